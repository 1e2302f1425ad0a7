import { z } from 'zod';
import { AssetOutput, AssetType } from './assets.ts';

/** `GET /api/v1/capabilities`: features, payments and limits, for agents that have seen no other document. */
export const Capabilities = z
  .object({
    service: z.literal('farebox'),
    version: z.string(),
    description: z.string(),
    test_network: z.boolean().meta({ description: 'Whether the server accepts test money.' }),
    asset_types: z.array(AssetType),
    outputs: z.array(AssetOutput),
    search: z.object({
      dimension: z.literal(512),
      embedding_model: z.string().meta({
        description: 'The embedding model that your own vectors must come from. `links.embeddings` makes such vectors for free.',
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
          versions: z
            .array(z.string())
            .optional()
            .meta({ description: 'Versions of the protocol that the 402 speaks; absent: it has none.' }),
          networks: z.array(z.string()).optional().meta({ description: 'CAIP-2 ids of the networks that payments settle on.' }),
          methods: z.array(z.string()).optional().meta({ description: 'Schemes of x402, or methods of another protocol.' }),
          request_headers: z.array(z.string()),
          response_headers: z.array(z.string()),
        }),
      ),
      create: z.string(),
      verify: z.string(),
      pay: z.string(),
      buy_credit: z.string().optional().meta({ description: 'Where to buy credit; absent if wallets cannot have credit.' }),
      card_credit: z.string().optional().meta({ description: 'Where an account orders credit by card; absent if cards are not taken.' }),
      credit: z.string().optional().meta({ description: 'The credit of the caller.' }),
    }),
    limits: z.object({
      body_bytes: z.int(),
      upload_bytes: z.int(),
      page_items: z.int(),
      link_ttl_seconds: z.int(),
      quote_ttl_seconds: z.int(),
      token_ttl_seconds: z.int(),
      requests_per_minute: z.int().nullable().meta({ description: 'Unpaid requests per client; null for no limit.' }),
    }),
    links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Capabilities' });
export type Capabilities = z.output<typeof Capabilities>;
