import { z } from 'zod';
import { Answered } from './asset-search.ts';
import { shown } from './examples.ts';
import { DemandAction } from './demand.ts';
import { engineIds, enginePreferences } from './names.ts';
import { FreePerDay, meteredPricing, MeteredPrice } from './tool-prices.ts';

const JsonSchema = z.record(z.string(), z.unknown());
const texts = z.array(z.string());

export const Pricing = z
  .object({
    amountCents: z.int().min(0),
    amount: z.string().meta({ description: 'The exact price as a decimal; with a `unit`, the least price.' }),
    currency: z.string(),
    policyId: z.string(),
    settleMode: z.literal('settle_first'),
    billingMode: z.enum(['per_call', 'per_unit']),
    maxCalls: z.int().min(1),
    allowReuse: z.boolean(),
    bindClient: z.boolean(),
    ...meteredPricing,
    freePerDay: FreePerDay.optional(),
  })
  .meta({ id: 'Pricing' });
export type Pricing = z.output<typeof Pricing>;

export const Quality = z
  .object({
    qualityScore: z.int().min(0).max(100).meta({ description: 'Computed from success rate, speed and health; 0 without measurements.' }),
    healthStatus: z.enum(['healthy', 'unhealthy', '']),
    healthCheckedAt: z.iso.datetime().optional(),
    healthLatencyMs: z.int().min(0).optional(),
    latencyMs: z.int().min(0).optional().meta({ description: 'The mean of real executions.' }),
    successRate: z.number().min(0).max(1),
    callCount: z.int().min(0).meta({ description: 'All requests for the tool, paid or not.' }),
    executionCount: z.int().min(0),
    successCount: z.int().min(0),
    errorCount: z.int().min(0),
    paymentRequireds: z.int().min(0),
    lastCallAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Quality' });
export type Quality = z.output<typeof Quality>;

/** When a paid call is refunded, in a form for programs. It is the same for every tool. */
export const RefundPolicy = z
  .object({
    automatic: z.literal(true).meta({ description: 'Refunds need no request.' }),
    on: z
      .array(z.enum(['tool_failed', 'upstream_failed', 'upstream_timeout', 'output_invalid', 'tool_refused_input', 'call_interrupted']))
      .meta({
        description:
          'Error codes after which the call is refunded. `upstream_timeout` comes after `sla.timeout` at the latest, or after `sla.maxLatency` if there is no timeout. An output that violates `outputSchema` (`output_invalid`) is answered with `tool_failed`.',
      }),
    as: z.literal('call_given_back').meta({
      description: 'The same token or signed payment pays for the call again, for 15 minutes at least.',
    }),
    signed: z.literal('settled_after_success').meta({
      description:
        'A payment signed by a wallet is settled only after the call succeeded. If it has to be settled first (the effect of the call cannot be undone, or the balance of the wallet may not cover its open calls) and the call fails, the next request of the wallet for the same tool uses that payment.',
    }),
    expires: z.literal('refunded_to_credit').meta({
      description:
        'When an unused token expires, its price becomes prepaid credit of the payer: of the account, or of the wallet, which spends it by signing in.',
    }),
  })
  .meta({ id: 'RefundPolicy' });
export type RefundPolicy = z.output<typeof RefundPolicy>;

export const ErrorExample = z.object({ input: z.record(z.string(), z.unknown()), error: z.string(), statusCode: z.int() });
export type ErrorExample = z.output<typeof ErrorExample>;

const categoryLabel = z
  .string()
  .optional()
  .meta({ description: 'The category for people, in the language of Accept-Language; absent in English.' });

export const ServiceDescriptor = z
  .object({
    id: z.string(),
    canonicalId: z.string(),
    internalServiceId: z.string().optional(),
    name: z.string(),
    displayName: z.string(),
    description: z.string(),
    descriptionForModel: z.string(),
    category: z.string(),
    categoryLabel,
    keywords: texts,
    useCases: texts,
    limitations: texts,
    tags: texts,
    method: z.enum(['GET', 'POST']),
    endpoint: z.string(),
    legacyEndpoint: z.string().optional(),
    endpointAliases: texts,
    inputTypes: texts,
    outputTypes: texts,
    inputSchema: JsonSchema,
    outputSchema: JsonSchema,
    exampleRequest: z.record(z.string(), z.unknown()),
    sampleRequest: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The example with addresses of files that this service has. Absent: `exampleRequest` names no files.' }),
    unsupportedParameters: texts
      .optional()
      .meta({ description: 'Optional parameters that are refused before payment, because of what does the work here.' }),
    exampleResponse: z.record(z.string(), z.unknown()),
    pricing: Pricing,
    refundPolicy: RefundPolicy,
    payment: z.object({ providerId: z.string(), provider: z.string() }),
    quality: Quality,
    discovery: z.object({
      toolName: z.string().meta({ description: 'Name of the MCP tool.' }),
      searchText: z.string(),
      aliases: texts,
      localeHints: z.array(z.enum(['en', 'zh'])),
      useCases: texts,
      limitations: texts,
      paymentFlow: z.string(),
      paymentHint: z.string(),
      retryHint: z.string(),
      requiredState: z.string().meta({ example: 'published, enabled' }),
    }),
    complexity: z.enum(['simple', 'moderate', 'complex']),
    typicalResponseTime: z.string().meta({ example: '20ms' }),
    cacheable: z.boolean(),
    idempotent: z.boolean(),
    outputFormat: z.literal('json'),
    relatedServices: texts,
    relatedNotInCatalog: texts
      .optional()
      .meta({ description: 'Those of `relatedServices` that this server does not offer. Absent: it offers all of them.' }),
    requiredContext: texts,
    errorExamples: z.array(ErrorExample),
    sla: z.object({
      uptime: z.string(),
      maxLatency: z.string().meta({
        description: 'The 95th percentile of the latest latencies; with fewer than 20 calls, the declared latency.',
        example: '5000ms',
      }),
      timeout: z
        .string()
        .optional()
        .meta({ description: 'A longer call is ended and refunded. If absent, maxLatency applies.', example: '30000ms' }),
    }),
    state: z
      .object({ published: z.boolean(), enabled: z.boolean(), configured: z.boolean(), apiKeyRequired: z.boolean() })
      .meta({ description: 'A tool can be called when it is published, enabled and configured.' }),
  })
  .meta({ id: 'ServiceDescriptor' });
export type ServiceDescriptor = z.output<typeof ServiceDescriptor>;

export const PaymentFlow = z
  .object({
    paymentHeader: z.literal('X-Payment-Token'),
    createPayment: z.string(),
    verifyPayment: z.string(),
    payPayment: z.string(),
    token: z.string(),
    requiredResponse: z.string(),
    retry: z.string(),
    flow: texts,
    providers: z.array(z.object({ providerId: z.string(), provider: z.string(), test: z.boolean() })),
  })
  .meta({ id: 'PaymentFlow' });
export type PaymentFlow = z.output<typeof PaymentFlow>;

const nextCursor = z.string().nullable().optional().meta({ description: 'Only of a page: `cursor` of the next one; null on the last.' });

export const CatalogListing = z
  .object({
    schemaVersion: z.literal('farebox.catalog.v1'),
    generatedAt: z.iso.datetime(),
    services: z.array(ServiceDescriptor),
    payment: PaymentFlow,
    nextCursor,
  })
  .meta({ id: 'CatalogListing' });
export type CatalogListing = z.output<typeof CatalogListing>;

/** What is offered of a tool or asset now. */
export const Availability = z
  .enum(['available', 'api_key_required', 'disabled', 'not_configured', 'paused', 'unpublished', 'archived'])
  .meta({
    id: 'Availability',
    example: 'available',
    description:
      '`available`: anybody can buy it. `api_key_required`: a client with an API key can. `disabled`, `paused`: not at the moment. `not_configured`: not on this server. `unpublished`, `archived`: no longer shown. Only the first two are sold.',
  });
export type Availability = z.output<typeof Availability>;

export const ServiceSummary = shown(
  'ServiceSummary',
  z.object({
    id: z.string(),
    toolName: z.string().meta({ description: 'Name of the MCP tool.' }),
    name: z.string(),
    description: z.string(),
    category: z.string(),
    categoryLabel,
    method: z.enum(['GET', 'POST']),
    endpoint: z.string(),
    required: texts.meta({ description: 'The names of the required arguments.' }),
    amount: z.string().meta({ description: 'The exact price of a call as a decimal; with `unit`, the least price.' }),
    currency: z.string(),
    unit: meteredPricing.unit,
    freePerDay: FreePerDay.optional(),
    availability: Availability,
    qualityScore: z.int().min(0).max(100),
    healthStatus: z.enum(['healthy', 'unhealthy', '']).meta({ description: 'Of the latest check; empty: not checked yet.' }),
  }),
  {
    id: 'word-count',
    toolName: 'word_count',
    name: 'Word Count',
    description: 'Counts the characters, words and lines of a text.',
    category: 'text-analysis',
    method: 'POST',
    endpoint: '/api/tools/word-count',
    required: ['text'],
    amount: '0.05',
    currency: 'USD',
    qualityScore: 98,
  },
);
export type ServiceSummary = z.output<typeof ServiceSummary>;

export const CatalogSummary = z
  .object({
    schemaVersion: z.literal('farebox.catalog.summary.v1'),
    generatedAt: z.iso.datetime(),
    services: z.array(ServiceSummary),
    descriptor: z.string().meta({ description: 'Where everything about one tool is.' }),
    payment: PaymentFlow,
    nextCursor,
  })
  .meta({ id: 'CatalogSummary' });
export type CatalogSummary = z.output<typeof CatalogSummary>;

export const CatalogListingQuery = z.object({
  view: z
    .enum(['full', 'summary'])
    .default('full')
    .meta({ description: '`summary`: one line a tool, a tenth as long. `GET /api/catalog/{id}` has the rest.' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'The tools of a page. Without `limit` and `cursor`, all of them; with `cursor` alone, 50.' }),
  cursor: z.string().min(1).max(128).optional().meta({ description: '`nextCursor` of the page before.' }),
});

export const FoundService = ServiceDescriptor.extend({
  matchScore: z.int().min(0).max(100).meta({
    description:
      'From 60 on, how likely the tool answers the query, in percent: an estimate, fitted to public sets of questions. Below, it shows the order only. At most 20 where nothing answers it.',
  }),
  matchTerms: texts,
  why: z.string(),
}).meta({ id: 'FoundService' });
export type FoundService = z.output<typeof FoundService>;

export const UnavailableService = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    matchScore: z.int().min(0).max(100),
    why: z.string(),
    reason: z.enum(['disabled', 'not_configured']),
    message: z.string(),
  })
  .meta({ id: 'UnavailableService' });
