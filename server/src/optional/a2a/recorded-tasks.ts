import type { Foundation } from '../../foundation.ts';
import { parseJson } from '@farebox/client/json';
import { TaskState, type Task } from '@a2a-js/sdk';
import { z } from 'zod';
import { isAssetId } from '../../assets/asset.ts';
import { bound } from '../../bound.ts';
import { hourMs, rfc3339 } from '../../clock.ts';
import type { IdempotencyKey } from '../../payments/purchase/reservations.ts';
import type { Queries } from '../../storage/database.ts';
import type { PurchaseRow } from '../../storage/tables.ts';
import { refusalIn } from '../../tools/run-tool.ts';
import { forgetKind } from './task-kinds.ts';
import { agentMessage, ownKeys, resultArtifact, x402Keys, type Metadata } from './messages.ts';

/** What is kept of a task that somebody pays for: whose it is, and the key of the purchase of each payment that was offered for it. */
const Recorded = z.object({
  owner: z.string(),
  contextId: z.string(),
  skill: z.string(),
  keys: z.array(z.object({ scope: z.string(), key: z.string() })),
});
type Recorded = z.output<typeof Recorded>;

/**
 * Tasks that were paid for, read from their purchases, so that they survive a restart. A purchase has the id of its task as its key; the
 * record of the task is the job that forgets it, as long after as the answer is kept.
 */
export type RecordedTasks = ReturnType<typeof recordedTasks>;

interface FoundTask {
  owner: string;
  task: Task;
}

/** The answers of purchases are kept as long. */
const keptMs = 24 * hourMs;
/** Payments of one task that are remembered: the last ones. */
const keysMax = 20;

export type RecordedTasksOptions = Pick<Foundation, 'clock' | 'database' | 'jobs'>;

export function recordedTasks(parts: RecordedTasksOptions) {
  return {
    ...bound(parts, { record, find, ofOwner, countOfOwner }),
  };
}

async function recordOf(queries: Queries, id: string): Promise<Recorded | null> {
  const row = await queries.selectFrom('jobs').select('payload').where('id', '=', id).where('kind', '=', forgetKind).executeTakeFirst();
  return row === undefined ? null : Recorded.parse(parseJson(row.payload));
}

/** The purchase that tells most: one that was answered, else one that may be. */
async function purchaseOf(parts: RecordedTasksOptions, { keys }: Recorded): Promise<PurchaseRow | null> {
  const rows = await parts.database.read
    .selectFrom('purchases')
    .selectAll()
    .where((eb) => eb.or(keys.map(({ scope, key }) => eb.and({ idempotency_scope: scope, idempotency_key: key }))))
    .execute();
  const told: ReadonlyArray<PurchaseRow['state']> = ['used', 'unknown', 'reserved', 'given_back', 'refused'];
  return rows.toSorted((one, other) => told.indexOf(one.state) - told.indexOf(other.state))[0] ?? null;
}

/** Written before the work, for each payment, so that a task whose answer was lost on the way can be read again. */
async function record(
  parts: RecordedTasksOptions,
  id: string,
  { owner, contextId, skill, key }: Omit<Recorded, 'keys'> & { key: IdempotencyKey },
): Promise<void> {
  const { database, jobs, clock } = parts;
  await database.write(async (queries) => {
    const before = await recordOf(queries, id);
    const offered = { scope: key.scope, key: key.key };
    if (before?.keys.some(({ scope, key: known }) => scope === offered.scope && known === offered.key) === true) return;
    const payload: Recorded = { owner, contextId, skill, keys: [...(before?.keys ?? []), offered].slice(-keysMax) };
    if (before === null) await jobs.add(queries, { kind: forgetKind, id, payload, runAt: clock.now() + keptMs });
    else
      await queries
        .updateTable('jobs')
        .set({ payload: JSON.stringify(payload) })
        .where('id', '=', id)
        .execute();
  });
}

async function find(parts: RecordedTasksOptions, id: string): Promise<FoundTask | null> {
  if (!id.startsWith('task_')) return null;
  const recorded = await recordOf(parts.database.read, id);
  if (recorded === null) return null;
  const purchase = await purchaseOf(parts, recorded);
  const task = taskOf(id, recorded, purchase, parts.clock.now());
  return { owner: recorded.owner, task };
}

