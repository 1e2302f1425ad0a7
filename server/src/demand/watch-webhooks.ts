import type { Foundation } from '../foundation.ts';
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { bound } from '../bound.ts';
import { minuteMs, rfc3339, secondMs } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { hostBackOff } from '../limits/back-off.ts';
import { isDelivered, nextAttemptAt, postWebhook, type WebhookOutcome } from '../net/post-webhook.ts';
import { sendPace } from '../net/send-pace.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import { clockSteps, wasSetByClockAhead } from '../storage/due.ts';
import type { Queries } from '../storage/database.ts';
import type { DemandWatchRow, WatchNoticeRow } from '../storage/tables/demand.ts';
import type { Match } from './supply.ts';

export interface NoticeSenderOptions extends Pick<Foundation, 'clock' | 'database' | 'guardedFetch' | 'jobs' | 'log'> {
  secrets: WebhookSecrets;
  /** Null in tests of something else. */
  metrics?: Pick<Metrics, 'webhook'>;
}

const notifyKind = 'notify_watch';
/** How many are sent at once, so that a receiver that hangs delays nobody else. */
const sentAtOnce = 20;
/** Per host. */
const ofHostAtOnce = 4;
/** Per job. */
const sentMax = 200;
/** How many due webhooks are read to find some whose host is free. */
const dueReadMax = 200;
/**
 * Longer than any attempt takes. When it is over, the sender must have died, and another one sends the webhook with the same
 * `webhook-id`.
 */
const claimMs = minuteMs;

interface WebhookSenderParts extends NoticeSenderOptions {
  /** How many webhooks are being sent to each host. */
  ofHost: Map<string, number>;
  silent: ReturnType<typeof hostBackOff>;
  pace: ReturnType<typeof sendPace>;
  clockStepped: ReturnType<typeof clockSteps>;
}

/**
 * Sends webhooks. The rows are the queue; a job wakes the sender when webhooks are due, and the sender then sends all of them. Webhooks
 * arrive at least once: a receiver recognizes a repetition by its `webhook-id`.
 */
export function webhookSender(options: NoticeSenderOptions) {
  const { clock, jobs } = options;
  const ofHost = new Map<string, number>();
  const silent = hostBackOff(clock);
  const pace = sendPace(clock);
  const clockStepped = clockSteps();
  const parts: WebhookSenderParts = { ...options, ofHost, silent, pace, clockStepped };
  jobs.handle(notifyKind, (_payload, { signal }) => sendDue(parts, signal));

  return {
    ...bound(parts, { add }),

    /** Adds the job that sends the webhooks that are due. */
    wake: (queries: Queries): Promise<void> => wakeAt(parts, queries, clock.now()),
  };
}

