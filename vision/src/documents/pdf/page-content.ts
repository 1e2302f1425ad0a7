import type { Box } from '../document-model.ts';

/** How a run of glyphs looks. One object for all that look alike, so that it can be compared by `===`. */
export interface TextStyle {
  fontName: string;
  /** In points, as it appears on the page. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** All letters as wide as each other: code, mostly. */
  isMono?: boolean;
  /** Six hexadecimal digits. */
  color: string;
}

/** Glyphs of one style without a gap between them. */
export interface Word {
  text: string;
  box: Box;
  baseline: number;
  style: TextStyle;
  /** Not painted: what a recogniser has put behind a picture of a page. */
  isHidden: boolean;
  /** A space was written before it. Without one, a wide gap is one too. */
  hasSpaceBefore: boolean;
  /** In points: a wider gap beside it is a space. Learned from its line; absent where nothing is known. */
  spaceMin?: number;
  /** Words of one page with the same number were painted without a gap: one of them is raised or lowered, or looks different. */
  chain?: number;
  link: string | null;
}

/** A straight line along an axis, as it is painted: thin rectangles are lines too. */
export interface Rule {
  /** Along x: `at` is its y; along y: its x. */
  direction: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

/** Where a picture is painted. */
export interface Placement {
  /** The name under which pdf.js keeps the picture; null for those that are parts of the page, and masks. */
  objectId: string | null;
  box: Box;
}

/** What a page shows, in points from its top left corner, upright. */
export interface PageContent {
  number: number;
  width: number;
  height: number;
  words: Word[];
  rules: Rule[];
  pictures: Placement[];
  /** Text that is not upright when the page is: notes along an edge, watermarks. */
  slanted: Word[];
}

export function isWithin([left, top, right, bottom]: Box, outer: Box, slack = 0): boolean {
  return left >= outer[0] - slack && top >= outer[1] - slack && right <= outer[2] + slack && bottom <= outer[3] + slack;
}

export function union(boxes: readonly Box[]): Box {
  return [
    least(boxes.map((box) => box[0])),
    least(boxes.map((box) => box[1])),
    most(boxes.map((box) => box[2])),
    most(boxes.map((box) => box[3])),
  ];
}

/** As Math.min, for lists of any length. */
export function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Infinity);
}

export function most(values: readonly number[]): number {
  return values.reduce((largest, value) => Math.max(largest, value), -Infinity);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
