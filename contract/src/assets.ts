import { z } from '@hono/zod-openapi';
import { PageQuery } from './accounts.ts';
import { PaymentBody } from './payment.ts';
import { Preview } from './previews.ts';
import { line, prose } from './text.ts';

export const AssetType = z.enum(['text', 'image', 'video', 'audio', 'dataset', 'api']).openapi({ example: 'dataset' });
export type AssetType = z.output<typeof AssetType>;

export const AssetStatus = z.enum(['published', 'unlisted', 'archived']).openapi({
  description:
    'Published: found and sold. Unlisted: sold to who knows its id. Archived: no longer sold; what was paid for is still delivered.',
});
export type AssetStatus = z.output<typeof AssetStatus>;

export const PauseReason = z
  .enum(['file_missing', 'file_resized', 'file_damaged', 'source_unreachable', 'source_refused', 'source_timeout'])
  .openapi({
    description:
      'Why an asset cannot be delivered: its file is gone, has another size or other bytes than were uploaded; its source does not answer, refuses, or answers too late.',
  });
export type PauseReason = z.output<typeof PauseReason>;

export const AssetOutput = z.enum(['signed_url', 'api_invocation']);

const Title = line(300).openapi({ example: 'Rainfall in Hong Kong, daily, 1990 to 2025' });
const Url = z.url({ protocol: /^https?$/, hostname: /./ }).max(2048, 'must have at most 2048 characters');
const Amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "0.05"')
  .refine((text) => Number(text) <= 1_000_000, 'must be at most 1000000')
  .openapi({ description: 'Exact, in USD; null or "0" for a free asset.', example: '0.05' });
const JsonText = prose(65_536);
const ExpectedQuery = line(300);

/** What an owner says of an asset. Null is the same as absent. */
const fields = {
  title: Title,
  description: prose(10_000).nullish().openapi({ example: 'Daily rainfall in millimetres for 40 stations, as CSV.' }),
  license_terms: line(500).nullish().openapi({ example: 'CC-BY-4.0' }),
  mime_type: z
    .string()
    .trim()
    .toLowerCase()
    .max(127)
    .regex(/^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/, 'must be a MIME type such as text/csv')
    .nullish()
    .openapi({ example: 'text/csv' }),
  price_amount: Amount.nullish(),
  price_currency: z.literal('USD', { error: 'price_currency must be USD' }).nullish(),
  expected_queries: z
    .array(ExpectedQuery)
    .max(10, 'must have at most 10')
    .nullish()
    .openapi({ description: 'What who needs it will ask: how well that finds it is reported to you.', example: ['rain in Hong Kong'] }),
  source_url: Url.nullish().openapi({ description: 'Where the bytes are; hidden from buyers.', example: 'https://data.example/rain.csv' }),
  api_auth_type: line(100).nullish().openapi({ example: 'api_key' }),
  api_endpoint_url: Url.nullish().openapi({ example: 'https://api.example/v1/rain' }),
  api_input_schema: JsonText.nullish().openapi({ description: 'A JSON Schema, as text.' }),
  api_method: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']))
    .nullish()
    .openapi({ type: 'string', example: 'POST' }),
  api_openapi_url: Url.nullish().openapi({ example: 'https://api.example/openapi.json' }),
  api_output_schema: JsonText.nullish().openapi({ description: 'A JSON Schema, as text.' }),
  api_protocol: line(50).nullish().openapi({ example: 'rest' }),
  api_rate_limit: line(200).nullish().openapi({ example: '60 a minute' }),
  api_usage_example: prose(16_384).nullish(),
};

export const CreateAsset = z
  .strictObject({ title: fields.title, asset_type: AssetType, ...withoutTitle() })
  .superRefine(({ asset_type: type, api_endpoint_url: endpoint, source_url: source }, context) => {
    if (type === 'api' && (endpoint ?? null) === null) missing(context, 'api_endpoint_url');
    if (type !== 'api' && (source ?? null) === null) missing(context, 'source_url');
  })
  .openapi('CreateAsset');
export type CreateAsset = z.output<typeof CreateAsset>;

