import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problem } from '../../src/errors.ts';
import { createLog } from '../../src/log.ts';
import { jobs, type Jobs } from '../../src/jobs/jobs.ts';
import { systemClock } from '../../src/clock.ts';
import type { AssetFilter, AssetHit, SearchDocument } from '../../src/search/asset-search.ts';
import { dimensions, type Embedder } from '../../src/search/embedder.ts';
import { builtinEmbedder } from '../../src/search/embedders/builtin.ts';
import { createAssetSearch, type HybridSearch, type HybridSearchParts } from '../../src/search/hybrid-search.ts';
import type { Database } from '../../src/storage/database.ts';
import { eachDatabase } from '../databases.ts';
import { sampleQuestions, searchableAssets } from '../fixtures/searchable-assets.ts';
import { dot, hostileTexts } from './embedder.ts';

const signal = new AbortController().signal;
const log = createLog({ level: 'silent' });

export interface SearchWorld {
  search: HybridSearch;
  jobs: Jobs;
  /** Prepares, and writes in one transaction. */
  put(...assets: readonly SearchDocument[]): Promise<void>;
  remove(assetId: string): Promise<void>;
  /** Ids without their prefix, the best first. */
  find(query: string | { query?: string; vector?: Float32Array }, filter?: AssetFilter): Promise<string[]>;
  hits(query: string | { query?: string; vector?: Float32Array }, filter?: AssetFilter): Promise<AssetHit[]>;
}

/** Search over a database, as a process that starts there has it. */
export function searchWorld(database: Database, parts: Partial<HybridSearchParts> = {}): SearchWorld {
  const queue = jobs({ database, clock: systemClock, log, processId: 'proc_test' });
  const search = createAssetSearch({ database, embedder: builtinEmbedder(), clock: systemClock, log, jobs: queue, ...parts });
  const hits: SearchWorld['hits'] = async (asked, filter = {}) =>
    (await search.search({ ...(typeof asked === 'string' ? { query: asked } : asked), topK: 10, filter, signal })).hits;
  return {
    search,
    jobs: queue,
    async put(...assets) {
      const prepared = await Promise.all(assets.map((document) => search.prepare(document, { signal })));
      await database.write(async (queries) => {
        for (const one of prepared) await search.put(queries, one);
      });
    },
    remove: (assetId) => database.write((queries) => search.remove(queries, assetId)),
    hits,
    find: async (asked, filter) => (await hits(asked, filter)).map(({ assetId }) => assetId.replace('ast_', '')),
  };
}

export async function vectorOf(text: string): Promise<Float32Array> {
  const [vector] = await builtinEmbedder().embedTexts([text], { purpose: 'query', signal });
  if (vector === undefined) throw new Error('no vector');
  return vector;
}

/** An embedder of another model, whose failures a test can turn on. */
function otherEmbedder(id: string): { embedder: Embedder; fail(failure: Error | null): void; embedded: string[] } {
  const embedded: string[] = [];
  let failure: Error | null = null;
  const embedTexts: Embedder['embedTexts'] = async (texts, about) => {
    if (failure !== null) throw failure;
    if (about.purpose === 'document') embedded.push(...texts);
    // Another space: every vector is turned around.
    return (await builtinEmbedder().embedTexts(texts, about)).map((vector) => vector.toReversed());
  };
  return { embedder: { id, embedTexts }, fail: (next) => void (failure = next), embedded };
}

/** The promises of `AssetSearch`, on every database. `parts` replaces what a search is made of. */
export function assetSearchSuite(name: string, parts: (database: Database) => Partial<HybridSearchParts> = () => ({})): void {
  eachDatabase(`asset search ${name}`, (open) => {
    describe('over some sixty assets', () => {
      let database: Database;
      let world: SearchWorld;
      beforeAll(async () => {
        database = await open();
        world = searchWorld(database, parts(database));
        await world.put(...searchableAssets);
      });
      answers(() => world);

      it('answers the same after a restart', async () => {
        const before = await Promise.all(sampleQuestions.map((query) => world.hits(query)));
        const restarted = searchWorld(database, parts(database));
        expect(await Promise.all(sampleQuestions.map((query) => restarted.hits(query)))).toEqual(before);
        await restarted.search.start();
        expect(await Promise.all(sampleQuestions.map((query) => restarted.hits(query)))).toEqual(before);
      });
    });

    describe('over what comes and goes', () => {
      let database: Database;
      beforeEach(async () => {
        database = await open();
      });
      changes(
        () => database,
        () => searchWorld(database, parts(database)),
      );
    });
  });
}

