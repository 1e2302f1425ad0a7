import { minuteMs, secondMs } from '../clock.ts';
import { hostBackOff } from '../limits/back-off.ts';
import { isDelivered, nextAttemptAt, postWebhook, type WebhookOutcome } from '../net/post-webhook.ts';
import { sendPace } from '../net/send-pace.ts';
import type { Queries } from '../storage/database.ts';
import { clockSteps } from '../storage/due.ts';
import { storableText } from '../storage/storable-text.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';
import { claimDue, claimMs, delay, dueSooner, finish, nextDue, setDueAgain, type DueWebhook } from './due-webhooks.ts';
import type { WebhookKind, WebhooksParts } from './webhook-kinds.ts';

const sendKind = 'send_webhooks';
/** How many are sent at once, so that a receiver that hangs delays nobody else. */
const sentAtOnce = 20;
/** Per host. */
const ofHostAtOnce = 4;
/** Per job: another one goes on, long before the claim of this one ends. */
const sentMax = 200;
const jobMs = minuteMs;
/** How many due webhooks are read to find some whose host is free. */
const dueReadMax = 200;

interface SenderParts extends WebhooksParts {
  /** How many webhooks are being sent to each host. */
  ofHost: Map<string, number>;
  /** Hosts that do not answer. Those of strangers' receivers hold nothing else up. */
  silent: Record<'paced' | 'own', ReturnType<typeof hostBackOff>>;
  /** One claim at a time, so that each knows what the one before took. */
  claimed: Promise<unknown>;
  pace: ReturnType<typeof sendPace>;
  clockStepped: ReturnType<typeof clockSteps>;
}

/** The rows are the queue; a job wakes the sender when webhooks are due, and the sender then sends all of them. */
export function sendWebhooks(given: WebhooksParts): void {
  const { clock, deliveries } = given;
  const parts: SenderParts = {
    ...given,
    ofHost: new Map(),
    silent: { paced: hostBackOff(clock), own: hostBackOff(clock) },
    claimed: Promise.resolve(),
    pace: sendPace(clock),
    clockStepped: clockSteps(),
  };
  deliveries.handle(sendKind, (_payload, { signal }) => sendDue(parts, signal));
}

export async function wakeAt({ deliveries }: WebhooksParts, queries: Queries, runAt: number): Promise<void> {
  await deliveries.add(queries, { kind: sendKind, payload: {}, runAt });
}

