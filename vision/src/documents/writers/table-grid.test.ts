import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableGrid } from './table-grid.ts';

const small = fc.integer({ min: -2, max: 12 });
const cell = fc.record({ column: small, columnSpan: small, rowSpan: small, runs: fc.constant([]), box: fc.constant(null) });

describe('a grid', () => {
  it('has each place once, even where cells overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 8 }), (rows) => {
        const grid = tableGrid({ rows }, 10);
        const seen = new Map<string, number>();
        for (const { row, column, rowSpan, columnSpan } of grid.rows.flat()) {
          for (let down = 0; down < rowSpan; down += 1) {
            for (let right = 0; right < columnSpan; right += 1) {
              const key = `${row + down} ${column + right}`;
              seen.set(key, (seen.get(key) ?? 0) + 1);
            }
          }
        }
        expect([...seen.values()].every((times) => times === 1)).toBe(true);
        expect(seen.size).toBe(rows.length * grid.columns);
      }),
    );
  });
});
