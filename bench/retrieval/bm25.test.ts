import { expect, it } from 'vitest';
import { bm25 } from './bm25.ts';

const documents = [
  { id: 'rain', title: 'Rain', description: 'Forecasts of rain for each city', extra: '' },
  { id: 'money', title: 'Money', description: 'Converts amounts between currencies', extra: '' },
  { id: 'stocks', title: '股票', description: '上市公司股票行情', extra: '' },
];

it('ranks by words in any form, and Chinese by pairs of characters', () => {
  const ranked = bm25({ documents });
  expect(ranked.rank('forecasting the rains')).toEqual(['rain']);
  expect(ranked.rank('今天的股票')).toEqual(['stocks']);
  ranked.close();
});

it('reads quotes and operators as no more than text', () => {
  const ranked = bm25({ documents });
  expect(ranked.rank('"currency" AND NEAR(amounts*) -rain')).toContain('money');
  expect(ranked.rank('?!"')).toEqual([]);
  ranked.close();
});
