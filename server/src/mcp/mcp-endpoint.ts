import { isMembers } from '@farebox/client/json';
import {
  createMcpHandler,
  InMemoryServerEventBus,
  ProtocolErrorCode,
  type McpRequestContext,
  type RequestId,
} from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import type { Parts } from '../parts.ts';
import { asProblem, errorBody, methodNotAllowed, problem, type Problem } from '../errors.ts';
import { errorHeaders } from '../surface/headers.ts';
import { callerOf, requireCredential, unpaidAllowance } from '../surface/caller.ts';
import { whenLost } from '../surface/exchange.ts';
import { clientAddress, type Env } from '../surface/client-address.ts';
import { readJson, requestIdOf } from '../surface/request.ts';
import { catalogFeatures, catalogServer, type CatalogServerParts } from './catalog-server.ts';
import type { ServiceTool } from '../surface/agent-tools/service-tool.ts';
import { listedAnswers } from './listed-answers.ts';
import type { Origin, CancellableCall } from '../surface/origin.ts';
import type { NewServer } from './mcp-server.ts';
import { mcpLists, type McpList } from '../tool-settings.ts';
import { requestGuard } from '../surface/request-guard.ts';
import { claimsPayment } from '../surface/agent-tools/wire-payment.ts';
import { catalogUri } from './resources.ts';
import { answeredAsJson, bothTypes, readsStreams, withoutNullParams } from './answered-as-json.ts';
import { Semaphore, type Release } from '../limits/semaphore.ts';

/** What is served beside the catalog of this service, or in its place. */
export interface McpOptions {
  /** Tools of optional rooms. */
  added?: readonly ServiceTool[];
  /** For tests of the protocol, with fixtures. */
  newServer?: NewServer;
}

export type McpParts = CatalogServerParts & Pick<Parts, 'accounts' | 'config' | 'draining' | 'limits' | 'payments'>;

/** Answers a request to `/mcp`. */
export type McpEndpoint = (c: Context<Env>) => Promise<Response>;

/**
 * Streamable HTTP without sessions: the revision 2026-07-28, and the older ones with `initialize`, at one address.
 */
