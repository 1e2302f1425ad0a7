import { z } from 'zod';
import { exampleFile, PaymentAction } from './asset-fetch.ts';
import { exampleAssetId, exampleOf, exampleOwnerId, exampleTime } from './examples.ts';
import { assetTypes } from './names.ts';
import { pageOf, PageQuery } from './page.ts';
import { DatasetPreview, Preview } from './previews.ts';
import { line, prose } from './text.ts';

export const AssetType = z.enum(assetTypes).meta({ example: 'dataset' });
export type AssetType = z.output<typeof AssetType>;

/** For descriptions: `text, image or api`. */
export const assetTypesInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(AssetType.options);
/** The types of assets that are files. */
export const fileTypes = AssetType.options.filter((type) => type !== 'api');

const FileType = AssetType.exclude(['api'], {
  error: ({ input }) => (input === undefined ? undefined : `asset_type must be one of ${fileTypes.join(', ')}: an API has no file`),
});

export const AssetStatus = z.enum(['published', 'unlisted', 'archived']).meta({
  description:
    'published: found and sold; unlisted: not found, but sold to buyers who know its id; archived: no longer sold, but still delivered to buyers who paid before.',
});
export type AssetStatus = z.output<typeof AssetStatus>;

export const PauseReason = z
  .enum(['file_missing', 'file_resized', 'file_damaged', 'source_unreachable', 'source_refused', 'source_timeout', 'owner_suspended'])
  .meta({
    description:
      'Why an asset cannot be delivered: its file is missing or differs in size or bytes from the upload, its source does not answer, refuses, or answers too late, or the operator has suspended its owner.',
  });
export type PauseReason = z.output<typeof PauseReason>;

export const AssetOutput = z.enum(['signed_url', 'api_invocation']);

export const exampleTitle = 'Rainfall in Hong Kong, daily, 1990 to 2025';
export const exampleDescription = 'Daily rainfall in millimetres for 40 stations, as CSV.';
/** The owner's description. */
const exampleWords = {
  title: exampleTitle,
  asset_type: 'dataset',
  description: exampleDescription,
  license_terms: 'CC-BY-4.0',
  price_amount: '0.05',
} as const;

const Title = line(300).meta({ example: exampleTitle });
const Url = z.url({ protocol: /^https?$/, hostname: /./ }).max(2048, 'must have at most 2048 characters');
/** Exact, in USD. */
export const AssetPrice = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "0.05"')
  .refine((text) => Number(text) <= 1_000_000, 'must be at most 1000000')
  .meta({ description: 'The exact price in USD; null or "0" for a free asset.', example: '0.05' });
const OwnerId = z.string().max(64, 'must have at most 64 characters').meta({
  description: 'For admins: the account that owns the asset and earns its revenue. Default: your own.',
  example: exampleOwnerId,
});
const JsonText = prose(65_536);
const ExpectedQuery = line(300);

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A language that is asked for, or stated. */
export const LanguageCode = z
  .string()
  .regex(/^[a-z]{2}$/, { error: 'must be a language of ISO 639-1, such as en or zh', abort: true })
  .refine((code) => languageNames.of(code) !== undefined, { error: 'must be a language of ISO 639-1, such as en or zh' })
  .meta({ example: 'en' });

/** The owner's description of an asset. Null is the same as absent. */
const fields = {
  title: Title,
  description: prose(10_000).nullish().meta({ example: exampleDescription }),
  license_terms: line(500).nullish().meta({ example: 'CC-BY-4.0' }),
  language: LanguageCode.nullish().meta({ description: 'Where it is not the language that the texts show, ISO 639-1; null for that one.' }),
  mime_type: z
    .string()
    .trim()
    .toLowerCase()
    .max(127)
    .regex(/^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/, 'must be a MIME type such as text/csv')
    .nullish()
    .meta({ example: 'text/csv' }),
  price_amount: AssetPrice.nullish(),
  price_currency: z.literal('USD', { error: 'price_currency must be USD' }).nullish(),
  expected_queries: z
    .array(ExpectedQuery)
    .max(10, 'must have at most 10')
    .nullish()
    .meta({ description: 'Queries that buyers may use. The answer reports how well they find the asset.', example: ['rain in Hong Kong'] }),
  owner_id: OwnerId.nullish(),
  source_url: Url.nullish().meta({
    description: 'The address of the bytes; hidden from buyers.',
    example: 'https://data.example/rain.csv',
  }),
  api_auth_type: line(100).nullish().meta({ example: 'api_key' }),
  api_endpoint_url: Url.nullish().meta({ example: 'https://api.example/v1/rain' }),
  api_input_schema: JsonText.nullish().meta({ description: 'A JSON Schema, as text.' }),
  api_method: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']))
    .nullish()
    .meta({ type: 'string', example: 'POST' }),
  api_openapi_url: Url.nullish().meta({ example: 'https://api.example/openapi.json' }),
  api_output_schema: JsonText.nullish().meta({ description: 'A JSON Schema, as text.' }),
  api_protocol: line(50).nullish().meta({ example: 'rest' }),
  api_rate_limit: line(200).nullish().meta({ example: '60 a minute' }),
  api_usage_example: prose(16_384).nullish(),
};

