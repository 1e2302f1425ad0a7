import { isMembers } from '@farebox/client/json';
import type { JsonSchema, Operation } from '../operation.ts';
import { cleaned } from './plain-schema.ts';

/** The keys that APIs of models take: for one other key they refuse the whole list of tools. Source: Anthropic and OpenAI, tools. */
const plainKey = /^[a-zA-Z0-9_.-]{1,64}$/;
/** Arguments that MCP adds to each tool. */
export const addedArguments: readonly string[] = ['paymentToken', 'pay', 'idempotencyKey'];
const keyLengthMax = 64;

/** An operation whose inputs have names that every host takes; `renamed` says what its upstream calls them. */
export function withPlainKeys(operation: Operation): Operation {
  const originals = new Set<string>();
  collect(operation.input, originals);
  const odd = [...originals].filter((name) => !plainKey.test(name));
  if (odd.length === 0) return operation;
  const taken = new Set([...addedArguments, '__proto__', ...originals]);
  const shown = new Map<string, string>();
  for (const name of odd) {
    const key = freeKey(name, taken);
    taken.add(key);
    shown.set(name, key);
  }
  const example = renamedValue(operation.exampleRequest, [operation.input], shown);
  return {
    ...operation,
    input: renamedSchema(operation.input, shown),
    exampleRequest: isMembers(example) ? { ...example } : {},
    renamed: Object.fromEntries([...shown].map(([name, key]) => [key, name])),
  };
}

type Renamed = Pick<Operation, 'input' | 'renamed'>;

/** An input under the names that its upstream knows. */
export function upstreamInput({ input, renamed }: Renamed, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (renamed === undefined) return given;
  const value = renamedValue(given, [input], new Map(Object.entries(renamed)));
  return isMembers(value) ? value : given;
}

/** An input under the names of the schema, where a caller took some from the documents of the upstream. */
export function shownInput({ input, renamed = {} }: Renamed, given: unknown): unknown {
  return renamedValue(given, [input], new Map(Object.entries(renamed).map(([key, name]) => [name, key])));
}

/** `filter[status]` -> `filter_status`, `StartTime<` -> `StartTime_lt`. */
function freeKey(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('<', '_lt')
    .replaceAll('>', '_gt')
    .replaceAll(/[^a-zA-Z0-9_.-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `_${number}`;
    const key = (words === '' ? 'field' : words).slice(0, keyLengthMax - suffix.length) + suffix;
    if (!taken.has(key)) return key;
  }
}

const dataKeywords: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples']);

function collect(schema: unknown, names: Set<string>): void {
  if (Array.isArray(schema)) for (const each of schema) collect(each, names);
  if (!isMembers(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (dataKeywords.has(keyword)) continue;
    if (keyword === 'properties' && isMembers(value)) for (const name of Object.keys(value)) names.add(name);
    const isMap = keyword === 'properties' || keyword === 'patternProperties' || keyword === 'dependentSchemas';
    collect(isMap && isMembers(value) ? Object.values(value) : value, names);
  }
}

function renamedSchema(schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isMembers(value) ? renamedSchema(value, names) : value;
  };
  const keyOf = (name: unknown) => (typeof name === 'string' ? (names.get(name) ?? name) : name);
  const mapped = (value: unknown, change: (each: unknown) => unknown, key = keyOf) =>
    isMembers(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [String(key(name)), change(each)])) : value;
  const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(keyOf) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isMembers(value)) {
        const entries = Object.entries(value).map(([name, each]) => [keyOf(name), explained(inner(each), name, names)]);
        return [keyword, Object.fromEntries(entries)];
      }
      if (keyword === 'dependentSchemas') return [keyword, mapped(value, inner)];
      if (keyword === 'patternProperties') return [keyword, mapped(value, inner, (name) => name)];
      if (keyword === 'required') return [keyword, namesIn(value)];
      if (keyword === 'dependentRequired') return [keyword, mapped(value, namesIn)];
      if (keyword === 'enum' || keyword === 'examples')
        return [keyword, Array.isArray(value) ? value.map((each: unknown) => renamedValue(each, [schema], names)) : value];
      if (keyword === 'const' || keyword === 'default') return [keyword, renamedValue(value, [schema], names)];
      return [keyword, inner(value)];
    }),
  );
}

/** Names the original, which the documents of the upstream speak of. */
function explained(schema: unknown, name: string, names: ReadonlyMap<string, string>): unknown {
  if (!names.has(name) || !isMembers(schema)) return schema;
  const { description } = schema;
  const original = `Called ${cleaned(name).slice(0, 200)} by its API.`;
  return { ...schema, description: typeof description === 'string' && description !== '' ? `${description} ${original}` : original };
}

/** A value with the members that the schemas of its place declare under other names. All else, such as free-form data, stays as it is. */
function renamedValue(value: unknown, schemas: readonly unknown[], names: ReadonlyMap<string, string>, above: Known = new Map()): unknown {
  const { all, known } = unfolded(schemas.flatMap(alternatives), above);
  if (all.length === 0) return value;
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) =>
      renamedValue(
        each,
        all.flatMap(({ prefixItems, items }) => [Array.isArray(prefixItems) ? prefixItems[index] : undefined, items]),
        names,
        known,
      ),
    );
  }
  const declared = all.flatMap(({ properties }) => (isMembers(properties) ? [properties] : []));
  const others = all.flatMap(({ additionalProperties, patternProperties }) => [
    additionalProperties,
    ...(isMembers(patternProperties) ? Object.values(patternProperties) : []),
  ]);
  if (!isMembers(value) || (declared.length === 0 && !others.some(isMembers))) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const name = names.get(key) ?? key;
      const own = declared.flatMap((properties) =>
        [key, name].filter((known) => Object.hasOwn(properties, known)).map((known) => properties[known]),
      );
      return [own.length === 0 ? key : name, renamedValue(each, own.length === 0 ? others : own, names, known)];
    }),
  );
}

type Members = Readonly<Record<string, unknown>>;
/** The schemas above that contain themselves, by their mark. */
type Known = ReadonlyMap<unknown, Members>;

/** Schemas that end where a recursion begins again are those of its beginning. See {@link plainSchema}. */
function unfolded(schemas: readonly Members[], above: Known): { all: Members[]; known: Known } {
  const known = new Map(above);
  const all = schemas.flatMap((schema) => {
    const { $comment: mark } = schema;
    if (mark === undefined) return [schema];
    const begun = above.get(mark);
    if (begun === undefined) known.set(mark, schema);
    return begun === undefined ? [schema] : alternatives(begun);
  });
  return { all, known };
}

/** A schema and all that may hold in its place. */
function alternatives(schema: unknown): Members[] {
  if (!isMembers(schema)) return [];
  const { allOf, anyOf, oneOf, if: condition, then, else: otherwise, dependentSchemas } = schema;
  const inner = [allOf, anyOf, oneOf].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const dependent = isMembers(dependentSchemas) ? Object.values(dependentSchemas) : [];
  return [schema, ...[...inner, condition, then, otherwise, ...dependent].flatMap(alternatives)];
}
