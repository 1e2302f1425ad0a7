import type { Line } from './lines.ts';
import { isBullet, isMarker, ordinalValues } from './markers.ts';
import { union, type Word } from './page-content.ts';

/** The list marker of a line: a bullet, or a number that is far from its text or has a neighbouring number in the list. */
export function markerOf(line: Line, lines: readonly Line[], index: number): Word | null {
  const [first, second] = line.words;
  if (first === undefined || second === undefined || !isMarker(first.text)) return null;
  const gap = second.box[0] - first.box[2];
  if (isBullet(first.text)) return /^[o*\-–—−§]$/.test(first.text) && gap < 0.35 * line.size ? null : first;
  if (gap > 0.55 * line.size) return first;
  const values = ordinalValues(first.text);
  const follows = lines
    .slice(Math.max(0, index - 12), index + 12)
    .some((other) => other !== line && isNeighbour(values, other, first.box[0]));
  return follows ? first : null;
}

/** A number without a gap before its text. Tightly set lists have such numbers from the tenth item on. */
const tightMarker = /^(\d{1,3}[.)])\p{L}/u;

/** Returns the line with its marker as a separate word. */
export function withFreeMarker(line: Line, lines: readonly Line[], index: number): Line {
  const [first, ...others] = line.words;
  const marker = tightMarker.exec(first?.text ?? '')?.[1];
  if (first === undefined || marker === undefined || line.isBold) return line;
  const values = ordinalValues(marker);
  const near = lines.slice(Math.max(0, index - 12), index + 12);
  if (!near.some((other) => other !== line && isNeighbour(values, other, first.box[0]))) return line;
  const [left, top, right, bottom] = first.box;
  const middle = left + ((right - left) * marker.length) / first.text.length;
  const rest: Word = { ...first, text: first.text.slice(marker.length), box: [middle, top, right, bottom], hasSpaceBefore: true };
  return { ...line, words: [{ ...first, text: marker, box: [left, top, middle, bottom] }, rest, ...others] };
}

function isNeighbour(values: readonly number[], other: Line, left: number): boolean {
  const [word] = other.words;
  if (word === undefined || Math.abs(word.box[0] - left) > Math.max(6, 0.8 * other.size)) return false;
  const marker = isMarker(word.text) ? word.text : (tightMarker.exec(word.text)?.[1] ?? '');
  return ordinalValues(marker).some((value) => values.includes(value - 1) || values.includes(value + 1));
}

export function withoutMarker(line: Line): Line {
  const words = line.words.slice(1);
  return { ...line, words, box: union(words.map(({ box }) => box)), isBold: words.every(({ style }) => style.isBold) };
}
