import { sql } from 'kysely';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';
import type { Database } from '../storage/database.ts';

/** A background job, without its payload. */
export interface QueuedJob {
  id: string;
  kind: string;
  state: 'waiting' | 'running' | 'dead';
  attempts: number;
  attemptsMax: number;
  runAt: number;
  lastError: string | null;
  createdAt: number;
  finishedAt: number | null;
}

export type QueuedJobs = ReturnType<typeof queuedJobs>;

/** The literals of the partial indexes: SQLite uses one only where the text of the query repeats its condition. */
const conditions = {
  waiting: sql<boolean>`state = 'waiting'`,
  running: sql<boolean>`state = 'running'`,
  dead: sql<boolean>`state = 'dead'`,
};

/** What runs in the background, for the operator. */
export function queuedJobs({ database, clock, auditTrail }: { database: Database; clock: Clock; auditTrail: AuditTrail }) {
  return {
    /** The jobs of a state by id, the last first. */
    async list(state: QueuedJob['state'], { limit, cursor }: PageRequest): Promise<Page<QueuedJob>> {
      let query = database.read.selectFrom('jobs').selectAll().where(conditions[state]);
      if (cursor !== null) query = query.where('id', '<', cursor);
      const rows = await query
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, (row) => ({
        id: row.id,
        kind: row.kind,
        state,
        attempts: row.attempts,
        attemptsMax: row.attempts_max,
        runAt: row.run_at,
        lastError: row.last_error,
        createdAt: row.created_at,
        finishedAt: row.finished_at,
      }));
    },

    /** Lets a dead job run again, with all its attempts. @throws not_found; conflict if it is not dead */
    async retry(id: string, { actorId }: { actorId: string }): Promise<void> {
      await database.write(async (queries) => {
        const row = await queries
          .updateTable('jobs')
          .set({ state: 'waiting', attempts: 0, run_at: clock.now(), finished_at: null })
          .where('id', '=', id)
          .where(sql<boolean>`state = 'dead'`)
          .returning(['kind', 'last_error'])
          .executeTakeFirst();
        if (row === undefined) {
          const known = await queries.selectFrom('jobs').select('state').where('id', '=', id).executeTakeFirst();
          if (known === undefined) throw problem('not_found', { message: 'job not found' });
          throw problem('conflict', { message: `the job is ${known.state}` });
        }
        const details = { kind: row.kind, lastError: row.last_error };
        await auditTrail.record(queries, { actorId, action: 'job.retry', subjectId: id, details });
      });
    },
  };
}
