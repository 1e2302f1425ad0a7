import { OpenAPIHono } from '@hono/zod-openapi';
import { spends } from '../../accounts/key-scope.ts';
import { toolTemplate } from '../../discovery/openapi-tools.ts';
import { route } from '../../surface/route.ts';
import { pathOf } from '../routes.ts';
import { clientIdOf, type Caller } from '../../accounts/caller.ts';
import type { Parts } from '../../parts.ts';
import { methodNotAllowed } from '../../errors.ts';
import { ChargedProblem } from '../../payments/purchase/payment-required.ts';
import { callableTool, callTool, type ToolAnswer, type ToolParts } from '../../tools/call.ts';
import type { Tool } from '../../tools/tool.ts';
import { agentRequestAt, idempotencyKeyOf, readJson, requestIdOf, singleHeader } from '../../surface/request.ts';
import { errorAnswer, jsonAnswer, responseOf, type Answer, logFailure } from '../answer.ts';
import type { HeaderValues } from '../../surface/headers.ts';
import { callerOf, takeUnpaidOf } from '../../surface/caller.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { type Exchange, whenLost, isHead } from '../../surface/exchange.ts';
import { maxPriceOfRequest, meansOf, paidHeaders } from '../payments/payment-gate.ts';
import { signedReceiptHeaders } from '../../surface/signed-receipt.ts';
import { keyTextOf } from '../../payments/purchase/sale.ts';

export type ToolRouteParts = ToolParts & Pick<Parts, 'accounts' | 'config' | 'limits' | 'log' | 'payments'>;

/** The record of every call: `discovery/openapi-tools.ts` writes one operation for each tool. */
export const toolCall = route.post(toolTemplate, {
  operationId: 'callTool',
  ...spends,
  tags: ['Tools'],
  summary: 'Call a tool',
  caller: 'buyer',
  body: 'own',
  class: 'tool_call',
  problems: [
    'api_key_required',
    'api_key_not_allowed',
    'tool_not_found',
    'method_not_allowed',
    'idempotency_in_progress',
    'idempotency_mismatch',
    'tool_refused_input',
    'rate_limited',
    'tool_failed',
    'tool_disabled',
    'call_interrupted',
    'body_too_large',
    'invalid_json',
    'unsupported_media_type',
  ],
  responses: {},
});
export const toolPath = pathOf(toolCall);

/** `/api/tools/{id}`, for requests that `direct.ts` does not answer. */
export function toolRoutes(parts: ToolRouteParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  app.openAPIRegistry.registerPath(toolCall);
  app.all(toolPath, async (c) => responseOf(await answerToolCall(parts, c, c.req.param('id') ?? '')));
  return app;
}

/**
 * The same handler for every tool, its aliases and its legacy ids. Errors are translated here, because `direct.ts` calls it without
 * middleware.
 */
export async function answerToolCall(parts: ToolRouteParts, c: Exchange, id: string): Promise<Answer> {
  const requestId = requestIdOf(c);
  const caller = callerOf(parts, c);
  try {
    return await answer(parts, c, id, requestId, caller);
  } catch (thrown) {
    if (thrown instanceof ChargedProblem) whenLost(c, () => void thrown.lost());
    // An invalid credential proves nothing: the request counts for its address.
    return refusal(parts, c, thrown, requestId, await caller.catch(() => null));
  }
}

async function answer(parts: ToolRouteParts, c: Exchange, id: string, requestId: string, asked: Promise<Caller>): Promise<Answer> {
  if (id === reservedId) throw methodNotAllowed(c.req.method, ['GET']);
  const { tool } = callableTool(parts, { toolId: id, request: agentRequestAt(toolPath, c, 'anonymous') });
  checkMethod(tool, c);
  const caller = await asked;
  const means = meansOf(c, parts.payments.x402, caller, singleHeader(c, 'X-Payment-Token'));
  // The input as it was sent: a receipt covers that, not the defaults.
  let input: unknown = null;
  const { json, bought, freeCallsLeft } = await callTool(parts, {
    toolId: id,
    asksOnly: isHead(c),
    readInput: async () => (input = tool.method === 'GET' ? c.req.query() : await readJson(c, parts.config.bodyMaxBytes)),
    means,
    caller,
    idempotencyKey: keyTextOf(means, idempotencyKeyOf(c)),
    maxPriceMicros: maxPriceOfRequest(c),
    // Free calls are limited like challenges.
    takeFree: () => takeUnpaidOf(parts, c, caller),
    request: agentRequestAt(toolPath, c, clientIdOf(caller)),
    address: clientAddress(c, parts.config.trustedHops),
  });
  if (bought !== null && means.kind === 'token') whenLost(c, () => void bought.lost());
  const receipt = signedReceiptHeaders(parts, c, means, bought, { input, body: json });
  return jsonAnswer(200, json, requestId, {
    ...freeHeaders(freeCallsLeft),
    ...boughtHeaders(bought),
    ...receipt,
    ...(bought === null ? {} : paidHeaders(means, bought)),
  });
}

/** The only path below /api/tools that is not a tool; its GET is the catalog's. */
const reservedId = 'search';

/** HEAD is answered where GET is, with what the call costs. */
function checkMethod(tool: Tool, c: Exchange): void {
  if (c.req.method === tool.method || (isHead(c) && tool.method === 'GET')) return;
  throw methodNotAllowed(c.req.method, [tool.method]);
}

function boughtHeaders(bought: ToolAnswer['bought']): HeaderValues {
  if (bought === null) return {};
  const { payment, remainingCalls, isReplay } = bought;
  return {
    'X-Payment-Id': payment.id,
    'X-Payment-Remaining-Calls': String(remainingCalls),
    ...(isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
  };
}

function freeHeaders(left: ToolAnswer['freeCallsLeft']): HeaderValues {
  return left === undefined ? {} : { 'X-Free-Calls-Remaining': String(left) };
}

/** Slows down clients that collect challenges without ever paying. */
function refusal(parts: ToolRouteParts, c: Exchange, thrown: unknown, requestId: string, caller: Caller | null): Answer {
  const answer = errorAnswer(thrown, c, 'camel', parts.payments.payments);
  if (answer.status < 500) {
    try {
      takeUnpaidOf(parts, c, caller);
    } catch (limited) {
      return errorAnswer(limited, c, 'camel', parts.payments.payments);
    }
    return answer;
  }
  logFailure(parts.log, c, thrown, requestId);
  return answer;
}
