import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { batchMax } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';

/**
 * The oldest signal without an account that is kept if all of them may have so many bytes together; null if all may stay. Reads the newest
 * first, in slices from an index, so it costs what is kept and holds nobody up.
 */
export async function oldestKept(queries: Queries, bytesMax: number): Promise<string | null> {
  let kept: string | null = null;
  for (let bytes = 0; ; await setImmediate()) {
    let slice = queries
      .selectFrom('demand_signals')
      .select(['id', 'stranger_bytes'])
      // A literal: SQLite uses the partial index only where the text of the query repeats its condition.
      .where(sql<boolean>`stranger_bytes is not null`)
      .orderBy('id', 'desc')
      .limit(batchMax);
    if (kept !== null) slice = slice.where('id', '<', kept);
    const rows = await slice.execute();
    for (const { id, stranger_bytes: size } of rows) {
      bytes += size ?? 0;
      // The newest stays in any case.
      if (bytes > bytesMax && kept !== null) return kept;
      kept = id;
    }
    if (rows.length < batchMax) return null;
  }
}
