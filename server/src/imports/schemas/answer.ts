import { isMembers } from '@farebox/client/json';
import type { JsonSchema, Operation } from '../operation.ts';

/** What an operation answers: always an object, since MCP knows no other result. */
export type Answer = Pick<Operation, 'output' | 'isWrapped' | 'exampleResponse'>;

/** An answer that need not be an object becomes the member `result` of one. */
export function wrappedAnswer(schema: JsonSchema, sample: unknown): Answer {
  return {
    output: { type: 'object', properties: { result: schema }, required: ['result'] },
    isWrapped: true,
    exampleResponse: { result: sample },
  };
}

/** Whether every value of a schema is an object. */
export function isObject(schema: unknown): boolean {
  if (!isMembers(schema)) return false;
  if (schema['type'] !== undefined) return schema['type'] === 'object';
  const { allOf, anyOf, oneOf } = schema;
  if (Array.isArray(allOf)) return allOf.some(isObject);
  const choices = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(choices) && choices.length > 0) return choices.every(isObject);
  return isMembers(schema['properties']);
}
