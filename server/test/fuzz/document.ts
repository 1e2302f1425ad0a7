import { keyScopeOf, type KeyScope } from '../../src/accounts/key-scope.ts';

/** A JSON Schema of the OpenAPI document: what of it is read here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  example?: unknown;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

interface Body {
  required?: boolean;
  content: Record<string, { schema?: Schema; example?: unknown }>;
}

interface DocumentedOperation {
  operationId?: string;
  parameters?: Array<Parameter | { $ref: string }>;
  requestBody?: Body;
  security?: ReadonlyArray<Record<string, unknown>>;
  'x-key-scope'?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Body | null;
  /** The documented statuses, as text. */
  statuses: ReadonlySet<string>;
  /** Whether nobody is answered without a credential. */
  isClosed: boolean;
  /** What a key that is restricted to some services may do with it. */
  keyScope: KeyScope;
  /** Whether its answer has no end. */
  isLive: boolean;
  /** Whether it takes money. */
  isPaid: boolean;
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, { operationId = '', parameters = [], requestBody, security = [], responses, ...record }]) => ({
        operationId,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((parameter) => namedParameter(parameter, document)),
        body: requestBody ?? null,
        statuses: new Set(Object.keys(responses)),
        isClosed: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
        keyScope: keyScopeOf({ ...record, security: security.length === 0 ? undefined : security }),
        isLive: 'text/event-stream' in (responses['200']?.content ?? {}) && method === 'get',
        isPaid: security.some((way) => 'paymentToken' in way),
      })),
  );
}

/** The schema that a reference names. */
export function resolved(schema: Schema, document: OpenApiDocument): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = document.components.schemas?.[name];
  if (found === undefined) throw new Error(`the document has no schema ${schema.$ref}`);
  return resolved(found, document);
}

function namedParameter(parameter: Parameter | { $ref: string }, document: OpenApiDocument): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`the document has no parameter ${parameter.$ref}`);
  return found;
}
