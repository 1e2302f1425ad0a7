import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../tools/canonical-json.ts';

export const JsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.output<typeof JsonSchema>;

const Style = z.enum([
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'tabDelimited',
  'deepObject',
  'queryString',
  'json',
]);

/** How a value of the input is written into a request. Source: OpenAPI 3.2, "Style Values"; `tabDelimited` is the `tsv` of Swagger 2, `queryString` an object that is all of the query. */
const Parameter = z.object({
  /** Its name in the upstream's API. */
  name: z.string(),
  /** Its name in the tool's input. */
  input: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  style: Style,
  explode: z.boolean(),
  /** Characters such as `/` are not encoded. */
  allowsReserved: z.boolean(),
});
export type Parameter = z.output<typeof Parameter>;

/** A credential that a request needs. */
const Security = z.object({
  scheme: z.string(),
  type: z.enum(['apiKey', 'bearer', 'basic']),
  in: z.enum(['query', 'header', 'cookie']),
  name: z.string(),
  /** Where client credentials become an access token. Source: RFC 6749 section 4.4. */
  token: z.object({ url: z.string(), scopes: z.array(z.string()) }).optional(),
});
export type Security = z.output<typeof Security>;

const HttpCall = z.object({
  kind: z.literal('http'),
  method: z.enum(['GET', 'HEAD', 'QUERY', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Where the API is, without a trailing slash. */
  baseUrl: z.string(),
  /** E.g. `/pets/{petId}`. */
  path: z.string(),
  parameters: z.array(Parameter),
  body: z
    .object({
      contentType: z.enum([
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/plain',
        'application/octet-stream',
      ]),
      type: z.string(),
      /** The inputs that are its members; absent: the input `body` is all of it. */
      members: z.array(z.string()).optional(),
      /** Members of a form that are more than a text, or written in another style than the usual one. */
      parts: z
        .record(
          z.string(),
          z.object({
            isBytes: z.boolean().optional(),
            type: z.string().optional(),
            style: Style.optional(),
            explode: z.boolean().optional(),
            allowsReserved: z.boolean().optional(),
          }),
        )
        .optional(),
    })
    .nullable(),
  /** Alternatives; in each, all are needed. Empty: none is. */
  security: z.array(z.array(Security)),
  /** Sent as they are. */
  headers: z.record(z.string(), z.string()),
  /** In micros: what the upstream asked for by x402 when it was read. Absent: it asks for nothing. */
  costMicros: z.int().positive().optional(),
});
export type HttpCall = z.output<typeof HttpCall>;

const McpCall = z.object({ kind: z.literal('mcp'), tool: z.string() });
export type McpCall = z.output<typeof McpCall>;

/** A function of a TypeScript module in the folder of tool files. */
const ModuleCall = z.object({ kind: z.literal('module'), file: z.string(), tool: z.string() });
export type ModuleCall = z.output<typeof ModuleCall>;

const Annotations = z.object({
  readOnlyHint: z.boolean().optional(),
  destructiveHint: z.boolean().optional(),
  idempotentHint: z.boolean().optional(),
  openWorldHint: z.boolean().optional(),
});

/** One operation of a source: all that a tool is made from, but for what the operator decides. */
export const Operation = z.object({
  /** Unique in its source: `GET /pets/{petId}`, or the name of an MCP tool. */
  key: z.string().min(1).max(500),
  /** Begins like an id; the prefix of the source is added. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** An object. No references. */
  input: JsonSchema,
  /** An object. No references. */
  output: JsonSchema,
  /** The answer becomes the member `result`: it is, or may be, something else than an object. */
  isWrapped: z.boolean(),
  exampleRequest: z.record(z.string(), z.unknown()),
  exampleResponse: z.record(z.string(), z.unknown()),
  /** The definition names every value of `exampleRequest`, so it may be sent as a probe. */
  isExampleGiven: z.boolean(),
  /** Calling it changes nothing. */
  isSafe: z.boolean(),
  isIdempotent: z.boolean(),
  annotations: Annotations.optional(),
  /** What its upstream calls members of the input, by the name that the tool has for them. Absent: all have their own name. */
  renamed: z.record(z.string(), z.string()).optional(),
  call: z.discriminatedUnion('kind', [HttpCall, McpCall, ModuleCall]).nullable(),
  /** Why it cannot be sold; null if it can. */
  refused: z.string().nullable(),
});
export type Operation = z.output<typeof Operation>;

/** What a call costs this service at least; null: nothing. */
export function costOf({ call }: Pick<Operation, 'call'>): number | null {
  return call?.kind === 'http' ? (call.costMicros ?? null) : null;
}

/** What a source says now. */
export interface ReadSource {
  title: string | null;
  operations: Operation[];
  /** What the rules of the source skip, if they were asked before it was read. */
  skipped?: Array<Pick<Operation, 'key' | 'slug' | 'tags'>>;
}

/** SHA-256 of all that a buyer or a model sees, and of where calls go. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}