export type UnavailableService = z.output<typeof UnavailableService>;

export const CatalogSearchAnswer = z
  .object({
    schemaVersion: z.literal('farebox.catalog.search.v1'),
    generatedAt: z.iso.datetime(),
    query: z.string(),
    expandedTerms: texts,
    language: z
      .string()
      .nullable()
      .meta({ description: 'The language of the query, ISO 639-1; null if it is too short to detect.', example: 'en' }),
    didYouMean: z.string().optional().meta({ description: 'The query with corrected spelling. Absent if nothing was corrected.' }),
    filters: z.object({
      limit: z.int(),
      category: z.string().optional(),
      tag: z.string().optional(),
      max_price_cents: z.int().optional(),
    }),
    answered: Answered,
    total: z.int().min(0),
    services: z.array(FoundService),
    unavailable: z.array(UnavailableService).optional().meta({
      description: 'Tools that fit better than the best of services, but cannot be called on this server. Absent if there are none.',
    }),
    demand: DemandAction.optional().meta({ description: 'Only if nothing answers the query: the request that reports the need.' }),
    payment: PaymentFlow,
  })
  .meta({ id: 'CatalogSearchAnswer' });
export type CatalogSearchAnswer = z.output<typeof CatalogSearchAnswer>;

export const CatalogSearchQuery = z.object({
  q: z
    .string()
    .max(2000)
    .default('')
    .meta({ description: 'The need, in English or Chinese. Empty lists every tool.', example: 'count words' }),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  category: z.string().max(64).optional(),
  tag: z.string().max(64).optional(),
  max_price_cents: z
    .preprocess(wholeNumber, z.number().int().min(0).max(100_000_000))
    .optional()
    .meta({ type: 'integer', minimum: 0, maximum: 100_000_000 }),
});

