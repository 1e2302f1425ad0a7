import type {
  AdminAct,
  AdminTool,
  Asset,
  AssetSearchResult,
  Delivery,
  DeliveredAsset,
  Findability,
  ListedTopUp,
  PaymentAction,
  PaymentBody,
  PublicAsset,
  PublishedAsset,
  RevenueEvent,
  RevenueTotals,
  Statement,
} from '@farebox/contract';
import { examplePaymentId, exampleRequestId, exampleTime, exampleToken, shortExamplePaymentId as shownPaymentId } from './examples.ts';
import { previewExamples } from './preview-examples.ts';

const publicUrl = 'http://127.0.0.1:4020';
const assetId = 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const ownerId = 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const adminId = 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRF';
const revenueId = 'rev_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const title = 'Rainfall in Hong Kong, daily, 1990 to 2025';
const description = 'Daily rainfall in millimetres for 40 stations, as CSV.';
const since = '2026-11-01T00:00:00.000Z';

const head = {
  id: assetId,
  owner_id: ownerId,
  status: 'published' as const,
  output: 'signed_url' as const,
  title,
  asset_type: 'dataset' as const,
  description,
  license_terms: 'CC-BY-4.0',
  mime_type: 'text/csv',
  sniffed_mime_type: 'text/csv',
  language: 'en',
  price_amount: '0.05',
  price_currency: 'USD' as const,
  api_auth_type: null,
  api_input_schema: null,
  api_method: null,
  api_output_schema: null,
  api_protocol: null,
  api_rate_limit: null,
  size_bytes: 5_242_880,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  file_name: 'rainfall.csv',
  preview: previewExamples.DatasetPreview,
  paused: null,
  created_at: exampleTime,
  updated_at: exampleTime,
};

const expected = ['how much did it rain in Kowloon'];
const owned = { source_url: null, api_endpoint_url: null, api_openapi_url: null, api_usage_example: null, expected_queries: expected };
const asset: Asset = { ...head, ...owned };

const findability: Findability = {
  queries: [
    { query: title, source: 'title', rank: 1, found: 3, missing_words: [] },
    { query: expected[0] ?? '', source: 'expected_query', rank: 14, found: 40, missing_words: ['kowloon'] },
  ],
  advice: ['"how much did it rain in Kowloon" finds it at place 14 only: where it is true, write "kowloon".'],
};

const warning = {
  code: 'near_duplicate' as const,
  asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRF',
  similarity: 0.94,
  message:
    'It says nearly the same as an asset of another owner, "Rainfall in Hong Kong, 1990 to 2025": a buyer who sees both may take the other. Say what is different, or archive one of them.',
};

const publishedAsset: PublishedAsset = { ...asset, warnings: [warning], findability };

const action: PaymentAction = {
  required: true,
  amount: '0.05',
  currency: 'USD',
  action: { method: 'POST', href: `${publicUrl}/api/v1/assets/fetch`, body: { asset_id: assetId } },
};

const publicAsset: PublicAsset = { ...head, payment: action };

const searchResult: AssetSearchResult = {
  asset_id: assetId,
  title,
  description,
  asset_type: 'dataset',
  mime_type: 'text/csv',
  license_terms: 'CC-BY-4.0',
  price: { amount: '0.05', currency: 'USD' },
  score: 0.86,
  match: { semantic: 0.79, lexical: 0.93, terms: ['rainfall', 'hong', 'kong'], why: 'The title has rainfall, hong and kong.' },
  preview: head.preview,
  output: 'signed_url',
  payment: action,
};

const payment: PaymentBody = {
  paymentId: examplePaymentId,
  serviceId: assetId,
  providerId: 'credit',
  provider: 'Prepaid credit',
  status: 'pending',
  amountCents: 5,
  amount: '0.05',
  currency: 'USD',
  billingMode: 'per_call',
  maxCalls: 1,
  usedCalls: 0,
  remainingCalls: 1,
  clientId: 'my-agent',
  payTo: 'credit:farebox',
  token: exampleToken,
  expiresAt: '2026-11-20T08:15:00.000Z',
};

const delivery: Delivery = {
  type: 'signed_url',
  url: `${publicUrl}/api/v1/assets/download/${assetId}?expires=1795162500&signature=EXAMPLE-not-a-real-one&delivery=${revenueId}`,
  expires_at: '2026-11-20T08:15:00.000Z',
  file_name: 'rainfall.csv',
  mime_type: 'text/csv',
  size_bytes: head.size_bytes,
  sha256: head.sha256,
};

