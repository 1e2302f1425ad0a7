import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, percentileOf } from './latency-buckets.ts';

/** As the tables keep them. */
function counted(latencies: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const latency of latencies) counts.set(bucketOf(latency), (counts.get(bucketOf(latency)) ?? 0) + 1);
  return counts;
}

it('gives percentiles that are at most five per cent off', () => {
  const latency = fc.double({ min: 0.2, max: 3_600_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(latency, { minLength: 1, maxLength: 300 }), fc.constantFrom(0.5, 0.95), (latencies, part) => {
      const exact = latencies.toSorted((a, b) => a - b)[Math.ceil(latencies.length * part) - 1] ?? NaN;
      const found = percentileOf(counted(latencies), part) ?? NaN;
      expect(Math.abs(found / exact - 1)).toBeLessThan(0.055);
    }),
  );
});

it('has a bucket for every latency, and none without calls', () => {
  expect([0, -1, Number.NaN, 0.05].map(bucketOf)).toEqual([0, 0, 0, 0]);
  expect(bucketOf(Infinity)).toBe(bucketOf(1e12));
  expect(percentileOf(new Map(), 0.5)).toBeNull();
});
