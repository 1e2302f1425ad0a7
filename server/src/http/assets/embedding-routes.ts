import { Embeddings, EmbeddingsRequest } from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { dimensions } from '../../search/embedder.ts';
import { answers, jsonBody } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

type EmbeddingRouteParts = RouteParts & Pick<Parts, 'embedder'>;

const createEmbeddings = route.post('/embeddings', {
  operationId: 'createEmbeddings',
  tags: ['Assets'],
  summary: 'Embeddings of texts by the model of the search; free',
  limit: 'unpaid',
  body: 'large',
  request: jsonBody(EmbeddingsRequest),
  responses: { 200: answers(Embeddings, 'The vectors, in the order of the texts.') },
});

/** To be mounted at `/api/v1`. */
export function embeddingRoutes(parts: EmbeddingRouteParts): Routes {
  const app = new Routes(parts);
  app.openapi(createEmbeddings, async (c) => {
    const { input, purpose } = c.req.valid('json');
    const texts = typeof input === 'string' ? [input] : input;
    const { embedder } = parts;
    const vectors = await embedder.embedTexts(texts, { purpose: purpose ?? 'query', signal: c.req.raw.signal });
    return c.json({ model: embedder.id, dimension: dimensions, embeddings: vectors.map((vector) => [...vector]) }, 200);
  });
  return app;
}