export const CreateAsset = z
  .strictObject({ title: fields.title, asset_type: AssetType, ...withoutTitle() })
  .superRefine(({ asset_type: type, api_endpoint_url: endpoint, source_url: source }, context) => {
    if (type === 'api' && (endpoint ?? null) === null) missing(context, 'api_endpoint_url');
    if (type !== 'api' && (source ?? null) === null) missing(context, 'source_url');
  })
  .meta({ id: 'CreateAsset', example: { ...exampleWords, mime_type: 'text/csv', source_url: 'https://data.example/rain.csv' } });
export type CreateAsset = z.output<typeof CreateAsset>;

/** The text parts of an upload. Forms send empty parts; they count as absent. */
export const UploadFields = z.strictObject({
  title: fields.title,
  asset_type: FileType,
  ...withoutTitle(),
  expected_queries: z
    .string()
    .max(4000)
    .transform((text) => text.split('\n').filter((query) => query.trim() !== ''))
    .pipe(z.array(ExpectedQuery).max(10, 'must have at most 10'))
    .optional()
    .meta({ type: 'string', description: 'One query per line.', example: 'rain in Hong Kong' }),
});
export type UploadFields = z.output<typeof UploadFields>;

/** What is said of a file that came in several requests, once all of it is there. */
export const PublishUpload = z
  .strictObject({ title: fields.title, asset_type: FileType, ...withoutTitle() })
  .meta({ id: 'PublishUpload', example: exampleWords });
export type PublishUpload = z.output<typeof PublishUpload>;

/** The form of an upload, for the documents only: the server reads it as a stream. */
export const UploadAsset = UploadFields.extend({
  file: z.string().meta({ type: 'string', format: 'binary', description: 'The bytes. Exactly one file.' }),
}).meta({ id: 'UploadAsset', example: { ...exampleWords, file: '(the bytes of rainfall.csv)' } });

export const UpdateAsset = z
  .strictObject({
    title: fields.title.optional(),
    ...withoutTitle(),
    owner_id: OwnerId.optional().meta({
      description: 'The account that the asset belongs to from now on: one that you may sell for, such as a team of yours; for admins any.',
    }),
    status: z.enum(['published', 'unlisted']).optional(),
    paused: z.literal(false, { error: 'paused must be false' }).optional().meta({
      description: 'Ends the pause of an asset, after checking that it can be delivered.',
    }),
  })
  .refine((update) => Object.keys(update).length > 0, 'nothing to change')
  .meta({ id: 'UpdateAsset', example: { price_amount: '0.10', status: 'published' } });
export type UpdateAsset = z.output<typeof UpdateAsset>;

export const Language = z.string().nullable();