export function mcpEndpoint(parts: McpParts, { added, newServer }: McpOptions): McpEndpoint {
  const features = catalogFeatures(parts, added);
  const served = newServer ?? catalogServer(parts, features);
  const listings =
    newServer === undefined ? { core: listedAnswers(() => features.tools('core')), all: listedAnswers(() => features.tools('all')) } : null;
  const { config, limits, log, draining } = parts;
  const { catalog } = parts.tools;
  const { unpaidQueue } = parts.limits;
  const refuse = requestGuard(config);
  /** The SDK passes only the request itself to the factory. */
  const origins = new WeakMap<Request, Origin>();
  const streams = streamLimit();
  const running = runningCalls();
  const bus = new InMemoryServerEventBus();
  const options = { bus, onerror: (cause: Error) => log.debug({ err: cause }, 'MCP request refused') };
  const calls = createMcpHandler(serverOf, options);
  /** Separate, because a server that stops has to end the endless streams, but no call. */
  const subscriptions = createMcpHandler(serverOf, options);

  catalog.onChange(() => {
    calls.notify.toolsChanged();
    calls.notify.resourceUpdated(catalogUri);
  });
  draining.addEventListener('abort', () => void subscriptions.close(), { once: true });

  return async (c) => {
    const refused = refuse(c.req.raw.headers);
    if (refused !== null) return rpcProblem(c, problem('forbidden', { message: refused }));
    if (c.req.method !== 'POST') return rpcProblem(c, methodNotAllowed(c.req.method, ['POST']));
    const list = listOf(c.req.query('tools'), config.mcp.list);
    if (list === null) return rpcProblem(c, wrong(`tools must be ${mcpLists.join(' or ')}`), ProtocolErrorCode.InvalidRequest);
    const origin = { ...originOf(parts, c, list), enterCall: (id: RequestId) => running.enter(senderOf(parts, c), id) };
    origins.set(c.req.raw, origin);
    const { headers } = c.req.raw;
    const isJsonEnough = !readsStreams(headers.get('accept'));
    headers.set('accept', bothTypes);
    return withHeaders(await answer(c, list, isJsonEnough), c, origin);
  };

  function serverOf({ era, requestInfo }: McpRequestContext) {
    const origin = requestInfo === undefined ? undefined : origins.get(requestInfo);
    if (origin === undefined) throw new Error('a message came from nowhere');
    return served(era, origin);
  }

  /** Reads the body here: the SDK would copy the request first, which costs as much as the rest of a call. */
  async function answer(c: Context<Env>, list: McpList, isJsonEnough: boolean): Promise<Response> {
    let parsedBody: unknown;
    try {
      const read = await readJson(c, config.bodyMaxBytes);
      parsedBody = Array.isArray(read) ? read.map(withoutNullParams) : withoutNullParams(read);
    } catch (thrown) {
      const failure = asProblem(thrown);
      return rpcProblem(c, failure, failure.code === 'invalid_json' ? ProtocolErrorCode.ParseError : undefined);
    }
    if (Array.isArray(parsedBody) && parsedBody.length > batchMax) {
      return rpcProblem(c, wrong(`a batch has at most ${batchMax} messages`), ProtocolErrorCode.InvalidRequest);
    }
    for (const message of messagesOf(parsedBody))
      if (isCancellation(message)) running.cancel(senderOf(parts, c), message.params['requestId']);
    const counted = messagesOf(parsedBody).filter(isCounted).length;
    try {
      await requireCredential(parts, c, c.req.query('login') === 'required' || messagesOf(parsedBody).some(isPaidByCredit));
      const allowance = counted === 0 ? null : await unpaidAllowance(parts, c);
      for (let each = 0; each < counted; each += 1) limits.unpaid.take(allowance ?? '');
      if (!messagesOf(parsedBody).some(isPaid)) await unpaidQueue.wait();
      if (!isSubscription(parsedBody)) {
        const call = (message: unknown) => calls.fetch(c.req.raw, { parsedBody: message });
        const answered = (await listings?.[list].answer(c.req.raw.headers, parsedBody, call)) ?? (await call(parsedBody));
        return isJsonEnough ? await answeredAsJson(answered) : answered;
      }
      if (draining.aborted) return rpcProblem(c, stopping());
      return streams.hold(allowance ?? '', await subscriptions.fetch(c.req.raw, { parsedBody }));
    } catch (thrown) {
      const failure = asProblem(thrown);
      if (failure.status === 500) throw thrown;
      return rpcProblem(c, failure);
    }
  }
}

/** Of the revisions that have batches. */
const batchMax = 20;

function messagesOf(body: unknown): readonly unknown[] {
  return Array.isArray(body) ? body : [body];
}

/** What is long to answer. Calls count for themselves, where nothing is paid for them. */
const countedMethods: ReadonlySet<unknown> = new Set([
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
  'prompts/get',
  'server/discover',
  'subscriptions/listen',
]);

function isCounted(message: unknown): boolean {
  return isMembers(message) && countedMethods.has(message['method']);
}

function isPaid(message: unknown): boolean {
  const params = isMembers(message) && message['method'] === 'tools/call' ? message['params'] : null;
  return isMembers(params) && claimsPayment(params['arguments'], params['_meta']);
}

/** Only an account or a wallet has credit, so a client without a credential has to get one first. */
function isPaidByCredit(message: unknown): boolean {
  const params = isMembers(message) && message['method'] === 'tools/call' ? message['params'] : null;
  return isMembers(params) && isMembers(params['arguments']) && params['arguments']['pay'] === 'credit';
}

function isCancellation(message: unknown): message is { params: Record<string, unknown> } {
  return isMembers(message) && message['method'] === 'notifications/cancelled' && isMembers(message['params']);
}

/** What the messages of one client have in common: there are no sessions. */
function senderOf({ config }: McpParts, c: Context<Env>): string {
  const names = ['authorization', 'x-api-key', 'x-client-id', 'user-agent'];
  return JSON.stringify([clientAddress(c, config.trustedHops), ...names.map((name) => c.req.header(name) ?? null)]);
}

/** Another replica answers at once, this one after its restart. */
const stopping = () => problem('unavailable', { message: 'the server is stopping', retryAfterSeconds: 5 });