/** The text parts of an upload. An empty one counts as absent, as forms send it. */
export const UploadFields = z.strictObject({
  title: fields.title,
  asset_type: AssetType.exclude(['api'], { error: 'asset_type must be one of text, image, video, audio, dataset: an API has no file' }),
  ...withoutTitle(),
  expected_queries: z
    .string()
    .max(4000)
    .transform((text) => text.split('\n').filter((query) => query.trim() !== ''))
    .pipe(z.array(ExpectedQuery).max(10, 'must have at most 10'))
    .optional()
    .openapi({ type: 'string', description: 'One a line.', example: 'rain in Hong Kong' }),
});
export type UploadFields = z.output<typeof UploadFields>;

/** The form of an upload, for the documents: the server reads it as a stream. */
export const UploadAsset = UploadFields.extend({
  file: z.string().openapi({ type: 'string', format: 'binary', description: 'The bytes, once.' }),
}).openapi('UploadAsset');

export const UpdateAsset = z
  .strictObject({
    title: fields.title.optional(),
    ...withoutTitle(),
    status: z.enum(['published', 'unlisted']).optional(),
    paused: z.literal(false, { error: 'paused must be false' }).optional().openapi({
      description: 'Sells a paused asset again, if it can be delivered: that is checked first.',
    }),
  })
  .refine((update) => Object.keys(update).length > 0, 'nothing to change')
  .openapi('UpdateAsset', { example: { price_amount: '0.10', status: 'published' } });
export type UpdateAsset = z.output<typeof UpdateAsset>;

const Language = z.string().nullable();

