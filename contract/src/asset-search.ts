import { z } from 'zod';
import { PaymentAction } from './asset-fetch.ts';
import { AssetOutput, AssetPrice, AssetType, exampleDescription, exampleTitle, Language, LanguageCode } from './assets.ts';
import { DemandAction } from './demand.ts';
import { exampleAssetId, exampleOf, exampleOwnerId, shown } from './examples.ts';
import { DatasetPreview, Preview } from './previews.ts';
import { line } from './text.ts';

const topK = z.coerce.number().int().min(1).max(100).default(10);
const QueryText = z
  .string()
  .max(1000, 'must have at most 1000 characters')
  .refine((text) => text.trim() !== '', 'must not be empty');

export const AssetSearchQuery = z.object({
  q: QueryText.meta({ description: 'The need, in English or Chinese.', example: 'rainfall in Hong Kong' }),
  top_k: topK,
  type: AssetType.optional(),
  language: LanguageCode.optional().meta({ description: 'Only assets in this language.' }),
});

export const AssetSearchRequest = z
  .strictObject({
    query: QueryText.nullish().meta({ example: 'rainfall in Hong Kong' }),
    vector: z
      .array(z.number())
      .length(512, 'must have 512 numbers')
      .refine((vector) => vector.every((value) => Math.abs(value) <= 1e6), 'must have numbers between -1000000 and 1000000')
      .nullish()
      .meta({
        description: 'An embedding by the model that GET /api/v1/capabilities names. POST /api/v1/embeddings makes such vectors.',
      }),
    model: z
      .string()
      .max(200)
      .nullish()
      .meta({ description: 'The embedding model that made `vector`. If it is not the model of this service, the request is refused.' }),
    top_k: z.int().min(1).max(100).nullish().meta({ default: 10 }),
    type: AssetType.nullish(),
    filters: z
      .strictObject({
        license: line(500).nullish(),
        max_price: AssetPrice.nullish().meta({ description: 'The maximum price, e.g. "0.10".' }),
        owner_id: z.string().max(64).nullish(),
        mime_type: z.string().max(127).nullish(),
        language: LanguageCode.nullish().meta({ description: 'Only assets in this language, ISO 639-1.' }),
      })
      .nullish(),
  })
  .refine(({ query, vector }) => (query ?? null) !== null || (vector ?? null) !== null, {
    path: ['query'],
    error: 'query or vector is required',
  })
  .meta({
    id: 'AssetSearchRequest',
    example: { query: 'rainfall in Hong Kong', top_k: 5, type: 'dataset', filters: { max_price: '0.10' } },
  });
export type AssetSearchRequest = z.output<typeof AssetSearchRequest>;

export const AssetSearchResult = shown(
  'AssetSearchResult',
  z.object({
    asset_id: z.string(),
    title: z.string(),
    owner_id: z.string(),
    owner_name: z.string().meta({ description: 'Of the seller.' }),
    description: z.string().nullable(),
    asset_type: AssetType,
    mime_type: z.string().nullable(),
    license_terms: z.string().nullable(),
    price: z.object({ amount: z.string(), currency: z.literal('USD') }).nullable(),
    score: z.number().min(0).max(1).meta({
      description:
        'From 0.6 on, how likely the asset answers the query: an estimate, fitted to public sets of questions. Below, it shows the order only. At most 0.2 where nothing answers it.',
    }),
    match: z.object({
      semantic: z.number().nullable(),
      lexical: z.number().nullable(),
      terms: z.array(z.string()),
      why: z.string(),
    }),
    preview: Preview,
    output: AssetOutput,
    requires: z
      .string()
      .nullable()
      .meta({ description: 'What a buyer needs besides, e.g. an own credential for an API; null for nothing.' }),
    payment: PaymentAction,
  }),
  {
    asset_id: exampleAssetId,
    title: exampleTitle,
    owner_id: exampleOwnerId,
    owner_name: 'Ada',
    description: exampleDescription,
    mime_type: 'text/csv',
    license_terms: 'CC-BY-4.0',
    price: { amount: '0.05', currency: 'USD' },
    score: 0.86,
    match: { semantic: 0.79, lexical: 0.93, terms: ['rainfall', 'hong', 'kong'], why: 'The title has rainfall, hong and kong.' },
    preview: exampleOf(DatasetPreview),
  },
);
export type AssetSearchResult = z.output<typeof AssetSearchResult>;

export const Answered = z.boolean().meta({
  description:
    'False if nothing answers the query: what is shown is then only the nearest, probably not what was meant, and the need is recorded.',
});

export const AssetSearchAnswer = shown(
  'AssetSearchAnswer',
  z.object({
    query: z.string().nullable(),
    did_you_mean: z.string().nullable().meta({
      description: 'The query with corrected spelling: unknown words are replaced by similar known ones, which were searched for too.',
    }),
    expanded_terms: z.array(z.string()).meta({
      description: 'Synonyms of the query, in English or Chinese, that were searched for too because an asset contains them.',
      example: ['香港'],
    }),
    language: Language.meta({ description: 'The language of the query, ISO 639-1; null if it is too short to detect.', example: 'en' }),
    top_k: z.int(),
    answered: Answered,
    total: z.int().min(0).meta({ description: 'The number of relevant assets; at most top_k are shown.' }),
    results: z.array(AssetSearchResult),
    demand: DemandAction.optional().meta({ description: 'Only if nothing answers the query: the request that reports the need.' }),
  }),
  {
    query: 'rainfal in Hong Kong',
    did_you_mean: 'rainfall in Hong Kong',
    top_k: 5,
    answered: true,
    total: 1,
  },
);
export type AssetSearchAnswer = z.output<typeof AssetSearchAnswer>;

export const RelatedAssets = z
  .object({ asset_id: z.string(), results: z.array(AssetSearchResult).meta({ description: 'At most five.' }) })
  .meta({ id: 'RelatedAssets', example: { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRF', results: [exampleOf(AssetSearchResult)] } });