const AssetHead = z.object({
  id: z.string().meta({ example: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
  owner_id: z.string(),
  status: AssetStatus,
  output: AssetOutput,
  title: z.string(),
  asset_type: AssetType,
  description: z.string().nullable(),
  license_terms: z.string().nullable(),
  mime_type: z.string().nullable().meta({ description: 'The declared type, otherwise the detected one.' }),
  sniffed_mime_type: z.string().nullable().meta({ description: 'The type detected from the bytes.' }),
  language: Language.meta({ description: 'The language of its text or description, ISO 639-1; null if unknown.', example: 'en' }),
  price_amount: z.string().nullable(),
  price_currency: z.literal('USD'),
  api_auth_type: z.string().nullable(),
  api_input_schema: z.string().nullable(),
  api_method: z.string().nullable(),
  api_output_schema: z.string().nullable(),
  api_protocol: z.string().nullable(),
  api_rate_limit: z.string().nullable(),
  requires: z.string().nullable().meta({ description: 'What a buyer needs besides, e.g. an own credential for an API; null for nothing.' }),
  size_bytes: z.int().min(0).nullable(),
  sha256: z.string().nullable(),
  file_name: z.string().nullable(),
  preview: Preview,
  excerpt: z
    .object({ mime_type: z.string(), seconds: z.number().positive(), size_bytes: z.int().min(1) })
    .nullable()
    .meta({
      description: 'The beginning of a sound, free at `/api/v1/assets/{id}/excerpt`; null without one. WAV, MP3 and Ogg files have it.',
    }),
  paused: z.object({ reason: PauseReason, since: z.iso.datetime() }).nullable().meta({
    description:
      'Since when and why the asset is neither sold nor found; null for an asset that can be delivered. If the source was unreachable at publication (`since` is `created_at`), the asset is found, but no payment is taken until the source answers.',
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const exampleHead = {
  ...exampleWords,
  ...exampleFile,
  id: exampleAssetId,
  owner_id: exampleOwnerId,
  status: 'published',
  output: 'signed_url',
  sniffed_mime_type: 'text/csv',
  language: 'en',
  price_currency: 'USD',
  api_auth_type: null,
  api_input_schema: null,
  api_method: null,
  api_output_schema: null,
  api_protocol: null,
  api_rate_limit: null,
  requires: null,
  preview: exampleOf(DatasetPreview),
  excerpt: null,
  paused: null,
  created_at: exampleTime,
  updated_at: exampleTime,
} as const;

/** The asset as buyers see it before paying: without its addresses. */
export const PublicAsset = AssetHead.extend({
  owner_name: z.string().meta({ description: 'Of the seller: GET /api/v1/sellers/{owner_id}' }),
  payment: PaymentAction,
}).meta({ id: 'PublicAsset', example: { ...exampleHead, owner_name: 'Ada', payment: exampleOf(PaymentAction) } });
export type PublicAsset = z.output<typeof PublicAsset>;

/** The asset as its owner sees it. */
export const Asset = AssetHead.extend({
  source_url: z.string().nullable(),
  api_endpoint_url: z.string().nullable(),
  api_openapi_url: z.string().nullable(),
  api_usage_example: z.string().nullable(),
  expected_queries: z.array(z.string()),
}).meta({
  id: 'Asset',
  example: {
    ...exampleHead,
    source_url: null,
    api_endpoint_url: null,
    api_openapi_url: null,
    api_usage_example: null,
    expected_queries: ['how much did it rain in Kowloon'],
  },
});
export type Asset = z.output<typeof Asset>;

const DuplicateWarning = z
  .object({
    code: z.literal('near_duplicate'),
    asset_id: z.string().meta({ description: 'The nearly identical asset.' }),
    similarity: z.number().min(0).max(1).meta({ description: '1: identical bytes.' }),
    message: z.string(),
  })
  .meta({
    id: 'DuplicateWarning',
    example: {
      code: 'near_duplicate',
      asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRF',
      similarity: 0.94,
      message:
        'Its content is nearly the same as an asset of another owner, "Rainfall in Hong Kong, 1990 to 2025": a buyer who sees both may choose the other. Describe the difference, or archive one of them.',
    },
  });

const DeadSourceWarning = z.object({ code: z.literal('source_dead'), reason: PauseReason, message: z.string() }).meta({
  id: 'DeadSourceWarning',
  example: {
    code: 'source_dead',
    reason: 'source_unreachable',
    message: 'Its source_url does not answer: no payment is taken until it does. It is asked again by itself.',
  },
});

export type DeadSourceWarning = z.output<typeof DeadSourceWarning>;

export const TextFlag = z.enum(['overrides_instructions', 'imitates_a_role', 'commands_a_tool', 'asks_for_secrets', 'hides_from_users']);
export type TextFlag = z.output<typeof TextFlag>;

const TextWarning = z.object({ code: z.literal('speaks_to_models'), flags: z.array(TextFlag), message: z.string() }).meta({
  id: 'TextWarning',
  example: {
    code: 'speaks_to_models',
    flags: ['overrides_instructions'],
    message: 'Its texts read like instructions to a language model. The operator of the service sees this. Describe only what is for sale.',
  },
});

const AssetWarning = z.discriminatedUnion('code', [DuplicateWarning, DeadSourceWarning, TextWarning]);

export const Findability = z
  .object({
    queries: z
      .array(
        z.object({
          query: z.string(),
          source: z.enum(['title', 'expected_query']),
          rank: z.int().min(1).nullable().meta({ description: 'The rank among all published assets; null if search does not find it.' }),
          found: z.int().min(0).meta({ description: 'The number of results.' }),
          missing_words: z.array(z.string()).meta({ description: 'Words of the query that the asset does not contain.' }),
        }),
      )
      .meta({ description: 'The result for the title, then for each of expected_queries.' }),
    advice: z.array(z.string()).meta({ description: 'How to improve it; empty if all queries find it.' }),
  })
  .meta({
    id: 'Findability',
    description:
      'How well search finds an asset with the expected queries. Null in the answer to a publication if the check took too long.',
    example: {
      queries: [
        { query: exampleTitle, source: 'title', rank: 1, found: 3, missing_words: [] },
        { query: 'how much did it rain in Kowloon', source: 'expected_query', rank: 14, found: 40, missing_words: ['kowloon'] },
      ],
      advice: ['"how much did it rain in Kowloon" finds it only at position 14: where it is true, write "kowloon".'],
    },
  });
export type Findability = z.output<typeof Findability>;

/** The answer to a publication. The asset is published even if there are warnings. */
export const PublishedAsset = Asset.extend({
  warnings: z.array(AssetWarning),
  findability: Findability.nullable(),
}).meta({
  id: 'PublishedAsset',
  example: { ...exampleOf(Asset), warnings: [exampleOf(DuplicateWarning)], findability: exampleOf(Findability) },
});
export type PublishedAsset = z.output<typeof PublishedAsset>;

/** What is for sale, without a search. */
export const PublicAssetPage = pageOf(PublicAsset).meta({ id: 'PublicAssetPage' });
export type PublicAssetPage = z.output<typeof PublicAssetPage>;
export const PublicAssetQuery = PageQuery.extend({
  type: AssetType.optional(),
  language: LanguageCode.optional().meta({ description: 'Only assets in this language.' }),
  owner_id: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional()
    .meta({ description: 'Only assets of this seller.' }),
});

export const AssetLanguages = z
  .object({
    items: z
      .array(z.object({ language: z.string().meta({ description: 'ISO 639-1.' }), assets: z.int().min(1) }))
      .meta({ description: 'The most frequent first. Assets of unknown language are not counted.' }),
  })
  .meta({
    id: 'AssetLanguages',
    example: {
      items: [
        { language: 'en', assets: 210 },
        { language: 'zh', assets: 84 },
      ],
    },
  });
export type AssetLanguages = z.output<typeof AssetLanguages>;

export const AssetPage = pageOf(Asset).meta({ id: 'AssetPage' });
export type AssetPage = z.output<typeof AssetPage>;

export const AssetListQuery = PageQuery.extend({
  status: AssetStatus.optional(),
  type: AssetType.optional(),
});

function withoutTitle() {
  const { title: _title, ...rest } = fields;
  return rest;
}

function missing(context: z.RefinementCtx, name: string): void {
  context.addIssue({ code: 'custom', path: [name], message: `${name} is required` });
}

export const batchLinesMax = 10_000;

/** One line of a batch. */
export const BatchLine = z
  .looseObject({
    key: z.string().min(1, 'must not be empty').max(200, 'must have at most 200 characters').meta({
      description: 'Your own name of the line. A key that was used before creates nothing; the answer has the asset that it created.',
    }),
  })
  .meta({
    id: 'BatchLine',
    description: '`key`, and the members of CreateAsset.',
    example: { key: 'rain-1990', ...exampleWords, mime_type: 'text/csv', source_url: 'https://data.example/rain.csv' },
  });

/** The answer to one line of a batch. */
export const BatchAnswer = z
  .object({
    line: z.int().min(1),
    key: z.string().nullable().meta({ description: 'Null if the line has no readable key.' }),
    status: z.enum(['created', 'exists', 'refused']),
    id: z.string().nullable().meta({ description: 'The id of the asset; null if the line was refused.' }),
    error: z.string().optional(),
    code: z.string().optional(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'BatchAnswer', example: { line: 1, key: 'rain-1990', status: 'created', id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' } });
export type BatchAnswer = z.output<typeof BatchAnswer>;