const AssetHead = z.object({
  id: z.string().openapi({ example: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
  owner_id: z.string(),
  status: AssetStatus,
  output: AssetOutput,
  title: z.string(),
  asset_type: AssetType,
  description: z.string().nullable(),
  license_terms: z.string().nullable(),
  mime_type: z.string().nullable().openapi({ description: 'As declared, else as the bytes say.' }),
  sniffed_mime_type: z.string().nullable().openapi({ description: 'As the bytes say.' }),
  language: Language.openapi({ description: 'ISO 639-1, of its text or else its description; null where it is not known.', example: 'en' }),
  price_amount: z.string().nullable(),
  price_currency: z.literal('USD'),
  api_auth_type: z.string().nullable(),
  api_input_schema: z.string().nullable(),
  api_method: z.string().nullable(),
  api_output_schema: z.string().nullable(),
  api_protocol: z.string().nullable(),
  api_rate_limit: z.string().nullable(),
  size_bytes: z.int().min(0).nullable(),
  sha256: z.string().nullable(),
  file_name: z.string().nullable(),
  preview: Preview,
  paused: z
    .object({ reason: PauseReason, since: z.iso.datetime() })
    .nullable()
    .openapi({ description: 'Since when, and why, it is neither sold nor found; null for an asset that can be delivered.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** What a buyer sees before paying: everything but where it is. */
export const PublicAsset = AssetHead.extend({
  payment: z.lazy(() => PaymentAction),
}).openapi('PublicAsset');
export type PublicAsset = z.output<typeof PublicAsset>;

/** What its owner sees. */
export const Asset = AssetHead.extend({
  source_url: z.string().nullable(),
  api_endpoint_url: z.string().nullable(),
  api_openapi_url: z.string().nullable(),
  api_usage_example: z.string().nullable(),
  expected_queries: z.array(z.string()),
}).openapi('Asset');
export type Asset = z.output<typeof Asset>;

export const AssetWarning = z
  .object({
    code: z.literal('near_duplicate'),
    asset_id: z.string().openapi({ description: 'The asset that is nearly the same.' }),
    similarity: z.number().min(0).max(1).openapi({ description: '1: the very same bytes.' }),
    message: z.string(),
  })
  .openapi('AssetWarning');

export const Findability = z
  .object({
    queries: z
      .array(
        z.object({
          query: z.string(),
          source: z.enum(['title', 'expected_query']),
          rank: z.int().min(1).nullable().openapi({ description: 'Among all published assets; null where search does not show it.' }),
          found: z.int().min(0).openapi({ description: 'How many search shows.' }),
          missing_words: z.array(z.string()).openapi({ description: 'Words of the query that the asset does not say.' }),
        }),
      )
      .openapi({ description: 'For the title, then for each of expected_queries.' }),
    advice: z.array(z.string()).openapi({ description: 'What to do about it; empty where all is well.' }),
  })
  .openapi('Findability', {
    description:
      'How well search finds an asset for what buyers will ask. Null in the answer to a publication where there was no time for it.',
  });
export type Findability = z.output<typeof Findability>;

/** The answer to a publication: the asset is there, whatever the warnings say. */
export const PublishedAsset = Asset.extend({
  warnings: z.array(AssetWarning),
  findability: Findability.nullable(),
}).openapi('PublishedAsset');
export type PublishedAsset = z.output<typeof PublishedAsset>;

export const AssetPage = z.object({ items: z.array(Asset), next_cursor: z.string().nullable() }).openapi('AssetPage');

export const AssetListQuery = PageQuery.extend({
  status: AssetStatus.optional(),
  type: AssetType.optional(),
});

export const PaymentAction = z
  .object({
    required: z.boolean(),
    amount: z.string().openapi({ example: '0.05' }),
    currency: z.literal('USD'),
    action: z.object({
      method: z.literal('POST'),
      href: z.string().openapi({ example: 'https://farebox.example/api/v1/assets/fetch' }),
      body: z.object({ asset_id: z.string() }),
    }),
  })
  .openapi('PaymentAction', { description: 'The request that gets the asset; where payment is required, first its 402 with what to pay.' });
export type PaymentAction = z.output<typeof PaymentAction>;

const topK = z.coerce.number().int().min(1).max(100).default(10);
const QueryText = z
  .string()
  .max(1000, 'must have at most 1000 characters')
  .refine((text) => text.trim() !== '', 'must not be empty');

export const AssetSearchQuery = z.object({
  q: QueryText.openapi({ description: 'What is needed, in English or Chinese.', example: 'rainfall in Hong Kong' }),
  top_k: topK,
  type: AssetType.optional(),
});

export const AssetSearchRequest = z
  .strictObject({
    query: QueryText.nullish().openapi({ example: 'rainfall in Hong Kong' }),
    vector: z
      .array(z.number())
      .length(512, 'must have 512 numbers')
      .refine((vector) => vector.every((value) => Math.abs(value) <= 1e6), 'must have numbers between -1000000 and 1000000')
      .nullish()
      .openapi({ description: 'In the space of the embedding model that GET /api/v1/capabilities names.' }),
    top_k: z.int().min(1).max(100).nullish().openapi({ default: 10 }),
    type: AssetType.nullish(),
    filters: z
      .strictObject({
        license: line(500).nullish(),
        max_price: Amount.nullish().openapi({ description: 'Only assets of at most this price, e.g. "0.10".' }),
        owner_id: z.string().max(64).nullish(),
        mime_type: z.string().max(127).nullish(),
      })
      .nullish(),
  })
  .refine(({ query, vector }) => (query ?? null) !== null || (vector ?? null) !== null, {
    path: ['query'],
    error: 'query or vector is required',
  })
  .openapi('AssetSearchRequest', { example: { query: 'rainfall in Hong Kong', top_k: 5, type: 'dataset' } });
export type AssetSearchRequest = z.output<typeof AssetSearchRequest>;

export const AssetSearchResult = z
  .object({
    asset_id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    asset_type: AssetType,
    mime_type: z.string().nullable(),
    license_terms: z.string().nullable(),
    price: z.object({ amount: z.string(), currency: z.literal('USD') }).nullable(),
    score: z.number().min(0).max(1),
    match: z.object({
      semantic: z.number().nullable(),
      lexical: z.number().nullable(),
      terms: z.array(z.string()),
      why: z.string(),
    }),
    preview: Preview,
    output: AssetOutput,
    payment: PaymentAction,
  })
  .openapi('AssetSearchResult');
export type AssetSearchResult = z.output<typeof AssetSearchResult>;

export const AssetSearchAnswer = z
  .object({
    query: z.string().nullable(),
    did_you_mean: z.string().nullable().openapi({
      description: 'The query with words that nothing here says read as close ones that something says. These were looked for too.',
    }),
    expanded_terms: z.array(z.string()).openapi({
      description: 'What means the same as words of the query, in English or Chinese, and was looked for too, as something here says it.',
      example: ['香港'],
    }),
    language: Language.openapi({ description: 'Of the query, ISO 639-1; null where it is too short to tell.', example: 'en' }),
    top_k: z.int(),
    total: z.int().min(0).openapi({ description: 'Relevant assets, of which at most top_k are shown.' }),
    results: z.array(AssetSearchResult),
  })
  .openapi('AssetSearchAnswer');
export type AssetSearchAnswer = z.output<typeof AssetSearchAnswer>;

export const RelatedAssets = z
  .object({ asset_id: z.string(), results: z.array(AssetSearchResult).openapi({ description: 'At most five.' }) })
  .openapi('RelatedAssets');

const AssetId = z
  .string()
  .regex(/^\w{1,64}$/, 'must be an asset id')
  .openapi({ example: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' });

export const FetchQuery = z.object({ asset_id: AssetId });

/** What POST takes in the query: there the body may name the asset as well. */
export const FetchBodyQuery = FetchQuery.partial();

export const FetchRequest = z
  .strictObject({
    asset_id: AssetId.optional().openapi({ description: 'Here or in the query.' }),
    payment_token: z
      .string()
      .min(1)
      .max(600)
      .nullish()
      .openapi({ description: 'payment.token of a paid payment; the header X-Payment-Token does the same.' }),
  })
  .openapi('FetchRequest', { example: { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD', payment_token: 'tok_...' } });

export const Delivery = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('signed_url'),
      url: z.string().openapi({ description: 'Works until expires_at, without any other credential.' }),
      expires_at: z.iso.datetime(),
      file_name: z.string(),
      mime_type: z.string(),
      size_bytes: z.int().nullable(),
      sha256: z.string().nullable(),
    }),
    z.object({
      type: z.literal('api_invocation'),
      method: z.string(),
      endpoint_url: z.string(),
      protocol: z.string().nullable(),
      auth_type: z.string().nullable(),
      input_schema: z.string().nullable(),
      output_schema: z.string().nullable(),
      openapi_url: z.string().nullable(),
      rate_limit: z.string().nullable(),
      usage_example: z.string().nullable(),
    }),
  ])
  .openapi('Delivery');
export type Delivery = z.output<typeof Delivery>;

export const DeliveredAsset = z
  .object({
    asset_id: z.string(),
    delivery: Delivery,
    payment: PaymentBody.nullable().openapi({ description: 'Null for a free asset, and for its owner.' }),
    revenue_event_id: z.string().nullable(),
  })
  .openapi('DeliveredAsset');
export type DeliveredAsset = z.output<typeof DeliveredAsset>;

/** The 402 of `/api/v1/assets/fetch`. */
export const AssetPaymentRequired = z
  .object({
    error: z.string().openapi({ example: 'payment required' }),
    payment: PaymentBody,
    statusCode: z.literal(402),
    code: z.string(),
    hint: z.string(),
    request_id: z.string(),
  })
  .openapi('AssetPaymentRequired');

export const DownloadQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a whole number')
    .openapi({ type: 'integer', description: 'Until when the link works, seconds since 1970.' }),
  signature: z.string().min(1).max(200),
  delivery: z
    .string()
    .regex(/^rev_\w{1,60}$/, 'must be the id of a revenue event')
    .optional()
    .openapi({ description: 'The purchase that the link belongs to; absent where nothing was paid. The signature covers it.' }),
});

function withoutTitle() {
  const { title: _title, ...rest } = fields;
  return rest;
}

function missing(context: z.RefinementCtx, name: string): void {
  context.addIssue({ code: 'custom', path: [name], message: `${name} is required` });
}
