import { jsonType, type ServiceDocument } from './documents.ts';
import { interfaceVersion, type Facts } from './facts.ts';
import { openApiParts } from './openapi-components.ts';
import type { Operation, Paths } from './openapi-shape.ts';
import { failureAnswers } from './openapi-tools.ts';
import { always } from './operation-problems.ts';
import { serviceIndex } from './service-index.ts';

/** The documents in OpenAPI. */
export function documentPaths(facts: Facts, documents: readonly ServiceDocument[]): Paths {
  // Lists of tools are as long as the catalog.
  const short = { ...facts, services: facts.services.slice(0, 1), callable: facts.callable.slice(0, 1) };
  const html = '<!doctype html>…';
  const stub = { openapi: '3.1.0', paths: {} };
  return {
    ...Object.fromEntries(documents.map((each) => [each.path, { get: documentOf(each, each.example ?? each.content(short)) }])),
    '/': {
      get: documentOf(
        { operationId: 'getIndex', summary: 'Links to everything; browsers are redirected to /docs', type: jsonType },
        serviceIndex(facts),
      ),
    },
    '/openapi.json': {
      get: documentOf(
        { operationId: 'getOpenApi', summary: 'This document', type: jsonType },
        { ...stub, info: { title: 'farebox', version: interfaceVersion } },
      ),
    },
    '/openapi/{part}': {
      get: pageOf(
        documentOf({ operationId: 'getOpenApiPart', summary: 'The operations of one tag, as a document of its own', type: jsonType }, stub),
        { name: 'part', description: `The tag in lower case, and .json: ${openApiParts(facts).join(', ')}.`, example: 'catalog.json' },
      ),
    },
    '/docs/{section}': {
      get: pageOf(documentOf({ operationId: 'getDocsSection', summary: 'One chapter of the documentation', type: 'text/html' }, html), {
        name: 'section',
        description: 'A chapter, as in the links of /docs.',
        example: 'paying',
      }),
    },
    '/samples/{name}': {
      get: pageOf(documentOf({ operationId: 'getSample', summary: 'A file to try tools with', type: 'application/pdf' }, html), {
        name: 'name',
        description: 'report.pdf, or the picture page.png.',
        example: 'report.pdf',
      }),
    },
    '/docs/tools/{id}': {
      get: pageOf(
        documentOf(
          { operationId: 'getDocsTool', summary: 'The documentation of one tool; other names are redirected', type: 'text/html' },
          html,
        ),
        { name: 'id', description: 'Id of the tool.', example: facts.services[0]?.id ?? 'timestamp' },
      ),
    },
  };
}

function documentOf(
  { operationId, summary, type }: Pick<ServiceDocument, 'operationId' | 'summary' | 'type'>,
  example: unknown,
): Operation {
  const schema = { type: typeof example === 'string' ? 'string' : 'object' };
  return {
    operationId,
    summary,
    tags: ['Documents'],
    security: [{}],
    responses: {
      200: {
        description: 'The document. It changes only with the catalog: repeat the request with If-None-Match.',
        content: { [type.replace('; charset=utf-8', '')]: { schema, example } },
      },
      ...failureAnswers(always, 'ToolError'),
    },
  };
}

/** One of several documents: others are 404. */
function pageOf(operation: Operation, parameter: { name: string; description: string; example: string }): Operation {
  return {
    ...operation,
    parameters: [{ ...parameter, in: 'path', required: true, schema: { type: 'string' } }],
    responses: { ...operation.responses, ...failureAnswers(['not_found'], 'ToolError') },
  };
}
