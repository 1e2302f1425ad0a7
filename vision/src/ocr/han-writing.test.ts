import { describe, expect, it } from 'vitest';
import { hanWritingOf } from './han-writing.ts';

describe('letters of one way of writing', () => {
  it.each([
    ['simplified', '这统设说动'],
    ['traditional', '這統設說動'],
  ])('are %s', (writing, letters) => {
    expect([...letters].map(hanWritingOf)).toEqual([...letters].map(() => writing));
  });

  it('are not those of both, and not those of other scripts', () => {
    expect([...'中文安人aの한。'].map(hanWritingOf)).toEqual([null, null, null, null, null, null, null, null]);
  });
});
