import type { Problem } from '../errors.ts';

/** Headers that a page in a browser may read, like an agent. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  // Without cookies a browser takes this for every header, so that no answer has to name them.
  'Access-Control-Expose-Headers': '*',
} as const;

export type HeaderValues = Readonly<Record<string, string>>;

export function errorHeaders({ status, details }: Problem): HeaderValues {
  return {
    ...(details.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) }),
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...details.headers,
  };
}
