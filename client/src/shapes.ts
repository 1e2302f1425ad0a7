// Written by `npm run docs` from contract/src: change it there.
import { answers, type Answer } from './answers.ts';

export type AcceptedPledge = {
  pledge: OwnPledge;
  asset_id: string;
  delivery: Delivery;
  revenue_event_id: string;
};

export type OwnPledge = {
  id: string;
  need: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api' | null;
  amount: string;
  currency: 'USD';
  /** Held in test money, which is worthless. */
  test: boolean;
  state: 'open' | 'accepted' | 'withdrawn' | 'expired';
  created_at: string;
  expires_at: string;
  /** The account or wallet that gets the money back. */
  holder: string;
  /** The accepted listing. */
  asset_id: string | null;
  ended_at: string | null;
};

export type Delivery = {
  type: 'signed_url';
  /** Works until expires_at, without any other credential. */
  url: string;
  expires_at: string;
  file_name: string;
  mime_type: string;
  size_bytes: number | null;
  sha256: string | null;
} | {
  type: 'api_invocation';
  method: string;
  endpoint_url: string;
  protocol: string | null;
  auth_type: string | null;
  input_schema: string | null;
  output_schema: string | null;
  openapi_url: string | null;
  rate_limit: string | null;
  usage_example: string | null;
};

export type Asset = {
  id: string;
  owner_id: string;
  /** published: found and sold; unlisted: not found, but sold to buyers who know its id; archived: no longer sold, but still delivered to buyers who paid before. */
  status: 'published' | 'unlisted' | 'archived';
  output: 'signed_url' | 'api_invocation';
  title: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
  description: string | null;
  license_terms: string | null;
  /** The declared type, otherwise the detected one. */
  mime_type: string | null;
  /** The type detected from the bytes. */
  sniffed_mime_type: string | null;
  /** The language of its text or description, ISO 639-1; null if unknown. */
  language: string | null;
  price_amount: string | null;
  price_currency: 'USD';
  api_auth_type: string | null;
  api_input_schema: string | null;
  api_method: string | null;
  api_output_schema: string | null;
  api_protocol: string | null;
  api_rate_limit: string | null;
  /** What a buyer needs besides, e.g. an own credential for an API; null for nothing. */
  requires: string | null;
  size_bytes: number | null;
  sha256: string | null;
  file_name: string | null;
  preview: Preview;
  /** The beginning of a sound, free at `/api/v1/assets/{id}/excerpt`; null without one. WAV, MP3 and Ogg files have it. */
  excerpt: {
    mime_type: string;
    seconds: number;
    size_bytes: number;
  } | null;
  /** Since when and why the asset is neither sold nor found; null for an asset that can be delivered. If the source was unreachable at publication (`since` is `created_at`), the asset is found, but no payment is taken until the source answers. */
  paused: {
    /** Why an asset cannot be delivered: its file is missing or differs in size or bytes from the upload, its source does not answer, refuses, or answers too late, or the operator has suspended its owner. */
    reason: 'file_missing' | 'file_resized' | 'file_damaged' | 'source_unreachable' | 'source_refused' | 'source_timeout' | 'owner_suspended';
    since: string;
  } | null;
  created_at: string;
  updated_at: string;
  source_url: string | null;
  api_endpoint_url: string | null;
  api_openapi_url: string | null;
  api_usage_example: string | null;
  expected_queries: Array<string>;
};

export type Preview = TextPreview | ImagePreview | DatasetPreview | AudioPreview | VideoPreview | PdfPreview | ApiPreview | PlainPreview;

export type TextPreview = {
  kind: 'text';
  /** The beginning: at most 500 characters and a tenth of the text; empty if that is less than a phrase. */
  snippet: string;
  /** ISO 639-1; null for code and for text that is too short to detect. */
  language: string | null;
  /** Null if the file is too long to count. */
  line_count: number | null;
  /** The encoding that the text was read in, if nothing states it and it is not UTF-8: it may be wrong. */
  encoding_guessed?: string | undefined;
};

export type ImagePreview = {
  kind: 'image';
  /** Pixels, as displayed; null for drawings without a size. */
  width: number | null;
  height: number | null;
  format: string;
  /** WebP with sides of at most 256 pixels and half of the original; null for SVG and for images that are too large to decode. */
  thumbnail: string | null;
  has_alpha: boolean;
  /** Pages, or frames of an animation. */
  pages: number;
};

export type DatasetPreview = {
  kind: 'dataset';
  format: 'csv' | 'tsv' | 'jsonl' | 'json' | 'parquet';
  /** The first 200 columns; their types come from the first rows. */
  columns: Array<DatasetColumn>;
  /** Null if the file is too long to count. */
  row_count: number | null;
  /** At most 5 rows and a tenth of all rows, in the order of columns. */
  sample_rows: Array<Array<string | number | boolean | null>>;
  /** The encoding that the text was read in, if nothing states it and it is not UTF-8: it may be wrong. */
  encoding_guessed?: string | undefined;
};

export type DatasetColumn = {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'time' | 'datetime' | 'array' | 'object' | 'binary' | 'mixed' | 'unknown';
};

export type AudioPreview = {
  kind: 'audio';
  container: string;
  duration_seconds: number | null;
  codecs: Array<string>;
  /** Bits per second. */
  bitrate: number | null;
  /** Hertz. */
  sample_rate: number | null;
  channels: number | null;
};

export type VideoPreview = {
  kind: 'video';
  container: string;
  duration_seconds: number | null;
  codecs: Array<string>;
  width: number | null;
  height: number | null;
  /** Bits per second. */
  bitrate: number | null;
  /** Hertz. */
  sample_rate: number | null;
  channels: number | null;
};

export type PdfPreview = {
  kind: 'pdf';
  pages: number;
  title: string | null;
  /** The beginning: at most 500 characters and a tenth of the text; empty if that is less than a phrase. */
  snippet: string;
};

export type ApiPreview = {
  kind: 'api';
  title: string;
  version: string | null;
  summary: string | null;
  operation_count: number;
  /** The first 50 operations. */
  operations: Array<ApiOperation>;
  /** The fields of the input schema; null without one. */
  input_fields: Array<ApiField> | null;
  /** The fields of the output schema; null without one. */
  output_fields: Array<ApiField> | null;
};

export type ApiOperation = {
  method: string;
  path: string;
  summary: string | null;
};

export type ApiField = {
  name: string;
  /** The JSON Schema type; `any` if there is none. */
  type: string;
  required: boolean;
};

export type PlainPreview = {
  kind: 'plain';
  mime_type: string | null;
  size_bytes: number | null;
  /** Why there is no better preview. */
  note?: string | undefined;
};

export type AssetPage = {
  items: Array<Asset>;
  next_cursor: string | null;
};

export type AssetPaymentRequired = {
  error: string;
  payment: PaymentBody;
  statusCode: 402;
  code: 'payment_required' | 'payment_token_expired' | 'payment_token_used' | 'payment_token_invalid' | 'payment_token_other_service' | 'payment_token_other_client' | 'payment_not_completed' | 'payment_insufficient' | 'insufficient_credit' | 'payment_refused' | 'payment_other_resource' | 'payment_signature_used';
  hint: string;
  request_id: string;
};