function answers(world: () => SearchWorld): void {
  it.each([
    ['weather in hong kong', 'weather-hk'],
    ['香港天气', 'weather-hk'],
    ['forecast', 'weather-api'],
    ['天气预报', 'weather-zh'],
    ['currency exchange', 'fx-rates'],
    ['股票价格', 'stocks-zh'],
    ['stock price', 'stocks-us'],
    ['reverseGeocode', 'geocode'],
    ['reverse geocode', 'geocode'],
    ['user_agent fields', 'k8s-logs'],
    ['xyzzy', 'xyzzy'],
    ['XYZZY-9000', 'xyzzy'],
    ['resume template', 'resume'],
    ['photographs of cats', 'cat-photo'],
    ['翻译', 'translate-api'],
    ['長城', 'great-wall'],
  ])('answers %s with %s', async (query, best) => {
    expect((await world().find(query)).slice(0, 4)).toContain(best);
  });

  it('finds nothing for what means nothing', async () => {
    for (const query of ['the of and with', '???', '的 了 吗', '']) expect(await world().find(query), query).toEqual([]);
    const { answered, hits } = await world().search.search({ query: 'qwzx vbnk plmokn', topK: 10, filter: {}, signal });
    expect(answered).toBe(false);
    for (const { score } of hits) expect(score).toBeLessThanOrEqual(0.2);
  });

  it('scores from 0 to 1, the best first, with the reason', async () => {
    for (const query of sampleQuestions) {
      const hits = await world().hits(query);
      expect(hits.length, query).toBeGreaterThan(0);
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
      for (const { score, match } of hits) {
        for (const value of [score, match.semantic ?? 0, match.lexical ?? 0]) expect(value >= 0 && value <= 1, query).toBe(true);
        expect(match.why).toMatch(/^[A-Z].*\.$/);
        expect(match.terms.length > 0).toBe(match.lexical !== null);
      }
    }
  });

  it('names the words that were found, as they were typed', async () => {
    const [first] = await world().hits('Sleeping CATS and purple elephants');
    expect(first).toMatchObject({ assetId: 'ast_cat-photo', match: { terms: ['sleeping', 'cats'] } });
    const [second] = await world().hits('香港餐厅');
    expect(second).toMatchObject({ assetId: 'ast_restaurants-hk', match: { terms: ['香港餐厅'] } });
  });

  it('counts the hits before the limit', async () => {
    const all = await world().search.search({ query: 'weather', topK: 100, filter: {}, signal });
    const one = await world().search.search({ query: 'weather', topK: 1, filter: {}, signal });
    expect(all.total).toBeGreaterThan(2);
    expect(all.total).toBe(all.hits.length);
    expect(one).toEqual({ ...all, hits: all.hits.slice(0, 1) });
  });

  const threeIds = ['ast_weather-zh', 'ast_weather-api', 'ast_tea'];
  it.each<[string, AssetFilter, (asset: SearchDocument) => boolean]>([
    ['type', { assetType: 'api' }, (asset) => asset.assetType === 'api'],
    ['license, in any case', { license: ' cc by 4.0 ' }, (asset) => asset.licenseTerms === 'CC BY 4.0'],
    ['price', { maxPriceMicros: 30_000 }, (asset) => asset.priceMicros <= 30_000],
    ['no price', { maxPriceMicros: 0 }, (asset) => asset.priceMicros === 0],
    ['owner', { ownerId: 'usr_li' }, (asset) => asset.ownerId === 'usr_li'],
    ['media type, without parameters', { mimeType: 'TEXT/csv' }, (asset) => asset.mimeType?.startsWith('text/csv') === true],
    ['language', { language: 'zh' }, (asset) => asset.language === 'zh'],
    ['ids', { assetIds: [...threeIds, 'ast_none'] }, (asset) => threeIds.includes(asset.assetId)],
    [
      'several at once',
      { assetType: 'api', ownerId: 'usr_li', maxPriceMicros: 20_000 },
      (asset) => asset.assetType === 'api' && asset.ownerId === 'usr_li' && asset.priceMicros <= 20_000,
    ],
  ])('filters by %s', async (_what, filter, passes) => {
    const passing = new Set(searchableAssets.filter(passes).map(({ assetId }) => assetId));
    let found = 0;
    for (const query of ['weather forecast city data', '天气 语音 数据', 'public csv rates by country']) {
      const open = await world().search.search({ query, topK: 100, filter: {}, signal });
      const filtered = await world().search.search({ query, topK: 100, filter, signal });
      found += filtered.total;
      expect(filtered.hits.filter(({ assetId }) => !passing.has(assetId))).toEqual([]);
      // What is found without the filter and passes it is found with it.
      const expected = open.hits.filter(({ assetId }) => passing.has(assetId)).map(({ assetId }) => assetId);
      expect(filtered.hits.map(({ assetId }) => assetId)).toEqual(expect.arrayContaining(expected));
    }
    expect(found).toBeGreaterThan(0);
  });

  it.each<[string, AssetFilter]>([
    ['an owner', { ownerId: 'usr_nobody' }],
    ['a license', { license: "x' or '1'='1" }],
    ['an empty license', { license: '' }],
    ['a language', { language: 'fr' }],
    ['a media type', { mimeType: '\u0000' }],
    ['no ids', { assetIds: [] }],
    ['hostile ids', { assetIds: ['\u0000', '\ud800', "'); --"] }],
  ])('finds nothing for %s that no document has', async (_what, filter) => {
    expect(await world().find('weather', filter)).toEqual([]);
  });

  it('finds by a vector alone, of any length, and by a vector beside words', async () => {
    const vector = await vectorOf('Hong Kong weather observations temperature humidity rain');
    const [byVector] = await world().hits({ vector: vector.map((value) => value * 40) });
    expect(byVector).toMatchObject({ assetId: 'ast_weather-hk', match: { lexical: null, terms: [], why: 'Similar in meaning.' } });
    const found = await world().find({ vector, query: 'nocturne' });
    expect(found).toContain('weather-hk');
    expect(found).toContain('piano');
  });

  it('puts what a query rules out behind what it asks for', async () => {
    const first = async (query: string) => (await world().find(query))[0];
    expect(await first('weather in Hong Kong')).toBe('weather-hk');
    expect(await first('weather, but not in Hong Kong')).not.toBe('weather-hk');
    expect(await first('weather except Hong Kong')).not.toBe('weather-hk');
    expect(await first('除了香港的天气')).not.toBe('weather-hk');
    expect(await world().find('weather except Hong Kong')).toContain('weather-api');
  });

  it('takes a vector that says nothing for none', async () => {
    const vector = new Float32Array(dimensions);
    expect(await world().find({ vector })).toEqual([]);
    const [first] = await world().hits({ vector, query: 'nocturne' });
    expect(first).toMatchObject({ assetId: 'ast_piano', match: { semantic: null } });
    expect(await world().find({ vector: vector.fill(Number.NaN), query: 'nocturne' })).toEqual(['piano']);
    await expect(world().find({ vector: new Float32Array(3) })).rejects.toThrow('a vector has 512 numbers');
  });

  it('answers every query, whatever its text', async () => {
    for (const query of [...hostileTexts, 'weather" OR *', 'weather\u0000hong', '天'.repeat(500), 'weather '.repeat(20_000)]) {
      const { hits } = await world().search.search({
        query,
        topK: 100,
        filter: { license: query, ownerId: query, mimeType: query },
        signal,
      });
      expect(hits).toEqual([]);
      await world().find(query);
    }
    expect(await world().find('weather" OR * hong kong')).toContain('weather-hk');
  });
}

