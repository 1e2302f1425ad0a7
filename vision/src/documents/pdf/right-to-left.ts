import bidiFactory from 'bidi-js';
import type { Block, Box } from '../document-model.ts';
import { isMostlyRightToLeft } from '../text-direction.ts';
import type { Glyph } from './interpret-page.ts';
import type { PageContent, Rule, Word } from './page-content.ts';

const bidi = factoryOf(bidiFactory)();

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const anyLetter = /\p{L}/u;

/** A sign before a number would go to its other side. */
const plainNumber = /^[-+−]?\d(?:[\d.,:/]*\d)?%?$/;

function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** The letters of one glyph, as they follow each other from left to right: a ligature of Arabic letters is read from its right end. */
export function fromLeftToRight(letters: string): string {
  return letters.length > 1 && isRightToLeft(letters) ? reversed(letters) : letters;
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

/** Relative to the font size: how exactly a glyph ends where the one painted before it begins. */
const touchMax = 0.1;

/** Puts glyphs of right-to-left text that were painted in reading order in their order from left to right, as most programs paint them. */
export function paintedFromLeft(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => isRightToLeft(text))) return glyphs;
  const ordered: Glyph[] = [];
  let run: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = run.at(-1);
    if (last !== undefined && !precedes(glyph, last)) {
      ordered.push(...run.toReversed());
      run = [];
    }
    run.push(glyph);
  }
  return [...ordered, ...run.toReversed()];
}

/** Whether a glyph stands directly to the left of the one that was painted before it. */
function precedes(glyph: Glyph, before: Glyph): boolean {
  const { size } = before.style;
  return (
    (isRightToLeft(glyph.text) || isRightToLeft(before.text)) &&
    glyph.from[0] < before.from[0] &&
    Math.abs(glyph.to[0] - before.from[0]) < touchMax * size &&
    Math.abs(glyph.from[1] - before.from[1]) < touchMax * size
  );
}

/** A part of a line in reading order: letters of one word, or a space. */
export interface Piece {
  text: string;
  word: Word | null;
}

/** Whether the words of a line are not in reading order from left to right. */
export function needsReordering(words: readonly Word[]): boolean {
  return words.some(({ text, isMirrored }) => isMirrored === true || isRightToLeft(text));
}

/**
 * The words of a line in reading order, by the Unicode Bidirectional Algorithm (UAX 9): it turns a line in reading order into one from left
 * to right, and is its own inverse for lines. Numbers and words of other scripts keep their order, brackets are mirrored.
 *
 * @param needsSpace whether a space belongs between a word and the one before it
 */
export function inReadingOrder(words: readonly Word[], needsSpace: (before: Word, word: Word) => boolean): Piece[] {
  const spaced = words.flatMap((word, at): Piece[] => {
    const before = words[at - 1];
    const letters = Array.from(word.text, (text): Piece => ({ text, word }));
    if (word.isMirrored === true) letters.reverse();
    return before !== undefined && needsSpace(before, word) ? [{ text: ' ', word: null }, ...letters] : letters;
  });
  const isMirrored = words[0]?.isMirrored === true;
  const texts = words.map(({ text }) => text);
  // Numbers alone follow the page. Some letters from right to left make a line one of the page, but not between words of another script.
  const isOther =
    [texts.at(0), texts.at(-1)].every((text = '') => anyLetter.test(text) && !isRightToLeft(text)) && !isMostlyRightToLeft(texts);
  const isOfPage = !isOther && (texts.some(isRightToLeft) || !texts.some((text) => anyLetter.test(text)));
  const isBackward = isMirrored ? isOfPage : isMostlyRightToLeft(texts);
  return reordered(isMirrored ? spaced.toReversed() : spaced, isBackward);
}

/** The same for a text without words. */
export function textInReadingOrder(text: string): string {
  if (!isRightToLeft(text)) return text;
  const letters = Array.from(text, (letter): Piece => ({ text: letter, word: null }));
  const pieces = reordered(letters, isMostlyRightToLeft([text]));
  return pieces.map((piece) => piece.text).join('');
}

function reordered(visual: readonly Piece[], isBackward: boolean): Piece[] {
  const line = visual
    .map(({ text, word }) => (word !== null && plainNumber.test(word.text) ? '1' : text.length === 1 ? text : 'a'))
    .join('');
  const levels = bidi.getEmbeddingLevels(line, isBackward ? 'rtl' : 'ltr');
  const areShapes = bracketsAreShapes(line, levels.levels);
  const pieces: Piece[] = [];
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const { text, word } = visual[at] ?? { text: '', word: null };
    const shown = areShapes && (levels.levels[at] ?? 0) % 2 === 1 ? (bidi.getMirroredCharacter(text) ?? text) : text;
    const last = pieces.at(-1);
    if (last !== undefined && last.word === word) last.text += shown;
    else pieces.push({ text: shown, word });
  }
  return pieces;
}

/**
 * Whether the brackets of a line are what is seen, `(` for one that is open to the right, or as they are typed, which turns all of them
 * around: PDFs have either. What a bracket stands at, without a space, is inside of it.
 */
function bracketsAreShapes(line: string, levels: Uint8Array): boolean {
  let [shapes, typed] = [0, 0];
  for (const [at, sign] of Array.from(line).entries()) {
    const isOpening = bidi.openingToClosingBracket(sign) !== null;
    if ((!isOpening && bidi.closingToOpeningBracket(sign) === null) || (levels[at] ?? 0) % 2 === 0) continue;
    const isFreeOn = (side: 1 | -1): boolean => (line[at + side] ?? ' ') === ' ';
    const [outside, inside] = isOpening ? ([-1, 1] as const) : ([1, -1] as const);
    if (isFreeOn(outside) && !isFreeOn(inside)) shapes += 1;
    if (isFreeOn(inside) && !isFreeOn(outside)) typed += 1;
  }
  return shapes >= typed;
}

/**
 * Mirrors a page of right-to-left text, so that its layout is that of a page from left to right: the first column, the first cell of a row and
 * the beginning of a line are on the left. Changes the page.
 *
 * @returns whether it is such a page
 */
export function mirror(page: PageContent, placed: ReadonlyArray<{ box: Box }>): boolean {
  if (!isMostlyRightToLeft(page.words.map(({ text }) => text))) return false;
  const { width } = page;
  for (const word of page.words) Object.assign(word, { box: mirrored(word.box, width), isMirrored: true });
  for (const picture of [...page.pictures, ...placed]) picture.box = mirrored(picture.box, width);
  page.rules = page.rules.map((rule): Rule =>
    rule.direction === 'x' ? { ...rule, from: width - rule.to, to: width - rule.from } : { ...rule, at: width - rule.at },
  );
  return true;
}

function mirrored([left, top, right, bottom]: Box, width: number): Box {
  return [width - right, top, width - left, bottom];
}

/** Puts the blocks of mirrored pages back to their places. */
export function mirroredBack(block: Block, widths: ReadonlyMap<number, number>): Block {
  const width = widths.get(block.pages[0] ?? 0);
  if (width === undefined) return block;
  const box = block.box === null ? null : mirrored(block.box, width);
  if (block.kind !== 'table') return { ...block, box };
  const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, box: cell.box === null ? null : mirrored(cell.box, width) })));
  return { ...block, rows, box };
}

/** The package exports the factory itself; its types say that it is a member `default`. */
function factoryOf(exported: unknown): typeof bidiFactory.default {
  return exported as typeof bidiFactory.default;
}
