import { sql, type RawBuilder } from 'kysely';
import { workJobPrefix } from './job-worker.ts';

/** Whose job is next: that of the client who was not served for the longest time. */
export interface ClientTurns {
  /** The order of the queue, before the time at which a job was added; null where nobody was served yet. */
  order(): RawBuilder<number> | null;
  /** A job of this client begins. */
  served(clientId: string): void;
}

/** Those who were served before all of these are as good as new. */
const rememberedMax = 100;

/** Round robin, as far as this process knows: a hundred documents of one client do not hold up the one of another. */
export function clientTurns(): ClientTurns {
  const remembered = new Set<string>();
  return {
    order() {
      if (remembered.size === 0) return null;
      const ranks = [...remembered].map((clientId, index) => sql`when ${clientId} then ${sql.lit(index + 1)}`);
      return sql<number>`case (select client_id from tool_jobs where id = substr(jobs.id, ${sql.lit(workJobPrefix.length + 1)})) ${sql.join(ranks, sql` `)} else 0 end`;
    },
    served(clientId) {
      remembered.delete(clientId);
      remembered.add(clientId);
      const [oldest] = remembered;
      if (remembered.size > rememberedMax && oldest !== undefined) remembered.delete(oldest);
    },
  };
}
