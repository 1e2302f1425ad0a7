import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { auditTrail } from '../server/src/accounts/audit-trail.ts';
import { walletProofs } from '../server/src/accounts/wallet-proofs.ts';
import { accounts } from '../server/src/accounts/accounts.ts';
import { sessions } from '../server/src/accounts/sessions.ts';
import type { Asset } from '../server/src/assets/asset.ts';
import { assets } from '../server/src/assets/assets.ts';
import { drafted } from '../server/src/assets/draft.ts';
import { documentOf } from '../server/src/assets/search-document.ts';
import { systemClock } from '../server/src/clock.ts';
import { newId } from '../server/src/ids.ts';
import { jobs } from '../server/src/jobs/jobs.ts';
import { createLog } from '../server/src/log.ts';
import type { AssetSearch } from '../server/src/search/asset-search.ts';
import { builtinEmbedder } from '../server/src/search/embedders/builtin.ts';
import type { Embedder } from '../server/src/search/embedder.ts';
import { createAssetSearch } from '../server/src/search/hybrid-search.ts';
import { postgresIndex } from '../server/src/search/search-index.postgres.ts';
import { sqliteIndex } from '../server/src/search/search-index.sqlite.ts';
import type { StoredIndex } from '../server/src/search/search-index.ts';
import { migrate } from '../server/src/storage/migrate.ts';
import { openPostgres } from '../server/src/storage/postgres.ts';
import { openSqlite } from '../server/src/storage/sqlite.ts';
import { writtenAsset } from './corpus.ts';

/** A catalog as after many uploads, and its search in this process. */
export interface SearchCatalog {
  search: AssetSearch;
  index: StoredIndex;
  embedder: Embedder;
  /** Adds the assets of these numbers. @returns what search compares each by */
  add(from: number, to: number): Promise<Array<{ assetId: string; vector: Float32Array }>>;
  /** Prepares the added assets for search. @returns milliseconds; null if no preparation is needed */
  indexed(): Promise<number | null>;
  /** Of the database. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** Assets per commit: one commit for each, as with uploads, would take hours. */
const batch = 500;

/** @param databaseUrl of an empty PostgreSQL; null for a file in the folder */
export async function openSearchCatalog(folder: string, databaseUrl: string | null): Promise<SearchCatalog> {
  const file = join(folder, 'farebox.sqlite');
  const database = databaseUrl === null ? openSqlite({ file }) : openPostgres({ url: databaseUrl });
  await migrate(database);
  const postgres = databaseUrl === null ? null : await postgresOf(databaseUrl);
  const clock = systemClock;
  const log = createLog({ level: 'warn' });
  const embedder = builtinEmbedder();
  const index = (databaseUrl === null ? sqliteIndex : postgresIndex)(database, embedder.id);
  const search = createAssetSearch({
    database,
    embedder,
    clock,
    log,
    jobs: jobs({ database, clock, log, processId: newId('proc', clock.now()) }),
    index,
  });
  const registry = assets(database);
  const proofs = walletProofs({ secrets: ['bench'], clock, publicUrl: () => 'http://127.0.0.1' });
  const trail = auditTrail({ database, clock });
  const people = accounts({ database, clock, sessions: sessions({ database, clock }), auditTrail: trail, walletProofs: proofs });
  const { account: owner } = await people.createOwner({ email: 'publisher@example.com' });
  const { signal } = new AbortController();

  return {
    search,
    index,
    embedder,
    async add(from, to) {
      const added: Array<{ assetId: string; vector: Float32Array }> = [];
      await postgres?.dropIndex();
      for (let first = from; first < to; first += batch) {
        const numbers = Array.from({ length: Math.min(batch, to - first) }, (_, at) => first + at);
        const written = numbers.map((number) => assetOf(number, owner.id, clock.now()));
        const prepared = await Promise.all(
          written.map(async (asset) => ({ asset, document: await search.prepare(documentOf(asset), { signal }) })),
        );
        await database.write(async (queries) => {
          for (const { asset, document } of prepared) {
            await registry.insert(queries, asset);
            await search.put(queries, document);
          }
        });
        for (const { asset, document } of prepared) added.push({ assetId: asset.id, vector: document.vector ?? new Float32Array(0) });
      }
      return added;
    },
    async indexed() {
      const started = performance.now();
      await postgres?.buildIndex();
      return postgres === null ? null : performance.now() - started;
    },
    bytes: async () => postgres?.databaseBytes() ?? (await stat(file)).size,
    async close() {
      await postgres?.close();
      await database.close();
    },
  };
}

/** The pgvector index takes minutes to build after all vectors, and hours with each insert. */
async function postgresOf(url: string) {
  // A separate connection: it takes longer than the service's statement timeout.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = 'search_vectors_nearest';
  const { rows } = await client.query('select indexdef as definition from pg_indexes where indexname = $1', [name]);
  const { definition } = z.object({ definition: z.string() }).parse(rows[0]);
  await client.query("set maintenance_work_mem = '4GB'");
  return {
    dropIndex: () => client.query(`drop index if exists ${name}`),
    buildIndex: () => client.query(definition),
    async databaseBytes() {
      const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
      return Number(z.object({ bytes: z.string() }).parse(rows[0]).bytes);
    },
    close: () => client.end(),
  };
}

function assetOf(number: number, ownerId: string, now: number): Asset {
  const { title, description, content, assetType, mimeType, license, priceAmount } = writtenAsset(number);
  const where =
    assetType === 'api'
      ? { api_endpoint_url: `https://data.example/v1/${number}` }
      : { source_url: `https://data.example/files/${number}` };
  const draft = {
    title,
    description,
    asset_type: assetType,
    mime_type: mimeType,
    license_terms: license,
    price_amount: priceAmount,
    ...where,
  };
  return { ...drafted(draft, { id: newId('ast', now), ownerId, now }), searchText: content };
}
