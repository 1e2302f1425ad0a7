import { describe, expect, it } from 'vitest';
import { hanWritingOf } from './han-writing.ts';

describe('characters of one variant of Chinese', () => {
  it.each([
    ['simplified', '这统设说动'],
    ['traditional', '這統設說動'],
  ])('are %s', (writing, letters) => {
    expect([...letters].map(hanWritingOf)).toEqual([...letters].map(() => writing));
  });

  it('exclude those of both variants, and those of other scripts', () => {
    expect([...'中文安人aの한。'].map(hanWritingOf)).toEqual([null, null, null, null, null, null, null, null]);
  });
});
