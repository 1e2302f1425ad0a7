import { sql, type Expression, type RawBuilder } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from './database.ts';
import type { Tables } from './tables.ts';

/** How many rows a clean-up transaction changes at most. Requests are served between two transactions. */
export const batchMax = 1000;
/**
 * Rows beyond this many batches are left for the next run: what grows with every request has a run each minute, and so keeps up with some
 * thousands a second.
 */
const batchesMax = 200;

/**
 * Repeats a clean-up step until it has no full batch left.
 * @param work changes at most `batchMax` rows and returns how many.
 * @returns the total.
 */
export async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const done = await work();
    total += done;
    if (done < batchMax) return total;
    await nextTurn();
  }
  return total;
}

/** Deletes old rows, in a transaction for each batch. @param old selects them by their ids @returns how many */
export function deleteInBatches(
  database: Pick<Database, 'write'>,
  table: keyof Tables,
  old: (queries: Queries) => { limit(count: number): Expression<{ id: string }> },
): Promise<number> {
  return inBatches(() =>
    database.write((queries) => deletedRows(sql`delete from ${sql.table(table)} where id in ${old(queries).limit(batchMax)}`, queries)),
  );
}

/** Deletes the rows that expired before a time. @returns how many */
export function deleteExpired(
  database: Pick<Database, 'write'>,
  table: { [Name in keyof Tables]: 'expires_at' extends keyof Tables[Name] ? Name : never }[keyof Tables],
  before: number,
  key: 'id' | 'token_hash' = 'id',
): Promise<number> {
  const [name, column] = [sql.table(table), sql.ref(key)];
  const expired = sql`select ${column} from ${name} where expires_at <= ${before} limit ${batchMax}`;
  return inBatches(() => database.write((queries) => deletedRows(sql`delete from ${name} where ${column} in (${expired})`, queries)));
}

async function deletedRows(statement: RawBuilder<unknown>, queries: Queries): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(queries);
  return Number(numAffectedRows);
}

const daysRemovedMax = 100;

/** Deletes the rows of old days, one day in each transaction; those beyond the limit are left for the next run. */
export async function deleteOldDays(
  database: Database,
  table: 'tool_days' | 'tool_latencies' | 'listing_days',
  firstDay: number,
): Promise<void> {
  for (let removed = 0; removed < daysRemovedMax; removed += 1) {
    const oldest = await database.read
      .selectFrom(table)
      .select('day')
      .where('day', '<', firstDay)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return;
    await database.write((queries) => queries.deleteFrom(table).where('day', '=', oldest.day).execute());
  }
}

/** How long work may hold the event loop: requests wait that long at most, and a write to the disk. */
const heldUsualMs = 2;

/** When the first piece of this turn of the event loop began; null before it. All work shares a turn, so all of it counts together. */
let turnBegunAt: number | null = null;

function heldMs(): number {
  if (turnBegunAt === null) {
    turnBegunAt = performance.now();
    // Runs in the next turn, before whatever waits for that turn below.
    setImmediate(() => {
      turnBegunAt = null;
    });
  }
  return performance.now() - turnBegunAt;
}

let last: Promise<void> = Promise.resolve();

/**
 * For work in many small pieces: awaited before each of them, it lets requests be answered as soon as pieces have held the event loop for
 * a while. Pieces that wait for it at the same time go on one after another, whatever work they belong to.
 */
export function pauseIfLong(heldMaxMs = heldUsualMs): Promise<void> {
  return (last = last.then(() => rested(heldMaxMs)));
}

async function rested(heldMaxMs: number): Promise<void> {
  while (heldMs() >= heldMaxMs) await nextTurn();
}