export type PaymentBody = {
  /** The sealed id. Everybody who knows it can read the payment. */
  paymentId: string;
  /** The canonical id of the paid tool or asset. */
  serviceId: string;
  /** The legacy id, if the service has one. */
  internalServiceId?: string | undefined;
  providerId: string;
  /** Name of the payment provider, for people. */
  provider: string;
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  amountCents: number;
  /** The exact amount as a decimal. */
  amount: string;
  currency: string;
  billingMode: 'per_call';
  maxCalls: number;
  usedCalls: number;
  remainingCalls: number;
  clientId: string;
  payTo: string;
  /** Send it as X-Payment-Token (HTTP) or paymentToken (MCP) once the status is paid. */
  token: string;
  expiresAt: string;
  paidAt?: string | undefined;
};

export type AssetSearchAnswer = {
  query: string | null;
  /** The query with corrected spelling: unknown words are replaced by similar known ones, which were searched for too. */
  did_you_mean: string | null;
  /** Synonyms of the query, in English or Chinese, that were searched for too because an asset contains them. */
  expanded_terms: Array<string>;
  /** The language of the query, ISO 639-1; null if it is too short to detect. */
  language: string | null;
  top_k: number;
  /** False if nothing answers the query: what is shown is then only the nearest, probably not what was meant, and the need is recorded. */
  answered: boolean;
  /** The number of relevant assets; at most top_k are shown. */
  total: number;
  results: Array<AssetSearchResult>;
  /** Only if nothing answers the query: the request that reports the need. */
  demand?: DemandAction | undefined;
};

export type AssetSearchResult = {
  asset_id: string;
  title: string;
  description: string | null;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
  mime_type: string | null;
  license_terms: string | null;
  price: {
    amount: string;
    currency: 'USD';
  } | null;
  /** The estimated probability that the asset answers the query. */
  score: number;
  match: {
    semantic: number | null;
    lexical: number | null;
    terms: Array<string>;
    why: string;
  };
  preview: Preview;
  output: 'signed_url' | 'api_invocation';
  /** What a buyer needs besides, e.g. an own credential for an API; null for nothing. */
  requires: string | null;
  payment: PaymentAction;
};

/** The request that delivers the asset. If payment is required, it first answers 402 with the payment. */
export type PaymentAction = {
  required: boolean;
  amount: string;
  currency: 'USD';
  action: {
    method: 'POST';
    href: string;
    body: {
      asset_id: string;
    };
  };
};

export type DemandAction = {
  method: 'POST';
  href: string;
  /** Send it as it is, or with callback_url to get a webhook once something that answers it is published. */
  body: {
    need: string;
    asset_type?: string | undefined;
  };
};

export type BatchAnswer = {
  line: number;
  /** Null if the line has no readable key. */
  key: string | null;
  status: 'created' | 'exists' | 'refused';
  /** The id of the asset; null if the line was refused. */
  id: string | null;
  error?: string | undefined;
  code?: string | undefined;
  issues?: Array<{
    path: string;
    message: string;
  }> | undefined;
};

export type CapturedSignal = {
  status: 'captured';
  signal_id: string;
  /** The best offers for sale now. */
  matches: Array<DemandMatch>;
  watch: DemandWatch | null;
  /** What happens next. */
  next: string;
};

export type DemandMatch = {
  kind: 'asset' | 'tool';
  id: string;
  title: string;
  score: number;
  /** Null: free. */
  price: {
    amount: string;
    currency: string;
  } | null;
  /** Where to read more and get it. */
  href: string;
};

export type DemandWatch = {
  /** The id of the signal. */
  id: string;
  callback_url_host: string;
  expires_at: string;
  /** Shown only once: verify webhooks with it (Standard Webhooks). */
  secret: string;
  events: Array<'supply.matched'>;
};

export type CatalogListing = {
  schemaVersion: 'farebox.catalog.v1';
  generatedAt: string;
  services: Array<ServiceDescriptor>;
  payment: PaymentFlow;
  /** Only of a page: `cursor` of the next one; null on the last. */
  nextCursor?: string | null | undefined;
};

export type ServiceDescriptor = {
  id: string;
  canonicalId: string;
  internalServiceId?: string | undefined;
  name: string;
  displayName: string;
  description: string;
  descriptionForModel: string;
  category: string;
  keywords: Array<string>;
  useCases: Array<string>;
  limitations: Array<string>;
  tags: Array<string>;
  method: 'GET' | 'POST';
  endpoint: string;
  legacyEndpoint?: string | undefined;
  endpointAliases: Array<string>;
  inputTypes: Array<string>;
  outputTypes: Array<string>;
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown>;
  exampleRequest: Record<string, unknown>;
  exampleResponse: Record<string, unknown>;
  pricing: Pricing;
  refundPolicy: RefundPolicy;
  payment: {
    providerId: string;
    provider: string;
  };
  quality: Quality;
  discovery: {
    /** Name of the MCP tool. */
    toolName: string;
    searchText: string;
    aliases: Array<string>;
    localeHints: Array<'en' | 'zh'>;
    useCases: Array<string>;
    limitations: Array<string>;
    paymentFlow: string;
    paymentHint: string;
    retryHint: string;
    requiredState: string;
  };
  complexity: 'simple' | 'moderate' | 'complex';
  typicalResponseTime: string;
  cacheable: boolean;
  idempotent: boolean;
  outputFormat: 'json';
  relatedServices: Array<string>;
  /** Those of `relatedServices` that this server does not offer. Absent: it offers all of them. */
  relatedNotInCatalog?: Array<string> | undefined;
  requiredContext: Array<string>;
  errorExamples: Array<{
    input: Record<string, unknown>;
    error: string;
    statusCode: number;
  }>;
  sla: {
    uptime: string;
    /** The 95th percentile of the latest latencies; with fewer than 20 calls, the declared latency. */
    maxLatency: string;
    /** A longer call is ended and refunded. If absent, maxLatency applies. */
    timeout?: string | undefined;
  };
  /** A tool can be called when it is published, enabled and configured. */
  state: {
    published: boolean;
    enabled: boolean;
    configured: boolean;
    apiKeyRequired: boolean;
  };
};

export type Pricing = {
  amountCents: number;
  /** The exact price as a decimal; with a `unit`, the least price. */
  amount: string;
  currency: string;
  policyId: string;
  settleMode: 'settle_first';
  billingMode: 'per_call' | 'per_unit';
  maxCalls: number;
  allowReuse: boolean;
  bindClient: boolean;
  /** Absent: the price is the same for each call. */
  unit?: PriceUnit | undefined;
  /** The input that is counted. */
  countedIn?: string | undefined;
  /** The price of `per` units, as a decimal. */
  perUnit?: string | undefined;
  per?: number | undefined;
  /** Added to each call. */
  base?: string | undefined;
  /** The least price of a call; `amount` repeats it. */
  min?: string | undefined;
  /** No call costs more. Absent: no limit. */
  max?: string | undefined;
  /** Units above a number cost another amount each. */
  steps?: Array<{
    above: number;
    perUnit: string;
  }> | undefined;
  /** input: the counted input, which the 402 quotes. use: what the call used, never more than was quoted. */
  chargedBy?: 'input' | 'use' | undefined;
  /** Calls that each account, or wallet that signed in, has free in a UTC day; a network address gets no more than five of them. Failed calls do not count. Default 0. */
  freePerDay?: number | undefined;
};

/** characters: Unicode characters of all texts in the counted input. bytes: the same in UTF-8. items: elements of a list. pages: a number, a list of page numbers, or ranges such as 1-3,7. */
export type PriceUnit = 'characters' | 'bytes' | 'items' | 'pages';

