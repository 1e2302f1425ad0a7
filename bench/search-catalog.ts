import { join } from 'node:path';
import { auditTrail } from '../server/src/accounts/audit-trail.ts';
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
import { sqliteIndex } from '../server/src/search/search-index.sqlite.ts';
import type { SearchIndex } from '../server/src/search/search-index.ts';
import { migrate } from '../server/src/storage/migrate.ts';
import { openSqlite } from '../server/src/storage/sqlite.ts';
import { writtenAsset } from './corpus.ts';

/** A catalog in a data folder, as the service would have it after many uploads, and its search in this process. */
export interface SearchCatalog {
  /** The database file. */
  file: string;
  search: AssetSearch;
  index: SearchIndex;
  embedder: Embedder;
  /** Adds the assets of these numbers. @returns what search compares each by */
  add(from: number, to: number): Promise<Array<{ assetId: string; vector: Float32Array }>>;
  close(): Promise<void>;
}

/** Assets of one commit: one for each, as uploads have it, would take hours. */
const batch = 500;

export async function openSearchCatalog(folder: string): Promise<SearchCatalog> {
  const file = join(folder, 'farebox.sqlite');
  const database = openSqlite({ file });
  await migrate(database);
  const clock = systemClock;
  const log = createLog({ level: 'warn' });
  const embedder = builtinEmbedder();
  const index = sqliteIndex(database, embedder.id);
  const search = createAssetSearch({
    database,
    embedder,
    clock,
    log,
    jobs: jobs({ database, clock, log, processId: newId('proc', clock.now()) }),
    index,
  });
  const registry = assets(database);
  const people = accounts({ database, clock, sessions: sessions({ database, clock }), auditTrail: auditTrail({ database, clock }) });
  const { account: owner } = await people.createOwner({ email: 'publisher@example.com' });
  const { signal } = new AbortController();

  return {
    file,
    search,
    index,
    embedder,
    async add(from, to) {
      const added: Array<{ assetId: string; vector: Float32Array }> = [];
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
    close: () => database.close(),
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
