import { isMembers, members } from '@farebox/client/json';

/** A field of a schema, a parameter or an operation: its name, and the words that explain it. */
export interface DescribedField {
  name: string;
  text: string;
}

const fieldsMax = 200;
const depthMax = 8;
const textMax = 400;
/** Of enums and examples. */
const valuesMax = 20;
const valueMax = 60;
const hopsMax = 4;

/**
 * The fields of a JSON Schema, the outer ones first. Only references inside of `document` are followed, each once, so a schema that contains
 * itself ends.
 */
export function describedFields(schema: unknown, document: unknown = schema): DescribedField[] {
  const found: DescribedField[] = [];
  const seen = new Set<unknown>();
  const queue: Array<{ name: string; value: unknown; depth: number }> = [{ name: '', value: schema, depth: 0 }];
  for (const { name, value, depth } of queue) {
    const its = resolved(value, document);
    if (found.length >= fieldsMax) break;
    found.push({ name, text: explained(name, its === value ? [its] : [value, its]) });
    if (!isMembers(its) || depth >= depthMax || seen.has(its)) continue;
    seen.add(its);
    const inner = partsOf(its).slice(0, fieldsMax);
    queue.push(...inner.map((part) => ({ ...part, depth: depth + 1 })).slice(0, Math.max(0, 4 * fieldsMax - queue.length)));
  }
  return found.filter((field) => field.name !== '' || field.text !== '');
}

/** The words of a schema, a parameter or a media type. */
export function explained(name: string, sources: readonly unknown[]): string {
  const texts = sources.flatMap((source) => {
    const { title, description, enum: choices, const: only, example, examples } = members(source);
    const said = typeof title === 'string' && plain(title) === plain(name) ? '' : title;
    return [said, description, ...valuesOf(choices), ...valuesOf([only]), ...valuesOf([example]), ...valuesOf(examples)];
  });
  return texts
    .flatMap((text) => (typeof text === 'string' ? [text.slice(0, textMax).trim()] : []))
    .filter((text, at, all) => text !== '' && all.indexOf(text) === at)
    .join(' ')
    .slice(0, textMax);
}

/** Follows references inside of a document. */
export function resolved(value: unknown, document: unknown): unknown {
  let at = value;
  for (let hops = 0; hops < hopsMax; hops += 1) {
    const reference: unknown = isMembers(at) ? at['$ref'] : undefined;
    if (typeof reference !== 'string' || !/^#(?:\/|$)/.test(reference)) return at;
    at = reference
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((inside, part) => (isMembers(inside) && Object.hasOwn(inside, part) ? inside[part] : undefined), document);
  }
  return undefined;
}

/** One line for each field, of at most `lengthMax` characters together: all names, and of the texts an equal share of what is left. */
export function fieldLines(fields: readonly DescribedField[], lengthMax: number): string {
  let left = lengthMax - fields.reduce((sum, { name }) => sum + name.length + separator.length + 1, 0);
  const shares = new Map<DescribedField, number>();
  for (const [at, field] of fields.toSorted((a, b) => a.text.length - b.text.length).entries()) {
    const share = Math.min(field.text.length, Math.max(0, Math.floor(left / (fields.length - at))));
    shares.set(field, share);
    left -= share;
  }
  return fields
    .map((field) => [field.name, field.text.slice(0, shares.get(field))].filter((part) => part !== '').join(separator))
    .join('\n')
    .slice(0, lengthMax);
}

const separator = ': ';

function partsOf(schema: Readonly<Record<string, unknown>>): Array<{ name: string; value: unknown }> {
  const lists = ['prefixItems', 'allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list: unknown = schema[key];
    return Array.isArray(list) ? list.map((value: unknown) => ({ name: '', value })) : [];
  });
  return [
    ...Object.entries(members(schema['properties'])).map(([name, value]) => ({ name, value })),
    { name: '', value: schema['items'] },
    { name: '', value: schema['additionalProperties'] },
    ...lists,
  ];
}

/** Texts among values; of an object, as OpenAPI keeps examples, those of its members. Numbers and identifiers say nothing. */
function valuesOf(values: unknown): string[] {
  const list: unknown[] = Array.isArray(values) ? values : Object.values(members(values));
  return list
    .slice(0, valuesMax)
    .flatMap((value): unknown[] => (isMembers(value) ? Object.values(value).slice(0, valuesMax) : [value]))
    .flatMap((value) => (typeof value === 'string' && value.length <= valueMax && /\p{L}{2}/u.test(value) ? [value] : []));
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
