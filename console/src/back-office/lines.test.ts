import { describe, expect, it } from 'vitest';
import { drawnLines, sumOf } from './lines.ts';

describe('sums of amounts', () => {
  it('are exact to a millionth, where binary fractions are not', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.3');
    expect(sumOf(Array.from({ length: 1000 }, () => '0.000001'))).toBe('0.001');
    expect(sumOf(['12.34', '-0.34'])).toBe('12');
    expect(sumOf([])).toBe('0');
  });
});

describe('lines of a chart', () => {
  const points = [
    { made: 3, failed: 0, slowest: null },
    { made: 5, failed: 0, slowest: 12 },
  ];

  it('have the values of each point, with gaps', () => {
    expect(drawnLines(points, [{ label: 'slowest', tone: 'warn', of: ({ slowest }) => slowest }])).toEqual([
      { label: 'slowest', tone: 'warn', values: [null, 12] },
    ]);
  });

  it('leave out what seldom happens and did not', () => {
    const drawn = drawnLines(points, [
      { label: 'made', tone: 'good', of: ({ made }) => made },
      { label: 'failed', tone: 'bad', of: ({ failed }) => failed, isSeldom: true },
    ]);
    expect(drawn.map(({ label }) => label)).toEqual(['made']);
  });

  it('show a usual line also where it is zero', () => {
    expect(drawnLines(points, [{ label: 'failed', tone: 'bad', of: ({ failed }) => failed }])).toHaveLength(1);
  });
});