/** Sends all due webhooks, as many at once as allowed. A slow receiver delays only its own host. */
async function sendDue(parts: SenderParts, stopping: AbortSignal): Promise<void> {
  const { clockStepped, clock, database } = parts;
  if (clockStepped(clock.now())) await database.write((queries) => setDueAgain(queries, clock.now()));
  const sending = new Set<Promise<void>>();
  let failure: unknown = null;
  const began = performance.now();
  for (let count = 0; failure === null && !stopping.aborted;) {
    const isLong = count >= sentMax || performance.now() - began > jobMs;
    const claimed = isLong ? [] : await claimAlone(parts, sentAtOnce - sending.size);
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
  await database.write((queries) => goOn(parts, queries));
}

/** If more are due, other jobs run first. Those of a host that has its full number are left to the job that sends to it. */
async function goOn(parts: SenderParts, queries: Queries): Promise<void> {
  const now = parts.clock.now();
  const areDue = async (isPaced: boolean) => (await nextDue(queries, now, { isPaced, limit: 1, except: fullHosts(parts) })).length > 0;
  if (await areDue(false)) await wakeAt(parts, queries, now);
  else if (await areDue(true)) await wakeAt(parts, queries, parts.pace.room() > 0 ? now : now + secondMs);
}

async function sendCounted(parts: SenderParts, webhook: WebhookRow, stopping: AbortSignal): Promise<void> {
  const { ofHost } = parts;
  try {
    await send(parts, webhook, stopping);
  } finally {
    const left = (ofHost.get(webhook.host) ?? 1) - 1;
    if (left > 0) ofHost.set(webhook.host, left);
    else ofHost.delete(webhook.host);
  }
}

async function claimAlone(parts: SenderParts, countMax: number): Promise<WebhookRow[]> {
  const before = parts.claimed;
  const own = before.then(() => parts.database.write((queries) => claim(parts, queries, countMax)));
  const counted = own.then((claimed) => {
    for (const { host } of claimed) parts.ofHost.set(host, (parts.ofHost.get(host) ?? 0) + 1);
    return claimed;
  });
  parts.claimed = counted.catch(() => undefined);
  return counted;
}

function fullHosts({ ofHost }: SenderParts): string[] {
  return [...ofHost].flatMap(([host, count]) => (count >= ofHostAtOnce ? [host] : []));
}

/** Also adds a job for the end of the claim, so that the webhook is not lost if this process dies. */
async function claim(parts: SenderParts, queries: Queries, countMax: number): Promise<WebhookRow[]> {
  const { clock, pace } = parts;
  if (countMax === 0) return [];
  const now = clock.now();
  const free = freeReceivers(parts);
  const read = { limit: dueReadMax, except: fullHosts(parts) };
  const own = free.of(await nextDue(queries, now, { isPaced: false, ...read }), 'own');
  const room = pace.room();
  const paced = room === 0 ? [] : free.of(await nextDue(queries, now, { isPaced: true, ...read }), 'paced').slice(0, room);
  const chosen = [...own, ...paced].slice(0, countMax);
  await putOff(parts, queries, now, free.late);
  for (const [until, webhooks] of free.held) {
    await delay(queries, now, webhooks, until);
    await wakeAt(parts, queries, until);
  }
  const ids = chosen.map(({ id }) => id);
  const claimed = await claimDue(queries, now, ids);
  for (const webhook of claimed) if (webhook.is_paced === 1) pace.sent(webhook.domain);
  if (claimed.length > 0) await wakeAt(parts, queries, now + claimMs);
  return claimed;
}

/** Sorts due webhooks by whether their receivers may get one now. */
function freeReceivers({ silent, pace, ofHost }: SenderParts) {
  const [taken, ofDomain] = [new Map<string, number>(), new Map<string, number>()];
  const late: DueWebhook[] = [];
  const held = new Map<number, DueWebhook[]>();

  function isFree(webhook: DueWebhook, of: 'paced' | 'own'): boolean {
    const { url, host, domain } = webhook;
    const until = silent[of].heldUntil(url);
    if (until !== null) {
      held.set(until, [...(held.get(until) ?? []), webhook]);
      return false;
    }
    const countOfDomain = (ofDomain.get(domain) ?? 0) + 1;
    ofDomain.set(domain, countOfDomain);
    if (domain !== '' && countOfDomain > pace.roomOf(domain)) {
      late.push(webhook);
      return false;
    }
    const count = (taken.get(host) ?? ofHost.get(host) ?? 0) + 1;
    if (count <= ofHostAtOnce) taken.set(host, count);
    return count <= ofHostAtOnce;
  }

  return {
    of: (due: readonly DueWebhook[], of: 'paced' | 'own'): DueWebhook[] => due.filter((webhook) => isFree(webhook, of)),
    /** Their domain gets no more now. */
    late,
    /** Their host does not answer: by when it is tried again. */
    held,
  };
}

/**
 * Webhooks that have to wait for others of their domain, which gets one a second. They leave the front of the queue: of a domain with many,
 * each look for what is due would read all.
 */
async function putOff(parts: SenderParts, queries: Queries, now: number, webhooks: readonly DueWebhook[]): Promise<void> {
  const ahead = new Map<string, number>();
  const bySeconds = Map.groupBy(webhooks, ({ domain }) => {
    const count = (ahead.get(domain) ?? 0) + 1;
    ahead.set(domain, count);
    // A few updates for all: by powers of two.
    return 2 ** Math.floor(Math.log2(count));
  });
  for (const [seconds, later] of bySeconds) {
    const until = (Math.floor(now / secondMs) + 1 + seconds) * secondMs;
    await delay(queries, now, later, until);
    // Once for all that are put off until then.
    await parts.deliveries.add(queries, { kind: sendKind, payload: {}, id: `${sendKind}:${until}`, runAt: until });
  }
}

async function send(parts: SenderParts, webhook: WebhookRow, stopping: AbortSignal): Promise<void> {
  const { database, clock, log, guardedFetch, metrics } = parts;
  const silent = parts.silent[webhook.is_paced === 1 ? 'paced' : 'own'];
  const kind = parts.kinds.get(webhook.kind);
  if (kind === undefined) throw new Error(`no room handles webhooks of the kind ${webhook.kind}`);
  const refusal = (await kind.refusal?.(webhook)) ?? null;
  if (refusal !== null) {
    await database.write((queries) => finish(queries, webhook, { state: 'failed', last_error: refusal }));
    return;
  }
  const secret = kind.secrets.open(webhook.subject_id, webhook.secret_sealed);
  if (secret === null) {
    const { webhook_id: id, kind: of } = webhook;
    log.error({ webhook: id, of }, 'a webhook cannot be signed: the secret of the service was replaced');
    await database.write((queries) => giveUp(queries, webhook, kind, 'secret_lost', { last_error: 'secret lost' }));
    metrics.webhook(of, 'failed');
    return;
  }
  const { url, webhook_id: id, body } = webhook;
  const outcome = await postWebhook({ guardedFetch, clock }, { url, secret, id, body }, stopping);
  if (outcome.status === null) silent.failed(url);
  await record(parts, webhook, kind, outcome);
  if (outcome.status !== null && silent.answered(url)) await release(parts, webhook.host);
}

async function release(parts: SenderParts, host: string): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (queries) => {
    await dueSooner(queries, host, now);
    await wakeAt(parts, queries, now);
  });
}

