import { resourceMetadataUrl } from '../accounts/oauth/endpoints.ts';
import type { Problem } from '../errors.ts';

/** Headers that a page in a browser may read, like an agent. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  // Without cookies a browser takes this for every header, so that no answer has to name them.
  'Access-Control-Expose-Headers': '*',
} as const;

export type HeaderValues = Readonly<Record<string, string>>;

/** What was sent as a token is none. Source: RFC 6750, 3.1. */
const bearerErrors: ReadonlySet<string> = new Set(['api_key_invalid', 'access_token_invalid']);

export function errorHeaders({ status, code, details }: Problem): HeaderValues {
  return {
    ...(details.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) }),
    ...(status === 401 ? { 'WWW-Authenticate': bearerErrors.has(code) ? 'Bearer error="invalid_token"' : 'Bearer' } : {}),
    ...details.headers,
  };
}

/** A challenge for a bearer token that says where one is to be had; another challenge, or one of a realm of its own, as it is. */
export function namingMetadata(challenge: string, publicUrl: string, path: string): string {
  if (!/^Bearer(?: |$)/.test(challenge) || /\b(?:realm|resource_metadata)=/.test(challenge)) return challenge;
  const metadata = `resource_metadata="${resourceMetadataUrl(publicUrl, path)}"`;
  return challenge === 'Bearer' ? `Bearer ${metadata}` : `${challenge}, ${metadata}`;
}
