import { withAccents } from './accents.ts';
import { unreadable } from './glyph-names.ts';
import type { Glyph } from './interpret-page.ts';
import type { Box } from '../document-model.ts';
import type { Word } from './page-content.ts';
import { fromLeftToRight, paintedFromLeft, textInReadingOrder } from './right-to-left.ts';
import { spacedRuns } from './word-gaps.ts';
import { initialMin } from './lines.ts';

/** For slanted text, relative to the font size: a wider gap ends a word. */
const slantedGapMax = 0.2;
const overlapMax = 0.35;
/** Letters raised or lowered by less than this belong to the word that they touch, as in the LaTeX logo or a footnote mark. */
const shiftMax = 0.62;

export interface PageWords {
  /** Words in the main direction of the page. */
  words: Word[];
  /** Words in any other direction. */
  slanted: Word[];
  /** The number of quarter turns to the left that make the page upright. */
  turns: 0 | 1 | 2 | 3;
}

/** Joins glyphs into words and finds the page's main text direction. Drawings and wide tables are often set sideways. */
export function wordsOf(glyphs: readonly Glyph[], width: number, height: number): PageWords {
  const byTurn: [Glyph[], Glyph[], Glyph[], Glyph[]] = [[], [], [], []];
  const counts = [0, 0, 0, 0];
  for (const glyph of glyphs) {
    const turn = turnsOf(glyph);
    // Text at any other angle is a watermark.
    if (turn === null) continue;
    byTurn[turn].push(glyph);
    if (!glyph.isSpace) counts[turn] = (counts[turn] ?? 0) + 1;
  }
  const most = counts.indexOf(Math.max(...counts));
  const turns = most === 1 || most === 2 || most === 3 ? most : 0;
  const upright = turns === 0 ? byTurn[0] : byTurn[turns].map((glyph) => turned(glyph, turns, width, height));
  const slanted = byTurn.flatMap((alike, turn) => (turn === turns ? [] : alike));
  const page: Box = turns % 2 === 0 ? [0, 0, width, height] : [0, 0, height, width];
  return {
    words: withoutDoubles(joined(withAccents(paintedFromLeft(upright))).filter(({ box }) => isOnPage(box, page))),
    slanted: slantedWords(slanted),
    turns,
  };
}

/** The direction of the text: 0 to the right, 1 downwards, 2 upside down, 3 upwards; null for any other angle. */
function turnsOf({ from, to }: Glyph): 0 | 1 | 2 | 3 | null {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  if (Math.abs(y) <= Math.abs(x) * 0.05) return x >= 0 ? 0 : 2;
  if (Math.abs(x) <= Math.abs(y) * 0.05) return y >= 0 ? 1 : 3;
  return null;
}

function turned(glyph: Glyph, turns: number, width: number, height: number): Glyph {
  const turn = ([x, y]: readonly [number, number]): readonly [number, number] => turnPoint(x, y, turns, width, height);
  return { ...glyph, from: turn(glyph.from), to: turn(glyph.to) };
}

/** The position of a point after a turn of the page that makes text in direction `turns` run to the right. */
export function turnPoint(x: number, y: number, turns: number, width: number, height: number): readonly [number, number] {
  if (turns === 1) return [y, width - x];
  if (turns === 2) return [width - x, height - y];
  if (turns === 3) return [height - y, x];
  return [x, y];
}

function joined(glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = [];
  let current: Glyph[] = [];
  let spaceMin = 0;
  let hasSpaceBefore = false;
  let chain = 0;
  function finish(): void {
    if (current.length === 0) return;
    words.push(wordOf(current, { hasSpaceBefore, spaceMin, chain }));
    hasSpaceBefore = false;
    current = [];
  }
  for (const { glyphs: run, spaceMin: limit } of spacedRuns(glyphs)) {
    for (const glyph of run) {
      const last = current.at(-1);
      if (glyph.isSpace) {
        finish();
        hasSpaceBefore = true;
        continue;
      }
      if (last === undefined) chain += 1;
      else if (!continues(last, glyph, limit)) {
        finish();
        if (!isBeside(last, glyph, Math.max(spaceMin, limit)) || !isNearLine(last, glyph)) chain += 1;
      }
      spaceMin = limit;
      current.push(glyph);
    }
  }
  finish();
  return words;
}

function continues(last: Glyph, next: Glyph, spaceMin: number): boolean {
  return (
    last.style === next.style &&
    last.isHidden === next.isHidden &&
    Math.abs(next.from[1] - last.from[1]) < 0.1 * last.style.size &&
    isBeside(last, next, spaceMin)
  );
}

function isBeside(last: Glyph, next: Glyph, spaceMin: number): boolean {
  const gap = next.from[0] - last.to[0];
  return gap < spaceMin && gap > -overlapMax * Math.max(last.style.size, next.style.size);
}

function isNearLine(last: Glyph, next: Glyph): boolean {
  const [small, large] = [Math.min(last.style.size, next.style.size), Math.max(last.style.size, next.style.size)];
  return Math.abs(next.from[1] - last.from[1]) < shiftMax * (large > initialMin * small ? small : large);
}

