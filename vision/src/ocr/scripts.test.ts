import { describe, expect, it } from 'vitest';
import { isSpaceBetween, withWidePunctuation } from './scripts.ts';

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
