import { isMembers } from '@farebox/client/json';
import type { ApiField } from '@farebox/contract';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describedFields, type DescribedField } from '../../search/described-fields.ts';
import { cleanLine } from './clean-text.ts';

type Members = Readonly<Record<string, unknown>>;

const textMax = 256 * 1024;
const fieldsMax = 50;
/** An owner's schema is never compiled. It is only data, validated against the meta-schema. */
const options = { strict: false, validateFormats: false, logger: false, allErrors: false } as const;
const drafts = {
  'draft-07': { ajv: new Ajv(options), id: 'http://json-schema.org/draft-07/schema#' },
  '2020-12': { ajv: new Ajv2020(options), id: 'https://json-schema.org/draft/2020-12/schema' },
};

export interface SchemaFacts {
  /** The members that it describes: the first 50. */
  fields: ApiField[];
  described: DescribedField[];
}

/** Reads a JSON Schema (2020-12, or draft-07 if it says so). If it is invalid, the result is null and `note` gets the reason. */
export function readJsonSchema(text: string, note: (message: string) => void): SchemaFacts | null {
  const wrong = text.length > textMax ? 'it is larger than 256 KiB' : null;
  const schema = wrong === null ? parsed(text) : undefined;
  const problem = wrong ?? (isMembers(schema) ? wrongWith(schema) : 'it is not a JSON object');
  if (problem !== null || !isMembers(schema)) {
    note(`must be a JSON Schema: ${problem}`);
    return null;
  }
  return { fields: fieldsOf(schema), described: describedFields(schema) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrongWith(schema: Members): string | null {
  const named = schema['$schema'];
  if (named !== undefined && typeof named !== 'string') return '$schema must be a text';
  if (named !== undefined && !/draft-0[67]|draft\/20(?:19-09|20-12)/.test(named)) return '$schema must be draft-07 or 2020-12';
  const { ajv, id } = drafts[named !== undefined && /draft-0[67]/.test(named) ? 'draft-07' : '2020-12'];
  try {
    if (ajv.validate(id, schema)) return null;
  } catch (thrown) {
    return thrown instanceof RangeError ? 'it is nested too deeply' : 'it cannot be checked';
  }
  const error = ajv.errors?.at(0);
  return cleanLine(`${error?.instancePath ?? ''} ${error?.message ?? 'unknown'}`, 200);
}

function fieldsOf(schema: Members): ApiField[] {
  const properties = isMembers(schema['properties']) ? schema['properties'] : {};
  const required: unknown = schema['required'];
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties)
    .slice(0, fieldsMax)
    .map(([name, property]) => ({ name: cleanLine(name, 100), type: typeOf(property), required: names.has(name) }));
}

function typeOf(schema: unknown): string {
  if (!isMembers(schema)) return 'any';
  const { type, $ref: reference } = schema;
  if (typeof type === 'string') return cleanLine(type, 100);
  if (Array.isArray(type)) return cleanLine(type.join(' | '), 100);
  if (typeof reference === 'string') return cleanLine(reference.split('/').at(-1) ?? 'any', 100);
  return 'any';
}
