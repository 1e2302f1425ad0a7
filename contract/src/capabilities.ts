import { z } from 'zod';
import { AssetOutput, AssetType } from './assets.ts';

/** `GET /api/v1/capabilities`: what this server does and how it is paid, for agents that have seen no other page of it. */
export const Capabilities = z
  .object({
    service: z.literal('farebox'),
    version: z.string(),
    description: z.string(),
    test_network: z.boolean().meta({ description: 'Payments with play money are taken.' }),
    asset_types: z.array(AssetType),
    outputs: z.array(AssetOutput),
    search: z.object({
      dimension: z.literal(512),
      embedding_model: z.string().meta({
        description: 'The model that the vectors of a search have to be made with. `links.embeddings` makes such vectors for nothing.',
      }),
      modes: z.array(z.enum(['text', 'vector', 'hybrid'])),
      languages: z.array(z.string()),
      filters: z.array(z.string()),
      top_k: z.object({ default: z.int(), max: z.int() }),
    }),
    payments: z.object({
      currency: z.literal('USD'),
      providers: z.array(z.object({ id: z.string(), name: z.string(), test: z.boolean() })),
      protocols: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          request_headers: z.array(z.string()),
          response_headers: z.array(z.string()),
        }),
      ),
      create: z.string(),
      verify: z.string(),
      pay: z.string(),
      buy_credit: z.string().optional().meta({ description: 'Where credit is bought; absent where wallets have none.' }),
      credit: z.string().optional().meta({ description: 'The credit of whoever asks.' }),
    }),
    limits: z.object({
      body_bytes: z.int(),
      upload_bytes: z.int(),
      page_items: z.int(),
      link_ttl_seconds: z.int(),
      quote_ttl_seconds: z.int(),
      token_ttl_seconds: z.int(),
      requests_per_minute: z.int().nullable().meta({ description: 'Unpaid requests of one client; null for no limit.' }),
    }),
    links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Capabilities' });
export type Capabilities = z.output<typeof Capabilities>;
