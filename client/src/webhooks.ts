import { parseJson } from './json.ts';

/** A request as it arrived. */
export interface Webhook {
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as they came: JSON that was parsed and written again has another signature. */
  body: string | Uint8Array<ArrayBuffer>;
}

export interface WebhookCheck {
  /** `whsec_…`; several while one is replaced by another. */
  secret: string | readonly string[];
  /** How far its time may be from now. Default 300. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number;
}

export interface VerifiedWebhook {
  /** A webhook may come more than once: act on each id once. */
  id: string;
  sentAt: Date;
  /** The JSON of the body. Numbers keep their value. */
  payload: unknown;
}

/** The reason why a webhook is not to be trusted. Answer it with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/**
 * Checks that a webhook comes from the service that gave you the secret, and is new.
 * Source: Standard Webhooks 1.0.0 (HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`).
 *
 * @throws WebhookError
 * @example
 * const { id, payload } = await verifyWebhook({ headers: request.headers, body: await request.text() }, { secret: watch.secret });
 */
export async function verifyWebhook(
  { headers, body }: Webhook,
  { secret, toleranceSeconds = 300, now = Date.now }: WebhookCheck,
): Promise<VerifiedWebhook> {
  const bytes = typeof body === 'string' ? utf8.encode(body) : body;
  if (!(bytes instanceof Uint8Array)) throw new WebhookError('its body has to be the text or the bytes as they came');
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp is not a number of seconds');
  const sentAtMs = Number(timestamp) * 1000;
  if (!(Math.abs(now() - sentAtMs) <= toleranceSeconds * 1000)) throw new WebhookError('it was sent at another time');
  const signed = joined(utf8.encode(`${id}.${timestamp}.`), bytes);
  const signatures = signaturesIn(headerOf(headers, 'webhook-signature'));
  const keys = await Promise.all((typeof secret === 'string' ? [secret] : secret).map(keyOf));
  // Web Crypto compares in constant time.
  const checks = keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)));
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookError('its signature is wrong');
  return { id, sentAt: new Date(sentAtMs), payload: payloadOf(bytes) };
}

const utf8 = new TextEncoder();
const headerLengthMax = 4096;
/** A sender signs with a key or two. */
const signaturesMax = 10;

/** Names of headers have no case. @throws WebhookError if it is not there once */
function headerOf(headers: Webhook['headers'], name: string): string {
  const all =
    headers instanceof Headers
      ? [headers.get(name)]
      : Object.entries(headers).flatMap(([each, value]) => (each.toLowerCase() === name ? value : []));
  const [value, ...more] = all;
  if (typeof value !== 'string' || value === '' || more.length > 0) throw new WebhookError(`it does not have one header ${name}`);
  if (value.length > headerLengthMax) throw new WebhookError(`${name} is longer than ${headerLengthMax} characters`);
  return value;
}

/** Those of version 1; others are signed in another way. */
function signaturesIn(header: string): Uint8Array<ArrayBuffer>[] {
  const given = header.split(' ').flatMap((each) => (each.startsWith('v1,') ? (bytesOf(each.slice('v1,'.length)) ?? []) : []));
  if (given.length > signaturesMax) throw new WebhookError(`it has more than ${signaturesMax} signatures`);
  return given;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) throw new WebhookError('the secret is not whsec_ and a key in base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

/** Read after the signature was right. */
function payloadOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new WebhookError('its body is not JSON', { cause });
  }
}
