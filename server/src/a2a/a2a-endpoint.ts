import { isMembers } from '@farebox/client/json';
import {
  A2A_CONTENT_TYPE,
  A2A_VERSION_HEADER,
  AgentCard,
  Extensions,
  HTTP_EXTENSION_HEADER,
  ListTaskPushNotificationConfigsResponse,
  ListTasksRequest,
  ListTasksResponse,
  SendMessageRequest,
  StreamResponse,
  Task,
  TaskPushNotificationConfig,
  Message,
} from '@a2a-js/sdk';
import { A2A_ERROR_CODE, A2AError, RequestMalformedError, restStatusFor, toRestErrorBody } from '@a2a-js/sdk/errors';
import { JsonRpcTransportHandler, ServerCallContext, validateVersion, type A2ARequestHandler } from '@a2a-js/sdk/server';
import type { Context } from 'hono';
import { agentCard } from '../discovery/agent-card.ts';
import { factsOf, type FactsParts } from '../discovery/facts.ts';
import { asProblem, Problem, problem } from '../errors.ts';
import type { HeaderValues } from '../surface/headers.ts';
import { corsHeaders } from '../surface/headers.ts';
import { callerOf } from '../surface/caller.ts';
import { whenLost } from '../surface/lost-answer.ts';
import { clientAddress, type Env } from '../surface/client-address.ts';
import { hasBody, readJson, requestIdOf } from '../surface/request.ts';
import { isHead } from '../surface/safe-head.ts';
import { unpaidAllowance } from '../surface/unpaid-limit.ts';
import type { Origin } from '../surface/origin.ts';
import { requestGuard } from '../surface/request-guard.ts';
import type { Parts } from '../parts.ts';
import { a2aAgent, originKey, type A2AAgent, type AgentParts } from './agent.ts';
import { ownKeys, x402Keys } from './messages.ts';
import { problemBody, RefusedMessage, structDetail } from './problem-body.ts';

export type A2AParts = AgentParts & FactsParts & Pick<Parts, 'authenticator' | 'walletSignIn' | 'unpaidQueue'>;

/** Answers a request of each binding. */
export interface A2AEndpoint {
  rpc(c: Context<Env>): Promise<Response>;
  rest(c: Context<Env>): Promise<Response>;
  tellEnd: A2AAgent['tellEnd'];
}

interface A2AEndpointParts extends A2AParts {
  card(): Promise<AgentCard>;
  agent: ReturnType<typeof a2aAgent>;
  refuse: ReturnType<typeof requestGuard>;
}

/** The JSON-RPC and HTTP+JSON bindings of A2A 1.0 over one agent. */
export function a2aEndpoint(options: A2AParts): A2AEndpoint {
  const card = async () => AgentCard.fromJSON(agentCard(factsOf(options)));
  const agent = a2aAgent(options, card);
  const parts: A2AEndpointParts = { ...options, card, agent, refuse: requestGuard(options.config) };

  return {
    tellEnd: agent.tellEnd,
    rpc: (...given) => rpc(parts, ...given),
    rest: (...given) => rest(parts, ...given),
  };
}

function contextOf(parts: A2AEndpointParts, c: Context<Env>): ServerCallContext {
  const origin: Origin = {
    list: 'core',
    requestId: requestIdOf(c),
    address: clientAddress(c, parts.config.trustedHops),
    path: '/a2a',
    userAgent: c.req.header('user-agent') ?? null,
    takesLinks: false,
    allowance: () => unpaidAllowance(parts, c),
    caller: () => callerOf(parts, c),
    whenLost: (lost) => whenLost(c, lost),
  };
  const asked = c.req.header(A2A_VERSION_HEADER);
  return new ServerCallContext({
    requestedVersion: asked === undefined || asked === '' ? '1.0' : asked,
    state: new Map([[originKey, origin]]),
    ...extensionsOf(c),
  });
}

/** The guard, the body and the turn, which both bindings need. @throws the refusal */
async function admitted(parts: A2AEndpointParts, c: Context<Env>): Promise<unknown> {
  const body = c.req.method === 'POST' && hasBody(c) ? await readJson(c, parts.config.bodyMaxBytes) : null;
  if (!claimsPayment(body)) await parts.unpaidQueue.wait();
  return body;
}

/** The SDK tells the caller whatever is thrown, so what the agent throws is heard here. @throws what the agent threw */
async function answerRpc(parts: A2AEndpointParts, body: Record<string, unknown>, context: ServerCallContext): Promise<unknown> {
  const thrown: unknown[] = [];
  const answer: unknown = await new JsonRpcTransportHandler(heard(parts.agent, (failure) => thrown.push(failure))).handle(body, context);
  if (thrown.length > 0) throw thrown[0];
  const isUnreadable = isMembers(answer) && isMembers(answer['error']) && answer['error']['code'] === A2A_ERROR_CODE.INTERNAL_ERROR;
  if (isUnreadable) throw unreadable();
  return answer;
}

