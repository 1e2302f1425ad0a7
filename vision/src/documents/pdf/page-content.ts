import type { Box } from '../document-model.ts';

/** The style of a run of glyphs. Equal styles share one object, so styles can be compared by `===`. */
export interface TextStyle {
  fontName: string;
  /** In points, as shown on the page. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** All letters have the same width, usually code. */
  isMono?: boolean;
  /** Six hexadecimal digits. */
  color: string;
}

/** Glyphs of one style without a gap between them. */
export interface Word {
  /** Its letters from left to right, whatever their direction. */
  text: string;
  box: Box;
  baseline: number;
  style: TextStyle;
  /** Invisible text, such as the text that OCR has put behind a scanned page. */
  isHidden: boolean;
  /** The PDF has a space character before the word. Without one, a wide gap counts as a space. */
  hasSpaceBefore: boolean;
  /** In points: a wider gap beside the word is a space. Measured on its line; absent if unknown. */
  spaceMin?: number;
  /**
   * Words of one page with the same number were painted without a gap between them. They are separate words because one is raised or
   * lowered, or has another style.
   */
  chain?: number;
  /** On a page that is laid out mirrored. */
  isMirrored?: boolean;
  link: string | null;
}

/** A straight painted line along an axis. Thin rectangles are lines too. */
export interface Rule {
  /** `at` is the y coordinate of a line along x, and the x coordinate of a line along y. */
  direction: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

/** The position of a picture. */
export interface Placement {
  /** The picture's name in the pdf.js store; null for inline images and masks. */
  objectId: string | null;
  box: Box;
}

/** The content of a page, in points from its top left corner, upright. */
export interface PageContent {
  number: number;
  width: number;
  height: number;
  words: Word[];
  rules: Rule[];
  pictures: Placement[];
  /** Text in a direction other than the page's: notes along an edge, watermarks. */
  slanted: Word[];
}

/** Whether there are words, and all are numbers: with digits, perhaps with signs, and without letters. */
export function areNumbers(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(({ text }) => /\d/.test(text) && !/\p{L}/u.test(text));
}

/** Whether the words end in an amount of money: `1,234.50`, `9.50 S`. */
export function endInAmount(words: readonly Word[]): boolean {
  const [before, last] = [words.at(-2)?.text ?? '', words.at(-1)?.text ?? ''];
  return amount.test(last) || (/^[A-Z]{1,2}$/.test(last) && amount.test(before));
}

const amount = /^[^\p{L}\p{N}]{0,2}\d[\d.,']*[.,]\d{2}[^\p{L}\p{N}]{0,2}$/u;

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

/** Like Math.min, but for lists of any length. */
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
