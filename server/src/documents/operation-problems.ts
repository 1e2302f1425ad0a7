import type { ProblemCode } from '../errors.ts';
import type { Operation } from './openapi-shape.ts';

/** What any operation can answer, and what one that takes a JSON body can answer besides. */
const everywhere: readonly ProblemCode[] = ['internal'];
const withBody: readonly ProblemCode[] = ['invalid_input', 'invalid_json', 'body_too_large', 'unsupported_media_type'];
const withCredential: readonly ProblemCode[] = ['malformed_header', 'api_key_invalid'];

/** What one operation can refuse; by operationId. The catalog's and the health operations refuse nothing of their own. */
const own: Readonly<Record<string, readonly ProblemCode[]>> = {
  searchTools: ['invalid_input'],
  getTool: ['tool_not_found'],
  createPayment: [...withCredential, 'payment_provider_unknown', 'tool_not_found', 'tool_disabled', 'tool_not_configured', 'rate_limited'],
  verifyPayment: [...withCredential, 'payment_not_found'],
  payPayment: [
    ...withCredential,
    'payment_provider_unknown',
    'authentication_required',
    'insufficient_credit',
    'spending_cap_exceeded',
    'payment_not_found',
    'payment_expired',
    'payment_failed',
  ],
  updateTool: [...withCredential, 'authentication_required', 'forbidden', 'tool_not_found'],
};

export function operationProblems({ operationId, requestBody }: Operation): ProblemCode[] {
  return [...(requestBody === undefined ? [] : withBody), ...(own[operationId] ?? []), ...everywhere];
}