/** Sends all due webhooks, as many at once as allowed. A slow receiver delays only its own host. */
async function sendDue(parts: WebhookSenderParts, stopping: AbortSignal): Promise<void> {
  const { clockStepped, clock, database, pace } = parts;
  if (clockStepped(clock.now())) await database.write((queries) => setDueAgain(queries, clock.now()));
  const sending = new Set<Promise<void>>();
  let failure: unknown = null;
  for (let count = 0; failure === null && !stopping.aborted;) {
    const claimed =
      count >= sentMax ? [] : await database.write((queries) => claim(parts, queries, Math.min(sentAtOnce - sending.size, pace.room())));
    count += claimed.length;
    for (const webhook of claimed) {
      const sent = sendCounted(parts, webhook, stopping)
        .catch((cause: unknown) => {
          failure ??= cause;
        })
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    if (sending.size === 0) break;
    if (claimed.length === 0 || sending.size >= sentAtOnce) await Promise.race(sending);
  }
  // Waits for all senders, even if one fails: a sender left running would write to a database that is being closed.
  await Promise.all(sending);
  if (failure !== null) throw failure;
  stopping.throwIfAborted();
  // If more are due, other jobs run first.
  await database.write(async (queries) => {
    const now = clock.now();
    if ((await nextDue(queries, now, 1)).length > 0) await wakeAt(parts, queries, pace.room() > 0 ? now : now + secondMs);
  });
}

async function sendCounted(parts: WebhookSenderParts, webhook: ClaimedWebhook, stopping: AbortSignal): Promise<void> {
  const { callback_host: host } = webhook;
  try {
    await send(parts, webhook, stopping);
  } finally {
    const left = (parts.ofHost.get(host) ?? 1) - 1;
    if (left > 0) parts.ofHost.set(host, left);
    else parts.ofHost.delete(host);
  }
}

/** Also adds a job for the end of the claim, so that the webhook is not lost if this process dies. */
async function claim(parts: WebhookSenderParts, queries: Queries, countMax: number): Promise<ClaimedWebhook[]> {
  const { clock, pace, ofHost } = parts;
  if (countMax === 0) return [];
  const now = clock.now();
  const [taken, ofDomain] = [new Map<string, number>(), new Map<string, number>()];
  const due = await nextDue(queries, now, dueReadMax);
  const late: DueWebhook[] = [];
  const wanted = due.filter((webhook) => {
    const { callback_host: host, callback_domain: domain } = webhook;
    const countOfDomain = (ofDomain.get(domain) ?? 0) + 1;
    ofDomain.set(domain, countOfDomain);
    if (countOfDomain > pace.roomOf(domain)) {
      late.push(webhook);
      return false;
    }
    const count = (taken.get(host) ?? ofHost.get(host) ?? 0) + 1;
    if (count <= ofHostAtOnce) taken.set(host, count);
    return count <= ofHostAtOnce;
  });
  const chosen = wanted.slice(0, countMax);
  await putOff(parts, queries, now, late);
  const hosts = new Map(chosen.map(({ id, callback_host: host }) => [id, host]));
  const claimed = hosts.size === 0 ? [] : await claimDue(queries, now, [...hosts.keys()]);
  const isClaimed = new Set(claimed.map(({ id }) => id));
  for (const { id, callback_domain: domain } of chosen) if (isClaimed.has(id)) pace.sent(domain);
  if (claimed.length > 0) await wakeAt(parts, queries, now + claimMs);
  return claimed.map((webhook) => {
    const host = hosts.get(webhook.id) ?? '';
    ofHost.set(host, (ofHost.get(host) ?? 0) + 1);
    return { ...webhook, callback_host: host };
  });
}

/**
 * Webhooks that have to wait for others of their domain, which gets one a second. They leave the front of the queue: of a domain with many,
 * each look for what is due would read all.
 */
async function putOff(parts: WebhookSenderParts, queries: Queries, now: number, webhooks: readonly DueWebhook[]): Promise<void> {
  const ahead = new Map<string, number>();
  const bySeconds = Map.groupBy(webhooks, ({ callback_domain: domain }) => {
    const count = (ahead.get(domain) ?? 0) + 1;
    ahead.set(domain, count);
    // A few updates for all: by powers of two.
    return 2 ** Math.floor(Math.log2(count));
  });
  for (const [seconds, later] of bySeconds) {
    const until = (Math.floor(now / secondMs) + 1 + seconds) * secondMs;
    await delay(queries, now, later, until);
    // Once for all that are put off until then.
    await parts.jobs.add(queries, { kind: notifyKind, payload: {}, id: `${notifyKind}:${until}`, runAt: until });
  }
}

async function send(parts: WebhookSenderParts, webhook: ClaimedWebhook, stopping: AbortSignal): Promise<void> {
  const { database, clock, secrets, log, guardedFetch, silent } = parts;
  const watch = await database.read.selectFrom('demand_watches').selectAll().where('id', '=', webhook.signal_id).executeTakeFirst();
  if (watch === undefined || watch.ended_at !== null || watch.expires_at <= clock.now()) {
    await database.write((queries) => finish(queries, webhook, { state: 'failed', last_error: 'the watch has ended' }));
    return;
  }
  const secret = secrets.open(watch.id, watch.secret_sealed);
  if (secret === null) {
    log.error({ watch: watch.id }, 'the secret of a watch cannot be decrypted: the secret of the service was replaced');
    await database.write((queries) => endWatch(parts, queries, webhook, 'secret_lost', { status: null, error: 'secret lost' }));
    return;
  }
  const sent = { url: watch.callback_url, secret, id: webhook.id, body: webhookBody(webhook, watch) };
  const outcome = await postWebhook({ guardedFetch, clock }, sent, stopping);
  await record(parts, webhook, outcome);
  if (outcome.status === null) await hold(parts, watch, silent.failed(watch.callback_url), webhook.id);
  else if (silent.answered(watch.callback_url)) await release(parts, watch);
}

/** Delays the other webhooks for a host that does not answer. They lose no attempt. */
async function hold(parts: WebhookSenderParts, { callback_host: host }: DemandWatchRow, until: number, except: string): Promise<void> {
  await parts.database.write(async (queries) => {
    const { numUpdatedRows } = await waitingFor(queries, host)
      .set({ due_at: until })
      .where('id', '<>', except)
      .where('due_at', '<', until)
      // Webhooks that are being sent belong to their senders.
      .where('attempts', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await wakeAt(parts, queries, until);
  });
}

async function release(parts: WebhookSenderParts, { callback_host: host }: DemandWatchRow): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (queries) => {
    await waitingFor(queries, host).set({ due_at: now }).where('attempts', '=', 0).where('due_at', '>', now).execute();
    await wakeAt(parts, queries, now);
  });
}

