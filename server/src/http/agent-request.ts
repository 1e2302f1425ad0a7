import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AgentRequest } from '../requests/agent-request.ts';
import type { Exchange } from '../surface/exchange.ts';
import { requestIdOf } from '../surface/request.ts';

/** The logged facts of an agent's request: not its address, and only the pattern of its path. */
export function agentRequestOf(c: Context, clientId: string): AgentRequest {
  return agentRequestAt(routePath(c), c, clientId);
}

/** The same for a request to this route. */
export function agentRequestAt(path: string, c: Exchange, clientId: string): AgentRequest {
  return {
    method: c.req.method,
    path,
    clientId,
    userAgent: c.req.header('user-agent') ?? null,
    requestId: requestIdOf(c),
  };
}
