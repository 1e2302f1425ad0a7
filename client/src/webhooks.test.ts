import { describe, expect, it } from 'vitest';
import { verifyWebhook, type Webhook } from './webhooks.ts';

/** The vector of the libraries of Standard Webhooks. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const body = '{"test": 2432232314}';
const [id, timestamp] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330'];
const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
const sentAtMs = Number(timestamp) * 1000;

const verify = (webhook: Partial<Webhook> = {}, check = {}) =>
  verifyWebhook({ headers, body, ...webhook }, { secret, now: () => sentAtMs, ...check });

describe('a webhook', () => {
  it('is verified as text and as bytes, with headers of each kind', async () => {
    const verified = { id, sentAt: new Date(sentAtMs), payload: { test: 2432232314 } };
    expect(await verify()).toEqual(verified);
    expect(await verify({ body: new TextEncoder().encode(body), headers: new Headers(headers) })).toEqual(verified);
    const capitals = { 'Webhook-Id': id, 'Webhook-Timestamp': [timestamp], 'Webhook-Signature': signature, Other: undefined };
    expect(await verify({ headers: capitals })).toEqual(verified);
  });

  it('may have several signatures, and several secrets may be right', async () => {
    await verify({ headers: { ...headers, 'webhook-signature': `v1,AAAA v1a,${'A'.repeat(64)} v1,*** ${signature}` } });
    await verify({}, { secret: ['whsec_b3RoZXI=', secret] });
  });

  it('may be five minutes old, or as many as its receiver says', async () => {
    await verify({}, { now: () => sentAtMs + 300_000 });
    await verify({}, { now: () => sentAtMs - 299_000 });
    await verify({}, { now: () => sentAtMs + 3_600_000, toleranceSeconds: 3600 });
  });

  it.each<[what: string, webhook: Partial<Webhook>, check?: object]>([
    ['another body', { body: `${body} ` }],
    ['another id', { headers: { ...headers, 'webhook-id': 'msg_other' } }],
    ['another time', { headers: { ...headers, 'webhook-timestamp': '1614265331' } }],
    ['a time in words', { headers: { ...headers, 'webhook-timestamp': 'now' } }],
    ['a time with a fraction', { headers: { ...headers, 'webhook-timestamp': `${timestamp}.0` } }],
    ['a short signature', { headers: { ...headers, 'webhook-signature': signature.slice(0, 20) } }],
    ['an empty signature', { headers: { ...headers, 'webhook-signature': 'v1,' } }],
    ['a signature of another version', { headers: { ...headers, 'webhook-signature': signature.replace('v1', 'v2') } }],
    ['too many signatures', { headers: { ...headers, 'webhook-signature': `${'v1,AAAA '.repeat(10)}${signature}` } }],
    ['an endless header', { headers: { ...headers, 'webhook-signature': `${' '.repeat(5000)}${signature}` } }],
    ['two ids', { headers: { ...headers, 'webhook-id': [id, id] } }],
    ['no headers', { headers: {} }],
    ['another secret', {}, { secret: 'whsec_b3RoZXI=' }],
    ['no secret', {}, { secret: [] }],
    ['an empty secret', {}, { secret: 'whsec_' }],
    ['a secret that is not base64', {}, { secret: 'whsec_***' }],
    ['an old time', {}, { now: () => sentAtMs + 301_000 }],
    ['a time to come', {}, { now: () => sentAtMs - 301_000 }],
    ['a tolerance that is no number', {}, { toleranceSeconds: Number.NaN }],
  ])('with %s is refused', async (_what, webhook, check) => {
    await expect(verify(webhook, check)).rejects.toMatchObject({ name: 'WebhookError' });
  });

  it('keeps the value of numbers, and has to be JSON', async () => {
    const key = await crypto.subtle.importKey('raw', new TextEncoder().encode('key'), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const signed = async (text: string): Promise<Webhook> => {
      const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${text}`));
      const encoded = btoa(String.fromCharCode(...new Uint8Array(bytes)));
      return { headers: { ...headers, 'webhook-signature': `v1,${encoded}` }, body: text };
    };
    const { payload } = await verify(await signed('{"id":653247040368672769}'), { secret: 'whsec_a2V5' });
    expect(JSON.stringify(payload)).toBe('{"id":653247040368672769}');
    await expect(verify(await signed('id=1'), { secret: 'whsec_a2V5' })).rejects.toThrow('not JSON');
  });
});