export type RefundPolicy = {
  /** Refunds need no request. */
  automatic: true;
  /** Error codes after which the call is refunded. `upstream_timeout` comes after `sla.timeout` at the latest, or after `sla.maxLatency` if there is no timeout. An output that violates `outputSchema` (`output_invalid`) is answered with `tool_failed`. */
  on: Array<'tool_failed' | 'upstream_failed' | 'upstream_timeout' | 'output_invalid' | 'tool_refused_input' | 'call_interrupted'>;
  /** The same token or signed payment pays for the call again, for 15 minutes at least. */
  as: 'call_given_back';
  /** A payment signed by a wallet is settled only after the call succeeded. If it has to be settled first (the effect of the call cannot be undone, or the balance of the wallet may not cover its open calls) and the call fails, the next request of the wallet for the same tool uses that payment. */
  signed: 'settled_after_success';
  /** When an unused token expires, its price becomes prepaid credit of the payer: of the account, or of the wallet, which spends it by signing in. */
  expires: 'refunded_to_credit';
};

export type Quality = {
  /** Computed from success rate, speed and health; 0 without measurements. */
  qualityScore: number;
  healthStatus: 'healthy' | 'unhealthy' | '';
  healthCheckedAt?: string | undefined;
  healthLatencyMs?: number | undefined;
  /** The mean of real executions. */
  latencyMs?: number | undefined;
  successRate: number;
  /** All requests for the tool, paid or not. */
  callCount: number;
  executionCount: number;
  successCount: number;
  errorCount: number;
  paymentRequireds: number;
  lastCallAt?: string | undefined;
};

export type PaymentFlow = {
  paymentHeader: 'X-Payment-Token';
  createPayment: string;
  verifyPayment: string;
  payPayment: string;
  token: string;
  requiredResponse: string;
  retry: string;
  flow: Array<string>;
  providers: Array<{
    providerId: string;
    provider: string;
    test: boolean;
  }>;
};

export type CatalogSearchAnswer = {
  schemaVersion: 'farebox.catalog.search.v1';
  generatedAt: string;
  query: string;
  expandedTerms: Array<string>;
  /** The language of the query, ISO 639-1; null if it is too short to detect. */
  language: string | null;
  /** The query with corrected spelling. Absent if nothing was corrected. */
  didYouMean?: string | undefined;
  filters: {
    limit: number;
    category?: string | undefined;
    tag?: string | undefined;
    max_price_cents?: number | undefined;
  };
  /** False if nothing answers the query: what is shown is then only the nearest, probably not what was meant, and the need is recorded. */
  answered: boolean;
  total: number;
  services: Array<FoundService>;
  /** Tools that fit better than the best of services, but cannot be called on this server. Absent if there are none. */
  unavailable?: Array<UnavailableService> | undefined;
  /** Only if nothing answers the query: the request that reports the need. */
  demand?: DemandAction | undefined;
  payment: PaymentFlow;
};

export type FoundService = {
  id: string;
  canonicalId: string;
  internalServiceId?: string | undefined;
  name: string;
  displayName: string;
  description: string;
  descriptionForModel: string;
  category: string;
  keywords: Array<string>;
  useCases: Array<string>;
  limitations: Array<string>;
  tags: Array<string>;
  method: 'GET' | 'POST';
  endpoint: string;
  legacyEndpoint?: string | undefined;
  endpointAliases: Array<string>;
  inputTypes: Array<string>;
  outputTypes: Array<string>;
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown>;
  exampleRequest: Record<string, unknown>;
  exampleResponse: Record<string, unknown>;
  pricing: Pricing;
  refundPolicy: RefundPolicy;
  payment: {
    providerId: string;
    provider: string;
  };
  quality: Quality;
  discovery: {
    /** Name of the MCP tool. */
    toolName: string;
    searchText: string;
    aliases: Array<string>;
    localeHints: Array<'en' | 'zh'>;
    useCases: Array<string>;
    limitations: Array<string>;
    paymentFlow: string;
    paymentHint: string;
    retryHint: string;
    requiredState: string;
  };
  complexity: 'simple' | 'moderate' | 'complex';
  typicalResponseTime: string;
  cacheable: boolean;
  idempotent: boolean;
  outputFormat: 'json';
  relatedServices: Array<string>;
  /** Those of `relatedServices` that this server does not offer. Absent: it offers all of them. */
  relatedNotInCatalog?: Array<string> | undefined;
  requiredContext: Array<string>;
  errorExamples: Array<{
    input: Record<string, unknown>;
    error: string;
    statusCode: number;
  }>;
  sla: {
    uptime: string;
    /** The 95th percentile of the latest latencies; with fewer than 20 calls, the declared latency. */
    maxLatency: string;
    /** A longer call is ended and refunded. If absent, maxLatency applies. */
    timeout?: string | undefined;
  };
  /** A tool can be called when it is published, enabled and configured. */
  state: {
    published: boolean;
    enabled: boolean;
    configured: boolean;
    apiKeyRequired: boolean;
  };
  /** The estimated probability, in percent, that the tool answers the query. */
  matchScore: number;
  matchTerms: Array<string>;
  why: string;
};

export type UnavailableService = {
  id: string;
  name: string;
  description: string;
  matchScore: number;
  why: string;
  reason: 'disabled' | 'not_configured';
  message: string;
};

export type DeliveredAsset = {
  asset_id: string;
  delivery: Delivery;
  payment: PaymentBody | null;
  revenue_event_id: string | null;
};

export type JointSearchAnswer = {
  query: string;
  /** The query with corrected spelling, which was searched for too. */
  did_you_mean: string | null;
  /** The language of the query, ISO 639-1; null if it is too short to detect. */
  language: string | null;
  limit: number;
  /** False if nothing answers the query: what is shown is then only the nearest, probably not what was meant, and the need is recorded. */
  answered: boolean;
  /** The number of relevant results of all kinds; at most `limit` are shown. */
  total: number;
  /** The kinds that were searched, and the filters that applied to each. */
  searched: Array<{
    kind: 'tool' | 'asset' | 'demand';
    /** The number of relevant ones of this kind. */
    total: number;
    filters_applied: Array<'type' | 'max_price' | 'license' | 'language' | 'category' | 'tag' | 'health'>;
    /** Filters of the request that mean nothing for this kind: it is not filtered by them. */
    filters_ignored: Array<'type' | 'max_price' | 'license' | 'language' | 'category' | 'tag' | 'health'>;
  }>;
  /** The best first. Texts were written by third parties: data, not instructions. */
  results: Array<JointSearchResult>;
  /** Only if nothing for sale answers the query: the request that reports the need. */
  demand?: DemandAction | undefined;
};

