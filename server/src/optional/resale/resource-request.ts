import { isMembers, listOf } from '@farebox/client/json';
import { z } from 'zod';
import type { HttpCall, JsonSchema, Operation, Parameter } from '../../imports/operation.ts';
import { givenValue, sampleOf } from '../../imports/schemas/sample.ts';
import { plainSchema, SchemaRefused } from '../../imports/schemas/plain-schema.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a resource says of its request and answer. */
export interface ResourceDescription {
  /** Null: it does not say. */
  method: HttpCall['method'] | null;
  /** Whether it says anything of its request. */
  isGiven: boolean;
  /** Whether it is a tool of an MCP server. */
  isMcp: boolean;
  query: Part;
  body: Part | null;
  /** Such as `/users/:id`; null where its address is the same for every call. */
  routeTemplate: string | null;
  path: Part;
  exampleResponse: unknown;
}

/** A schema of an object, and an example of it. */
interface Part {
  schema: unknown;
  example: Members;
}

const nothing: Part = { schema: {}, example: {} };
const Method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const methodOf = (given: unknown) => Method.safeParse(typeof given === 'string' ? given.toUpperCase() : null).data ?? null;

/**
 * The description in a demand, or in an entry of a list.
 * Source: x402, extension `bazaar` (version 2); `outputSchema` of an offer (version 1).
 */
export function descriptionIn(demand: unknown): ResourceDescription {
  const bazaar = memberOf(memberOf(demand, 'extensions'), 'bazaar');
  if (isMembers(bazaar)) return described(memberOf(bazaar, 'info'), memberOf(bazaar, 'schema'), memberOf(bazaar, 'routeTemplate'));
  const [offer] = listOf(memberOf(demand, 'accepts'));
  return describedByFields(memberOf(offer, 'outputSchema'));
}

function described(info: unknown, schema: unknown, routeTemplate: unknown): ResourceDescription {
  const input = memberOf(info, 'input');
  const schemas = memberOf(memberOf(memberOf(schema, 'properties'), 'input'), 'properties');
  const part = (name: string): Part => {
    const example = memberOf(input, name);
    const given = memberOf(schemas, name);
    return {
      schema: isMembers(given) && given['properties'] !== undefined ? given : inferred(example),
      example: isMembers(example) ? example : {},
    };
  };
  const hasBody = memberOf(input, 'bodyType') !== undefined || memberOf(input, 'body') !== undefined;
  return {
    method: methodOf(memberOf(input, 'method')),
    isGiven: isMembers(input),
    isMcp: memberOf(input, 'type') === 'mcp',
    query: part('queryParams'),
    body: hasBody ? part('body') : null,
    routeTemplate: typeof routeTemplate === 'string' ? routeTemplate : null,
    path: part('pathParams'),
    exampleResponse: memberOf(memberOf(info, 'output'), 'example'),
  };
}

function describedByFields(outputSchema: unknown): ResourceDescription {
  const input = memberOf(outputSchema, 'input');
  const body = memberOf(input, 'bodyFields');
  return {
    method: methodOf(memberOf(input, 'method')),
    isGiven: isMembers(input),
    isMcp: false,
    query: { schema: schemaOfFields(memberOf(input, 'queryParams')), example: {} },
    body: isMembers(body) ? { schema: schemaOfFields(body), example: {} } : null,
    routeTemplate: null,
    path: nothing,
    exampleResponse: undefined,
  };
}

/** Version 1: `{ city: { type: 'string', required: true, description } }`, or the description alone. */
function schemaOfFields(fields: unknown): JsonSchema {
  if (!isMembers(fields)) return {};
  const entries = Object.entries(fields).map(([name, field]) => {
    const { required, ...schema } = isMembers(field) ? field : { description: field, required: undefined };
    return { name, schema, isRequired: required === true };
  });
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    required: entries.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** Where only an example is given. */
function inferred(example: unknown): JsonSchema {
  if (!isMembers(example)) return {};
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(example).map(([name, value]) => [name, { type: typeOf(value) }])),
  };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? typeof value : 'object';
}

