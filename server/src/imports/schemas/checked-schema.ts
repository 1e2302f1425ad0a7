import { createRequire } from 'node:module';
import { ExactNumber, isMembers } from '@farebox/client/json';
import type * as Ajv from 'ajv/dist/2020.js';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt, SchemaValidateFunction } from 'ajv/dist/types/index.js';
import type * as Re2 from 're2js';
import { z } from 'zod';
import { faultOf } from '../../schema-faults.ts';
import type { JsonSchema } from '../operation.ts';
import { comparing, comparisonFault, hasExactNumber, standIn, withStandIns, type StandIns } from './exact-numbers.ts';

/**
 * A Zod schema that checks objects against a JSON Schema of a stranger. Nothing is added and nothing is left out. Patterns run in linear
 * time; those that need more are left to the upstream, as are the formats that are no more than a hint. Numbers compare exactly.
 * @param schema without references, as `plainSchema` writes it
 */
export function checkedObject(schema: JsonSchema): z.ZodObject {
  const check = checkOf(schema);
  return z.looseObject({}).superRefine((value, context) => {
    for (const error of check(value)) context.addIssue({ code: 'custom', ...issueOf(error), input: value });
  });
}

/** Why a value does not fit; null if it does. */
export function misfit(schema: JsonSchema, value: unknown): string | null {
  const [error] = checkOf(schema)(value);
  return error === undefined ? null : issueOf(error).message;
}

/** Whether a schema can be used at all. @returns why not */
export function schemaFault(schema: JsonSchema): string | null {
  try {
    compiled(schema, { isExact: hasExactNumber(schema) });
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
  loaded = { ajv: new Ajv2020(options).addKeyword({ keyword: comparison, validate: comparesExactly }), patterns: RE2JS };
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

/** What is wrong with a value. It is compiled with its first use, and once more with the first number that no double holds. */
function checkOf(schema: JsonSchema): (value: unknown) => readonly ErrorObject[] {
  let [plain, exact]: Array<ValidateFunction | null> = [null, null];
  let isExactSchema: boolean | null = null;
  return (value) => {
    charactersLeft = charactersMax;
    isExactSchema ??= hasExactNumber(schema);
    const isExact = isExactSchema || hasExactNumber(value);
    const check = isExact ? (exact ??= compiled(schema, { isExact })) : (plain ??= compiled(schema, { isExact }));
    checked = isExact ? { ...withStandIns(value), root: value } : null;
    return check(checked === null ? value : checked.value) ? [] : (check.errors ?? []);
  };
}

/** The keyword that has all that compare numbers. */
const comparison = 'farebox:comparison';
let checked: (StandIns & { root: unknown }) | null = null;

const comparesExactly: SchemaValidateFunction = (keywords: Readonly<Record<string, unknown>>, data: unknown, _schema, context) => {
  const fault = comparisonFault(keywords, originalOf(data, context));
  if (fault === null) return true;
  comparesExactly.errors = [fault];
  return false;
};

/** Numbers are found in the list or object that they stand in. */
function originalOf(data: unknown, context: DataValidationCxt | undefined): unknown {
  if (checked === null) return data;
  if (typeof data !== 'number') return checked.originals.get(data) ?? data;
  if (context?.parentData === undefined) return checked.root;
  const parent: unknown = checked.originals.get(context.parentData);
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, context.parentDataProperty) : data;
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

interface CompileOptions {
  isExact: boolean;
}

function compiled(schema: JsonSchema, options: CompileOptions): ValidateFunction {
  const safe = withoutSlowKeywords(schema, options);
  const { ajv } = checker();
  try {
    return ajv.compile(isMembers(safe) ? safe : {});
  } finally {
    // Otherwise it would never be freed.
    ajv.removeSchema(isMembers(safe) ? safe : {});
  }
}

/**
 * A copy without patterns that the engine does not know (they look around or refer back), and without comparing all items of a list.
 * @param isExact numbers are compared by a keyword of ours; else only where doubles are always wrong
 */
function withoutSlowKeywords(schema: unknown, options: CompileOptions): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutSlowKeywords(each, options));
  if (schema instanceof ExactNumber) return standIn(schema);
  if (!isMembers(schema)) return schema;
  const compared: Record<string, unknown> = {};
  const rest = Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): Array<[string, unknown]> => {
      if (keyword === 'pattern' && !(typeof value === 'string' && isLinear(value))) return [];
      if (keyword === 'patternProperties' && isMembers(value)) {
        return Object.keys(value).every(isLinear) ? [[keyword, eachOf(value, options)]] : [];
      }
      if (keyword === 'uniqueItems' && !hasPlainItems(schema)) return [];
      if (comparing.has(keyword) && (options.isExact || (keyword === 'multipleOf' && Number(value) > 0))) {
        compared[keyword] = value;
        return [];
      }
      if (keyword === 'properties' || keyword === 'dependentSchemas') return [[keyword, isMembers(value) ? eachOf(value, options) : {}]];
      if (keyword === 'enum' || keyword === 'const' || keyword === 'default' || keyword === 'examples') return [[keyword, value]];
      return [[keyword, withoutSlowKeywords(value, options)]];
    }),
  );
  return Object.keys(compared).length === 0 ? rest : { ...rest, [comparison]: compared };
}

/** The names in it are not keywords. */
function eachOf(schemas: Readonly<Record<string, unknown>>, options: CompileOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutSlowKeywords(schema, options)]));
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
  return { path, message: `${path.length === 0 ? 'input' : textOf(path)} ${faultIn({ keyword, params, message })}` };
}

/** In the words of our own schemas. */
function faultIn({ keyword, params, message }: Required<Pick<ErrorObject, 'keyword' | 'params' | 'message'>>): string {
  if (keyword === 'enum') return faultOf({ code: 'invalid_value', input: null, values: params['allowedValues'] });
  if (keyword === 'type') return faultOf({ code: 'invalid_type', input: null, expected: [params['type']].flat().join(' or ') });
  return message
    .replace(/^must be ([<>]=?) /, (_, sign: string) => `must be ${signs[sign] ?? ''} `)
    .replace(/^must NOT have fewer than 1 \w+$/, 'must not be empty')
    .replace(/^must NOT have (fewer|more) than /, (_, which) => `must have at ${which === 'fewer' ? 'least' : 'most'} `);
}

const signs: Readonly<Record<string, string>> = { '>=': 'at least', '<=': 'at most', '>': 'above', '<': 'below' };

function textOf(path: ReadonlyArray<string | number>): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`)).join('');
}
