import { createHash, createHmac } from 'node:crypto';

/** Long-lived or temporary credentials of the operator's account. */
export interface UpstreamCredentials {
  keyId: string;
  keySecret: string;
  /** Only with temporary credentials. */
  securityToken: string | null;
}

export interface SignableRequest {
  method: 'GET' | 'POST';
  /** Host, with its port if that is not the scheme's default. */
  host: string;
  action: string;
  version: string;
  query: ReadonlyMap<string, string>;
  /** Null for a request without a body. */
  body: { text: string; contentType: string } | null;
  /** Epoch ms; the upstream tolerates 15 minutes of difference. */
  epochMs: number;
  /** Never used before. */
  nonce: string;
}

/**
 * The headers of a signed request, without `host`, which the HTTP client sets itself.
 * Source: the provider's signature method V3 (ACS3-HMAC-SHA256) for RPC actions.
 */
export function signedHeaders(request: SignableRequest, { keyId, keySecret, securityToken }: UpstreamCredentials): Record<string, string> {
  const headers: Record<string, string> = {
    'x-acs-action': request.action,
    'x-acs-version': request.version,
    'x-acs-date': `${new Date(request.epochMs).toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-content-sha256': sha256(request.body?.text ?? ''),
    ...(request.body === null ? {} : { 'content-type': request.body.contentType }),
    ...(securityToken === null ? {} : { 'x-acs-accesskey-id': keyId, 'x-acs-security-token': securityToken }),
  };
  const { canonical, names } = canonicalRequest(request, headers);
  const signature = createHmac('sha256', keySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    accept: 'application/json',
    authorization: `${algorithm} Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** The signed text, and the names of the signed headers: `host` and every given header. */
export function canonicalRequest(
  { method, host, query, body }: SignableRequest,
  headers: Readonly<Record<string, string>>,
): { canonical: string; names: string } {
  const signed = Object.entries({ ...headers, host }).sort(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  return { canonical: [method, '/', formText(query), lines, names, sha256(body?.text ?? '')].join('\n'), names };
}

/** Sorted names and values, percent-encoded for the signature: the text of a query, and of a form. */
export function formText(parameters: ReadonlyMap<string, string>): string {
  return [...parameters]
    .sort(byName)
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join('&');
}

/** RFC 3986: everything but letters, digits and `-_.~`. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

const algorithm = 'ACS3-HMAC-SHA256';
