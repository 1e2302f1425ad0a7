import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchema } from '../../tools/described-tool.ts';
import { portableSchema } from './portable-schema.ts';

describe('a portable schema', () => {
  it('keeps a format without its regular expression, and keeps a pattern without a format', () => {
    const schema = jsonSchema(z.object({ at: z.iso.datetime(), slug: z.string().regex(/^[a-z]+$/) }), 'input');
    expect(portableSchema(schema)).toMatchObject({
      properties: { at: { type: 'string', format: 'date-time' }, slug: { type: 'string', pattern: '^[a-z]+$' } },
    });
    expect(JSON.stringify(portableSchema(schema))).not.toContain('02-29');
  });

  it('keeps the bounds that a tool sets', () => {
    const schema = jsonSchema(z.object({ any: z.int(), some: z.int().min(1).max(9) }), 'input');
    expect(portableSchema(schema)).toMatchObject({
      properties: { any: { type: 'integer' }, some: { type: 'integer', minimum: 1, maximum: 9 } },
    });
    expect(JSON.stringify(portableSchema(schema))).not.toContain('9007199254740991');
  });

  it('keeps a property that is named like a keyword', () => {
    const schema = jsonSchema(z.object({ pattern: z.string(), format: z.string(), example: z.string(), minimum: z.number() }), 'input');
    expect(Object.keys(Object(portableSchema(schema)['properties']))).toEqual(['pattern', 'format', 'example', 'minimum']);
  });

  it('descends into lists and alternatives, and leaves values unchanged', () => {
    const schema = jsonSchema(z.object({ when: z.array(z.iso.date()).default(['2026-11-20']), mode: z.enum(['a', 'b']) }), 'input');
    expect(portableSchema(schema)).toMatchObject({
      properties: { when: { items: { format: 'date' }, default: ['2026-11-20'] }, mode: { enum: ['a', 'b'] } },
    });
    expect(JSON.stringify(portableSchema(schema))).not.toContain('pattern');
  });

  it('omits unknown members that may have any value', () => {
    expect(portableSchema(jsonSchema(z.looseObject({}), 'input'))).not.toHaveProperty('additionalProperties');
    expect(portableSchema(jsonSchema(z.strictObject({}), 'input'))).toHaveProperty('additionalProperties', false);
  });
});
