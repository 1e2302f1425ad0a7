import { z } from 'zod';
import { PageQuery } from './accounts.ts';
import { Issue } from './errors.ts';

/** Where a signal came in. */
export const DemandSource = z.enum(['probe', 'submission', 'paywall', 'flowers']);
export type DemandSource = z.output<typeof DemandSource>;

/** What an agent did, as the access log and the totals name it. */
export const AccessKind = z.enum(['search', 'fetch', 'payment', 'download', 'probe', 'submission', 'paywall', 'flowers']);
export type AccessKind = z.output<typeof AccessKind>;

export const AccessOutcome = z.enum(['found', 'unmet', 'challenged', 'paid', 'delivered', 'refused', 'captured']);
export type AccessOutcome = z.output<typeof AccessOutcome>;

/** Limits of a signal; the manifest shows them. */
export const demandLimits = { text: 2000, name: 200, url: 2048, listItems: 20, metadataBytes: 8192, metadataDepth: 8 } as const;

const Words = cleaned(demandLimits.text);
const Short = cleaned(demandLimits.name);

/** What an agent needs. Everything is optional; members that are not named here are ignored. */
export const DemandSignal = z
  .object({
    agent_id: Short.optional().meta({ description: 'Your own name for yourself.', example: 'research-agent-7' }),
    asset_type: Short.optional().meta({ description: 'text, image, video, audio, dataset or api.', example: 'dataset' }),
    asset_types: z.array(Short).max(demandLimits.listItems, `must have at most ${demandLimits.listItems} items`).optional(),
    budget: Short.optional().meta({ description: 'What it may cost, e.g. "0.50" or "0.50 USD".', example: '0.50' }),
    callback_url: z
      .string()
      .max(demandLimits.url, `must have at most ${demandLimits.url} characters`)
      .optional()
      .meta({ format: 'uri', description: 'Where to send a signed notice once something answers the need. Public http or https.' }),
    capability: Words.optional().meta({ example: 'daily rainfall by station' }),
    metadata: z
      .record(z.string(), z.unknown())
      .superRefine(boundedJson)
      .optional()
      .meta({
        type: 'object',
        description: `At most ${demandLimits.metadataBytes} bytes of JSON, ${demandLimits.metadataDepth} levels.`,
      }),
    need: Words.optional().meta({ example: 'Daily rainfall in Hong Kong since 1990, as CSV' }),
    query: Words.optional(),
    task: Words.optional(),
    urgency: Short.optional().meta({ example: 'high' }),
    use_case: Words.optional(),
  })
  .meta({ id: 'DemandSignal' });
export type DemandSignal = z.output<typeof DemandSignal>;

export const DemandProbeQuery = z.object({
  q: Words.optional().meta({ description: 'What is needed.', example: 'daily rainfall in Hong Kong' }),
  capability: Words.optional(),
  type: Short.optional().meta({ example: 'dataset' }),
  urgency: Short.optional(),
  budget: Short.optional().meta({ example: '0.50' }),
  agent_id: Short.optional(),
});

export const PaywallQuery = DemandProbeQuery.omit({ urgency: true }).extend({
  q: Words.refine((text) => text !== '', 'q is required').meta({
    description: 'What is needed.',
    example: 'daily rainfall in Hong Kong',
  }),
});

const Variety = Short.refine((text) => text !== '', 'variety must not be empty');
const Market = Short.refine((text) => text !== '', 'market must not be empty');
const Currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'must be a code of three letters')
  .toUpperCase();

export const FlowerLatestQuery = z.object({
  variety: Variety.meta({ example: 'Red Naomi' }),
  market: Short.optional().meta({ example: 'Aalsmeer' }),
  country: Short.optional(),
  grade: Short.optional(),
  stem_length: Short.optional(),
  currency: Currency.optional().meta({ example: 'EUR' }),
  unit: z.enum(['stem', 'bunch', 'box', 'kg', 'tray']).optional(),
});
export const FlowerMarketParams = z.object({
  market: Market.meta({ example: 'aalsmeer' }),
});
export const FlowerMarketQuery = FlowerLatestQuery.pick({ currency: true }).extend({ variety: Short.optional() });
export const FlowerVarietyParams = z.object({
  variety: Variety.meta({ example: 'red-naomi' }),
});
export const FlowerVarietyQuery = FlowerLatestQuery.pick({ market: true, currency: true });

/** Something for sale now that may answer the need. */
export const DemandMatch = z
  .object({
    kind: z.enum(['asset', 'tool']),
    id: z.string(),
    title: z.string(),
    score: z.number().min(0).max(1),
    price: z.object({ amount: z.string(), currency: z.string() }).nullable().meta({ description: 'Null: free.' }),
    href: z.string().meta({ description: 'Where to read more, and to get it.' }),
  })
  .meta({ id: 'DemandMatch' });