async function answerRest(parts: A2AEndpointParts, c: Context<Env>, body: unknown, context: ServerCallContext): Promise<Response> {
  const { agent } = parts;
  const { path } = c.req;
  const method = safeMethodOf(c);
  const rest = path.replace(/\/$/, '').slice('/a2a'.length);
  if (rest === '/message:send') {
    const answer = await agent.sendMessage(parsed(SendMessageRequest, body ?? {}), context);
    const told = 'messageId' in answer ? { message: Message.toJSON(answer) } : { task: Task.toJSON(answer) };
    return jsonResponse(c, 200, told, context, A2A_CONTENT_TYPE);
  }
  if (rest === '/message:stream')
    return restStream(parts, c, agent.sendMessageStream(parsed(SendMessageRequest, body ?? {}), context), context);
  if (rest === '/extendedAgentCard')
    return jsonResponse(c, 200, await agent.getAuthenticatedExtendedAgentCard({ tenant: '' }, context), context);
  if (rest === '/tasks' && method === 'GET') {
    const asked = parsed(ListTasksRequest, numbersIn(c.req.query()));
    const listed = await agent.listTasks(asked, context);
    const tasks = c.req.query('includeArtifacts') === 'true' ? listed.tasks : listed.tasks.map((task) => ({ ...task, artifacts: [] }));
    return jsonResponse(c, 200, ListTasksResponse.toJSON({ ...listed, tasks }), context, A2A_CONTENT_TYPE);
  }
  const [, written = '', ofConfigs, configId] = /^\/tasks\/([^/]+)(\/pushNotificationConfigs)?(?:\/([^/]+))?$/.exec(rest) ?? [];
  const [id = '', verb] = decodeURIComponent(written).split(':');
  if (ofConfigs !== undefined)
    return answerConfigs(parts, c, body, { taskId: id, configId: configId === undefined ? null : decodeURIComponent(configId) }, context);
  if (id !== '' && verb === 'cancel' && method === 'POST') {
    return jsonResponse(
      c,
      200,
      Task.toJSON(await agent.cancelTask({ tenant: '', id, metadata: undefined }, context)),
      context,
      A2A_CONTENT_TYPE,
    );
  }
  if (id !== '' && verb === 'subscribe') return restStream(parts, c, agent.resubscribe({ tenant: '', id }, context), context);
  if (id !== '' && verb === undefined && method === 'GET') {
    const { historyLength } = numbersIn(c.req.query());
    const task = await agent.getTask({ tenant: '', id, historyLength }, context);
    return jsonResponse(c, 200, Task.toJSON(task), context, A2A_CONTENT_TYPE);
  }
  return restFailure(parts, c, problem('not_found', { message: 'there is no such operation' }), 404);
}

async function answerConfigs(
  parts: A2AEndpointParts,
  c: Context<Env>,
  body: unknown,
  { taskId, configId }: { taskId: string; configId: string | null },
  context: ServerCallContext,
): Promise<Response> {
  const { agent } = parts;
  const of = { tenant: '', taskId };
  if (configId === null && c.req.method === 'POST') {
    const sent = parsed(TaskPushNotificationConfig, { ...(isMembers(body) ? body : {}), taskId });
    const made = await agent.createTaskPushNotificationConfig(sent, context);
    return jsonResponse(c, 201, TaskPushNotificationConfig.toJSON(made), context, A2A_CONTENT_TYPE);
  }
  if (configId === null) {
    const listed = await agent.listTaskPushNotificationConfigs({ ...of, pageSize: 0, pageToken: '' }, context);
    return jsonResponse(c, 200, ListTaskPushNotificationConfigsResponse.toJSON(listed), context, A2A_CONTENT_TYPE);
  }
  if (safeMethodOf(c) === 'GET') {
    const found = await agent.getTaskPushNotificationConfig({ ...of, id: configId }, context);
    return jsonResponse(c, 200, TaskPushNotificationConfig.toJSON(found), context, A2A_CONTENT_TYPE);
  }
  await agent.deleteTaskPushNotificationConfig({ ...of, id: configId }, context);
  return new Response(null, { status: 204, headers: headersOf(c, context) });
}