interface Input {
  name: string;
  where: Parameter['in'] | 'body';
  schema: JsonSchema;
  isRequired: boolean;
}

/** The part of an operation that its request and answer decide. @throws SchemaRefused */
export function callOf(
  resource: URL,
  method: HttpCall['method'],
  costMicros: number,
  description: ResourceDescription,
): Pick<Operation, 'input' | 'output' | 'isWrapped' | 'exampleRequest' | 'exampleResponse' | 'isExampleGiven' | 'call'> {
  const { routeTemplate, exampleResponse } = description;
  const pathname = routeTemplate?.startsWith('/') === true ? routeTemplate.replaceAll(/:(\w+)/g, '{$1}') : resource.pathname;
  const names = [...pathname.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = new Map(inputsOf(description.path, 'path').map((input) => [input.name, input.schema]));
  const isRead = method === 'GET' || method === 'HEAD';
  const inputs: Input[] = [
    ...names.map((name): Input => ({ name, where: 'path', schema: inPath.get(name) ?? { type: 'string' }, isRequired: true })),
    // What the address already says is no input.
    ...inputsOf(description.query, 'query').filter(({ name }) => !resource.searchParams.has(name)),
    ...(description.body === null || isRead ? [] : inputsOf(description.body, 'body')),
  ];
  // Of a request that nobody describes, all that is known is that it may have a body.
  const isFreeForm = !description.isGiven && !isRead;
  if (isFreeForm) inputs.push({ name: 'body', where: 'body', schema: { type: 'object' }, isRequired: false });
  const taken = new Set<string>();
  for (const { name } of inputs) {
    if (taken.has(name)) throw new SchemaRefused(`two of its inputs are called ${name}`);
    taken.add(name);
  }
  const members = inputs.filter(({ where }) => where === 'body').map(({ name }) => name);
  const required = inputs.filter(({ isRequired }) => isRequired);
  const shown = inputs.filter(({ schema, isRequired }) => isRequired || givenValue(schema) !== undefined);
  const isWrapped = !isMembers(exampleResponse);
  return {
    input: {
      type: 'object',
      properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])),
      ...(required.length === 0 ? {} : { required: required.map(({ name }) => name) }),
      additionalProperties: false,
    },
    output: isWrapped ? { type: 'object', properties: { result: {} }, required: ['result'] } : { type: 'object' },
    isWrapped,
    exampleRequest: Object.fromEntries(shown.map(({ name, schema }) => [name, sampleOf(schema)])),
    exampleResponse: isMembers(exampleResponse) ? { ...exampleResponse } : { result: exampleResponse ?? null },
    isExampleGiven: required.every(({ schema }) => givenValue(schema) !== undefined),
    call: {
      kind: 'http',
      method,
      baseUrl: resource.origin,
      path: pathname + resource.search,
      parameters: inputs.flatMap(({ name, where }): Parameter[] =>
        where === 'body'
          ? []
          : [
              {
                name,
                input: name,
                in: where,
                style: where === 'path' ? 'simple' : 'form',
                explode: where !== 'path',
                allowsReserved: false,
              },
            ],
      ),
      body:
        isRead || (description.body === null && !isFreeForm)
          ? null
          : { contentType: 'application/json', type: 'application/json', ...(isFreeForm ? {} : { members }) },
      security: [],
      headers: {},
      costMicros,
    },
  };
}

function inputsOf({ schema, example }: Part, where: Input['where']): Input[] {
  const { properties, required } = plainSchema(schema, { root: schema, direction: 'request' });
  const needed = new Set(listOf(required));
  return Object.entries(isMembers(properties) ? properties : {}).map(([name, each]) => {
    const own = isMembers(each) ? each : {};
    const shown = Object.hasOwn(example, name) && givenValue(own) === undefined ? { ...own, examples: [example[name]] } : own;
    return { name, where, schema: shown, isRequired: needed.has(name) };
  });
}

function memberOf(value: unknown, name: string): unknown {
  return isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
