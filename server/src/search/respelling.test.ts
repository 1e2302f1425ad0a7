import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { hostileTexts } from '../../test/suites/embedder.ts';
import { searchWorld, type SearchWorld } from '../../test/suites/asset-search.ts';

eachDatabase('a query with words that no document has', (open) => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = searchWorld(await open());
    await world.put(
      ...searchableAssets,
      ...[
        { assetId: 'ast_zebra', title: 'Zebras of the savanna, quarterly libraries of photographs', description: null, body: '' },
        { assetId: 'ast_sea', title: 'Water temperature of the sea', description: null, body: '' },
      ].map((said) => ({ ...said, assetType: 'dataset' as const, mimeType: null, licenseTerms: null, priceMicros: 0, ownerId: 'usr_1' })),
    );
  });

  it.each([
    ['Temprature of the sea', 'temperature of the sea'],
    ['water temperatrue', 'water temperature'],
    ['zebars', 'zebras'],
    ['photografs of zebras', 'photograph of zebras'],
    ['savnana, quarterly', 'savanna, quarterly'],
  ])('reads %s as %s', async (typed, meant) => {
    expect(await world.search.respelled(typed)).toBe(meant);
  });

  it.each(['water temperature', 'xyzzyplugh', 'the of', '香港天汽', 'seas', '', 'wat'])('leaves %j alone', async (typed) => {
    expect(await world.search.respelled(typed)).toBeNull();
  });

  it('takes whatever somebody types', async () => {
    for (const text of hostileTexts) expect(['string', 'object']).toContain(typeof (await world.search.respelled(text)));
  });
});
