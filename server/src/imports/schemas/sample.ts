import { isMembers, listOf } from '@farebox/client/json';
import type { JsonSchema } from '../operation.ts';

/**
 * An example value for a schema: its own example, default or first choice where it has one, else the smallest value of its type. It need
 * not be accepted: a pattern is not asked.
 */
export function sampleOf(schema: unknown, depth = 0): unknown {
  if (!isMembers(schema) || depth > 8) return null;
  const given = givenValue(schema);
  if (given !== undefined) return given;
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    const [first] = listOf(schema[keyword]);
    if (first === undefined || schema['properties'] !== undefined) continue;
    const samples = keyword === 'allOf' ? listOf(schema[keyword]).map((each) => sampleOf(each, depth + 1)) : [sampleOf(first, depth + 1)];
    return samples.every(isMembers) ? Object.assign({}, ...samples) : samples[0];
  }
  return sampleOfType(schema, depth);
}

/** What the definition itself names as a value; undefined for none. */
export function givenValue(schema: JsonSchema): unknown {
  const [example] = listOf(schema['examples']);
  if (example !== undefined) return example;
  if (schema['default'] !== undefined) return schema['default'];
  if (schema['const'] !== undefined) return schema['const'];
  return listOf(schema['enum'])[0];
}

function sampleOfType(schema: JsonSchema, depth: number): unknown {
  const type = Array.isArray(schema['type']) ? schema['type'].find((each) => each !== 'null') : schema['type'];
  if (type === 'object' || isMembers(schema['properties'])) return sampleObject(schema, depth);
  if (type === 'array') {
    const items = Number(schema['minItems'] ?? 0) > 0 || depth < 3 ? [sampleOf(schema['items'], depth + 1)] : [];
    return items.filter((item) => item !== null);
  }
  if (type === 'integer' || type === 'number') return sampleNumber(schema);
  if (type === 'boolean') return true;
  if (type === 'string') return sampleText(schema);
  return null;
}

function sampleObject(schema: JsonSchema, depth: number): Record<string, unknown> {
  const properties = isMembers(schema['properties']) ? schema['properties'] : {};
  const required = new Set(listOf(schema['required']));
  const shown = Object.entries(properties).filter(
    ([name, member]) => required.has(name) || (isMembers(member) && givenValue(member) !== undefined),
  );
  return Object.fromEntries(shown.slice(0, 40).map(([name, member]) => [name, sampleOf(member, depth + 1)]));
}

function sampleNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  if (typeof minimum === 'number') return minimum;
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  return typeof maximum === 'number' ? Math.min(1, maximum) : 1;
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T08:00:00Z',
  time: '08:00:00Z',
  email: 'someone@example.com',
  uuid: '0190f5a0-0000-7000-8000-000000000000',
  uri: 'https://example.com',
  url: 'https://example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

function sampleText({ format, minLength }: JsonSchema): string {
  const text = typeof format === 'string' ? (byFormat[format] ?? 'text') : 'text';
  return typeof minLength === 'number' && minLength <= 1000 ? text.padEnd(minLength, 'x') : text;
}
