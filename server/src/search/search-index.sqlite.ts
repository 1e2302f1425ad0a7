import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Queries } from '../storage/database.ts';
import { documentMemory, type Selection } from './document-memory.ts';
import { openKernel } from './kernel/kernel.ts';
import type { Candidate, IndexFilter, Question, SearchIndex } from './search-index.ts';
import type { AskedVector } from './vectors.ts';

/** Rows that one read brings into memory; between two, requests are answered. */
const refreshBatch = 2000;
/** Of the documents that words find, so many are looked through for those that pass a filter. */
const rankedMax = 5000;

/**
 * Words by FTS5, vectors by a scan over a copy in memory. There is one process to a SQLite file, so the copy is brought up to date by
 * reading what has changed since, at the start of each search: nothing to rebuild, and no change that could be missed.
 */
export function sqliteIndex(database: Database, model: string): SearchIndex {
  const { read } = database;
  const memory = documentMemory(openKernel());
  let seen = 0;
  let refreshing: Promise<void> = Promise.resolve();

  /** One after another: a search that joined one which had read already could miss what was committed since. */
  function refresh(): Promise<void> {
    refreshing = refreshing.then(load, load);
    return refreshing;
  }

  async function load(): Promise<void> {
    for (;;) {
      const { rows } = await sql<ChangedRow>`
        select d.doc, d.version, d.removed, d.asset_type, d.license, d.mime_type, d.owner_id, d.price_micros, v.vector
        from search_documents d left join search_vectors v on v.doc = d.doc and v.model = ${model}
        where d.version > ${seen} order by d.version limit ${refreshBatch}`.execute(read);
      for (const row of rows) take(row);
      if (rows.length < refreshBatch) return;
      await setImmediate();
    }
  }

  function take(row: ChangedRow): void {
    seen = row.version;
    if (row.removed === 1) return memory.delete(row.doc);
    memory.set({
      doc: row.doc,
      assetType: row.asset_type,
      license: row.license,
      mimeType: row.mime_type,
      ownerId: row.owner_id,
      priceMicros: row.price_micros,
      vector: row.vector === null ? null : new Int8Array(row.vector.buffer, row.vector.byteOffset, row.vector.length),
    });
  }

  async function select(filter: IndexFilter): Promise<() => Selection> {
    const { assetIds, ...rest } = filter;
    if (assetIds === undefined) return () => memory.select(rest);
    const { rows } = await sql<{ doc: number }>`
      select doc from search_documents where asset_id in (select value from json_each(${JSON.stringify(assetIds)}))`.execute(read);
    const docs = new Set(rows.map(({ doc }) => doc));
    return () => memory.select({ ...rest, docs });
  }

  async function byWords(terms: Question['terms'], limit: number): Promise<number[]> {
    if (terms.length === 0) return [];
    const match = terms.map(({ key }) => `"${key}"`).join(' OR ');
    // As one text: thousands of rows would take longer to come over than to be found.
    const { rows } = await sql<{ docs: string }>`
      select json_group_array(doc order by worth) as docs from (
        select rowid as doc, bm25(search_text, 4, 2, 1) as worth from search_text where search_text match ${match} order by worth limit ${limit})`.execute(
      read,
    );
    return docNumbers.parse(JSON.parse(rows[0]?.docs ?? '[]'));
  }

  async function candidates({ terms, vector, filter, limit }: Question): Promise<Candidate[]> {
    await refresh();
    const selection = await select(filter);
    const isFiltered = Object.keys(filter).length > 0;
    const before = selection();
    const fewPass = isFiltered && before.count <= limit;
    const worded = fewPass ? [] : await byWords(terms, isFiltered ? rankedMax : limit);
    const passing = before.isCurrent() ? before : selection();
    const { docs, cosines } = nearAndWorded(passing, worded, { vector, limit, fewPass });
    const { rows } = await sql<{ doc: number; asset_id: string; words: string }>`
      select doc, asset_id, words from search_documents
      where removed = 0 and doc in (select value from json_each(${JSON.stringify(docs)}))`.execute(read);
    return rows.map(({ doc, asset_id, words }) => ({ assetId: asset_id, words, cosine: cosines.get(doc) ?? null }));
  }

  return {
    refresh,
    putWords: async (queries, doc, { fields }) => {
      await removeWords(queries, doc);
      await sql`insert into search_text (rowid, title, description, body)
        values (${doc}, ${fields.title.join(' ')}, ${fields.description.join(' ')}, ${fields.body.join(' ')})`.execute(queries);
    },
    removeWords,
    putVector: async (queries, { doc, model, vector }) => {
      const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.length);
      await queries
        .insertInto('search_vectors')
        .values({ doc, model, vector: bytes })
        .onConflict((conflict) => conflict.columns(['doc', 'model']).doUpdateSet({ vector: bytes }))
        .execute();
    },
    async vectorOf(assetId) {
      const row = await read
        .selectFrom('search_vectors')
        .innerJoin('search_documents', 'search_documents.doc', 'search_vectors.doc')
        .select('vector')
        .where('asset_id', '=', assetId)
        .where('removed', '=', 0)
        .where('model', '=', model)
        .executeTakeFirst();
      return row === undefined ? null : new Int8Array(row.vector.buffer, row.vector.byteOffset, row.vector.length);
    },
    async frequencies(terms) {
      const { rows } = await sql<{ term: string; documents: number }>`
        select term, documents from search_terms where term in (select value from json_each(${JSON.stringify(terms)}))`.execute(read);
      return new Map(rows.map(({ term, documents }) => [term, documents] as const));
    },
    candidates,
  };
}

const docNumbers = z.array(z.int());

interface ChangedRow {
  doc: number;
  version: number;
  removed: number;
  asset_type: string;
  license: string | null;
  mime_type: string | null;
  owner_id: string;
  price_micros: number;
  vector: Uint8Array<ArrayBuffer> | null;
}

async function removeWords(queries: Queries, doc: number): Promise<void> {
  await sql`delete from search_text where rowid = ${doc}`.execute(queries);
}

/** Awaits nothing: a selection is of one moment. */
function nearAndWorded(
  passing: Selection,
  worded: readonly number[],
  { vector, limit, fewPass }: { vector: AskedVector | null; limit: number; fewPass: boolean },
): { docs: number[]; cosines: Map<number, number | null> } {
  const near = fewPass ? passing.docs() : vector === null ? [] : passing.nearest(vector, limit);
  const said = worded.filter((doc) => passing.has(doc)).slice(0, limit);
  const docs = [...new Set([...near, ...said])];
  const cosines = new Map(docs.map((doc) => [doc, vector === null ? null : passing.cosine(vector, doc)] as const));
  return { docs, cosines };
}
