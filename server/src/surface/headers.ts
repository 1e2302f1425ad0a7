import type { Problem } from '../errors.ts';

/** Headers that a page in a browser may read, like an agent. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Payment-Required, X-Payment-Token, X-Payment-Id, X-Payment-Remaining-Calls, X-Free-Calls-Remaining, X-Credit-Low, PAYMENT-REQUIRED, PAYMENT-RESPONSE, X-PAYMENT-RESPONSE, WWW-Authenticate, Payment-Receipt, X-Payment-Receipt, Content-Disposition, Content-Range, ETag, Accept-Ranges, Idempotency-Replayed, Retry-After, Allow',
} as const;

export type HeaderValues = Readonly<Record<string, string>>;

export function errorHeaders({ status, details }: Problem): HeaderValues {
  return {
    ...(details.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) }),
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...details.headers,
  };
}
