import { describe, expect, it } from 'vitest';
import { computedMs } from '../../../test/own-time.ts';
import { checkedObject, misfit, schemaFault } from './checked-schema.ts';
import { mcpOperation } from '../mcp/read-mcp.ts';
import { shownInput, upstreamInput, withPlainKeys } from './plain-keys.ts';
import { plainSchema, SchemaRefused } from './plain-schema.ts';
import { sampleOf } from './sample.ts';

const issues = (schema: Record<string, unknown>, value: unknown) =>
  checkedObject(schema)
    .safeParse(value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a schema of a stranger', () => {
  it('is shown without references; recursion ends with the type', () => {
    const root = { $defs: { Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' }, name: { type: 'string' } } } } };
    expect(plainSchema({ $ref: '#/$defs/Node' }, { root })).toEqual({
      type: 'object',
      $comment: 'contains itself: #/$defs/Node',
      properties: { next: { type: 'object', $comment: 'contains itself: #/$defs/Node' }, name: { type: 'string' } },
    });
  });

  it.each([
    ['another document', 'https://elsewhere.example/x.json'],
    ['a file', 'file:///etc/passwd'],
    ['a member that every object has', '#/constructor/prototype'],
    ['nothing', '#/missing'],
    ['an anchor', '#name'],
  ])('may not refer to %s', (_what, $ref) => {
    expect(() => plainSchema({ $ref }, { root: {} })).toThrow(SchemaRefused);
  });

  it('is followed less deep when it would become too large', () => {
    const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
    const $defs = Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({ length: 10 }, (_, each) => [`p${each}`, { $ref: `#/$defs/S${Math.min(11, index + 1)}` }]),
          ),
        },
      ]),
    );
    const plain = plainSchema({ $ref: '#/$defs/S0' }, { root: { $defs } });
    expect(JSON.stringify(plain).length).toBeLessThan(300_000);
    expect(plain).toMatchObject({ properties: { p0: { type: 'object' } } });
  });

  it('is refused when it is too large without any reference', () => {
    const properties = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`p${index}`, { type: 'string' }]));
    expect(() => plainSchema({ type: 'object', properties }, { root: {} })).toThrow('more than 3000 parts');
    let deep: object = {};
    for (let level = 0; level < 100; level += 1) deep = { items: deep };
    expect(() => plainSchema(deep, { root: {} })).toThrow('levels');
  });

  it('cannot keep the service busy with a pattern', () => {
    const pattern = { type: 'object', properties: { name: { type: 'string', pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' } } };
    const checkAll = () => {
      expect(issues(pattern, { name: 'a'.repeat(10_000) })).toEqual([['name', 'name must match pattern "^(([a-z])+.)+[A-Z]([a-z])+$"']]);
      expect(issues(pattern, { name: 'a'.repeat(1_000_000) })).toEqual([]);
      expect(issues({ properties: { a: { pattern: '((a{500}){500}){500}' } } }, { a: 'b' })).toEqual([]);
    };
    expect(computedMs(checkAll)).toBeLessThan(2000);
  });

  it('is not asked about patterns that need more than linear time: the upstream decides', () => {
    expect(issues({ properties: { a: { pattern: '(?=x)y' }, b: { pattern: '(a)\\1' } } }, { a: 'z', b: 'z' })).toEqual([]);
  });

  it('cannot bring code into the check', () => {
    const name = "x']);globalThis.isOwned=true;(['";
    expect(issues({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] }, { [name]: 1 })).toHaveLength(1);
    expect(Reflect.get(globalThis, 'isOwned')).toBeUndefined();
  });

  it('does not take what every object inherits for a member', () => {
    expect(issues({ type: 'object', required: ['constructor'] }, {})).toEqual([['constructor', 'constructor is required']]);
    const plain = plainSchema(JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"},"a":{"type":"string"}}}'), {
      root: {},
    });
    expect(Object.keys(Object(plain['properties']))).toEqual(['a']);
  });

  it('names what is wrong as the other tools do', () => {
    const schema = {
      type: 'object',
      properties: { kind: { enum: ['a', 'b'] }, list: { type: 'array', items: { type: 'object', required: ['id'] } } },
      required: ['kind'],
      additionalProperties: false,
    };
    expect(issues(schema, {})).toEqual([['kind', 'kind is required']]);
    expect(issues(schema, { kind: 'c' })).toEqual([['kind', 'kind must be one of a, b']]);
    expect(issues(schema, { kind: 'a', colour: 1 })).toEqual([['colour', 'colour is not a known parameter']]);
    expect(issues(schema, { kind: 'a', list: [{ id: 1 }, {}] })).toEqual([['list.1.id', 'list[1].id is required']]);
  });

  it('that is no schema is reported, not used', () => {
    expect(schemaFault({ type: 'object', properties: { a: { type: 'strange' } } })).toContain('its schema is not valid');
    expect(schemaFault({ type: 'object' })).toBeNull();
  });
});