/** A number in a query string. Coercion would read an empty limit as 0, and accept `1e3` and `0x10`. */
function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** The engines of the vision, OCR and document tools, in the order in which `auto` prefers them. */
export const EngineId = z.enum(engineIds);
export type EngineId = z.output<typeof EngineId>;

/** The engine for a tool: `auto` is the first one that can serve it. */
export const EnginePreference = z.enum(enginePreferences);
export type EnginePreference = z.output<typeof EnginePreference>;

export const UpdateTool = z
  .strictObject({
    published: z.boolean().nullable().optional(),
    enabled: z.boolean().nullable().optional(),
    force: z.boolean().optional().meta({
      description: 'With published: publish an imported tool although its probe failed or its texts read like instructions to a model.',
    }),
    accept_change: z.literal(true).optional().meta({
      description: 'Takes the definition that the source of an imported tool has now. Removes the tool if its source no longer has it.',
    }),
    api_key_required: z.boolean().nullable().optional(),
    price_amount: z.string().max(32).nullable().optional().meta({ description: 'Exact decimal in USD.', example: '0.05' }),
    metered_price: MeteredPrice.nullable()
      .optional()
      .meta({ description: 'A price for each unit of the input, in place of price_amount: one replaces the other.' }),
    free_per_day: FreePerDay.nullable().optional(),
    engine: EnginePreference.nullable()
      .optional()
      .meta({ description: 'The engine of a vision, OCR or document tool; auto: upstream if its credentials are set, otherwise local.' }),
    related: z
      .array(z.string().max(128))
      .max(20)
      .nullable()
      .optional()
      .meta({
        description: 'Ids for relatedServices. If neither this nor the definition names any, the most similar tools by embedding.',
        example: ['slugify'],
      }),
  })
  .meta({ id: 'UpdateTool', description: 'Absent members are kept; null restores the definition.' });