function isSubscription(message: unknown): boolean {
  return isMembers(message) && message['method'] === 'subscriptions/listen';
}

/** `/mcp?tools=all`; null for a list that does not exist. */
function listOf(asked: string | undefined, usual: McpList): McpList | null {
  return asked === undefined ? usual : (mcpLists.find((list) => list === asked) ?? null);
}

/** The revision that introduced resource_link. Revisions are dates; the two before it may be missing from the request. */
const linksSince = '2025-06-18';

function originOf(parts: McpParts, c: Context<Env>, list: McpList): Origin {
  return {
    list,
    requestId: requestIdOf(c),
    address: clientAddress(c, parts.config.trustedHops),
    path: '/mcp',
    userAgent: c.req.header('user-agent') ?? null,
    takesLinks: (c.req.header('mcp-protocol-version') ?? '') >= linksSince,
    allowance: () => unpaidAllowance(parts, c),
    caller: () => callerOf(parts, c),
    whenLost: (lost) => whenLost(c, lost),
  };
}

/** A page that may call may also read the answer. */
function withHeaders(response: Response, c: Context<Env>, { requestId }: Origin): Response {
  response.headers.set('X-Request-Id', requestId);
  const page = c.req.header('origin');
  if (page === undefined || page === '') return response;
  response.headers.set('Access-Control-Allow-Origin', page);
  response.headers.append('Vary', 'Origin');
  response.headers.set('Access-Control-Expose-Headers', 'X-Request-Id, WWW-Authenticate');
  return response;
}

/** A failure before the JSON-RPC request is known. */
function rpcProblem(c: Context<Env>, failure: Problem, code = -32_000): Response {
  const error = { code, message: failure.message, data: errorBody(failure, requestIdOf(c), 'camel') };
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: failure.status, headers: errorHeaders(failure) });
}

function wrong(message: string): Problem {
  return problem('invalid_input', { message });
}

/**
 * Calls that a message of its own can cancel, `notifications/cancelled`: so it was before the revision 2026-07-28, whose clients close the
 * stream of the call. The message has to reach the process that runs the call.
 */
export function runningCalls() {
  const running = new Map<string, Set<AbortController>>();
  const keyOf = (caller: string, id: unknown) => JSON.stringify([caller, id]);

  return {
    enter(caller: string, id: RequestId): CancellableCall {
      const key = keyOf(caller, id);
      const same = running.get(key) ?? new Set();
      const call = new AbortController();
      running.set(key, same.add(call));
      return {
        cancelled: call.signal,
        [Symbol.dispose]() {
          same.delete(call);
          if (same.size === 0 && running.get(key) === same) running.delete(key);
        },
      };
    },

    /** Cancels the call of this caller with this number. Without sessions two may have it: then none is cancelled. */
    cancel(caller: string, id: unknown): void {
      const [call, another] = running.get(keyOf(caller, id)) ?? [];
      if (another === undefined) call?.abort();
    },
  };
}

/** Limits how many streams a client keeps open: each holds a connection and memory for as long as it likes. */
function streamLimit({ ofClientMax = 10, max = 2000 } = {}) {
  const places = new Semaphore<string>({ limits: [{ max: ofClientMax, keyOf: (client) => client }, { max }] });
  return {
    /** @returns the answer, whose stream has a place until it ends @throws rate_limited; the stream is then ended */
    hold(client: string, answer: Response): Response {
      const { body } = answer;
      // A refused request has no stream.
      if (body === null || answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer;
      const release = places.tryAcquire(client);
      if (release !== null) return new Response(releasing(body, release), answer);
      // Nobody reads it, so it does not matter how giving it up ends.
      void body.cancel().catch(() => undefined);
      throw problem('rate_limited', { message: 'too many subscriptions at once', retryAfterSeconds: 30 });
    },
  };
}

/** The same bytes; the place is given back however the stream ends. */
function releasing(body: ReadableStream<Uint8Array>, release: Release): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        release();
        controller.close();
      } catch (cause) {
        release();
        controller.error(cause);
      }
    },
    async cancel(reason) {
      release();
      await reader.cancel(reason);
    },
  });
}
