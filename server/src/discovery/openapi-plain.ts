import { problems } from '../errors.ts';
import { agentCard } from './agent-card.ts';
import { apiCatalog, apiCatalogType } from './api-catalog.ts';
import { aiCatalog, aiCatalogType } from './ard.ts';
import { a2aPaths } from './openapi-a2a.ts';
import { mcpServerCard, serverJson } from './mcp-documents.ts';
import { robotsText, sitemap } from './site-documents.ts';
import { interfaceVersion, type Facts } from './facts.ts';
import { serviceIndex } from './service-index.ts';
import { openApiParts } from './openapi-components.ts';
import { headerRef, jsonBody, parameterRef, type Answer, type Operation, type Paths } from './openapi-shape.ts';
import { always } from './operation-problems.ts';
import { failureAnswers } from './openapi-tools.ts';

/** The routes without a module with schemas: documents, health, MCP. */
export function plainPaths(facts: Facts): Paths {
  const short = { ...facts, services: facts.services.slice(0, 1), callable: facts.callable.slice(0, 1) };
  return {
    '/mcp': { post: mcp() },
    '/': { get: document('getIndex', 'Links to everything; browsers are redirected to /docs', json(serviceIndex(facts))) },
    '/api/v1': { get: document('getRegistryIndex', 'Where everything is', json(serviceIndex(facts))) },
    '/openapi.json': {
      get: document(
        'getOpenApi',
        'This document',
        json({ openapi: '3.1.0', info: { title: 'farebox', version: interfaceVersion }, paths: {} }),
      ),
    },
    '/openapi/{part}': {
      get: pageOf(
        document('getOpenApiPart', 'The operations of one tag, as a document of its own', json({ openapi: '3.1.0', paths: {} })),
        'part',
        `The tag in lower case, and .json: ${openApiParts.join(', ')}.`,
        'catalog.json',
      ),
    },
    '/docs': { get: document('getDocs', 'The documentation for people', text('text/html', '<!doctype html>…')) },
    '/docs/{section}': {
      get: pageOf(
        document('getDocsSection', 'One chapter of the documentation', text('text/html', '<!doctype html>…')),
        'section',
        'A chapter, as in the links of /docs.',
        'paying',
      ),
    },
    '/docs/tools/{id}': {
      get: pageOf(
        document('getDocsTool', 'The documentation of one tool; other names are redirected', text('text/html', '<!doctype html>…')),
        'id',
        'Id of the tool.',
        facts.services[0]?.id ?? 'timestamp',
      ),
    },
    '/llms.txt': { get: document('getLlmsText', 'The documentation for language models', text('text/plain', '# farebox\n…')) },
    '/.well-known/agent-card.json': {
      get: document(
        'getAgentCard',
        'The A2A agent card: every tool is a skill, and so are search, fetch and demand',
        json(agentCard(short)),
      ),
    },
    '/.well-known/api-catalog': {
      get: document('getApiCatalog', 'The API catalog of RFC 9727', { [apiCatalogType]: { schema: object, example: apiCatalog(facts) } }),
    },
    ...a2aPaths(),
    '/.well-known/ai-catalog.json': {
      get: document('getAiCatalog', 'The catalog of Agentic Resource Discovery (ARD)', {
        [aiCatalogType]: { schema: object, example: aiCatalog(facts) },
      }),
    },
    '/.well-known/ard.json': {
      get: document('getArdManifest', 'The same catalog, under the name of ARD 0.91', {
        [aiCatalogType]: { schema: object, example: aiCatalog(facts) },
      }),
    },
    '/server.json': { get: document('getServerJson', 'The entry for the MCP registry', json(serverJson(facts))) },
    '/mcp/server-card': { get: document('getMcpServerCard', 'What /mcp is', serverCard(facts)) },
    '/.well-known/mcp/server-card.json': {
      get: document('getMcpServerCardAlias', 'The same, at its well-known address', serverCard(facts)),
    },
    '/robots.txt': { get: document('getRobots', 'What crawlers may read', text('text/plain', robotsText(facts))) },
    '/sitemap.xml': { get: document('getSitemap', 'The public pages', text('application/xml', sitemap(facts))) },
    '/setup': { get: setup },
    '/healthz': {
      get: health('getHealth', 'Whether the process answers', { 200: answer('The process answers.', json({ status: 'ok' })) }),
    },
    '/readyz': { get: health('getReadiness', 'Whether database, files and jobs work', readiness) },
    '/metrics': {
      get: health('getMetrics', 'Prometheus metrics', {
        200: answer(
          'Text exposition format.',
          text('text/plain', '# HELP farebox_http_requests_total HTTP requests by route pattern and status.\n…'),
        ),
      }),
    },
  };
}

