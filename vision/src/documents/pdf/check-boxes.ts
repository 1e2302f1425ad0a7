import type { Box } from '../document-model.ts';
import type { TextStyle, Word } from './page-content.ts';

/** In points: larger fields are buttons. */
const sizeMax = 40;
/** Each is compared with all words of its page. */
const boxesMax = 500;

export interface CheckBox {
  box: Box;
  isChecked: boolean;
}

/** Reads a check box or radio button of a form from what pdf.js says about its field; null for all others. `box` is its place on the page. */
export function checkBoxOf(annotation: object, box: Box): CheckBox | null {
  const value = (name: string): unknown => Reflect.get(annotation, name);
  const [isRound, isSquare] = [value('radioButton') === true, value('checkBox') === true];
  if (!isRound && !isSquare) return null;
  if (value('hidden') === true || Math.max(box[2] - box[0], box[3] - box[1]) > sizeMax) return null;
  const on = isRound ? value('buttonValue') : value('exportValue');
  const state = value('fieldValue');
  return { box, isChecked: typeof state === 'string' && state !== 'Off' && state === on };
}

/** Adds the states of check boxes to the words of a page, in place of the marks that are drawn in them. */
export function withCheckBoxes(words: readonly Word[], boxes: readonly CheckBox[]): Word[] {
  if (boxes.length === 0 || boxes.length > boxesMax) return [...words];
  const kept = words.filter((word) => !boxes.some(({ box }) => isMarkIn(word, box)));
  return [...kept, ...boxes.map((each) => wordOf(each, words))];
}

function isMarkIn({ text, box: [left, top, right, bottom] }: Word, box: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return text.length <= 2 && x > box[0] && x < box[2] && y > box[1] && y < box[3];
}

/** The box stands on the line of the nearest text beside it. */
function wordOf({ box, isChecked }: CheckBox, words: readonly Word[]): Word {
  const [left, top, right, bottom] = box;
  const beside = words.filter((word) => word.baseline > top - 2 && word.baseline < bottom + 3 && !isMarkIn(word, box));
  const distance = (word: Word) => Math.max(word.box[0] - right, left - word.box[2], 0);
  const [nearest] = beside.toSorted((one, other) => distance(one) - distance(other));
  const size = nearest?.style.size ?? Math.min(12, bottom - top);
  const baseline = nearest?.baseline ?? bottom - 0.2 * (bottom - top);
  const style: TextStyle = { fontName: nearest?.style.fontName ?? '', size, isBold: false, isItalic: false, color: '000000' };
  const text = isChecked ? '☒' : '☐';
  const place: Box = [left, baseline - 0.8 * size, right, baseline + 0.2 * size];
  return { text, box: place, baseline, style, isHidden: false, hasSpaceBefore: true, link: null };
}
