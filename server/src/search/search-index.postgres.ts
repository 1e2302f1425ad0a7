import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../storage/database.ts';
import { listKeys, wordLists, type WordList } from './impact-levels.ts';
import type { IndexedWords } from './lexical.ts';
import { closestStoredWord } from './spelling.ts';
import { openedFilter, type Candidate, type IndexFilter, type Question, type StoredIndex } from './search-index.ts';
import type { AskedVector } from './vectors.ts';

/** Up to this many documents are compared one by one instead of by an index: exact, and faster when a filter leaves few. */
const exactMax = 2000;

/**
 * Words by tsvector and GIN, vectors by pgvector's HNSW.
 * @param options.exactMax for tests: 0 uses the index however few documents there are
 */
export function postgresIndex(database: Database, model: string, options: { exactMax: number } = { exactMax }): StoredIndex {
  const { read } = database;
  let iterates: Promise<boolean> | null = null;

  /** Since pgvector 0.8 the index continues until enough documents have passed the filter. */
  function hasIterativeScan(): Promise<boolean> {
    iterates ??= sql<{ has: boolean }>`
      select string_to_array(extversion, '.')::int[] >= array[0, 8] as has from pg_extension where extname = 'vector'`
      .execute(read)
      .then(({ rows }) => rows[0]?.has === true);
    iterates.catch(() => (iterates = null));
    return iterates;
  }

  async function candidates({ terms, vector, filter, limit, parts = [], partLimit = limit }: Question): Promise<Candidate[]> {
    const readings = [{ terms, vector, limit }, ...parts.map((part) => ({ ...part, limit: partLimit }))];
    const passes = conditionOf(filter);
    const byIndex = await passMany(passes);
    const near = readings.flatMap(({ vector, limit }) => (vector === null ? [] : [nearestTo(vector, { limit, passes, byIndex })]));
    const said = readings.flatMap(({ terms, limit }) => (terms.length === 0 ? [] : [byWords(terms, { limit, passes, byIndex })]));
    // In parallel on two connections: both take about equally long.
    const found = await Promise.all([near, said].map((queries) => documentsOf(queries, limit)));
    const docs = [...new Set(found.flat())];
    if (docs.length === 0) return [];
    const distances = readings.map(({ vector }) => (vector === null ? sql`null::float8` : sql`v.vector <=> ${halfvec(vector)}`));
    const { rows } = await sql<{ asset_id: string; words: string; distances: Array<number | null> | null }>`
      select d.asset_id, d.words, case when v.doc is null then null else array[${sql.join(distances)}]::float8[] end as distances
      from search_documents d left join search_vectors v on v.doc = d.doc and v.model = ${model}
      where d.removed = 0 and d.doc = any(${docs}::integer[])`.execute(read);
    return rows.map(({ asset_id, words, distances }) => {
      const [cosine = null, ...partCosines] = readings.map((_, at) => cosineOf(distances?.[at] ?? null));
      return { id: asset_id, words, cosine, partCosines };
    });
  }

  /** Whether so many documents pass that the index is faster than a scan. */
  async function passMany(passes: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (select 1 from search_documents d where ${passes} limit ${options.exactMax + 1}) few`.execute(read);
    return (rows[0]?.count ?? 0) > options.exactMax;
  }

  function nearestTo(vector: AskedVector, { limit, passes, byIndex }: Wanted): RawBuilder<unknown> {
    // The index only serves an order by the operator alone; for an order by a sum the database would compute every distance.
    const order = byIndex ? sql`v.vector <=> ${halfvec(vector)}` : sql`(v.vector <=> ${halfvec(vector)}) + 0`;
    return sql`(select v.doc from search_vectors v join search_documents d on d.doc = v.doc
      where v.model = ${model} and ${passes} order by ${order} limit ${limit})`;
  }

  /** The settings apply to one transaction. Workers and compiled queries take longer to start than such a query takes to run. */
  async function documentsOf(queries: ReadonlyArray<RawBuilder<unknown>>, limit: number): Promise<number[]> {
    if (queries.length === 0) return [];
    const iterative = await hasIterativeScan();
    // Without iterative scan, the filter only sees what the index finds first, so ask for more.
    const breadth = Math.min(1000, iterative ? Math.max(700, limit) : 5 * limit);
    const scan = iterative ? sql`, set_config('hnsw.iterative_scan', 'relaxed_order', true)` : sql``;
    return read.transaction().execute(async (transaction) => {
      await sql`select set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true),
        set_config('hnsw.ef_search', ${String(breadth)}, true)${scan}`.execute(transaction);
      const { rows } = await sql<{ doc: number }>`${sql.join(queries, sql` union `)}`.execute(transaction);
      return rows.map(({ doc }) => doc);
    });
  }

  return {
    refresh: async () => {},
    putWords: async (queries, doc, words) => {
      await sql`insert into search_text (doc, words) values (${doc}, ${tsvectorOf(words)}::tsvector)
        on conflict (doc) do update set words = excluded.words`.execute(queries);
    },
    removeWords: async (queries: Queries, doc: number) => {
      await sql`delete from search_text where doc = ${doc}`.execute(queries);
    },
    putVector: async (queries, { doc, model, vector }) => {
      await sql`insert into search_vectors (doc, model, vector) values (${doc}, ${model}, ${halfvec(vector)})
        on conflict (doc, model) do update set vector = excluded.vector`.execute(queries);
    },
    async vectorOf(id) {
      const { rows } = await sql<{ numbers: string }>`
        select v.vector::text as numbers from search_vectors v join search_documents d on d.doc = v.doc
        where d.asset_id = ${id} and d.removed = 0 and v.model = ${model}`.execute(read);
      const numbers = rows[0]?.numbers;
      return numbers === undefined ? null : Int8Array.from(numbers.slice(1, -1).split(','), Number);
    },
    async frequencies(terms) {
      const { rows } = await sql<{ term: string; documents: number }>`
        select term, documents from search_terms where term = any(${[...terms]}::text[])`.execute(read);
      return new Map(rows.map(({ term, documents }) => [term, documents] as const));
    },
    opened: openedFilter,
    closestWord: (typed) => closestStoredWord({ database, candidates }, typed),
    candidates,
  };
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