async function record(parts: SenderParts, webhook: WebhookRow, kind: WebhookKind, outcome: WebhookOutcome): Promise<void> {
  const { clock, database, metrics, log } = parts;
  const now = clock.now();
  const { status, error } = outcome;
  const said = { last_status: status, last_error: error, last_answer: storableText(outcome.answer, answerLengthMax), last_at: now };
  const retryAt = isDelivered(outcome) || status === 410 ? null : nextSendAt(webhook, now);
  const state = isDelivered(outcome) ? 'delivered' : retryAt === null ? 'failed' : 'waiting';
  await database.write(async (queries) => {
    if (state === 'delivered') await finish(queries, webhook, { ...said, state, delivered_at: now });
    else if (retryAt === null) await giveUp(queries, webhook, kind, status === 410 ? 'gone' : 'unreachable', said);
    else if (await finish(queries, webhook, { ...said, due_at: retryAt })) await wakeAt(parts, queries, retryAt);
  });
  metrics.webhook(webhook.kind, state === 'waiting' ? 'retried' : state);
  const { webhook_id: id, kind: of, subject_id: subject, attempts } = webhook;
  log.info({ webhook: id, of, subject, attempts, state, status, error }, 'webhook sent');
}

async function giveUp(
  queries: Queries,
  webhook: WebhookRow,
  { givenUp }: WebhookKind,
  reason: 'gone' | 'unreachable' | 'secret_lost',
  said: Partial<WebhookRow>,
): Promise<void> {
  if (await finish(queries, webhook, { ...said, state: 'failed' })) await givenUp?.(queries, webhook, reason);
}

/** Enough to see what a receiver complains about. */
const answerLengthMax = 500;

/** When a webhook that was just refused is sent again; null: never. An attempt whose process died was no refusal, and lengthens no wait. */
function nextSendAt({ attempts, last_status: status, last_error: error }: WebhookRow, now: number): number | null {
  const isFirstRefusal = status === null && error === null;
  return nextAttemptAt(isFirstRefusal ? 1 : attempts, now);
}
