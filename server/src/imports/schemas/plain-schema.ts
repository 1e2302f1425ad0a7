import { isMembers, listOf } from '@farebox/client/json';
import type { JsonSchema } from '../operation.ts';

/** A schema that cannot be taken over; the message says why. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

class TooLarge extends Error {}

const recursionOf = (ref: string) => `contains itself: ${ref.slice(0, 200)}`;

export interface PlainSchemaOptions {
  /** What `#/...` refers to. Other documents are never read. */
  root: unknown;
  /** Leaves out what only the other direction has: `readOnly` members of a request, `writeOnly` members of an answer. */
  direction?: 'request' | 'response';
}

const nodesMax = 3000;
const depthMax = 40;
const refDepths = [Infinity, 4, 3, 2, 1, 0] as const;

/**
 * A schema without references, so that it can stand in any document: OpenAPI, MCP, a page. Keywords keep their meaning. Recursion ends
 * where it begins again, with the type alone. If all of it is too large, references are followed less deep.
 * @throws SchemaRefused for references to other documents, and for what is too large
 */
export function plainSchema(schema: unknown, options: PlainSchemaOptions): JsonSchema {
  for (const refDepthMax of refDepths) {
    try {
      const written = new Writer(options, refDepthMax).schema(schema, 0, []);
      return isMembers(written) ? written : {};
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown;
    }
  }
  throw new SchemaRefused(`its schema has more than ${nodesMax} parts, or more than ${depthMax} levels`);
}

const ofMaps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const ofLists: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const ofSchemas: ReadonlySet<string> = new Set([
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
]);
const ofData: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'default',
  'format',
  'title',
  'description',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'required',
  'dependentRequired',
  'deprecated',
  'examples',
  'contentEncoding',
  'contentMediaType',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);
/** With these beside it a reference stays a plain reference. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'deprecated',
  'examples',
  'example',
  'nullable',
  'summary',
]);

type Members = Readonly<Record<string, unknown>>;

class Writer {
  private nodes = 0;
  private readonly recursive = new Set<string>();
  private readonly options: PlainSchemaOptions;
  private readonly refDepthMax: number;

  constructor(options: PlainSchemaOptions, refDepthMax: number) {
    this.options = options;
    this.refDepthMax = refDepthMax;
  }

  schema(value: unknown, depth: number, refs: readonly string[]): JsonSchema | boolean {
    if (typeof value === 'boolean') return value;
    if (!isMembers(value)) return {};
    this.count(depth);
    if (typeof value['$ref'] === 'string') return this.referred(value, value['$ref'], depth, refs);
    if (typeof value['$dynamicRef'] === 'string') throw new SchemaRefused('its schema has a dynamic reference');
    const written: Record<string, unknown> = {};
    for (const [keyword, member] of Object.entries(value)) {
      if (ofMaps.has(keyword) && isMembers(member)) written[keyword] = this.map(member, depth, refs);
      else if (ofLists.has(keyword) && Array.isArray(member)) written[keyword] = member.map((each) => this.schema(each, depth + 1, refs));
      else if (keyword === 'items' && Array.isArray(member))
        written['prefixItems'] = member.map((each) => this.schema(each, depth + 1, refs));
      // A mark of draft 4 on a member itself, or nothing at all.
      else if (keyword === 'required' && !Array.isArray(member)) continue;
      else if (ofSchemas.has(keyword)) written[keyword] = this.schema(member, depth + 1, refs);
      else if (ofData.has(keyword)) written[keyword] = this.data(member, depth);
      else if (keyword === 'example') written['examples'] ??= [this.data(member, depth)];
    }
    const whole = merged(this.inOneDirection(inNewSyntax(written), value));
    return isNullable(value) ? withNull(whole) : whole;
  }

  private map(members: Members, depth: number, refs: readonly string[]): Record<string, unknown> {
    const entries = Object.entries(members).filter(([name, member]) => name !== '__proto__' && !this.isOfOtherDirection(member));
    return Object.fromEntries(entries.map(([name, member]) => [name, this.schema(member, depth + 1, refs)]));
  }

  private referred(value: Members, ref: string, depth: number, refs: readonly string[]): JsonSchema | boolean {
    const target = resolved(this.options.root, ref);
    const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== '$ref'));
    const found = this.followed(ref, target, depth, refs);
    const names = Object.keys(rest).filter((name) => !name.startsWith('x-'));
    if (names.length === 0 || typeof found === 'boolean') return found;
    const beside = this.schema(rest, depth, refs);
    if (typeof beside === 'boolean') return found;
    const whole = names.every((name) => annotations.has(name)) ? { ...found, ...beside } : merged({ allOf: [found, beside] });
    // Version 3.0 ignores it beside a reference, and yet many write it there.
    return isNullable(rest) ? withNull(whole) : whole;
  }

  /** Both ends of a recursion have one mark: names within it are looked up at its beginning. */
  private followed(ref: string, target: unknown, depth: number, refs: readonly string[]): JsonSchema | boolean {
    if (refs.includes(ref)) {
      this.recursive.add(ref);
      return { ...this.stub(target), $comment: recursionOf(ref) };
    }
    if (refs.length >= this.refDepthMax) return this.stub(target);
    const found = this.schema(target, depth + 1, [...refs, ref]);
    return this.recursive.has(ref) && typeof found !== 'boolean' ? { ...found, $comment: recursionOf(ref) } : found;
  }

  /** What is known of a schema without its parts. */
  private stub(target: unknown): JsonSchema {
    if (!isMembers(target)) return {};
    const { type, title } = target;
    return {
      ...(typeof type === 'string' ? { type } : isMembers(target['properties']) ? { type: 'object' } : {}),
      ...(typeof title === 'string' ? { title: title.slice(0, 200) } : {}),
    };
  }

  private data(value: unknown, depth: number): unknown {
    this.count(depth);
    if (typeof value === 'string') return cleaned(value);
    if (Array.isArray(value)) return value.map((each) => this.data(each, depth + 1));
    if (!isMembers(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => (name === '__proto__' ? [] : [[name, this.data(each, depth + 1)]])),
    );
  }

  private count(depth: number): void {
    this.nodes += 1;
    if (this.nodes > nodesMax || depth > depthMax) throw new TooLarge();
  }

  private isOfOtherDirection(member: unknown): boolean {
    const { direction, root } = this.options;
    if (direction === undefined || !isMembers(member)) return false;
    const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
    if (member[keyword] === true) return true;
    const ref = member['$ref'];
    if (typeof ref !== 'string') return false;
    const target = resolved(root, ref);
    return isMembers(target) && target[keyword] === true;
  }

  /** Nobody can be asked for a member that was left out. */
  private inOneDirection(written: Record<string, unknown>, { properties: all }: Members): Record<string, unknown> {
    const { required, properties } = written;
    if (!Array.isArray(required) || !isMembers(properties) || !isMembers(all)) return written;
    const left = required.filter((name) => typeof name === 'string' && (Object.hasOwn(properties, name) || !Object.hasOwn(all, name)));
    if (left.length > 0) return { ...written, required: left };
    const { required: _, ...rest } = written;
    return rest;
  }
}

