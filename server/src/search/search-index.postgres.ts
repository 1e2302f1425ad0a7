import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../storage/database.ts';
import { listKeys, wordLists, type WordList } from './impact-levels.ts';
import type { IndexedWords } from './lexical.ts';
import { closestStoredWord } from './spelling.ts';
import { openedFilter, type Candidate, type IndexFilter, type Question, type StoredIndex } from './search-index.ts';
import type { AskedVector } from './vectors.ts';

/** Up to this many documents are compared one by one instead of by an index: exact, and faster when a filter leaves few. */
const exactMax = 2000;

interface PostgresIndexParts {
  read: Queries;
  model: string;
  exactMax: number;
  /** Null until it is asked, and after a failure. */
  iterates: Promise<boolean> | null;
}

/**
 * Words by tsvector and GIN, vectors by pgvector's HNSW.
 * @param options.exactMax for tests: 0 uses the index however few documents there are
 */
export function postgresIndex(database: Database, model: string, options: { exactMax: number } = { exactMax }): StoredIndex {
  const parts: PostgresIndexParts = { read: database.read, model, exactMax: options.exactMax, iterates: null };

  return {
    refresh: async () => {},
    putWords,
    countTerms,
    removeWords: async (queries: Queries, doc: number) => {
      await sql`delete from search_text where doc = ${doc}`.execute(queries);
    },
    putVector,
    vectorOf: (id) => vectorOf(parts, id),
    frequencies: (terms) => frequencies(parts, terms),
    opened: openedFilter,
    closestWord: (typed) => closestStoredWord({ database, candidates: (question) => candidates(parts, question) }, typed),
    candidates: (question) => candidates(parts, question),
  };
}

/** Since pgvector 0.8 the index continues until enough documents have passed the filter. */
function hasIterativeScan(parts: PostgresIndexParts): Promise<boolean> {
  parts.iterates ??= sql<{ has: boolean }>`
    select string_to_array(extversion, '.')::int[] >= array[0, 8] as has from pg_extension where extname = 'vector'`
    .execute(parts.read)
    .then(({ rows }) => rows[0]?.has === true);
  parts.iterates.catch(() => (parts.iterates = null));
  return parts.iterates;
}

async function candidates(index: PostgresIndexParts, question: Question): Promise<Candidate[]> {
  const { terms, vector, filter, limit, parts = [], partLimit = limit } = question;
  const readings = [{ terms, vector, limit }, ...parts.map((part) => ({ ...part, limit: partLimit }))];
  const passes = conditionOf(filter);
  const byIndex = await passMany(index, passes);
  const near = readings.flatMap(({ vector, limit }) => (vector === null ? [] : [nearestTo(index, vector, { limit, passes, byIndex })]));
  const said = readings.flatMap(({ terms, limit }) => (terms.length === 0 ? [] : [byWords(terms, { limit, passes, byIndex })]));
  // In parallel on two connections: both take about equally long.
  const found = await Promise.all([near, said].map((queries) => documentsOf(index, queries, limit)));
  const docs = [...new Set(found.flat())];
  if (docs.length === 0) return [];
  const distances = readings.map(({ vector }) => (vector === null ? sql`null::float8` : sql`v.vector <=> ${halfvec(vector)}`));
  const { rows } = await sql<{ asset_id: string; words: string; distances: Array<number | null> | null }>`
    select d.asset_id, d.words, case when v.doc is null then null else array[${sql.join(distances)}]::float8[] end as distances
    from search_documents d left join search_vectors v on v.doc = d.doc and v.model = ${index.model}
    where d.removed = 0 and d.doc = any(${docs}::integer[])`.execute(index.read);
  return rows.map(({ asset_id, words, distances }) => {
    const [cosine = null, ...partCosines] = readings.map((_, at) => cosineOf(distances?.[at] ?? null));
    return { id: asset_id, words, cosine, partCosines };
  });
}

