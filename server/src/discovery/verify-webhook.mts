import { createHmac, timingSafeEqual } from 'node:crypto';

/** `secret` is watch.secret, `body` the bytes as received. */
export function isVerified(secret: string, headers: Headers, body: Uint8Array) {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(ageSeconds <= 300)) return false;

  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hmac = createHmac('sha256', key);
  const expected = hmac.update(`${id}.${timestamp}.`).update(body).digest();
  const signatures = (headers.get('webhook-signature') ?? '').split(' ');
  // A webhook may come more than once: act on each id once.
  return signatures.some((signature) => {
    if (!signature.startsWith('v1,')) return false;
    const given = Buffer.from(signature.slice(3), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
