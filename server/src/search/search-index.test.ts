import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPgliteSchema } from '../../test/databases/pglite.ts';
import { openPostgresDatabase, postgresUrl } from '../../test/databases/postgres.ts';
import { openSqliteFile } from '../../test/databases/sqlite.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { sampleQuestions, searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { searchWorld, vectorOf, type SearchWorld } from '../../test/suites/asset-search.ts';
import { migrate } from '../storage/migrate.ts';
import type { AssetFilter, AssetHit } from './asset-search.ts';
import { builtinEmbedder } from './embedders/builtin.ts';
import { postgresIndex } from './search-index.postgres.ts';

const filters: readonly AssetFilter[] = [
  {},
  { assetType: 'dataset' },
  { ownerId: 'usr_li' },
  { maxPriceMicros: 30_000 },
  { license: 'cc0' },
];

async function opened(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const test = await open();
  await migrate(test.database);
  await searchWorld(test.database).put(...searchableAssets);
  return test;
}

async function answers(world: SearchWorld): Promise<Record<string, AssetHit[]>> {
  const all: Record<string, AssetHit[]> = {};
  for (const filter of filters) {
    for (const query of sampleQuestions) all[`${query} ${JSON.stringify(filter)}`] = await world.hits(query, filter);
    all[`vector ${JSON.stringify(filter)}`] = await world.hits({ vector: await vectorOf('city weather and food'), query: '' }, filter);
  }
  return all;
}

/** Through the index of vectors, however few there are. */
function throughHnsw({ database }: TestDatabase): SearchWorld {
  return searchWorld(database, { index: postgresIndex(database, builtinEmbedder().id, { exactMax: 0 }) });
}

describe('the same question', () => {
  let sqlite: TestDatabase;
  let reference: Record<string, AssetHit[]>;
  const others: TestDatabase[] = [];
  beforeAll(async () => {
    sqlite = await opened(openSqliteFile);
    reference = await answers(searchWorld(sqlite.database));
    others.push(await opened(openPgliteSchema));
    if (postgresUrl !== undefined) others.push(await opened(openPostgresDatabase));
  });
  afterAll(async () => {
    for (const { database, remove } of [sqlite, ...others]) {
      await database.close();
      await remove();
    }
  });

  it('has the same answer on every database: hits, order, scores, reasons', async () => {
    expect(Object.values(reference).filter((hits) => hits.length > 0).length).toBeGreaterThan(50);
    for (const { database } of others) expect(await answers(searchWorld(database))).toEqual(reference);
  });

  it('has the same answer through the HNSW index of PostgreSQL, with every filter', async () => {
    for (const other of others) expect(await answers(throughHnsw(other))).toEqual(reference);
  });
});