function wordOf(
  glyphs: readonly Glyph[],
  { hasSpaceBefore, spaceMin, chain }: Required<Pick<Word, 'hasSpaceBefore' | 'spaceMin' | 'chain'>>,
): Word {
  const [first] = glyphs;
  const last = glyphs.at(-1);
  if (first === undefined || last === undefined) throw new Error('a word has letters');
  const { style, ascent, descent, isHidden } = first;
  const baseline = first.from[1];
  const box: Box = [
    Math.min(first.from[0], last.to[0]),
    baseline - ascent * style.size,
    Math.max(first.from[0], last.to[0]),
    baseline - descent * style.size,
  ];
  const text = readable(glyphs.map((glyph) => fromLeftToRight(plainForms(glyph.text))).join(''));
  return { text, box, baseline, style, isHidden, hasSpaceBefore, spaceMin, chain, link: null };
}

/** Text in other directions than the page's main text, as separate lines from top to bottom. */
function slantedWords(glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = [];
  let text = '';
  let start: Glyph | null = null;
  let last: Glyph | null = null;
  function finish(): void {
    if (start === null || last === null || text.trim() === '') return;
    const { size } = start.style;
    const [x0, y0, x1, y1] = [start.from[0], start.from[1], last.to[0], last.to[1]];
    const box: Box = [Math.min(x0, x1) - size / 2, Math.min(y0, y1), Math.max(x0, x1) + size / 2, Math.max(y0, y1)];
    words.push({
      text: textInReadingOrder(readable(text.trim())),
      box,
      baseline: box[3],
      style: start.style,
      isHidden: start.isHidden,
      hasSpaceBefore: true,
      link: null,
    });
  }
  for (const glyph of glyphs) {
    const { size } = glyph.style;
    const gap = last === null ? 0 : Math.hypot(glyph.from[0] - last.to[0], glyph.from[1] - last.to[1]);
    if (last === null || gap > size) {
      finish();
      [start, text] = [glyph, ''];
    } else if (gap > slantedGapMax * size && !glyph.isSpace) text += ' ';
    text += glyph.isSpace ? ' ' : fromLeftToRight(plainForms(glyph.text));
    last = glyph;
  }
  finish();
  return words;
}

function isOnPage([left, top, right, bottom]: Box, page: Box): boolean {
  return right > page[0] && left < page[2] && bottom > page[1] && top < page[3];
}

/** In points. */
const doubleShift = 1.2;
/** Words on one height that are compared. */
const nearMax = 500;
/** Letters are painted again at the same place, but for rounding, in points. */
const againShift = 0.3;

/** Text painted twice with a tiny offset imitates bold type or a shadow; some programs paint single letters of a word again. */
function withoutDoubles(words: readonly Word[]): Word[] {
  const byHeight = new Map<number, Word[]>();
  const doubles = new Set<Word>();
  for (const word of words) {
    const height = Math.round(word.baseline / 4);
    const near = byHeight.get(height);
    if (near === undefined || near.length > nearMax) byHeight.set(height, [word]);
    else if (near.some((other) => isDouble(word, other) || isPartOf(word, other))) doubles.add(word);
    else {
      for (const other of near) if (isPartOf(other, word)) doubles.add(other);
      near.push(word);
    }
  }
  return doubles.size === 0 ? [...words] : words.filter((word) => !doubles.has(word));
}

function isDouble(one: Word, other: Word): boolean {
  return (
    one.text === other.text && Math.abs(other.box[0] - one.box[0]) < doubleShift && Math.abs(other.baseline - one.baseline) < doubleShift
  );
}

/** Whether a word is some of the letters of another, at their place. */
function isPartOf(part: Word, whole: Word): boolean {
  return (
    part.box[0] > whole.box[0] - againShift &&
    part.box[2] < whole.box[2] + againShift &&
    Math.abs(part.baseline - whole.baseline) < againShift &&
    part.text.length < whole.text.length &&
    whole.text.includes(part.text)
  );
}

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

/** TeX fonts without glyph names give ligatures as character codes, starting at 11 or at 27. */
function withLigatures(painted: string): string {
  // oxlint-disable-next-line no-control-regex -- that is where they are
  const code = /(?<=\p{L})[\u000b-\u000f\u001b-\u001f]|[\u000b-\u000f\u001b-\u001f](?=\p{L})/gu;
  return painted.replace(code, (letter) => ligatures[(letter.charCodeAt(0) - 11) % 16] ?? '');
}

/** Marks what has no letter, instead of losing it in silence. */
function readable(painted: string): string {
  // oxlint-disable-next-line no-control-regex -- what a broken font map yields
  const printable = withLigatures(painted).replace(/[\u0000\u200b\ufeff\ufff0-\ufffc\ufffe\uffff]/g, '');
  // oxlint-disable-next-line no-control-regex -- what a broken font map yields
  return printable.replace(/[\u0001-\u0008\u000b-\u001f\u007f-\u009f]/g, unreadable);
}

/** Replaces ligatures and presentation forms with plain letters. */
function plainForms(painted: string): string {
  if (!/[\ufb00-\ufdff\ufe70-\ufefc\u2f00-\u2fdf\uf900-\ufaff]/.test(painted)) return painted;
  return painted.replace(/[\ufb00-\ufdff\ufe70-\ufefc\u2f00-\u2fdf]/g, (letter) => letter.normalize('NFKC'));
}
