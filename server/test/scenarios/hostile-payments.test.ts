import type { PaymentPayload } from '@x402/core/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentBody } from '@farebox/contract';
import type { CountedTool } from '../counted-tool.ts';
import { rawExchange, rawRequest } from '../raw-http.ts';
import type { RequestHeaders, Service } from '../service.ts';
import { echo, note, text, walletService } from '../wallet-service.ts';
import { askedFor, base64, newWallet, signedFor, version1, version2, withAuthorization, type Wallet } from '../wallet.ts';

let service: Service;
let assetId: string;
let counter: CountedTool;
beforeAll(async () => {
  ({ service, assetId, counter } = await walletService());
});
afterAll(() => service[Symbol.asyncDispose]());

describe('a hostile payment is refused, and no money moves:', () => {
  const stranger = `0x${'ab'.repeat(20)}`;
  const now = () => Math.floor(service.parts.clock.now() / 1000);
  type Case = readonly [name: string, reason: string, sent: (wallet: Wallet, paid: PaymentPayload) => Promise<RequestHeaders>];
  const cases: readonly Case[] = [
    ['less is signed', 'authorization_value', async (by, paid) => version2(await resigned(by, paid, { value: '49999' }))],
    ['more is signed', 'authorization_value', async (by, paid) => version2(await resigned(by, paid, { value: '50001' }))],
    ['more is written than signed', 'signature', async (by, paid) => version2(await forged(by, paid, { validAfter: '1' }))],
    ['somebody else is paid', 'recipient_mismatch', async (by, paid) => version2(await resigned(by, paid, { to: stranger }))],
    ['somebody else is said to pay', 'signature', async (by, paid) => version2(await forged(by, paid, { from: stranger }))],
    ['the nonce was changed', 'signature', async (by, paid) => version2(await forged(by, paid, { nonce: `0x${'01'.repeat(32)}` }))],
    ['it is expired', 'valid_before', async (by, paid) => version2(await resigned(by, paid, { validBefore: String(now() - 10) }))],
    ['it is of the future', 'valid_after', async (by, paid) => version2(await resigned(by, paid, { validAfter: String(now() + 50) }))],
    [
      'it is signed for another token',
      'signature',
      async (by, paid) => version2(await withAuthorization(by, paid, {}, { isSigned: true, domain: { verifyingContract: stranger } })),
    ],
    [
      'it is signed for another chain',
      'signature',
      async (by, paid) => version2(await withAuthorization(by, paid, {}, { isSigned: true, domain: { chainId: 8453 } })),
    ],
    ['another amount was accepted', 'payment_requirements', async (_by, paid) => version2(accepting(paid, { amount: '1' }))],
    ['another token was accepted', 'payment_requirements', async (_by, paid) => version2(accepting(paid, { asset: stranger }))],
    ['another payee was accepted', 'payment_requirements', async (_by, paid) => version2(accepting(paid, { payTo: stranger }))],
    ['another chain was accepted', 'invalid_network', async (_by, paid) => version2(accepting(paid, { network: 'eip155:8453' }))],
    ['another chain is named in version 1', 'invalid_network', async (_by, paid) => version1(paid, 'base')],
    ['a chain that nobody knows is named in version 1', 'invalid_network', async (_by, paid) => version1(paid, 'moon')],
    [
      'the signature is empty',
      'signature',
      async (_by, paid) => version2({ ...paid, payload: { ...paid.payload, signature: `0x${'00'.repeat(65)}` } }),
    ],
    [
      "the signature is a contract's",
      'signature_of_contract',
      async (_by, paid) => version2({ ...paid, payload: { ...paid.payload, signature: `0x${'11'.repeat(300)}` } }),
    ],
  ];
  const resigned = (by: Wallet, paid: PaymentPayload, change: Record<string, string>) =>
    withAuthorization(by, paid, change, { isSigned: true });
  const forged = (by: Wallet, paid: PaymentPayload, change: Record<string, string>) =>
    withAuthorization(by, paid, change, { isSigned: false });
  const accepting = (paid: PaymentPayload, change: Partial<PaymentPayload['accepted']>) => ({
    ...paid,
    accepted: { ...paid.accepted, ...change },
  });

  it.each(cases)('%s', async (_name, reason, sent) => {
    const wallet = newWallet();
    const paid = await signedFor(wallet, service, echo, note);
    const [before, runs] = [await service.balances(), counter.runCount()];
    const refused = await service.post(echo, note, await sent(wallet, paid));
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_refused', reason: expect.stringContaining(reason) } });
    expect(PaymentBody.parse(z.object({ payment: z.unknown() }).parse(refused.body).payment).status).toBe('pending');
    expect(askedFor(refused).accepts.map(({ scheme }) => scheme)).toEqual(['exact']);
    expect(await service.balances()).toEqual(before);
    expect(counter.runCount()).toBe(runs);
    // The real payment still works.
    expect(await service.post(echo, note, version2(paid))).toMatchObject({ status: 200 });
  });

  it('it was signed for another tool at the same price', async () => {
    const paid = await signedFor(newWallet(), service, echo, note);
    const refused = await service.post('/api/tools/word-count', text, version2(paid));
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_other_resource' } });
    expect(await service.post(echo, note, version2(paid))).toMatchObject({ status: 200 });
  });

  it('it paid for another tool at the same price, without naming it', async () => {
    const paid = await signedFor(newWallet(), service, echo, note);
    expect(await service.post(echo, note, version1(paid))).toMatchObject({ status: 200 });
    expect(await service.post('/api/tools/word-count', text, version1(paid))).toMatchObject({
      status: 402,
      body: { code: 'payment_signature_used' },
    });
  });

  it('it names a resource of another host: some clients invent one, so it pays', async () => {
    const paid = await signedFor(newWallet(), service, echo, note);
    const resource = { ...paid.resource, url: 'mcp://tool/counted_echo' };
    expect(await service.post(echo, note, version2({ ...paid, resource }))).toMatchObject({ status: 200 });
  });
});

