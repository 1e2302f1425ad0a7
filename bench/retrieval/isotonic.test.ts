import { expect, it } from 'vitest';
import { coarse, isotonic } from './isotonic.ts';

const seen = (evidence: number, isTrue: boolean) => ({ evidence, isTrue, weight: 1 });

it('increases, and merges decreasing steps', () => {
  const steps = isotonic([seen(3, true), seen(0, false), seen(1, true), seen(2, false), seen(4, true)]);
  expect(steps.map(({ probability, weight }) => [probability, weight])).toEqual([
    [0, 1],
    [0.5, 2],
    [1, 2],
  ]);
  expect(steps[1]?.evidence).toBe(1.5);
});

it('uses weights', () => {
  expect(
    isotonic([
      { evidence: 1, isTrue: true, weight: 1 },
      { evidence: 2, isTrue: false, weight: 3 },
    ]),
  ).toEqual([{ evidence: 1.75, probability: 0.25, weight: 4 }]);
});

it('becomes coarse without losing weight', () => {
  const steps = Array.from({ length: 100 }, (_, at) => ({ evidence: at, probability: at / 100, weight: 1 }));
  const few = coarse(steps, 5);
  expect(few.length).toBeLessThanOrEqual(6);
  expect(few.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(few.map(({ probability }) => probability)).toEqual(few.map(({ probability }) => probability).toSorted((a, b) => a - b));
});
