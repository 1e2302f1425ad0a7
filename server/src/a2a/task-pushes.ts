import { randomUUID } from 'node:crypto';
import { StreamResponse, type Task, type TaskPushNotificationConfig } from '@a2a-js/sdk';
import { RequestMalformedError, TaskNotFoundError } from '@a2a-js/sdk/errors';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { checkedCallbackUrl } from '../net/callback-url.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { hostBackOff } from '../net/host-back-off.ts';
import { isDelivered, nextAttemptAt, postWebhook } from '../net/post-webhook.ts';
import { registrableDomain } from '../net/registrable-domain.ts';
import { sendPace } from '../net/send-pace.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import type { Database } from '../storage/database.ts';
import type { LiveTask } from './live-tasks.ts';

/** Webhooks about tasks. */
export interface TaskPushes {
  /** Adds or replaces a configuration. @throws RequestMalformedError for an address that is not public, or too many */
  add(live: LiveTask, config: TaskPushNotificationConfig): TaskPushNotificationConfig;
  /** @throws TaskNotFoundError */
  get(live: LiveTask, configId: string): TaskPushNotificationConfig;
  remove(live: LiveTask, configId: string): void;
  /** Has the state of a task sent to its receivers, where somebody pays for the task. Never rejects. */
  changed(live: LiveTask): Promise<void>;
}

export interface TaskPushesOptions {
  database: Database;
  deliveries: Jobs;
  guardedFetch: GuardedFetch;
  checkUrl(url: string): unknown;
  config: Pick<Config, 'secrets'>;
  clock: Clock;
  log: Log;
}

/** A task has few receivers: each costs requests to hosts of strangers. */
const ofTaskMax = 5;
const lengthMax = 2048;
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

export function taskPushes({ database, deliveries, guardedFetch, checkUrl, config, clock, log }: TaskPushesOptions): TaskPushes {
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
    add(live, given) {
      const { id, url, token, authentication } = given;
      if ([id, url, token, authentication?.scheme ?? '', authentication?.credentials ?? ''].some(({ length }) => length > lengthMax)) {
        throw new RequestMalformedError(`the members of a push configuration have at most ${lengthMax} characters`);
      }
      // A header must not bring others with it.
      if ([token, authentication?.scheme ?? '', authentication?.credentials ?? ''].some((text) => !/^[\x20-\x7e]*$/.test(text))) {
        throw new RequestMalformedError('token, scheme and credentials must be printable ASCII');
      }
      const made = { ...given, id: id === '' ? randomUUID() : id, taskId: live.id, url: publicUrlOf(url, checkUrl) };
      const at = live.pushes.findIndex((known) => known.id === made.id);
      if (at === -1 && live.pushes.length >= ofTaskMax)
        throw new RequestMalformedError(`a task has at most ${ofTaskMax} push configurations`);
      if (at === -1) live.pushes.push(made);
      else live.pushes[at] = made;
      return made;
    },
    get(live, configId) {
      const found = live.pushes.find(({ id }) => id === configId);
      if (found === undefined) throw new TaskNotFoundError('the task has no such push configuration');
      return found;
    },
    remove(live, configId) {
      const at = live.pushes.findIndex(({ id }) => id === configId);
      if (at !== -1) live.pushes.splice(at, 1);
    },
    async changed(live) {
      // Strangers could flood a host with requests that it never asked for: a message costs them nothing, a purchase does.
      if (!live.isPaidFor) return;
      const body = bodyOf(live.task);
      for (const { url, token, authentication } of live.pushes) {
        const id = `msg_${randomUUID()}`;
        const headers: Record<string, string> =
          authentication !== undefined && authentication.scheme !== ''
            ? { authorization: `${authentication.scheme} ${authentication.credentials}`.trim() }
            : token === ''
              ? {}
              : { 'x-a2a-notification-token': token };
        const push = {
          id,
          url,
          body,
          sealed: secrets.seal(id, JSON.stringify({ 'content-type': 'application/a2a+json', ...headers })),
          attempts: 0,
        };
        await later(push, clock.now()).catch((cause: unknown) => log.error({ err: cause, task: live.id }, 'a task notification is lost'));
      }
    },
  };
}

/** Never the result, which has a price: the receiver reads the task to get it. */
function bodyOf({ id, contextId, status }: Task): string {
  const value = {
    taskId: id,
    contextId,
    status: status === undefined ? undefined : { ...status, message: undefined },
    metadata: undefined,
  };
  return JSON.stringify(StreamResponse.toJSON({ payload: { $case: 'statusUpdate', value } }));
}

function publicUrlOf(url: string, checkUrl: (url: string) => unknown): string {
  try {
    return checkedCallbackUrl(url, 'url', checkUrl);
  } catch (thrown) {
    if (thrown instanceof Problem) throw new RequestMalformedError(thrown.message);
    throw thrown;
  }
}
