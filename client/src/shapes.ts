// Written by `npm run docs` from contract/src: change it there.
import type * as contract from '@farebox/contract';
import { answers, type Answer } from './answers.ts';

export type AcceptedPledge = contract.AcceptedPledge;
export type OwnPledge = contract.OwnPledge;
export type Delivery = contract.Delivery;
export type Asset = contract.Asset;
export type Preview = contract.Preview;
export type TextPreview = contract.TextPreview;
export type ImagePreview = contract.ImagePreview;
export type DatasetPreview = contract.DatasetPreview;
export type DatasetColumn = contract.DatasetColumn;
export type AudioPreview = contract.AudioPreview;
export type VideoPreview = contract.VideoPreview;
export type PdfPreview = contract.PdfPreview;
export type ApiPreview = contract.ApiPreview;
export type ApiOperation = contract.ApiOperation;
export type ApiField = contract.ApiField;
export type PlainPreview = contract.PlainPreview;
export type AssetPage = contract.AssetPage;
export type AssetPaymentRequired = contract.AssetPaymentRequired;
export type PaymentBody = contract.PaymentBody;
export type AssetSearchAnswer = contract.AssetSearchAnswer;
export type AssetSearchResult = contract.AssetSearchResult;
export type PaymentAction = contract.PaymentAction;
export type DemandAction = contract.DemandAction;
export type BatchAnswer = contract.BatchAnswer;
export type CapturedSignal = contract.CapturedSignal;
export type DemandMatch = contract.DemandMatch;
export type DemandWatch = contract.DemandWatch;
export type CatalogListing = contract.CatalogListing;
export type ServiceDescriptor = contract.ServiceDescriptor;
export type Pricing = contract.Pricing;
export type PriceUnit = contract.PriceUnit;
export type RefundPolicy = contract.RefundPolicy;
export type Quality = contract.Quality;
export type PaymentFlow = contract.PaymentFlow;
export type CatalogSearchAnswer = contract.CatalogSearchAnswer;
export type FoundService = contract.FoundService;
export type UnavailableService = contract.UnavailableService;
export type DeliveredAsset = contract.DeliveredAsset;
export type JointSearchAnswer = contract.JointSearchAnswer;
export type JointSearchResult = contract.JointSearchResult;
export type MadePledge = contract.MadePledge;
export type MyRevenuePage = contract.MyRevenuePage;
export type RevenueEvent = contract.RevenueEvent;
export type RevenueTotals = contract.RevenueTotals;
export type PaymentRequired = contract.PaymentRequired;
export type InputCheck = contract.InputCheck;
export type Issue = contract.Issue;
export type PublicAsset = contract.PublicAsset;
export type PublishedAsset = contract.PublishedAsset;
export type Findability = contract.Findability;
export type AssetSearchRequest = contract.AssetSearchRequest;
export type AssetStatus = contract.AssetStatus;
export type AssetType = contract.AssetType;
export type CreateAsset = contract.CreateAsset;
export type DemandSignal = contract.DemandSignal;
export type FoundKind = contract.FoundKind;
export type NewPledge = contract.NewPledge;
export type UpdateAsset = contract.UpdateAsset;
export type UploadFields = contract.UploadFields;

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
  AssetSearchResult: { object: { asset_id: 'string', title: 'string', owner_id: 'string', owner_name: 'string', description: { any: ['string', 'null'] }, asset_type: 'string', mime_type: { any: ['string', 'null'] }, license_terms: { any: ['string', 'null'] }, price: { any: [{ object: { amount: 'string', currency: { is: 'USD' } } }, 'null'] }, score: 'number', match: { object: { semantic: { any: ['number', 'null'] }, lexical: { any: ['number', 'null'] }, terms: { list: 'string' }, why: 'string' } }, preview: { of: 'Preview' }, output: 'string', requires: { any: ['string', 'null'] }, payment: { of: 'PaymentAction' } } },
  PaymentAction: { object: { required: 'boolean', amount: 'string', currency: { is: 'USD' }, action: { object: { method: { is: 'POST' }, href: 'string', body: { object: { asset_id: 'string' } } } } } },
  DemandAction: { object: { method: { is: 'POST' }, href: 'string', body: { object: { need: 'string', 'asset_type?': 'string' } } } },
  BatchAnswer: { object: { line: 'number', key: { any: ['string', 'null'] }, status: 'string', id: { any: ['string', 'null'] }, 'error?': 'string', 'code?': 'string', 'issues?': { list: { object: { path: 'string', message: 'string' } } } } },
  CapturedSignal: { object: { status: { is: 'captured' }, signal_id: 'string', matches: { list: { of: 'DemandMatch' } }, watch: { any: [{ of: 'DemandWatch' }, 'null'] }, next: 'string' } },
  DemandMatch: { object: { kind: 'string', id: 'string', title: 'string', score: 'number', price: { any: [{ object: { amount: 'string', currency: 'string' } }, 'null'] }, href: 'string' } },
  DemandWatch: { object: { id: 'string', callback_url_host: 'string', expires_at: 'string', secret: 'string', events: { list: { is: 'supply.matched' } } } },
  CatalogListing: { object: { schemaVersion: { is: 'farebox.catalog.v1' }, generatedAt: 'string', services: { list: { of: 'ServiceDescriptor' } }, payment: { of: 'PaymentFlow' }, 'nextCursor?': { any: ['string', 'null'] } } },
  ServiceDescriptor: { object: { id: 'string', canonicalId: 'string', 'internalServiceId?': 'string', name: 'string', displayName: 'string', description: 'string', descriptionForModel: 'string', category: 'string', 'categoryLabel?': 'string', keywords: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, tags: { list: 'string' }, method: 'string', endpoint: 'string', 'legacyEndpoint?': 'string', endpointAliases: { list: 'string' }, inputTypes: { list: 'string' }, outputTypes: { list: 'string' }, inputSchema: { map: 'unknown' }, outputSchema: { map: 'unknown' }, exampleRequest: { map: 'unknown' }, 'sampleRequest?': { map: 'unknown' }, 'unsupportedParameters?': { list: 'string' }, exampleResponse: { map: 'unknown' }, pricing: { of: 'Pricing' }, refundPolicy: { of: 'RefundPolicy' }, payment: { object: { providerId: 'string', provider: 'string' } }, quality: { of: 'Quality' }, discovery: { object: { toolName: 'string', searchText: 'string', aliases: { list: 'string' }, localeHints: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, paymentFlow: 'string', paymentHint: 'string', retryHint: 'string', requiredState: 'string' } }, complexity: 'string', typicalResponseTime: 'string', cacheable: 'boolean', idempotent: 'boolean', outputFormat: { is: 'json' }, relatedServices: { list: 'string' }, 'relatedNotInCatalog?': { list: 'string' }, requiredContext: { list: 'string' }, errorExamples: { list: { object: { input: { map: 'unknown' }, error: 'string', statusCode: 'number' } } }, sla: { object: { uptime: 'string', maxLatency: 'string', 'timeout?': 'string' } }, state: { object: { published: 'boolean', enabled: 'boolean', configured: 'boolean', apiKeyRequired: 'boolean' } } } },
  Pricing: { object: { amountCents: 'number', amount: 'string', currency: 'string', policyId: 'string', settleMode: { is: 'settle_first' }, billingMode: 'string', maxCalls: 'number', allowReuse: 'boolean', bindClient: 'boolean', 'unit?': { of: 'PriceUnit' }, 'countedIn?': 'string', 'perUnit?': 'string', 'per?': 'number', 'base?': 'string', 'min?': 'string', 'max?': 'string', 'steps?': { list: { object: { above: 'number', perUnit: 'string' } } }, 'chargedBy?': 'string', 'freePerDay?': 'number' } },
  PriceUnit: 'string',
  RefundPolicy: { object: { automatic: { is: true }, on: { list: 'string' }, as: { is: 'call_given_back' }, signed: { is: 'settled_after_success' }, expires: { is: 'refunded_to_credit' } } },
  Quality: { object: { qualityScore: 'number', healthStatus: 'string', 'healthCheckedAt?': 'string', 'healthLatencyMs?': 'number', 'latencyMs?': 'number', successRate: 'number', callCount: 'number', executionCount: 'number', successCount: 'number', errorCount: 'number', paymentRequireds: 'number', 'lastCallAt?': 'string' } },
  PaymentFlow: { object: { paymentHeader: { is: 'X-Payment-Token' }, createPayment: 'string', verifyPayment: 'string', payPayment: 'string', token: 'string', requiredResponse: 'string', retry: 'string', flow: { list: 'string' }, providers: { list: { object: { providerId: 'string', provider: 'string', test: 'boolean' } } } } },
  CatalogSearchAnswer: { object: { schemaVersion: { is: 'farebox.catalog.search.v1' }, generatedAt: 'string', query: 'string', expandedTerms: { list: 'string' }, language: { any: ['string', 'null'] }, 'didYouMean?': 'string', filters: { object: { limit: 'number', 'category?': 'string', 'tag?': 'string', 'max_price_cents?': 'number' } }, answered: 'boolean', total: 'number', services: { list: { of: 'FoundService' } }, 'unavailable?': { list: { of: 'UnavailableService' } }, 'demand?': { of: 'DemandAction' }, payment: { of: 'PaymentFlow' } } },
  FoundService: { object: { id: 'string', canonicalId: 'string', 'internalServiceId?': 'string', name: 'string', displayName: 'string', description: 'string', descriptionForModel: 'string', category: 'string', 'categoryLabel?': 'string', keywords: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, tags: { list: 'string' }, method: 'string', endpoint: 'string', 'legacyEndpoint?': 'string', endpointAliases: { list: 'string' }, inputTypes: { list: 'string' }, outputTypes: { list: 'string' }, inputSchema: { map: 'unknown' }, outputSchema: { map: 'unknown' }, exampleRequest: { map: 'unknown' }, 'sampleRequest?': { map: 'unknown' }, 'unsupportedParameters?': { list: 'string' }, exampleResponse: { map: 'unknown' }, pricing: { of: 'Pricing' }, refundPolicy: { of: 'RefundPolicy' }, payment: { object: { providerId: 'string', provider: 'string' } }, quality: { of: 'Quality' }, discovery: { object: { toolName: 'string', searchText: 'string', aliases: { list: 'string' }, localeHints: { list: 'string' }, useCases: { list: 'string' }, limitations: { list: 'string' }, paymentFlow: 'string', paymentHint: 'string', retryHint: 'string', requiredState: 'string' } }, complexity: 'string', typicalResponseTime: 'string', cacheable: 'boolean', idempotent: 'boolean', outputFormat: { is: 'json' }, relatedServices: { list: 'string' }, 'relatedNotInCatalog?': { list: 'string' }, requiredContext: { list: 'string' }, errorExamples: { list: { object: { input: { map: 'unknown' }, error: 'string', statusCode: 'number' } } }, sla: { object: { uptime: 'string', maxLatency: 'string', 'timeout?': 'string' } }, state: { object: { published: 'boolean', enabled: 'boolean', configured: 'boolean', apiKeyRequired: 'boolean' } }, matchScore: 'number', matchTerms: { list: 'string' }, why: 'string' } },
  UnavailableService: { object: { id: 'string', name: 'string', description: 'string', matchScore: 'number', why: 'string', reason: 'string', message: 'string' } },
  DeliveredAsset: { object: { asset_id: 'string', delivery: { of: 'Delivery' }, payment: { any: [{ of: 'PaymentBody' }, 'null'] }, revenue_event_id: { any: ['string', 'null'] } } },
  JointSearchAnswer: { object: { query: 'string', did_you_mean: { any: ['string', 'null'] }, language: { any: ['string', 'null'] }, limit: 'number', answered: 'boolean', total: 'number', searched: { list: { object: { kind: 'string', total: 'number', filters_applied: { list: 'string' }, filters_ignored: { list: 'string' } } } }, results: { list: { of: 'JointSearchResult' } }, 'demand?': { of: 'DemandAction' } } },
  JointSearchResult: { any: [{ object: { kind: { is: 'tool' }, id: 'string', title: 'string', description: { any: ['string', 'null'] }, score: 'number', why: 'string', href: 'string', action: { object: { method: 'string', href: 'string', 'body?': { map: 'unknown' } } }, category: 'string', 'category_label?': 'string', price: { any: [{ object: { amount: 'string', currency: 'string' } }, 'null'] }, 'unit?': { of: 'PriceUnit' }, health: { any: ['string', 'null'] } } }, { object: { kind: { is: 'asset' }, id: 'string', title: 'string', description: { any: ['string', 'null'] }, score: 'number', why: 'string', href: 'string', action: { object: { method: 'string', href: 'string', 'body?': { map: 'unknown' } } }, asset_type: 'string', license_terms: { any: ['string', 'null'] }, requires: { any: ['string', 'null'] }, price: { any: [{ object: { amount: 'string', currency: 'string' } }, 'null'] } } }, { object: { kind: { is: 'demand' }, id: 'string', title: 'string', description: { any: ['string', 'null'] }, score: 'number', why: 'string', href: 'string', action: { object: { method: 'string', href: 'string', 'body?': { map: 'unknown' } } }, agents: { any: ['number', 'null'] }, pledged: { any: [{ object: { amount: 'string', currency: 'string', test: 'boolean', until: 'string' } }, 'null'] } } }] },
  MadePledge: { object: { pledge: { of: 'OwnPledge' }, watch: { any: [{ of: 'DemandWatch' }, 'null'] } } },
  MyRevenuePage: { object: { items: { list: { of: 'RevenueEvent' } }, next_cursor: { any: ['string', 'null'] }, totals: { of: 'RevenueTotals' }, balance: 'string', test_balance: 'string', currency: { is: 'USD' } } },
  RevenueEvent: { object: { id: 'string', kind: 'string', service_id: 'string', title: { any: ['string', 'null'] }, asset_id: { any: ['string', 'null'] }, owner_id: { any: ['string', 'null'] }, owner_name: { any: ['string', 'null'] }, payment_id: 'string', amount: 'string', fee: 'string', net: 'string', currency: { is: 'USD' }, is_test: 'boolean', client_id: { any: ['string', 'null'] }, created_at: 'string', given_back_at: { any: ['string', 'null'] } } },
  RevenueTotals: { object: { events: 'number', amount: 'string', fee: 'string', net: 'string', test_amount: 'string', currency: { is: 'USD' } } },
  PaymentRequired: { object: { error: 'string', payment: { of: 'PaymentBody' }, statusCode: { is: 402 }, code: 'string', hint: 'string', requestId: 'string', 'input?': { of: 'InputCheck' } } },
  InputCheck: { object: { valid: 'boolean', issues: { list: { of: 'Issue' } } } },
  Issue: { object: { path: 'string', message: 'string' } },
  PublicAsset: { object: { id: 'string', owner_id: 'string', status: 'string', output: 'string', title: 'string', asset_type: 'string', description: { any: ['string', 'null'] }, license_terms: { any: ['string', 'null'] }, mime_type: { any: ['string', 'null'] }, sniffed_mime_type: { any: ['string', 'null'] }, language: { any: ['string', 'null'] }, price_amount: { any: ['string', 'null'] }, price_currency: { is: 'USD' }, api_auth_type: { any: ['string', 'null'] }, api_input_schema: { any: ['string', 'null'] }, api_method: { any: ['string', 'null'] }, api_output_schema: { any: ['string', 'null'] }, api_protocol: { any: ['string', 'null'] }, api_rate_limit: { any: ['string', 'null'] }, requires: { any: ['string', 'null'] }, size_bytes: { any: ['number', 'null'] }, sha256: { any: ['string', 'null'] }, file_name: { any: ['string', 'null'] }, preview: { of: 'Preview' }, excerpt: { any: [{ object: { mime_type: 'string', seconds: 'number', size_bytes: 'number' } }, 'null'] }, paused: { any: [{ object: { reason: 'string', since: 'string' } }, 'null'] }, created_at: 'string', updated_at: 'string', owner_name: 'string', payment: { of: 'PaymentAction' } } },
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