/** The tasks that this client paid for, the newest first. @param before the last id of the page before */
async function ofOwner(parts: RecordedTasksOptions, owner: string, before: string | null, limit: number): Promise<Task[]> {
  const rows = await parts.database.read
    .selectFrom('purchases')
    .selectAll()
    .where('idempotency_scope', '=', owner)
    .where('idempotency_key', '>=', 'task_')
    .where('idempotency_key', '<', before ?? 'task_~')
    .orderBy('idempotency_key', 'desc')
    .limit(limit)
    .execute();
  const tasks: Task[] = [];
  for (const row of rows) {
    const id = row.idempotency_key ?? '';
    const recorded = await recordOf(parts.database.read, id);
    if (recorded?.owner === owner) tasks.push(taskOf(id, recorded, row, parts.clock.now()));
  }
  return tasks;
}

/** How many tasks this client paid for. @param except ids that are not counted */
async function countOfOwner(parts: RecordedTasksOptions, owner: string, { except }: { except: readonly string[] }): Promise<number> {
  const { count } = await parts.database.read
    .selectFrom('purchases')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('idempotency_scope', '=', owner)
    .where('idempotency_key', '>=', 'task_')
    .where('idempotency_key', '<', 'task_~')
    .$if(except.length > 0, (query) => query.where('idempotency_key', 'not in', except))
    .executeTakeFirstOrThrow();
  return count;
}

/** The task as its purchase tells it. */
function taskOf(id: string, { contextId, skill }: Recorded, purchase: PurchaseRow | null, now: number): Task {
  const of = { taskId: id, contextId };
  const base = { id, contextId, artifacts: [], history: [], metadata: { skill } };
  const at = rfc3339(purchase?.finished_at ?? purchase?.started_at ?? now);
  const status = (state: TaskState, text: string, metadata?: Metadata) => ({
    state,
    message: agentMessage(of, text, metadata === undefined ? {} : { metadata }),
    timestamp: at,
  });
  if (purchase === null) {
    const text =
      'Nothing was bought and nothing was charged. Send the request again in a new message; the same payment is not taken twice.';
    return { ...base, status: status(TaskState.TASK_STATE_FAILED, text, { [x402Keys.status]: 'payment-failed', [x402Keys.receipts]: [] }) };
  }
  const receipts = receiptsOf(purchase);
  const paid = { [ownKeys.payment]: { paymentId: purchase.payment_id }, [x402Keys.receipts]: receipts };
  switch (purchase.state) {
    case 'reserved':
    case 'unknown':
      return { ...base, status: status(TaskState.TASK_STATE_WORKING, 'It is paid for, and not finished yet.', paid) };
    case 'used': {
      const completed = status(TaskState.TASK_STATE_COMPLETED, 'Done.', { ...paid, [x402Keys.status]: 'payment-completed' });
      const refused = purchase.answer === null ? null : refusalIn(purchase.answer);
      if (refused !== null) {
        const metadata = { ...paid, [x402Keys.status]: 'payment-completed', [x402Keys.error]: refused.code };
        return { ...base, status: status(TaskState.TASK_STATE_REJECTED, refused.message, metadata) };
      }
      if (purchase.answer !== null) return { ...base, artifacts: [resultArtifact(skill, parseJson(purchase.answer))], status: completed };
      if (!isAssetId(purchase.service_id))
        return { ...base, status: { ...completed, message: agentMessage(of, 'Done. The answer was kept for a day.', { metadata: paid }) } };
      // A delivery has no stored answer: its links expire, and fetching the asset again is free.
      const data = {
        asset_id: purchase.service_id,
        fetch: `/api/v1/assets/fetch?asset_id=${purchase.service_id}`,
        payment_id: purchase.payment_id,
      };
      return { ...base, artifacts: [resultArtifact(skill, data)], status: completed };
    }
    case 'given_back':
    case 'refused': {
      const text = 'The work failed and was not charged: the payment can be used again.';
      return { ...base, status: status(TaskState.TASK_STATE_FAILED, text, { ...paid, [x402Keys.status]: 'payment-failed' }) };
    }
  }
}

function receiptsOf({ transaction_hash: transaction, network, settled_payer: payer }: PurchaseRow): Metadata[] {
  return transaction === null || network === null ? [] : [{ success: true, transaction, network, ...(payer === null ? {} : { payer }) }];
}
