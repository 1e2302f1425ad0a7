import { problems, type ProblemCode } from '../errors.ts';
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

/** What a status means where an operation declares it and nothing is said of it here. */
const usual: Readonly<Record<string, ProblemCode>> = {
  400: 'invalid_input',
  401: 'authentication_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'rate_limited',
  503: 'unavailable',
};

export function operationProblems({ operationId, requestBody, responses }: Operation): ProblemCode[] {
  const codes = [...(requestBody === undefined ? [] : withBody), ...(own[operationId] ?? []), ...everywhere];
  const told = new Set(codes.map((code) => String(problems[code].status)));
  return [...codes, ...Object.keys(responses).flatMap((status) => (told.has(status) ? [] : (usual[status] ?? [])))];
}
