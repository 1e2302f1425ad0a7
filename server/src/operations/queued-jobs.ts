import { sql, type RawBuilder } from 'kysely';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { lowered } from '../storage/begins-with.ts';
import { idOrder, pageOf, type Page, type PageRequest } from '../storage/page.ts';
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

interface QueuedJobFilter {
  state: QueuedJob['state'];
  text?: string | undefined;
}

/** Of the jobs of a state: texts have no index. */
const searchedMax = 10_000;

/** Nothing in the text has a special effect, unlike in a pattern of its own. */
function contains(text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(kind || ' ' || id || ' ' || coalesce(last_error, '')) like ${pattern} escape '\\'`;
}

/** What runs in the background, for the operator. */
export function queuedJobs({ database, clock, auditTrail }: { database: Database; clock: Clock; auditTrail: AuditTrail }) {
  return {
    /** The jobs of a state in the order of their ids. @param text a part of the kind, of the last error or of the id */
    async list({ state, text }: QueuedJobFilter, page: PageRequest): Promise<Page<QueuedJob>> {
      const { limit } = page;
      const { after, direction } = idOrder(page);
      const ofState = database.read.selectFrom('jobs').selectAll().where(conditions[state]).orderBy('id', direction);
      const query =
        text === undefined
          ? ofState
          : database.read
              .selectFrom(ofState.limit(searchedMax).as('jobs'))
              .selectAll()
              .where(contains(lowered(database.dialect, text)))
              .orderBy('id', direction);
      const rows = await query
        .where(after)
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