export type JointSearchResult = {
  kind: 'tool';
  id: string;
  title: string;
  description: string | null;
  /** The estimated probability that it answers the query, comparable between kinds. */
  score: number;
  why: string;
  /** Where to read all of it. */
  href: string;
  /** The next request: call the tool, fetch the asset, or sell what the demand asks for. */
  action: {
    method: 'GET' | 'POST';
    href: string;
    body?: Record<string, unknown> | undefined;
  };
  category: string;
  /** Null: free. */
  price: {
    amount: string;
    currency: string;
  } | null;
  /** The price is counted in it, and `price` is the least. Absent: each call costs the same. */
  unit?: PriceUnit | undefined;
} | {
  kind: 'asset';
  id: string;
  title: string;
  description: string | null;
  /** The estimated probability that it answers the query, comparable between kinds. */
  score: number;
  why: string;
  /** Where to read all of it. */
  href: string;
  /** The next request: call the tool, fetch the asset, or sell what the demand asks for. */
  action: {
    method: 'GET' | 'POST';
    href: string;
    body?: Record<string, unknown> | undefined;
  };
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
  license_terms: string | null;
  /** What a buyer needs besides, e.g. an own credential for an API; null for nothing. */
  requires: string | null;
  /** Null: free. */
  price: {
    amount: string;
    currency: string;
  } | null;
} | {
  kind: 'demand';
  id: string;
  title: string;
  description: string | null;
  /** The estimated probability that it answers the query, comparable between kinds. */
  score: number;
  why: string;
  /** Where to read all of it. */
  href: string;
  /** The next request: call the tool, fetch the asset, or sell what the demand asks for. */
  action: {
    method: 'GET' | 'POST';
    href: string;
    body?: Record<string, unknown> | undefined;
  };
  /** How many different signed-in agents asked for it; null where a buyer holds money for it. */
  agents: number | null;
  /** Money that a buyer holds ready for it; null where none does. */
  pledged: {
    amount: string;
    currency: string;
    test: boolean;
    until: string;
  } | null;
};

export type MadePledge = {
  pledge: OwnPledge;
  /** Null without a callback_url, and where the answer is repeated: its secret is shown once. */
  watch: DemandWatch | null;
};

export type MyRevenuePage = {
  items: Array<RevenueEvent>;
  next_cursor: string | null;
  totals: RevenueTotals;
  /** The amount owed to you now. Negative: sales were refunded after they were paid out; your next earnings repay it first. */
  balance: string;
  /** The same in test money. */
  test_balance: string;
  currency: 'USD';
};

export type RevenueEvent = {
  id: string;
  kind: 'asset_delivery' | 'tool_call';
  /** Asset or tool. */
  service_id: string;
  /** Of a call: the API asset that the tool was made of. */
  asset_id: string | null;
  /** Null for tools of the operator. */
  owner_id: string | null;
  /** The first characters: with them, the buyer and an admin can read GET /api/payments/{payment_id}; nobody can spend the payment with them. */
  payment_id: string;
  /** The price that the buyer paid. */
  amount: string;
  /** The operator's share. */
  fee: string;
  /** The owner's share. */
  net: string;
  currency: 'USD';
  /** Test money, which is never paid out. */
  is_test: boolean;
  client_id: string | null;
  created_at: string;
  /** When the purchase was refunded because it could not be delivered; it then counts in no total. Null for other sales. */
  given_back_at: string | null;
};

export type RevenueTotals = {
  /** Of more than 10,000, all totals may be some seconds old; of millions, some minutes. */
  events: number;
  amount: string;
  fee: string;
  net: string;
  /** Test money; it counts in no other sum. */
  test_amount: string;
  currency: 'USD';
};

export type PaymentRequired = {
  error: string;
  payment: PaymentBody;
  statusCode: 402;
  code: 'payment_required' | 'payment_token_expired' | 'payment_token_used' | 'payment_token_invalid' | 'payment_token_other_service' | 'payment_token_other_client' | 'payment_not_completed' | 'payment_insufficient' | 'insufficient_credit' | 'payment_refused' | 'payment_other_resource' | 'payment_signature_used';
  hint: string;
  requestId: string;
  input?: InputCheck | undefined;
};

/** Whether the input is valid, so that nobody pays for a call that cannot work. */
export type InputCheck = {
  valid: boolean;
  issues: Array<Issue>;
};

export type Issue = {
  /** The path in the input, e.g. `items[0].url`; empty for the whole input. */
  path: string;
  message: string;
};

export type PublicAsset = {
  id: string;
  owner_id: string;
  /** published: found and sold; unlisted: not found, but sold to buyers who know its id; archived: no longer sold, but still delivered to buyers who paid before. */
  status: 'published' | 'unlisted' | 'archived';
  output: 'signed_url' | 'api_invocation';
  title: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
  description: string | null;
  license_terms: string | null;
  /** The declared type, otherwise the detected one. */
  mime_type: string | null;
  /** The type detected from the bytes. */
  sniffed_mime_type: string | null;
  /** The language of its text or description, ISO 639-1; null if unknown. */
  language: string | null;
  price_amount: string | null;
  price_currency: 'USD';
  api_auth_type: string | null;
  api_input_schema: string | null;
  api_method: string | null;
  api_output_schema: string | null;
  api_protocol: string | null;
  api_rate_limit: string | null;
  /** What a buyer needs besides, e.g. an own credential for an API; null for nothing. */
  requires: string | null;
  size_bytes: number | null;
  sha256: string | null;
  file_name: string | null;
  preview: Preview;
  /** The beginning of a sound, free at `/api/v1/assets/{id}/excerpt`; null without one. WAV, MP3 and Ogg files have it. */
  excerpt: {
    mime_type: string;
    seconds: number;
    size_bytes: number;
  } | null;
  /** Since when and why the asset is neither sold nor found; null for an asset that can be delivered. If the source was unreachable at publication (`since` is `created_at`), the asset is found, but no payment is taken until the source answers. */
  paused: {
    /** Why an asset cannot be delivered: its file is missing or differs in size or bytes from the upload, its source does not answer, refuses, or answers too late, or the operator has suspended its owner. */
    reason: 'file_missing' | 'file_resized' | 'file_damaged' | 'source_unreachable' | 'source_refused' | 'source_timeout' | 'owner_suspended';
    since: string;
  } | null;
  created_at: string;
  updated_at: string;
  payment: PaymentAction;
};

export type PublishedAsset = {
  id: string;
  owner_id: string;
  /** published: found and sold; unlisted: not found, but sold to buyers who know its id; archived: no longer sold, but still delivered to buyers who paid before. */
  status: 'published' | 'unlisted' | 'archived';
  output: 'signed_url' | 'api_invocation';
  title: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
  description: string | null;
  license_terms: string | null;
  /** The declared type, otherwise the detected one. */
  mime_type: string | null;
  /** The type detected from the bytes. */
  sniffed_mime_type: string | null;
  /** The language of its text or description, ISO 639-1; null if unknown. */
  language: string | null;
  price_amount: string | null;
  price_currency: 'USD';
  api_auth_type: string | null;
  api_input_schema: string | null;
  api_method: string | null;
  api_output_schema: string | null;
  api_protocol: string | null;
  api_rate_limit: string | null;
  /** What a buyer needs besides, e.g. an own credential for an API; null for nothing. */
  requires: string | null;
  size_bytes: number | null;
  sha256: string | null;
  file_name: string | null;
  preview: Preview;
  /** The beginning of a sound, free at `/api/v1/assets/{id}/excerpt`; null without one. WAV, MP3 and Ogg files have it. */
  excerpt: {
    mime_type: string;
    seconds: number;
    size_bytes: number;
  } | null;
  /** Since when and why the asset is neither sold nor found; null for an asset that can be delivered. If the source was unreachable at publication (`since` is `created_at`), the asset is found, but no payment is taken until the source answers. */
  paused: {
    /** Why an asset cannot be delivered: its file is missing or differs in size or bytes from the upload, its source does not answer, refuses, or answers too late, or the operator has suspended its owner. */
    reason: 'file_missing' | 'file_resized' | 'file_damaged' | 'source_unreachable' | 'source_refused' | 'source_timeout' | 'owner_suspended';
    since: string;
  } | null;
  created_at: string;
  updated_at: string;
  source_url: string | null;
  api_endpoint_url: string | null;
  api_openapi_url: string | null;
  api_usage_example: string | null;
  expected_queries: Array<string>;
  warnings: Array<DuplicateWarning | DeadSourceWarning | TextWarning>;
  findability: Findability | null;
};

