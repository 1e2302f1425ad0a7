import { isMembers } from '@farebox/client/json';
import type { ApiOperation } from '@farebox/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { describedFields, explained, resolved, type DescribedField } from '../../search/described-fields.ts';
import { cleanLine, cleanText } from './clean-text.ts';

/** What buyers want to know from an OpenAPI document. */
export interface OpenapiFacts {
  title: string | null;
  version: string | null;
  summary: string | null;
  operationCount: number;
  /** The first 50. */
  operations: ApiOperation[];
  /** The same with their parameters and fields, for search. */
  described: DescribedField[];
}

type Note = (message: string) => void;
type Members = Readonly<Record<string, unknown>>;

const textMax = 2 * 1024 * 1024;
const operationsMax = 50;
const depthMax = 100;
const nodesMax = 300_000;
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Reads OpenAPI 3.0, 3.1 or 3.2. If the document is invalid, the result is null and `note` gets the reason. */
export async function readOpenapi(text: string, note: Note): Promise<OpenapiFacts | null> {
  if (text.length > textMax) return refused(note, 'must lead to a document of at most 2 MiB');
  const document = parsed(text);
  if (!isMembers(document)) return refused(note, 'must lead to an OpenAPI document in JSON or YAML');
  if (typeof document['openapi'] !== 'string' || !/^3\.[0-2]\b/.test(document['openapi'])) {
    return refused(note, 'must lead to an OpenAPI document of version 3.0, 3.1 or 3.2');
  }
  const wrong = await wrongWith(document);
  return wrong === null ? factsOf(document) : refused(note, `must lead to a valid OpenAPI document: ${wrong}`);
}

function refused(note: Note, message: string): null {
  note(message);
  return null;
}

