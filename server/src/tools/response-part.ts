import { isMembers } from '@farebox/client/json';

/** The part of an answer at a path such as `$.data.items[0]`; undefined where there is none. */
export function partAt(value: unknown, path: string): unknown {
  let found = value;
  for (const [, name, index] of path.replace(/^\$/, '').matchAll(/\.?([\w-]+)|\[(\d+)\]/g)) {
    if (!isMembers(found) && !Array.isArray(found)) return undefined;
    const key = index ?? name ?? '';
    if (!Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}
