import type { PageContent, Rule, TextStyle, Word } from '../documents/pdf/page-content.ts';
import { heightOf } from './bitmap.ts';
import type { PreparedPicture } from './ocr-tasks.ts';
import { isSpace, textOf, type ReadLine, type ReadPiece } from './read-lines.ts';
import type { ReadPicture } from './read-picture.ts';
import { isEastAsian } from './scripts.ts';

/** The whole page, in points. */
export interface PageSize {
  number: number;
  widthPoints: number;
  heightPoints: number;
}

/**
 * Converts recognised text to the form of text in a file: words, drawn lines and font sizes, so that headings, lists, tables and columns
 * are found by the same code. The page is straightened and rotated.
 */
export function contentOfPage({ picture, turn, lines }: ReadPicture, { number, widthPoints, heightPoints }: PageSize): PageContent {
  const isLying = turn === 90 || turn === 270;
  const [width, height] = isLying ? [heightPoints, widthPoints] : [widthPoints, heightPoints];
  const scaling = scalingOf(picture, width);
  const sizes = snapped(lines.map((line) => ({ size: emOf(line) * scaling.factor, letters: line.text.length })));
  const styles = new Map<number, TextStyle>();
  const words = lines.flatMap((line, index) => wordsOf(line, styleOf(sizes[index] ?? 10, styles), scaling));
  return { number, width, height, words, rules: picture.rules.map((rule) => ruleOf(rule, scaling)), pictures: [], slanted: [] };
}

interface Scaling {
  factor: number;
  x(pixels: number): number;
  y(pixels: number): number;
}

function scalingOf({ width, height, scale, straightWidth, straightHeight }: PreparedPicture, widthPoints: number): Scaling {
  const perPixel = widthPoints / width;
  const factor = perPixel / scale;
  return {
    factor,
    x: (pixels) => (pixels - straightWidth / 2) * factor + (width / 2) * perPixel,
    y: (pixels) => (pixels - straightHeight / 2) * factor + (height / 2) * perPixel,
  };
}

function ruleOf(rule: PreparedPicture['rules'][number], { x, y }: Scaling): Rule {
  return rule.isHorizontal
    ? { direction: 'x', at: y((rule.top + rule.bottom) / 2), from: x(rule.left), to: x(rule.right) }
    : { direction: 'y', at: x((rule.left + rule.right) / 2), from: y(rule.top), to: y(rule.bottom) };
}

const ascenders = /[A-Zbdfhijklt0-9'"!?()[\]/&%$£€]/;
const descenders = /[gjpqy,;()[\]/]/;
const eastAsianPart = 0.92;
const [smallPart, ascenderPart, descenderPart] = [0.47, 0.21, 0.21];

/** The font size of a line in pixels, derived from the height of its letters. */
function emOf(line: ReadLine): number {
  return heightOf(line) / (aboveBaseline(line.text) + belowBaseline(line.text));
}

function aboveBaseline(text: string): number {
  if (hasEastAsian(text)) return eastAsianPart - 0.1;
  return smallPart + (ascenders.test(text) ? ascenderPart : 0);
}

function belowBaseline(text: string): number {
  if (hasEastAsian(text)) return 0.1;
  return descenders.test(text) ? descenderPart : 0;
}

function hasEastAsian(text: string): boolean {
  return [...text].some(isEastAsian);
}

/** The measured size of a line depends on its letters: nearly equal sizes become equal, starting with the size of most text. */
function snapped(lines: ReadonlyArray<{ size: number; letters: number }>): number[] {
  const result = lines.map(() => 0);
  const open = new Set(lines.keys());
  while (open.size > 0) {
    const centre = weightedMedian([...open].flatMap((index) => lines[index] ?? []));
    const near = [...open].filter((index) => Math.abs((lines[index]?.size ?? 0) / centre - 1) < 0.2);
    if (near.length === 0) break;
    for (const index of near) {
      result[index] = Math.max(4, Math.round(centre * 2) / 2);
      open.delete(index);
    }
  }
  return result;
}

function weightedMedian(lines: ReadonlyArray<{ size: number; letters: number }>): number {
  const sorted = lines.toSorted((a, b) => a.size - b.size);
  let rest = sorted.reduce((sum, { letters }) => sum + letters, 0) / 2;
  for (const { size, letters } of sorted) {
    rest -= letters;
    if (rest <= 0) return size;
  }
  return sorted.at(-1)?.size ?? 10;
}

function styleOf(size: number, styles: Map<number, TextStyle>): TextStyle {
  const known = styles.get(size);
  if (known !== undefined) return known;
  const style = { fontName: 'Arial', size, isBold: false, isItalic: false, color: '000000' };
  styles.set(size, style);
  return style;
}

/** Joins pieces without a space between them into one word. */
function wordsOf(line: ReadLine, style: TextStyle, { x, y }: Scaling): Word[] {
  const groups: ReadPiece[][] = [];
  for (const piece of line.pieces) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || isWordBreak(before, piece, heightOf(line))) groups.push([piece]);
    else last.push(piece);
  }
  const baseline = y(line.bottom) - style.size * belowBaseline(line.text);
  return groups.map((pieces, index): Word => {
    const left = x(pieces[0]?.left ?? line.left);
    const next = groups[index + 1]?.[0];
    // Boxes are inexact, and may hide a space.
    const until = next === undefined ? Infinity : x(next.left) - style.size * 0.2;
    const right = Math.max(left + 0.1, Math.min(x(pieces.at(-1)?.right ?? line.right), until));
    return {
      text: textOf(pieces),
      box: [left, y(line.top), right, y(line.bottom)],
      baseline,
      style,
      isHidden: false,
      hasSpaceBefore: index > 0,
      link: null,
    };
  });
}

function isWordBreak(before: ReadPiece, piece: ReadPiece, lineHeight: number): boolean {
  if (isSpace(before, piece)) return true;
  // Chinese punctuation is surrounded by white.
  const isLoose = /^[、。，．・；：？！「」『』（）]/u.test(piece.text) || /[、。，．・；：？！「」『』（）]$/u.test(before.text);
  return piece.left - before.right > lineHeight * (isLoose ? 2.2 : 1.1);
}