export type DuplicateWarning = {
  code: 'near_duplicate';
  /** The nearly identical asset. */
  asset_id: string;
  /** 1: identical bytes. */
  similarity: number;
  message: string;
};

export type DeadSourceWarning = {
  code: 'source_dead';
  /** Why an asset cannot be delivered: its file is missing or differs in size or bytes from the upload, its source does not answer, refuses, or answers too late, or the operator has suspended its owner. */
  reason: 'file_missing' | 'file_resized' | 'file_damaged' | 'source_unreachable' | 'source_refused' | 'source_timeout' | 'owner_suspended';
  message: string;
};

export type TextWarning = {
  code: 'speaks_to_models';
  flags: Array<'overrides_instructions' | 'imitates_a_role' | 'commands_a_tool' | 'asks_for_secrets' | 'hides_from_users'>;
  message: string;
};

/** How well search finds an asset with the expected queries. Null in the answer to a publication if the check took too long. */
export type Findability = {
  /** The result for the title, then for each of expected_queries. */
  queries: Array<{
    query: string;
    source: 'title' | 'expected_query';
    /** The rank among all published assets; null if search does not find it. */
    rank: number | null;
    /** The number of results. */
    found: number;
    /** Words of the query that the asset does not contain. */
    missing_words: Array<string>;
  }>;
  /** How to improve it; empty if all queries find it. */
  advice: Array<string>;
};

export type AssetSearchRequest = {
  query?: string | null | undefined;
  /** An embedding by the model that GET /api/v1/capabilities names. POST /api/v1/embeddings makes such vectors. */
  vector?: Array<number> | null | undefined;
  /** The embedding model that made `vector`. If it is not the model of this service, the request is refused. */
  model?: string | null | undefined;
  top_k?: number | null | undefined;
  type?: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api' | null | undefined;
  filters?: {
    license?: string | null | undefined;
    /** The maximum price, e.g. "0.10". */
    max_price?: string | null | undefined;
    owner_id?: string | null | undefined;
    mime_type?: string | null | undefined;
    /** Only assets in this language, ISO 639-1. */
    language?: string | null | undefined;
  } | null | undefined;
};

/** published: found and sold; unlisted: not found, but sold to buyers who know its id; archived: no longer sold, but still delivered to buyers who paid before. */
export type AssetStatus = 'published' | 'unlisted' | 'archived';

export type AssetType = 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';

export type CreateAsset = {
  title: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
  description?: string | null | undefined;
  license_terms?: string | null | undefined;
  mime_type?: string | null | undefined;
  price_amount?: string | null | undefined;
  price_currency?: 'USD' | null | undefined;
  /** Queries that buyers may use. The answer reports how well they find the asset. */
  expected_queries?: Array<string> | null | undefined;
  owner_id?: string | null | undefined;
  /** The address of the bytes; hidden from buyers. */
  source_url?: string | null | undefined;
  api_auth_type?: string | null | undefined;
  api_endpoint_url?: string | null | undefined;
  /** A JSON Schema, as text. */
  api_input_schema?: string | null | undefined;
  api_method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | null | undefined;
  api_openapi_url?: string | null | undefined;
  /** A JSON Schema, as text. */
  api_output_schema?: string | null | undefined;
  api_protocol?: string | null | undefined;
  api_rate_limit?: string | null | undefined;
  api_usage_example?: string | null | undefined;
};

export type DemandSignal = {
  /** Your own name. */
  agent_id?: string | undefined;
  /** text, image, video, audio, dataset or api. */
  asset_type?: string | undefined;
  asset_types?: Array<string> | undefined;
  /** The budget, e.g. "0.50" or "0.50 USD". */
  budget?: string | undefined;
  /** Where to send a signed webhook when something matches the need. Public http or https. */
  callback_url?: string | undefined;
  capability?: string | undefined;
  /** At most 8192 bytes of JSON, 8 levels. */
  metadata?: Record<string, unknown> | undefined;
  need?: string | undefined;
  query?: string | undefined;
  task?: string | undefined;
  urgency?: string | undefined;
  use_case?: string | undefined;
};

export type FoundKind = 'tool' | 'asset' | 'demand';

export type NewPledge = {
  /** What is needed. Everybody sees it: send nothing private. */
  need: string;
  /** What it is worth to you, in USD; at least 0.01. */
  amount: string;
  asset_type?: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api' | undefined;
  /** After so many days the money is returned. */
  days: number;
  /** Where to send a signed webhook when something that matches the need is published. */
  callback_url?: string | undefined;
};

export type UpdateAsset = {
  title?: string | undefined;
  description?: string | null | undefined;
  license_terms?: string | null | undefined;
  mime_type?: string | null | undefined;
  price_amount?: string | null | undefined;
  price_currency?: 'USD' | null | undefined;
  /** Queries that buyers may use. The answer reports how well they find the asset. */
  expected_queries?: Array<string> | null | undefined;
  /** For admins: the account that the asset belongs to from now on. */
  owner_id?: string | undefined;
  /** The address of the bytes; hidden from buyers. */
  source_url?: string | null | undefined;
  api_auth_type?: string | null | undefined;
  api_endpoint_url?: string | null | undefined;
  /** A JSON Schema, as text. */
  api_input_schema?: string | null | undefined;
  api_method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | null | undefined;
  api_openapi_url?: string | null | undefined;
  /** A JSON Schema, as text. */
  api_output_schema?: string | null | undefined;
  api_protocol?: string | null | undefined;
  api_rate_limit?: string | null | undefined;
  api_usage_example?: string | null | undefined;
  status?: 'published' | 'unlisted' | undefined;
  /** Ends the pause of an asset, after checking that it can be delivered. */
  paused?: false | undefined;
};

export type UploadFields = {
  title: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset';
  description?: string | null | undefined;
  license_terms?: string | null | undefined;
  mime_type?: string | null | undefined;
  price_amount?: string | null | undefined;
  price_currency?: 'USD' | null | undefined;
  /** One query per line. */
  expected_queries?: Array<string> | undefined;
  owner_id?: string | null | undefined;
  /** The address of the bytes; hidden from buyers. */
  source_url?: string | null | undefined;
  api_auth_type?: string | null | undefined;
  api_endpoint_url?: string | null | undefined;
  /** A JSON Schema, as text. */
  api_input_schema?: string | null | undefined;
  api_method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | null | undefined;
  api_openapi_url?: string | null | undefined;
  /** A JSON Schema, as text. */
  api_output_schema?: string | null | undefined;
  api_protocol?: string | null | undefined;
  api_rate_limit?: string | null | undefined;
  api_usage_example?: string | null | undefined;
};

