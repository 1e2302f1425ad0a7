import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { BoundedMap } from '../limits/cache.ts';
import type { Database, Queries } from '../storage/database.ts';
import { documentMemory, type DocumentMemory, type FoundWords, type Selection } from './document-memory.ts';
import { listKeys, listMax, wordLists } from './impact-levels.ts';
import { openKernel } from './kernel/kernel.ts';
import type { IndexedWords } from './lexical.ts';
import { closestStoredWord } from './spelling.ts';
import { openedFilter, type Candidate, type IndexFilter, type Question, type StoredIndex } from './search-index.ts';
import type { AskedVector } from './vectors.ts';

/** Rows per read of the copy in memory; between two reads, requests are answered. */
const refreshBatch = 250;
/** About 4 MB of usual documents. */
const comparedMax = 8192;
const comparedCharactersMax = 8_000_000;
/** Another 4 MB. */
const listsMax = 10_000;
const listedMax = 500_000;

interface SqliteIndexParts {
  read: Queries;
  model: string;
  memory: DocumentMemory;
  /** The version of the newest row in memory. */
  seen: number;
  /** What candidates are compared by, of the documents that were candidates last: most searches find the same ones again. */
  compared: BoundedMap<number, ComparedRow>;
  /** The documents of the lists that were read last, until a document changes. */
  lists: BoundedMap<string, readonly number[]>;
  refreshing: Promise<void>;
}

/**
 * Words by FTS5, vectors by a scan over a copy in memory. Only one process uses a SQLite file, so each search first reads the rows changed
 * since the last one: nothing is rebuilt, and no change can be missed.
 */
export function sqliteIndex(database: Database, model: string): StoredIndex {
  const parts: SqliteIndexParts = {
    read: database.read,
    model,
    memory: documentMemory(openKernel()),
    seen: 0,
    compared: new BoundedMap(comparedMax, { max: comparedCharactersMax, of: ({ words }) => words.length }),
    lists: new BoundedMap(listsMax, { max: listedMax, of: (docs) => docs.length }),
    refreshing: Promise.resolve(),
  };

  return {
    refresh: () => refresh(parts),
    putWords,
    removeWords,
    countTerms,
    putVector,
    vectorOf: (id) => vectorOf(parts, id),
    frequencies: (terms) => frequencies(parts, terms),
    opened: openedFilter,
    closestWord: (typed) => closestStoredWord({ database, candidates: (question) => candidates(parts, question) }, typed),
    candidates: (question) => candidates(parts, question),
  };
}

/** One after another: a search that joined a running read could miss what was committed after that read. */
function refresh(parts: SqliteIndexParts): Promise<void> {
  const again = () => load(parts);
  parts.refreshing = parts.refreshing.then(again, again);
  return parts.refreshing;
}

async function load(parts: SqliteIndexParts): Promise<void> {
  for (;;) {
    const { rows } = await sql<ChangedRow>`
      select d.doc, d.version, d.removed, d.asset_type, d.license, d.mime_type, d.owner_id, d.language, d.price_micros, v.vector
      from search_documents d left join search_vectors v on v.doc = d.doc and v.model = ${parts.model}
      where d.version > ${parts.seen} order by d.version limit ${sql.lit(refreshBatch)}`.execute(parts.read);
    for (const row of rows) take(parts, row);
    if (rows.length < refreshBatch) return;
    await setImmediate();
  }
}

function take(parts: SqliteIndexParts, row: ChangedRow): void {
  parts.seen = row.version;
  parts.compared.delete(row.doc);
  parts.lists.clear();
  if (row.removed === 1) return parts.memory.delete(row.doc);
  parts.memory.set({
    doc: row.doc,
    assetType: row.asset_type,
    license: row.license,
    mimeType: row.mime_type,
    ownerId: row.owner_id,
    language: row.language,
    priceMicros: row.price_micros,
    vector: row.vector === null ? null : new Int8Array(row.vector.buffer, row.vector.byteOffset, row.vector.length),
  });
}

async function select(parts: SqliteIndexParts, filter: IndexFilter): Promise<() => Selection> {
  const { assetIds, ...rest } = filter;
  if (assetIds === undefined) return () => parts.memory.select(rest);
  const { rows } = await sql<{ doc: number }>`
    select doc from search_documents where asset_id in (select value from json_each(${JSON.stringify(assetIds)}))`.execute(parts.read);
  const docs = new Set(rows.map(({ doc }) => doc));
  return () => parts.memory.select({ ...rest, docs });
}

async function withWords(parts: SqliteIndexParts, terms: Question['terms'], filter: IndexFilter): Promise<FoundWords[]> {
  const lists = wordLists(terms);
  const missing = lists.filter(({ key }) => !parts.lists.has(key)).map(({ key }) => key);
  const read = missing.length === 0 ? null : await readLists(parts, missing, listMax(filter));
  return lists.map(({ key, worth }) => ({ docs: parts.lists.get(key) ?? read?.get(key) ?? [], worth }));
}

/** Tokens are letters and digits, so quotes are enough. */
async function readLists(parts: SqliteIndexParts, keys: readonly string[], docsMax: number): Promise<Map<string, readonly number[]>> {
  const asOf = parts.seen;
  // One JSON text per list: transferring thousands of rows would take longer than finding them.
  const { rows } = await sql<{ list: string; docs: string }>`
    select value as list, (select json_group_array(rowid) from (
      select rowid from search_text where search_text match '"' || value || '"' limit ${sql.lit(docsMax)})) as docs
    from json_each(${JSON.stringify(keys)})`.execute(parts.read);
  const read = new Map(rows.map(({ list, docs }) => [list, docNumbers.parse(JSON.parse(docs))] as const));
  // A list that was cut off would be too short for a search with a filter.
  if (parts.seen === asOf) for (const [key, docs] of read) if (docs.length < docsMax) parts.lists.set(key, docs);
  return read;
}

