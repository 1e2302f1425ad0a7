import type { A2ARequestHandler, ServerCallContext } from '@a2a-js/sdk/server';
import { isMembers } from '@farebox/client/json';
import {
  TaskState,
  type AgentCard,
  type ListTasksRequest,
  type ListTasksResponse,
  type Message,
  type SendMessageRequest,
  type StreamResponse,
  type Task,
} from '@a2a-js/sdk';
import {
  ExtendedAgentCardNotConfiguredError,
  PushNotificationNotSupportedError,
  RequestMalformedError,
  TaskNotCancelableError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from '@a2a-js/sdk/errors';
import { clientIdOf, isAuthenticated, type Caller } from '../../accounts/caller.ts';
import { rfc3339 } from '../../clock.ts';
import type { Parts } from '../../parts.ts';
import { asProblem, type Problem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import { noteLoss } from '../../surface/agent-tools/catalog-call.ts';
import type { Origin } from '../../surface/origin.ts';
import { meansOfCall } from '../../surface/agent-tools/wire-payment.ts';
import type { Means } from '../../payments/purchase/means.ts';
import { paymentBody } from '../../payments/quotes/payment.ts';
import { ChargedProblem, PaidProblem, PaymentRequiredProblem } from '../../payments/purchase/payment-required.ts';
import type { Bought } from '../../payments/purchase/sale.ts';
import { howToPay, payHint, type WaysToPay } from '../../payments/quotes/ways-to-pay.ts';
import { isFinal, liveTasks, type LiveTask } from './live-tasks.ts';
import {
  agentMessage,
  askedOf,
  metadataOf,
  ownKeys,
  paymentOf,
  resultArtifact,
  x402ExtensionUri,
  x402Keys,
  type Metadata,
} from './messages.ts';
import { a2aPayTexts, problemBody, RefusedMessage } from './problem-body.ts';
import { recordedTasks, type RecordedTasks } from './recorded-tasks.ts';
import { keyOfGood, keyUnder, skills, type Skill, type SkillParts, type Skills } from './skill-run.ts';

export type AgentParts = SkillParts & Pick<Parts, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'payments'>;

/** The key of the request's origin in the context of a call. */
export const originKey = 'farebox.origin';

/** A task that was begun or continued by a message. */
interface Started {
  live: LiveTask;
  /** Ends with the answer. Never rejects. */
  done: Promise<void>;
}

interface A2AAgentParts extends AgentParts {
  live: ReturnType<typeof liveTasks>;
  recorded: RecordedTasks;
  sold: Skills;
}

interface Work {
  means: Means;
  caller: Caller;
  origin: Origin;
  message: Message;
}

/**
 * A2A over the one purchase of the service. A message names a skill; without payment its task asks for one (`input-required`), as the x402
 * extension says, and the next message of the task pays. Plain words are answered with what is for sale.
 * Source: A2A 1.0; a2a-x402 v0.2, standalone flow.
 */
export function a2aAgent(options: AgentParts, card: () => Promise<AgentCard>): A2ARequestHandler {
  const live = liveTasks(options);
  const recorded = recordedTasks(options);
  const parts: A2AAgentParts = { ...options, live, recorded, sold: skills(options) };
  return {
    getAgentCard: card,
    getAuthenticatedExtendedAgentCard() {
      throw new ExtendedAgentCardNotConfiguredError('there is no other card than the public one');
    },
    async sendMessage(params, context) {
      const started = await start(parts, params, context);
      if (!('live' in started)) return started;
      if (params.configuration?.returnImmediately !== true) await started.done;
      return withHistory(snapshot(started.live.task), params.configuration?.historyLength);
    },
    async *sendMessageStream(params, context) {
      const started = await start(parts, params, context);
      if ('live' in started) yield* updatesOf(parts, started);
      else yield { payload: { $case: 'message', value: started } };
    },
    async getTask({ id, historyLength }, context) {
      return withHistory(await requireReadable(parts, id, context), historyLength);
    },
    listTasks: (params, context) => list(parts, params, context),
    async cancelTask({ id }, context) {
      await requireReadable(parts, id, context);
      const known = live.find(id);
      // Work that is paid for ends by itself, and is refunded where it fails.
      if (known === null || known.working !== null || isFinal(known.task)) throw new TaskNotCancelableError('the task cannot be cancelled');
      enter(parts, known, TaskState.TASK_STATE_CANCELED, 'Cancelled. Nothing was charged.');
      return snapshot(known.task);
    },
    createTaskPushNotificationConfig: async () => noPushes(),
    getTaskPushNotificationConfig: async () => noPushes(),
    listTaskPushNotificationConfigs: async () => noPushes(),
    deleteTaskPushNotificationConfig: async () => noPushes(),
    async *resubscribe({ id }, context) {
      const task = await requireReadable(parts, id, context);
      const known = live.find(id);
      if (known === null || isFinal(task)) throw new UnsupportedOperationError('the task has ended: read it with GetTask');
      yield* updatesOf(parts, { live: known, done: known.working ?? Promise.resolve() });
    },
  };
}

/** The card says that there are none. */
function noPushes(): never {
  throw new PushNotificationNotSupportedError('there are no push notifications: read the task, or stream it');
}

async function start(parts: A2AAgentParts, params: SendMessageRequest, context: ServerCallContext): Promise<Message | Started> {
  const { sold, limits, live } = parts;
  const { message, configuration } = params;
  if (configuration?.taskPushNotificationConfig !== undefined) noPushes();
  if (message === undefined || message.messageId === '') throw new RequestMalformedError('message.messageId is required');
  if (metadataOf(message)[x402Keys.payload] !== undefined || context.requestedExtensions?.includes(x402ExtensionUri) === true) {
    context.addActivatedExtension(x402ExtensionUri);
  }
  const { whenLost, ...waiting } = originOf(context);
  // Who does not wait reads the task later.
  const origin = configuration?.returnImmediately === true || whenLost === undefined ? waiting : { ...waiting, whenLost };
  const caller = await origin.caller();
  const task = message.taskId === '' ? null : await continued(parts, message.taskId, caller);
  const asked = askedOf(message);
  if (task === null && asked.kind !== 'skill') return plainAnswer(parts, message, asked.kind === 'need' ? asked.text : '', origin);
  if (task !== null && metadataOf(message)[x402Keys.status] === 'payment-rejected') {
    enter(parts, task, TaskState.TASK_STATE_CANCELED, 'The payment was rejected.', { [x402Keys.status]: 'payment-rejected' });
    return { live: task, done: Promise.resolve() };
  }
  const skill = asked.kind === 'skill' ? asked.skill : (task?.skill ?? '');
  const input = asked.kind === 'skill' ? asked.input : (task?.input ?? {});
  const found = await sold.find(skill, input).catch((thrown: unknown) => refuse(parts, thrown, origin));
  const means = meansOf(parts, message, asked.kind === 'skill' ? asked : paymentOf(message), caller);
  if (means.kind === 'none') limits.unpaid.take(await origin.allowance());
  if (task !== null) requireIdle(task);
  if (JSON.stringify(message).length > messageBytesMax)
    throw new RequestMalformedError(`a message has at most ${messageBytesMax} characters`);
  const begun = task ?? live.begin({ skill: found.id, input, contextId: message.contextId, owner: clientIdOf(caller), message });
  if (task !== null) {
    begun.skill = found.id;
    begun.input = input;
    live.hear(begun, message);
  }
  enter(parts, begun, TaskState.TASK_STATE_WORKING, null);
  const done = work(parts, begun, found, { means, caller, origin, message }).finally(() => {
    begun.working = null;
  });
  begun.working = done;
  return { live: begun, done };
}

/** @throws TaskNotFoundError, UnsupportedOperationError */
async function continued(parts: A2AAgentParts, taskId: string, caller: Caller): Promise<LiveTask> {
  const known = parts.live.find(taskId);
  if (known === null || !mayRead(known.owner, caller)) {
    if ((await readable(parts, taskId, caller)) === null) throw new TaskNotFoundError('there is no such task');
    throw new UnsupportedOperationError('the task has ended: send a new message without taskId');
  }
  requireIdle(known);
  return known;
}

/** As over MCP, with the payment where the extension puts it. */
function meansOf(parts: A2AAgentParts, message: Message, { paymentToken, pay }: ReturnType<typeof paymentOf>, caller: Caller): Means {
  const payload = metadataOf(message)[x402Keys.payload];
  const meta = payload === undefined ? undefined : { 'x402/payment': payload };
  return meansOfCall({ token: paymentToken, pay, meta }, parts.payments.x402, caller);
}

/** Does the work of a task, and writes its end into the task. Never rejects. */
async function work(parts: A2AAgentParts, task: LiveTask, skill: Skill, { means, caller, origin, message }: Work): Promise<void> {
  const { recorded, log, live, limits } = parts;
  const run = { taskId: task.id, means, caller };
  const kept = { owner: task.owner, contextId: task.contextId, skill: skill.id };
  try {
    const key = await keyOfGood(parts, skill, run);
    if (key !== null) {
      await recorded.record(task.id, { ...kept, key });
    }
    const { data, bought, meta } = await skill.run({ ...run, skill: skill.id, input: task.input, origin, metadata: metadataOf(message) });
    if (bought !== null) {
      const paidKey = key === null ? keyUnder(parts, skill, run) : null;
      if (paidKey !== null) {
        // The answer is there and paid for: it is given even if it cannot be read again.
        await recorded
          .record(task.id, { ...kept, key: paidKey })
          .catch((cause: unknown) => log.error({ err: cause, task: task.id }, 'a task is not kept'));
      }
    }
    live.answer(task, resultArtifact(skill.id, data, meta));
    enter(parts, task, TaskState.TASK_STATE_COMPLETED, 'Done.', bought === null ? undefined : { ...meta, ...paidMetadata(bought) });
  } catch (thrown) {
    const failure = asProblem(thrown);
    if (failure instanceof ChargedProblem) noteLoss(origin, failure);
    if (failure.code === 'internal') log.error({ requestId: origin.requestId, err: failure.cause }, 'A2A task failed');
    try {
      if (means.kind !== 'none' && failure.status < 500) limits.unpaid.take(await origin.allowance());
      end(parts, task, failure, means, origin);
    } catch (limited) {
      end(parts, task, asProblem(limited), means, origin);
    }
  }
}

function end(parts: A2AAgentParts, task: LiveTask, failure: Problem, means: Means, origin: Origin): void {
  if (failure instanceof PaymentRequiredProblem && failure.input?.valid !== false) {
    enter(
      parts,
      task,
      TaskState.TASK_STATE_INPUT_REQUIRED,
      askingText(failure, parts.payments.payments.ways),
      requiredMetadata(parts, failure, means, origin),
    );
    return;
  }
  const told = problemBody(failure, parts.payments.payments.ways, origin.requestId, task.owner);
  const { issues } = told;
  const paid = failure instanceof PaidProblem ? failure : null;
  const isCharged = failure instanceof ChargedProblem;
  const metadata: Metadata = {
    [ownKeys.problem]: told,
    ...(means.kind === 'none'
      ? {}
      : {
          [x402Keys.status]: isCharged ? 'payment-completed' : 'payment-failed',
          [x402Keys.error]: failure.code,
          [x402Keys.receipts]: receiptsIn(paid?.receipt?.meta),
        }),
    ...(paid === null ? {} : { [ownKeys.payment]: paymentLeft(paid) }),
  };
  const text = issues === undefined || issues.length === 0 ? failure.message : issues.map(({ message }) => message).join('; ');
  const isRefused = failure.status < 500 || failure instanceof PaymentRequiredProblem;
  enter(parts, task, isRefused ? TaskState.TASK_STATE_REJECTED : TaskState.TASK_STATE_FAILED, text, metadata);
}

function requiredMetadata(parts: A2AAgentParts, refused: PaymentRequiredProblem, means: Means, { requestId }: Origin): Metadata {
  const { payment, resource, internalServiceId, code, message } = refused;
  const { mcp } = parts.payments.payments.challenge(payment, resource);
  const offered: unknown = isMembers(mcp.result) ? mcp.result['accepts'] : undefined;
  // Version 1 first: its wallets sign the first requirement, whatever it is; those of version 2 look for one that they know.
  const required = Array.isArray(offered) ? { error: resource.error ?? message, ...mcp.result, accepts: offered.toReversed() } : null;
  const isRetry = means.kind !== 'none';
  return {
    [x402Keys.status]: isRetry ? 'payment-failed' : 'payment-required',
    ...(isRetry ? { [x402Keys.error]: code } : {}),
    ...(required === null ? {} : { [x402Keys.required]: required }),
    [ownKeys.payment]: paymentBody(payment, parts.payments.payments.providerOf(payment), internalServiceId),
    // What is wrong with a payment that was sent.
    ...(code === 'payment_required' ? {} : { [ownKeys.problem]: problemBody(refused, parts.payments.payments.ways, requestId) }),
  };
}

function enter(parts: A2AAgentParts, task: LiveTask, state: TaskState, text: string | null, metadata?: Metadata): void {
  const of = { taskId: task.id, contextId: task.contextId };
  const said = text === null ? undefined : agentMessage(of, text, metadata === undefined ? {} : { metadata });
  task.task.status = { state, message: said, timestamp: rfc3339(parts.clock.now()) };
}

/** Plain words get what is for sale, and no task: nothing was begun. */
async function plainAnswer(parts: A2AAgentParts, message: Message, need: string, origin: Origin): Promise<Message> {
  const of = { taskId: '', contextId: message.contextId };
  parts.limits.unpaid.take(await origin.allowance());
  if (need === '') throw new RequestMalformedError('the message has neither a text nor a data part {"skill": ..., "input": {...}}');
  const found = await parts.sold.search(need, origin).catch((thrown: unknown) => refuse(parts, thrown, origin));
  const count = found.tools.length + found.assets.length;
  const text =
    count === 0
      ? 'Nothing for sale fits these words. Send the skill in `demand` to report the need, free of charge.'
      : `This is a search, not an answer. It found ${counted(found.tools.length, 'tool')} and ${counted(found.assets.length, 'asset')}. Send {"skill": id, "input": {...}} as a data part to use one.`;
  return agentMessage(of, text, { data: { query: need, ...found } });
}

/** A refusal before there is a task. */
function refuse(parts: A2AAgentParts, thrown: unknown, { requestId }: Origin): never {
  const failure = asProblem(thrown);
  if (failure.code === 'internal') parts.log.error({ requestId, err: thrown }, 'A2A message failed');
  if (failure.status >= 500 || failure.code === 'rate_limited') throw thrown;
  throw new RefusedMessage(failure);
}

/** A task that the caller began, in this process or before it started. */
async function readable(parts: A2AAgentParts, id: string, caller: Caller): Promise<Task | null> {
  const known = parts.live.find(id);
  if (known !== null) return mayRead(known.owner, caller) ? known.task : null;
  const kept = await parts.recorded.find(id);
  return kept !== null && mayRead(kept.owner, caller) ? kept.task : null;
}

async function requireReadable(parts: A2AAgentParts, id: string, context: ServerCallContext): Promise<Task> {
  const origin = originOf(context);
  parts.limits.unpaid.take(await origin.allowance());
  if (id.trim() === '') throw new RequestMalformedError('the id of a task is required');
  const task = await readable(parts, id, await origin.caller());
  if (task === null) throw new TaskNotFoundError('there is no such task');
  return task;
}

async function* updatesOf(parts: A2AAgentParts, { live: task, done }: Started): AsyncGenerator<StreamResponse, void, undefined> {
  yield { payload: { $case: 'task', value: snapshot(task.task) } };
  await done;
  const of = { taskId: task.id, contextId: task.contextId, metadata: undefined };
  for (const artifact of task.task.artifacts) {
    yield { payload: { $case: 'artifactUpdate', value: { ...of, artifact, append: false, lastChunk: true } } };
  }
  yield { payload: { $case: 'statusUpdate', value: { ...of, status: task.task.status } } };
}

async function list(parts: A2AAgentParts, params: ListTasksRequest, context: ServerCallContext): Promise<ListTasksResponse> {
  const { limits, recorded, live } = parts;
  const origin = originOf(context);
  limits.unpaid.take(await origin.allowance());
  const caller = await origin.caller();
  const asked = params.pageSize ?? 50;
  if (!Number.isInteger(asked)) throw new RequestMalformedError('pageSize must be a whole number');
  const pageSize = Math.min(Math.max(asked, 1), 100);
  // Nobody else can prove whose tasks they are: the id of a task opens it.
  if (!isAuthenticated(caller) && caller.kind !== 'wallet') return { tasks: [], nextPageToken: '', pageSize, totalSize: 0 };
  const owner = clientIdOf(caller);
  const before = params.pageToken === '' ? null : params.pageToken;
  if (before !== null && !/^task_[0-9A-Z]{26}$/.test(before)) throw new RequestMalformedError('pageToken is not one of this service');
  const paid = await recorded.ofOwner(owner, before, pageSize + 1);
  const inMemory = live.ofOwner(owner).map(({ task }) => task);
  const byId = new Map([...paid, ...inMemory].map((task) => [task.id, task]));
  const all = [...byId.values()].filter(({ id }) => before === null || id < before).toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const page = all.slice(0, pageSize);
  const tasks = page.filter((task) => isWanted(task, params)).map((task) => withHistory(task, params.historyLength));
  const nextPageToken = all.length > pageSize ? (page.at(-1)?.id ?? '') : '';
  const totalSize = inMemory.length + (await recorded.countOfOwner(owner, { except: inMemory.map(({ id }) => id) }));
  return { tasks, nextPageToken, pageSize, totalSize };
}

/** Of two messages at once, one pays. @throws UnsupportedOperationError */
function requireIdle({ working, task }: LiveTask): void {
  if (working !== null) throw new UnsupportedOperationError('the task is being worked on: wait for its answer');
  if (isFinal(task)) throw new UnsupportedOperationError('the task has ended: send a new message without taskId');
}

/** Larger inputs belong to the HTTP interface. */
const messageBytesMax = 1024 * 1024;

function originOf({ state }: ServerCallContext): Origin {
  const origin: unknown = state.get(originKey);
  if (!isOrigin(origin)) throw new Error('a call came from nowhere');
  return origin;
}

function isOrigin(value: unknown): value is Origin {
  return isMembers(value) && typeof value['caller'] === 'function';
}

/** The id of a task opens it, as long as nobody with a name began it. */
function mayRead(owner: string, caller: Caller): boolean {
  return owner === 'anonymous' || owner === clientIdOf(caller);
}

function paidMetadata({ payment, remainingCalls, isReplay, receipt }: Bought<unknown>): Metadata {
  return {
    [x402Keys.status]: 'payment-completed',
    [x402Keys.receipts]: receiptsIn(receipt?.meta),
    [ownKeys.payment]: { paymentId: payment.id, remainingCalls, replayed: isReplay },
  };
}

function paymentLeft({ payment }: PaidProblem) {
  return { paymentId: payment.id, token: payment.token, remainingCalls: payment.maxCalls - payment.usedCalls };
}

function receiptsIn(meta: Readonly<Record<string, unknown>> | undefined): unknown[] {
  const receipt = meta?.['x402/payment-response'];
  return receipt === undefined ? [] : [receipt];
}

function askingText({ payment, message, code, resource }: PaymentRequiredProblem, ways: WaysToPay): string {
  const needed = resource.requires === undefined ? '' : ` ${resource.requires}.`;
  const price = `It costs ${formatAmount(payment.amountMicros)} ${payment.currency}.${needed}`;
  const { clientId } = payment;
  const how = payHint(ways, a2aPayTexts, { code, clientId }) ?? howToPay(ways, a2aPayTexts, clientId);
  return code === 'payment_required' ? `${price} ${how}` : `${message}. ${price} ${how}`;
}

/** Tasks change; what was answered does not. */
function snapshot(task: Task): Task {
  return { ...task, artifacts: [...task.artifacts], history: [...task.history] };
}

function withHistory(task: Task, length: number | undefined): Task {
  if (length === undefined) return task;
  return { ...task, history: length <= 0 ? [] : task.history.slice(-length) };
}

function isWanted({ contextId, status }: Task, params: ListTasksRequest): boolean {
  const after = params.statusTimestampAfter;
  return (
    (params.contextId === '' || params.contextId === contextId) &&
    (params.status === TaskState.TASK_STATE_UNSPECIFIED || params.status === status?.state) &&
    (after === undefined || (status?.timestamp ?? '') > after)
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