describe('a malformed payment is refused:', () => {
  const oversized = base64({ x402Version: 2, padding: 'x'.repeat(10_000) });
  const cases: ReadonlyArray<readonly [name: string, headers: RequestHeaders]> = [
    ['garbage', { 'payment-signature': '@@@@' }],
    ['garbage in version 1', { 'x-payment': 'not base64!' }],
    ['an empty header', { 'payment-signature': '' }],
    ['base64 of no JSON', { 'payment-signature': base64('{"x402Version":2') }],
    ['base64 of bytes', { 'payment-signature': Buffer.from([0xff, 0xfe, 0x00, 0x80]).toString('base64') }],
    ['null', { 'payment-signature': base64('null') }],
    ['a list', { 'payment-signature': base64([]) }],
    ['a text', { 'payment-signature': base64('"x402"') }],
    ['no version', { 'payment-signature': base64({ payload: {} }) }],
    ['version 3', { 'payment-signature': base64({ x402Version: 3 }) }],
    ['version "2"', { 'payment-signature': base64({ x402Version: '2' }) }],
    ['version 2 and nothing else', { 'payment-signature': base64({ x402Version: 2 }) }],
    ['12 KB', { 'payment-signature': oversized }],
    ['of both versions at once', { 'payment-signature': base64({ x402Version: 2 }), 'x-payment': base64({ x402Version: 1 }) }],
    ['a nest of lists', { 'payment-signature': base64('['.repeat(4000) + ']'.repeat(4000)) }],
    ['a prototype', { 'payment-signature': base64('{"x402Version":2,"__proto__":{"accepted":{}}}') }],
  ];
  it.each(cases)('%s', async (_name, headers) => {
    for (const answer of [
      await service.post(echo, note, headers),
      await service.get(`/api/v1/assets/fetch?asset_id=${assetId}`, headers),
    ]) {
      expect(answer, answer.text).toMatchObject({ status: 400, body: { code: 'payment_malformed' } });
    }
  });

  it.each([
    ['a huge value', { value: '9'.repeat(78) }],
    ['a negative value', { value: '-1' }],
    ['a value with a point', { value: '1.5' }],
    ['a value in hexadecimal', { value: '0xc350' }],
    ['times that are no numbers', { validBefore: 'soon' }],
    ['an address that is too short', { from: '0xabc' }],
    ['a nonce that is too short', { nonce: '0x01' }],
  ])('%s', async (_name, change) => {
    const wallet = newWallet();
    const paid = await signedFor(wallet, service, echo, note);
    const answer = await service.post(echo, note, version2(await withAuthorization(wallet, paid, change, { isSigned: false })));
    expect([400, 402]).toContain(answer.status);
    expect(answer.body).toMatchObject({ code: expect.stringMatching(/^payment_(?:malformed|refused)$/) });
  });

  it('a header of 1 MB is cut off', async () => {
    const request = rawRequest('GET /api/tools/timestamp HTTP/1.1', [`PAYMENT-SIGNATURE: ${'A'.repeat(1024 * 1024)}`]);
    const { answers } = await rawExchange(service.url, [request], { answersMin: 1 });
    expect(answers.map(({ status }) => status)).toEqual([431]);
  });
});