/** Whether so many documents pass that the index is faster than a scan. */
async function passMany(parts: PostgresIndexParts, passes: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from search_documents d where ${passes} limit ${parts.exactMax + 1}) few`.execute(parts.read);
  return (rows[0]?.count ?? 0) > parts.exactMax;
}

function nearestTo(parts: PostgresIndexParts, vector: AskedVector, { limit, passes, byIndex }: Wanted): RawBuilder<unknown> {
  // The index only serves an order by the operator alone; for an order by a sum the database would compute every distance.
  const order = byIndex ? sql`v.vector <=> ${halfvec(vector)}` : sql`(v.vector <=> ${halfvec(vector)}) + 0`;
  return sql`(select v.doc from search_vectors v join search_documents d on d.doc = v.doc
    where v.model = ${parts.model} and ${passes} order by ${order} limit ${limit})`;
}

/** The settings apply to one transaction. Workers and compiled queries take longer to start than such a query takes to run. */
async function documentsOf(parts: PostgresIndexParts, queries: ReadonlyArray<RawBuilder<unknown>>, limit: number): Promise<number[]> {
  if (queries.length === 0) return [];
  const iterative = await hasIterativeScan(parts);
  // Without iterative scan, the filter only sees what the index finds first, so ask for more.
  const breadth = Math.min(1000, iterative ? Math.max(700, limit) : 5 * limit);
  const scan = iterative ? sql`, set_config('hnsw.iterative_scan', 'relaxed_order', true)` : sql``;
  return parts.read.transaction().execute(async (transaction) => {
    await sql`select set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true),
      set_config('hnsw.ef_search', ${String(breadth)}, true)${scan}`.execute(transaction);
    const { rows } = await sql<{ doc: number }>`${sql.join(queries, sql` union `)}`.execute(transaction);
    return rows.map(({ doc }) => doc);
  });
}

async function putWords(queries: Queries, doc: number, words: IndexedWords): Promise<void> {
  await sql`insert into search_text (doc, words) values (${doc}, ${tsvectorOf(words)}::tsvector)
    on conflict (doc) do update set words = excluded.words`.execute(queries);
}

async function countTerms(...[queries, changes]: Parameters<StoredIndex['countTerms']>): Promise<void> {
  const terms = changes.map(([term]) => term);
  await sql`insert into search_terms (term, documents)
    select * from unnest(${terms}::text[], ${changes.map(([, by]) => by)}::bigint[])
    on conflict (term) do update set documents = search_terms.documents + excluded.documents`.execute(queries);
  if (changes.every(([, by]) => by > 0)) return;
  await sql`delete from search_terms where documents <= 0 and term <> '' and term = any(${terms}::text[])`.execute(queries);
}

async function putVector(...[queries, { doc, model, vector }]: Parameters<StoredIndex['putVector']>): Promise<void> {
  await sql`insert into search_vectors (doc, model, vector) values (${doc}, ${model}, ${halfvec(vector)})
    on conflict (doc, model) do update set vector = excluded.vector`.execute(queries);
}

async function vectorOf(parts: PostgresIndexParts, id: string): Promise<Int8Array | null> {
  const { rows } = await sql<{ numbers: string }>`
    select v.vector::text as numbers from search_vectors v join search_documents d on d.doc = v.doc
    where d.asset_id = ${id} and d.removed = 0 and v.model = ${parts.model}`.execute(parts.read);
  const numbers = rows[0]?.numbers;
  return numbers === undefined ? null : Int8Array.from(numbers.slice(1, -1).split(','), Number);
}

async function frequencies(parts: PostgresIndexParts, terms: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; documents: number }>`
    select term, documents from search_terms where term = any(${[...terms]}::text[])`.execute(parts.read);
  return new Map(rows.map(({ term, documents }) => [term, documents] as const));
}

/** The requested list of candidates. */
interface Wanted {
  limit: number;
  /** The condition on a document `d`. */
  passes: RawBuilder<unknown>;
  /** Otherwise the few documents that pass are scanned. */
  byIndex: boolean;
}

function cosineOf(distance: number | null): number | null {
  // A zero vector has no distance.
  return distance === null || !Number.isFinite(distance) ? null : 1 - distance;
}

/** The condition on a document `d` for this filter. */
function conditionOf(filter: IndexFilter): RawBuilder<unknown> {
  const equals = {
    asset_type: filter.assetType,
    license: filter.license,
    mime_type: filter.mimeType,
    owner_id: filter.ownerId,
    language: filter.language,
  };
  const conditions = [sql`d.removed = 0`];
  for (const [column, value] of Object.entries(equals)) if (value !== undefined) conditions.push(sql`d.${sql.raw(column)} = ${value}`);
  if (filter.maxPriceMicros !== undefined) conditions.push(sql`d.price_micros <= ${filter.maxPriceMicros}`);
  if (filter.assetIds !== undefined) conditions.push(sql`d.asset_id = any(${[...filter.assetIds]}::text[])`);
  return sql.join(conditions, sql` and `);
}

/** The best documents by the worth of the words found. Tokens are letters and digits, so quotes are enough. */
function byWords(terms: Question['terms'], { limit, passes, byIndex }: Wanted): RawBuilder<unknown> {
  const lists = wordLists(terms);
  return byIndex ? bestOfLists(lists, { limit, passes }) : bestOfFew(lists, { limit, passes });
}

/**
 * Reads lists from the highest impact level down until there are enough entries: each entry needs a look-up in the table, which is most of
 * the work. The filter is checked on the best only, until enough have passed.
 */
function bestOfLists(lists: readonly WordList[], { limit, passes }: Pick<Wanted, 'limit' | 'passes'>): RawBuilder<unknown> {
  // One row per word: its lists from the highest level down, as columns.
  const levels = Object.values(Object.groupBy(lists, ({ level }) => level))
    .map((level = []) => level)
    .toReversed();
  const columns = levels.map((level, at) => ({
    key: sql.ref(`l.key${at}`),
    worth: sql.ref(`l.worth${at}`),
    names: sql`${sql.ref(`key${at}`)}, ${sql.ref(`worth${at}`)}`,
    values: sql`${level.map(({ key }) => quoted(key))}::text[]::tsquery[], ${level.map(({ worth }) => worth)}::integer[]`,
  }));
  const entries = columns.map(({ key, worth }) => sql`select doc, ${worth} as worth from search_text where words @@ ${key}`);
  return sql`(select f.doc from (
      select doc, sum(found.worth) as worth
      from unnest(${sql.join(columns.map(({ values }) => values))}) as l (${sql.join(columns.map(({ names }) => names))}),
        lateral (${sql.join(entries, sql` union all `)} limit ${entriesMax}) as found
      group by doc order by worth desc, doc offset 0) f,
    lateral (select 1 from search_documents d where d.doc = f.doc and ${passes} offset 0) as passing limit ${limit})`;
}

function bestOfFew(lists: readonly WordList[], { limit, passes }: Pick<Wanted, 'limit' | 'passes'>): RawBuilder<unknown> {
  const keys = lists.map(({ key }) => quoted(key));
  return sql`(select d.doc from search_documents d join search_text t on t.doc = d.doc
    where ${passes} and t.words @@ ${keys.join('|')}::tsquery
    order by (select sum(l.worth) from unnest(${keys}::text[]::tsquery[], ${lists.map(({ worth }) => worth)}::integer[]) as l (key, worth)
      where t.words @@ l.key) desc, d.doc limit ${limit})`;
}

/** How many documents of one word are read. */
const entriesMax = 2000;

function quoted(key: string): string {
  return `'${key}'`;
}

/** The lexemes as they are, without a parser. */
function tsvectorOf({ impacts }: IndexedWords): string {
  return listKeys(impacts)
    .map((lexeme) => `'${lexeme}'`)
    .join(' ');
}

function halfvec(vector: AskedVector): RawBuilder<Uint8Array> {
  return sql<Uint8Array>`${`[${vector.join(',')}]`}::halfvec(512)`;
}