const delivered: DeliveredAsset = {
  asset_id: assetId,
  delivery,
  payment: { ...payment, status: 'paid', usedCalls: 1, remainingCalls: 0, paidAt: exampleTime },
  revenue_event_id: revenueId,
};

const event: RevenueEvent = {
  id: revenueId,
  kind: 'asset_delivery',
  service_id: assetId,
  asset_id: assetId,
  owner_id: ownerId,
  payment_id: shownPaymentId,
  amount: '0.05',
  fee: '0.01',
  net: '0.04',
  currency: 'USD',
  is_test: false,
  client_id: 'my-agent',
  created_at: exampleTime,
  given_back_at: null,
};

const totals: RevenueTotals = { events: 1, amount: '0.05', fee: '0.01', net: '0.04', test_amount: '0.00', currency: 'USD' };

const statement: Statement = {
  account_id: ownerId,
  since,
  until: '2026-12-01T00:00:00.000Z',
  currency: 'USD',
  opening_balance: '12.46',
  closing_balance: '12.50',
  entries: [
    {
      id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD',
      kind: 'sale',
      amount: '0.04',
      balance: '12.50',
      payment_id: shownPaymentId,
      created_at: exampleTime,
    },
  ],
  is_complete: true,
};

const act: AdminAct = {
  id: 'act_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  actor_id: adminId,
  action: 'asset.archive',
  subject_id: assetId,
  details: { status: 'archived' },
  created_at: exampleTime,
};

const topUp: ListedTopUp = {
  id: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  kind: 'granted',
  user_id: ownerId,
  amount: '5.00',
  currency: 'USD',
  status: 'paid',
  test: false,
  refunded: '0.00',
  provider: null,
  payment_id: null,
  note: 'invoice 42',
  granted_by: adminId,
  created_at: exampleTime,
};

const tool: AdminTool = {
  id: 'timestamp',
  name: 'Timestamp',
  category: 'utility',
  published: true,
  enabled: true,
  configured: true,
  missing_configuration: null,
  engine: null,
  served_by: null,
  api_key_required: false,
  price_amount: '0.05',
  default_price_amount: '0.03',
  currency: 'USD',
};

const draft = { title, asset_type: 'dataset', description, license_terms: 'CC-BY-4.0', price_amount: '0.05' };

/** By the name of the schema: assets, what they earn, and what is administered. */
export const assetExamples: Readonly<Record<string, unknown>> = {
  ...previewExamples,
  CreateAsset: { ...draft, mime_type: 'text/csv', source_url: 'https://data.example/rain.csv' },
  UploadAsset: { ...draft, file: '(the bytes of rainfall.csv)' },
  UpdateAsset: { price_amount: '0.10', status: 'published' },
  Asset: asset,
  AssetWarning: warning,
  Findability: findability,
  PublishedAsset: publishedAsset,
  AssetPage: { items: [asset], next_cursor: null },
  PublicAsset: publicAsset,
  PaymentAction: action,
  AssetSearchRequest: { query: 'rainfall in Hong Kong', top_k: 5, type: 'dataset', filters: { max_price: '0.10' } },
  AssetSearchResult: searchResult,
  AssetSearchAnswer: {
    query: 'rainfal in Hong Kong',
    did_you_mean: 'rainfall in Hong Kong',
    expanded_terms: ['香港'],
    language: 'en',
    top_k: 5,
    total: 1,
    results: [searchResult],
  },
  RelatedAssets: { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRF', results: [searchResult] },
  FetchRequest: { asset_id: assetId, payment_token: exampleToken },
  Delivery: delivery,
  DeliveredAsset: delivered,
  AssetPaymentRequired: {
    error: 'payment required',
    payment,
    statusCode: 402,
    code: 'payment_required',
    hint: 'Pay payment.paymentId, then retry with the header X-Payment-Token set to payment.token.',
    request_id: exampleRequestId,
  },
  RevenueEvent: event,
  RevenueTotals: totals,
  RevenuePage: { items: [event], next_cursor: null, totals },
  MyRevenuePage: { items: [event], next_cursor: null, totals, balance: '12.50', test_balance: '0.00', currency: 'USD' },
  Statement: statement,
  AdminAct: act,
  AdminActPage: { items: [act], next_cursor: null },
  ListedTopUp: topUp,
  TopUpPage: { items: [topUp], next_cursor: null },
  AdminTool: tool,
  AdminToolList: { items: [tool] },
};
