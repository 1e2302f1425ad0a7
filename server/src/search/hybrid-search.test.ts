import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../test/databases/sqlite.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { assetSearchSuite, searchWorld } from '../../test/suites/asset-search.ts';
import { problem } from '../errors.ts';
import { migrate } from '../storage/migrate.ts';
import type { Embedder } from './embedder.ts';
import { builtinEmbedder } from './embedders/builtin.ts';

assetSearchSuite('with the built-in embedder');

describe('a text that the model knows nothing of', () => {
  it('is found by its words, and is similar to no other text', async () => {
    const test = await openSqliteFile();
    await migrate(test.database);
    const world = searchWorld(test.database);
    const [sample = expect.fail()] = searchableAssets;
    const korean = ['서울 관광지 목록', '부산 지하철 시간표', '제주도 맛집'];
    await world.put(...korean.map((title, at) => ({ ...sample, assetId: `ast_${at}`, title, description: null, body: '' })));
    for (const query of ['nothing', 'doNothing', '🙂']) expect(await world.hits(query)).toEqual([]);
    expect(await world.hits('지하철')).toMatchObject([{ assetId: 'ast_1', match: { semantic: null } }]);
    expect(await world.search.status()).toEqual({ documents: 3, pending: 0 });
    await test.database.close();
    await test.remove();
  });
});

describe('a search whose embedder is unavailable', () => {
  let test: TestDatabase;
  let asked = 0;
  let now = 1_800_000_000_000;
  const clock = { now: () => now };
  beforeEach(async () => {
    asked = 0;
    test = await openSqliteFile();
    await migrate(test.database);
    await searchWorld(test.database).put(...searchableAssets.slice(0, 5));
  });
  afterEach(async () => {
    await test.database.close();
    await test.remove();
  });

  const failing = (embedTexts: Embedder['embedTexts']): Embedder => ({
    id: builtinEmbedder().id,
    embedTexts: (texts, about) => {
      asked += 1;
      return embedTexts(texts, about);
    },
  });

  it('uses words only, pauses the embedder for a while, and then tries it again', async () => {
    let isAway = true;
    const embedder = failing(async (texts, about) => {
      if (isAway) throw problem('unavailable');
      return builtinEmbedder().embedTexts(texts, about);
    });
    const world = searchWorld(test.database, { embedder, clock });
    for (let turn = 0; turn < 3; turn += 1) {
      const [first] = await world.hits('hong kong weather');
      expect(first).toMatchObject({ assetId: 'ast_weather-hk', match: { semantic: null } });
    }
    expect(asked).toBe(1);
    isAway = false;
    now += 60_000;
    const [first] = await world.hits('hong kong weather');
    expect(first?.match.semantic).toBeGreaterThan(0.2);
  });

  it('waits for it only for a limited time, even if it cannot be interrupted', async () => {
    const world = searchWorld(test.database, { embedder: failing(() => new Promise(() => {})), clock, embedTextMs: 20 });
    const [first] = await world.hits('hong kong weather');
    expect(first).toMatchObject({ assetId: 'ast_weather-hk', match: { semantic: null } });
    await world.put({ ...(searchableAssets[9] ?? expect.fail()), assetId: 'ast_new' });
    expect(await world.search.status()).toEqual({ documents: 6, pending: 1 });
    expect(asked).toBe(1);
  });

  it('does not pause it because of one text that it refuses', async () => {
    const embedder = failing(async () => {
      throw new Error('too long');
    });
    const world = searchWorld(test.database, { embedder, clock });
    await world.hits('hong kong weather');
    await world.hits('hong kong weather');
    expect(asked).toBe(2);
  });

  it('stops when its caller has disconnected', async () => {
    const world = searchWorld(test.database, { embedder: failing(() => new Promise(() => {})), clock });
    const gone = new AbortController();
    const searching = world.search.search({ query: 'weather', topK: 10, filter: {}, signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(searching).rejects.toThrow('gone');
  });
});
