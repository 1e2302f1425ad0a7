import { sql, type RawBuilder } from 'kysely';
import { BoundedMap } from '../../limits/cache.ts';
import { workJobPrefix } from './job-records.ts';

/** Decides whose job is next: that of the client that was served least recently. */
export type ClientTurns = ReturnType<typeof clientTurns>;

/** Clients served before the last hundred count as new. */
const rememberedMax = 100;

/** Round robin within this process: a hundred documents of one client do not delay another client's document. */
export function clientTurns() {
  const remembered = new BoundedMap<string, true>(rememberedMax);
  return {
    /** The first sort key of the queue, before the time at which a job was added; null if no client was served yet. */
    order(): RawBuilder<number> | null {
      if (remembered.size === 0) return null;
      const ranks = [...remembered.keys()].map((clientId, index) => sql`when ${clientId} then ${sql.lit(index + 1)}`);
      return sql<number>`case (select client_id from tool_jobs where id = substr(jobs.id, ${sql.lit(workJobPrefix.length + 1)})) ${sql.join(ranks, sql` `)} else 0 end`;
    },
    /** Records that a job of this client begins. */
    served: (clientId: string): void => void remembered.set(clientId, true),
  };
}
