import type { Box } from '../document-model.ts';
import { framesOf } from './ruled-tables.ts';
import { isWithin, least, type PageContent, type Word } from './page-content.ts';

const linesMin = 2;
/** Of the page: larger ones are its background. */
const areaMax = 0.6;
/** In points. The cells of a shaded table touch. */
const gapMin = 4;
const framesMax = 400;

/**
 * Frames and pictures that hold text and stand side by side. Each is read as a whole. Returns the cards of each row, or all of them together
 * if the numbers at their beginning follow each other in another way.
 */
export function cardsOf(page: PageContent): Box[][] {
  const boxes = [...page.pictures.map(({ box }) => box), ...framesOf(page.rules)].slice(0, framesMax);
  const filled = boxes.filter((box) => areaOf(box) < areaMax * page.width * page.height && holdsLines(box, page.words));
  const outer = filled
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .filter((box, index, all) => !all.slice(0, index).some((larger) => touches(box, larger)));
  const cards = outer.filter((box) => outer.some((other) => isBeside(box, other)));
  return inOrder(cards, page.words);
}

function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

/** Pictures with shadows overlap a little. */
function touches(one: Box, other: Box): boolean {
  return overlapOf(one, other, 0) > gapMin && overlapOf(one, other, 1) > gapMin;
}

function overlapOf(one: Box, other: Box, axis: 0 | 1): number {
  const [from, to] = axis === 0 ? ([0, 2] as const) : ([1, 3] as const);
  return Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
}

function isBeside(one: Box, other: Box): boolean {
  return one !== other && overlapOf(one, other, 1) > 0.5 * Math.min(one[3] - one[1], other[3] - other[1]);
}

/** The gap between the texts of two cards is that of their margins. */
function holdsLines(box: Box, words: readonly Word[]): boolean {
  const baselines = new Set<number>();
  for (const word of words) {
    if (!isInside(word, box)) continue;
    if (!isWithin(word.box, box, 1)) return false;
    baselines.add(Math.round(word.baseline));
  }
  return baselines.size >= linesMin;
}

export function isInside({ box: [left, top, right, bottom] }: Pick<Word, 'box'>, box: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return isWithin([x, y, x, y], box);
}

function inOrder(cards: readonly Box[], words: readonly Word[]): Box[][] {
  const rows: Box[][] = [];
  for (const card of cards.toSorted((one, other) => one[1] - other[1])) {
    const row = rows.find(([first]) => first !== undefined && isBeside(first, card));
    if (row === undefined) rows.push([card]);
    else row.push(card);
  }
  for (const row of rows) row.sort((one, other) => one[0] - other[0]);
  const numbered = rows.flat().map((card) => ({ card, number: numberOf(words.filter((word) => isInside(word, card))) }));
  const byNumber = numbered.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  const areNumbered =
    new Set(numbered.map(({ number }) => number)).size === cards.length && !numbered.some(({ number }) => number === null);
  const isByRow = byNumber.every(({ card }, index) => card === numbered[index]?.card);
  return areNumbered && !isByRow ? [byNumber.map(({ card }) => card)] : rows;
}

/** The number with which a card begins. */
function numberOf(words: readonly Word[]): number | null {
  const top = least(words.map(({ baseline }) => baseline));
  const [first] = words.filter(({ baseline }) => baseline - top < 1).toSorted((one, other) => one.box[0] - other.box[0]);
  const digits = /^[#(]?(\d{1,3})[.):]?$/.exec(first?.text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
