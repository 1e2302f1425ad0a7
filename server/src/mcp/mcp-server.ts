import { ProtocolError, ProtocolErrorCode, Server, type Implementation, type ServerCapabilities } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { hourMs, minuteMs, secondMs } from '../clock.ts';
import type { Features } from './features.ts';
import type { Origin } from '../surface/origin.ts';

type Era = 'modern' | 'legacy';

/** Makes the server for one exchange. */
export type NewServer = (era: Era, origin: Origin) => Server;

export interface Exchange {
  /** `modern`: revision 2026-07-28, an envelope in every request. `legacy`: the revisions with `initialize`. */
  era: Era;
  origin: Origin;
  identity: Implementation;
}

/**
 * The server for one exchange. The SDK needs a new one for each request, so this only registers handlers. The low-level class is used
 * because its cost does not grow with the number of tools.
 */
export function mcpServer(features: Features, { era, origin, identity }: Exchange): Server {
  const { paymentMethods } = features;
  const capable =
    paymentMethods === undefined ? capabilities[era] : { ...capabilities[era], experimental: { payment: { methods: paymentMethods } } };
  const server = new Server(identity, { capabilities: capable, instructions: features.instructions(), cacheHints, jsonSchemaValidator });

  server.setRequestHandler('tools/list', ({ params }) => {
    requireFirstPage(params);
    return { tools: features.tools(origin.list) };
  });
  server.setRequestHandler('tools/call', ({ params }, context) => features.callTool(params, origin, context));
  server.setRequestHandler('resources/list', ({ params }) => {
    requireFirstPage(params);
    return { resources: features.resources() };
  });
  server.setRequestHandler('resources/templates/list', ({ params }) => {
    requireFirstPage(params);
    return { resourceTemplates: features.resourceTemplates() };
  });
  server.setRequestHandler('resources/read', ({ params }, context) => features.readResource(params, origin, context));
  server.setRequestHandler('prompts/list', ({ params }) => {
    requireFirstPage(params);
    return { prompts: features.prompts() };
  });
  server.setRequestHandler('prompts/get', ({ params }, context) => features.getPrompt(params, context));
  return server;
}

/** The older revisions report changes on a stream of a session, and there are no sessions here. */
const capabilities: Record<Era, ServerCapabilities> = {
  modern: { tools: { listChanged: true }, resources: { subscribe: true, listChanged: true }, prompts: {} },
  legacy: { tools: {}, resources: {}, prompts: {} },
};

/** The catalog changes only when an operator changes it; clients that need to know at once can listen. */
const cacheHints = {
  'tools/list': { ttlMs: 5 * minuteMs, cacheScope: 'public' },
  'resources/list': { ttlMs: hourMs, cacheScope: 'public' },
  'resources/templates/list': { ttlMs: hourMs, cacheScope: 'public' },
  'resources/read': { ttlMs: 5 * secondMs, cacheScope: 'public' },
  'prompts/list': { ttlMs: hourMs, cacheScope: 'public' },
  'server/discover': { ttlMs: hourMs, cacheScope: 'public' },
} as const;

/** Shared: otherwise each request would compile the same schemas again. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** There is only one page, so no cursor is valid. Many hosts ignore a second page, and some never stop asking for one. */
function requireFirstPage(params: { cursor?: string | undefined } | undefined): void {
  if (params?.cursor !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Invalid cursor: the list is one page');
}
