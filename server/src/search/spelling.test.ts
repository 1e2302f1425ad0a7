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
      ].map((said) => ({
        ...said,
        assetType: 'dataset' as const,
        mimeType: null,
        licenseTerms: null,
        priceMicros: 0,
        ownerId: 'usr_1',
        language: null,
      })),
    );
  });

  async function didYouMean(query: string): Promise<string | null> {
    const found = await world.search.search({ query, topK: 10, filter: {}, signal: new AbortController().signal });
    return found.didYouMean;
  }

  it.each([
    ['Temprature of the sea', 'temperature of the sea'],
    ['water temperatrue', 'water temperature'],
    ['zebars', 'zebras'],
    ['photografs of zebras', 'photograph of zebras'],
    ['savnana, quarterly', 'savanna, quarterly'],
    ['watertemperature', 'water temperature'],
    ['quarterlylibraries', 'quarterly libraries'],
  ])('corrects %s to %s', async (typed, meant) => {
    expect(await didYouMean(typed)).toBe(meant);
  });

  it.each([
    'photos by Zebrah Savana at sea',
    'pictures near Savana Librarys',
    'whois savana.example, librarys@example.com and /home/zebrahs/sea',
    'model savana7b of the sea',
    'the wated of the sea',
    'sea waterway',
  ])('takes the names in %j for names', async (typed) => {
    expect(await didYouMean(typed)).toBeNull();
  });

  it.each(['transcribir una waterr grabación', 'temperatura en la sea', 'generar código', 'les mots du zebars'])(
    'takes no word of another language for a misspelled English one: %s',
    async (typed) => {
      expect(await didYouMean(typed)).toBeNull();
    },
  );

  it('reads a headline as it reads a sentence', async () => {
    expect(await didYouMean('Water Temprature of the Sea')).toBe('Water temperature of the Sea');
  });

  it.each(['water temperature', 'xyzzyplugh', 'the of', '香港天汽', 'seas', '', 'wat'])('does not change %j', async (typed) => {
    expect(await didYouMean(typed)).toBeNull();
  });

  it('accepts any text', async () => {
    for (const text of hostileTexts) expect(['string', 'object']).toContain(typeof (await didYouMean(text)));
  });
});

eachDatabase('a misspelled word that no document has in its correct spelling either', (open) => {
  it('is found through a synonym in documents', async () => {
    const world = searchWorld(await open());
    const said = {
      assetType: 'api' as const,
      mimeType: null,
      licenseTerms: null,
      priceMicros: 0,
      ownerId: 'usr_1',
      language: null,
      body: '',
    };
    await world.put(
      { ...said, assetId: 'ast_letters', title: 'Letters by post', description: 'Prints a letter and brings it to the post office.' },
      { ...said, assetId: 'ast_mail', title: 'Outgoing e-mail', description: 'Delivers it to any server.' },
    );
    const { didYouMean, hits } = await world.search.search({
      query: 'send emial',
      topK: 5,
      filter: {},
      signal: new AbortController().signal,
    });
    expect(didYouMean).toBe('send email');
    expect(hits[0]?.assetId).toBe('ast_mail');
  });
});
