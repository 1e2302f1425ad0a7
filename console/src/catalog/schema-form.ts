import { parseJson } from '@farebox/client/json';
/** What the form reads of a JSON Schema. */
interface Member {
  /** A label in the language of the reader. */
  title?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  description?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export interface SchemaField {
  name: string;
  label: string;
  isRequired: boolean;
  description: string;
  control:
    | { kind: 'text' | 'long_text' | 'json' | 'boolean' }
    | { kind: 'number'; min: number | undefined; max: number | undefined; isWhole: boolean }
    | { kind: 'choice'; options: readonly string[] };
}

/** The fields of a form for an object. What has no control of its own is written as JSON. */
export function fieldsOf(schema: Readonly<Record<string, unknown>>): SchemaField[] {
  const members = (schema['properties'] ?? {}) as Readonly<Record<string, Member>>;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  return Object.entries(members)
    .map(([name, member]) => ({
      name,
      label: member.title === undefined ? name : `${member.title} (${name})`,
      isRequired: required.has(name),
      description: member.description ?? '',
      control: controlOf(member),
    }))
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

const shortText = 300;

function controlOf({ type, enum: options, maxLength = Infinity, minimum, maximum }: Member): SchemaField['control'] {
  if (options !== undefined && options.every((option) => typeof option === 'string')) return { kind: 'choice', options };
  if (type === 'string') return { kind: maxLength <= shortText ? 'text' : 'long_text' };
  if (type === 'integer' || type === 'number') return { kind: 'number', min: minimum, max: maximum, isWhole: type === 'integer' };
  if (type === 'boolean') return { kind: 'boolean' };
  return { kind: 'json' };
}

/** What is typed into a form, by field. */
export type Typed = Readonly<Record<string, string>>;

/** A value as it stands in its field. */
export function typedOf(values: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value, null, 2)]),
  );
}

/** The input that a form says; fields that are empty and not required are absent. @throws SyntaxError for a field that is no JSON */
export function inputOf(fields: readonly SchemaField[], typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, isRequired, control }): Array<[string, unknown]> => {
      const text = typed[name] ?? '';
      if (text === '' && !(isRequired && (control.kind === 'text' || control.kind === 'long_text'))) return [];
      if (control.kind === 'number') return [[name, numberOf(text)]];
      if (control.kind === 'boolean') return [[name, text === 'true']];
      return [[name, control.kind === 'json' ? parseJson(text) : text]];
    }),
  );
}

/** With all digits that were typed. */
function numberOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return Number(text);
  }
}
