import { z } from 'zod';

export const embeddingTextsMax = 32;
const Text = z
  .string()
  .max(8000, 'must have at most 8000 characters')
  .refine((text) => text.trim() !== '', 'must not be empty');

export const EmbeddingsRequest = z
  .strictObject({
    input: z
      .union([
        Text,
        z.array(Text).min(1, 'must have at least one text').max(embeddingTextsMax, `must have at most ${embeddingTextsMax} texts`),
      ])
      .meta({ description: `One text, or up to ${embeddingTextsMax}.`, example: 'rainfall in Hong Kong' }),
    purpose: z
      .enum(['query', 'document'])
      .nullish()
      .meta({ description: 'Whether the texts are queries or documents. Some models distinguish these.', default: 'query' }),
  })
  .meta({ id: 'EmbeddingsRequest', example: { input: ['rainfall in Hong Kong', 'tide tables of Macau'] } });

export const Embeddings = z
  .object({
    model: z.string().meta({ description: 'The model of the vectors; a search by vector may name it as `model`.' }),
    dimension: z.int().meta({ description: 'The length of a vector.', example: 512 }),
    embeddings: z.array(z.array(z.number())).meta({ description: 'A unit vector for each text, in the same order.' }),
  })
  .meta({
    id: 'Embeddings',
    example: { model: 'farebox-embed-1', dimension: 512, embeddings: [[0.0123, -0.0456]] },
  });
