/** The claims of a signed receipt for a paid answer, in the header `X-Payment-Receipt`. */
export interface Receipt {
  /** The public address of the service. */
  iss: string;
  /** The payer: a wallet, or the client id of the payment. */
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  /** The payment. */
  jti: string;
  service: string;
  /** USD, e.g. `0.03`. */
  amount: string;
  currency: string;
  /** CAIP-2; absent if no chain or test network moved the money. */
  network?: string;
  transaction?: string;
  /** `sha-256=:<base64>:` of the canonical JSON (RFC 8785) of the input. */
  request_digest: string;
  /** `sha-256=:<base64>:` of the bytes of the body. */
  response_digest: string;
}

/** The key set of the service, from `/.well-known/jwks.json`. */
export interface KeySet {
  keys: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

export interface ReceiptCheck {
  /** The keys of the trusted service; never take them from the receipt. */
  keys: KeySet;
  /** The public address of that service. */
  issuer: string;
  /** The input that was sent. If absent, the request is not compared. */
  input?: unknown;
  /** The exact bytes of the answer. If absent, the answer is not compared. */
  body?: string | Uint8Array<ArrayBuffer>;
}

/** The reason why a receipt is invalid. */
export class ReceiptError extends Error {
  override readonly name = 'ReceiptError';
}

/**
 * Checks that a service signed a receipt for exactly this request and answer.
 *
 * @throws ReceiptError
 * @example
 * const answer = await fetch(`${service}/api/tools/word-count`, ...);
 * const keys = await (await fetch(`${service}/.well-known/jwks.json`)).json();
 * await verifyReceipt(answer.headers.get('x-payment-receipt'), { keys, issuer: service, input: { text: 'Hello' }, body: await answer.text() });
 */
export async function verifyReceipt(receipt: string | null, { keys, issuer, input, body }: ReceiptCheck): Promise<Receipt> {
  const [head = '', claims = '', signature = '', ...more] = (receipt ?? '').split('.');
  if (signature === '' || more.length > 0 || (receipt ?? '').length > lengthMax) throw new ReceiptError('it is no compact JWS');
  const { alg, typ, kid } = jsonOf(head);
  // A signer who can choose the algorithm could choose `none`.
  if (alg !== 'EdDSA' || typ !== 'farebox-receipt+jwt') throw new ReceiptError('it is no receipt');
  const key = keys.keys.find((each) => each['kid'] === kid && each['kty'] === 'OKP' && each['crv'] === 'Ed25519');
  const x = key?.['x'];
  if (typeof x !== 'string') throw new ReceiptError('it was signed with a key that the service does not have');
  const publicKey = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, ['verify']);
  const isSigned = await crypto.subtle.verify({ name: 'Ed25519' }, publicKey, bytesOf(signature), utf8.encode(`${head}.${claims}`));
  if (!isSigned) throw new ReceiptError('its signature is wrong');
  const said = receiptOf(jsonOf(claims));
  if (said.iss !== issuer.replace(/\/+$/, '')) throw new ReceiptError(`it was issued by ${said.iss}`);
  if (input !== undefined && said.request_digest !== (await digestOf(canonicalJson(input))))
    throw new ReceiptError('it is for another request');
  if (body !== undefined && said.response_digest !== (await digestOf(body))) throw new ReceiptError('it is for another answer');
  return said;
}

/** A receipt has about one kilobyte. */
const lengthMax = 8192;
const utf8 = new TextEncoder();

function receiptOf(claims: Readonly<Record<string, unknown>>): Receipt {
  const text = (name: keyof Receipt) => {
    const value = claims[name];
    if (typeof value !== 'string') throw new ReceiptError(`it does not say ${name}`);
    return value;
  };
  const iat = claims['iat'];
  if (typeof iat !== 'number') throw new ReceiptError('it does not say iat');
  return {
    iss: text('iss'),
    sub: text('sub'),
    iat,
    jti: text('jti'),
    service: text('service'),
    amount: text('amount'),
    currency: text('currency'),
    ...(claims['network'] === undefined ? {} : { network: text('network') }),
    ...(claims['transaction'] === undefined ? {} : { transaction: text('transaction') }),
    request_digest: text('request_digest'),
    response_digest: text('response_digest'),
  };
}

function jsonOf(encoded: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(encoded)));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (cause) {
    throw new ReceiptError('it is not JSON in base64url', { cause });
  }
  throw new ReceiptError('it is not JSON in base64url');
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]+$/.test(encoded)) throw new ReceiptError('it is not base64url');
  try {
    return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw new ReceiptError('it is not base64url', { cause });
  }
}

async function digestOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
}

/** The canonical text of a JSON value: members sorted by name, no white space. Source: RFC 8785. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