export type DemandMatch = z.output<typeof DemandMatch>;

export const DemandWatch = z
  .object({
    id: z.string().meta({ description: 'The id of the signal.' }),
    callback_url_host: z.string(),
    expires_at: z.iso.datetime(),
    secret: z.string().meta({ description: 'Shown this once: verify notices with it (Standard Webhooks).', example: 'whsec_...' }),
    events: z.array(z.literal('supply.matched')),
  })
  .meta({ id: 'DemandWatch' });
export type DemandWatch = z.output<typeof DemandWatch>;

const captured = {
  signal_id: z.string().meta({ example: 'sig_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
  matches: z.array(DemandMatch).meta({ description: 'The best of what is for sale now.' }),
  watch: DemandWatch.meta({ description: 'Null without a callback_url.' }).nullable(),
  next: z.string().meta({ description: 'What happens next.' }),
};

export const CapturedSignal = z.object({ status: z.literal('captured'), ...captured }).meta({ id: 'CapturedSignal' });
export type CapturedSignal = z.output<typeof CapturedSignal>;

/** The deliberate 402: it records demand and sells nothing. */
export const DemandPaymentRequired = z
  .object({
    error: z.literal('payment required'),
    payment: z.null().meta({ description: 'There is nothing to pay.' }),
    payable: z.literal(false),
    purpose: z.literal('demand_capture'),
    ...captured,
    statusCode: z.literal(402),
    code: z.literal('demand_captured'),
    hint: z.string(),
    issues: z
      .array(Issue)
      .optional()
      .meta({ description: 'What could not be read of the body; all else of it was captured. Absent: nothing was wrong.' }),
    request_id: z.string(),
  })
  .meta({ id: 'DemandPaymentRequired' });
export type DemandPaymentRequired = z.output<typeof DemandPaymentRequired>;

/** How to submit demand, for agents: `/.well-known/agent-demand.json`, and a probe without a need. */
export const DemandManifest = z
  .object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    endpoints: z.array(
      z.object({
        method: z.enum(['GET', 'POST']),
        href: z.string(),
        purpose: z.string(),
        status: z.int().meta({ description: 'Of the answer.' }),
        fields: z.record(z.string(), z.string()).meta({ description: 'Name and meaning of the query parameters or body members.' }),
        required: z.array(z.string()),
        example: z.unknown(),
      }),
    ),
    limits: z.record(z.string(), z.number()),
    watch: z.object({
      description: z.string(),
      events: z.array(z.string()),
      days: z.int(),
      notices_per_day: z.int(),
      signature: z.object({
        standard: z.string(),
        headers: z.array(z.string()),
        algorithm: z.string(),
        signed_content: z.string(),
        tolerance_seconds: z.int(),
        steps: z.array(z.string()),
      }),
      notice_example: z.unknown(),
      retries: z.string(),
      end: z.string(),
    }),
    privacy: z.string(),
    links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'DemandManifest' });
export type DemandManifest = z.output<typeof DemandManifest>;

const Since = z.iso.datetime({ offset: true }).optional().meta({ description: 'From here on.' });
const Until = z.iso.datetime({ offset: true }).optional().meta({ description: 'Before this.' });
const Format = z.enum(['json', 'csv']).default('json');

export const AccessLogQuery = PageQuery.extend({
  kind: AccessKind.optional(),
  outcome: AccessOutcome.optional(),
  asset_id: z
    .string()
    .regex(/^\w{1,64}$/, 'is not an id')
    .optional(),
  since: Since,
  until: Until,
  format: Format,
});

export const AccessLog = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: AccessKind,
    outcome: AccessOutcome.nullable(),
    method: z.string(),
    path: z.string().meta({ description: 'The route, not the address as it was asked.', example: '/api/v1/assets/search' }),
    status: z.int(),
    client_id: z.string(),
    agent_id: z.string().nullable(),
    user_agent: z.string().nullable(),
    asset_id: z.string().nullable(),
    query: z.string().nullable(),
    asset_type: z.string().nullable(),
    result_count: z.int().nullable(),
    top_score: z.number().nullable(),
    budget: z.string().nullable(),
    urgency: z.string().nullable(),
    request_id: z.string(),
  })
  .meta({ id: 'AccessLog' });
export type AccessLog = z.output<typeof AccessLog>;

export const AccessLogPage = z.object({ items: z.array(AccessLog), next_cursor: z.string().nullable() }).meta({ id: 'AccessLogPage' });

export const StoredSignalQuery = PageQuery.extend({ source: DemandSource.optional(), since: Since, until: Until, format: Format });

