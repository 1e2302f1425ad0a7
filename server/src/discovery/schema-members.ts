import * as contract from '@farebox/contract';
import { z } from 'zod';
import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';

/** One member of a JSON object, for readers. */
export interface Member {
  name: string;
  /** E.g. `string`, `array of string (uri)`. */
  type: string;
  isRequired: boolean;
  description: string;
  /** Limits and defaults in words. */
  rules: string[];
  /** The default value, if any. */
  fallback: unknown;
}

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
});
type Schema = z.output<typeof Schema>;

/** The members in a JSON Schema; nested ones as `outer.inner`. */
export function members(schema: Record<string, unknown>, prefix = ''): Member[] {
  const { properties = {}, required = [] } = Schema.parse(schema);
  return Object.entries(properties).flatMap(([name, unread]) => {
    const member = Schema.parse(unread);
    const path = `${prefix}${name}`;
    const isRequired = required.includes(name);
    return [
      {
        name: path,
        type: typeOf(member),
        isRequired,
        description: member.description ?? '',
        rules: rulesOf(member),
        fallback: member.default,
      },
      ...(member.properties === undefined ? [] : members(unread, `${path}.`)),
    ];
  });
}

function typeOf(schema: Schema): string {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map((each) => typeOf(Schema.parse(each))))].join(' or ');
  if (schema.type === 'array' && schema.items !== undefined) return `array of ${typeOf(Schema.parse(schema.items))}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any JSON value');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

function rulesOf(schema: Schema): string[] {
  const rules = [
    schema.enum === undefined ? null : `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`,
    schema.const === undefined ? null : `always ${JSON.stringify(schema.const)}`,
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minItems, schema.maxItems, 'item'),
    range(schema.minimum, schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum, ''),
    schema.default === undefined ? null : `default ${JSON.stringify(schema.default)}`,
  ];
  return rules.filter((rule) => rule !== null);
}

function range(least: number | undefined, most: number | undefined, unit: string): string | null {
  if (least === Number.MIN_SAFE_INTEGER) return range(undefined, most, unit);
  if (least === 1 && most === undefined && unit !== '') return 'not empty';
  const written = (value: number) => value.toLocaleString('en-US');
  const text = rangeText(least, most, written);
  return text === null || unit === '' ? text : `${text} ${unit}${(most ?? least) === 1 ? '' : 's'}`;
}

function rangeText(least: number | undefined, most: number | undefined, written: (value: number) => string): string | null {
  if (least !== undefined && most !== undefined) return `${written(least)} to ${written(most)}`;
  if (most !== undefined) return `at most ${written(most)}`;
  return least === undefined ? null : `at least ${written(least)}`;
}

/**
 * Makes every schema of the contract with an id a component of the OpenAPI document. The generator reads names only from its own
 * registry; it would write an id from `meta` into the schema like any other member.
 */
export function nameContractSchemas(): void {
  for (const schema of Object.values(contract)) {
    if (!(schema instanceof z.ZodType)) continue;
    const id = schema.meta()?.id;
    if (id !== undefined) zodToOpenAPIRegistry.add(schema, { _internal: { refId: id } });
  }
}
