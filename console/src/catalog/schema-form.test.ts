import { describe, expect, it } from 'vitest';
import { fieldsOf, inputOf, typedOf } from './schema-form.ts';

const schema = {
  type: 'object',
  required: ['text', 'limit'],
  properties: {
    style: { enum: ['short', 'long'], description: 'How.' },
    text: { type: 'string' },
    limit: { type: 'integer', minimum: 1, maximum: 9 },
    code: { type: 'string', maxLength: 20 },
    strict: { type: 'boolean' },
    items: { type: 'array' },
  },
};
const fields = fieldsOf(schema);

describe('the form of a schema', () => {
  it('has a control for each member, the required ones first', () => {
    expect(fields.map(({ name, isRequired, control }) => [name, isRequired, control.kind])).toEqual([
      ['text', true, 'long_text'],
      ['limit', true, 'number'],
      ['style', false, 'choice'],
      ['code', false, 'text'],
      ['strict', false, 'boolean'],
      ['items', false, 'json'],
    ]);
  });

  it('says the input that was typed, and leaves out empty fields that may be absent', () => {
    const typed = { text: '', limit: '3', style: '', strict: 'true', items: '[1, {"a": 2}]' };
    expect(inputOf(fields, typed)).toEqual({ text: '', limit: 3, strict: true, items: [1, { a: 2 }] });
  });

  it('gives an example back as it was', () => {
    const example = { text: 'one two', limit: 2, strict: false, items: ['a'] };
    expect(inputOf(fields, typedOf(example))).toEqual(example);
  });

  it('keeps every digit of a number', () => {
    const [limit] = Object.values(inputOf(fields, { text: 'x', limit: '9007199254740993' })).slice(1);
    expect(JSON.stringify(typedOf({ limit })['limit'])).toContain('9007199254740993');
  });

  it('refuses a field that is no JSON', () => {
    expect(() => inputOf(fields, { items: '[1,' })).toThrow(SyntaxError);
  });
});
