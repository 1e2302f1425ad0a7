import { createHash, createHmac } from 'node:crypto';

/** A request as it came over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Account {
  keyId: string;
  keySecret: string;
  securityToken: string | null;
}

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

const windowMs = 15 * 60_000;

/** Checks requests as the provider does: key, time, nonce, hash of the body, signature. Written apart from the code under test. */
export function requestCheck({ account, now }: { account: Account; now: () => number }) {
  const nonces = new Set<string>();

  return (request: WireRequest): Refusal | null => {
    const { headers } = request;
    for (const name of ['x-acs-action', 'x-acs-version', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-content-sha256', 'authorization']) {
      if (headers[name] === undefined) return refusal(400, `Missing${name.replaceAll('-', '')}`, `${name} is mandatory for this action.`);
    }
    const given = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(headers.authorization ?? '');
    if (given === null) return refusal(400, 'IncompleteSignature', 'The request signature does not conform to standards.');
    const [, keyId, signedNames = '', signature] = given;
    if (keyId !== account.keyId) return refusal(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.');

    const date = headers['x-acs-date'] ?? '';
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date))
      return refusal(400, 'InvalidTimeStamp.Format', 'The timestamp has a wrong format.');
    if (Math.abs(Date.parse(date) - now()) > windowMs) return refusal(400, 'InvalidTimeStamp.Expired', 'The timestamp has expired.');
    if ((headers['x-acs-security-token'] ?? null) !== account.securityToken) {
      return refusal(400, 'InvalidSecurityToken.Malformed', 'The security token is malformed.');
    }
    const hash = sha256(request.body);
    if (headers['x-acs-content-sha256'] !== hash) return mismatch('the hash of the body');
    const expectedNames = Object.keys(headers)
      .filter((name) => name.startsWith('x-acs-') || name === 'host' || name === 'content-type')
      .sort();
    if (signedNames !== expectedNames.join(';')) return mismatch('the list of signed headers');
    const [path = '', query = ''] = request.target.split('?');
    const lines = expectedNames.map((name) => `${name}:${(headers[name] ?? '').trim()}`);
    const canonical = [request.method, path, canonicalQuery(query), ...lines, '', signedNames, hash].join('\n');
    const expected = createHmac('sha256', account.keySecret)
      .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
      .digest('hex');
    // The provider repeats what it would have signed, headers and all.
    if (expected !== signature) return mismatch(`server string to sign is: ${canonical.replaceAll('\n', '\\n')}`);

    const nonce = headers['x-acs-signature-nonce'] ?? '';
    if (nonces.has(nonce)) return refusal(400, 'SignatureNonceUsed', 'The signature nonce was used before.');
    nonces.add(nonce);
    return null;
  };
}

/** From what the parameters mean, not from how they were written: a client that writes them in another way has to sign this. */
function canonicalQuery(query: string): string {
  const encode = (text: string) =>
    [...new TextEncoder().encode(text)]
      .map((byte) =>
        /[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('');
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function mismatch(what: string): Refusal {
  return refusal(400, 'SignatureDoesNotMatch', `Specified signature is not matched with our calculation. ${what}`);
}

function refusal(status: number, code: string, message: string): Refusal {
  return { status, code, message };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
