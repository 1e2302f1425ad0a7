import { expect, it } from 'vitest';
import { latestMonths } from './months.ts';

it('lists a month and the twelve before, across the turn of a year', () => {
  const months = latestMonths(new Date('2026-01-31T23:59:59Z'));
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ since: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' });
  expect(months[1]).toEqual({ since: '2025-12-01T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z' });
  expect(months[12]).toEqual({ since: '2025-01-01T00:00:00.000Z', until: '2025-02-01T00:00:00.000Z' });
});
