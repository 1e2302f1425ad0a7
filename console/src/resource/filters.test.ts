import { describe, expect, it } from 'vitest';
import { filtersIn, isFiltered, queryOfFilters, type Filters } from './filters.ts';

const filters: Filters = {
  status: { kind: 'choice', label: 'status', any: 'any', values: ['paid', 'refunded'] },
  state: { kind: 'choice', label: 'state', values: ['dead', 'waiting'] },
  email: { kind: 'text', label: 'email' },
  owner: { kind: 'id', label: 'owner', sentAs: 'owner_id' },
  flagged: { kind: 'flag', label: 'flagged' },
};

describe('the filters in the address of a page', () => {
  it('are read as they were set', () => {
    const address = { status: 'paid', state: 'waiting', email: 'ann@', owner: 'usr_1', flagged: true };
    expect(filtersIn(address, filters)).toEqual(address);
  });

  it('are those of a first visit where the address has none: a choice that must be made has its first value', () => {
    expect(filtersIn({}, filters)).toEqual({ status: undefined, state: 'dead', email: undefined, owner: undefined, flagged: undefined });
  });

  it('leave out what is no value of theirs', () => {
    const address = { status: 'stolen', state: ['waiting'], email: '', owner: '../users', flagged: 'true', other: 'x' };
    expect(filtersIn(address, filters)).toEqual(filtersIn({}, filters));
  });

  it('read a text that the address wrote as a number, and cut one that is too long', () => {
    expect(filtersIn({ email: 42 }, filters)).toMatchObject({ email: '42' });
    expect(filtersIn({ email: 'x'.repeat(1000) }, filters)).toMatchObject({ email: 'x'.repeat(200) });
  });
});

describe('the request of a filtered list', () => {
  it('has the names of the service, and texts without the space around them', () => {
    expect(queryOfFilters({ owner: 'usr_1', email: ' ann ', flagged: true, status: undefined }, filters)).toEqual({
      owner_id: 'usr_1',
      email: 'ann',
      flagged: true,
      status: undefined,
      state: undefined,
    });
  });
});

it('asks for whole days', () => {
  const days = { since: { kind: 'since', label: 'when' }, until: { kind: 'until', label: 'when' } } as const;
  const chosen = filtersIn({ since: '2026-11-01', until: '2026-11-30' }, days);
  expect(queryOfFilters(chosen, days)).toEqual({ since: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' });
  expect(filtersIn({ since: '2026-13-01', until: 'now' }, days)).toEqual({ since: undefined, until: undefined });
});

it('knows whether anything is filtered', () => {
  expect(isFiltered(filtersIn({}, filters), filters)).toBe(false);
  expect(isFiltered(filtersIn({ flagged: true }, filters), filters)).toBe(true);
  expect(isFiltered(filtersIn({ state: 'waiting' }, filters), filters)).toBe(true);
});
