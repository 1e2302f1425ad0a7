import { answerRequests } from '@farebox/documents/sandboxed';
import type { ReadOpenApiOptions } from './read-openapi.ts';

/** The process that reads documents of others: a large or hostile one holds up nobody. */

answerRequests(async (request: { text: string; options: ReadOpenApiOptions }) => {
  const [{ readOpenApi }, { SchemaRefused }] = await Promise.all([import('./read-openapi.ts'), import('../schemas/plain-schema.ts')]);
  try {
    // As text: between processes, its numbers would be rounded.
    return { kind: 'read', source: JSON.stringify(readOpenApi(request.text, request.options)) };
  } catch (thrown) {
    if (thrown instanceof SchemaRefused) return { kind: 'refused', reason: thrown.message };
    throw thrown;
  }
});
