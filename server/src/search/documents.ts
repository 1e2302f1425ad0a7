import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { minuteMs, type Clock } from '../clock.ts';
import { cachedValue } from '../limits/cache.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { AssetFilter, SearchDocument } from './asset-search.ts';
import { saidByFileName } from './file-titles.ts';
import { indexedWords, packedImpacts, unpackedTokens } from './lexical.ts';
import type { IndexFilter, StoredIndex } from './search-index.ts';

/** The documents of the index as database rows: the part that all databases share. */
export interface Documents {
  /**
   * Writes or replaces a document without its vector, in the caller's transaction.
   * @returns its number
   */
  put(queries: Queries, document: SearchDocument): Promise<number>;
  /** Runs in the caller's transaction. Removing an unknown asset has no effect. */
  remove(queries: Queries, assetId: string): Promise<void>;
  /**
   * Stores the vector of this content.
   * @returns false if the content has changed since
   */
  addVector(made: { doc: number; content: string; vector: Int8Array }): Promise<boolean>;
  /** The text to embed for a document; null if the document does not exist or has its vector. */
  withoutVector(assetId: string): Promise<DocumentContent | null>;
  /** The next documents without a vector, by number. */
  allWithoutVector(page: { after: number; limit: number }): Promise<DocumentContent[]>;
  /** Assets whose documents were written by an older version of what is indexed. */
  outdated(page: { after: string; limit: number }): Promise<string[]>;
  /** Whether there are any. Asked at each start: it reads a few rows, however many assets there are. */
  isOutdated(): Promise<boolean>;
  counts(): Promise<{ documents: number; pending: number }>;
  /** Whether every document has its vector and no vectors of other models are left. */
  isComplete(): Promise<boolean>;
  /**
   * Deletes some vectors of other models.
   * @returns how many; 0 when none is left
   */
  deleteOldVectors(limit: number): Promise<number>;
  /**
   * Deletes rows of documents that were removed long enough ago.
   * @returns how many
   */
  forgetRemoved(limit: number): Promise<number>;
}

export interface DocumentContent {
  doc: number;
  assetId: string;
  assetType: string;
  content: string;
}

/** Raised with each change of the text or the words that are indexed for a document: stored ones are then indexed again. */
const indexedVersion = 1;
const contentPartsMax = { title: 300, description: 1200, body: 500 };
const filterTextMax = 200;
const filterIdsMax = 1000;
interface CountedPage {
  documents: number;
  pending: number;
  /** Null without any. */
  last: number | null;
}

/** Documents whose vectors are counted in one turn of the event loop. */
const countedAtOnce = 2000;
/** How long a count of more than that is used. */
const manyFreshMs = minuteMs;

interface DocumentsParts {
  database: Database;
  index: StoredIndex;
  model: string;
  clock: Clock;
}

export function documents(parts: DocumentsParts): Documents {
  const { database, clock } = parts;

  return {
    put: (...given) => put(parts, ...given),
    remove: (...given) => remove(parts, ...given),
    addVector: (...given) => addVector(parts, ...given),
    async withoutVector(assetId) {
      return (await withoutVector(parts, database.read).where('asset_id', '=', assetId).executeTakeFirst()) ?? null;
    },
    async outdated({ after, limit }) {
      const rows = await database.read
        .selectFrom('search_documents')
        .select('asset_id')
        .where('removed', '=', 0)
        .where('indexed_version', '<', indexedVersion)
        .where('asset_id', '>', after)
        .orderBy('asset_id')
        .limit(limit)
        .execute();
      return rows.map(({ asset_id: id }) => id);
    },
    async isOutdated() {
      const live = database.read.selectFrom('search_documents').select('asset_id').where('removed', '=', 0);
      return (await live.where('indexed_version', '<', indexedVersion).limit(1).executeTakeFirst()) !== undefined;
    },
    allWithoutVector: ({ after, limit }) =>
      withoutVector(parts, database.read).where('search_documents.doc', '>', after).orderBy('search_documents.doc').limit(limit).execute(),
    counts: cachedValue((...given) => countAll(parts, ...given), {
      clock,
      ttlMs: ({ documents: counted }) => (counted > countedAtOnce ? manyFreshMs : 0),
    }),
    isComplete: () => isComplete(parts),
    deleteOldVectors: (...given) => deleteOldVectors(parts, ...given),
    forgetRemoved: (...given) => forgetRemoved(parts, ...given),
  };
}

