import { problems, type ProblemCode } from '../errors.ts';
import type { Operation } from './openapi-shape.ts';

/** The problems of each operation itself, by operationId. */
const own: Readonly<Record<string, readonly ProblemCode[]>> = {
  searchTools: ['invalid_input', 'rate_limited'],
  getTool: ['invalid_input', 'tool_not_found'],
  createPayment: [
    'payment_provider_unknown',
    'tool_not_found',
    'asset_not_found',
    'api_key_not_allowed',
    'conflict',
    'price_above_maximum',
    'asset_not_readable',
    'asset_paused',
    'tool_disabled',
    'tool_not_configured',
    'rate_limited',
  ],
  verifyPayment: ['payment_not_found', 'asset_not_readable', 'asset_paused'],
  acceptPledge: ['spending_cap_exceeded'],
  payPayment: [
    'payment_provider_unknown',
    'authentication_required',
    'insufficient_credit',
    'spending_cap_exceeded',
    'payment_not_found',
    'payment_expired',
    'payment_failed',
    'asset_not_readable',
    'asset_paused',
  ],
  updateTool: ['tool_not_found', 'conflict', 'forbidden'],
  importTools: ['address_refused', 'address_unreachable', 'forbidden', 'conflict', 'upstream_failed', 'upstream_timeout'],
  getImportedTool: ['tool_not_found'],
  removeImportedTool: ['tool_not_found'],
  probeImportedTool: ['tool_not_found', 'conflict'],
  readToolSource: ['invalid_input', 'address_refused', 'address_unreachable', 'upstream_failed', 'upstream_timeout'],
  makeOwnerTools: ['address_refused', 'address_unreachable', 'account_suspended', 'conflict', 'upstream_failed', 'upstream_timeout'],
  publishOwnerTool: ['tool_not_found', 'conflict'],
  decideToolReview: ['tool_not_found', 'conflict'],
  register: ['email_taken'],
  login: ['invalid_credentials', 'account_suspended'],
  completeSetup: ['invalid_credentials', 'email_taken', 'account_suspended'],
  updateMe: ['invalid_credentials'],
  createUser: ['email_taken'],
  topUpCredit: ['idempotency_mismatch'],
  getAsset: ['asset_not_found'],
  relatedAssets: ['asset_not_found'],
  checkAssetFetch: ['asset_not_found', 'api_key_not_allowed', 'price_above_maximum', 'asset_not_readable', 'asset_paused'],
  fetchAsset: ['asset_not_found', 'api_key_not_allowed', 'price_above_maximum', 'asset_not_readable', 'asset_paused', 'unavailable'],
  buyCredit: [
    'payment_malformed',
    'authentication_required',
    'price_above_maximum',
    'payment_already_used',
    'payment_in_flight',
    'idempotency_mismatch',
    'spending_cap_exceeded',
    'settlement_pending',
    'unavailable',
  ],
  setCreditNotice: ['address_refused'],
  createCheckout: ['idempotency_mismatch', 'conflict', 'unavailable'],
  refundTopUp: ['idempotency_mismatch', 'idempotency_in_progress', 'conflict', 'unavailable'],
  receiveStripeEvent: ['malformed_header', 'invalid_json', 'invalid_input', 'body_too_large', 'unavailable'],
  downloadAsset: [
    'link_invalid',
    'asset_not_found',
    'link_expired',
    'purchase_given_back',
    'range_not_satisfiable',
    'asset_not_readable',
    'asset_source_timeout',
    'unavailable',
  ],
  getAssetExcerpt: ['asset_not_found', 'range_not_satisfiable', 'asset_not_readable'],
  downloadToolFile: ['link_invalid', 'link_expired', 'range_not_satisfiable', 'unavailable'],
  createAsset: ['address_refused'],
  uploadAsset: ['address_refused', 'unavailable', 'storage_full', 'storage_quota_exceeded'],
  beginUpload: ['body_too_large', 'storage_quota_exceeded', 'tus_version_unsupported', 'storage_full'],
  getUpload: ['upload_not_found', 'tus_version_unsupported'],
  appendUpload: ['upload_not_found', 'upload_offset', 'tus_version_unsupported', 'storage_full'],
  discardUpload: ['upload_not_found', 'tus_version_unsupported'],
  publishUpload: ['upload_not_found', 'upload_unfinished', 'address_refused', 'storage_full', 'storage_quota_exceeded'],
  suspendUser: ['conflict'],
  updateAsset: ['address_refused', 'asset_not_found', 'conflict', 'asset_not_readable'],
  getFindability: ['asset_not_found', 'forbidden'],
  archiveAsset: ['asset_not_found', 'conflict'],
  submitDemand: ['address_refused'],
};

const withBody: readonly ProblemCode[] = ['invalid_input', 'invalid_json', 'body_too_large', 'unsupported_media_type'];
/** These report invalid input in their usual answer. */
const takesAnyBody: ReadonlySet<string> = new Set(['submitPaywall']);
/** Also a body that is not asked for has to be JSON. */
const withUnaskedBody: readonly ProblemCode[] = ['body_too_large', 'unsupported_media_type'];
const withBytes: readonly ProblemCode[] = ['malformed_header', 'invalid_upload', 'body_too_large', 'unsupported_media_type'];
const withForm: readonly ProblemCode[] = ['invalid_upload', 'invalid_input', 'body_too_large'];
const withCredential: readonly ProblemCode[] = ['malformed_header', 'api_key_invalid'];

/** A busy service refuses any request, and any may need a database that does not answer. */
export const always: readonly ProblemCode[] = ['unavailable', 'internal'];

/** The default problem of a status that an operation declares. */
const usual: Readonly<Record<string, ProblemCode>> = {
  400: 'invalid_input',
  401: 'authentication_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  415: 'unsupported_media_type',
  422: 'idempotency_mismatch',
  429: 'rate_limited',
  503: 'unavailable',
  507: 'storage_full',
};

/** All failures that an operation can answer with. */
export function operationProblems({ operationId, requestBody, security = [], responses }: Operation, method: string): ProblemCode[] {
  const takesCredential = security.some((each) => 'apiKey' in each || 'bearer' in each);
  const needsCredential = takesCredential && security.every((each) => Object.keys(each).length > 0);
  const all: ProblemCode[] = [
    ...(takesAnyBody.has(operationId) ? [] : bodyProblems(requestBody, method)),
    ...(takesCredential ? withCredential : []),
    ...(needsCredential ? ['authentication_required' as const] : []),
    // A key may be restricted to services of which this is none.
    ...(needsCredential && security.some((each) => 'apiKey' in each) ? ['api_key_not_allowed' as const] : []),
    ...(own[operationId] ?? []),
    ...always,
  ];
  const codes = [...new Set(all)];
  const told = new Set(codes.map((code) => String(problems[code].status)));
  return [...codes, ...Object.keys(responses).flatMap((status) => (told.has(status) ? [] : (usual[status] ?? [])))];
}

function bodyProblems(requestBody: Operation['requestBody'], method: string): readonly ProblemCode[] {
  if (requestBody === undefined) return method === 'get' ? [] : withUnaskedBody;
  if ('application/offset+octet-stream' in requestBody.content) return withBytes;
  return 'multipart/form-data' in requestBody.content ? withForm : withBody;
}
