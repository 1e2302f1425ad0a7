import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { canonicalJson, requestHash } from './canonical-json.ts';
import { invalidInput } from '../invalid-input.ts';

const schema = z.strictObject({
  text: z.string(),
  title: z.string(),
  imageUrl: z.url({ protocol: /^https?$/ }).optional(),
  items: z.array(z.object({ count: z.int() })).optional(),
});

function refuse(input: unknown) {
  const parsed = schema.safeParse(input);
  if (parsed.success) throw new Error('was accepted');
  const { message, details } = invalidInput(parsed.error.issues);
  return { message, issues: details.issues };
}

describe('messages for invalid input', () => {
  it.each([
    [{ title: 'a' }, 'text is required'],
    [{}, 'required parameters are missing'],
    [{ text: 1, title: 'a' }, 'text must be a string'],
    [{ text: null, title: 'a' }, 'text must be a string'],
    [{ text: 'a', title: 'b', imageUrl: 'ftp://x' }, 'imageUrl must be a valid http or https URL'],
    [{ text: 'a', title: 'b', items: {} }, 'items must be an array'],
    [{ text: 'a', title: 'b', extra: 1 }, 'extra is not a known parameter'],
    [[], 'request body must be an object'],
    ['text', 'request body must be an object'],
    [null, 'request body must be an object'],
  ])('%j: %s', (input, message) => {
    expect(refuse(input).message).toBe(message);
  });

  it('contain the path of each issue', () => {
    const input = { text: 'a', title: 'b', items: [{ count: 1 }, { count: 'x' }], other: 1 };
    expect(refuse(input).issues).toEqual([
      { path: 'items[1].count', message: 'items[1].count must be a number' },
      { path: 'other', message: 'other is not a known parameter' },
    ]);
  });
});

describe('canonical JSON', () => {
  it('is the same for equal values in any order', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[2,{"c":null,"d":1}]}');
    expect(requestHash('slugify', { a: 1, b: 2 })).toBe(requestHash('slugify', { b: 2, a: 1 }));
    expect(requestHash('slugify', { a: 1 })).not.toBe(requestHash('timestamp', { a: 1 }));
  });
});
