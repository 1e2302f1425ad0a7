import { sql } from 'kysely';
import { bound } from '../bound.ts';
import { rfc3339 } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { deleteInBatches } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';
import { idOrder, pageOf, type Page, type PageRequest } from '../storage/page.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';
import { sendWebhooks, wakeAt } from './sender.ts';
import { claimMs, waiting } from './due-webhooks.ts';
import type { WebhookKind, WebhooksOptions, WebhooksParts } from './webhook-kinds.ts';

export interface NewWebhook extends Pick<WebhookRow, 'kind'> {
  /** The watch, the job or the account that it is about. `secretSealed` is sealed for it. */
  subjectId: string;
  /** The account that sees it and can send it again; null for none. */
  ownerId: string | null;
  url: string;
  secretSealed: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  /** The registered domain of a receiver that a stranger chose: it gets only some webhooks a second. Absent: it is not paced. */
  pacedDomain?: string;
  /** The id of the event, for receivers; a second webhook of the same id is not added. Absent: a new one. */
  webhookId?: string;
}

interface WebhookFilter {
  ownerId?: string | undefined;
  kind?: WebhookRow['kind'] | undefined;
  state?: WebhookRow['state'] | undefined;
}

export type Webhooks = ReturnType<typeof webhooks>;

/**
 * The queue of all outgoing webhooks. Each is signed and sent at least once: a receiver recognizes a repetition by its `webhook-id`. Its
 * row is written in the transaction of what it reports, and stays for a while, for its owner and for operators.
 */
export function webhooks(options: WebhooksOptions) {
  const parts: WebhooksParts = { ...options, kinds: new Map() };
  sendWebhooks(parts);
  return {
    handle: (kind: WebhookRow['kind'], handler: WebhookKind): void => void parts.kinds.set(kind, handler),
    ...bound(parts, { add, cancel, list, find, resend, forget }),
    /** Adds the job that sends the webhooks that are due: once, in the transaction that adds them. */
    wake: (queries: Queries): Promise<void> => wakeAt(parts, queries, parts.clock.now()),
  };
}

/**
 * Adds a webhook. Call `wake` in the same transaction afterwards.
 * @returns its `webhook-id`; null if there is one of this id
 */
async function add({ clock }: WebhooksParts, queries: Queries, webhook: NewWebhook): Promise<string | null> {
  const { kind, subjectId, ownerId, url, secretSealed, type, data, pacedDomain } = webhook;
  const now = clock.now();
  const added = await queries
    .insertInto('webhooks')
    .values({
      id: newId('whd', now),
      webhook_id: webhook.webhookId ?? newId('msg', now),
      kind,
      subject_id: subjectId,
      owner_id: ownerId,
      event: type,
      url,
      host: URL.parse(url)?.hostname.replace(/\.$/, '') ?? '',
      domain: pacedDomain ?? '',
      is_paced: pacedDomain === undefined ? 0 : 1,
      secret_sealed: secretSealed,
      body: JSON.stringify({ type, timestamp: rfc3339(now), data }),
      state: 'waiting',
      attempts: 0,
      due_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('webhook_id').doNothing())
    .returning('webhook_id')
    .executeTakeFirst();
  return added?.webhook_id ?? null;
}

/** Gives up what waits for a receiver that wants no more. */
async function cancel(
  _parts: WebhooksParts,
  queries: Queries,
  { kind, subjectId, reason }: { kind: WebhookRow['kind']; subjectId: string; reason: string },
): Promise<void> {
  await queries
    .updateTable('webhooks')
    .set({ state: 'failed', last_error: reason })
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where(waiting)
    .execute();
}

/** The last first. */
async function list({ database }: WebhooksParts, { ownerId, kind, state }: WebhookFilter, page: PageRequest): Promise<Page<WebhookRow>> {
  const { after, direction } = idOrder(page);
  let query = database.read.selectFrom('webhooks').selectAll().where(after);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (state !== undefined) query = query.where(conditions[state]);
  const rows = await query
    .orderBy('id', direction)
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page.limit, (row) => row);
}

/** By its `webhook-id`. */
async function find({ database }: WebhooksParts, webhookId: string): Promise<WebhookRow | null> {
  return (await database.read.selectFrom('webhooks').selectAll().where('webhook_id', '=', webhookId).executeTakeFirst()) ?? null;
}

/**
 * Sends a webhook again, or now if it waits for its next attempt: with the same id and body, and all its attempts.
 * @param ownerId absent: any webhook
 * @throws not_found; conflict if its receiver wants no more
 */
async function resend(parts: WebhooksParts, queries: Queries, { id, ownerId }: { id: string; ownerId?: string }): Promise<WebhookRow> {
  const row = await queries.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || (ownerId !== undefined && row.owner_id !== ownerId)) {
    throw problem('not_found', { message: 'webhook delivery not found' });
  }
  const refusal = await parts.kinds.get(row.kind)?.refusal?.(row);
  if (typeof refusal === 'string') throw problem('conflict', { message: refusal });
  const now = parts.clock.now();
  const again = {
    state: 'waiting',
    attempts: 0,
    due_at: now,
    last_status: null,
    last_error: null,
    last_answer: null,
    last_at: null,
    delivered_at: null,
  } as const;
  await queries
    .updateTable('webhooks')
    .set(row.state === 'waiting' ? { due_at: now } : again)
    .where('id', '=', id)
    .where('attempts', '=', row.attempts)
    // What is being sent belongs to its sender.
    .where((eb) => eb.or([eb('state', '<>', 'waiting'), eb('due_at', '>', now + claimMs)]))
    .execute();
  await wakeAt(parts, queries, now);
  return row;
}

/** Removes webhooks that were delivered or given up. @returns how many. */
function forget({ database }: WebhooksParts, before: number): Promise<number> {
  return deleteInBatches(database, 'webhooks', (queries) =>
    queries
      .selectFrom('webhooks')
      .select('id')
      .where(sql<boolean>`state <> 'waiting'`)
      .where('created_at', '<', before),
  );
}

/** The literals of the partial indexes: SQLite uses one only where the text of the query repeats its condition. */
const conditions = { waiting, delivered: sql<boolean>`state = 'delivered'`, failed: sql<boolean>`state = 'failed'` };
