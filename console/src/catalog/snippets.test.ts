import { expect, it } from 'vitest';
import { callOf, isFree } from './snippets.ts';

const input = { text: 'one & two', limit: 2, tags: ['a'] };

it('calls a tool with its input in the body, or of a GET in the query', () => {
  expect(callOf({ method: 'POST', endpoint: '/api/tools/x' }, input)).toEqual({ method: 'POST', path: '/api/tools/x', body: input });
  expect(callOf({ method: 'GET', endpoint: '/api/tools/x' }, input)).toEqual({
    method: 'GET',
    path: '/api/tools/x?text=one+%26+two&limit=2&tags=%5B%22a%22%5D',
  });
  expect(callOf({ method: 'GET', endpoint: '/api/tools/x' }, {}).path).toBe('/api/tools/x');
});

it('takes a tool for free where no call costs anything: not where a unit does', () => {
  expect(isFree({ pricing: { amount: '0', unit: undefined } })).toBe(true);
  expect(isFree({ pricing: { amount: '0.00', unit: 'pages' } })).toBe(false);
  expect(isFree({ pricing: { amount: '0.01', unit: undefined } })).toBe(false);
});
