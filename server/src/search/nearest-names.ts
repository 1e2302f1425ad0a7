import { editDistance } from './terms.ts';
import type { ProblemDetails } from '../errors.ts';

const shownMax = 3;
/** Longer names are not mistyped, and each comparison costs the product of two lengths. */
const lengthMax = 64;
const comparedMax = 2000;

/** A thing under all its names, the one to show first. */
type Named = readonly [string, ...string[]];

/** The names of the things that come closest to a name that nothing has: by a few edits, by its beginning, or by its words. */
export function nearestNames(typed: string, things: Iterable<Named>): string[] {
  const wanted = plain(typed.slice(0, lengthMax + 1));
  if (wanted === '' || wanted.length > lengthMax) return [];
  const found: Array<{ name: string; distance: number }> = [];
  let compared = 0;
  for (const names of things) {
    let nearest = Infinity;
    for (const name of names) {
      compared += 1;
      nearest = Math.min(nearest, distanceBetween(wanted, plain(name)));
    }
    if (nearest < Infinity) found.push({ name: names[0], distance: nearest });
    if (compared >= comparedMax) break;
  }
  return found
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, shownMax)
    .map(({ name }) => name);
}

/** What the answer to an unknown name of a tool says; nothing where no name is near. */
export function didYouMean(nearest: readonly string[]): Pick<ProblemDetails, 'hint' | 'members'> {
  if (nearest.length === 0) return {};
  return {
    hint: `Did you mean ${nearest.join(' or ')}? GET /api/tools/search?q= finds others, search_tools over MCP.`,
    members: { nearest },
  };
}

/** Infinity: not near. */
function distanceBetween(wanted: string, name: string): number {
  if (wanted.length >= 3 && (name.startsWith(wanted) || wanted.startsWith(`${name}-`)))
    return 1 + Math.abs(name.length - wanted.length) / 100;
  const editsMax = Math.max(1, Math.floor(wanted.length / 4));
  if (Math.abs(name.length - wanted.length) <= editsMax) {
    const edits = editDistance(wanted, name);
    if (edits <= editsMax) return edits;
  }
  const words = new Set(name.split('-'));
  const own = wanted.split('-');
  const common = own.filter((word) => word.length > 2 && words.has(word)).length;
  return common > 0 && common * 2 >= own.length ? 10 + own.length - common : Infinity;
}

function plain(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
