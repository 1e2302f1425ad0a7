import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { Embeddings, EmbeddingsRequest } from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { dimensions } from '../../search/embedder.ts';
import type { Env } from '../client-address.ts';
import { answers, jsonBody, registryErrors } from '../route-parts.ts';
import { takeUnpaid } from '../unpaid-limit.ts';
import { throwInvalid } from '../validation.ts';

type EmbeddingRouteParts = Pick<Parts, 'authenticator' | 'config' | 'embedder' | 'limits'>;

const createEmbeddings = createRoute({
  method: 'post',
  path: '/embeddings',
  operationId: 'createEmbeddings',
  tags: ['Assets'],
  summary: 'Embeddings of texts by the model of the search; free',
  request: jsonBody(EmbeddingsRequest),
  responses: { 200: answers(Embeddings, 'The vectors, in the order of the texts.'), ...registryErrors(400, 429, 503) },
});

/** To be mounted at `/api/v1`. */
export function embeddingRoutes(parts: EmbeddingRouteParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  app.openapi(createEmbeddings, async (c) => {
    await takeUnpaid(parts, c);
    const { input, purpose } = c.req.valid('json');
    const texts = typeof input === 'string' ? [input] : input;
    const { embedder } = parts;
    const vectors = await embedder.embedTexts(texts, { purpose: purpose ?? 'query', signal: c.req.raw.signal });
    return c.json({ model: embedder.id, dimension: dimensions, embeddings: vectors.map((vector) => [...vector]) }, 200);
  });
  return app;
}
