import { beforeAll, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../test/databases/sqlite.ts';
import { eachDatabase } from '../../test/databases.ts';
import { searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { searchWorld, type SearchWorld } from '../../test/suites/asset-search.ts';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import type { SearchDocument } from './asset-search.ts';
import { builtinEmbedder } from './embedders/builtin.ts';
import { indexSearch } from './index-search.ts';
import type { Embedding } from './embedding.ts';
import { memoryIndex } from './search-index.memory.ts';

const places = ['Oslo', 'Lisbon', 'Kyoto', '上海', '成都'];

/** Some three hundred: each asset as it is, and of several places. */
const sample: readonly SearchDocument[] = searchableAssets.flatMap((asset) => [
  asset,
  ...places.slice(0, 4).map((place, at) => ({
    ...asset,
    assetId: `${asset.assetId}-${at}`,
    title: `${asset.title}, ${place}`,
    body: `${asset.body} ${places.slice(at + 1).join(' ')}`,
  })),
]);

const questions = [
  ...searchableAssets.slice(0, 28).map(({ title }) => title),
  'which currencies are traded in Kyoto',
  'how hot was it in Lisbon last summer and how much did it rain',
  'a calm tune for the evening',
  'pictures of animals asleep',
  'flights that were late from Oslo',
  'regular expression for a date',
  '成都明天会下雨吗',
  '上海的夜景视频',
  '翻译一段文字',
  '股票收盘价',
  '有没有关于茶的书',
  '适合睡前听的音乐',
];

eachDatabase('the order of answers', (open) => {
  let world: SearchWorld;
  let wordWorld: SearchWorld;
  let expected: { both: string[][]; words: string[][] };
  beforeAll(async () => {
    const database = await open();
    [world, wordWorld] = await filled(database);
    const reference = await openSqliteFile();
    await migrate(reference.database);
    const [both, words] = await filled(reference.database);
    expected = { both: await answers(both), words: await answers(words) };
    await reference.database.close();
    await reference.remove();
  });

  describe(`of ${sample.length} documents to ${questions.length} questions`, () => {
    it('is the same as on SQLite, by words and embedding', async () => {
      expect(await answers(world)).toEqual(expected.both);
      expect(expected.both.filter((ids) => ids.length >= 5).length).toBeGreaterThan(30);
    });

    it('is the same as on SQLite, by words only', async () => {
      expect(await answers(wordWorld)).toEqual(expected.words);
    });

    it('contains the best of many that share a common word, in any field', async () => {
      const [first] = await wordWorld.find('Sleeping cat, Kyoto');
      expect(first).toBe('cat-photo-2');
      const [last] = await wordWorld.find('XYZZY-9000 Kyoto 成都 上海');
      expect(last).toMatch(/^xyzzy/);
    });
  });
});

it('is the same in memory as in a database', async () => {
  const { database, remove } = await openSqliteFile();
  await migrate(database);
  const [both, words] = await filled(database);
  const expected = { both: await answers(both), words: await answers(words) };
  await database.close();
  await remove();
  expect(await memoryAnswers(both.search.embedding)).toEqual(expected.both);
  expect(await memoryAnswers(null)).toEqual(expected.words);
});

async function memoryAnswers(embedding: Embedding | null): Promise<string[][]> {
  const index = memoryIndex(embedding);
  index.know(sample.map(({ assetId, ...said }) => ({ id: assetId, ...said })));
  const search = indexSearch({ index, embedding });
  const all: string[][] = [];
  for (const query of questions) {
    const { hits } = await search({ query, topK: 10, filter: null, signal: new AbortController().signal });
    all.push(hits.map(({ id }) => id.replace('ast_', '')));
  }
  return all;
}

async function filled(database: Database): Promise<[both: SearchWorld, words: SearchWorld]> {
  const { id } = builtinEmbedder();
  const world = searchWorld(database);
  await world.put(...sample);
  return [world, searchWorld(database, { embedder: { id, embedTexts: () => Promise.reject(new Error('away')) } })];
}

async function answers(world: SearchWorld): Promise<string[][]> {
  const all: string[][] = [];
  for (const question of questions) all.push(await world.find(question));
  return all;
}
