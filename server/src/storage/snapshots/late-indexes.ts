import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import type { Dialect } from '../dialect.ts';

/** pgvector builds this index in minutes once all rows are there, and takes hours to keep it while they come. */
const lateIndexes = ['search_vectors_nearest'];
/** In which pgvector holds the graph while it is built; what does not fit is built many times slower. */
const buildMemory = '512MB';
const noteOf = (index: string) => `index ${index}`;

/** Drops the indexes that are built when all rows are there. How they were made is noted with the copy, so that it survives an interruption. */
export async function dropLateIndexes(queries: Queries, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  for (const index of lateIndexes) {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = current_schema() and indexname = ${index}`.execute(queries);
    for (const { definition } of rows) {
      await sql`insert into unfinished_copies (name, source, rows) values (${noteOf(index)}, ${definition}, 0)`.execute(queries);
      await sql`drop index ${sql.ref(index)}`.execute(queries);
    }
  }
}

/** Before the copy ends, which forgets how. */
export async function buildLateIndexes(queries: Queries, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, source as definition from unfinished_copies where name like 'index %'`.execute(queries);
  await sql`set local maintenance_work_mem = ${sql.lit(buildMemory)}`.execute(queries);
  for (const { name, definition } of rows) {
    await sql.raw(definition.replace(/^CREATE INDEX/i, 'create index if not exists')).execute(queries);
    await sql`delete from unfinished_copies where name = ${name}`.execute(queries);
  }
}
