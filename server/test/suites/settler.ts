import { ExactEvmScheme } from '@x402/evm/exact/client';
import type { PrivateKeyAccount } from 'viem/accounts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { reasons } from '../../src/settlement/schemes/eip3009.ts';
import { ExactPayload } from '../../src/settlement/payload.ts';
import type { Authorization, Hex } from '../../src/settlement/payload.ts';
import type { EvmSettler, Requirement } from '../../src/settlement/settler.ts';
import { lower } from '../../src/settlement/schemes/signature.ts';
import { newNonce, newPayer, signedPayment } from '../evm/payers.ts';

/** A settler of the real time, and a look behind it at where the money is. */
export interface SettlerUnderTest {
  settler: EvmSettler;
  /** A wallet with ten USDC. */
  payer(): Promise<PrivateKeyAccount>;
  /** Atomic units. */
  balanceOf(address: Hex): Promise<bigint>;
}

const priceMicros = 30_000;
const allMicros = 10_000_000;
const atOnce = 50;
const payersAtOnce = 20;
const noSignal = new AbortController().signal;

/**
 * Verifies the promises of `Settler` against the balances.
 *
 * @example
 * eachDatabase('test network', (open) => settlerSuite(async () => ({ settler: testSettler(...), ... })));
 */
export function settlerSuite(open: () => Promise<SettlerUnderTest>): void {
  let world: SettlerUnderTest;
  let settler: EvmSettler;
  let payer: PrivateKeyAccount;
  let required: Requirement;
  let before: Awaited<ReturnType<typeof balances>>;

  beforeAll(async () => {
    world = await open();
    ({ settler } = world);
  });
  beforeEach(async () => {
    payer = await world.payer();
    required = settler.requirement(priceMicros);
    before = await balances();
  });

  const balances = async (payee: Hex = required.payTo) => ({
    payer: await world.balanceOf(payer.address),
    payee: await world.balanceOf(payee),
  });
  const moved = async (payee?: Hex) => {
    const now = await balances(payee);
    return { out: before.payer - now.payer, in: now.payee - before.payee };
  };
  const once = { out: BigInt(priceMicros), in: BigInt(priceMicros) };
  const nothing = { out: 0n, in: 0n };
  const signed = (changes: Partial<Authorization> = {}, requirement = required, by = payer) =>
    signedPayment(by, requirement, systemClock.now(), changes);
  const verify = (payload: ExactPayload, requirement = required) => settler.verify(payload, requirement, noSignal);
  const settle = (payload: ExactPayload, requirement = required) => settler.settle(payload, requirement, noSignal);
  const reconcile = (payload: ExactPayload) => settler.reconcile(payload, required, noSignal);

  it('asks for exact amounts of a token that wallets know', () => {
    expect(required).toMatchObject({ scheme: 'exact', network: settler.network, asset: settler.asset, amount: '30000' });
    expect(required.payTo).toBe(settler.payTo);
  });

  it('takes what the unmodified client signs', async () => {
    const { x402Version, payload } = await new ExactEvmScheme(payer).createPaymentPayload(2, { ...required, network: 'eip155:84532' });
    const read = ExactPayload.parse(payload);
    expect(x402Version).toBe(2);
    expect(await verify(read)).toMatchObject({ isValid: true, payer: payer.address });
    expect(await settle(read)).toMatchObject({ kind: 'settled', transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) });
    expect(await moved()).toEqual(once);
  });

  it('verifies without any effect', async () => {
    const payload = await signed();
    for (let time = 0; time < 3; time += 1) expect(await verify(payload)).toMatchObject({ isValid: true, payer: payer.address });
    expect(await moved()).toEqual(nothing);
    expect(await settle(payload)).toMatchObject({ kind: 'settled' });
  });

  it('moves the smallest amount there is, and all that a payer has', async () => {
    const [least, rest] = [settler.requirement(1), settler.requirement(allMicros - 1)];
    expect(await settle(await signed({}, least), least)).toMatchObject({ kind: 'settled' });
    expect(await settle(await signed({}, rest), rest)).toMatchObject({ kind: 'settled' });
    expect(await moved()).toEqual({ out: BigInt(allMicros), in: BigInt(allMicros) });
  });

  it('settles for other payees than its own', async () => {
    const payee = lower(newPayer().address);
    const requirement = { ...required, payTo: payee };
    const payload = await signed({}, requirement);
    before = await balances(payee);
    expect(await verify(payload, requirement)).toMatchObject({ isValid: true });
    expect(await settle(payload, requirement)).toMatchObject({ kind: 'settled' });
    expect(await moved(payee)).toEqual(once);
  });

  it('compares addresses and nonces without regard to case', async () => {
    const payload = await signed();
    const { from, to, nonce, ...rest } = payload.authorization;
    const shouted: ExactPayload = {
      signature: upper(payload.signature),
      authorization: { ...rest, from: lower(from), to: upper(to), nonce: upper(nonce) },
    };
    const first = await settle(payload);
    expect(await settle(shouted)).toMatchObject({ kind: 'settled', transaction: Reflect.get(first, 'transaction') });
    expect(await moved()).toEqual(once);
  });

  it('moves money once for one authorization that is settled fifty times at once, and tells all fifty', async () => {
    const payload = await signed();
    const outcomes = await Promise.all(Array.from({ length: atOnce }, () => settle(structuredClone(payload))));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome).toLowerCase())).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ kind: 'settled' });
    expect(await settle(payload)).toEqual(outcomes[0]);
    expect(await moved()).toEqual(once);
  });

  it('settles one of two authorizations where there is money for one', async () => {
    const most = settler.requirement(6_000_000);
    const both = await Promise.all([signed({}, most), signed({}, most)]);
    const outcomes = await Promise.all(both.map((payload) => settle(payload, most)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['failed', 'settled']);
    expect(await moved()).toEqual({ out: 6_000_000n, in: 6_000_000n });
  });

  it('settles many payers at once', async () => {
    const payers = await Promise.all(Array.from({ length: payersAtOnce }, () => world.payer()));
    const payloads = await Promise.all(payers.map((by) => signed({}, required, by)));
    const outcomes = await Promise.all(payloads.map((payload) => settle(payload)));
    expect(outcomes.filter(({ kind }) => kind !== 'settled')).toEqual([]);
    expect((await moved()).in).toBe(BigInt(payersAtOnce * priceMicros));
    expect(new Set(outcomes.map((outcome) => Reflect.get(outcome, 'transaction'))).size).toBe(payersAtOnce);
  });

  it('refuses a used nonce, for the same payment and for another', async () => {
    const nonce = newNonce();
    const payload = await signed({ nonce });
    const other = settler.requirement(priceMicros * 2);
    const again = await signed({ nonce }, other);
    expect(await settle(payload)).toMatchObject({ kind: 'settled' });
    expect(await verify(payload)).toMatchObject({ isValid: false, reason: reasons.nonceUsed });
    expect(await verify(again, other)).toMatchObject({ isValid: false, reason: reasons.nonceUsed });
    expect(await settle(again, other)).not.toMatchObject({ kind: 'settled' });
    expect(await moved()).toEqual(once);
  });

  it('refuses who has not enough', async () => {
    const tooMuch = settler.requirement(allMicros + 1);
    const payload = await signed({}, tooMuch);
    expect(await verify(payload, tooMuch)).toMatchObject({ isValid: false, reason: reasons.funds });
    expect(await settle(payload, tooMuch)).toEqual({ kind: 'failed', reason: reasons.funds });
    expect(await moved()).toEqual(nothing);
  });

  it('says afterwards what became of a settlement', async () => {
    const payload = await signed();
    const outcome = await settle(payload);
    expect(outcome.kind).toBe('settled');
    expect(await reconcile(payload)).toMatchObject({ kind: 'settled' });
    expect(await reconcile(await signed())).not.toMatchObject({ kind: 'settled' });
    expect(await moved()).toEqual(once);
  });

  it('refuses what was not signed for this, and moves nothing', async () => {
    const seconds = () => Math.floor(systemClock.now() / 1000);
    const hostile: ReadonlyArray<readonly [what: string, reason: string, make: () => Promise<ExactPayload>]> = [
      ['less', reasons.value, () => signed({ value: String(priceMicros - 1) })],
      ['more', reasons.value, () => signed({ value: String(priceMicros + 1) })],
      ['nothing', reasons.value, () => signed({ value: '0' })],
      ['another payee', reasons.payee, () => signed({ to: newPayer().address })],
      ['what is over', reasons.validBefore, () => signed({ validBefore: String(seconds() - 1) })],
      ['what is over in a moment', reasons.validBefore, () => signed({ validBefore: String(seconds()) })],
      ['what is not good yet', reasons.validAfter, () => signed({ validAfter: String(seconds() + 30) })],
      ['a number larger than a chain has', reasons.payload, async () => changed(await signed(), { validBefore: '9'.repeat(78) })],
      ['another token', reasons.signature, () => signed({}, { ...required, asset: newPayer().address })],
      ['another chain', reasons.signature, () => signed({}, { ...required, network: 'eip155:8453' })],
      ['another domain', reasons.signature, () => signed({}, { ...required, extra: { name: 'USD Coin', version: '2' } })],
      ['somebody else’s money', reasons.signature, async () => changed(await signed(), { from: newPayer().address })],
      ['another nonce than was signed', reasons.signature, async () => changed(await signed(), { nonce: newNonce() })],
      ['a longer life than was signed', reasons.signature, async () => changed(await signed(), { validBefore: '99999999999' })],
      ['a signature with one wrong digit', reasons.signature, async () => withSignature(await signed(), flipped)],
      ['the twin of a signature', reasons.signature, async () => withSignature(await signed(), twin)],
      ['a signature that is too short', reasons.signature, async () => withSignature(await signed(), (whole) => whole.slice(2, -2))],
      ['a signature of nothing', reasons.signature, async () => withSignature(await signed(), () => `${'00'.repeat(64)}1b`)],
      [
        'a signature off the curve',
        reasons.signature,
        async () => withSignature(await signed(), () => `${'ff'.repeat(32)}${'01'.repeat(32)}1b`),
      ],
    ];

    for (const [what, reason, make] of hostile) {
      const payload = await make();
      const verdict = await verify(payload);
      const outcome = await settle(payload);
      expect({ what, verdict }).toEqual({ what, verdict: { isValid: false, reason, payer: payload.authorization.from } });
      expect({ what, kind: outcome.kind }).not.toEqual({ what, kind: 'settled' });
    }
    expect(await moved()).toEqual(nothing);
  });

  it('refuses a requirement of another network or token than its own', async () => {
    const foreign: ReadonlyArray<readonly [Partial<Requirement>, string]> = [
      [{ network: 'eip155:8453' }, reasons.network],
      [{ asset: newPayer().address }, reasons.requirements],
      [{ extra: { name: 'USDC', version: '1' } }, reasons.requirements],
    ];
    for (const [changes, reason] of foreign) {
      const requirement = { ...required, ...changes };
      const payload = await signed({}, requirement);
      expect(await verify(payload, requirement)).toMatchObject({ isValid: false, reason });
      expect(await settle(payload, requirement)).toEqual({ kind: 'failed', reason });
    }
    expect(await moved()).toEqual(nothing);
  });
}

function changed(payload: ExactPayload, changes: Partial<Authorization>): ExactPayload {
  return { ...payload, authorization: { ...payload.authorization, ...changes } };
}

function withSignature(payload: ExactPayload, change: (signature: string) => string): ExactPayload {
  const digits = change(payload.signature).replace(/^0x/, '');
  return { ...payload, signature: `0x${digits}` };
}

function flipped(signature: string): string {
  const digit = signature.charAt(20) === '1' ? '2' : '1';
  return signature.slice(0, 20) + digit + signature.slice(21);
}

const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** Signs the same, and no token takes it. */
function twin(signature: string): string {
  const s = curveOrder - BigInt(`0x${signature.slice(66, 130)}`);
  return signature.slice(0, 66) + s.toString(16).padStart(64, '0') + (signature.endsWith('1b') ? '1c' : '1b');
}

function upper(hex: Hex): Hex {
  return `0x${hex.slice(2).toUpperCase()}`;
}
