import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { GuardedFetch } from '../../net/guarded-fetch.ts';
import { hostBackOff } from '../../limits/back-off.ts';
import { isDelivered, nextAttemptAt, postWebhook } from '../../net/post-webhook.ts';
import { registrableDomain } from '../../net/registrable-domain.ts';
import { sendPace } from '../../net/send-pace.ts';
import { webhookSecrets } from '../../net/webhook-secrets.ts';
import type { Database, Queries } from '../../storage/database.ts';

/** Sends webhooks about tasks until they are accepted. It needs no SDK, so those of an earlier process go on with the start. */
export interface PushDeliveries {
  /** Adds a notification in the caller's transaction. One with a known id is not added again. */
  add(queries: Queries, push: { id: string; url: string; body: string; headers: Readonly<Record<string, string>> }): Promise<void>;
}

export interface PushDeliveriesOptions {
  database: Database;
  deliveries: Jobs;
  guardedFetch: GuardedFetch;
  config: Pick<Config, 'secrets'>;
  clock: Clock;
  log: Log;
}

const pushKind = 'push_a2a_task';

const Push = z.object({
  id: z.string(),
  url: z.string(),
  body: z.string(),
  /** The headers that the receiver checks, encrypted. */
  sealed: z.string(),
  attempts: z.number(),
});
const Headers = z.record(z.string(), z.string());

export function pushDeliveries({ database, deliveries, guardedFetch, config, clock, log }: PushDeliveriesOptions): PushDeliveries {
  const secrets = webhookSecrets(config.secrets, 'task notification');
  const silent = hostBackOff(clock);
  const pace = sendPace(clock);

  deliveries.handle(pushKind, async (payload, { signal }) => {
    const push = Push.parse(payload);
    const domain = await registrableDomain(new URL(push.url).hostname);
    const held = silent.heldUntil(push.url) ?? (pace.room() < 1 || pace.roomOf(domain) < 1 ? clock.now() + 1000 : null);
    if (held !== null) return later(push, held);
    const opened = secrets.open(push.id, push.sealed);
    if (opened === null) return log.error({ webhook: push.id }, 'a task notification cannot be opened: the secret was replaced');
    pace.sent(domain);
    const headers = Headers.parse(JSON.parse(opened));
    const webhook = { url: push.url, secret: null, headers, id: push.id, body: push.body };
    const outcome = await postWebhook({ guardedFetch, clock }, webhook, signal);
    if (outcome.status === null) silent.failed(push.url);
    else silent.answered(push.url);
    const attempts = push.attempts + 1;
    const retryAt = isDelivered(outcome) || outcome.status === 410 ? null : nextAttemptAt(attempts, clock.now());
    log.info({ webhook: push.id, attempts, isDelivered: isDelivered(outcome), ...outcome }, 'task notification sent');
    if (retryAt !== null) await later({ ...push, attempts }, retryAt);
  });

  async function later(push: z.output<typeof Push>, runAt: number): Promise<void> {
    await database.write((queries) => deliveries.add(queries, { kind: pushKind, payload: push, runAt }));
  }

  return {
    add: (queries, { id, url, body, headers }) =>
      deliveries.add(queries, {
        kind: pushKind,
        id: `${pushKind}-${id}`,
        payload: { id, url, body, sealed: secrets.seal(id, JSON.stringify(headers)), attempts: 0 },
        runAt: clock.now(),
      }),
  };
}