describe('OpenAPI 3.0', () => {
  it('is written as JSON Schema 2020-12', () => {
    const given = {
      type: 'object',
      properties: {
        age: { type: 'integer', nullable: true, minimum: 0, exclusiveMinimum: true },
        kind: { type: 'string', enum: ['a'], nullable: true, example: 'a' },
        id: { type: 'string', readOnly: true },
      },
      required: ['id', 'age'],
    };
    expect(plainSchema(given, { root: {}, direction: 'request' })).toEqual({
      type: 'object',
      properties: {
        age: { type: ['integer', 'null'], exclusiveMinimum: 0 },
        kind: { type: ['string', 'null'], enum: ['a', null], examples: ['a'] },
      },
      required: ['age'],
    });
  });

  it.each([
    ['allOf', { nullable: true, allOf: [{ $ref: '#/T' }] }],
    ['oneOf', { nullable: true, oneOf: [{ $ref: '#/T' }, { type: 'number' }], description: 'x' }],
    ['anyOf', { 'x-nullable': true, anyOf: [{ $ref: '#/T' }] }],
    ['a reference', { nullable: true, $ref: '#/T' }],
    ['a reference with more', { nullable: true, $ref: '#/T', properties: { b: { type: 'string' } } }],
    ['a list of choices', { nullable: true, enum: ['a'] }],
    ['a constant', { nullable: true, const: 'a' }],
    ['several types', { nullable: true, type: ['string', 'integer'], enum: ['a'] }],
  ])('takes null beside %s', (_what, member) => {
    const root = { T: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } };
    const plain = plainSchema({ type: 'object', properties: { member } }, { root });
    expect(misfit(plain, { member: null })).toBeNull();
    expect(misfit(plain, { member: { a: 1 } })).not.toBeNull();
    expect(JSON.stringify(plain)).not.toContain('nullable');
  });

  it('leaves out what no validator takes', () => {
    const plain = plainSchema({ type: 'object', properties: { a: { type: 'string', required: true } }, required: null }, { root: {} });
    expect(plain).toEqual({ type: 'object', properties: { a: { type: 'string' } } });
  });

  it('has one object for allOf where that says the same', () => {
    const allOf = [
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      { properties: { b: { type: 'number' } } },
      { description: 'both' },
    ];
    expect(plainSchema({ allOf }, { root: {} })).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'number' } },
      required: ['a'],
      description: 'both',
    });
    const contrary = [{ properties: { a: { type: 'string' } } }, { properties: { a: { type: 'number' } } }];
    expect(plainSchema({ allOf: contrary }, { root: {} })).toEqual({ allOf: contrary });
  });
});

it('makes an example that fits', () => {
  const schema = {
    type: 'object',
    properties: {
      at: { type: 'string', format: 'date' },
      n: { type: 'integer', minimum: 3 },
      c: { enum: ['x'] },
      list: { type: 'array', items: { type: 'boolean' }, minItems: 1 },
    },
    required: ['at', 'n', 'c', 'list'],
  };
  const sample = sampleOf(schema);
  expect(sample).toEqual({ at: '2026-11-20', n: 3, c: 'x', list: [true] });
  expect(misfit(schema, sample)).toBeNull();
});

it('has keys that hosts of models take, also for tools of MCP servers', () => {
  const nested = { type: 'object', properties: { 'a b': {}, 'a[b]': {}, a_b: {} }, required: ['a b'], default: { 'a b': 1 } };
  const operation = withPlainKeys(
    mcpOperation({
      name: 't',
      inputSchema: { type: 'object', properties: { 'user id': { type: 'string' }, of: nested }, required: ['user id'] },
    }),
  );
  expect(operation.input).toMatchObject({
    properties: {
      user_id: { type: 'string', description: 'Called user id by its API.' },
      of: { properties: { a_b_2: {}, a_b_3: {}, a_b: {} }, required: ['a_b_2'], default: { a_b_2: 1 } },
    },
    required: ['user_id'],
  });
  expect(Object.keys(operation.exampleRequest)).toEqual(['user_id']);
  const original = { 'user id': 'x', of: { 'a b': 1, 'a[b]': 2, a_b: 3 }, more: { user_id: 4 } };
  const shown = shownInput(operation, original);
  expect(shown).toEqual({ user_id: 'x', of: { a_b_2: 1, a_b_3: 2, a_b: 3 }, more: { user_id: 4 } });
  expect(upstreamInput(operation, Object(shown))).toEqual(original);
});