function withoutVector(parts: DocumentsParts, queries: Queries) {
  return queries
    .selectFrom('search_documents')
    .leftJoin('search_vectors', (join) =>
      join.onRef('search_vectors.doc', '=', 'search_documents.doc').on('search_vectors.model', '=', parts.model),
    )
    .select(['search_documents.doc', 'search_documents.content', 'search_documents.asset_id as assetId', 'asset_type as assetType'])
    .where('search_documents.removed', '=', 0)
    .where('search_vectors.doc', 'is', null);
}

function oldVectors(parts: DocumentsParts, queries: Queries, limit: number) {
  return queries.selectFrom('search_vectors').select('doc').where('model', '!=', parts.model).limit(limit);
}

/** Page by page: others are served between two. */
async function countAll(parts: DocumentsParts): Promise<{ documents: number; pending: number }> {
  const total = { documents: 0, pending: 0 };
  for (let page = await countPage(parts, 0); ; page = await countPage(parts, page.last)) {
    total.documents += page.documents;
    total.pending += page.pending;
    if (page.documents < countedAtOnce) return total;
    await setImmediate();
  }
}

async function countPage(parts: DocumentsParts, after: number | null): Promise<CountedPage> {
  const { rows } = await sql<CountedPage>`
    select count(*) as documents, count(*) - count(search_vectors.doc) as pending, max(page.doc) as last
    from (select doc from search_documents where removed = 0 and doc > ${after} order by doc limit ${sql.lit(countedAtOnce)}) as page
    left join search_vectors on search_vectors.doc = page.doc and search_vectors.model = ${parts.model}`.execute(parts.database.read);
  return rows[0] ?? { documents: 0, pending: 0, last: null };
}

async function put(parts: DocumentsParts, queries: Queries, document: SearchDocument): Promise<number> {
  const { doc, words: before } = await claim(queries, document.assetId);
  const words = indexedWords(document);
  await queries
    .updateTable('search_documents')
    .set({ ...rowOf(document), words: packedImpacts(words.impacts) })
    .where('doc', '=', doc)
    .execute();
  await count({ index: parts.index, queries }, before === null ? null : unpackedTokens(before), [...words.impacts.keys()]);
  await parts.index.putWords(queries, doc, words);
  await queries.deleteFrom('search_vectors').where('doc', '=', doc).execute();
  return doc;
}

async function remove(parts: DocumentsParts, queries: Queries, assetId: string): Promise<void> {
  const row = await queries
    .updateTable('search_documents')
    .set({ removed: 1, version: nextVersion })
    .where('asset_id', '=', assetId)
    .where('removed', '=', 0)
    .returning(['doc', 'words'])
    .executeTakeFirst();
  if (row === undefined) return;
  await count({ index: parts.index, queries }, unpackedTokens(row.words), null);
  await queries.updateTable('search_documents').set({ content: '', words: '' }).where('doc', '=', row.doc).execute();
  await parts.index.removeWords(queries, row.doc);
  await queries.deleteFrom('search_vectors').where('doc', '=', row.doc).execute();
}

function addVector(parts: DocumentsParts, { doc, content, vector }: { doc: number; content: string; vector: Int8Array }): Promise<boolean> {
  const { database, index, model } = parts;
  return database.write(async (queries) => {
    const row = await queries
      .updateTable('search_documents')
      .set({ version: nextVersion })
      .where('doc', '=', doc)
      .where('content', '=', content)
      .where('removed', '=', 0)
      .returning('doc')
      .executeTakeFirst();
    if (row === undefined) return false;
    await index.putVector(queries, { doc, model, vector });
    return true;
  });
}

async function isComplete(parts: DocumentsParts): Promise<boolean> {
  const lacking = await withoutVector(parts, parts.database.read).limit(1).execute();
  const old = await oldVectors(parts, parts.database.read, 1).execute();
  return lacking.length === 0 && old.length === 0;
}

function deleteOldVectors(parts: DocumentsParts, limit: number): Promise<number> {
  return parts.database.write(async (queries) => {
    const deleted = await queries
      .deleteFrom('search_vectors')
      .where('model', '!=', parts.model)
      .where('doc', 'in', oldVectors(parts, queries, limit))
      .returning('doc')
      .execute();
    return deleted.length;
  });
}

function forgetRemoved(parts: DocumentsParts, limit: number): Promise<number> {
  return parts.database.write(async (queries) => {
    // The latest change stays, because new versions must be higher.
    const gone = queries
      .selectFrom('search_documents')
      .select('doc')
      .where(sql<boolean>`removed = 1`)
      .where('version', '<', (eb) => eb.selectFrom('search_documents').select((of) => of.fn.max('version').as('latest')))
      .limit(limit);
    // Checked again on the row itself: another process may be restoring it.
    const forgotten = await queries
      .deleteFrom('search_documents')
      .where('doc', 'in', gone)
      .where('removed', '=', 1)
      .returning('doc')
      .execute();
    return forgotten.length;
  });
}

