import { createHash, randomUUID } from 'node:crypto';
import { StreamResponse, type StreamResponse as StreamEvent, type Task, type TaskPushNotificationConfig } from '@a2a-js/sdk';
import { RequestMalformedError, TaskNotFoundError, UnsupportedOperationError } from '@a2a-js/sdk/errors';
import { bound } from '../../bound.ts';
import type { Config } from '../../config.ts';
import { Problem } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { checkedCallbackUrl } from '../../net/callback-url.ts';
import { webhookSecrets } from '../../net/webhook-secrets.ts';
import type { Queries } from '../../storage/database.ts';
import { isFinal, type LiveTask } from './live-tasks.ts';
import type { PushDeliveries } from './push-deliveries.ts';
import { Receiver } from './receiver.ts';
import type { RecordedTasks } from './recorded-tasks.ts';

/** Webhooks about tasks. Those of a task that somebody pays for survive the process: the record of the task has them. */
export type TaskPushes = ReturnType<typeof taskPushes>;

export interface TaskPushesOptions {
  live: { find(id: string): LiveTask | null };
  recorded: RecordedTasks;
  pushDeliveries: PushDeliveries;
  checkUrl(url: string): unknown;
  config: Pick<Config, 'secrets'>;
  log: Log;
}

/** A task has few receivers: each costs requests to hosts of strangers. */
const ofTaskMax = 5;
const lengthMax = 2048;

interface TaskPushesParts extends TaskPushesOptions {
  secrets: ReturnType<typeof webhookSecrets>;
}

export function taskPushes(options: TaskPushesOptions) {
  const { config } = options;
  const secrets = webhookSecrets(config.secrets, 'task notification');
  const parts: TaskPushesParts = { ...options, secrets };

  return {
    ...bound(parts, { add, keep, get, changed, tellEnd }),

    async list(taskId: string): Promise<TaskPushNotificationConfig[]> {
      return (await receiversOf(parts, taskId)).map((receiver) => configOf(taskId, receiver));
    },

    /** @throws UnsupportedOperationError */
    remove: (taskId: string, configId: string): Promise<void> =>
      change(parts, taskId, (before) => ({ receivers: before.filter(({ id }) => id !== configId), result: undefined })),
    /** The receivers for the record of a task, encrypted; null without any. */
    sealed: ({ id, receivers }: LiveTask): string | null => seal(parts, id, receivers),
  };
}

function seal(parts: TaskPushesParts, taskId: string, receivers: readonly Receiver[]) {
  return receivers.length === 0 ? null : parts.secrets.seal(taskId, JSON.stringify(receivers));
}

function open(parts: TaskPushesParts, taskId: string, sealed: string | null): Receiver[] {
  const opened = sealed === null ? null : parts.secrets.open(taskId, sealed);
  return opened === null ? [] : Receiver.array().parse(JSON.parse(opened));
}

async function receiversOf(parts: TaskPushesParts, taskId: string): Promise<readonly Receiver[]> {
  return parts.live.find(taskId)?.receivers ?? open(parts, taskId, (await parts.recorded.find(taskId))?.pushes ?? null);
}

/** @throws UnsupportedOperationError for a task that has ended */
async function change<Result>(
  parts: TaskPushesParts,
  taskId: string,
  by: (receivers: readonly Receiver[]) => { receivers: Receiver[]; result: Result },
) {
  const known = parts.live.find(taskId);
  if (known === null && isFinal((await parts.recorded.find(taskId))?.task ?? { status: undefined })) {
    throw new UnsupportedOperationError('the task has ended: nothing about it will change');
  }
  const { receivers, result } = by(await receiversOf(parts, taskId));
  if (known !== null) known.receivers = receivers;
  // Without work nothing is recorded, or the next payment records it.
  if (known === null || known.working !== null) await parts.recorded.keepPushes(taskId, () => seal(parts, taskId, receivers));
  return result;
}

function added(parts: TaskPushesParts, before: readonly Receiver[], given: TaskPushNotificationConfig) {
  const made = checked(given, parts.checkUrl);
  const others = before.filter(({ id }) => id !== made.id);
  if (others.length >= ofTaskMax) throw new RequestMalformedError(`a task has at most ${ofTaskMax} push configurations`);
  return { made, receivers: [...others, made] };
}

async function tell(parts: TaskPushesParts, queries: Queries, task: Task, receivers: readonly Receiver[]): Promise<void> {
  for (const receiver of receivers) {
    const headers = { 'content-type': 'application/a2a+json', ...headersFor(receiver) };
    await parts.pushDeliveries.add(queries, { id: notificationId(task, receiver), url: receiver.url, body: notificationOf(task), headers });
  }
}