async function restStream(
  parts: A2AEndpointParts,
  c: Context<Env>,
  events: AsyncGenerator<StreamResponse, void, undefined>,
  context: ServerCallContext,
): Promise<Response> {
  const asJson = (async function* () {
    for await (const event of events) yield StreamResponse.toJSON(event);
  })();
  const first = await asJson.next();
  if (first.done === true) return jsonResponse(c, 200, {}, context);
  return streamResponse(c, first.value, asJson, context, (thrown) => restErrorOf(parts, c, thrown, 500));
}

/** The body of the problem among the details, if there is one. */
function detailsOf(parts: A2AEndpointParts, c: Context<Env>, thrown: unknown): object[] {
  const failure = thrown instanceof RefusedMessage ? thrown.problem : thrown;
  return failure instanceof Problem ? [structDetail(problemBody(failure, parts.payments.ways, requestIdOf(c)))] : [];
}

function rpcErrorOf(parts: A2AEndpointParts, c: Context<Env>, thrown: unknown): object {
  const { data, ...error } = JsonRpcTransportHandler.mapToJSONRPCError(known(thrown));
  const all = [...(Array.isArray(data) ? data : []), ...detailsOf(parts, c, thrown)];
  return all.length === 0 ? error : { ...error, data: all };
}

function rpcProblem(parts: A2AEndpointParts, c: Context<Env>, id: unknown, failure: Problem, code: number): Response {
  const { message, status, details } = failure;
  return rpcFailure(c, id, status, { code, message, data: detailsOf(parts, c, failure) }, retryHeaders(details.retryAfterSeconds));
}

function restErrorOf(parts: A2AEndpointParts, c: Context<Env>, thrown: unknown, status: number): object {
  const { error } = toRestErrorBody(known(thrown), status);
  return { error: { ...error, details: [...error.details, ...detailsOf(parts, c, thrown)] } };
}

function restFailure(parts: A2AEndpointParts, c: Context<Env>, thrown: unknown, status: number, headers: HeaderValues = {}): Response {
  const answer = jsonResponse(c, status, restErrorOf(parts, c, thrown, status), null);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

async function rpc(parts: A2AEndpointParts, c: Context<Env>): Promise<Response> {
  const refused = parts.refuse(c.req.raw.headers);
  if (refused !== null) return rpcProblem(parts, c, null, problem('forbidden', { message: refused }), -32_600);
  let body: unknown;
  try {
    body = await admitted(parts, c);
  } catch (thrown) {
    const failure = asProblem(thrown);
    return rpcProblem(parts, c, null, failure, rpcCodes[failure.code] ?? -32_600);
  }
  if (!isMembers(body))
    return rpcProblem(parts, c, null, problem('invalid_input', { message: 'the body must be one JSON-RPC request' }), -32_600);
  const id = body['id'];
  const context = contextOf(parts, c);
  try {
    validateVersion(context.requestedVersion, await parts.card(), 'JSONRPC');
    const answer = await answerRpc(parts, body, context);
    if (!isStream(answer)) return jsonResponse(c, 200, answer, context);
    // The first event decides whether it is a stream at all.
    const first = await answer.next();
    if (first.done === true) return jsonResponse(c, 200, { jsonrpc: '2.0', id, result: null }, context);
    return streamResponse(c, first.value, answer, context, (thrown) => ({
      jsonrpc: '2.0',
      id,
      error: rpcErrorOf(parts, c, thrown),
    }));
  } catch (thrown) {
    const failure = asProblem(thrown);
    if (!(thrown instanceof A2AError) && failure.code !== 'internal') return rpcProblem(parts, c, id, failure, -32_000);
    if (!(thrown instanceof A2AError)) parts.log.error({ requestId: requestIdOf(c), err: thrown }, 'A2A request failed');
    return jsonResponse(c, 200, { jsonrpc: '2.0', id, error: rpcErrorOf(parts, c, thrown) }, context);
  }
}

async function rest(parts: A2AEndpointParts, c: Context<Env>): Promise<Response> {
  const refused = parts.refuse(c.req.raw.headers);
  if (refused !== null) return restFailure(parts, c, problem('forbidden', { message: refused }), 403);
  try {
    const body = await admitted(parts, c);
    const context = contextOf(parts, c);
    validateVersion(context.requestedVersion, await parts.card(), 'HTTP+JSON');
    return await answerRest(parts, c, body, context);
  } catch (thrown) {
    const failure = asProblem(thrown);
    if (thrown instanceof A2AError) return restFailure(parts, c, thrown, restStatusFor(thrown));
    if (failure.code === 'internal') parts.log.error({ requestId: requestIdOf(c), err: thrown }, 'A2A request failed');
    return restFailure(parts, c, thrown, failure.status, retryHeaders(failure.details.retryAfterSeconds));
  }
}

/** The agent, with an ear for what its methods throw. Streams throw at their first event, where their reader hears it. */
function heard(agent: A2ARequestHandler, hear: (thrown: unknown) => void): A2ARequestHandler {
  return new Proxy(agent, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given);
        if (answer instanceof Promise) answer.catch(hear);
        return answer;
      };
    },
  });
}

