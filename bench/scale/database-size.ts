import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** What a database holds and has worked, read beside the service that uses it. */
export interface DatabaseSize {
  rows: number;
  bytes: number;
  /** Processor time of its sessions so far, microseconds, by process; empty with SQLite; null where they are on another machine. */
  cpu: ReadonlyMap<number, number> | null;
}

export function sqliteSize(file: string): DatabaseSize {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
    // Tables of the full-text index are its own way to store what is counted already.
    const tables = database.prepare(`select name from sqlite_master where type = 'table' and sql not like '%virtual%'`).all();
    const names = tables.map(({ name }) => String(name)).filter((name) => !/_fts|_(?:data|idx|docsize|config|content)$/.test(name));
    const rows = names.reduce((sum, name) => sum + number(`select count(*) from "${name}"`), 0);
    return { rows, bytes: number('pragma page_count') * number('pragma page_size'), cpu: new Map() };
  } finally {
    database.close();
  }
}

export async function postgresSize(url: string): Promise<DatabaseSize> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const number = async (sql: string) => Number(Object.values((await client.query(sql)).rows[0] ?? {})[0]);
    const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
    let rows = 0;
    for (const { tablename } of tables) rows += await number(`select count(*) from "${String(tablename)}"`);
    const { rows: sessions } = await client.query(
      `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const cpu = new Map(sessions.map(({ pid }): [number, number | null] => [Number(pid), cpuMicrosOf(Number(pid))]));
    const known = new Map([...cpu].flatMap(([pid, micros]) => (micros === null ? [] : [[pid, micros] as const])));
    return { rows, bytes: await number('select pg_database_size(current_database())'), cpu: known.size === cpu.size ? known : null };
  } finally {
    await client.end();
  }
}

/** Source: proc_pid_stat(5): utime and stime in hundredths of a second. Null where there is no such process here. */
function cpuMicrosOf(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (!text.includes('(postgres')) return null;
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return null;
  }
}

/** By how much it grew. A session that is new began at 0. */
export function growth(before: DatabaseSize, after: DatabaseSize): { rows: number; bytes: number; cpuMicros: number | null } {
  const cpuMicros =
    before.cpu === null || after.cpu === null
      ? null
      : [...after.cpu].reduce((sum, [pid, micros]) => sum + micros - (before.cpu?.get(pid) ?? 0), 0);
  return { rows: after.rows - before.rows, bytes: after.bytes - before.bytes, cpuMicros };
}
