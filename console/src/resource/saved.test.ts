import { expect, it } from 'vitest';
import { savedIn } from './saved.ts';

it('reads the saved filters of a page, and nothing that is none', () => {
  const saved = { name: 'large', search: '?sort=highest' };
  expect(savedIn(null)).toEqual([]);
  expect(savedIn('no JSON')).toEqual([]);
  expect(savedIn('{"name":"large"}')).toEqual([]);
  expect(savedIn(JSON.stringify([saved, { name: 'elsewhere', search: '//other.example' }, null, { name: 1, search: '?' }]))).toEqual([
    saved,
  ]);
});
