import { problems } from '../errors.ts';
import { agentCard } from './agent-card.ts';
import { apiCatalog, apiCatalogType } from './api-catalog.ts';
import { interfaceVersion, type Facts } from './facts.ts';
import { serviceIndex } from './service-index.ts';
import { headerRef, jsonBody, parameterRef, type Answer, type Operation, type Paths } from './openapi-shape.ts';
import { failureAnswers } from './openapi-tools.ts';

/** The routes that have no module with schemas of its own: documents, health, MCP. */
export function plainPaths(facts: Facts): Paths {
  const short = { ...facts, services: facts.services.slice(0, 1) };
  return {
    '/mcp': { post: mcp() },
    '/': { get: document('getIndex', 'Where everything is; a browser is sent to /docs', json(serviceIndex(facts))) },
    '/openapi.json': { get: document('getOpenApi', 'This document', json({ openapi: '3.1.0', info: { title: 'farebox', version: interfaceVersion }, paths: {} })) },
    '/docs': { get: document('getDocs', 'The documentation for people', text('text/html', '<!doctype html>…')) },
    '/llms.txt': { get: document('getLlmsText', 'The documentation for language models', text('text/plain', '# farebox\n…')) },
    '/.well-known/agent-card.json': { get: document('getAgentCard', 'The A2A agent card: every tool is a skill', json(agentCard(short))) },
    '/.well-known/api-catalog': { get: document('getApiCatalog', 'The API catalog of RFC 9727', { [apiCatalogType]: { schema: object, example: apiCatalog(facts) } }) },
    '/healthz': { get: health('getHealth', 'Whether the process answers', { 200: answer('It does.', json({ status: 'ok' })) }) },
    '/readyz': { get: health('getReadiness', 'Whether what the service stands on answers too', readiness) },
    '/metrics': {
      get: health('getMetrics', 'Prometheus metrics', {
        200: answer('Text exposition format.', text('text/plain', '# HELP farebox_http_requests_total HTTP requests by route pattern and status.\n…')),
      }),
    },
  };
}

const object = { type: 'object' };
const json = (example: object) => jsonBody(object, example);
const text = (type: string, example: string) => ({ [type]: { schema: { type: 'string' }, example } });
const answer = (description: string, content: Answer['content']): Answer => ({ description, ...(content === undefined ? {} : { content }) });

function document(operationId: string, summary: string, content: Answer['content']): Operation {
  return {
    operationId,
    summary,
    tags: ['Documents'],
    security: [{}],
    responses: { 200: answer('The document. It changes only with the catalog: ask again with If-None-Match.', content), ...failureAnswers(['internal'], 'ToolError') },
  };
}

function health(operationId: string, summary: string, responses: Operation['responses']): Operation {
  return { operationId, summary, tags: ['Health'], security: [{}], responses: { ...responses, ...failureAnswers(['internal'], 'ToolError') } };
}

const checks = { database: true, jobs: true, accepting: true };
const readiness = {
  200: answer('It does.', json({ status: 'ready', checks })),
  503: answer('It does not; `checks` says what.', json({ status: 'not ready', checks: { ...checks, database: false } })),
};

const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

function mcp(): Operation {
  const rpcError = (status: number, message: string) =>
    answer(problems.internal.message === message ? message : message, json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
  return {
    operationId: 'callMcp',
    summary: 'Model Context Protocol over Streamable HTTP',
    description: 'Every tool of the catalog is an MCP tool. Sessions are not needed; GET and DELETE answer 405.',
    tags: ['MCP'],
    security: [{}],
    parameters: ['RequestId'].map(parameterRef),
    requestBody: { required: true, content: jsonBody(object, call) },
    responses: {
      200: { description: 'One JSON-RPC response, or a stream of server-sent events that ends with it.', content: json({}), headers: { 'X-Request-Id': headerRef('RequestId') } },
      403: rpcError(403, 'origin is not allowed'),
    },
  };
}