/** A message as the SDK reads it. @throws RequestMalformedError for what it stumbles over */
function parsed<Read>(shape: { fromJSON(sent: unknown): Read }, sent: unknown): Read {
  try {
    return shape.fromJSON(sent);
  } catch {
    throw unreadable();
  }
}

function unreadable(): RequestMalformedError {
  return new RequestMalformedError('a member of the request has another type than the protocol says');
}

/** Server-sent events. A client that goes away ends the stream, not the work. */
function streamResponse(
  c: Context<Env>,
  first: unknown,
  rest: AsyncIterator<unknown>,
  context: ServerCallContext,
  failure: (thrown: unknown) => unknown,
): Response {
  const encoder = new TextEncoder();
  const event = (value: unknown) => encoder.encode(`data: ${JSON.stringify(value)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(event(first)),
    async pull(controller) {
      try {
        const next = await rest.next();
        if (next.done === true) controller.close();
        else controller.enqueue(event(next.value));
      } catch (thrown) {
        controller.enqueue(event(failure(thrown)));
        controller.close();
      }
    },
    cancel: () => void rest.return?.(),
  });
  return new Response(body, {
    headers: { ...headersOf(c, context), 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

function jsonResponse(
  c: Context<Env>,
  status: number,
  value: unknown,
  context: ServerCallContext | null,
  type = 'application/json',
): Response {
  return new Response(JSON.stringify(value), { status, headers: { ...headersOf(c, context), 'Content-Type': type } });
}

function headersOf(c: Context<Env>, context: ServerCallContext | null): Record<string, string> {
  const activated = context?.activatedExtensions ?? [];
  return {
    ...corsHeaders,
    'X-Request-Id': requestIdOf(c),
    'Cache-Control': 'no-store',
    ...(activated.length === 0 ? {} : { [HTTP_EXTENSION_HEADER]: activated.join(', ') }),
  };
}

/** Of a body that is not read. */
const rpcCodes: Partial<Record<string, number>> = {
  invalid_json: -32_700,
  internal: -32_603,
  unsupported_media_type: -32_005,
  unavailable: -32_000,
};

function rpcFailure(c: Context<Env>, id: unknown, status: number, error: object, headers: HeaderValues = {}): Response {
  const answer = jsonResponse(c, status, { jsonrpc: '2.0', id: id ?? null, error }, null);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

function retryHeaders(seconds: number | undefined): HeaderValues {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** Only errors that were meant for the caller are shown to it. */
function known(thrown: unknown): unknown {
  if (thrown instanceof A2AError) return thrown;
  const failure = asProblem(thrown);
  return failure.code === 'internal' ? new Error(failure.message) : new RequestMalformedError(failure.message);
}

function extensionsOf(c: Context<Env>) {
  const requestedExtensions = Extensions.parseServiceParameter(c.req.header(HTTP_EXTENSION_HEADER) ?? c.req.header('x-a2a-extensions'));
  return requestedExtensions === undefined ? {} : { requestedExtensions };
}

function isStream(answer: unknown): answer is AsyncGenerator<unknown, void, undefined> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

/** Whether a message says that it pays. Nothing is verified: it decides only who comes first. */
function claimsPayment(body: unknown): boolean {
  const params = isMembers(body) && isMembers(body['params']) ? body['params'] : body;
  const message = isMembers(params) ? params['message'] : null;
  const metadata = isMembers(message) ? message['metadata'] : null;
  return (
    isMembers(metadata) &&
    [x402Keys.payload, ownKeys.token, ownKeys.pay].some((name) => typeof metadata[name] === 'string' || isMembers(metadata[name]))
  );
}

/** The query with its counts as numbers. @throws RequestMalformedError for a count that is no whole number */
function numbersIn({ pageSize, historyLength, ...texts }: Record<string, string>) {
  const counts = { pageSize: wholeNumber('pageSize', pageSize), historyLength: wholeNumber('historyLength', historyLength) };
  return { ...texts, ...counts };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw new RequestMalformedError(`${name} must be a whole number`);
  return Number(text);
}

/** HEAD is answered as GET: it must not be taken for DELETE. */
function safeMethodOf(c: Context<Env>): string {
  return isHead(c) ? 'GET' : c.req.method;
}