/**
 * Adds or replaces a configuration of a task in this process. @throws RequestMalformedError for an address that is not public, or too many
 */
function add(parts: TaskPushesParts, task: LiveTask, given: TaskPushNotificationConfig): TaskPushNotificationConfig {
  const { made, receivers } = added(parts, task.receivers, given);
  task.receivers = receivers;
  return configOf(task.id, made);
}

/** The same for any task that has not ended. @throws UnsupportedOperationError */
function keep(parts: TaskPushesParts, taskId: string, given: TaskPushNotificationConfig): Promise<TaskPushNotificationConfig> {
  return change(parts, taskId, (before) => {
    const { made, receivers } = added(parts, before, given);
    return { receivers, result: configOf(taskId, made) };
  });
}

/** @throws TaskNotFoundError */
async function get(parts: TaskPushesParts, taskId: string, configId: string): Promise<TaskPushNotificationConfig> {
  const found = (await receiversOf(parts, taskId)).find(({ id }) => id === configId);
  if (found === undefined) throw new TaskNotFoundError('the task has no such push configuration');
  return configOf(taskId, found);
}

/** Has the state of a task sent to its receivers, where somebody pays for the task. Never rejects. */
async function changed(parts: TaskPushesParts, { id, task, receivers, isPaidFor }: LiveTask): Promise<void> {
  // Strangers could flood a host with requests that it never asked for: a message costs them nothing, a purchase does.
  if (!isPaidFor || receivers.length === 0) return;
  await parts.recorded
    .keepPushes(
      id,
      () => null,
      (queries) => tell(parts, queries, task, receivers),
    )
    .catch((cause: unknown) => parts.log.error({ err: cause, task: id }, 'a task notification is late'));
}

/** Tells the end of a task whose process did not live to tell it. @returns whether there is nothing more to wait for */
async function tellEnd(parts: TaskPushesParts, taskId: string): Promise<boolean> {
  const { recorded, live, log } = parts;
  const kept = await recorded.find(taskId);
  if (kept === null || kept.pushes === null) return true;
  if (!kept.isOver || (live.find(taskId)?.working ?? null) !== null) return false;
  const receivers = open(parts, taskId, kept.pushes);
  if (receivers.length === 0) log.error({ task: taskId }, 'task notifications cannot be opened: the secret was replaced');
  await recorded.keepPushes(
    taskId,
    () => null,
    (queries) => tell(parts, queries, kept.task, receivers),
  );
  return true;
}

/** @throws RequestMalformedError */
function checked(given: TaskPushNotificationConfig, checkUrl: (url: string) => unknown): Receiver {
  const { id, url, token, authentication } = given;
  const { scheme = '', credentials = '' } = authentication ?? {};
  if ([id, url, token, scheme, credentials].some(({ length }) => length > lengthMax)) {
    throw new RequestMalformedError(`the members of a push configuration have at most ${lengthMax} characters`);
  }
  // A header must not bring others with it.
  if ([token, scheme, credentials].some((text) => !/^[\x20-\x7e]*$/.test(text))) {
    throw new RequestMalformedError('token, scheme and credentials must be printable ASCII');
  }
  return { id: id === '' ? randomUUID() : id, url: publicUrlOf(url, checkUrl), token, scheme, credentials };
}

function publicUrlOf(url: string, checkUrl: (url: string) => unknown): string {
  try {
    return checkedCallbackUrl(url, 'url', checkUrl);
  } catch (thrown) {
    if (thrown instanceof Problem) throw new RequestMalformedError(thrown.message);
    throw thrown;
  }
}

function configOf(taskId: string, { id, url, token, scheme, credentials }: Receiver): TaskPushNotificationConfig {
  return { tenant: '', id, taskId, url, token, authentication: scheme === '' ? undefined : { scheme, credentials } };
}

function headersFor({ token, scheme, credentials }: Receiver): Record<string, string> {
  if (scheme !== '') return { authorization: `${scheme} ${credentials}`.trim() };
  return token === '' ? {} : { 'x-a2a-notification-token': token };
}

/** A task ends once, so two processes that tell its end send one notification. */
function notificationId(task: Task, receiver: Receiver): string {
  if (!isFinal(task)) return `msg_${randomUUID()}`;
  return `msg_${createHash('sha256')
    .update(JSON.stringify([task.id, receiver.id]))
    .digest('hex')
    .slice(0, 32)}`;
}

/** Never the result, which has a price: the receiver reads the task to get it. */
function notificationOf({ id, contextId, status: full }: Task): string {
  const status = full === undefined ? undefined : { ...full, message: undefined };
  const event: StreamEvent = { payload: { $case: 'statusUpdate', value: { taskId: id, contextId, status, metadata: undefined } } };
  return JSON.stringify(StreamResponse.toJSON(event));
}