/** The filter in the form of the columns. A value that no document can have still matches none. */
export function indexFilter({ assetType, license, maxPriceMicros, ownerId, mimeType, language, assetIds }: AssetFilter): IndexFilter {
  return {
    ...(assetType === undefined ? {} : { assetType }),
    ...(license === undefined ? {} : { license: filterText(license) ?? '' }),
    ...(mimeType === undefined ? {} : { mimeType: mediaType(mimeType) ?? '' }),
    ...(ownerId === undefined ? {} : { ownerId: storable(ownerId) }),
    ...(language === undefined ? {} : { language: storable(language) }),
    ...(maxPriceMicros === undefined ? {} : { maxPriceMicros }),
    ...(assetIds === undefined ? {} : { assetIds: assetIds.slice(0, filterIdsMax).map(storable) }),
  };
}

const nextVersion = sql<number>`(select coalesce(max(version), 0) + 1 from search_documents)`;

/**
 * Inserts or locks the row of an asset, so that of two concurrent writers one waits.
 * @returns the words counted for it so far; null for none
 */
async function claim(queries: Queries, assetId: string): Promise<{ doc: number; words: string | null }> {
  const blank = {
    asset_type: 'text',
    license: null,
    mime_type: null,
    owner_id: '',
    language: null,
    price_micros: 0,
    content: '',
    words: '',
  };
  const row = await queries
    .insertInto('search_documents')
    .values({ asset_id: assetId, version: nextVersion, removed: 1, ...blank })
    .onConflict((conflict) => conflict.column('asset_id').doUpdateSet({ version: nextVersion }))
    .returning(['doc', 'removed', 'words'])
    .executeTakeFirstOrThrow();
  return { doc: row.doc, words: row.removed === 1 ? null : row.words };
}

function rowOf(document: SearchDocument) {
  return {
    removed: 0,
    asset_type: document.assetType,
    license: filterText(document.licenseTerms),
    mime_type: mediaType(document.mimeType),
    owner_id: storable(document.ownerId),
    language: document.language,
    price_micros: document.priceMicros,
    content: contentOf(document),
    indexed_version: indexedVersion,
  };
}

/**
 * The text to embed for a document: title, description and body, one paragraph each. Empty ones are left out, so the next one takes their
 * place.
 */
export function contentOf({ title, description, body }: Pick<SearchDocument, 'title' | 'description' | 'body'>): string {
  const { title: titleMax, description: descriptionMax, body: bodyMax } = contentPartsMax;
  // A number says nothing to an embedder, and as a title it would be nearly half of the vector.
  const named = saidByFileName(title) ?? title;
  const name = /\p{L}/u.test(named) ? named : '';
  const paragraphs = [name.slice(0, titleMax), (description ?? '').slice(0, descriptionMax), body.slice(0, bodyMax)]
    .map((part) => part.trim().replace(/\n\s*\n/g, '\n'))
    .filter((part) => part !== '');
  return storable(paragraphs.length === 0 ? title.slice(0, titleMax).trim() : paragraphs.join('\n\n'));
}

/** Updates the number of documents by term. `null` stands for a document that did not exist before, or does not exist afterwards. */
async function count(
  { index, queries }: { index: StoredIndex; queries: Queries },
  before: readonly string[] | null,
  after: readonly string[] | null,
): Promise<void> {
  const changes = new Map<string, number>();
  const add = (terms: readonly string[] | null, by: number): void => {
    // The empty term counts all documents.
    for (const term of terms === null ? [] : ['', ...terms]) changes.set(term, (changes.get(term) ?? 0) + by);
  };
  add(before, -1);
  add(after, 1);
  // Sorted: two transactions that count the same terms wait for each other instead of deadlocking.
  const rows = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  await index.countTerms(queries, rows);
}

function filterText(text: string | null): string | null {
  if (text === null) return null;
  const plain = storable(text.slice(0, 10 * filterTextMax))
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .slice(0, filterTextMax);
  return plain === '' ? null : plain;
}

/** Drops the parameters: `text/csv; charset=utf-8` becomes `text/csv`. */
function mediaType(text: string | null): string | null {
  return filterText(text?.split(';')[0] ?? null);
}

/** PostgreSQL cannot store U+0000, and neither database can store half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
