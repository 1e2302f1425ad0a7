import type { Foundation } from '../foundation.ts';
import { minuteMs, secondMs } from '../clock.ts';
import type { Queries } from '../storage/database.ts';

/** Remembers which tools can be called, so that a tool that becomes available is noticed once, also after a restart. */
export type Availability = ReturnType<typeof availability>;

export interface AvailabilityOptions extends Pick<Foundation, 'clock' | 'database'> {
  /** Runs in the transaction that remembers it. */
  becameAvailable(queries: Queries, toolId: string): Promise<void>;
}

/** Engines start after the service, and restart: what is gone for less than this has not been away. */
const awayMs = 10 * minuteMs;
/** Replicas read the settings of tools every few seconds: what one still has from before a change would undo that, and tell of it again. */
const lagMs = 30 * secondMs;

/**
 * A row for each tool that was ever available. It is changed by one conditional update, so of all replicas that see a tool come back one
 * tells about it. The first reading of a database reports nothing.
 */
export function availability({ database, clock, becameAvailable }: AvailabilityOptions) {
  const awaySince = new Map<string, number>();

  /** @returns whether this call changed it from away, or from never seen, to available */
  async function remember(queries: Queries, toolId: string, isAvailable: boolean): Promise<boolean> {
    const row = { is_available: isAvailable ? 1 : 0, changed_at: clock.now() };
    const changed = await queries
      .insertInto('tool_availability')
      .values({ tool_id: toolId, ...row })
      .onConflict((conflict) => conflict.column('tool_id').doUpdateSet(row).where('tool_availability.is_available', '<>', row.is_available))
      .returning('tool_id')
      .executeTakeFirst();
    return changed !== undefined && isAvailable;
  }

  return {
    /** The operator made a tool available, or took it away; in the transaction that did. */
    async changed(queries: Queries, toolId: string, isAvailable: boolean): Promise<void> {
      if (await remember(queries, toolId, isAvailable)) await becameAvailable(queries, toolId);
    },
    /**
     * Compares what is remembered with the tools that can be called now. To be called every minute or so, and after changes.
     * @param builtIn tools whose engines may be away for a moment; any other is gone because somebody decided it
     */
    async look(callable: ReadonlySet<string>, builtIn: ReadonlySet<string>): Promise<void> {
      const now = clock.now();
      const rows = await database.read.selectFrom('tool_availability').selectAll().execute();
      const known = new Map(
        rows.map((row) => [row.tool_id, { isAvailable: row.is_available === 1, isFresh: now - row.changed_at < lagMs }]),
      );
      // Reduced, because spreading a long list would overflow the stack.
      const firstAt = rows.reduce((least, row) => Math.min(least, row.changed_at), now);
      const isSettled = rows.length > 0 && now - firstAt >= awayMs;
      for (const toolId of callable) {
        awaySince.delete(toolId);
        const { isAvailable = false, isFresh = false } = known.get(toolId) ?? {};
        if (isAvailable || isFresh) continue;
        await database.write(async (queries) => {
          if ((await remember(queries, toolId, true)) && isSettled) await becameAvailable(queries, toolId);
        });
      }
      for (const [toolId, { isAvailable, isFresh }] of known) {
        if (!isAvailable || callable.has(toolId)) continue;
        const since = awaySince.get(toolId) ?? now;
        awaySince.set(toolId, since);
        if (!isFresh && (!builtIn.has(toolId) || now - since >= awayMs))
          await database.write((queries) => remember(queries, toolId, false));
      }
    },
  };
}
