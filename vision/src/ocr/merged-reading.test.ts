import { describe, expect, it } from 'vitest';
import { isHardChinese, mergedReading } from './merged-reading.ts';
import type { Fragment } from './tesseract-output.ts';

/** A fragment for each letter, of which some are doubtful. */
function letters(text: string, doubtful = '', confidence = 40): Fragment[] {
  return [...text].map((letter, index) => ({
    text: letter,
    left: 20 * index,
    right: 20 * index + 20,
    top: 0,
    bottom: 30,
    confidence: doubtful.includes(letter) ? confidence : 95,
    isApart: index === 0,
    line: 0,
  }));
}

function textOf(page: readonly Fragment[]): string {
  return page.map(({ text }) => text).join('');
}

describe('two readings of a line of Chinese', () => {
  it.each([
    ['doubtful letters from the other', letters('這個件包', '件'), letters('這個軟件包'), '這個軟件包'],
    ['letters of the other way of writing, however sure', letters('視窗系统'), letters('視窗系統'), '視窗系統'],
    ['letters that one has not found', letters('通訊協可以'), letters('通訊協議可以'), '通訊協議可以'],
    ['sure letters of its own', letters('複製發布'), letters('複裂發布'), '複製發布'],
    ['Latin words of its own', letters('使用GNOME終端', 'O'), letters('使用6N0ME終端'), '使用GNOME終端'],
    ['the other where it has nothing', [], letters('前言'), '前言'],
    ['its own where the other has nothing', letters('前言', '言'), [], '前言'],
  ])('make one of %s', (_what, model, other, merged) => {
    expect(textOf(mergedReading(model, other, 'traditional'))).toBe(merged);
  });

  it('are needed if a letter is doubtful, foreign or missing', () => {
    expect(isHardChinese(letters('視窗系統'), 'traditional')).toBe(false);
    expect(isHardChinese(letters('視窗系統', '系'), 'traditional')).toBe(true);
    expect(isHardChinese(letters('視窗系統'), 'simplified')).toBe(true);
    expect(isHardChinese([], 'simplified')).toBe(true);
  });
});
