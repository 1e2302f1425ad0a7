import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { checkSignature, checkTerms, checkTimes, reasons, settleMarginMs, signerOf } from './eip3009.ts';
import { ExactPayload } from '../payload.ts';
import { requirementOf } from '../settlers/terms.ts';
import { lower, signatureParts } from './signature.ts';

const now = 1_795_000_000_000;
const required = requirementOf(testTerms, 10_000);

/** Everything that can be verified without a chain. */
const faultOf = async (payload: ExactPayload, requirement = required) =>
  checkTerms(payload, requirement) ?? checkTimes(payload, now, settleMarginMs) ?? (await checkSignature(payload, requirement));

describe('an authorization by EIP-3009', () => {
  it('identifies its signer', async () => {
    const payer = newPayer();
    const payload = await signedPayment(payer, required, now);
    expect(await signerOf(payload, required)).toBe(lower(payer.address));
    expect(await faultOf(payload)).toBeNull();
  });

  it('accepts a signature that ends with the parity', async () => {
    const payload = await signedPayment(newPayer(), required, now);
    const parity = payload.signature.endsWith('1b') ? '00' : '01';
    const other: ExactPayload = { ...payload, signature: `0x${payload.signature.slice(2, -2)}${parity}` };
    expect(await faultOf(other)).toBeNull();
  });

  it('is verified again if it was changed after it was verified', async () => {
    const payload = await signedPayment(newPayer(), required, now);
    expect(await faultOf(payload)).toBeNull();
    payload.authorization.from = newPayer().address;
    expect(await faultOf(payload)).toBe(reasons.signature);
    expect(await faultOf(payload, { ...required, extra: { name: 'USDC', version: '3' } })).toBe(reasons.signature);
  });

  it('is valid strictly between its times', async () => {
    const seconds = now / 1000;
    const times = (validAfter: number, validBefore: number) => ({ validAfter: String(validAfter), validBefore: String(validBefore) });
    const check = async (after: number, before: number, marginMs = 0) =>
      checkTimes(await signedPayment(newPayer(), required, now, times(after, before)), now, marginMs);
    expect(await check(seconds - 1, seconds + 1)).toBeNull();
    expect(await check(seconds, seconds + 1)).toBe(reasons.validAfter);
    expect(await check(0, seconds)).toBe(reasons.validBefore);
    expect(await check(0, seconds + 6, 6000)).toBe(reasons.validBefore);
    expect(await check(0, seconds + 7, 6000)).toBeNull();
  });

  it('is refused, without an error, if its signature is random', async () => {
    const payload = await signedPayment(newPayer(), required, now);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 100 }), async (bytes) => {
        const read = ExactPayload.parse({ ...payload, signature: `0x${Buffer.from(bytes).toString('hex')}` });
        expect(await faultOf(read)).toBe(reasons.signature);
      }),
      { numRuns: 100 },
    );
  });

  it('has a signature with three parts, or one that no token accepts', () => {
    const digits = (count: number) => '1'.repeat(count);
    expect(signatureParts(`0x${digits(128)}1B`)).toEqual({ r: `0x${digits(64)}`, s: `0x${digits(64)}`, v: 27 });
    for (const bad of ['', digits(130), `${digits(128)}1d`, `${digits(64)}${'f'.repeat(64)}1b`, `${digits(130)}1b`]) {
      expect(signatureParts(`0x${bad}`)).toBeNull();
    }
  });
});
