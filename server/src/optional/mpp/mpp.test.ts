import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPayer } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { challengeIn, credentialFor, termsOf } from '../../../test/machine-wallet.ts';
import { minuteMs } from '../../clock.ts';
import type { Payment } from '../../payments/quotes/payment.ts';
import { requirementOf } from '../../settlement/settlers/terms.ts';
import { decodedCredential, readCredential } from './credential.ts';
import { mpp, nonceOf } from './mpp.ts';

const time = { now: 1_795_000_000_000 };
const options = { secrets: ['a secret'], clock: { now: () => time.now }, publicUrl: () => 'https://tools.example' };
const payments = mpp(options);
const requirement = requirementOf(testTerms, 30_000);
const resource = { path: '/api/tools/timestamp', description: 'the time' };
const wallet = newPayer();
const payment = quoted('pay_01KAGT4M8E3V9S2QZ7XNBC5WRD');

function quoted(id: string): Payment {
  return {
    id: `${id}sealed`,
    token: '',
    offerKind: 'tool',
    serviceId: 'timestamp',
    providerId: 'x402-test',
    status: 'pending',
    amountMicros: 30_000,
    currency: 'USD',
    maxCalls: 1,
    usedCalls: 0,
    clientId: 'anonymous',
    payerAccountId: null,
    createdAt: time.now,
    expiresAt: time.now + 15 * minuteMs,
    paidAt: null,
  };
}

function challenge(by = payments, of = payment, at = resource) {
  return challengeIn(by.headers(requirement, of, at)['WWW-Authenticate'] ?? null);
}

/** Whether a credential is accepted for a resource, on these terms. */
async function answers(sent: unknown, at = resource, { by = payments, terms = requirement } = {}): Promise<void> {
  const credential = by.inMeta({ 'org.paymentauth/credential': sent });
  if (credential === null || credential.payload === null) throw credential?.refusal ?? new Error('no credential');
  return credential.requireAnswers(() => terms, at);
}

