import { parseJson } from '@farebox/client/json';
import { TaskState, type Task } from '@a2a-js/sdk';
import { z } from 'zod';
import { isAssetId } from '../../assets/asset.ts';
import { bound } from '../../bound.ts';
import { hourMs, rfc3339, secondMs, type Clock } from '../../clock.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { IdempotencyKey } from '../../payments/purchase/reservations.ts';
import type { Database, Queries } from '../../storage/database.ts';
import { storeTime } from '../../storage/store-time.ts';
import type { PurchaseRow } from '../../storage/tables.ts';
import { refusalIn } from '../../tools/run-tool.ts';
import { isFinal } from './live-tasks.ts';
import { agentMessage, ownKeys, resultArtifact, x402Keys, type Metadata } from './messages.ts';
import { forgetKind, tellEndKind } from './task-kinds.ts';

/** What is kept of a task that somebody pays for: whose it is, and the key of the purchase of each payment that was offered for it. */
const Recorded = z.object({
  owner: z.string(),
  contextId: z.string(),
  skill: z.string(),
  keys: z.array(z.object({ scope: z.string(), key: z.string() })),
  /** The receivers of its notifications, encrypted, until its process has told them the end. */
  pushes: z.string().nullable().default(null),
  /** The process that works on it, or did last. */
  process: z.string().default(''),
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
  pushes: string | null;
  /** It has ended, and the process that worked on it had the time to tell so. */
  isOver: boolean;
}

/** The answers of purchases are kept as long. */
const keptMs = 24 * hourMs;
/** What a process that lives needs to tell the end of a task itself. */
const tellingMs = 10 * secondMs;
/** Payments of one task that are remembered: the last ones. */
const keysMax = 20;

export interface RecordedTasksOptions {
  database: Database;
  jobs: Jobs;
  deliveries: Jobs;
  clock: Clock;
  processId: string;
}

export function recordedTasks(parts: RecordedTasksOptions) {
  return {
    ...bound(parts, { record, find, keepPushes, ofOwner, countOfOwner }),
  };
}

async function recordOf(queries: Queries, id: string): Promise<Recorded | null> {
  const row = await queries.selectFrom('jobs').select('payload').where('id', '=', id).where('kind', '=', forgetKind).executeTakeFirst();
  return row === undefined ? null : Recorded.parse(parseJson(row.payload));
}

async function change(queries: Queries, id: string, payload: Recorded): Promise<void> {
  await queries
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute();
}

/** A purchase that was given back is not found any more: then only the process knows whether the payment is still looked at. */
async function hasHadTime(parts: RecordedTasksOptions, { process }: Recorded, purchase: PurchaseRow | null): Promise<boolean> {
  const { clock, processId, database } = parts;
  if (purchase !== null) return purchase.finished_at !== null && purchase.finished_at + tellingMs <= clock.now();
  if (process === processId) return true;
  const alive = database.read.selectFrom('processes').select('id').where('id', '=', process);
  return (await alive.where('alive_until', '>', await storeTime(database, clock)).executeTakeFirst()) === undefined;
}

/** Somebody tells the end, even if this process does not live to do it. */
async function promiseEnd(parts: RecordedTasksOptions, queries: Queries, taskId: string): Promise<void> {
  await parts.deliveries.add(queries, { kind: tellEndKind, payload: { taskId, looks: 0 }, runAt: parts.clock.now() + tellingMs });
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
  {
    owner,
    contextId,
    skill,
    key,
    pushes: pushesOf,
  }: Omit<Recorded, 'keys' | 'pushes' | 'process'> & { key: IdempotencyKey; pushes: () => string | null },
): Promise<void> {
  const { database, processId, jobs, clock } = parts;
  await database.write(async (queries) => {
    const before = await recordOf(queries, id);
    const offered = { scope: key.scope, key: key.key };
    const isKnown = before?.keys.some(({ scope, key: known }) => scope === offered.scope && known === offered.key) === true;
    const pushes = pushesOf();
    if (isKnown && pushes === before.pushes) return;
    const keys = isKnown ? before.keys : [...(before?.keys ?? []), offered].slice(-keysMax);
    const payload: Recorded = { owner, contextId, skill, keys, pushes, process: processId };
    if (before === null) await jobs.add(queries, { kind: forgetKind, id, payload, runAt: clock.now() + keptMs });
    else await change(queries, id, payload);
    if (pushes !== null) await promiseEnd(parts, queries, id);
  });
}

async function find(parts: RecordedTasksOptions, id: string): Promise<FoundTask | null> {
  if (!id.startsWith('task_')) return null;
  const recorded = await recordOf(parts.database.read, id);
  if (recorded === null) return null;
  const purchase = await purchaseOf(parts, recorded);
  const task = taskOf(id, recorded, purchase, parts.clock.now());
  const { owner, pushes } = recorded;
  return { owner, task, pushes, isOver: isFinal(task) && (await hasHadTime(parts, recorded, purchase)) };
}

/** Changes the receivers of a recorded task, in one transaction with other work; without a record, only that is done. */
async function keepPushes(
  parts: RecordedTasksOptions,
  id: string,
  pushesOf: () => string | null,
  beside: (queries: Queries) => Promise<void> = async () => undefined,
): Promise<void> {
  await parts.database.write(async (queries) => {
    const before = await recordOf(queries, id);
    const pushes = pushesOf();
    if (before !== null && pushes !== before.pushes) await change(queries, id, { ...before, pushes });
    if (before !== null && before.pushes === null && pushes !== null) await promiseEnd(parts, queries, id);
    await beside(queries);
  });
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
