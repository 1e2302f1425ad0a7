import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { members } from './schema-members.ts';

function membersOf(schema: z.ZodObject) {
  return members(z.toJSONSchema(schema, { io: 'input' }));
}

describe('the members of a schema', () => {
  it('show type, format and whether they are required', () => {
    expect(
      membersOf(z.strictObject({ fileUrl: z.url().meta({ description: 'Where.' }), pages: z.array(z.int()).optional() })),
    ).toMatchObject([
      { name: 'fileUrl', type: 'string (uri)', isRequired: true, description: 'Where.' },
      { name: 'pages', type: 'array of integer', isRequired: false, description: '' },
    ]);
  });

  it.each([
    ['one end', z.string().max(1_048_576), ['at most 1,048,576 characters']],
    ['both ends', z.array(z.string()).min(1).max(20), ['1 to 20 items']],
    ['one', z.string().min(1), ['not empty']],
    ['at most one', z.array(z.string()).max(1), ['at most 1 item']],
    ['a choice', z.enum(['fast', 'exact']), ['one of "fast", "exact"']],
    ['a default', z.boolean().default(false), ['default false']],
    ['integers without limits', z.int(), []],
    ['a minimum', z.int().min(1), ['at least 1']],
  ])('describes the limits in words: %s', (_what, schema, rules) => {
    expect(membersOf(z.object({ value: schema }))).toMatchObject([{ rules }]);
  });

  it('show the members of nested objects by their path', () => {
    const nested = z.object({ current: z.object({ time: z.string() }) });
    expect(membersOf(nested).map(({ name }) => name)).toEqual(['current', 'current.time']);
  });

  it('show alternatives together', () => {
    expect(membersOf(z.object({ id: z.union([z.string(), z.int(), z.null()]) }))).toMatchObject([{ type: 'string or integer or null' }]);
  });
});
