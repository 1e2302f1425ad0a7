import { ulid, type IdPrefix } from '../ids.ts';

/** The characters of a ULID that are time. */
const timeLength = 10;

/** What every id of this kind made at or after a moment is not less than, and every earlier one is less than. */
export function idFloor(prefix: IdPrefix, epochMs: number): string {
  return `${prefix}_${ulid(Math.max(0, epochMs)).slice(0, timeLength)}`;
}
