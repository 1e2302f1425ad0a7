import { Hono, type Context } from 'hono';
import type { Parts } from '../app.ts';
import { problem } from '../errors.ts';
import { callTool, type ToolAnswer } from '../tools/call.ts';
import type { Tool } from '../tools/tool.ts';
import { errorAnswer, jsonAnswer, type HeaderValues } from './answer.ts';
import { callerOf } from './caller.ts';
import { clientAddress, type Env } from './client-address.ts';
import { idempotencyKeyOf, readJson, requestIdOf, singleHeader } from './request.ts';

/**
 * `/api/tools/{id}`: the same handler for every tool, its aliases and its legacy ids. No middleware stands before it: this is
 * the path that is paid for, and what is thrown is translated here.
 */
export function toolRoutes(parts: Parts): Hono<Env> {
  return new Hono<Env>().all('/api/tools/:id', async (c) => {
    const requestId = requestIdOf(c);
    try {
      return toolAnswer(await call(parts, c, requestId), requestId);
    } catch (thrown) {
      return refusal(parts, c, thrown, requestId);
    }
  });
}

async function call(parts: Parts, c: Context<Env, '/api/tools/:id'>, requestId: string): Promise<ToolAnswer> {
  const id = c.req.param('id');
  const { tool } = parts.catalog.callable(id);
  checkMethod(tool, c.req.raw.method);
  return callTool(parts, {
    toolId: id,
    readInput: async () => (tool.method === 'GET' ? {} : readJson(c, parts.config.bodyMaxBytes)),
    token: singleHeader(c, 'X-Payment-Token'),
    caller: await callerOf(parts, c),
    idempotencyKey: idempotencyKeyOf(c),
    requestId,
  });
}

/** HEAD is refused too: it would take a paid call and show nothing for it. */
function checkMethod(tool: Tool, method: string): void {
  if (method === tool.method) return;
  throw problem('method_not_allowed', { headers: { Allow: `${tool.method}, OPTIONS` } });
}

function toolAnswer({ json, paymentId, remainingCalls, isReplay }: ToolAnswer, requestId: string): Response {
  const headers: HeaderValues = {
    ...(paymentId === null ? {} : { 'X-Payment-Id': paymentId, 'X-Payment-Remaining-Calls': String(remainingCalls) }),
    ...(isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
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
  parts.log.error({ requestId, err: thrown, path: c.req.path }, 'tool request failed');
  return answer;
}
