import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/accounts.ts';
import { signatureToleranceMs, verifiedEvent } from './stripe-webhook.ts';

const secret = 'whsec_of_a_test';
const now = 1_795_000_000_000;
const event = { id: 'evt_1', type: 'checkout.session.completed', livemode: false, data: { object: { id: 'cs_1' } } };
const body = Buffer.from(JSON.stringify(event, null, 2));
const t = String(now / 1000);
const sign = (text: Uint8Array = body, at = t, by = secret) => createHmac('sha256', by).update(`${at}.`).update(text).digest('hex');
const verify = (header: string | undefined, text: Uint8Array = body, at = now) => verifiedEvent(secret, header, text, at);

describe('the signature of a Stripe event', () => {
  it('is valid for exactly the bytes that were signed', () => {
    expect(verify(`t=${t},v1=${sign()}`)).toEqual(event);
  });

  it('may be one of several while a secret is rotated', () => {
    const old = sign(body, t, 'whsec_of_before');
    expect(verify(`t=${t},v1=${old},v1=${sign()},v0=${'0'.repeat(64)}`)).toEqual(event);
  });

  it.each([signatureToleranceMs, -signatureToleranceMs, 0])('is valid %i ms later', (later) => {
    expect(verify(`t=${t},v1=${sign()}`, body, now + later)).toEqual(event);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['no time', `v1=${sign()}`],
    ['no signature', `t=${t}`],
    ['an old scheme only', `t=${t},v0=${sign()}`],
    ['another secret', `t=${t},v1=${sign(body, t, 'whsec_other')}`],
    ['another body', `t=${t},v1=${sign(Buffer.from('{}'))}`],
    ['another time', `t=${Number(t) + 1},v1=${sign()}`],
    ['a time that is not a number', `t=1e9,v1=${sign(body, '1e9')}`],
    ['a negative time', `t=-1,v1=${sign(body, '-1')}`],
    ['a short signature', `t=${t},v1=${sign().slice(2)}`],
    ['a long signature', `t=${t},v1=${sign()}00`],
    ['capitals', `t=${t},v1=${sign().toUpperCase()}`],
    ['a signature that comes too late in the list', `t=${t}${`,v1=${'0'.repeat(64)}`.repeat(16)},v1=${sign()}`],
    ['an endless header', `t=${t},${'v1=00,'.repeat(1000)}v1=${sign()}`],
  ])('is refused: %s', (_what, header) => {
    expect(() => verify(header)).toThrow(refusal('malformed_header', { status: 400 }));
  });

  it.each([signatureToleranceMs + 1, -signatureToleranceMs - 1])('is refused as too old or from the future: %i ms', (later) => {
    expect(() => verify(`t=${t},v1=${sign()}`, body, now + later)).toThrow(refusal('malformed_header'));
  });

  it.each([
    ['invalid JSON', 'x', 'invalid_json'],
    ['invalid UTF-8', Buffer.from([0xff, 0xfe]), 'invalid_json'],
    ['an object that is not an event', '{}', 'invalid_input'],
    ['a list', '[]', 'invalid_input'],
    ['an event without its object', JSON.stringify({ ...event, data: {} }), 'invalid_input'],
    ['an event with another id', JSON.stringify({ ...event, id: 'evt_1#re_1' }), 'invalid_input'],
  ])('refuses an invalid event: %s', (_what, text, code) => {
    const bytes = Buffer.from(text);
    expect(() => verify(`t=${t},v1=${sign(bytes)}`, bytes)).toThrow(refusal(code));
  });
});