export const StoredSignal = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime(),
    source: DemandSource,
    client_id: z.string(),
    agent_id: z.string().nullable(),
    asset_types: z.array(z.string()),
    budget: z.string().nullable(),
    capability: z.string().nullable(),
    need: z.string().nullable(),
    query: z.string().nullable(),
    task: z.string().nullable(),
    use_case: z.string().nullable(),
    urgency: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    match_count: z.int().nullable().meta({ description: 'What was for sale then; null where search did not answer.' }),
    top_score: z.number().nullable(),
    request_id: z.string(),
    watch: z
      .object({
        callback_url_host: z.string(),
        expires_at: z.iso.datetime(),
        ended_at: z.iso.datetime().nullable(),
        end_reason: z.enum(['gone', 'unreachable', 'secret_lost']).nullable(),
        notices: z.object({ waiting: z.int(), delivered: z.int(), failed: z.int() }),
      })
      .nullable(),
  })
  .meta({ id: 'StoredSignal' });
export type StoredSignal = z.output<typeof StoredSignal>;

export const StoredSignalPage = z
  .object({ items: z.array(StoredSignal), next_cursor: z.string().nullable() })
  .meta({ id: 'StoredSignalPage' });

export const AgentDemandQuery = z.object({ window_hours: z.coerce.number().int().min(1).max(2160).default(24) });

const Rate = z.number().min(0).nullable().meta({ description: 'Null where there is nothing to divide by.' });
const Count = z.int().min(0);
const counts = {
  search: Count,
  fetch: Count,
  payment: Count,
  download: Count,
  probe: Count,
  submission: Count,
  paywall: Count,
  flowers: Count,
} satisfies Record<AccessKind, unknown>;

export const DemandCluster = z
  .object({
    label: z.string().meta({ description: 'The need that was voiced most.' }),
    count: z.int().min(1).meta({ description: 'Signals and searches.' }),
    distinct_agents: z.int().min(1).meta({ description: 'All anonymous ones count as one.' }),
    unmet_share: Rate,
    budgets: z
      .object({ count: z.int(), min: z.string(), median: z.string(), max: z.string(), currency: z.string() })
      .nullable()
      .meta({ description: 'Those that are amounts, in the currency that was named most.' }),
    urgency: z.record(z.string(), z.int()),
    sample: z.array(z.string()).max(3),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
  })
  .meta({ id: 'DemandCluster' });
export type DemandCluster = z.output<typeof DemandCluster>;

export const AgentDemand = z
  .object({
    window_hours: z.int(),
    since: z.iso.datetime(),
    until: z.iso.datetime(),
    totals: z.object({ ...counts, all: z.int() }),
    series: z.object({
      bucket: z.enum(['hour', 'day']),
      points: z.array(z.object({ at: z.iso.datetime(), ...counts })),
    }),
    clusters: z.array(DemandCluster),
    top_unmet: z.array(
      z.object({
        query: z.string().meta({ description: 'What was searched for, or the id that was fetched.' }),
        kind: z.enum(['search', 'fetch']),
        count: z.int(),
        distinct_agents: z.int(),
        last_at: z.iso.datetime(),
      }),
    ),
    conversion: z.object({
      searches: z.int(),
      challenged: z.int().meta({ description: 'Fetches answered with a 402.' }),
      paid: z.int(),
      delivered: z.int(),
      search_to_challenge: Rate,
      challenge_to_paid: Rate,
      paid_to_delivered: Rate,
      search_to_delivered: Rate,
    }),
    is_complete: z.boolean().meta({ description: 'False where there was more in the window than is counted: the latest was.' }),
  })
  .meta({ id: 'AgentDemand' });
export type AgentDemand = z.output<typeof AgentDemand>;

/** One line that every database stores and every log shows: without control characters, halves of characters and outer blanks. */
function cleaned(lengthMax: number) {
  return z
    .string()
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .overwrite((text) =>
      text
        .replaceAll(/\p{Cc}+/gu, ' ')
        .toWellFormed()
        .trim(),
    );
}

/** Measured level by level: what is nested a hundred thousand times would overflow the stack of JSON.stringify. */
function boundedJson(value: Record<string, unknown>, context: z.RefinementCtx): void {
  const { metadataBytes, metadataDepth } = demandLimits;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > metadataDepth) {
      context.addIssue({ code: 'custom', message: `metadata must have at most ${metadataDepth} levels` });
      return;
    }
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  if (new TextEncoder().encode(JSON.stringify(value)).length > metadataBytes) {
    context.addIssue({ code: 'custom', message: `metadata must have at most ${metadataBytes} bytes of JSON` });
  }
}
