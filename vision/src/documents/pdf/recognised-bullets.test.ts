import { expect, it } from 'vitest';
import type { Word } from './page-content.ts';
import { mendBullets } from './recognised-bullets.ts';

const style = { fontName: '', size: 10, isBold: false, isItalic: false, color: '000000' };

function word(text: string, x: number, y: number): Word {
  return { text, box: [x, y - 8, x + text.length * 5, y + 2], baseline: y, style, isHidden: false, hasSpaceBefore: true, link: null };
}

it('takes signs that lead lines under each other for bullets', () => {
  const words = [word('+', 50, 100), word('weigh', 60, 100), word('°', 50, 115), word('count', 60, 115)];
  mendBullets(words);
  expect(words.map(({ text }) => text)).toEqual(['•', 'weigh', '•', 'count']);
});

it('leaves signs between words, and one that is alone', () => {
  const words = [word('a', 40, 100), word('+', 50, 100), word('b', 60, 100), word('a', 40, 115), word('+', 50, 115), word('b', 60, 115)];
  words.push(word('*', 50, 300), word('note', 60, 300));
  mendBullets(words);
  expect(words.map(({ text }) => text).join('')).toBe('a+ba+b*note');
});
