import { Hono, type Context } from 'hono';
import type { Caller } from '../accounts/caller.ts';
import type { Parts } from '../app.ts';
import { problem } from '../errors.ts';
import { maxPriceOf } from '../payments/price-guard.ts';
import { callTool, isPlainlyCallable, quotePlainly, type ToolAnswer } from '../tools/call.ts';
import type { Tool } from '../tools/tool.ts';
import { challengeAnswers, errorAnswer, jsonAnswer, type HeaderValues } from './answer.ts';
import { callerOf } from './caller.ts';
import { clientAddress, type Env } from './client-address.ts';
import { logFailure } from './failure-log.ts';
import { incomingPayment, receiptHeadersOf, type IncomingPayment } from './payment-gate.ts';
import { signedReceiptHeaders } from './signed-receipt.ts';
import { idempotencyKeyOf, readJson, requestIdOf, singleHeader } from './request.ts';

/**
 * `/api/tools/{id}`: the same handler for every tool, its aliases and its legacy ids. No middleware stands before it: this is
 * the path that is paid for, and what is thrown is translated here.
 */
export function toolRoutes(parts: Parts): Hono<Env> {
  const challengeAtOnce = plainChallenges(parts);
  return new Hono<Env>().all('/api/tools/:id', (c) => {
    const requestId = requestIdOf(c);
    return challengeAtOnce(c, requestId) ?? answer(parts, c, requestId);
  });
}

async function answer(parts: Parts, c: ToolContext, requestId: string): Promise<Response> {
  try {
    const caller = await callerOf(parts, c);
    const incoming = incomingPayment(c, parts.x402, caller);
    try {
      const { answer, input } = await call(parts, c, { requestId, caller, incoming });
      const receipt = answer.isCharged ? await signedReceiptHeaders(parts, c, incoming, { ...answer, input, body: answer.json }) : {};
      return withHeaders(toolAnswer(answer, requestId, receipt), incoming);
    } catch (thrown) {
      return withHeaders(refusal(parts, c, thrown, requestId), incoming);
    }
  } catch (thrown) {
    return refusal(parts, c, thrown, requestId);
  }
}

function withHeaders(answer: Response, incoming: IncomingPayment | null): Response {
  for (const [name, value] of Object.entries(receiptHeadersOf(incoming, answer.ok))) answer.headers.set(name, value);
  return answer;
}

interface Asked {
  requestId: string;
  caller: Caller;
  incoming: IncomingPayment | null;
}

type ToolContext = Context<Env, '/api/tools/:id'>;

/** What makes a request more than a plain one: it says who asks, or brings something to pay, to limit or to repeat with. */
const tellingHeaders = [
  'x-payment-token',
  'payment-signature',
  'x-payment',
  'authorization',
  'payment-authorization',
  'sign-in-with-x',
  'x-api-key',
  'x-client-id',
  'idempotency-key',
  'x-max-price-cents',
];

/**
 * Answers a request that brings nothing at all, of a tool that takes no input: the 402 that anybody can ask for as often as the
 * rate limit lets them. There is nothing to wait for, and an answer without a promise costs the server half. Null for any other
 * request, which `callTool` answers, and the like of this one too.
 */
function plainChallenges(parts: Parts): (c: ToolContext, requestId: string) => Response | null {
  const { catalog, limits, config, payments } = parts;
  const challengeAnswer = challengeAnswers(payments);
  return (c, requestId) => {
    const entry = catalog.find(c.req.param('id'));
    if (entry === null || entry.tool.method !== 'GET' || c.req.raw.method !== 'GET') return null;
    if (!isPlainlyCallable(entry) || c.req.url.includes('?') || tellingHeaders.some((name) => c.req.header(name) !== undefined))
      return null;
    try {
      limits.unpaid.take(clientAddress(c, config.trustedHops));
    } catch (limited) {
      return errorAnswer(limited, requestId, 'camel', payments);
    }
    return challengeAnswer(entry, quotePlainly(parts, entry), requestId);
  };
}

async function call(parts: Parts, c: ToolContext, { requestId, caller, incoming }: Asked): Promise<{ answer: ToolAnswer; input: unknown }> {
  const id = c.req.param('id');
  if (id === reservedId) throw problem('method_not_allowed', { headers: { Allow: 'GET, OPTIONS' } });
  const { tool } = parts.catalog.callable(id);
  checkMethod(tool, c.req.raw.method);
  // As it was sent: a receipt is for that, not for what defaults make of it.
  let input: unknown = null;
  const answer = await callTool(parts, {
    toolId: id,
    readInput: async () => (input = tool.method === 'GET' ? c.req.query() : await readJson(c, parts.config.bodyMaxBytes)),
    token: singleHeader(c, 'X-Payment-Token'),
    signed: incoming?.signed ?? null,
    caller,
    idempotencyKey: idempotencyKeyOf(c) ?? incoming?.identifier ?? null,
    maxPriceMicros: maxPriceOf(singleHeader(c, 'X-Max-Price-Cents', 32)),
    // What costs nothing is limited like a challenge.
    takeFree: () => parts.limits.unpaid.take(clientAddress(c, parts.config.trustedHops)),
    requestId,
  });
  return { answer, input };
}

/** The one path below /api/tools that is no tool; its GET is the catalog's. */
const reservedId = 'search';

/** HEAD is refused too: it would take a paid call and show nothing for it. */
function checkMethod(tool: Tool, method: string): void {
  if (method === tool.method) return;
  throw problem('method_not_allowed', { headers: { Allow: `${tool.method}, OPTIONS` } });
}

function toolAnswer({ json, paymentId, remainingCalls, isReplay }: ToolAnswer, requestId: string, receipt: HeaderValues): Response {
  const headers: HeaderValues = {
    ...(paymentId === null ? {} : { 'X-Payment-Id': paymentId, 'X-Payment-Remaining-Calls': String(remainingCalls) }),
    ...(isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
    ...receipt,
  };
  return jsonAnswer(200, json, requestId, headers);
}

/** A client that collects challenges without ever paying is slowed down. */
function refusal(parts: Parts, c: Context<Env>, thrown: unknown, requestId: string): Response {
  const answer = errorAnswer(thrown, requestId, 'camel', parts.payments);
  if (answer.status < 500) {
    try {
      parts.limits.unpaid.take(clientAddress(c, parts.config.trustedHops));
    } catch (limited) {
      return errorAnswer(limited, requestId, 'camel', parts.payments);
    }
    return answer;
  }
  logFailure(parts.log, c, thrown, requestId);
  return answer;
}
