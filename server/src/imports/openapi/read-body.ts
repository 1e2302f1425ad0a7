import { isMembers } from '@farebox/client/json';
import type { HttpCall, JsonSchema } from '../operation.ts';
import { isDelimited } from '../calls/styled-values.ts';
import { SchemaRefused } from '../schemas/plain-schema.ts';
import { dereferenced, exampleOf, type OpenApiDocument } from './openapi-document.ts';

export interface ReadBody {
  schema: JsonSchema;
  isRequired: boolean;
  media: NonNullable<HttpCall['body']>;
  example: unknown;
  description: unknown;
}

/** In the order of preference. */
const types = [
  [/^application\/(?:[\w.+-]+\+)?json\b/i, 'application/json'],
  [/^\*\/\*/, 'application/json'],
  [/^application\/x-www-form-urlencoded\b/i, 'application/x-www-form-urlencoded'],
  [/^text\/plain\b/i, 'text/plain'],
  [/^multipart\/form-data\b/i, 'multipart/form-data'],
  [/^(?:application\/(?:octet-stream|pdf|zip|gzip)|(?:image|audio|video)\/[\w.+*-]+)/i, 'application/octet-stream'],
] as const;

/**
 * The body of an operation; null if it takes none.
 * @param shape the schema as a tool shows it
 * @throws SchemaRefused for a body that is needed and of another type
 */
export function readBody(document: OpenApiDocument, requestBody: unknown, shape: (schema: unknown) => JsonSchema): ReadBody | null {
  const given = dereferenced(document, requestBody);
  if (!isMembers(given) || !isMembers(given['content'])) return null;
  const content = Object.entries(given['content']);
  const [chosen] = types.flatMap(([pattern, contentType]) => {
    const entry = content.find(([type]) => pattern.test(type));
    return entry === undefined ? [] : [{ type: entry[0], given: isMembers(entry[1]) ? entry[1] : {}, contentType }];
  });
  if (chosen === undefined) {
    if (given['required'] !== true) return null;
    const named = content.map(([type]) => type).join(', ');
    throw new SchemaRefused(`it takes a body of the type ${named.slice(0, 100)}, which is not supported`);
  }
  const { type, contentType } = chosen;
  const said = { isRequired: given['required'] === true, example: exampleOf(chosen.given), description: given['description'] };
  if (contentType === 'application/octet-stream') return { ...said, schema: bytesSchema(undefined), media: { type, contentType } };
  const schema = shape(chosen.given['schema'] ?? {});
  const isForm = contentType === 'application/x-www-form-urlencoded';
  if (!isForm && contentType !== 'multipart/form-data') return { ...said, schema, media: { type, contentType } };
  const encodings = isMembers(chosen.given['encoding']) ? chosen.given['encoding'] : {};
  const properties = isMembers(schema['properties']) ? schema['properties'] : {};
  // What only an alternative of the schema has may be named too.
  const members = [...new Set([...Object.keys(properties), ...Object.keys(encodings)])].map((name) => ({
    name,
    ...(isForm ? field(properties[name], encodings[name]) : part(properties[name], encodings[name])),
  }));
  const parts = Object.fromEntries(members.flatMap(({ name, written }) => (written === null ? [] : [[name, written]])));
  const media = { type, contentType, ...(isForm && Object.keys(parts).length === 0 ? {} : { parts }) };
  const shown = members.flatMap(({ name, member }) => (Object.hasOwn(properties, name) ? [[name, member] as const] : []));
  return { ...said, schema: isForm ? schema : { ...schema, properties: Object.fromEntries(shown) }, media };
}

type Written = NonNullable<ReadBody['media']['parts']>[string];

/** A member of a form, and how it is written; null: as usual. */
function field(member: unknown, encoding: unknown): { member: unknown; written: Written | null } {
  const written = styleIn(encoding);
  const isJson = isMembers(encoding) && typeof encoding['contentType'] === 'string' && /\bjson\b/i.test(encoding['contentType']);
  return { member, written: written ?? (isJson ? { style: 'json' } : null) };
}

/** The same of a multipart body. */
function part(member: unknown, encoding: unknown): { member: unknown; written: Written | null } {
  const wanted = isMembers(encoding) ? encoding['contentType'] : undefined;
  // One type; of several, or a range, the caller chooses.
  const type = typeof wanted === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(wanted) ? { type: wanted } : {};
  const shown = withBytes(member);
  if (shown !== member) return { member: shown, written: { isBytes: true, ...type } };
  return { member, written: styleIn(encoding) ?? ('type' in type ? type : null) };
}

/** With a style, the content type does not matter. Source: OpenAPI 3.1.1, "Encoding Object". */
function styleIn(encoding: unknown): Written | null {
  if (!isMembers(encoding)) return null;
  const { style, explode, allowReserved } = encoding;
  if (style === undefined && explode === undefined && allowReserved === undefined) return null;
  const known = isDelimited(style) || style === 'deepObject' ? style : 'form';
  return { style: known, explode: typeof explode === 'boolean' ? explode : known === 'form', allowsReserved: allowReserved === true };
}

/** The schema of a part, with bytes as an object; the same one if it has no bytes. */
function withBytes(member: unknown): unknown {
  if (!isMembers(member)) return member;
  if (member['type'] === 'array') {
    const items = withBytes(member['items']);
    return items === member['items'] ? member : { ...member, items };
  }
  return isBytes(member) ? bytesSchema(member['description']) : member;
}

/** Source: OpenAPI 3.0 (`format: binary`) and 3.1 (`contentMediaType`, or nothing at all, without `contentEncoding`). */
function isBytes({ type, format, contentEncoding, contentMediaType }: JsonSchema): boolean {
  const isString = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (contentEncoding === 'binary' || (isString && format === 'binary')) return true;
  return contentMediaType === 'application/octet-stream' && contentEncoding === undefined;
}

function bytesSchema(description: unknown): JsonSchema {
  return {
    type: 'object',
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    properties: {
      base64: { type: 'string', contentEncoding: 'base64', description: 'The bytes, in base64.' },
      mimeType: { type: 'string', pattern: '^[\\w.+-]+/[\\w.+-]+$', maxLength: 200 },
      filename: { type: 'string', minLength: 1, maxLength: 200 },
    },
    required: ['base64'],
    additionalProperties: false,
  };
}
