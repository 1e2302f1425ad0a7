import { isMembers, listOf } from '@farebox/client/json';
import type { ToolSourceRule } from '@farebox/contract';
import type { HttpCall, JsonSchema, Operation, Parameter, ReadSource, Security } from '../operation.ts';
import { givenValue, sampleOf } from '../schemas/sample.ts';
import { addedArguments } from '../schemas/plain-keys.ts';
import { cleaned, plainSchema, SchemaRefused } from '../schemas/plain-schema.ts';
import { slugOf, textOf, titleOf } from '../naming.ts';
import { isSkipped, requireFew } from '../skipping.ts';
import { dereferenced, exampleOf, openApiDocument, type OpenApiDocument } from './openapi-document.ts';
import { readAnswer } from './read-answer.ts';
import { readBody } from './read-body.ts';
import { readSecurity } from './read-security.ts';
import { isDelimited } from '../calls/styled-values.ts';

type Members = Readonly<Record<string, unknown>>;

export interface ReadOpenApiOptions {
  /** Of the document: relative addresses of servers begin there. Null: it has none. */
  location: string | null;
  /** In place of the servers that the document names. */
  baseUrl: string | null;
  serverVariables: Readonly<Record<string, string>>;
  /** Of the source: operations that they skip are only named. */
  rules: readonly ToolSourceRule[];
  /** Keys of the operations that are tools already: they are read whatever the rules say now. */
  known: readonly string[];
}

type Named = Pick<Operation, 'key' | 'slug' | 'tags'>;

