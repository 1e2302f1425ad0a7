import { expect, it } from 'vitest';
import { computedMs } from '../../test/own-time.ts';
import { hostileTexts } from '../../test/suites/embedder.ts';
import { splitNegation } from './negation.ts';

it.each([
  ['restaurants except vegetarian', 'restaurants', 'vegetarian'],
  ['restaurants in Oslo, excluding fast food', 'restaurants in Oslo', 'fast food'],
  ['weather data other than rainfall for Kenya', 'weather data for Kenya', 'rainfall'],
  ['pictures of pets, not cats', 'pictures of pets,', 'cats'],
  ['music but not jazz in the evening', 'music in the evening', 'jazz'],
  ["maps, I don't want satellite pictures", 'maps', 'satellite pictures'],
  ['除了素食以外的餐馆', '餐馆', '素食'],
  ['除了素食的餐馆', '餐馆', '素食'],
  ['城市照片，不要夜景', '城市照片', '夜景'],
  ['不含酒精的饮料', '饮料', '酒精'],
])('splits %j into %j and excluded %j', (query, wanted, unwanted) => {
  const split = splitNegation(query);
  expect({ ...split, wanted: split.wanted.replace(/\s+/g, ' ').trim() }).toEqual({ wanted, unwanted });
});

it.each([
  'why does my camera not work',
  'is it not raining in Oslo',
  'bread recipes without yeast',
  'compress a picture without losing quality',
  'whether or not it rains',
  'not only rainfall but also wind',
  'notebooks without any problem',
  'nothing',
  '除了天气还要空气质量',
  '除外汇以外还有什么也行',
  '外卖餐厅',
  '不要超过十元的数据',
])('excludes nothing in %j', (query) => {
  expect(splitNegation(query)).toEqual({ wanted: query, unwanted: null });
});

it('accepts any text, without long computations', () => {
  const long = ['not '.repeat(500), '除了'.repeat(1000), `without ${'a '.repeat(900)}`, 'except a b c d e f g '.repeat(90)];
  const splitAll = () => {
    for (const text of [...hostileTexts, ...long]) expect(typeof splitNegation(text).wanted).toBe('string');
  };
  expect(computedMs(splitAll)).toBeLessThan(500);
});