async function record(parts: WebhookSenderParts, webhook: WatchNoticeRow, outcome: WebhookOutcome): Promise<void> {
  const { clock, database, metrics, log } = parts;
  const now = clock.now();
  const { status } = outcome;
  const arrived = isDelivered(outcome);
  await database.write(async (queries) => {
    if (arrived) await finish(queries, webhook, { state: 'delivered', last_status: status, last_error: null, delivered_at: now });
    else if (status === 410) await endWatch(parts, queries, webhook, 'gone', outcome);
    else await retryOrGiveUp(parts, queries, webhook, outcome, now);
  });
  const isRetried = status !== 410 && nextSendAt(webhook, now) !== null;
  metrics?.webhook('watch', arrived ? 'delivered' : isRetried ? 'retried' : 'failed');
  log.info({ webhook: webhook.id, watch: webhook.signal_id, attempt: webhook.attempts, isDelivered: arrived, ...outcome }, 'webhook sent');
}

async function retryOrGiveUp(
  parts: WebhookSenderParts,
  queries: Queries,
  webhook: WatchNoticeRow,
  outcome: WebhookOutcome,
  now: number,
): Promise<void> {
  const dueAt = nextSendAt(webhook, now);
  const said = { last_status: outcome.status, last_error: outcome.error };
  if (dueAt !== null) {
    if (await finish(queries, webhook, { ...said, due_at: dueAt })) await wakeAt(parts, queries, dueAt);
    return;
  }
  if (await wasDeliveredSince(queries, webhook)) await finish(queries, webhook, { ...said, state: 'failed' });
  else await endWatch(parts, queries, webhook, 'unreachable', outcome);
}

/** Ends the watch and drops its waiting webhooks. */
async function endWatch(
  parts: WebhookSenderParts,
  queries: Queries,
  webhook: WatchNoticeRow,
  reason: NonNullable<DemandWatchRow['end_reason']>,
  outcome: WebhookOutcome,
) {
  if (!(await finish(queries, webhook, { state: 'failed', last_status: outcome.status, last_error: outcome.error }))) return;
  await queries
    .updateTable('demand_watches')
    .set({ ended_at: parts.clock.now(), end_reason: reason })
    .where('id', '=', webhook.signal_id)
    .where('ended_at', 'is', null)
    .execute();
  await queries
    .updateTable('watch_notices')
    .set({ state: 'failed', last_error: 'the watch has ended' })
    .where('signal_id', '=', webhook.signal_id)
    .where(waiting)
    .execute();
}

async function wakeAt(parts: WebhookSenderParts, queries: Queries, runAt: number): Promise<void> {
  await parts.jobs.add(queries, { kind: notifyKind, payload: {}, runAt });
}

/**
 * Adds a webhook. Call `wake` in the same transaction afterwards.
 * @param webhook.event identifies the publication of the supply
 * @returns false if the watch already has a webhook for this publication.
 */