function parsed(text: string): unknown {
  try {
    if (/^\uFEFF?\s*\{/.test(text)) return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // YAML flow mappings also begin with a brace.
  }
  try {
    // Nested aliases can turn a page into terabytes.
    return parse(text, { maxAliasCount: 100, prettyErrors: false, logLevel: 'error', merge: false, uniqueKeys: false });
  } catch {
    return undefined;
  }
}

const validator = new Validator();

/** @returns null for a valid document, otherwise the most deeply nested error. */
async function wrongWith(document: Members): Promise<string | null> {
  try {
    const { valid, errors } = await validator.validate(withoutReferences(document));
    if (valid) return null;
    if (typeof errors === 'string' || errors === undefined) return cleanLine(errors ?? 'unknown', 200);
    const deepest = errors.toSorted((one, other) => other.instancePath.length - one.instancePath.length)[0];
    return cleanLine(`${deepest?.instancePath ?? ''} ${deepest?.message ?? ''}`, 200);
  } catch (thrown) {
    return thrown instanceof RangeError ? 'it is nested too deeply or too large' : 'it cannot be read';
  }
}

/**
 * A copy without references, so that only its shape is validated. The validator resolves references by plain member access and then
 * writes through them, so a document could change Object.prototype. A reference to another document is also no error.
 * @throws RangeError for a document that is too deep or too large
 */
function withoutReferences(document: Members): Record<string, unknown> {
  let nodes = 0;

  function copied(value: unknown, depth: number): unknown {
    nodes += 1;
    if (depth > depthMax || nodes > nodesMax) throw new RangeError('too deep or too large');
    if (Array.isArray(value)) return value.map((element) => copied(element, depth + 1));
    return isMembers(value) ? copiedMembers(value, depth) : value;
  }

  function copiedMembers(value: Members, depth: number): Record<string, unknown> {
    if (typeof value['$ref'] === 'string') return { $ref: '#' };
    const members = Object.entries(value).filter(([name]) => !referenceNames.has(name));
    return Object.fromEntries(members.map(([name, member]) => [name, copied(member, depth + 1)]));
  }

  return copiedMembers(document, 0);
}

const referenceNames = new Set(['__proto__', '$ref', '$id', '$anchor', '$dynamicRef', '$dynamicAnchor', '$schema']);

function factsOf(document: Members): OpenapiFacts {
  const info = isMembers(document['info']) ? document['info'] : {};
  const found = operationsOf(document['paths']);
  const operations = found.map(({ shown }) => shown);
  return {
    title: lineOf(info['title'], 200),
    version: lineOf(info['version'], 100),
    summary: lineOf(info['summary'], 500) ?? textOf(info['description'], 500),
    operationCount: operations.length,
    operations: operations.slice(0, operationsMax),
    described: describedOf(document, found.slice(0, operationsMax)),
  };
}

interface FoundOperation {
  shown: ApiOperation;
  operation: Members;
  path: Members;
}

function operationsOf(paths: unknown): FoundOperation[] {
  if (!isMembers(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) => {
    if (!isMembers(item) || !path.startsWith('/')) return [];
    return methods.flatMap((method) => {
      const operation = Object.hasOwn(item, method) ? item[method] : undefined;
      if (!isMembers(operation)) return [];
      const summary = lineOf(operation['summary'], 200) ?? lineOf(operation['description'], 200) ?? lineOf(operation['operationId'], 200);
      return [{ shown: { method: method.toUpperCase(), path: cleanLine(path, 200), summary }, operation, path: item }];
    });
  });
}

/** Operations first, then their parameters, then the fields of their bodies and answers; what several share, once. */
function describedOf(document: Members, found: readonly FoundOperation[]): DescribedField[] {
  const operations = found.map(({ shown: { method, path, summary }, operation }) => ({
    name: `${method} ${path} ${summary ?? ''}`.trim(),
    text: [operation['description'], operation['operationId'], operation['tags']]
      .flat()
      .filter((text) => typeof text === 'string' && text !== summary)
      .join(' ')
      .slice(0, describedTextMax),
  }));
  const parameters = found.flatMap(({ operation, path }) => [...elements(path['parameters']), ...elements(operation['parameters'])]);
  const bodies = found.flatMap(({ operation }) => [operation['requestBody'], ...answersOf(operation)]);
  const fields = [
    ...operations,
    ...parameters.slice(0, partsMax).map((parameter) => parameterOf(resolved(parameter, document), document)),
    ...bodies.slice(0, partsMax).flatMap((body) => bodyFields(resolved(body, document), document)),
  ];
  return [...new Map(fields.map((field) => [JSON.stringify(field), field])).values()].slice(0, describedMax);
}

const describedTextMax = 400;
/** Parameters, and bodies, that are read. */
const partsMax = 300;
const describedMax = 300;

function parameterOf(parameter: unknown, document: Members): DescribedField {
  const { name, schema }: Members = isMembers(parameter) ? parameter : {};
  const text = typeof name === 'string' ? cleanLine(name, 100) : '';
  return { name: text, text: explained(text, [parameter, schema, resolved(schema, document)]) };
}

function bodyFields(body: unknown, document: Members): DescribedField[] {
  const { description, content }: Members = isMembers(body) ? body : {};
  const types = isMembers(content) ? Object.values(content).slice(0, 3) : [];
  const own = types.flatMap((type) => (isMembers(type) ? describedFields(type['schema'], document) : []));
  return typeof description === 'string' ? [{ name: '', text: description.slice(0, describedTextMax) }, ...own] : own;
}

/** Those of success. */
function answersOf({ responses }: Members): unknown[] {
  return isMembers(responses) ? Object.entries(responses).flatMap(([status, answer]) => (status.startsWith('2') ? [answer] : [])) : [];
}

function elements(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function lineOf(value: unknown, lengthMax: number): string | null {
  const line = typeof value === 'string' ? cleanLine(withoutAddresses(value), lengthMax) : '';
  return line === '' ? null : line;
}

function textOf(value: unknown, lengthMax: number): string | null {
  const text = typeof value === 'string' ? cleanText(withoutAddresses(value), lengthMax) : '';
  return text === '' ? null : text;
}

/** Removes URLs: the address of the API is what is for sale. */
export function withoutAddresses(text: string): string {
  return text.slice(0, 10_000).replaceAll(/\bhttps?:\/\/[^\s<>)"']+/gi, '');
}
