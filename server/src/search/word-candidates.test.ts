import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { searchWorld, type SearchWorld } from '../../test/suites/asset-search.ts';
import type { SearchDocument } from './asset-search.ts';
import { builtinEmbedder } from './embedders/builtin.ts';
import { rarest, termsOf, weighed } from './lexical.ts';
import { postgresIndex } from './search-index.postgres.ts';
import { sqliteIndex } from './search-index.sqlite.ts';
import type { IndexFilter, StoredIndex } from './search-index.ts';

const [blank = expect.fail()] = searchableAssets;

function written(number: number, texts: Partial<SearchDocument>): SearchDocument {
  return { ...blank, assetId: `ast_${number}`, title: `Thing ${number}`, description: null, body: '', ...texts };
}

eachDatabase('candidates by words only', (open) => {
  let world: SearchWorld;
  let index: StoredIndex;
  beforeEach(async () => {
    const database = await open();
    const { id } = builtinEmbedder();
    index = database.dialect === 'sqlite' ? sqliteIndex(database, id) : postgresIndex(database, id);
    world = searchWorld(database, { index, embedder: { id, embedTexts: () => Promise.reject(new Error('away')) } });
  });

  /** Their numbers in ascending order. */
  async function candidates(query: string, { limit = 100, filter = {} }: { limit?: number; filter?: IndexFilter } = {}): Promise<number[]> {
    const asked = termsOf(query);
    const terms = rarest(weighed(asked, await index.frequencies(['', ...asked.map(({ key }) => key)])));
    const found = await index.candidates({ terms, vector: null, filter, limit });
    return found.map(({ id }) => Number(id.replace('ast_', ''))).sort((a, b) => a - b);
  }

  describe('of forty documents', () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    beforeEach(async () => {
      await world.put(
        ...numbers.map((number) =>
          written(number, {
            body: `harbour ${'and other words of a long text '.repeat(number % 4)}${number % 10 === 7 ? ' lighthouse' : ''}`,
            ownerId: number >= 35 ? 'usr_last' : 'usr_first',
            priceMicros: number,
          }),
        ),
      );
    });

    it('are the best, however many have the word', async () => {
      await world.put(written(38, { title: 'Harbour', body: 'harbour' }), written(39, { title: 'Harbour', body: 'harbour' }));
      expect(await candidates('harbour', { limit: 2 })).toEqual([38, 39]);
      expect(await candidates('harbour lighthouse', { limit: 6 })).toEqual([7, 17, 27, 37, 38, 39]);
    });

    it('with equal worth are those with the lower number', async () => {
      const [all, few] = [await candidates('harbour'), await candidates('harbour', { limit: 5 })];
      expect(all).toEqual(numbers);
      expect(few).toEqual([0, 1, 2, 3, 4]);
    });

    it('include all that pass the filter, in any position', async () => {
      expect(await candidates('harbour', { limit: 3, filter: { ownerId: 'usr_last' } })).toHaveLength(3);
      expect(await candidates('harbour', { limit: 4, filter: { ownerId: 'usr_last', maxPriceMicros: 37 } })).toEqual([35, 36, 37]);
      expect(await candidates('lighthouse', { limit: 3, filter: { maxPriceMicros: 36 } })).toEqual([7, 17, 27]);
      expect(await candidates('lighthouse', { limit: 3, filter: { ownerId: 'usr_nobody' } })).toEqual([]);
    });

    it('are current after each change', async () => {
      expect(await candidates('lighthouse')).toEqual([7, 17, 27, 37]);
      await world.put(written(17, { body: 'harbour' }), written(18, { body: 'lighthouse' }), written(40, { body: 'lighthouse' }));
      expect(await candidates('lighthouse')).toEqual([7, 18, 27, 37, 40]);
      await world.remove('ast_7');
      await world.remove('ast_40');
      expect(await candidates('lighthouse')).toEqual([18, 27, 37]);
      await world.put(written(7, { title: 'Lighthouse' }));
      expect(await candidates('lighthouse', { limit: 1 })).toEqual([7]);
      for (const number of [7, 18, 27, 37]) await world.remove(`ast_${number}`);
      expect(await candidates('lighthouse')).toEqual([]);
      expect(await candidates('harbour')).toHaveLength(36);
    });

    it('are none of other words, for any query', async () => {
      for (const query of [
        'harbour" OR "lighthouse',
        'words:harbour',
        "harbour' | 'x",
        'harbour:*',
        '^harbour',
        'NEAR(harbour)',
        '{words}: harbour',
      ])
        expect((await candidates(query)).length, query).toBeGreaterThanOrEqual(36);
      for (const query of ['0harbour', '5harbour', 'lighthouseharbour', '"', '*', '-', '^', 'NEAR(', "'", '\\', '&!|<->', '\u0000'])
        expect(await candidates(query), query).toEqual([]);
    });
  });
});