/** Older words in those of JSON Schema 2020-12. Documents of every version have them. */
function inNewSyntax(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const written = { ...given };
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof written[exclusive] !== 'boolean') continue;
    const isExclusive = written[exclusive];
    delete written[exclusive];
    if (!isExclusive || written[bound] === undefined) continue;
    written[exclusive] = written[bound];
    delete written[bound];
  }
  if (written['type'] === 'file') Object.assign(written, { type: 'string', contentEncoding: 'binary' });
  return written;
}

function isNullable(source: Members): boolean {
  return source['nullable'] === true || source['x-nullable'] === true;
}

const conditions = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'const'] as const;

/** A schema that takes null too, whatever its parts say: generators write `nullable` beside `allOf`, and mean it. */
function withNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type : [];
  const isSimple = conditions.every((keyword) => schema[keyword] === undefined);
  if (isSimple) {
    const choices = schema['enum'];
    return {
      ...schema,
      ...(types.length === 0 || types.includes('null') ? {} : { type: [...types, 'null'] }),
      ...(Array.isArray(choices) && !choices.includes(null) ? { enum: [...choices, null] } : {}),
    };
  }
  const about = Object.entries(schema).filter(([name]) => descriptive.has(name));
  const rest = Object.entries(schema).filter(([name]) => !descriptive.has(name));
  return { ...Object.fromEntries(about), anyOf: [Object.fromEntries(rest), { type: 'null' }] };
}

const descriptive: ReadonlySet<string> = new Set(['title', 'description', 'default', 'deprecated', 'examples']);

/** `allOf` of objects whose members do not contradict each other as one object: easier to read, for models too. */
function merged(schema: Record<string, unknown>): JsonSchema {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts: unknown[] = [...allOf, rest];
  if (!parts.every(isMembers)) return schema;
  let all: Record<string, unknown> = {};
  for (const part of parts) {
    const next = mergedPair(all, part);
    if (next === null) return schema;
    all = next;
  }
  return all;
}

const mergeable: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  'title',
  'description',
  'examples',
  'deprecated',
  'default',
]);

function mergedPair(one: Members, other: Members): Record<string, unknown> | null {
  const names = Object.keys(other);
  if (names.length === 0) return { ...one };
  if (names.every((name) => annotations.has(name) || name === 'examples')) return { ...one, ...other };
  if (Object.keys(one).length === 0) return { ...other };
  const isPlain = [one, other].every(
    (part) => Object.keys(part).every((name) => mergeable.has(name)) && (part['type'] ?? 'object') === 'object',
  );
  if (!isPlain) return null;
  const [ofOne, ofOther] = [one['properties'] ?? {}, other['properties'] ?? {}];
  if (!isMembers(ofOne) || !isMembers(ofOther)) return null;
  const isContradiction = Object.keys(ofOther).some(
    (name) => Object.hasOwn(ofOne, name) && JSON.stringify(ofOne[name]) !== JSON.stringify(ofOther[name]),
  );
  if (isContradiction) return null;
  const required = [...new Set([...listOf(one['required']), ...listOf(other['required'])])];
  return {
    ...one,
    ...other,
    type: 'object',
    properties: { ...ofOne, ...ofOther },
    ...(required.length === 0 ? {} : { required }),
  };
}

/** The part of a document behind a reference. Only its own members count: `#/constructor` is nothing. @throws SchemaRefused */
export function resolved(root: unknown, ref: string): unknown {
  if (!ref.startsWith('#')) throw new SchemaRefused('it refers to another document, which is not read');
  if (ref !== '#' && !ref.startsWith('#/')) throw new SchemaRefused(`it refers to ${ref.slice(0, 100)}, which is no path in the document`);
  let found = root;
  for (const part of ref.split('/').slice(1)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) {
      throw new SchemaRefused(`it refers to ${ref.slice(0, 100)}, which the document does not have`);
    }
    found = Reflect.get(found, name);
  }
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Text that every database and terminal takes. */
export function cleaned(text: string): string {
  return text.replaceAll(/[\p{Cc}--[\n\t]]/gv, ' ').toWellFormed();
}
