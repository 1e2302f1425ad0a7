import type {
  AccessLog,
  AgentDemand,
  CapturedSignal,
  DemandCluster,
  DemandMatch,
  DemandPaymentRequired,
  DemandWatch,
  StoredSignal,
} from '@farebox/contract';
import { demandManifest } from '../demand/manifest.ts';
import { exampleRequestId, exampleTime } from './examples.ts';

const signalId = 'sig_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const need = 'Daily rainfall in Hong Kong since 1990, as CSV';
const watchEnd = '2027-02-18T08:00:00.000Z';

const match: DemandMatch = {
  kind: 'asset',
  id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  title: 'Rainfall in Hong Kong, daily, 1990 to 2025',
  score: 0.86,
  price: { amount: '0.05', currency: 'USD' },
  href: 'http://127.0.0.1:4020/api/v1/assets/ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
};

const watch: DemandWatch = {
  id: signalId,
  callback_url_host: 'agent.example',
  expires_at: watchEnd,
  secret: 'whsec_RVhBTVBMRS1ub3QtYS1yZWFsLXNlY3JldC0wMDAwMDA=',
  events: ['supply.matched'],
};

const captured: CapturedSignal = {
  status: 'captured',
  signal_id: signalId,
  matches: [match],
  watch,
  next: `The signal is stored. Each match says where to get it. Until ${watchEnd} a signed notice is sent to agent.example when something that answers it is published; keep watch.secret to verify it.`,
};

const paymentRequired: DemandPaymentRequired = {
  error: 'payment required',
  payment: null,
  payable: false,
  purpose: 'demand_capture',
  signal_id: signalId,
  matches: [match],
  watch: null,
  next: 'The signal is stored. Each match says where to get it. Say it again with callback_url, to be told when something that answers it is published.',
  statusCode: 402,
  code: 'demand_captured',
  hint: 'There is nothing to pay and no reason to repeat this: the demand is stored. See next and matches.',
  request_id: exampleRequestId,
};

const accessLog: AccessLog = {
  id: 'log_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  at: exampleTime,
  kind: 'search',
  outcome: 'found',
  method: 'GET',
  path: '/api/v1/assets/search',
  status: 200,
  client_id: 'my-agent',
  agent_id: null,
  user_agent: 'my-agent/1.0',
  asset_id: null,
  query: 'daily rainfall in Hong Kong',
  asset_type: 'dataset',
  result_count: 3,
  top_score: 0.86,
  budget: null,
  urgency: null,
  request_id: exampleRequestId,
};

const signal: StoredSignal = {
  id: signalId,
  created_at: exampleTime,
  source: 'submission',
  client_id: 'anonymous',
  agent_id: 'research-agent-7',
  asset_types: ['dataset'],
  budget: '0.50',
  capability: null,
  need,
  query: null,
  task: null,
  use_case: null,
  urgency: 'high',
  metadata: null,
  match_count: 1,
  top_score: 0.86,
  request_id: exampleRequestId,
  watch: {
    callback_url_host: 'agent.example',
    expires_at: watchEnd,
    ended_at: null,
    end_reason: null,
    notices: { waiting: 0, delivered: 1, failed: 0 },
  },
};

const cluster: DemandCluster = {
  label: need,
  count: 12,
  distinct_agents: 4,
  unmet_share: 0.75,
  budgets: { count: 3, min: '0.10', median: '0.50', max: '1.00', currency: 'USD' },
  urgency: { high: 2 },
  sample: [need, 'hong kong rainfall history'],
  first_at: '2026-11-19T09:12:00.000Z',
  last_at: exampleTime,
};

const noCounts = { search: 0, fetch: 0, payment: 0, download: 0, probe: 0, submission: 0, paywall: 0, flowers: 0 };

const agentDemand: AgentDemand = {
  window_hours: 1,
  since: '2026-11-20T07:00:00.000Z',
  until: exampleTime,
  totals: { ...noCounts, search: 40, fetch: 12, payment: 6, submission: 3, all: 61 },
  series: {
    bucket: 'hour',
    points: [
      { ...noCounts, at: '2026-11-20T07:00:00.000Z', search: 40, fetch: 12, payment: 6, submission: 3 },
      { ...noCounts, at: exampleTime },
    ],
  },
  clusters: [cluster],
  top_unmet: [{ query: 'tide tables of Macau', kind: 'search', count: 5, distinct_agents: 2, last_at: exampleTime }],
  conversion: {
    searches: 40,
    challenged: 6,
    paid: 6,
    delivered: 6,
    search_to_challenge: 0.15,
    challenge_to_paid: 1,
    paid_to_delivered: 1,
    search_to_delivered: 0.15,
  },
  is_complete: true,
};

/** By the name of the schema. */
export const demandExamples: Readonly<Record<string, unknown>> = {
  DemandSignal: {
    need,
    asset_type: 'dataset',
    budget: '0.50',
    urgency: 'high',
    agent_id: 'research-agent-7',
    callback_url: 'https://agent.example/farebox',
  },
  DemandMatch: match,
  DemandWatch: watch,
  CapturedSignal: captured,
  DemandPaymentRequired: paymentRequired,
  DemandManifest: demandManifest('http://127.0.0.1:4020', { perMinute: 120 }),
  AccessLog: accessLog,
  AccessLogPage: { items: [accessLog], next_cursor: null },
  StoredSignal: signal,
  StoredSignalPage: { items: [signal], next_cursor: null },
  DemandCluster: cluster,
  AgentDemand: agentDemand,
};
