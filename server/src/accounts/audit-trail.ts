import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import { idFloor, newId } from '../ids.ts';
import type { Database, Queries } from '../storage/database.ts';
import { idOrder, mergedRows, pageOf, type Page, type PageRequest } from '../storage/page.ts';

/** One act of administration. */
export interface AdminAct {
  id: string;
  actorId: string;
  action: AdminAction;
  subjectId: string;
  details: Record<string, unknown>;
  createdAt: number;
}

export type AdminAction =
  | 'asset.update'
  | 'asset.archive'
  | 'asset.pause'
  | 'asset.resume'
  | 'delivery.give_back'
  | 'credit.grant'
  | 'credit.refund'
  | 'tool.update'
  | 'tool.change'
  | 'tool.import'
  | 'tool.publish'
  | 'tool.remove'
  | 'tool.approve'
  | 'tool.refuse'
  | 'tool_source.credentials'
  | 'tool_source.prove'
  | 'tool_source.remove'
  | 'tool_source.update'
  | 'api_key.revoke'
  | 'team.create'
  | 'team.invite'
  | 'team.withdraw'
  | 'team.join'
  | 'team.change'
  | 'team.leave'
  | 'oauth_client.create'
  | 'oauth_client.remove'
  | 'user.create'
  | 'user.end_sessions'
  | 'user.quota'
  | 'user.resume'
  | 'user.role'
  | 'user.setup_link'
  | 'user.suspend'
  | 'watch.end'
  | 'pledge.end'
  | 'job.retry'
  | 'webhook.resend'
  | 'need.fulfil'
  | 'need.reopen'
  | 'payment.refund'
  | 'payout.create'
  | 'payout.failed'
  | 'payout.paid'
  | 'settlement.failed'
  | 'settlement.settled'
  | 'wallet_credit.refund';

/** The actor for the command line on the server itself, where no admin is logged in. */
export const operatorActor = 'operator';

/** The service itself. */
export const serviceActor = 'service';

interface ActFilter {
  actorId?: string | undefined;
  subjectId?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
  subjects?: readonly string[] | undefined;
}

type NewAdminAct = Pick<AdminAct, 'actorId' | 'action' | 'subjectId' | 'details'>;

/** The log of administration. Append only: the database refuses to change or remove an act. */
export type AuditTrail = ReturnType<typeof auditTrail>;

export function auditTrail({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Runs in the transaction of the act itself, so that no act is unrecorded. `details` never holds a secret. */
    async record(queries: Queries, { actorId, action, subjectId, details }: NewAdminAct): Promise<void> {
      const now = clock.now();
      await queries
        .insertInto('admin_acts')
        .values({
          id: newId('act', now),
          actor_id: actorId,
          action,
          subject_id: subjectId,
          details: JSON.stringify(details),
          created_at: now,
        })
        .execute();
    },

    /** @param filter.subjects ids, one of which acted or was acted on */
    async list({ subjects, ...filter }: ActFilter, page: PageRequest): Promise<Page<AdminAct>> {
      const conditions = subjects?.flatMap((id) => [sql<boolean>`actor_id = ${id}`, sql<boolean>`subject_id = ${id}`]) ?? [undefined];
      const rows = await mergedRows(
        conditions.map((condition) => matching(database.read, filter, page, condition)),
        page.limit,
        idOrder(page).compare,
      );
      return pageOf(rows, page.limit, (row) => ({
        id: row.id,
        actorId: row.actor_id,
        action: row.action as AdminAction,
        subjectId: row.subject_id,
        details: JSON.parse(row.details),
        createdAt: row.created_at,
      }));
    },
  };
}

function matching(
  queries: Queries,
  { actorId, subjectId, since, until }: Omit<ActFilter, 'subjects'>,
  page: PageRequest,
  condition: RawBuilder<boolean> | undefined,
) {
  const { after, direction } = idOrder(page);
  let query = queries.selectFrom('admin_acts').selectAll().where(after);
  if (condition !== undefined) query = query.where(condition);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (since !== undefined) query = query.where('id', '>=', idFloor('act', since));
  if (until !== undefined) query = query.where('id', '<', idFloor('act', until));
  return query
    .orderBy('id', direction)
    .limit(page.limit + 1)
    .execute();
}
