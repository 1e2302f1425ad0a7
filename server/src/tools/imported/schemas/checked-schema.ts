import { createRequire } from 'node:module';
import type * as Ajv from 'ajv/dist/2020.js';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type * as Re2 from 're2js';
import { z } from 'zod';
import type { JsonSchema } from '../operation.ts';
import { isMembers } from './plain-schema.ts';

/**
 * A Zod schema that checks objects against a JSON Schema of a stranger. Nothing is added and nothing is left out. Patterns run in linear
 * time; those that need more are left to the upstream, as are the formats that are no more than a hint.
 * @param schema without references, as `plainSchema` writes it
 */
export function checkedObject(schema: JsonSchema): z.ZodObject {
  let check: ValidateFunction | null = null;
  return z.looseObject({}).superRefine((value, context) => {
    check ??= compiled(schema);
    if (fits(check, value)) return;
    for (const error of check.errors ?? []) context.addIssue({ code: 'custom', ...issueOf(error), input: value });
  });
}

/** Why a value does not fit; null if it does. */
export function misfit(schema: JsonSchema, value: unknown): string | null {
  const check = compiled(schema);
  if (fits(check, value)) return null;
  const [error] = check.errors ?? [];
  return error === undefined ? 'it does not fit its schema' : issueOf(error).message;
}

/** Whether a schema can be used at all. @returns why not */
export function schemaFault(schema: JsonSchema): string | null {
  try {
    compiled(schema);
    return null;
  } catch (thrown) {
    return `its schema is not valid: ${thrown instanceof Error ? thrown.message.slice(0, 200) : 'it cannot be read'}`;
  }
}

interface Checker {
  ajv: Ajv2020;
  patterns: Pick<typeof Re2.RE2JS, 'compile'>;
}
let loaded: Checker | null = null;

/** Loaded with the first schema that is checked: most services have none, and it would take a tenth of a second of each start. */
function checker(): Checker {
  if (loaded !== null) return loaded;
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof Ajv;
  const { RE2JS } = require('re2js') as typeof Re2;
  loaded = { ajv: new Ajv2020(options), patterns: RE2JS };
  return loaded;
}

/** A regular expression that only `test` is asked of. */
function linear(pattern: string): { test(text: string): boolean; toString(): string } {
  const expression = checker().patterns.compile(pattern);
  return {
    test(text) {
      charactersLeft -= text.length;
      return charactersLeft < 0 || expression.matcher(text).find();
    },
    toString: () => pattern,
  };
}

/** What one check may compare with patterns. Linear time is still slow for a megabyte: the rest is left to the upstream. */
const charactersMax = 20_000;
let charactersLeft = charactersMax;

function fits(check: ValidateFunction, value: unknown): boolean {
  charactersLeft = charactersMax;
  return check(value);
}
linear.code = 'linear';

const options: Ajv.Options = {
  strict: false,
  // Later errors cost time and often follow from the first one.
  allErrors: false,
  validateFormats: false,
  ownProperties: true,
  addUsedSchema: false,
  logger: false,
  // It has to be an engine that a hostile pattern cannot keep busy.
  code: { regExp: linear },
};

function compiled(schema: JsonSchema): ValidateFunction {
  const safe = withoutSlowKeywords(schema);
  const { ajv } = checker();
  try {
    return ajv.compile(isMembers(safe) ? safe : {});
  } finally {
    // Otherwise it would never be freed.
    ajv.removeSchema(isMembers(safe) ? safe : {});
  }
}

/** A copy without patterns that the engine does not know (they look around or refer back), and without comparing all items of a list. */
function withoutSlowKeywords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutSlowKeywords);
  if (!isMembers(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): Array<[string, unknown]> => {
      if (keyword === 'pattern' && !(typeof value === 'string' && isLinear(value))) return [];
      if (keyword === 'patternProperties' && isMembers(value)) {
        return Object.keys(value).every(isLinear) ? [[keyword, eachOf(value)]] : [];
      }
      if (keyword === 'uniqueItems' && !hasPlainItems(schema)) return [];
      if (keyword === 'properties' || keyword === 'dependentSchemas') return [[keyword, isMembers(value) ? eachOf(value) : {}]];
      if (keyword === 'enum' || keyword === 'const' || keyword === 'default' || keyword === 'examples') return [[keyword, value]];
      return [[keyword, withoutSlowKeywords(value)]];
    }),
  );
}

/** The names in it are not keywords. */
function eachOf(schemas: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutSlowKeywords(schema)]));
}

function isLinear(pattern: string): boolean {
  if (pattern.length > 1000) return false;
  try {
    checker().patterns.compile(pattern);
    return true;
  } catch {
    return false;
  }
}

const plainTypes: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

function hasPlainItems({ items }: Readonly<Record<string, unknown>>): boolean {
  return isMembers(items) && plainTypes.has(items['type']);
}

function issueOf({ instancePath, keyword, params, message = 'is not valid' }: ErrorObject): {
  path: Array<string | number>;
  message: string;
} {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : part));
  const named: unknown =
    keyword === 'required' ? params['missingProperty'] : (params['additionalProperty'] ?? params['unevaluatedProperty']);
  if (typeof named === 'string') {
    const whole = [...path, named.slice(0, 100)];
    return { path: whole, message: `${textOf(whole)} ${keyword === 'required' ? 'is required' : 'is not a known parameter'}` };
  }
  const choices: unknown = keyword === 'enum' ? params['allowedValues'] : undefined;
  const more = Array.isArray(choices) ? `: ${JSON.stringify(choices).slice(0, 300)}` : '';
  return { path, message: `${path.length === 0 ? 'input' : textOf(path)} ${message}${more}` };
}

function textOf(path: ReadonlyArray<string | number>): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`)).join('');
}
