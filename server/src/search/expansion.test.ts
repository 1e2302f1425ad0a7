import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { hostileTexts } from '../../test/suites/embedder.ts';
import { searchWorld } from '../../test/suites/asset-search.ts';
import { problem } from '../errors.ts';
import type { SearchDocument } from './asset-search.ts';
import { builtinEmbedder } from './embedders/builtin.ts';
import { lookUpWords } from './expansion.ts';
import { parseQuery } from './lexical.ts';

/** Of an index of a hundred documents that has each of the words once. */
async function asked(query: string, words: readonly string[], besideVector = false) {
  const had = new Map([['', 100], ...words.map((word): [string, number] => [word, 1])]);
  const index = {
    frequencies: async (keys: readonly string[]) => new Map([...had].filter(([key]) => keys.includes(key))),
    closestWord: async () => null,
  };
  return (await lookUpWords(index, parseQuery(query), () => false)).asked(besideVector);
}

describe('the words of a query', () => {
  it.each([
    ['timestamp', ['时间', '间戳'], ['时间戳']],
    ['时间戳', ['timestamp'], ['timestamp']],
    ['time zone of Oslo', ['timezon'], ['timezone']],
    ['timezone', ['zone', '时区'], ['时区']],
    ['timezone', ['zone'], []],
    ['timezone', ['timezon'], []],
    ['zebra crossing', ['timezon', '时区'], []],
    ['', ['timezon'], []],
  ])('%s, in documents with %j, is also searched as %j', async (query, words, expandedTerms) => {
    expect(await asked(query, words)).toMatchObject({ expandedTerms });
  });

  it('also find related terms, which are not shown as synonyms', async () => {
    const { expandedTerms, keys } = await asked('umbrella', ['weath']);
    expect(keys.map(({ key }) => key)).toContain('weath');
    expect(expandedTerms).toEqual([]);
  });

  it('give a synonym at most the worth of the typed word, and less next to a vector', async () => {
    const worthOf = async (besideVector: boolean) =>
      (await asked('timestamp', ['timestamp', 'epoch'], besideVector)).keys.map(({ worth }) => worth);
    const [typed = 0, synonym = 0] = await worthOf(false);
    expect(synonym).toBeCloseTo(0.85 * typed, 6);
    expect(await worthOf(true)).toEqual([typed, expect.closeTo(synonym / 2, 6)]);
  });

  it('include the correction of a misspelled word, and its synonyms', async () => {
    const index = {
      frequencies: async () =>
        new Map([
          ['', 100],
          ['weath', 1],
          ['天气', 1],
        ]),
      closestWord: async (typed: string) => (typed === 'wheath' ? { key: 'weath', text: 'weather' } : null),
    };
    const query = 'wheather in qxzvwkk';
    const { didYouMean, asked } = await lookUpWords(index, parseQuery(query), () => false);
    const { expandedTerms, keys } = asked(true);
    expect(didYouMean).toBe('weather in qxzvwkk');
    expect(expandedTerms).toEqual(['weather', '天气']);
    expect(keys.map(({ key }) => key).toSorted()).toEqual(['weath', '天气']);
  });

  it('ignore synonyms that are reduced to a part of a phrase', async () => {
    const { keys } = await asked('near duplicate', ['imag', 'fingerprint']);
    expect(keys.map(({ key }) => key)).toEqual(['fingerprint']);
  });

  it('are bounded for any text', async () => {
    const long = 'time date clock now utc timezone second today translate weather image text 天气 图片 翻译 时间 '.repeat(40);
    for (const text of [...hostileTexts, long]) {
      const everything = {
        frequencies: async (keys: readonly string[]) => new Map(keys.map((key) => [key, 2])),
        closestWord: async () => null,
      };
      const { keys, expandedTerms } = (await lookUpWords(everything, parseQuery(text), () => false)).asked(false);
      expect(keys.length).toBeLessThanOrEqual(40);
      expect(expandedTerms.length).toBeLessThanOrEqual(40);
    }
  });
});

const document = (assetId: string, title: string, description: string): SearchDocument => ({
  assetId,
  title,
  description,
  body: '',
  assetType: 'dataset',
  mimeType: null,
  licenseTerms: null,
  priceMicros: 0,
  ownerId: 'usr_1',
  language: null,
});

eachDatabase('synonyms in a search by words', (open) => {
  it('are found, shown as written, and count once', async () => {
    const embedder = { id: builtinEmbedder().id, embedTexts: () => Promise.reject(problem('unavailable')) };
    const world = searchWorld(await open(), { embedder });
    await world.put(
      document('ast_en', 'Timezone table', 'Offsets by country'),
      document('ast_both', 'Timezone 时区', 'Offsets by country'),
      document('ast_zh', '时区列表', '各国'),
      document('ast_other', 'Tea prices', 'By month'),
    );
    const search = (query: string) => world.search.search({ query, topK: 10, filter: {}, signal: new AbortController().signal });
    const { expandedTerms, hits } = await search('timezone');
    expect(expandedTerms).toEqual(['时区']);
    expect(hits.map(({ assetId, match }) => [assetId, match.terms])).toEqual([
      ['ast_en', ['timezone']],
      ['ast_both', ['timezone']],
      ['ast_zh', ['时区']],
    ]);
    expect(hits[0]?.score).toBeCloseTo(hits[1]?.score ?? 0, 1);
    expect(hits[2]?.match.why).toBe('Says "时区" for "timezone".');
    expect(await search('tea')).toMatchObject({ expandedTerms: [], total: 1 });
  });
});
