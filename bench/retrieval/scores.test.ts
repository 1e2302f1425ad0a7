import { expect, it } from 'vitest';
import { meanOf, scoresOf } from './scores.ts';

it('is 100 for the right answer in first place', () => {
  expect(scoresOf({ ranking: ['a', 'b'], relevant: ['a'] })).toEqual({ ndcg10: 100, recall1: 100, recall10: 100, mrr10: 100 });
});

it('is lower for a right answer further down', () => {
  const { ndcg10, mrr10, recall1 } = scoresOf({ ranking: ['x', 'y', 'a'], relevant: ['a'] });
  expect(ndcg10).toBeCloseTo(50);
  expect(mrr10).toBeCloseTo(33.33, 1);
  expect(recall1).toBe(0);
});

it('ignores everything below the tenth, and counts shares of several right answers', () => {
  expect(scoresOf({ ranking: [...'bcdefghijk', 'a'], relevant: ['a'] }).ndcg10).toBe(0);
  expect(scoresOf({ ranking: ['a', 'x'], relevant: ['a', 'b'] })).toMatchObject({ recall1: 50, recall10: 50 });
});

it('is 0 without an answer, and the mean of nothing is 0', () => {
  expect(scoresOf({ ranking: [], relevant: ['a'] })).toEqual({ ndcg10: 0, recall1: 0, recall10: 0, mrr10: 0 });
  expect(meanOf([])).toEqual({ ndcg10: 0, recall1: 0, recall10: 0, mrr10: 0 });
});