async function candidates(index: SqliteIndexParts, question: Question): Promise<Candidate[]> {
  const { terms, vector, filter, limit, parts = [], partLimit = limit } = question;
  await refresh(index);
  const selection = await select(index, filter);
  const before = selection();
  const fewPass = Object.keys(filter).length > 0 && before.count <= limit;
  const readings: FoundReading[] = [];
  for (const reading of [{ terms, vector }, ...parts]) {
    readings.push({ words: fewPass ? [] : await withWords(index, reading.terms, filter), vector: reading.vector });
  }
  const passing = before.isCurrent() ? before : selection();
  const { docs, cosines } = nearAndWorded(passing, readings, { limit, partLimit, fewPass });
  return (await compared(index, docs)).map(({ doc, asset_id, words }) => {
    const [cosine = null, ...partCosines] = cosines.map((ofReading) => ofReading.get(doc) ?? null);
    return { id: asset_id, words, cosine, partCosines };
  });
}

async function compared(index: SqliteIndexParts, docs: readonly number[]): Promise<ComparedRow[]> {
  const known = docs.flatMap((doc) => index.compared.get(doc) ?? []);
  if (known.length === docs.length) return known;
  const missing = docs.filter((doc) => !index.compared.has(doc));
  const asOf = index.seen;
  const { rows } = await sql<ComparedRow>`
    select doc, asset_id, words from search_documents
    where removed = 0 and doc in (select value from json_each(${JSON.stringify(missing)}))`.execute(index.read);
  // A row changed during the read may be older than what the copy in memory has seen.
  if (index.seen === asOf) for (const row of rows) index.compared.set(row.doc, row);
  return [...known, ...rows];
}

async function putWords(queries: Queries, doc: number, { impacts }: IndexedWords): Promise<void> {
  await removeWords(queries, doc);
  await sql`insert into search_text (rowid, words) values (${doc}, ${listKeys(impacts).join(' ')})`.execute(queries);
}

/** One text of a statement for any number of terms: it stays prepared. */
async function countTerms(...[queries, changes]: Parameters<StoredIndex['countTerms']>): Promise<void> {
  const json = JSON.stringify(changes);
  await sql`insert into search_terms (term, documents)
    select value ->> 0, value ->> 1 from json_each(${json}) where true
    on conflict (term) do update set documents = documents + excluded.documents`.execute(queries);
  if (changes.every(([, by]) => by > 0)) return;
  await sql`delete from search_terms
    where documents <= 0 and term <> '' and term in (select value ->> 0 from json_each(${json}))`.execute(queries);
}

async function putVector(...[queries, { doc, model, vector }]: Parameters<StoredIndex['putVector']>): Promise<void> {
  const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.length);
  await queries
    .insertInto('search_vectors')
    .values({ doc, model, vector: bytes })
    .onConflict((conflict) => conflict.columns(['doc', 'model']).doUpdateSet({ vector: bytes }))
    .execute();
}

async function vectorOf(parts: SqliteIndexParts, id: string): Promise<Int8Array | null> {
  const row = await parts.read
    .selectFrom('search_vectors')
    .innerJoin('search_documents', 'search_documents.doc', 'search_vectors.doc')
    .select('vector')
    .where('asset_id', '=', id)
    .where('removed', '=', 0)
    .where('model', '=', parts.model)
    .executeTakeFirst();
  return row === undefined ? null : new Int8Array(row.vector.buffer, row.vector.byteOffset, row.vector.length);
}

async function frequencies(parts: SqliteIndexParts, terms: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; documents: number }>`
    select term, documents from search_terms where term in (select value from json_each(${JSON.stringify(terms)}))`.execute(parts.read);
  return new Map(rows.map(({ term, documents }) => [term, documents] as const));
}

/** Written by json_group_array() of row ids: validating each again would take longer than reading them. */
const docNumbers = z.custom<number[]>((value) => Array.isArray(value));

interface ComparedRow {
  doc: number;
  asset_id: string;
  /** Packed, as stored. */
  words: string;
}

interface ChangedRow {
  doc: number;
  version: number;
  removed: number;
  asset_type: string;
  license: string | null;
  mime_type: string | null;
  owner_id: string;
  language: string | null;
  price_micros: number;
  vector: Uint8Array<ArrayBuffer> | null;
}

async function removeWords(queries: Queries, doc: number): Promise<void> {
  await sql`delete from search_text where rowid = ${doc}`.execute(queries);
}

interface FoundReading {
  words: readonly FoundWords[];
  vector: AskedVector | null;
}

/** Synchronous: a selection is only valid until the next `await`. */
function nearAndWorded(
  passing: Selection,
  readings: readonly FoundReading[],
  { limit, partLimit, fewPass }: { limit: number; partLimit: number; fewPass: boolean },
): { docs: number[]; cosines: Array<Map<number, number | null>> } {
  const found = readings.flatMap(({ words, vector }, at) => {
    const most = at === 0 ? limit : partLimit;
    const near = fewPass ? passing.docs() : vector === null ? [] : passing.nearest(vector, most);
    return [...near, ...passing.heaviest(words, most)];
  });
  const docs = [...new Set(found)];
  return { docs, cosines: readings.map(({ vector }) => (vector === null ? new Map() : passing.cosines(vector, docs))) };
}
