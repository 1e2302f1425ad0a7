import { ExactNumber, parseJson, isMembers } from '@farebox/client/json';
import { parseDocument, visit } from 'yaml';
import { resolved, SchemaRefused } from '../schemas/plain-schema.ts';
import { fromSwagger } from './swagger.ts';

type Members = Readonly<Record<string, unknown>>;

/** A document of version 3.0 to 3.2; one of Swagger 2.0 in the form of 3.0. */
export interface OpenApiDocument {
  root: Members;
}

/** @throws SchemaRefused with what is wrong with it */
export function openApiDocument(text: string): OpenApiDocument {
  const root = parsed(text);
  if (!isMembers(root)) throw new SchemaRefused('it is no OpenAPI document in JSON or YAML');
  if (root['swagger'] === '2.0') return { root: fromSwagger(root) };
  const version = root['openapi'];
  if (typeof version !== 'string' || !/^3\.[0-2]\b/.test(version)) {
    throw new SchemaRefused('it is no OpenAPI document of version 3.0, 3.1 or 3.2, and none of Swagger 2.0');
  }
  return { root };
}

function parsed(text: string): unknown {
  try {
    if (/^\uFEFF?\s*\{/.test(text)) return parseJson(text.replace(/^\uFEFF/, ''));
  } catch {
    // YAML flow mappings also begin with a brace.
  }
  try {
    const document = parseDocument(text, { prettyErrors: false, logLevel: 'error', merge: false, uniqueKeys: false });
    if (document.errors.length > 0) throw new SchemaRefused('it can be read neither as JSON nor as YAML');
    visit(document, { Scalar: (_key, scalar) => void (scalar.value = exact(scalar)) });
    // Nested aliases can turn a page into terabytes.
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    throw new SchemaRefused('it can be read neither as JSON nor as YAML');
  }
}

/** YAML rounds numbers as JSON does; those that JSON cannot write (hexadecimal ones, infinity) stay as they were read. */
function exact({ value, source = '' }: { value: unknown; source?: string | undefined }): unknown {
  if (typeof value !== 'number') return value;
  try {
    const number = parseJson(source);
    return number instanceof ExactNumber ? number : value;
  } catch {
    return value;
  }
}

/** The first example beside a schema. */
export function exampleOf(given: unknown): unknown {
  if (!isMembers(given)) return undefined;
  if (given['example'] !== undefined) return given['example'];
  const [first] = isMembers(given['examples']) ? Object.values(given['examples']) : [];
  return isMembers(first) ? first['value'] : undefined;
}

/** What a reference leads to; anything else is returned as it is. @throws SchemaRefused */
export function dereferenced({ root }: OpenApiDocument, given: unknown): unknown {
  let found = given;
  for (let steps = 0; isMembers(found) && typeof found['$ref'] === 'string'; steps += 1) {
    if (steps > 10) throw new SchemaRefused('its references lead in a circle');
    found = resolved(root, found['$ref']);
  }
  return found;
}
