import { isMembers } from '@farebox/client/json';
import type { JsonSchema } from '../operation.ts';
import { plainSchema, SchemaRefused } from '../schemas/plain-schema.ts';
import { isObject, wrappedAnswer, type Answer } from '../schemas/answer.ts';
import { sampleOf } from '../schemas/sample.ts';
import { dereferenced, exampleOf, type OpenApiDocument } from './openapi-document.ts';

/** The shape of a successful answer. */
export function readAnswer(document: OpenApiDocument, responses: unknown): Answer {
  const success = successOf(responses);
  const given = dereferenced(document, success);
  const content = isMembers(given) && isMembers(given['content']) ? given['content'] : {};
  const json = Object.entries(content).find(([type]) => /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*/i.test(type));
  if (json !== undefined) return jsonAnswer(document, json[1]);
  const [type] = Object.keys(content);
  if (type === undefined) return wrappedAnswer({}, null);
  if (/^(?:text\/|application\/(?:[\w.+-]+\+)?(?:xml|yaml))/i.test(type)) return wrappedAnswer({ type: 'string' }, 'text');
  return wrappedAnswer(
    {
      type: 'object',
      description: `The bytes, ${type.slice(0, 100)}, in base64.`,
      properties: { mimeType: { type: 'string' }, base64: { type: 'string' } },
      required: ['mimeType', 'base64'],
    },
    { mimeType: type.slice(0, 100), base64: '' },
  );
}

function successOf(responses: unknown): unknown {
  if (!isMembers(responses)) return undefined;
  const statuses = Object.keys(responses).filter((status) => /^2(?:\d\d|XX)$/i.test(status));
  const status = ['200', '201', ...statuses.toSorted(), 'default'].find((each) => Object.hasOwn(responses, each));
  return status === undefined ? undefined : responses[status];
}

function jsonAnswer(document: OpenApiDocument, media: unknown): Answer {
  const given = isMembers(media) ? media : {};
  const schema = answerSchema(document, given['schema'] ?? {});
  const example = exampleOf(given);
  if (!isObject(schema)) return wrappedAnswer(schema, example ?? sampleOf(schema));
  const sample = example ?? sampleOf(schema);
  return { output: { ...schema, type: 'object' }, isWrapped: false, exampleResponse: isMembers(sample) ? { ...sample } : {} };
}

/** A schema of an answer that cannot be shown only costs its description, not the operation. */
function answerSchema(document: OpenApiDocument, schema: unknown): JsonSchema {
  try {
    return plainSchema(schema, { root: document.root, direction: 'response' });
  } catch (thrown) {
    if (thrown instanceof SchemaRefused) return {};
    throw thrown;
  }
}
