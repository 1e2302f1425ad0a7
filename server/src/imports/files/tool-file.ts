import { isMembers } from '@farebox/client/json';
import { ImportTools, ToolSourceSettings } from '@farebox/contract';
import { z } from 'zod';
import { JsonSchema, type HttpCall, type Operation, type Parameter, type Security } from '../operation.ts';
import { cutAtWord } from '../naming.ts';
import { isObject, wrappedAnswer } from '../schemas/answer.ts';
import { cleaned, plainSchema } from '../schemas/plain-schema.ts';
import { givenValue, sampleOf } from '../schemas/sample.ts';
import type { ModuleFunction } from './tool-modules.ts';

const {
  rules: _rules,
  base_url: _baseUrl,
  server_variables: _variables,
  on_change: _onChange,
  reread_minutes: _reread,
  ...terms
} = ToolSourceSettings.shape;
const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(48);
const Place = z.enum(['path', 'query', 'header', 'cookie', 'body']);
const Credential = z.strictObject({
  /** Under which it is set. */
  name: z.string().min(1).max(100),
  type: z.enum(['bearer', 'basic', 'apiKey']),
  in: z.enum(['header', 'query', 'cookie']).default('header'),
  /** Of the header or parameter. */
  key: z.string().min(1).max(100).default('Authorization'),
});

const FileTool = z.strictObject({
  id: Slug,
  name: z.string().min(1).max(120),
  description: z.string().min(1).max(2000),
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  /** With `{name}` for inputs in the path; absent for a tool with a function. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  input: JsonSchema.default({ type: 'object' }),
  /** Where inputs go, if not into the path; default: the query, or the body of methods that have one. */
  in: z.record(z.string(), Place).default({}),
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/)).default({}),
  credential: Credential.optional(),
  output: JsonSchema.default({}),
  example: z.record(z.string(), z.unknown()).optional(),
  run: z.custom<ModuleFunction>((value) => typeof value === 'function').optional(),
  ...terms,
});
type FileTool = z.output<typeof FileTool>;

const ToolFile = z.strictObject({
  name: ImportTools.shape.name,
  ...terms,
  tools: z.array(FileTool).min(1).max(500),
});

/** The tools of a file. */
export interface FileContent {
  name: string;
  settings: ToolSourceSettings;
  operations: Operation[];
  functions: ReadonlyMap<string, ModuleFunction>;
}

/** What YAML or JSON says. @throws Error with what is wrong */
export async function parsedFile(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  return parse(text, { maxAliasCount: 100, prettyErrors: true, logLevel: 'error' });
}

/** Checks a file and makes operations of it. @throws Error with what is wrong */
export function fileContent(given: unknown, file: string): FileContent {
  const parsed = ToolFile.safeParse(given);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error).slice(0, 1000));
  const { tools, name, ...settings } = parsed.data;
  const ids = tools.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two of its tools have the id ${twice}`);
  return {
    name: name ?? nameOf(file),
    settings: { ...settings, on_change: 'adopt', reread_minutes: 0, rules: tools.map(ruleOf) },
    operations: tools.map((tool) => operationOf(tool, file)),
    functions: new Map(tools.flatMap(({ id, run }) => (run === undefined ? [] : [[id, run]]))),
  };
}

/** The name of a source for a file: `weather.yaml` -> `weather`. */
export function nameOf(file: string): string {
  const words = file
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  const name = cutAtWord(words, 24);
  return name === '' ? 'files' : name;
}

function ruleOf({
  id,
  price_amount,
  metered_price,
  free_per_day,
  category,
  timeout_ms,
  response_bytes_max,
  response_path,
  cache_seconds,
  safe,
  verify_output,
}: FileTool) {
  const given = {
    price_amount,
    metered_price,
    free_per_day,
    category,
    timeout_ms,
    response_bytes_max,
    response_path,
    cache_seconds,
    safe,
    verify_output,
  };
  return { operation: id, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

function operationOf(tool: FileTool, file: string): Operation {
  const { id, method, run, url } = tool;
  if ((run === undefined) === (url === undefined)) throw new Error(`${id} needs a url, or a function run, and not both`);
  const input: JsonSchema = { additionalProperties: false, ...plainSchema(tool.input, { root: tool.input }), type: 'object' };
  const properties = isMembers(input['properties']) ? input['properties'] : {};
  const required = Array.isArray(input['required']) ? input['required'].filter((name) => typeof name === 'string') : [];
  const output = plainSchema(tool.output, { root: tool.output });
  const sample = sampleOf(output);
  const isSafe = run === undefined && (method === 'GET' || method === 'HEAD');
  return {
    key: id,
    slug: id,
    name: cleaned(tool.name),
    description: cleaned(tool.description),
    tags: tool.tags ?? [],
    input,
    ...(isObject(output)
      ? { output: { ...output, type: 'object' }, isWrapped: false, exampleResponse: isMembers(sample) ? { ...sample } : {} }
      : wrappedAnswer(output, sample)),
    exampleRequest: tool.example ?? Object.fromEntries(required.map((name) => [name, sampleOf(properties[name])])),
    isExampleGiven:
      tool.example !== undefined || required.every((name) => isMembers(properties[name]) && givenValue(properties[name]) !== undefined),
    isSafe,
    isIdempotent: isSafe || method === 'PUT' || method === 'DELETE',
    call: url === undefined ? { kind: 'module', file, tool: id } : httpCall(tool, url, Object.keys(properties)),
    refused: null,
  };
}

function httpCall({ method, headers, in: places, credential, id }: FileTool, url: string, inputs: readonly string[]): HttpCall {
  const { origin } = new URL(url);
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2) === -1 ? url.length : url.indexOf('/', url.indexOf('//') + 2));
  const inPath = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? ''));
  const missing = [...inPath].find((name) => !inputs.includes(name));
  if (missing !== undefined) throw new Error(`${id} has no input ${missing}, which its url names`);
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  const placeOf = (name: string) => (inPath.has(name) ? 'path' : (places[name] ?? (hasBody ? 'body' : 'query')));
  const members = inputs.filter((name) => placeOf(name) === 'body');
  const security: Security[] =
    credential === undefined ? [] : [{ scheme: credential.name, type: credential.type, in: credential.in, name: credential.key }];
  return {
    kind: 'http',
    method,
    baseUrl: origin,
    path,
    parameters: inputs.flatMap((name): Parameter[] => {
      const place = placeOf(name);
      if (place === 'body') return [];
      const isQuery = place === 'query' || place === 'cookie';
      return [{ name, input: name, in: place, style: isQuery ? 'form' : 'simple', explode: isQuery, allowsReserved: false }];
    }),
    body: members.length === 0 ? null : { contentType: 'application/json', type: 'application/json', members },
    security: security.length === 0 ? [] : [security],
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  };
}
