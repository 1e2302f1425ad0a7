import { Hono } from 'hono';
import type { Env } from '../http/client-address.ts';
import type { McpEndpoint, McpParts } from './mcp-endpoint.ts';
import type { NewServer } from './mcp-server.ts';

/**
 * `/mcp`. The SDK takes a tenth of the start time and memory, so it is loaded with the first request.
 * @param newServer for tests of the protocol, with fixtures.
 */
export function mcpRoutes(parts: McpParts, newServer?: NewServer): Hono<Env> {
  let opening: Promise<McpEndpoint> | null = null;
  return new Hono<Env>().all('/mcp', async (c) => {
    opening ??= import('./mcp-endpoint.ts').then(({ mcpEndpoint }) => mcpEndpoint(parts, newServer));
    const answer = await opening;
    return answer(c);
  });
}
