import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { hostBackOff } from '../limits/back-off.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { isDelivered, nextAttemptAt, postWebhook, type Webhook, type WebhookOutcome } from '../net/post-webhook.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { Jobs, NewJob } from './jobs.ts';

/** A webhook that waits to be sent, as its row has it. */
interface WaitingWebhook extends Omit<Webhook, 'secret'> {
  secret: string | null;
  /** Attempts so far. */
  attempts: number;
}

interface Attempt {
  attempts: number;
  state: 'waiting' | 'delivered' | 'failed';
  outcome: WebhookOutcome;
}

export interface WebhookDeliveriesParts {
  database: Database;
  /** A separate runner, because receivers may be slow. */
  deliveries: Jobs;
  guardedFetch: GuardedFetch;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'webhook'>;
}

export interface WebhookKind {
  /** Of its jobs. */
  kind: string;
  of: Parameters<Metrics['webhook']>[0];
  /** @returns null where none waits; `secret` is null where it cannot be opened any more */
  find(id: string): Promise<WaitingWebhook | null>;
  /** In a transaction with the job of the next attempt. @returns false where another message, or another attempt, has come before */
  record(queries: Queries, id: string, before: WaitingWebhook, attempt: Attempt): Promise<boolean>;
}

const DeliveryJob = z.object({ id: z.string() });

/** The job that sends a webhook, for the transaction that writes it. @param id what `find` takes */
export function deliveryJob(kind: string, id: string, { attempts = 0, runAt }: { attempts?: number; runAt?: number } = {}): NewJob {
  return { kind, id: `${kind}:${id}:${attempts}:${runAt ?? ''}`, payload: { id }, ...(runAt === undefined ? {} : { runAt }) };
}

/**
 * Sends webhooks of one kind, at least once: a receiver recognises a repetition by its `webhook-id`. Each attempt is a durable job; the next
 * is added in the transaction that records the one before.
 */
export function webhookDeliveries(
  { database, deliveries, guardedFetch, clock, log, metrics }: WebhookDeliveriesParts,
  { kind, of, find, record }: WebhookKind,
): void {
  const silent = hostBackOff(clock);

  async function send(webhook: WaitingWebhook, signal: AbortSignal): Promise<WebhookOutcome> {
    const { secret } = webhook;
    if (secret === null) return { status: null, error: 'secret lost' };
    const outcome = await postWebhook({ guardedFetch, clock }, { ...webhook, secret }, signal);
    if (outcome.status === null) silent.failed(webhook.url);
    else silent.answered(webhook.url);
    return outcome;
  }

  deliveries.handle(kind, async (payload, { signal }) => {
    const { id } = DeliveryJob.parse(payload);
    const webhook = await find(id);
    if (webhook === null) return;
    const held = silent.heldUntil(webhook.url);
    if (held !== null) {
      // It loses no attempt by that.
      const later = deliveryJob(kind, id, { attempts: webhook.attempts, runAt: held });
      return database.write((queries) => deliveries.add(queries, later));
    }
    if (webhook.secret === null)
      log.error({ webhook: webhook.id, of }, 'a webhook cannot be signed: the secret of the service was replaced');
    const outcome = await send(webhook, signal);
    const attempts = webhook.attempts + 1;
    const isFinal = isDelivered(outcome) || outcome.status === 410 || webhook.secret === null;
    const retryAt = isFinal ? null : nextAttemptAt(attempts, clock.now());
    const state = isDelivered(outcome) ? 'delivered' : retryAt === null ? 'failed' : 'waiting';
    await database.write(async (queries) => {
      const isOurs = await record(queries, id, webhook, { attempts, state, outcome });
      if (isOurs && retryAt !== null) await deliveries.add(queries, deliveryJob(kind, id, { attempts, runAt: retryAt }));
    });
    metrics.webhook(of, state === 'waiting' ? 'retried' : state);
    log.info({ webhook: webhook.id, of, attempts, state, ...outcome }, 'webhook sent');
  });
}
