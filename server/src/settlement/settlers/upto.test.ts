import { UptoEvmScheme } from '@x402/evm/upto/client';
import type { PrivateKeyAccount } from 'viem/accounts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { testFacilitator, testTerms } from '../../../test/evm/terms.ts';
import { uptoTypedData } from '../../../test/evm/typed-data.ts';
import { systemClock } from '../../clock.ts';
import { reasons } from '../schemes/eip3009.ts';
import { UptoPayload } from '../payload.ts';
import type { EvmSettler, UptoRequirement } from '../settler.ts';
import { isUpto } from '../signed.ts';
import { testNetwork, type TestNetwork } from '../test-network.ts';
import { testSettler } from './test.ts';

const noSignal = new AbortController().signal;
const priceMicros = 30_000;
const stranger = newPayer().address;

eachDatabase('a signed maximum on the test network', (open) => {
  let money: TestNetwork;
  let settler: EvmSettler;
  let required: UptoRequirement;
  let payer: PrivateKeyAccount;
  beforeAll(async () => {
    money = testNetwork({ database: await open(), clock: systemClock });
    settler = testSettler({ terms: testTerms, facilitator: testFacilitator, network: money, clock: systemClock });
  });
  beforeEach(() => {
    payer = newPayer();
    required = uptoOf(settler, priceMicros);
  });

  const paidSoFar = async () => 10_000_000 - (await money.balance(payer.address));
  /** By the client of the reference implementation, as it is. */
  async function signed(requirement = required): Promise<UptoPayload> {
    const { payload } = await new UptoEvmScheme(payer).createPaymentPayload(2, { ...requirement, network: 'eip155:84532' });
    return UptoPayload.parse(payload);
  }
  async function resigned(change: Partial<UptoPayload['permit2Authorization']>, network = required.network): Promise<UptoPayload> {
    const permit2Authorization = { ...(await signed()).permit2Authorization, ...change };
    return { permit2Authorization, signature: await payer.signTypedData(uptoTypedData({ permit2Authorization }, network)) };
  }
  const verify = (payload: UptoPayload) => settler.verify(payload, required, noSignal);
  const settle = (payload: UptoPayload, requirement = required) => settler.settle(payload, requirement, noSignal);

  it('pays the price', async () => {
    const payload = await signed();
    expect(await verify(payload)).toMatchObject({ isValid: true, payer: payer.address });
    expect(await paidSoFar()).toBe(0);
    const outcome = await settle(payload);
    expect(outcome).toMatchObject({ kind: 'settled', transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/), payer: payer.address });
    expect(await paidSoFar()).toBe(priceMicros);
    expect(await settler.reconcile(payload, required, noSignal)).toEqual(outcome);
  });

  it('pays only the price if more was signed', async () => {
    const payload = await signed({ ...required, amount: '9000000' });
    expect(await verify(payload)).toMatchObject({ isValid: true });
    expect(await settle(payload)).toMatchObject({ kind: 'settled' });
    expect(await paidSoFar()).toBe(priceMicros);
  });

  it('is settled once, also if the second requirement differs', async () => {
    const payload = await signed({ ...required, amount: '9000000' });
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => settle(structuredClone(payload))));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await settle(payload, uptoOf(settler, 40_000))).toEqual({ kind: 'failed', reason: reasons.nonceUsed });
    expect(await verify(payload)).toMatchObject({ isValid: false, reason: reasons.nonceUsed });
    expect(await paidSoFar()).toBe(priceMicros);
  });

  it('has separate nonces from those of exact amounts', async () => {
    const exact = settler.requirement(priceMicros);
    const nonce = `0x${'7'.repeat(64)}` as const;
    expect(await settler.settle(await signedPayment(payer, exact, systemClock.now(), { nonce }), exact, noSignal)).toMatchObject({
      kind: 'settled',
    });
    expect(await settle(await resigned({ nonce: String(BigInt(nonce)) }))).toMatchObject({ kind: 'settled' });
    // The same number, written in another way.
    expect(await settle(await resigned({ nonce, deadline: '99999999999' }))).toEqual({ kind: 'failed', reason: reasons.nonceUsed });
    expect(await paidSoFar()).toBe(2 * priceMicros);
  });

  it('is refused if it was signed for something else, and nothing moves', async () => {
    const seconds = Math.floor(systemClock.now() / 1000);
    const { permitted, witness } = (await signed()).permit2Authorization;
    const forged = async (change: Partial<UptoPayload['permit2Authorization']>) => {
      const payload = await signed();
      return { ...payload, permit2Authorization: { ...payload.permit2Authorization, ...change } };
    };
    const hostile: ReadonlyArray<readonly [what: string, reason: string, payload: UptoPayload]> = [
      ['less', reasons.permitAmount, await resigned({ permitted: { ...permitted, amount: '29999' } })],
      ['another token', reasons.permitToken, await resigned({ permitted: { ...permitted, token: stranger } })],
      ['another payee', reasons.permitPayee, await resigned({ witness: { ...witness, to: stranger } })],
      ['another facilitator', reasons.facilitator, await resigned({ witness: { ...witness, facilitator: stranger } })],
      ['another spender', reasons.spender, await resigned({ spender: stranger })],
      ['what is over', reasons.deadline, await resigned({ deadline: String(seconds - 1) })],
      ['what is not good yet', reasons.permitValidAfter, await resigned({ witness: { ...witness, validAfter: String(seconds + 60) } })],
      ['a number larger than a chain has', reasons.payload, await forged({ deadline: '9'.repeat(78) })],
      ['another chain', reasons.permitSignature, await resigned({}, 'eip155:8453')],
      ['somebody else’s money', reasons.permitSignature, await forged({ from: stranger })],
      ['another nonce than was signed', reasons.permitSignature, await forged({ nonce: '1' })],
      ['a higher maximum than was signed', reasons.permitSignature, await forged({ permitted: { ...permitted, amount: '40000' } })],
      ['a longer life than was signed', reasons.permitSignature, await forged({ deadline: '99999999999' })],
      ['a signature that is too short', reasons.permitSignature, { ...(await signed()), signature: '0x1234' }],
      ['a signature of nothing', reasons.permitSignature, { ...(await signed()), signature: `0x${'00'.repeat(64)}1b` }],
      ["a contract's signature", reasons.contract, { ...(await signed()), signature: `0x${'11'.repeat(300)}` }],
    ];
    for (const [what, reason, payload] of hostile) {
      const from = payload.permit2Authorization.from;
      expect({ what, verdict: await verify(payload) }).toEqual({ what, verdict: { isValid: false, reason, payer: from } });
      expect({ what, kind: (await settle(payload)).kind }).toEqual({ what, kind: 'failed' });
    }
    expect(await paidSoFar()).toBe(0);
  });

  it('cannot pay an exact requirement, or the other way round', async () => {
    const exact = settler.requirement(priceMicros);
    const mixed = [
      [await signed(), exact],
      [await signedPayment(payer, exact, systemClock.now()), required],
    ] as const;
    for (const [payload, requirement] of mixed) {
      expect(await settler.verify(payload, requirement, noSignal)).toMatchObject({ isValid: false, reason: reasons.payload });
      expect(await settler.settle(payload, requirement, noSignal)).toEqual({ kind: 'failed', reason: reasons.payload });
    }
  });

  it('is refused by a settler that does not offer it', async () => {
    const other = testSettler({ terms: testTerms, network: money, clock: systemClock });
    expect(other.offers(1).map(({ scheme }) => scheme)).toEqual(['exact']);
    expect(await other.verify(await signed(), required, noSignal)).toMatchObject({ isValid: false, reason: reasons.scheme });
  });
});

function uptoOf(settler: EvmSettler, amountMicros: number): UptoRequirement {
  const requirement = settler.offers(amountMicros).find(isUpto);
  if (requirement === undefined) throw new Error('upto is not offered');
  return requirement;
}
