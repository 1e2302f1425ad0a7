import { bodyExamples, type ExampleOf } from './openapi-examples.ts';
import { headerComponents, openApiPartPath, parameterComponents, partOf, securitySchemes, tagsOf } from './openapi-components.ts';
import { operationProblems } from './operation-problems.ts';
import { paymentInfo, serviceInfo } from './openapi-payment.ts';
import type { ServiceDocument } from './documents.ts';
import { documentPaths } from './openapi-documents.ts';
import { Described, jsonBody, type Answer, type MediaType, type Operation, type Paths } from './openapi-shape.ts';
import { routeFacts, isFact } from '../surface/route.ts';
import { failureAnswers, toolPaths, toolTemplate } from './openapi-tools.ts';
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
 * @param described the registered routes, as the framework writes them
 */
export function openApiDocument(facts: Facts, described: unknown, documents: readonly ServiceDocument[]) {
  const { paths: ofRoutes, components } = Described.parse(described);
  const { [toolTemplate]: ofTools, ...others } = ofRoutes;
  const ofCalls = Object.entries(ofTools ?? {}).flatMap(([method, call]) => operationProblems(call, routeFacts(call), method));
  const { paths, responses } = shareAnswers({
    ...toolPaths(facts.callable, facts.wallets, ofCalls),
    ...completed(others, facts, bodyExamples(components, facts)),
    ...documentPaths(facts, documents),
  });
  return {
    ...openApiHead,
    ...serviceInfo(facts),
    servers: [{ url: facts.publicUrl }],
    externalDocs: { description: 'The documentation for people', url: `${facts.publicUrl}/docs` },
    tags: tagsOf(facts).map((tag) => ({
      ...tag,
      externalDocs: { description: 'The operations of this tag alone', url: `${facts.publicUrl}${openApiPartPath(partOf(tag.name))}` },
    })),
    security: [{}],
    paths,
    components: { schemas: components.schemas, responses, headers: headerComponents, parameters: parameterComponents, securitySchemes },
  };
}

/** Adds the examples, and what follows from the facts of each record. */
function completed(paths: Paths, facts: Facts, exampleOf: ExampleOf): Paths {
  return mapValues(paths, (operations, path) =>
    mapValues(operations, (operation, method) => completedOperation(operation, { method, path }, facts, exampleOf)),
  );
}

function completedOperation(
  recorded: Operation,
  { method, path }: { method: string; path: string },
  { wallets }: Facts,
  exampleOf: ExampleOf,
): Operation {
  const { isPriced, ...ofRoute } = routeFacts(recorded);
  const operation = withoutFacts(recorded);
  const schema = path.startsWith('/api/v1/') ? 'RegistryError' : 'ToolError';
  const { requestBody } = operation;
  return {
    ...operation,
    ...(isPriced === true ? paymentInfo(null, wallets) : {}),
    ...(requestBody === undefined ? {} : { requestBody: { ...requestBody, content: withExamples(requestBody.content, exampleOf) } }),
    responses: {
      // A surface with failures of its own states them.
      ...failureAnswers(operationProblems(operation, ofRoute, method), schema),
      ...mapValues(operation.responses, (answer) => completedAnswer(answer, exampleOf)),
    },
  };
}

function withoutFacts(operation: Operation): Operation {
  const { operationId, summary, tags, responses, ...others } = operation;
  return { operationId, summary, tags, ...Object.fromEntries(Object.entries(others).filter(([name]) => !isFact(name))), responses };
}

function completedAnswer(answer: Answer, exampleOf: ExampleOf): Answer {
  if (answer.content === undefined) return answer;
  return { ...answer, content: withExamples(answer.content, exampleOf) };
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

type Whole = ReturnType<typeof openApiDocument>;

/**
 * The operations of one tag, with the components that they refer to: a complete OpenAPI document.
 * @param part one of `openApiParts`
 */
export function openApiPart(whole: Whole, part: string): object {
  const paths = Object.fromEntries(
    Object.entries(whole.paths).flatMap(([path, operations]) => {
      const own = Object.entries(operations).filter(([, operation]) => isTagged(operation['tags'], part));
      return own.length === 0 ? [] : [[path, Object.fromEntries(own)]];
    }),
  );
  const { securitySchemes, ...shared } = whole.components;
  return {
    ...whole,
    tags: whole.tags.filter(({ name }) => partOf(name) === part),
    paths,
    components: { ...referredTo(paths, shared), securitySchemes },
  };
}

function isTagged(of: unknown, part: string): boolean {
  return Array.isArray(of) && of.some((tag) => typeof tag === 'string' && partOf(tag) === part);
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The components that something refers to, directly or through others. */
function referredTo(from: unknown, components: Components): Record<string, Record<string, unknown>> {
  const kept = new Set<string>();
  const open: unknown[] = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, kind = '', name = ''] of JSON.stringify(next).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (kept.has(`${kind}/${name}`)) continue;
      kept.add(`${kind}/${name}`);
      open.push(components[kind]?.[name] ?? null);
    }
  }
  return Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => kept.has(`${kind}/${name}`))),
    ]),
  );
}

/** Operations that refer to shared answers. */
type SharedPaths = Record<string, Record<string, Omit<Operation, 'responses'> & { responses: Record<string, Answer | { $ref: string }> }>>;

/**
 * Moves identical answers of several operations to `components.responses`. Tools differ little: without this, each tool would add all
 * its refusals to the document.
 */
function shareAnswers(paths: Paths): { paths: SharedPaths; responses: Record<string, Answer> } {
  const names = namesOf(paths);
  const responses: Record<string, Answer> = {};

  function shared(answer: Answer): Answer | { $ref: string } {
    const name = names.get(JSON.stringify(answer));
    if (name === undefined) return answer;
    responses[name] = answer;
    return { $ref: `#/components/responses/${name}` };
  }

  const sharedPaths = mapValues(paths, (operations) =>
    mapValues(operations, (operation) => ({ ...operation, responses: mapValues(operation.responses, (answer) => shared(answer)) })),
  );
  return { paths: sharedPaths, responses };
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

/** A name for each repeated answer, such as `Error401` and `Error401B`. */
function namesOf(paths: Paths): Map<string, string> {
  const seen = new Map<string, { status: string; times: number }>();
  for (const { responses } of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    for (const [status, answer] of Object.entries(responses)) {
      const text = JSON.stringify(answer);
      seen.set(text, { status, times: (seen.get(text)?.times ?? 0) + 1 });
    }
  }
  const names = new Map<string, string>();
  const namedOfStatus = new Map<string, number>();
  for (const [text, { status, times }] of seen) {
    if (times === 1) continue;
    const index = namedOfStatus.get(status) ?? 0;
    namedOfStatus.set(status, index + 1);
    names.set(text, `Error${status}${index === 0 ? '' : String.fromCodePoint(65 + index)}`);
  }
  return names;
}
