/** Reads an answer of the service. */
export interface Answer<Type> {
  /** @throws TypeError that names the first member of another type */
  parse(value: unknown): Type;
}

/** What a value has to be. A member whose name ends in `?` may be absent. Other members and the values of enumerations are not checked. */
export type Check =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'unknown'
  | { is: string | number | boolean }
  | { list: Check }
  | { map: Check }
  | { any: readonly Check[] }
  | { object: Readonly<Record<string, Check>> }
  | { of: string };

/** Checks of named shapes. A newer service may answer with more than these say, never with less. */
export function answers(table: Readonly<Record<string, Check>>): <Type>(name: string) => Answer<Type> {
  return <Type>(name: string) => ({
    parse(value) {
      const wrong = firstWrong(value, { of: name }, '', table);
      if (wrong !== null) throw new TypeError(`the service answered with something else than ${name}: ${wrong}`);
      return checked<Type>(value);
    },
  });
}

/** The table and the types are written from the same schemas, so what passed the check of a shape has its type. */
function checked<Type>(value: unknown): Type {
  return value as Type;
}

/** @returns the path of the first member that is not what it has to be, and what it has to be; null if there is none */
function firstWrong(value: unknown, check: Check, path: string, table: Readonly<Record<string, Check>>): string | null {
  if (check === 'unknown') return null;
  if (typeof check === 'string') {
    const isRight = check === 'null' ? value === null : typeof value === check;
    return isRight ? null : `${path || 'it'} is not ${check === 'null' ? 'null' : `a ${check}`}`;
  }
  if ('is' in check) return value === check.is ? null : `${path || 'it'} is not ${JSON.stringify(check.is)}`;
  if ('of' in check) return firstWrong(value, table[check.of] ?? 'unknown', path, table);
  if ('any' in check) return wrongOfAll(value, check.any, path, table);
  if ('list' in check) {
    if (!Array.isArray(value)) return `${path || 'it'} is not a list`;
    return firstOf(value.entries(), ([index, item]) => firstWrong(item, check.list, `${path}[${index}]`, table));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path || 'it'} is not an object`;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if ('map' in check) return firstOf(Object.entries(value), ([name, member]) => firstWrong(member, check.map, below(name), table));
  const members = new Map<string, unknown>(Object.entries(value));
  return firstOf(Object.entries(check.object), ([key, member]) => {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    return isOptional && members.get(name) === undefined ? null : firstWrong(members.get(name), member, below(name), table);
  });
}

/** The choice that went furthest says best what is wrong. */
function wrongOfAll(value: unknown, choices: readonly Check[], path: string, table: Readonly<Record<string, Check>>): string | null {
  let furthest = `${path || 'it'} is none of what it may be`;
  for (const choice of choices) {
    const wrong = firstWrong(value, choice, path, table);
    if (wrong === null) return null;
    if (wrong.length > furthest.length) furthest = wrong;
  }
  return furthest;
}

function firstOf<Item>(items: Iterable<Item>, wrongOf: (item: Item) => string | null): string | null {
  for (const item of items) {
    const wrong = wrongOf(item);
    if (wrong !== null) return wrong;
  }
  return null;
}
