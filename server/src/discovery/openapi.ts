import { bodyExamples, type ExampleOf } from './openapi-examples.ts';
import { withHeaders } from './openapi-headers.ts';
import { headerComponents, openApiPartPath, parameterComponents, partOf, securitySchemes, tags } from './openapi-components.ts';
import { operationProblems } from './operation-problems.ts';
import { paymentInfo, serviceInfo } from './openapi-payment.ts';
import { plainPaths } from './openapi-plain.ts';
import { Described, jsonBody, type Answer, type MediaType, type Operation, type Paths } from './openapi-shape.ts';
import { shareAnswers } from './openapi-sharing.ts';
import { failureAnswers, toolPaths } from './openapi-tools.ts';
import { interfaceVersion, type Facts } from './facts.ts';

export const openApiHead = {
  openapi: '3.1.0',
  info: {
    title: 'farebox',
    version: interfaceVersion,
    summary: 'Data, APIs and tools that agents find, pay for and use.',
    description:
      'Data and APIs are paid per fetch, tools per call. Search is free. A fetch or call without a paid token is answered with HTTP 402 and a payment. Pay the payment, then repeat the request with the header `X-Payment-Token`. Reporting an unmet need is free. Every failure says what happened (`error`, `code`) and what to do next (`hint`).',
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  },
};

/**
 * The whole interface as OpenAPI 3.1.
 * @param described the registered routes, as the framework writes them.
 */
export function openApiDocument(facts: Facts, described: unknown) {
  const { paths: ofModules, components } = Described.parse(described);
  const { paths, responses } = shareAnswers({
    ...toolPaths(facts.callable, facts.wallets),
    ...completed(ofModules, facts, bodyExamples(components, facts)),
    ...plainPaths(facts),
  });
  return {
    ...openApiHead,
    ...serviceInfo(facts),
    servers: [{ url: facts.publicUrl }],
    externalDocs: { description: 'The documentation for people', url: `${facts.publicUrl}/docs` },
    tags: tags.map((tag) => ({
      ...tag,
      externalDocs: { description: 'The operations of this tag alone', url: `${facts.publicUrl}${openApiPartPath(partOf(tag.name))}` },
    })),
    security: [{}],
    paths,
    components: { schemas: components.schemas, responses, headers: headerComponents, parameters: parameterComponents, securitySchemes },
  };
}

/** Adds the examples, and the problems of each operation that its module does not declare. */
function completed(paths: Paths, facts: Facts, exampleOf: ExampleOf): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          completedOperation(operation, { method, path }, facts, exampleOf),
        ]),
      ),
    ]),
  );
}

function completedOperation(
  described: Operation,
  { method, path }: { method: string; path: string },
  facts: Facts,
  exampleOf: ExampleOf,
): Operation {
  const operation =
    described.security === undefined && described.tags.includes('Payments') ? { ...described, security: optionalCredential } : described;
  const schema = path.startsWith('/api/v1/') ? 'RegistryError' : 'ToolError';
  const known = failureAnswers(operationProblems(operation, method), schema);
  const declared = Object.entries(operation.responses).filter(([status]) => !(status in known));
  return withHeaders({
    ...operation,
    ...(fetches.has(operation.operationId) ? paymentInfo(null, facts.wallets) : {}),
    ...(operation.requestBody === undefined
      ? {}
      : { requestBody: { ...operation.requestBody, content: withExamples(operation.requestBody.content, exampleOf) } }),
    responses: {
      ...Object.fromEntries(declared.map(([status, answer]) => [status, completedAnswer(answer, exampleOf)])),
      ...Object.fromEntries(
        Object.entries(known).map(([status, answer]) => [status, withDescription(answer, operation.responses[status])]),
      ),
    },
  });
}

/** Operations that cost the price of the asset. */
const fetches = new Set(['checkAssetFetch', 'fetchAsset']);

/** Credentials are optional; they decide who owns the token and whose credit is spent. */
const optionalCredential = [{}, { apiKey: [] }, { bearer: [] }];

function completedAnswer(answer: Answer, exampleOf: ExampleOf): Answer {
  if (answer.content === undefined) return answer;
  return { ...answer, content: withExamples(answer.content, exampleOf) };
}

/** The module's own description, if any. */
function withDescription(answer: Answer, declared: Answer | undefined): Answer {
  return declared === undefined ? answer : { ...answer, description: declared.description };
}

function withExamples(content: Record<string, MediaType>, exampleOf: ExampleOf) {
  return Object.fromEntries(
    Object.entries(content).map(([type, body]) => {
      if (body.example !== undefined || body.examples !== undefined) return [type, body];
      const example = exampleOf(body.schema);
      return [type, example === undefined ? body : { ...body, ...jsonBody(body.schema, example)['application/json'] }];
    }),
  );
}