describe('a challenge', () => {
  it('contains its terms as canonical JSON', () => {
    const given = challenge();
    expect(given).toMatchObject({ realm: 'tools.example', method: 'evm', intent: 'charge', expires: '2026-11-18T11:21:40.000Z' });
    const json = Buffer.from(given['request'] ?? '', 'base64url').toString('utf8');
    expect(json).toBe(
      `{"amount":"30000","currency":"${testTerms.asset}","methodDetails":{"chainId":84532,"credentialTypes":["authorization"],"decimals":6},"recipient":"${testTerms.payTo}"}`,
    );
  });

  it('differs for each payment, so that a wallet can pay twice for the same thing', () => {
    expect(challenge(payments, quoted('pay_01KAGT4M8E3V9S2QZ7XNBC5WRE'))['id']).not.toBe(challenge()['id']);
  });

  it('is the same object over MCP, with the terms written out', () => {
    const { 'org.paymentauth/payment-required': required } = payments.meta(requirement, payment, resource);
    const { request: _request, ...rest } = challenge();
    expect(required).toEqual({ httpStatus: 402, challenges: [{ ...rest, request: termsOf(challenge()) }] });
  });

  it('is not made for a network other than an EVM chain', () => {
    const solana = { ...requirement, network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' };
    expect(payments.headers(solana, payment, resource)).toEqual({});
    expect(payments.meta(solana, payment, resource)).toEqual({});
  });
});

describe('a credential', () => {
  it('is accepted for our own challenge, as a text or as an object', async () => {
    const sent = await credentialFor(wallet, challenge());
    for (const form of [sent, { ...sent, challenge: { ...sent.challenge, request: termsOf(challenge()) } }]) {
      await expect(answers(form)).resolves.toBeUndefined();
    }
  });

  it('is valid after the secret was rotated, while the old one is still listed', async () => {
    const sent = await credentialFor(wallet, challenge());
    const rotated = mpp({ ...options, secrets: ['a new secret', 'a secret'] });
    await expect(answers(sent, resource, { by: rotated })).resolves.toBeUndefined();
    await expect(answers(sent, resource, { by: mpp({ ...options, secrets: ['a new secret'] }) })).rejects.toThrow('not made here');
  });

  it('is refused if the challenge was forged or changed', async () => {
    const given = challenge();
    const cheap = Buffer.from(JSON.stringify({ ...termsOf(given), amount: '1' })).toString('base64url');
    const other = Buffer.from('{"payment":"pay_1","resource":"/api/tools/timestamp"}').toString('base64url');
    const forged = [
      { id: 'A'.repeat(43) },
      { id: `${given['id']}A` },
      { realm: 'other.example' },
      { request: cheap },
      { expires: '2036-01-01T00:00:00.000Z' },
      { opaque: other },
      // A field that swallows the border to the next one.
      { expires: `${given['expires']}||${given['opaque']}`, opaque: 'AA' },
    ];
    for (const change of forged) {
      const sent = await credentialFor(wallet, { ...given, ...change }, { validBefore: '1795000900' });
      await expect(answers(sent), JSON.stringify(change)).rejects.toMatchObject({
        code: 'payment_refused',
        details: { members: { reason: 'invalid-challenge' } },
      });
    }
  });

  it('is refused for another resource at the same price', async () => {
    const sent = await credentialFor(wallet, challenge());
    await expect(answers(sent, { ...resource, path: '/api/tools/random-uuid' })).rejects.toMatchObject({
      code: 'payment_other_resource',
    });
  });

  it('is refused if it was signed with another nonce, or names another payer', async () => {
    const nonce = await nonceOf({ id: 'another', realm: 'tools.example' });
    const sent = await credentialFor(wallet, challenge());
    const wrong = [await credentialFor(wallet, challenge(), { nonce }), { ...sent, source: `did:pkh:eip155:84532:${newPayer().address}` }];
    for (const each of wrong) {
      await expect(answers(each)).rejects.toMatchObject({
        details: { members: { reason: 'verification-failed' } },
      });
    }
  });

  it('is refused after it expired, and after the terms have changed', async () => {
    const sent = await credentialFor(wallet, challenge());
    for (const terms of [requirementOf(testTerms, 40_000), { ...requirement, payTo: wallet.address }])
      await expect(answers(sent, resource, { terms })).rejects.toThrow('the price or the payee has changed');
    time.now += 15 * minuteMs;
    await expect(answers(sent)).rejects.toThrow('expired');
    time.now -= 15 * minuteMs;
  });
});

describe('reading credentials', () => {
  it.each([
    ['nothing', ''],
    ['invalid base64', '{"challenge":{}}'],
    ['invalid JSON', Buffer.from('not JSON').toString('base64url')],
    ['JSON that is not an object', Buffer.from('null').toString('base64url')],
    ['a list', Buffer.from('[]').toString('base64url')],
    ['a megabyte', 'A'.repeat(1024 * 1024)],
    ['a truncated text', Buffer.from('{"challenge":').toString('base64url')],
  ])('refuses %s', (_name, text) => {
    expect(decodedCredential(text)).toMatchObject({ credential: null, fault: expect.stringMatching(/./) });
  });

  it('refuses other methods, other kinds of proof and challenges with extra members', async () => {
    const good = await credentialFor(wallet, challenge());
    const withChallenge = (change: object) => ({ ...good, challenge: { ...good.challenge, ...change } });
    const withPayload = (change: object) => ({ ...good, payload: { ...good.payload, ...change } });
    expect(readCredential(good).fault).toBeNull();
    for (const bad of [
      withChallenge({ method: 'tempo' }),
      withChallenge({ intent: 'session' }),
      withChallenge({ digest: 'sha-256=AAAA' }),
      withChallenge({ header: 'Payment-Authorization' }),
      withChallenge({ request: { ...termsOf(good.challenge), externalId: 'x' } }),
      withChallenge({ opaque: { payment: 'x', resource: 'y', more: 'z' } }),
      withChallenge({ id: '' }),
      withPayload({ type: 'transaction' }),
      withPayload({ type: 'hash', hash: `0x${'00'.repeat(32)}` }),
      withPayload({ value: '-1' }),
      withPayload({ value: '1e3' }),
      withPayload({ value: 30_000.5 }),
      withPayload({ nonce: '0x00' }),
      withPayload({ signature: 'zz' }),
      withPayload({ from: 'me' }),
      { ...good, source: 7 },
      { payload: good.payload },
      { challenge: good.challenge },
    ]) {
      expect(readCredential(bad), JSON.stringify(bad)).toMatchObject({ credential: null });
    }
  });

  it('parses or refuses any input, without another error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.base64String({ maxLength: 400 })), (text) => {
        expect(decodedCredential(text).credential).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (json) => {
        expect(decodedCredential(Buffer.from(json).toString('base64url')).credential).toBeNull();
      }),
    );
  });

  it('refuses a credential with one changed member', async () => {
    const good = await credentialFor(wallet, challenge());
    const members = ['id', 'realm', 'request', 'expires', 'opaque'] as const;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...members), fc.string({ minLength: 1, maxLength: 60 }), async (name, text) => {
        fc.pre(text !== good.challenge[name]);
        const changed = { ...good, challenge: { ...good.challenge, [name]: text } };
        await expect(answers(changed)).rejects.toMatchObject({ code: 'payment_refused' });
      }),
    );
  });
});