async function add(
  parts: WebhookSenderParts,
  queries: Queries,
  { signalId, match, event }: { signalId: string; match: Match; event: string },
): Promise<boolean> {
  const now = parts.clock.now();
  const added = await queries
    .insertInto('watch_notices')
    .values({
      id: webhookIdOf(signalId, match, event),
      signal_id: signalId,
      supply_kind: match.kind,
      supply_id: match.id,
      match: JSON.stringify(match),
      state: 'waiting',
      attempts: 0,
      due_at: now,
      created_at: now,
      event,
    })
    .onConflict((conflict) => conflict.columns(['signal_id', 'supply_kind', 'supply_id', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Made from the publication, not from the sender: a receiver recognizes an event that is delivered again. */
function webhookIdOf(signalId: string, { kind, id }: Match, event: string): string {
  return `msg_${hash('sha256', `${signalId}\n${kind}\n${id}\n${event}`, 'base64url').slice(0, 26)}`;
}

/** A literal instead of a bound parameter: SQLite uses a partial index only if the query text contains the same condition. */
const waiting = sql<boolean>`state = 'waiting'`;

interface ClaimedWebhook extends WatchNoticeRow {
  callback_host: string;
}

interface DueWebhook {
  id: string;
  callback_host: string;
  callback_domain: string;
}

/** Due webhooks, oldest first. */
function nextDue(queries: Queries, now: number, limit: number): Promise<DueWebhook[]> {
  return queries
    .selectFrom('watch_notices')
    .innerJoin('demand_watches', 'demand_watches.id', 'watch_notices.signal_id')
    .select(['watch_notices.id', 'demand_watches.callback_host', 'demand_watches.callback_domain'])
    .where(waiting)
    .where('watch_notices.due_at', '<=', now)
    .orderBy('watch_notices.due_at')
    .limit(limit)
    .execute();
}

/** They lose no attempt. */
async function delay(queries: Queries, now: number, webhooks: readonly DueWebhook[], until: number): Promise<void> {
  const ids = webhooks.map(({ id }) => id);
  await queries
    .updateTable('watch_notices')
    .set({ due_at: until })
    .where('id', 'in', ids)
    .where(waiting)
    .where('due_at', '<=', now)
    .execute();
}

/**
 * Claims due webhooks: nobody else sends them until the claim runs out. The conditions are checked again for each row, because on
 * PostgreSQL another replica may have claimed the row while this one waited for its lock.
 */
function claimDue(queries: Queries, now: number, ids: readonly string[]): Promise<WatchNoticeRow[]> {
  return queries
    .updateTable('watch_notices')
    .set({ due_at: now + claimMs, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', ids)
    .where(waiting)
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
}

/** After the clock was set back: what was due when it was written is due. */
async function setDueAgain(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('watch_notices')
    .set({ due_at: now })
    .where(waiting)
    .where(wasSetByClockAhead(now, { dueAt: 'due_at', createdAt: 'created_at', attempts: 'attempts' }))
    .execute();
}

/** When a webhook that was just refused is sent again; null: never. An attempt whose process died was no refusal, and lengthens no wait. */
function nextSendAt({ attempts, last_status: status, last_error: error }: WatchNoticeRow, now: number): number | null {
  const isFirstRefusal = status === null && error === null;
  return nextAttemptAt(isFirstRefusal ? 1 : attempts, now);
}

/** All waiting webhooks for the watches of a host. */
function waitingFor(queries: Queries, host: string) {
  const watches = queries.selectFrom('demand_watches').select('id').where('callback_host', '=', host).where('ended_at', 'is', null);
  return queries.updateTable('watch_notices').where('signal_id', 'in', watches).where(waiting);
}

/** Runs only if the claim is still ours. @returns whether it was. */
async function finish(queries: Queries, webhook: WatchNoticeRow, change: Partial<WatchNoticeRow>): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('watch_notices')
    .set(change)
    .where('id', '=', webhook.id)
    .where('attempts', '=', webhook.attempts)
    .where(waiting)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether the receiver accepted another webhook during the day in which it refused this one. Then the receiver is alive, and only this
 * webhook is given up.
 */
async function wasDeliveredSince(queries: Queries, webhook: WatchNoticeRow): Promise<boolean> {
  const delivered = await queries
    .selectFrom('watch_notices')
    .select('id')
    .where('signal_id', '=', webhook.signal_id)
    .where('delivered_at', '>=', webhook.created_at)
    .limit(1)
    .executeTakeFirst();
  return delivered !== undefined;
}

/** The body is the same at every attempt; only the headers say when it was sent. */
function webhookBody({ signal_id: signalId, match, created_at: createdAt }: WatchNoticeRow, { need }: DemandWatchRow): string {
  const parsed: unknown = JSON.parse(match);
  return JSON.stringify({ type: 'supply.matched', timestamp: rfc3339(createdAt), data: { signal_id: signalId, need, match: parsed } });
}