const answer = answers({
  AcceptedPledge: { object: { pledge: { of: 'OwnPledge' }, asset_id: 'string', delivery: { of: 'Delivery' }, revenue_event_id: 'string' } },
  OwnPledge: { object: { id: 'string', need: 'string', asset_type: { any: ['string', 'null'] }, amount: 'string', currency: { is: 'USD' }, test: 'boolean', state: 'string', created_at: 'string', expires_at: 'string', holder: 'string', asset_id: { any: ['string', 'null'] }, ended_at: { any: ['string', 'null'] } } },
  Delivery: { any: [{ object: { type: { is: 'signed_url' }, url: 'string', expires_at: 'string', file_name: 'string', mime_type: 'string', size_bytes: { any: ['number', 'null'] }, sha256: { any: ['string', 'null'] } } }, { object: { type: { is: 'api_invocation' }, method: 'string', endpoint_url: 'string', protocol: { any: ['string', 'null'] }, auth_type: { any: ['string', 'null'] }, input_schema: { any: ['string', 'null'] }, output_schema: { any: ['string', 'null'] }, openapi_url: { any: ['string', 'null'] }, rate_limit: { any: ['string', 'null'] }, usage_example: { any: ['string', 'null'] } } }] },
  Asset: { object: { id: 'string', owner_id: 'string', status: 'string', output: 'string', title: 'string', asset_type: 'string', description: { any: ['string', 'null'] }, license_terms: { any: ['string', 'null'] }, mime_type: { any: ['string', 'null'] }, sniffed_mime_type: { any: ['string', 'null'] }, language: { any: ['string', 'null'] }, price_amount: { any: ['string', 'null'] }, price_currency: { is: 'USD' }, api_auth_type: { any: ['string', 'null'] }, api_input_schema: { any: ['string', 'null'] }, api_method: { any: ['string', 'null'] }, api_output_schema: { any: ['string', 'null'] }, api_protocol: { any: ['string', 'null'] }, api_rate_limit: { any: ['string', 'null'] }, requires: { any: ['string', 'null'] }, size_bytes: { any: ['number', 'null'] }, sha256: { any: ['string', 'null'] }, file_name: { any: ['string', 'null'] }, preview: { of: 'Preview' }, excerpt: { any: [{ object: { mime_type: 'string', seconds: 'number', size_bytes: 'number' } }, 'null'] }, paused: { any: [{ object: { reason: 'string', since: 'string' } }, 'null'] }, created_at: 'string', updated_at: 'string', source_url: { any: ['string', 'null'] }, api_endpoint_url: { any: ['string', 'null'] }, api_openapi_url: { any: ['string', 'null'] }, api_usage_example: { any: ['string', 'null'] }, expected_queries: { list: 'string' } } },
  Preview: { any: [{ of: 'TextPreview' }, { of: 'ImagePreview' }, { of: 'DatasetPreview' }, { of: 'AudioPreview' }, { of: 'VideoPreview' }, { of: 'PdfPreview' }, { of: 'ApiPreview' }, { of: 'PlainPreview' }] },
  TextPreview: { object: { kind: { is: 'text' }, snippet: 'string', language: { any: ['string', 'null'] }, line_count: { any: ['number', 'null'] }, 'encoding_guessed?': 'string' } },
  ImagePreview: { object: { kind: { is: 'image' }, width: { any: ['number', 'null'] }, height: { any: ['number', 'null'] }, format: 'string', thumbnail: { any: ['string', 'null'] }, has_alpha: 'boolean', pages: 'number' } },
  DatasetPreview: { object: { kind: { is: 'dataset' }, format: 'string', columns: { list: { of: 'DatasetColumn' } }, row_count: { any: ['number', 'null'] }, sample_rows: { list: { list: { any: ['string', 'number', 'boolean', 'null'] } } }, 'encoding_guessed?': 'string' } },
  DatasetColumn: { object: { name: 'string', type: 'string' } },
  AudioPreview: { object: { kind: { is: 'audio' }, container: 'string', duration_seconds: { any: ['number', 'null'] }, codecs: { list: 'string' }, bitrate: { any: ['number', 'null'] }, sample_rate: { any: ['number', 'null'] }, channels: { any: ['number', 'null'] } } },
  VideoPreview: { object: { kind: { is: 'video' }, container: 'string', duration_seconds: { any: ['number', 'null'] }, codecs: { list: 'string' }, width: { any: ['number', 'null'] }, height: { any: ['number', 'null'] }, bitrate: { any: ['number', 'null'] }, sample_rate: { any: ['number', 'null'] }, channels: { any: ['number', 'null'] } } },
  PdfPreview: { object: { kind: { is: 'pdf' }, pages: 'number', title: { any: ['string', 'null'] }, snippet: 'string' } },
  ApiPreview: { object: { kind: { is: 'api' }, title: 'string', version: { any: ['string', 'null'] }, summary: { any: ['string', 'null'] }, operation_count: 'number', operations: { list: { of: 'ApiOperation' } }, input_fields: { any: [{ list: { of: 'ApiField' } }, 'null'] }, output_fields: { any: [{ list: { of: 'ApiField' } }, 'null'] } } },
  ApiOperation: { object: { method: 'string', path: 'string', summary: { any: ['string', 'null'] } } },
  ApiField: { object: { name: 'string', type: 'string', required: 'boolean' } },
  PlainPreview: { object: { kind: { is: 'plain' }, mime_type: { any: ['string', 'null'] }, size_bytes: { any: ['number', 'null'] }, 'note?': 'string' } },
  AssetPage: { object: { items: { list: { of: 'Asset' } }, next_cursor: { any: ['string', 'null'] } } },
  AssetPaymentRequired: { object: { error: 'string', payment: { of: 'PaymentBody' }, statusCode: { is: 402 }, code: 'string', hint: 'string', request_id: 'string' } },
  PaymentBody: { object: { paymentId: 'string', serviceId: 'string', 'internalServiceId?': 'string', providerId: 'string', provider: 'string', status: 'string', amountCents: 'number', amount: 'string', currency: 'string', billingMode: { is: 'per_call' }, maxCalls: 'number', usedCalls: 'number', remainingCalls: 'number', clientId: 'string', payTo: 'string', token: 'string', expiresAt: 'string', 'paidAt?': 'string' } },
  AssetSearchAnswer: { object: { query: { any: ['string', 'null'] }, did_you_mean: { any: ['string', 'null'] }, expanded_terms: { list: 'string' }, language: { any: ['string', 'null'] }, top_k: 'number', answered: 'boolean', total: 'number', results: { list: { of: 'AssetSearchResult' } }, 'demand?': { of: 'DemandAction' } } },
  AssetSearchResult: { object: { asset_id: 'string', title: 'string', description: { any: ['string', 'null'] }, asset_type: 'string', mime_type: { any: ['string', 'null'] }, license_terms: { any: ['string', 'null'] }, price: { any: [{ object: { amount: 'string', currency: { is: 'USD' } } }, 'null'] }, score: 'number', match: { object: { semantic: { any: ['number', 'null'] }, lexical: { any: ['number', 'null'] }, terms: { list: 'string' }, why: 'string' } }, preview: { of: 'Preview' }, output: 'string', requires: { any: ['string', 'null'] }, payment: { of: 'PaymentAction' } } },
  PaymentAction: { object: { required: 'boolean', amount: 'string', currency: { is: 'USD' }, action: { object: { method: { is: 'POST' }, href: 'string', body: { object: { asset_id: 'string' } } } } } },
  DemandAction: { object: { method: { is: 'POST' }, href: 'string', body: { object: { need: 'string', 'asset_type?': 'string' } } } },
  BatchAnswer: { object: { line: 'number', key: { any: ['string', 'null'] }, status: 'string', id: { any: ['string', 'null'] }, 'error?': 'string', 'code?': 'string', 'issues?': { list: { object: { path: 'string', message: 'string' } } } } },
  CapturedSignal: { object: { status: { is: 'captured' }, signal_id: 'string', matches: { list: { of: 'DemandMatch' } }, watch: { any: [{ of: 'DemandWatch' }, 'null'] }, next: 'string' } },
  DemandMatch: { object: { kind: 'string', id: 'string', title: 'string', score: 'number', price: { any: [{ object: { amount: 'string', currency: 'string' } }, 'null'] }, href: 'string' } },
  DemandWatch: { object: { id: 'string', callback_url_host: 'string', expires_at: 'string', secret: 'string', events: { list: { is: 'supply.matched' } } } },
  CatalogListing: { object: { schemaVersion: { is: 'farebox.catalog.v1' }, generatedAt: 'string', services: { list: { of: 'ServiceDescriptor' } }, payment: { of: 'PaymentFlow' }, 'nextCursor?': { any: ['string', 'null'] } } },
  ServiceDescriptor: { object: { id: 'string', canonicalId: 'string', 'internalServiceId?': 'string', name: 'string', displayName: 'string', description: 'string', descriptionForModel: 'string', category: 'string', keywords: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, tags: { list: 'string' }, method: 'string', endpoint: 'string', 'legacyEndpoint?': 'string', endpointAliases: { list: 'string' }, inputTypes: { list: 'string' }, outputTypes: { list: 'string' }, inputSchema: { map: 'unknown' }, outputSchema: { map: 'unknown' }, exampleRequest: { map: 'unknown' }, exampleResponse: { map: 'unknown' }, pricing: { of: 'Pricing' }, refundPolicy: { of: 'RefundPolicy' }, payment: { object: { providerId: 'string', provider: 'string' } }, quality: { of: 'Quality' }, discovery: { object: { toolName: 'string', searchText: 'string', aliases: { list: 'string' }, localeHints: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, paymentFlow: 'string', paymentHint: 'string', retryHint: 'string', requiredState: 'string' } }, complexity: 'string', typicalResponseTime: 'string', cacheable: 'boolean', idempotent: 'boolean', outputFormat: { is: 'json' }, relatedServices: { list: 'string' }, 'relatedNotInCatalog?': { list: 'string' }, requiredContext: { list: 'string' }, errorExamples: { list: { object: { input: { map: 'unknown' }, error: 'string', statusCode: 'number' } } }, sla: { object: { uptime: 'string', maxLatency: 'string', 'timeout?': 'string' } }, state: { object: { published: 'boolean', enabled: 'boolean', configured: 'boolean', apiKeyRequired: 'boolean' } } } },
  Pricing: { object: { amountCents: 'number', amount: 'string', currency: 'string', policyId: 'string', settleMode: { is: 'settle_first' }, billingMode: 'string', maxCalls: 'number', allowReuse: 'boolean', bindClient: 'boolean', 'unit?': { of: 'PriceUnit' }, 'countedIn?': 'string', 'perUnit?': 'string', 'per?': 'number', 'base?': 'string', 'min?': 'string', 'max?': 'string', 'steps?': { list: { object: { above: 'number', perUnit: 'string' } } }, 'chargedBy?': 'string', 'freePerDay?': 'number' } },
  PriceUnit: 'string',
  RefundPolicy: { object: { automatic: { is: true }, on: { list: 'string' }, as: { is: 'call_given_back' }, signed: { is: 'settled_after_success' }, expires: { is: 'refunded_to_credit' } } },
  Quality: { object: { qualityScore: 'number', healthStatus: 'string', 'healthCheckedAt?': 'string', 'healthLatencyMs?': 'number', 'latencyMs?': 'number', successRate: 'number', callCount: 'number', executionCount: 'number', successCount: 'number', errorCount: 'number', paymentRequireds: 'number', 'lastCallAt?': 'string' } },
  PaymentFlow: { object: { paymentHeader: { is: 'X-Payment-Token' }, createPayment: 'string', verifyPayment: 'string', payPayment: 'string', token: 'string', requiredResponse: 'string', retry: 'string', flow: { list: 'string' }, providers: { list: { object: { providerId: 'string', provider: 'string', test: 'boolean' } } } } },
  CatalogSearchAnswer: { object: { schemaVersion: { is: 'farebox.catalog.search.v1' }, generatedAt: 'string', query: 'string', expandedTerms: { list: 'string' }, language: { any: ['string', 'null'] }, 'didYouMean?': 'string', filters: { object: { limit: 'number', 'category?': 'string', 'tag?': 'string', 'max_price_cents?': 'number' } }, answered: 'boolean', total: 'number', services: { list: { of: 'FoundService' } }, 'unavailable?': { list: { of: 'UnavailableService' } }, 'demand?': { of: 'DemandAction' }, payment: { of: 'PaymentFlow' } } },
  FoundService: { object: { id: 'string', canonicalId: 'string', 'internalServiceId?': 'string', name: 'string', displayName: 'string', description: 'string', descriptionForModel: 'string', category: 'string', keywords: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, tags: { list: 'string' }, method: 'string', endpoint: 'string', 'legacyEndpoint?': 'string', endpointAliases: { list: 'string' }, inputTypes: { list: 'string' }, outputTypes: { list: 'string' }, inputSchema: { map: 'unknown' }, outputSchema: { map: 'unknown' }, exampleRequest: { map: 'unknown' }, exampleResponse: { map: 'unknown' }, pricing: { of: 'Pricing' }, refundPolicy: { of: 'RefundPolicy' }, payment: { object: { providerId: 'string', provider: 'string' } }, quality: { of: 'Quality' }, discovery: { object: { toolName: 'string', searchText: 'string', aliases: { list: 'string' }, localeHints: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, paymentFlow: 'string', paymentHint: 'string', retryHint: 'string', requiredState: 'string' } }, complexity: 'string', typicalResponseTime: 'string', cacheable: 'boolean', idempotent: 'boolean', outputFormat: { is: 'json' }, relatedServices: { list: 'string' }, 'relatedNotInCatalog?': { list: 'string' }, requiredContext: { list: 'string' }, errorExamples: { list: { object: { input: { map: 'unknown' }, error: 'string', statusCode: 'number' } } }, sla: { object: { uptime: 'string', maxLatency: 'string', 'timeout?': 'string' } }, state: { object: { published: 'boolean', enabled: 'boolean', configured: 'boolean', apiKeyRequired: 'boolean' } }, matchScore: 'number', matchTerms: { list: 'string' }, why: 'string' } },
  UnavailableService: { object: { id: 'string', name: 'string', description: 'string', matchScore: 'number', why: 'string', reason: 'string', message: 'string' } },
  DeliveredAsset: { object: { asset_id: 'string', delivery: { of: 'Delivery' }, payment: { any: [{ of: 'PaymentBody' }, 'null'] }, revenue_event_id: { any: ['string', 'null'] } } },
  JointSearchAnswer: { object: { query: 'string', did_you_mean: { any: ['string', 'null'] }, language: { any: ['string', 'null'] }, limit: 'number', answered: 'boolean', total: 'number', searched: { list: { object: { kind: 'string', total: 'number', filters_applied: { list: 'string' }, filters_ignored: { list: 'string' } } } }, results: { list: { of: 'JointSearchResult' } }, 'demand?': { of: 'DemandAction' } } },
  JointSearchResult: { any: [{ object: { kind: { is: 'tool' }, id: 'string', title: 'string', description: { any: ['string', 'null'] }, score: 'number', why: 'string', href: 'string', action: { object: { method: 'string', href: 'string', 'body?': { map: 'unknown' } } }, category: 'string', price: { any: [{ object: { amount: 'string', currency: 'string' } }, 'null'] }, 'unit?': { of: 'PriceUnit' } } }, { object: { kind: { is: 'asset' }, id: 'string', title: 'string', description: { any: ['string', 'null'] }, score: 'number', why: 'string', href: 'string', action: { object: { method: 'string', href: 'string', 'body?': { map: 'unknown' } } }, asset_type: 'string', license_terms: { any: ['string', 'null'] }, requires: { any: ['string', 'null'] }, price: { any: [{ object: { amount: 'string', currency: 'string' } }, 'null'] } } }, { object: { kind: { is: 'demand' }, id: 'string', title: 'string', description: { any: ['string', 'null'] }, score: 'number', why: 'string', href: 'string', action: { object: { method: 'string', href: 'string', 'body?': { map: 'unknown' } } }, agents: { any: ['number', 'null'] }, pledged: { any: [{ object: { amount: 'string', currency: 'string', test: 'boolean', until: 'string' } }, 'null'] } } }] },
  MadePledge: { object: { pledge: { of: 'OwnPledge' }, watch: { any: [{ of: 'DemandWatch' }, 'null'] } } },
  MyRevenuePage: { object: { items: { list: { of: 'RevenueEvent' } }, next_cursor: { any: ['string', 'null'] }, totals: { of: 'RevenueTotals' }, balance: 'string', test_balance: 'string', currency: { is: 'USD' } } },
  RevenueEvent: { object: { id: 'string', kind: 'string', service_id: 'string', asset_id: { any: ['string', 'null'] }, owner_id: { any: ['string', 'null'] }, payment_id: 'string', amount: 'string', fee: 'string', net: 'string', currency: { is: 'USD' }, is_test: 'boolean', client_id: { any: ['string', 'null'] }, created_at: 'string', given_back_at: { any: ['string', 'null'] } } },
  RevenueTotals: { object: { events: 'number', amount: 'string', fee: 'string', net: 'string', test_amount: 'string', currency: { is: 'USD' } } },
  PaymentRequired: { object: { error: 'string', payment: { of: 'PaymentBody' }, statusCode: { is: 402 }, code: 'string', hint: 'string', requestId: 'string', 'input?': { of: 'InputCheck' } } },
  InputCheck: { object: { valid: 'boolean', issues: { list: { of: 'Issue' } } } },
  Issue: { object: { path: 'string', message: 'string' } },
  PublicAsset: { object: { id: 'string', owner_id: 'string', status: 'string', output: 'string', title: 'string', asset_type: 'string', description: { any: ['string', 'null'] }, license_terms: { any: ['string', 'null'] }, mime_type: { any: ['string', 'null'] }, sniffed_mime_type: { any: ['string', 'null'] }, language: { any: ['string', 'null'] }, price_amount: { any: ['string', 'null'] }, price_currency: { is: 'USD' }, api_auth_type: { any: ['string', 'null'] }, api_input_schema: { any: ['string', 'null'] }, api_method: { any: ['string', 'null'] }, api_output_schema: { any: ['string', 'null'] }, api_protocol: { any: ['string', 'null'] }, api_rate_limit: { any: ['string', 'null'] }, requires: { any: ['string', 'null'] }, size_bytes: { any: ['number', 'null'] }, sha256: { any: ['string', 'null'] }, file_name: { any: ['string', 'null'] }, preview: { of: 'Preview' }, excerpt: { any: [{ object: { mime_type: 'string', seconds: 'number', size_bytes: 'number' } }, 'null'] }, paused: { any: [{ object: { reason: 'string', since: 'string' } }, 'null'] }, created_at: 'string', updated_at: 'string', payment: { of: 'PaymentAction' } } },
  PublishedAsset: { object: { id: 'string', owner_id: 'string', status: 'string', output: 'string', title: 'string', asset_type: 'string', description: { any: ['string', 'null'] }, license_terms: { any: ['string', 'null'] }, mime_type: { any: ['string', 'null'] }, sniffed_mime_type: { any: ['string', 'null'] }, language: { any: ['string', 'null'] }, price_amount: { any: ['string', 'null'] }, price_currency: { is: 'USD' }, api_auth_type: { any: ['string', 'null'] }, api_input_schema: { any: ['string', 'null'] }, api_method: { any: ['string', 'null'] }, api_output_schema: { any: ['string', 'null'] }, api_protocol: { any: ['string', 'null'] }, api_rate_limit: { any: ['string', 'null'] }, requires: { any: ['string', 'null'] }, size_bytes: { any: ['number', 'null'] }, sha256: { any: ['string', 'null'] }, file_name: { any: ['string', 'null'] }, preview: { of: 'Preview' }, excerpt: { any: [{ object: { mime_type: 'string', seconds: 'number', size_bytes: 'number' } }, 'null'] }, paused: { any: [{ object: { reason: 'string', since: 'string' } }, 'null'] }, created_at: 'string', updated_at: 'string', source_url: { any: ['string', 'null'] }, api_endpoint_url: { any: ['string', 'null'] }, api_openapi_url: { any: ['string', 'null'] }, api_usage_example: { any: ['string', 'null'] }, expected_queries: { list: 'string' }, warnings: { list: { any: [{ of: 'DuplicateWarning' }, { of: 'DeadSourceWarning' }, { of: 'TextWarning' }] } }, findability: { any: [{ of: 'Findability' }, 'null'] } } },
  DuplicateWarning: { object: { code: { is: 'near_duplicate' }, asset_id: 'string', similarity: 'number', message: 'string' } },
  DeadSourceWarning: { object: { code: { is: 'source_dead' }, reason: 'string', message: 'string' } },
  TextWarning: { object: { code: { is: 'speaks_to_models' }, flags: { list: 'string' }, message: 'string' } },
  Findability: { object: { queries: { list: { object: { query: 'string', source: 'string', rank: { any: ['number', 'null'] }, found: 'number', missing_words: { list: 'string' } } } }, advice: { list: 'string' } } },
});

