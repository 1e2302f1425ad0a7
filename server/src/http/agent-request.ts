import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AgentRequest } from '../demand/agent-request.ts';
import { requestIdOf } from './request.ts';

/** What the log keeps of an agent's request: never its address, and of its path only the pattern. */
export function agentRequestOf(c: Context, clientId: string): AgentRequest {
  return {
    method: c.req.method,
    path: routePath(c),
    clientId,
    userAgent: c.req.header('user-agent') ?? null,
    requestId: requestIdOf(c),
  };
}
