import { z } from 'zod';
import { exampleNeed, exampleSignalId, exampleWatchEnd } from './demand.ts';
import { exampleRequestId, exampleTime, shown } from './examples.ts';
import { exampleNeedId, NeedFulfilment } from './needs.ts';
import { KnownName, ListOrder, pageOf, PageQuery, SearchedText, Since, Until } from './page.ts';

/** The route of a signal. */
export const DemandSource = z.enum(['probe', 'submission', 'paywall', 'flowers']);
export type DemandSource = z.output<typeof DemandSource>;

/** The actions of agents in the access log and the totals. */
export const AccessKind = z.enum(['search', 'fetch', 'call', 'payment', 'download', 'probe', 'submission', 'paywall', 'flowers']);
export type AccessKind = z.output<typeof AccessKind>;

export const AccessOutcome = z.enum(['found', 'unmet', 'challenged', 'paid', 'delivered', 'refused', 'captured']);
export type AccessOutcome = z.output<typeof AccessOutcome>;

const Format = z.enum(['json', 'csv']).default('json');

export const AccessLogQuery = PageQuery.extend({
  kind: AccessKind.optional(),
  outcome: AccessOutcome.optional(),
  asset_id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'is not an id')
    .optional(),
  q: SearchedText,
  since: Since,
  until: Until,
  order: ListOrder,
  format: Format,
});

export const AccessLog = shown(
  'AccessLog',
  z.object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: AccessKind,
    outcome: AccessOutcome.nullable(),
    method: z.string(),
    path: z.string().meta({ description: 'The route, not the requested address.', example: '/api/v1/assets/search' }),
    status: z.int(),
    client_id: z.string(),
    client_name: KnownName,
    agent_id: z.string().nullable(),
    user_agent: z.string().nullable(),
    asset_id: z.string().nullable().meta({ description: 'The asset; for a call, the tool.' }),
    asset_name: KnownName,
    query: z.string().nullable(),
    asset_type: z.string().nullable(),
    result_count: z.int().nullable(),
    top_score: z.number().nullable(),
    budget: z.string().nullable(),
    urgency: z.string().nullable(),
    request_id: z.string(),
    repeats: z.int().min(1).meta({ description: 'How many requests this entry stands for: many of the same are counted together.' }),
  }),
  {
    id: 'log_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    outcome: 'found',
    method: 'GET',
    status: 200,
    client_id: 'my-agent',
    user_agent: 'my-agent/1.0',
    query: 'daily rainfall in Hong Kong',
    asset_type: 'dataset',
    result_count: 3,
    top_score: 0.86,
    request_id: exampleRequestId,
    repeats: 1,
  },
);
export type AccessLog = z.output<typeof AccessLog>;

export const AccessLogPage = pageOf(AccessLog).meta({ id: 'AccessLogPage' });

export const StoredSignalQuery = PageQuery.extend({ source: DemandSource.optional(), since: Since, until: Until, format: Format });

export const StoredSignal = shown(
  'StoredSignal',
  z.object({
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
    match_count: z.int().nullable().meta({ description: 'The number of matches at that time; null if search did not answer.' }),
    top_score: z.number().nullable(),
    request_id: z.string(),
    watch: z
      .object({
        callback_url_host: z.string(),
        expires_at: z.iso.datetime(),
        ended_at: z.iso.datetime().nullable(),
        end_reason: z.enum(['gone', 'unreachable', 'secret_lost', 'removed']).nullable(),
        notices: z.object({ waiting: z.int(), delivered: z.int(), failed: z.int() }),
      })
      .nullable(),
  }),
  {
    id: exampleSignalId,
    source: 'submission',
    client_id: 'anonymous',
    agent_id: 'research-agent-7',
    asset_types: ['dataset'],
    budget: '0.50',
    need: exampleNeed,
    urgency: 'high',
    match_count: 1,
    top_score: 0.86,
    request_id: exampleRequestId,
    watch: {
      callback_url_host: 'agent.example',
      expires_at: exampleWatchEnd,
      ended_at: null,
      end_reason: null,
      notices: { waiting: 0, delivered: 1, failed: 0 },
    },
  },
);
export type StoredSignal = z.output<typeof StoredSignal>;

export const StoredSignalPage = pageOf(StoredSignal).meta({ id: 'StoredSignalPage' });

export const AgentDemandQuery = z.object({ window_hours: z.coerce.number().int().min(1).max(2160).default(24) });

