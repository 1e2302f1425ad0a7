import { expect, it } from 'vitest';
import { meteredPrice } from './metered-price.ts';

it('reads a price by unit', async () => {
  expect(await meteredPrice('0.02/1000 characters of body.text')).toEqual({
    unit: 'characters',
    of: 'body.text',
    per_unit_amount: '0.02',
    per: 1000,
  });
  expect(await meteredPrice('0.05/page of pages, base 0.01, min 0.02, max 3, above 10 0.04, above 100 0.03, used usage.pages')).toEqual({
    unit: 'pages',
    of: 'pages',
    per_unit_amount: '0.05',
    base_amount: '0.01',
    min_amount: '0.02',
    max_amount: '3',
    steps: [
      { above: 10, per_unit_amount: '0.04' },
      { above: 100, per_unit_amount: '0.03' },
    ],
    used_path: 'usage.pages',
  });
});

it.each(['', '0.02', '0.02/words of text', '0.02/1000 characters', '0.02/character of text, most 3', '0.02/character of text, above x 1'])(
  'refuses %j with the form to write',
  async (text) => {
    await expect(meteredPrice(text)).rejects.toThrow('characters of text');
  },
);
