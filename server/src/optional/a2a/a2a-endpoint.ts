import { isMembers } from '@farebox/client/json';
import { A2A_VERSION_HEADER, AgentCard, Extensions, HTTP_EXTENSION_HEADER } from '@a2a-js/sdk';
import { A2A_ERROR_CODE, A2AError, RequestMalformedError } from '@a2a-js/sdk/errors';
import { JsonRpcTransportHandler, ServerCallContext, validateVersion, type A2ARequestHandler } from '@a2a-js/sdk/server';
import type { Context } from 'hono';
import { bound } from '../../bound.ts';
import { agentCard } from './agent-card.ts';
import { factsOf, type FactsParts } from '../../discovery/facts.ts';
import { asProblem, Problem, problem } from '../../errors.ts';
import type { HeaderValues } from '../../surface/headers.ts';
import { corsHeaders, errorHeaders } from '../../surface/headers.ts';
import { callerOf, requireCredential, unpaidAllowance } from '../../surface/caller.ts';
import { whenLost } from '../../surface/exchange.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { hasBody, readJson, requestIdOf } from '../../surface/request.ts';
import type { Origin } from '../../surface/origin.ts';
import { requestGuard } from '../../surface/request-guard.ts';
import type { Parts } from '../../parts.ts';
import { a2aAgent, originKey, type AgentParts } from './agent.ts';
import { ownKeys, x402Keys } from './messages.ts';
import { problemBody, RefusedMessage, structDetail } from './problem-body.ts';

export type A2AParts = AgentParts & FactsParts & Pick<Parts, 'accounts' | 'limits' | 'payments'>;

export type A2AEndpoint = ReturnType<typeof a2aEndpoint>;

interface A2AEndpointParts extends A2AParts {
  card(): Promise<AgentCard>;
  agent: ReturnType<typeof a2aAgent>;
  refuse: ReturnType<typeof requestGuard>;
}

/** The JSON-RPC binding of A2A 1.0 over one agent. */
export function a2aEndpoint(options: A2AParts) {
  const card = async () => AgentCard.fromJSON(agentCard(factsOf(options)));
  const agent = a2aAgent(options, card);
  const parts: A2AEndpointParts = { ...options, card, agent, refuse: requestGuard(options.config) };

  return bound(parts, { answer: rpc });
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

/** The body, once it is its turn. @throws the refusal */
async function admitted(parts: A2AEndpointParts, c: Context<Env>): Promise<unknown> {
  const body = hasBody(c) ? await readJson(c, parts.config.bodyMaxBytes) : null;
  if (!claimsPayment(body)) await parts.limits.unpaidQueue.wait();
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

/** The body of the problem among the details, if there is one. */
function detailsOf(parts: A2AEndpointParts, c: Context<Env>, thrown: unknown): object[] {
  const failure = thrown instanceof RefusedMessage ? thrown.problem : thrown;
  return failure instanceof Problem ? [structDetail(problemBody(failure, parts.payments.payments.ways, requestIdOf(c)))] : [];
}

function rpcErrorOf(parts: A2AEndpointParts, c: Context<Env>, thrown: unknown): object {
  const { data, ...error } = JsonRpcTransportHandler.mapToJSONRPCError(known(thrown));
  const all = [...(Array.isArray(data) ? data : []), ...detailsOf(parts, c, thrown)];
  return all.length === 0 ? error : { ...error, data: all };
}

function rpcProblem(parts: A2AEndpointParts, c: Context<Env>, id: unknown, failure: Problem, code: number): Response {
  const { message, status } = failure;
  return rpcFailure(c, id, status, { code, message, data: detailsOf(parts, c, failure) }, errorHeaders(failure));
}

async function rpc(parts: A2AEndpointParts, c: Context<Env>): Promise<Response> {
  const refused = parts.refuse(c.req.raw.headers);
  if (refused !== null) return rpcProblem(parts, c, null, problem('forbidden', { message: refused }), -32_600);
  let body: unknown;
  try {
    await requireCredential(parts, c);
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

function jsonResponse(c: Context<Env>, status: number, value: unknown, context: ServerCallContext | null): Response {
  return new Response(JSON.stringify(value), { status, headers: { ...headersOf(c, context), 'Content-Type': 'application/json' } });
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
  const params = isMembers(body) ? body['params'] : null;
  const message = isMembers(params) ? params['message'] : null;
  const metadata = isMembers(message) ? message['metadata'] : null;
  return (
    isMembers(metadata) &&
    [x402Keys.payload, ownKeys.token, ownKeys.pay].some((name) => typeof metadata[name] === 'string' || isMembers(metadata[name]))
  );
}