function changes(database: () => Database, start: () => SearchWorld): void {
  let world: SearchWorld;
  beforeEach(() => {
    world = start();
  });
  const named = (name: string): SearchDocument => {
    const asset = searchableAssets.find(({ assetId }) => assetId === `ast_${name}`);
    if (asset === undefined) throw new Error(`no asset ${name}`);
    return asset;
  };
  const weather = named('weather-hk');

  it('finds nothing where nothing is', async () => {
    expect(await world.find('weather')).toEqual([]);
    expect(await world.search.status()).toEqual({ documents: 0, pending: 0 });
  });

  it('shows a change at once: new, replaced, removed, and back again', async () => {
    await world.put(weather);
    expect(await world.find('hong kong weather')).toEqual(['weather-hk']);
    await world.put({ ...weather, title: 'Nocturne', description: 'Slow piano', body: '' });
    expect(await world.find('hong kong weather')).toEqual([]);
    expect(await world.find('slow piano')).toEqual(['weather-hk']);
    await world.remove(weather.assetId);
    await world.remove(weather.assetId);
    await world.remove('ast_never');
    expect(await world.find('slow piano')).toEqual([]);
    expect(await world.search.status()).toEqual({ documents: 0, pending: 0 });
    await world.put(weather);
    expect(await world.find('hong kong weather')).toEqual(['weather-hk']);
    expect(await world.search.status()).toEqual({ documents: 1, pending: 0 });
  });

  it('looks for numbers by their digits alone: whatever has a number of that length is near to them', async () => {
    await world.put({ ...weather, title: 'Figures of 1998', description: 'Numbers such as 1203, 4415 and 9921', body: '' });
    expect(await world.find('1203')).toEqual(['weather-hk']);
    expect(await world.find('510241 8812 7701')).toEqual([]);
  });

  it('does not let the name of a file count as a title', async () => {
    const manual = { ...weather, title: 'Thermostats', description: 'How to set a thermostat of a heating by hand.', body: '' };
    await world.put(
      { ...manual, assetId: 'ast_named', title: 'document_17.pdf' },
      { ...manual, assetId: 'ast_other', title: 'PDF documents', description: 'A collection of forms to print and fill in.' },
    );
    const [first] = await world.hits('thermostat of a heating');
    await world.put({ ...manual, assetId: 'ast_named', title: '' });
    const [untitled] = await world.hits('thermostat of a heating');
    expect(first?.match.semantic).toBe(untitled?.match.semantic);
    await world.put({ ...manual, assetId: 'ast_named', title: 'document_17.pdf' });
    expect((await world.find('pdf documents'))[0]).toBe('other');
    expect(await world.find('document_17.pdf')).toContain('named');
  });

  it('shows changed terms of sale at once', async () => {
    await world.put(weather);
    expect(await world.find('weather', { maxPriceMicros: 0 })).toEqual([]);
    await world.put({ ...weather, priceMicros: 0, licenseTerms: null });
    expect(await world.find('weather', { maxPriceMicros: 0 })).toEqual(['weather-hk']);
    expect(await world.find('weather', { license: 'CC BY 4.0' })).toEqual([]);
  });

  it('never shows what was rolled back', async () => {
    await world.put(weather);
    const prepared = await world.search.prepare(named('piano'), { signal });
    const undone = database().write(async (queries) => {
      await world.search.put(queries, prepared);
      await world.search.remove(queries, weather.assetId);
      throw new Error('changed its mind');
    });
    const kept = world.put(named('fx-rates'));
    await expect(undone).rejects.toThrow('changed its mind');
    await kept;
    expect(await world.find('nocturne for piano')).toEqual([]);
    expect(await world.find('hong kong weather observations')).toContain('weather-hk');
    expect(await world.search.status()).toEqual({ documents: 2, pending: 0 });
    await world.put(named('piano'));
    expect(await world.find('nocturne for piano')).toEqual(['piano']);
  });

  it('counts terms exactly, whatever comes and goes', async () => {
    await world.put(...searchableAssets);
    await world.put(...searchableAssets.slice(0, 20));
    for (const { assetId } of searchableAssets) if (assetId !== weather.assetId) await world.remove(assetId);
    const terms = await database().read.selectFrom('search_terms').selectAll().orderBy('term').execute();
    expect(new Set(terms.map(({ documents }) => documents))).toEqual(new Set([1]));
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['', 'hong', 'kong', 'humidity', 'rainfall']));
  });

  it('bears several who put the same and different assets at once', async () => {
    const puts = Array.from({ length: 12 }, (_, at) =>
      world.put({ ...weather, priceMicros: at }, { ...weather, assetId: `ast_copy${at}` }),
    );
    await Promise.all(puts);
    expect(await world.search.status()).toEqual({ documents: 13, pending: 0 });
    const counted = await database().read.selectFrom('search_terms').select('documents').where('term', '=', 'humidity').execute();
    expect(counted).toEqual([{ documents: 13 }]);
  });

  it('takes in every document, whatever its texts', async () => {
    for (const [at, text] of hostileTexts.entries()) {
      const texts = { title: text, description: text, body: text, licenseTerms: text, mimeType: text, ownerId: text };
      await world.put({ ...weather, ...texts, assetId: `ast_${at}` });
    }
    await world.put(weather);
    expect(await world.find('hong kong weather')).toContain('weather-hk');
    for (let at = 0; at < hostileTexts.length; at += 1) await world.remove(`ast_${at}`);
    expect(await world.search.status()).toEqual({ documents: 1, pending: 0 });
  });

  it('sees after a restart what was removed before, and shows changes from there on', async () => {
    await world.put(weather, named('piano'), named('fx-rates'));
    await world.remove('ast_piano');
    const restarted = start();
    await restarted.search.start();
    expect(await restarted.find('nocturne for piano')).toEqual([]);
    await restarted.put(named('piano'));
    await restarted.remove(weather.assetId);
    expect(await restarted.find('nocturne for piano')).toEqual(['piano']);
    expect(await restarted.find('hong kong weather')).toEqual([]);
    await restarted.search.start();
    expect(await restarted.find('nocturne for piano')).toEqual(['piano']);
  });

  it('takes in a document whose embedder is away, finds it by words, and by embedding when a job has made its vector', async () => {
    const other = otherEmbedder('other-model');
    const away = searchWorld(database(), { embedder: other.embedder });
    other.fail(problem('unavailable'));
    await away.put(weather);
    expect(await away.search.status()).toEqual({ documents: 1, pending: 1 });
    const [byWords] = await away.hits('hong kong humidity');
    expect(byWords).toMatchObject({ assetId: weather.assetId, match: { semantic: null, terms: ['hong', 'kong', 'humidity'] } });
    other.fail(null);
    await away.jobs.runDue();
    expect(await away.search.status()).toEqual({ documents: 1, pending: 0 });
    const [byVector] = await away.hits({ vector: (await vectorOf('Hong Kong weather observations')).toReversed() });
    expect(byVector?.assetId).toBe(weather.assetId);
  });

  it('does not give a document the vector of what it said before', async () => {
    const other = otherEmbedder('other-model');
    const away = searchWorld(database(), { embedder: other.embedder });
    other.fail(problem('unavailable'));
    await away.put(weather);
    other.fail(null);
    // Changed between the job's reading and its writing.
    const { embedder } = other;
    const late = searchWorld(database(), {
      embedder: {
        ...embedder,
        embedTexts: async (texts, about) => {
          if (about.purpose === 'document') await world.remove(weather.assetId);
          return embedder.embedTexts(texts, about);
        },
      },
    });
    await late.jobs.runDue();
    expect(await database().read.selectFrom('search_vectors').select('doc').execute()).toEqual([]);
  });

  it('makes all vectors anew for another model, while everything is found by its words', async () => {
    await world.put(...searchableAssets);
    const other = otherEmbedder('other-model');
    const switched = searchWorld(database(), { embedder: other.embedder });
    expect(await switched.search.status()).toEqual({ documents: searchableAssets.length, pending: searchableAssets.length });
    const [before] = await switched.hits('hong kong humidity');
    expect(before).toMatchObject({ assetId: weather.assetId, match: { semantic: null } });
    await switched.search.start();
    await switched.search.start();
    await switched.jobs.runDue();
    expect(await switched.search.status()).toEqual({ documents: searchableAssets.length, pending: 0 });
    expect(new Set(other.embedded).size).toBeGreaterThanOrEqual(searchableAssets.length);
    const [after] = await switched.hits('hong kong humidity');
    expect(after?.match.semantic).toBeGreaterThan(0.2);
    const models = await database().read.selectFrom('search_vectors').select('model').distinct().execute();
    expect(models).toEqual([{ model: 'other-model' }]);
    expect(await database().read.selectFrom('jobs').select('state').where('kind', '=', 'reembed').execute()).toEqual([{ state: 'done' }]);
  });

  it('goes on after a text that a model refuses', async () => {
    await world.put(weather, named('piano'), named('fx-rates'));
    const other = otherEmbedder('strict-model');
    const embedTexts: Embedder['embedTexts'] = async (texts, about) => {
      if (texts.some((text) => text.startsWith('Nocturne'))) throw new Error('no music here');
      return other.embedder.embedTexts(texts, about);
    };
    const switched = searchWorld(database(), { embedder: { ...other.embedder, embedTexts } });
    await switched.search.start();
    await switched.jobs.runDue();
    expect(await switched.search.status()).toEqual({ documents: 3, pending: 1 });
    expect(await switched.find('nocturne for piano')).toEqual(['piano']);
  });

  it('puts a picture between what it shows and what is said of it', async () => {
    const embedder = builtinEmbedder();
    const seeing = searchWorld(database(), { embedder: { ...embedder, embedImage: () => vectorOf('sleeping ginger cat') } });
    const untitled = { ...named('cat-photo'), title: 'IMG_4711', description: null };
    const { vector } = await seeing.search.prepare(untitled, { imageFile: '/tmp/any.png', signal });
    expect(dot(vector ?? undefined, await vectorOf('sleeping ginger cat'))).toBeGreaterThan(0.5);
    expect(dot(vector ?? undefined, await vectorOf('IMG_4711'))).toBeGreaterThan(0.5);
  });
}
