import { expect, it } from 'vitest';
import { draftOf } from './needs.ts';

const budgets = { count: 3, currency: 'USD', min: '0.10', median: '0.50', max: '2' };

it('drafts a listing from a need, with the words of those who asked', () => {
  const need = { label: 'tide tables', sample: ['tide tables as JSON', 'tides tomorrow'], budgets };
  expect(draftOf(need)).toEqual({ title: 'tide tables', queries: 'tide tables as JSON\ntides tomorrow', price: 0.5 });
});

it('names no price without a budget in USD, and cuts what is too long for the form', () => {
  expect(draftOf({ label: 'x'.repeat(500), sample: ['y'.repeat(5000)], budgets: null })).toEqual({
    title: 'x'.repeat(200),
    queries: 'y'.repeat(1500),
  });
  expect(draftOf({ label: 'tides', sample: [], budgets: { ...budgets, currency: 'EUR' } })).not.toHaveProperty('price');
});