const object = { type: 'object' };
const serverCard = (facts: Facts) => ({ 'application/mcp-server-card+json': { schema: object, example: mcpServerCard(facts) } });
const json = (example: object) => jsonBody(object, example);
const text = (type: string, example: string) => ({ [type]: { schema: { type: 'string' }, example } });
const answer = (description: string, content: Answer['content']): Answer => ({
  description,
  ...(content === undefined ? {} : { content }),
});

function document(operationId: string, summary: string, content: Answer['content']): Operation {
  return {
    operationId,
    summary,
    tags: ['Documents'],
    security: [{}],
    responses: {
      200: answer('The document. It changes only with the catalog: repeat the request with If-None-Match.', content),
      ...failureAnswers(always, 'ToolError'),
    },
  };
}

/** One of several documents: others are 404. */
function pageOf(operation: Operation, name: string, description: string, example: string): Operation {
  return {
    ...operation,
    parameters: [{ name, in: 'path', required: true, description, schema: { type: 'string' }, example }],
    responses: { ...operation.responses, ...failureAnswers(['not_found'], 'ToolError') },
  };
}

const setup: Operation = {
  operationId: 'getSetupPage',
  summary: 'The page of a set-up link',
  tags: ['Accounts'],
  security: [{}],
  responses: {
    200: answer('The page; the token of the link is in its fragment.', text('text/html', '<!doctype html>…')),
    ...failureAnswers(always, 'ToolError'),
  },
};

function health(operationId: string, summary: string, responses: Operation['responses']): Operation {
  return {
    operationId,
    summary,
    tags: ['Health'],
    security: [{}],
    responses: { ...responses, ...failureAnswers(['internal'], 'ToolError') },
  };
}

const checks = { database: true, jobs: true, accepting: true };
const readiness = {
  200: answer('The service is ready.', json({ status: 'ready', checks, warnings: [] })),
  503: {
    ...answer(
      'The service is not ready; `checks` says why.',
      json({ status: 'not ready', checks: { ...checks, database: false }, warnings: [] }),
    ),
    headers: { 'Retry-After': headerRef('RetryAfter') },
  },
};

/** Older revisions start with `initialize`; this one needs no earlier request. */
function mcp(): Operation {
  const request = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const tool = {
    name: 'search_tools',
    description: 'Finds tools for a need.',
    inputSchema: { type: 'object', properties: { query: { type: 'string' } } },
  };
  const refused = (description: string, message: string, code = -32_000) =>
    answer(description, json({ jsonrpc: '2.0', error: { code, message }, id: null }));
  const waiting = (refusal: Answer): Answer => ({ ...refusal, headers: { 'Retry-After': headerRef('RetryAfter') } });
  return {
    operationId: 'callMcp',
    summary: 'Model Context Protocol over Streamable HTTP',
    description:
      'Every tool of the catalog is an MCP tool with one more argument, paymentToken. search_assets, get_asset, fetch_asset and submit_demand do the same as /api/v1. There are no sessions: GET and DELETE answer 405.',
    tags: ['MCP'],
    security: [{}, { apiKey: [] }, { bearer: [] }],
    parameters: [protocolVersion, parameterRef('ClientId'), parameterRef('RequestId')],
    requestBody: { required: true, content: jsonBody(rpcMessage, request) },
    responses: {
      200: {
        description: 'A JSON-RPC response, or a stream of server-sent events that ends with it.',
        headers: { 'X-Request-Id': headerRef('RequestId') },
        content: {
          ...jsonBody(rpcMessage, { jsonrpc: '2.0', id: 1, result: { tools: [tool] } }),
          ...text('text/event-stream', 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\n'),
        },
      },
      202: { description: 'A notification was accepted; there is no answer.' },
      400: refused('Not a JSON-RPC message, or an unsupported revision.', 'request body is not valid JSON', -32_700),
      403: refused('Host or Origin does not belong to this service, as in DNS rebinding.', 'Invalid Origin: evil.example'),
      405: refused('Not POST.', 'Method not allowed.'),
      406: refused('Accept lacks application/json or text/event-stream.', 'Not Acceptable'),
      413: refused('The body is too large.', problems.body_too_large.message),
      415: refused('The body is not JSON.', problems.unsupported_media_type.message),
      429: waiting(refused('Too many requests, or too many subscriptions at once.', problems.rate_limited.message)),
      503: waiting(refused('The service is busy or stopping, or its database does not answer.', problems.unavailable.message)),
    },
  };
}

const rpcMessage = {
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

const protocolVersion = {
  name: 'MCP-Protocol-Version',
  in: 'header',
  required: false,
  description: 'The protocol revision.',
  schema: { type: 'string' },
  example: '2026-07-28',
};
