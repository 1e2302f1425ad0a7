import { expect, it } from 'vitest';
import { recentLatencies } from './recent-latencies.ts';

it('returns the 95th percentile of the latest calls, once there are enough', () => {
  const recent = recentLatencies();
  for (let ms = 1; ms < 20; ms += 1) recent.add(ms);
  expect(recent.usualMaxMs()).toBeNull();
  recent.add(9000);
  expect(recent.usualMaxMs()).toBe(19);
  for (let call = 0; call < 200; call += 1) recent.add(1234 + call / 10);
  expect(recent.usualMaxMs()).toBe(1300);
});

it('has the median and the 95th percentile in tenths of a millisecond', () => {
  const recent = recentLatencies();
  for (let call = 1; call < 20; call += 1) recent.add(call);
  expect(recent.spread()).toBeNull();
  recent.add(20.04);
  expect(recent.spread()).toEqual({ calls: 20, p50Ms: 10, p95Ms: 19 });
  for (let call = 0; call < 500; call += 1) recent.add(3.26);
  expect(recent.spread()).toEqual({ calls: 200, p50Ms: 3.3, p95Ms: 3.3 });
});

it('is at least a millisecond', () => {
  const recent = recentLatencies();
  for (let call = 0; call < 20; call += 1) recent.add(0.02);
  expect(recent.usualMaxMs()).toBe(1);
});
