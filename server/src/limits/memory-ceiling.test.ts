import { expect, it } from 'vitest';
import { metrics } from '../metrics.ts';
import { memoryCeiling } from './memory-ceiling.ts';

it('a memory ceiling is reached by the resident set or by the heap, and left clearly below it', () => {
  const use = { residentBytes: 900, heapBytes: 10, heapMaxBytes: 100 };
  const ceiling = memoryCeiling({ ceilingBytes: 1000, metrics: metrics(), measure: () => use });
  const after = (change: Partial<typeof use>) => {
    Object.assign(use, change);
    ceiling.start();
    ceiling.stop();
    return ceiling.isReached();
  };
  expect(after({})).toBe(false);
  expect(after({ residentBytes: 1001 })).toBe(true);
  expect(after({ residentBytes: 960 })).toBe(true);
  expect(after({ residentBytes: 940 })).toBe(false);
  expect(after({ residentBytes: 960 })).toBe(false);
  expect(after({ heapBytes: 91 })).toBe(true);
  expect(after({ heapBytes: 80, residentBytes: 900 })).toBe(false);
});