const methods = { get: 'GET', head: 'HEAD', query: 'QUERY', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
const methodsOf: ReadonlyMap<string, HttpCall['method']> = new Map(Object.entries(methods));

/**
 * The operations of an OpenAPI document (3.0 to 3.2, or Swagger 2.0). One that cannot be taken over is listed with the reason. References
 * to other documents are never followed.
 * @throws SchemaRefused for a document that cannot be read at all
 */
export function readOpenApi(text: string, options: ReadOpenApiOptions): ReadSource {
  const document = openApiDocument(text);
  const { paths, info } = document.root;
  const known = new Set(options.known);
  const [operations, skipped]: [Operation[], Named[]] = [[], []];
  for (const [path, given] of Object.entries(isMembers(paths) ? paths : {})) {
    if (!path.startsWith('/')) continue;
    for (const place of placesOf(document, path, given)) {
      const reader = new OperationReader(document, options, place);
      const { key, slug, tags } = reader.named;
      if (isSkipped(options.rules, reader.named) && !known.has(key)) {
        skipped.push({ key, slug, tags });
        continue;
      }
      // What is skipped does not count: a part of a larger document can be imported.
      requireFew(operations.length + 1);
      operations.push(reader.read());
    }
  }
  const title = isMembers(info) && typeof info['title'] === 'string' ? cleaned(info['title']).slice(0, 200) : null;
  return { title, operations, skipped };
}

interface Place {
  path: string;
  /** As it is sent. */
  method: string;
  item: Members;
  given: Members;
  /** Why it cannot be read. */
  fault?: string;
}

/** The operations of a path item, also those that cannot be called. */
function placesOf(document: OpenApiDocument, path: string, written: unknown): Place[] {
  try {
    const target = dereferenced(document, written);
    const item = isMembers(target) && isMembers(written) ? { ...target, ...written } : {};
    const further = isMembers(item['additionalOperations']) ? Object.entries(item['additionalOperations']) : [];
    const fixed = [...methodsOf.keys(), 'options', 'trace'].map((name): [string, unknown] => [name, item[name]]);
    return [
      ...fixed.map(([name, given]) => ({ method: name.toUpperCase(), given })),
      ...further.map(([method, given]) => ({ method, given })),
    ].flatMap(({ method, given }) => (isMembers(given) ? [{ path, method, item, given }] : []));
  } catch (thrown) {
    if (!(thrown instanceof SchemaRefused)) throw thrown;
    return [{ path, method: 'ANY', item: {}, given: {}, fault: thrown.message }];
  }
}

class OperationReader {
  private readonly document: OpenApiDocument;
  private readonly options: ReadOpenApiOptions;
  private readonly place: Place;

  constructor(document: OpenApiDocument, options: ReadOpenApiOptions, place: Place) {
    this.document = document;
    this.options = options;
    this.place = place;
  }

  /** What needs no schema. */
  get named(): Pick<Operation, 'key' | 'slug' | 'name' | 'description' | 'tags'> {
    const { path, method, given, item } = this.place;
    const id = typeof given['operationId'] === 'string' ? given['operationId'] : `${method} ${path.replaceAll(/[{}]/g, '')}`;
    const summary = textOf(given['summary'], 120);
    const shared = textOf(item['summary'], 120);
    // Of the same text for several operations, nobody could tell them apart.
    const isOnly = Object.keys(item).filter((name) => methodsOf.has(name)).length === 1;
    const about = [summary, textOf(item['description'], 1800) ?? shared].filter((text) => text !== null);
    return {
      key: `${method} ${path}`.slice(0, 500),
      slug: slugOf(id),
      name: summary ?? (shared === null || isOnly ? shared : `${shared}: ${titleOf(id)}`.slice(0, 120)) ?? titleOf(id),
      description: textOf(given['description'], 2000) ?? (about.length === 0 ? `${method} ${path}` : about.join('\n')),
      tags: listOf(given['tags']).flatMap((tag) => (typeof tag === 'string' ? [cleaned(tag).slice(0, 60)] : [])),
    };
  }

  read(): Operation {
    const { method, fault } = this.place;
    const isSafe = method === 'GET' || method === 'HEAD' || method === 'QUERY';
    const common = {
      ...this.named,
      isSafe,
      isIdempotent: isSafe || method === 'PUT' || method === 'DELETE',
      annotations: { readOnlyHint: isSafe, ...(isSafe ? {} : { destructiveHint: method !== 'POST' }) },
    };
    try {
      if (fault !== undefined) throw new SchemaRefused(fault);
      return { ...common, ...this.callable(), refused: null };
    } catch (thrown) {
      if (!(thrown instanceof SchemaRefused) && !(thrown instanceof RangeError)) throw thrown;
      const reason = thrown instanceof RangeError ? 'its schema is nested too deeply' : thrown.message;
      const nothing = {
        input: {},
        output: {},
        isWrapped: true,
        exampleRequest: {},
        exampleResponse: {},
        isExampleGiven: false,
        call: null,
      };
      return { ...common, ...nothing, refused: reason };
    }
  }

  private callable(): Pick<Operation, 'input' | 'output' | 'isWrapped' | 'exampleRequest' | 'exampleResponse' | 'isExampleGiven' | 'call'> {
    const { path } = this.place;
    const method = methodsOf.get(this.place.method.toLowerCase());
    if (method !== this.place.method) throw new SchemaRefused(`its method ${cleaned(this.place.method).slice(0, 40)} is not supported`);
    const baseUrl = this.baseUrl();
    const security = readSecurity(this.document, this.place.given['security'], baseUrl);
    const inputs = [...this.parameters(security), ...this.body()];
    const names = new Set<string>();
    for (const { name } of inputs) {
      if (names.has(name)) throw new SchemaRefused(`two of its parameters are called ${name}`);
      names.add(name);
    }
    const needed = inputs.filter(({ isRequired }) => isRequired);
    const body = inputs.find(({ media }) => media !== undefined)?.media ?? null;
    const call: HttpCall = {
      kind: 'http',
      method,
      baseUrl,
      path,
      parameters: inputs.flatMap(({ parameter }) => parameter ?? []),
      body,
      security,
      headers: {},
    };
    return {
      input: {
        type: 'object',
        properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])),
        ...(needed.length === 0 ? {} : { required: needed.map(({ name }) => name) }),
        additionalProperties: false,
      },
      ...readAnswer(this.document, this.place.given['responses']),
      exampleRequest: Object.fromEntries(needed.map(({ name, schema }) => [name, sampleOf(schema)])),
      isExampleGiven: needed.every(({ schema }) => givenValue(schema) !== undefined),
      call,
    };
  }

  private parameters(security: readonly (readonly Security[])[]): Input[] {
    const { item, given, path } = this.place;
    const all = new Map<string, Members>();
    for (const each of [...listOf(item['parameters']), ...listOf(given['parameters'])]) {
      const parameter = dereferenced(this.document, each);
      if (isMembers(parameter) && typeof parameter['name'] === 'string')
        all.set(`${String(parameter['in'])} ${parameter['name']}`, parameter);
    }
    for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
      if (!all.has(`path ${name}`)) all.set(`path ${name}`, { name, in: 'path', required: true, schema: { type: 'string' } });
    }
    const held = new Set(security.flat().map((each) => `${each.in} ${each.name.toLowerCase()}`));
    const taken = new Set<string>();
    return [...all.values()].flatMap((parameter) => {
      const where = parameter['in'];
      const name = String(parameter['name']);
      if (where === 'querystring') {
        const input = freeName(name, where, taken);
        taken.add(input);
        return [this.queryString(parameter, { name, input, held })];
      }
      if (where !== 'path' && where !== 'query' && where !== 'header' && where !== 'cookie') return [];
      // The server sends these itself; a credential is never asked of the caller.
      if (where === 'header' && ownHeaders.has(name.toLowerCase())) return [];
      if (held.has(`${where} ${name.toLowerCase()}`)) return [];
      const input = freeName(name, where, taken);
      taken.add(input);
      return [this.parameter(parameter, { name, where, input })];
    });
  }

  private parameter(given: Members, { name, where, input }: { name: string; where: Parameter['in']; input: string }): Input {
    const [media] = isMembers(given['content']) ? Object.values(given['content']) : [];
    const schema = this.schema(isMembers(media) ? media['schema'] : given['schema'], 'request');
    const description = textOf(given['description'], 2000);
    const example = exampleOf(given) ?? exampleOf(media);
    const style = media === undefined ? styleOf(given, where) : 'json';
    const explode = typeof given['explode'] === 'boolean' ? given['explode'] : style === 'form';
    return {
      name: input,
      schema: {
        ...schema,
        ...(description === null ? {} : { description }),
        ...(example === undefined ? {} : { examples: [example] }),
      },
      isRequired: where === 'path' || given['required'] === true,
      parameter: { name, input, in: where, style, explode, allowsReserved: given['allowReserved'] === true },
    };
  }

  /** All of the query as one object. Source: OpenAPI 3.2, "Parameter Locations". */
  private queryString(given: Members, { name, input, held }: { name: string; input: string; held: ReadonlySet<string> }): Input {
    const [content] = isMembers(given['content']) ? Object.entries(given['content']) : [];
    const [type, media] = content ?? ['', null];
    if (type !== 'application/x-www-form-urlencoded' || (isMembers(media) && media['encoding'] !== undefined)) {
      throw new SchemaRefused('its query string is no plain form');
    }
    const read = this.parameter(given, { name, where: 'query', input });
    // A caller must not send what the credential is sent as.
    if ([...held].some((each) => each.startsWith('query '))) throw new SchemaRefused('its credential would stand in its query string');
    return { ...read, parameter: { name, input, in: 'query', style: 'queryString', explode: true, allowsReserved: false } };
  }

  private body(): Input[] {
    const read = readBody(this.document, this.place.given['requestBody'], (schema) => this.schema(schema, 'request'));
    if (read === null) return [];
    const { schema, isRequired, media, example } = read;
    const description = schema['description'] === undefined ? textOf(read.description, 2000) : null;
    return [
      {
        name: 'body',
        schema: {
          ...schema,
          ...(description === null ? {} : { description }),
          ...(example === undefined ? {} : { examples: [example] }),
        },
        isRequired,
        media,
      },
    ];
  }

  private schema(given: unknown, direction: 'request' | 'response'): JsonSchema {
    return plainSchema(given ?? {}, { root: this.document.root, direction });
  }

  private baseUrl(): string {
    const { location, baseUrl, serverVariables } = this.options;
    if (baseUrl !== null) return baseUrl.replace(/\/+$/, '');
    const { item, given } = this.place;
    const [server] = [given['servers'], item['servers'], this.document.root['servers']].map(listOf).find((each) => each.length > 0) ?? [];
    const template = isMembers(server) && typeof server['url'] === 'string' ? server['url'] : '/';
    const variables = isMembers(server) && isMembers(server['variables']) ? server['variables'] : {};
    const written = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
      const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
      const chosen = serverVariables[name];
      const choices = isMembers(variable) ? listOf(variable['enum']) : [];
      if (chosen !== undefined && choices.length > 0 && !choices.includes(chosen)) {
        throw new SchemaRefused(`its server variable ${name} is one of ${choices.join(', ').slice(0, 200)}`);
      }
      const value: unknown = chosen ?? (isMembers(variable) ? variable['default'] : undefined);
      if (typeof value !== 'string') throw new SchemaRefused(`its server has a variable ${name} without a value`);
      return value;
    });
    const url = URL.parse(written, location ?? undefined);
    if (url === null || !/^https?:$/.test(url.protocol)) throw new SchemaRefused('it names no server; name one with base_url');
    return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
  }
}

/** A member of the tool's input. */
interface Input {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  parameter?: Parameter;
  media?: NonNullable<HttpCall['body']>;
}

const ownHeaders: ReadonlySet<string> = new Set(
  [
    'accept',
    'content-type',
    'authorization',
    'host',
    'content-length',
    'connection',
    'transfer-encoding',
    'user-agent',
    'cookie',
    'upgrade',
  ].concat(['accept-encoding', 'expect', 'te', 'trailer', 'keep-alive', 'proxy-authorization']),
);
/** Arguments that MCP adds to each tool, and the body. */
const reservedInputs: ReadonlySet<string> = new Set(['body', ...addedArguments]);

function freeName(name: string, where: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name) && !reservedInputs.has(name) && name !== '__proto__') return name;
  return `${name}_${where}`;
}

function styleOf(given: Members, where: Parameter['in']): Parameter['style'] {
  const style = given['style'];
  if (isDelimited(style)) return style;
  if (where === 'path') return style === 'label' || style === 'matrix' ? style : 'simple';
  if (where === 'header') return 'simple';
  return where === 'query' && style === 'deepObject' ? style : 'form';
}