const Rate = z.number().min(0).nullable().meta({ description: 'Null if the divisor is zero.' });
const StepRate = Rate.meta({ description: 'Null if the divisor is zero; above 1 where agents come without the step before.' });
const Count = z.int().min(0);
const counts = {
  search: Count,
  fetch: Count,
  call: Count,
  payment: Count,
  download: Count,
  probe: Count,
  submission: Count,
  paywall: Count,
  flowers: Count,
} satisfies Record<AccessKind, unknown>;

const noCounts = { search: 0, fetch: 0, call: 0, payment: 0, download: 0, probe: 0, submission: 0, paywall: 0, flowers: 0 };
const exampleCounts = { ...noCounts, search: 40, fetch: 12, payment: 6, submission: 3 };

export const DemandCluster = shown(
  'DemandCluster',
  z.object({
    id: z.string().meta({ description: 'Of its most frequent need.', example: exampleNeedId }),
    label: z.string().meta({ description: 'The most frequent need.' }),
    count: z.int().min(1).meta({ description: 'Signals and searches.' }),
    distinct_agents: z.int().min(1).meta({ description: 'All anonymous agents count as one.' }),
    trend: z
      .object({ before: Count, after: Count })
      .meta({ description: 'Signals and searches in the first and in the second half of the window.' }),
    unmet_share: Rate,
    budgets: z
      .object({ count: z.int(), min: z.string(), median: z.string(), max: z.string(), currency: z.string() })
      .nullable()
      .meta({ description: 'The budgets that are amounts, in the most frequent currency.' }),
    urgency: z.record(z.string(), z.int()),
    sample: z.array(z.string()).max(3),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
    fulfilled: NeedFulfilment.nullable().meta({
      description: 'An admin marked one of its needs as fulfilled: it is not on the public demand board. Null if none is.',
    }),
  }),
  {
    label: exampleNeed,
    count: 12,
    distinct_agents: 4,
    trend: { before: 3, after: 9 },
    unmet_share: 0.75,
    budgets: { count: 3, min: '0.10', median: '0.50', max: '1.00', currency: 'USD' },
    urgency: { high: 2 },
    sample: [exampleNeed, 'hong kong rainfall history'],
    first_at: '2026-11-19T09:12:00.000Z',
  },
);
export type DemandCluster = z.output<typeof DemandCluster>;

export const AgentDemand = shown(
  'AgentDemand',
  z.object({
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
        query: z.string().meta({ description: 'The text of the search or submission.' }),
        kind: z.enum(['search', 'submission']),
        count: z.int(),
        distinct_agents: z.int(),
        last_at: z.iso.datetime(),
      }),
    ),
    searches: z
      .object({
        counted: Count,
        zero_result: Count.meta({ description: 'Searches that found nothing.' }),
        low_score: Count.meta({ description: 'Searches whose best result has a score below 0.5, the least that counts as an answer.' }),
      })
      .meta({ description: 'Searches with words; of more than 10,000 entries, the latest.' }),
    conversion: z.object({
      searches: z.int(),
      challenged: z.int().meta({ description: 'Fetches and calls that were answered with a 402.' }),
      paid: z.int().meta({ description: 'Payments for calls and assets that were quoted in this time and are paid, also in one request.' }),
      delivered: z.int().meta({ description: 'Those of them that were used.' }),
      direct: z.int().meta({ description: 'Those paid ones that were paid from credit, for which a buyer with a key needs no 402.' }),
      search_to_challenge: StepRate,
      challenge_to_paid: StepRate,
      paid_to_delivered: StepRate,
      search_to_delivered: StepRate,
    }),
    is_complete: z
      .boolean()
      .meta({ description: 'False if the window has more entries than the limit; then only the latest are counted.' }),
  }),
  {
    window_hours: 1,
    since: '2026-11-20T07:00:00.000Z',
    totals: { ...exampleCounts, all: 61 },
    series: {
      bucket: 'hour',
      points: [
        { ...exampleCounts, at: '2026-11-20T07:00:00.000Z' },
        { ...noCounts, at: exampleTime },
      ],
    },
    top_unmet: [{ query: 'tide tables of Macau', kind: 'search', count: 5, distinct_agents: 2, last_at: exampleTime }],
    searches: { counted: 40, zero_result: 6, low_score: 9 },
    conversion: {
      searches: 40,
      challenged: 6,
      paid: 6,
      delivered: 6,
      direct: 0,
      search_to_challenge: 0.15,
      challenge_to_paid: 1,
      paid_to_delivered: 1,
      search_to_delivered: 0.15,
    },
    is_complete: true,
  },
);
export type AgentDemand = z.output<typeof AgentDemand>;
