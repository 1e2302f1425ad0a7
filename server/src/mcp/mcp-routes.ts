import { OpenAPIHono } from '@hono/zod-openapi';
import { problems } from '../errors.ts';
import type { Env } from '../surface/client-address.ts';
import { bySender, headerRef, parameterRef } from '../surface/route-parts.ts';
import { type RouteAnswer, route } from '../surface/route.ts';
import type { McpEndpoint, McpOptions, McpParts } from './mcp-endpoint.ts';

type Schema = NonNullable<Extract<NonNullable<RouteAnswer['content']>[string], { schema?: unknown }>['schema']>;

const text = (example: string) => ({ schema: { type: 'string' as const }, example });
const refused = (description: string, message: string, code = -32_000): RouteAnswer => ({
  description,
  content: { 'application/json': { schema: { type: 'object' }, example: { jsonrpc: '2.0', error: { code, message }, id: null } } },
});
const waiting = (description: string, message: string): RouteAnswer => ({
  ...refused(description, message),
  headers: { 'Retry-After': headerRef('RetryAfter') },
});

const rpcMessage: Schema = {
  type: 'object',
  required: ['jsonrpc'],
  properties: {
    jsonrpc: { const: '2.0' },
    id: { type: ['string', 'integer', 'null'] },
    method: { type: 'string' },
    params: { type: 'object' },
    result: { type: 'object' },
    error: { type: 'object', required: ['code', 'message'], properties: { code: { type: 'integer' }, message: { type: 'string' } } },
  },
};
const exampleTool = {
  name: 'search_tools',
  description: 'Finds tools for a need.',
  inputSchema: { type: 'object', properties: { query: { type: 'string' } } },
};

/** Older revisions start with `initialize`; this one needs no earlier request. */
const callMcp = route.post('/mcp', {
  operationId: 'callMcp',
  summary: 'Model Context Protocol over Streamable HTTP',
  description:
    'Every tool of the catalog is an MCP tool with one more argument, paymentToken. search_assets, get_asset, fetch_asset and submit_demand do the same as /api/v1. There are no sessions: GET and DELETE answer 405.',
  tags: ['MCP'],
  security: [{}, { apiKey: [] }, { bearer: [] }],
  admission: 'undecided',
  body: 'own',
  parameters: [
    {
      name: 'MCP-Protocol-Version',
      in: 'header',
      required: false,
      description: 'The protocol revision.',
      schema: { type: 'string' },
      example: '2026-07-28',
    },
    ...bySender.map(parameterRef),
  ],
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: rpcMessage, example: { jsonrpc: '2.0', id: 1, method: 'tools/list' } } },
    },
  },
  responses: {
    200: {
      description: 'A JSON-RPC response, or a stream of server-sent events that ends with it.',
      headers: { 'X-Request-Id': headerRef('RequestId') },
      content: {
        'application/json': { schema: rpcMessage, example: { jsonrpc: '2.0', id: 1, result: { tools: [exampleTool] } } },
        'text/event-stream': text('event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\n'),
      },
    },
    202: { description: 'A notification was accepted; there is no answer.' },
    400: refused('Not a JSON-RPC message, or an unsupported revision.', 'request body is not valid JSON', -32_700),
    401: refused('A credential is wrong, or one is needed; WWW-Authenticate says where to get one.', 'api key is not valid'),
    403: refused('Host or Origin does not belong to this service, as in DNS rebinding.', 'Invalid Origin: evil.example'),
    405: refused('Not POST.', 'Method not allowed.'),
    406: refused('Accept lacks application/json or text/event-stream.', 'Not Acceptable'),
    413: refused('The body is too large.', problems.body_too_large.message),
    415: refused('The body is not JSON.', problems.unsupported_media_type.message),
    429: waiting('Too many requests, or too many subscriptions at once.', problems.rate_limited.message),
    503: waiting('The service is busy or stopping, or its database does not answer.', problems.unavailable.message),
  },
});

/** `/mcp`. The SDK takes a tenth of the start time and memory, so it is loaded with the first request. */
export function mcpRoutes(parts: McpParts, options: McpOptions = {}): OpenAPIHono<Env> {
  let opening: Promise<McpEndpoint> | null = null;
  const app = new OpenAPIHono<Env>();
  app.openAPIRegistry.registerPath(callMcp);
  app.all(callMcp.path, async (c) => {
    opening ??= import('./mcp-endpoint.ts').then(({ mcpEndpoint }) => mcpEndpoint(parts, options));
    const answer = await opening;
    return answer(c);
  });
  return app;
}
