import { describe, expect, it } from 'vitest';
import { isSpaceBetween, withOne, withWidePunctuation } from './scripts.ts';

describe('the number one', () => {
  it('differs from the mark of a long vowel by what stands before it', () => {
    expect(withOne('ー日のデータ、ー人')).toBe('一日のデータ、一人');
    expect(withOne('ユーザー登録')).toBe('ユーザー登録');
  });
});

describe('spaces', () => {
  it('are kept if the script has them', () => {
    expect(isSpaceBetween('처리', '하였다')).toBe(true);
    expect(isSpaceBetween('最忙', '的一天')).toBe(false);
    expect(isSpaceBetween('は', 'スマート')).toBe(false);
    expect(isSpaceBetween('系统', 'Farebox')).toBe(true);
    expect(isSpaceBetween('two', '，')).toBe(false);
  });

  it('and punctuation of Chinese are full-width', () => {
    expect(withWidePunctuation('零件; 第二次,共3件')).toBe('零件；第二次，共3件');
    expect(withWidePunctuation('1,200 and 3;4')).toBe('1,200 and 3;4');
  });
});