export const AcceptedPledge: Answer<AcceptedPledge> = answer('AcceptedPledge');
export const Asset: Answer<Asset> = answer('Asset');
export const AssetPage: Answer<AssetPage> = answer('AssetPage');
export const AssetPaymentRequired: Answer<AssetPaymentRequired> = answer('AssetPaymentRequired');
export const AssetSearchAnswer: Answer<AssetSearchAnswer> = answer('AssetSearchAnswer');
export const BatchAnswer: Answer<BatchAnswer> = answer('BatchAnswer');
export const CapturedSignal: Answer<CapturedSignal> = answer('CapturedSignal');
export const CatalogListing: Answer<CatalogListing> = answer('CatalogListing');
export const CatalogSearchAnswer: Answer<CatalogSearchAnswer> = answer('CatalogSearchAnswer');
export const DeliveredAsset: Answer<DeliveredAsset> = answer('DeliveredAsset');
export const JointSearchAnswer: Answer<JointSearchAnswer> = answer('JointSearchAnswer');
export const MadePledge: Answer<MadePledge> = answer('MadePledge');
export const MyRevenuePage: Answer<MyRevenuePage> = answer('MyRevenuePage');
export const OwnPledge: Answer<OwnPledge> = answer('OwnPledge');
export const PaymentBody: Answer<PaymentBody> = answer('PaymentBody');
export const PaymentRequired: Answer<PaymentRequired> = answer('PaymentRequired');
export const PublicAsset: Answer<PublicAsset> = answer('PublicAsset');
export const PublishedAsset: Answer<PublishedAsset> = answer('PublishedAsset');
export const ServiceDescriptor: Answer<ServiceDescriptor> = answer('ServiceDescriptor');
