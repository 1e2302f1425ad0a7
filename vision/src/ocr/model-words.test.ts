import { describe, expect, it } from 'vitest';
import { withModelWords } from './model-words.ts';
import type { Fragment } from './tesseract-output.ts';

function fragment(text: string, left: number, right: number, confidence = 93, isApart = true): Fragment {
  return { text, left, right, top: 0, bottom: 30, confidence, isApart, line: 1 };
}

/** As the line model gives them: a fragment for each letter. */
function letters(text: string, left: number, confidence = 99): Fragment[] {
  return [...text].map((letter, index) => fragment(letter, left + 10 * index, left + 10 * index + 10, confidence, index === 0));
}

function textOf(page: readonly Fragment[]): string {
  return page
    .map(({ text, isApart }) => (isApart ? ' ' : '') + text)
    .join('')
    .trim();
}

describe('Latin words of the line model', () => {
  it('replace digits that another model read there', () => {
    const page = [
      fragment('파일', 0, 30),
      fragment('51', 40, 60, 91),
      fragment('18「', 62, 90, 85, false),
      fragment('에', 92, 110, 93, false),
    ];
    expect(textOf(withModelWords(page, letters('share', 40)))).toBe('파일 share에');
  });

  it('that were read as one piece are all kept', () => {
    const page = [fragment('카드', 0, 38), fragment('『3『660×2.0', 41, 152, 46), fragment('매장', 160, 200)];
    const model = [...letters('Farebox', 40), ...letters('2.0', 120)];
    expect(textOf(withModelWords(page, model))).toBe('카드 Farebox 2.0 매장');
  });

  it.each([
    ['letters of the own script that were read surely', [fragment('안에', 40, 90, 93)], letters('orali', 40)],
    ['what the model is not sure of', [fragment('안에', 40, 90, 40)], letters('orali', 40, 70)],
    ['single letters, which look like too much else', [fragment('이', 40, 50, 40)], letters('o', 40)],
    ['punctuation', [fragment('「」', 40, 90, 40)], letters('--..,', 40)],
  ])('leave %s', (_what, page, model) => {
    expect(withModelWords(page, model)).toEqual(page);
  });
});
