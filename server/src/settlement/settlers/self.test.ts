import { createServer } from 'node:http';
import { serializeErc6492Signature } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anvilPath, operatorKey, startAnvil, usdcAddress, type Anvil } from '../../../test/evm/anvil.ts';
import { contractWalletCode, deceivingWalletCode } from '../../../test/evm/contract-wallet.ts';
import { newNonce, newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { usdCoinAbi } from '../../../test/evm/usd-coin.ts';
import { settlerSuite } from '../../../test/suites/settler.ts';
import { systemClock } from '../../clock.ts';
import { createLog } from '../../log.ts';
import { reasons } from '../schemes/eip3009.ts';
import type { ExactPayload, Hex } from '../payload.ts';
import type { EvmSettler } from '../settler.ts';
import { openEvmChain, WrongChainError } from '../evm/evm-chain.ts';
import { selfSettler } from './self.ts';
import { openOperatorKey } from '../evm/operator-key.ts';

const log = createLog({ level: 'silent' });
const noSignal = new AbortController().signal;
const priceMicros = 30_000;
const operatorAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

async function openSelf(rpcUrl: string, { confirmMs = 15_000, fetch = globalThis.fetch } = {}): Promise<EvmSettler> {
  const chain = await openEvmChain({ network: testTerms.network, rpcUrl, asset: testTerms.asset, fetch });
  const key = await openOperatorKey({ chain, privateKey: operatorKey, clock: systemClock });
  return selfSettler({ terms: testTerms, chain, key, clock: systemClock, log, confirmMs, pollMs: 20 });
}

describe.skipIf(anvilPath === null)('settling on a real EVM node (skipped where @foundry-rs/anvil has no program)', () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
  });
  afterAll(() => anvil[Symbol.asyncDispose]());

  async function fundedPayer(amount = 10_000_000n) {
    const payer = newPayer();
    await anvil.fund(payer.address, amount);
    return payer;
  }

  describe('the settler with its own key', () => {
    settlerSuite(async () => ({
      settler: await openSelf(anvil.rpcUrl),
      payer: fundedPayer,
      balanceOf: (address) => anvil.balanceOf(address),
    }));
  });

  describe('with its own key', () => {
    let settler: EvmSettler;
    beforeEach(async () => {
      settler = await openSelf(anvil.rpcUrl);
    });

    it('settles forty simultaneous payers, from two processes with one key', async () => {
      const [other, required] = [await openSelf(anvil.rpcUrl), settler.requirement(priceMicros)];
      const payers = await Promise.all(Array.from({ length: 40 }, () => fundedPayer()));
      const payloads = await Promise.all(payers.map((payer) => signedPayment(payer, required, systemClock.now())));
      const outcomes = await Promise.all(
        payloads.map((payload, index) => (index % 4 === 0 ? other : settler).settle(payload, required, noSignal)),
      );
      expect(outcomes.filter(({ kind }) => kind !== 'settled')).toEqual([]);
    });

    it('moves money once if two processes settle one authorization at the same time', async () => {
      const [other, required, payer] = [await openSelf(anvil.rpcUrl), settler.requirement(priceMicros), await fundedPayer()];
      const payload = await signedPayment(payer, required, systemClock.now());
      const [one, two] = await Promise.all([settler, other].map((each) => each.settle(payload, required, noSignal)));
      expect(one).toMatchObject({ kind: 'settled' });
      expect(two).toEqual(one);
      expect(await anvil.balanceOf(payer.address)).toBe(BigInt(10_000_000 - priceMicros));
    });

    it('continues after its transaction number was used elsewhere', async () => {
      const required = settler.requirement(priceMicros);
      const pay = async () => settler.settle(await signedPayment(await fundedPayer(), required, systemClock.now()), required, noSignal);
      expect(await pay()).toMatchObject({ kind: 'settled' });
      const other = await openSelf(anvil.rpcUrl);
      const payload = await signedPayment(await fundedPayer(), required, systemClock.now());
      expect(await other.settle(payload, required, noSignal)).toMatchObject({ kind: 'settled' });
      expect(await pay()).toMatchObject({ kind: 'settled' });
    });

    it('does not treat a cancelled authorization as paid', async () => {
      const [required, payer, nonce] = [settler.requirement(priceMicros), await fundedPayer(), newNonce()];
      const payload = await signedPayment(payer, required, systemClock.now(), { nonce });
      await anvil.client.setBalance({ address: payer.address, value: 10n ** 18n });
      const call = { address: usdcAddress, abi: usdCoinAbi, functionName: 'cancel', args: [nonce] } as const;
      const hash = await anvil.client.writeContract({ ...call, account: payer });
      await anvil.client.waitForTransactionReceipt({ hash });
      const failed = { kind: 'failed', reason: reasons.nonceUsed };
      expect(await settler.verify(payload, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.nonceUsed });
      expect(await settler.settle(payload, required, noSignal)).toEqual(failed);
      expect(await settler.reconcile(payload, required, noSignal)).toEqual(failed);
    });

    it('does not treat a nonce as paid that paid another recipient', async () => {
      const [required, payer, nonce] = [settler.requirement(priceMicros), await fundedPayer(), newNonce()];
      const payload = await signedPayment(payer, required, systemClock.now(), { nonce });
      const elsewhere = { ...required, payTo: newPayer().address };
      const other = await signedPayment(payer, elsewhere, systemClock.now(), { nonce });
      expect(await settler.settle(other, elsewhere, noSignal)).toMatchObject({ kind: 'settled' });
      expect(await settler.settle(payload, required, noSignal)).toEqual({ kind: 'failed', reason: reasons.nonceUsed });
      expect(await settler.reconcile(payload, required, noSignal)).toEqual({ kind: 'failed', reason: reasons.nonceUsed });
    });

    describe('if the payer is a contract', () => {
      const owner = newPayer();

      async function contractPayer(code: Hex): Promise<Hex> {
        const { address } = newPayer();
        await anvil.client.setCode({ address, bytecode: code });
        await anvil.fund(address, 10_000_000n);
        return address;
      }
      /** Signed by the owner's key in the name of the contract. */
      const signedFor = (from: Hex, by = owner) => signedPayment(by, settler.requirement(priceMicros), systemClock.now(), { from });

      it.each([
        ['as long as that of a key', ''],
        ['longer', '00'.repeat(60)],
      ])('accepts a signature that is %s', async (_what, more) => {
        const from = await contractPayer(contractWalletCode(owner.address));
        const required = settler.requirement(priceMicros);
        const signed = await signedFor(from);
        const payload: ExactPayload = { ...signed, signature: `${signed.signature}${more}` };
        expect(await settler.verify(payload, required, noSignal)).toMatchObject({ isValid: true, payer: from });
        const outcome = await settler.settle(payload, required, noSignal);
        expect(outcome).toMatchObject({ kind: 'settled', payer: from });
        expect(await settler.settle(payload, required, noSignal)).toEqual(outcome);
        expect(await settler.reconcile(payload, required, noSignal)).toEqual(outcome);
        expect(await settler.verify(payload, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.nonceUsed });
        expect(await anvil.balanceOf(from)).toBe(BigInt(10_000_000 - priceMicros));
      });

      it('refuses a signature that its contract refuses', async () => {
        const from = await contractPayer(contractWalletCode(owner.address));
        const required = settler.requirement(priceMicros);
        const forged = await signedFor(from, newPayer());
        expect(await settler.verify(forged, required, noSignal)).toEqual({ isValid: false, reason: reasons.signature, payer: from });
        expect(await settler.settle(forged, required, noSignal)).toEqual({ kind: 'failed', reason: reasons.signature });
        const poor = await signedFor(from);
        await anvil.fund(from, 1n);
        expect(await settler.verify(poor, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.funds });
      });

      it('unwraps a signature once the wallet is deployed, and refuses it before', async () => {
        const from = await contractPayer(contractWalletCode(owner.address));
        const required = settler.requirement(priceMicros);
        const wrap = async (payload: ExactPayload): Promise<ExactPayload> => ({
          ...payload,
          // A factory chosen by the payer: calling it would run a stranger's code with the operator's key.
          signature: serializeErc6492Signature({ address: usdcAddress, data: '0xa9059cbb', signature: payload.signature }),
        });
        expect(await settler.settle(await wrap(await signedFor(from)), required, noSignal)).toMatchObject({ kind: 'settled' });
        const undeployed = await wrap(await signedFor(newPayer().address));
        expect(await settler.verify(undeployed, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.undeployed });
        expect(await settler.settle(undeployed, required, noSignal)).toEqual({ kind: 'failed', reason: reasons.undeployed });
        const nonsense: ExactPayload = { ...undeployed, signature: `0x${'6492'.repeat(16)}` };
        expect(await settler.settle(nonsense, required, noSignal)).toMatchObject({ kind: 'failed' });
      });

      it('pays gas only once for a contract that approves in simulations only', async () => {
        const from = await contractPayer(deceivingWalletCode());
        const required = settler.requirement(priceMicros);
        expect(await settler.verify(await signedFor(from), required, noSignal)).toMatchObject({ isValid: true });
        const before = await anvil.client.getTransactionCount({ address: operatorAddress });
        expect(await settler.settle(await signedFor(from), required, noSignal)).toMatchObject({ kind: 'failed' });
        expect(await settler.verify(await signedFor(from), required, noSignal)).toMatchObject({
          isValid: false,
          reason: reasons.simulation,
        });
        expect((await anvil.client.getTransactionCount({ address: operatorAddress })) - before).toBe(1);
        expect(await anvil.balanceOf(from)).toBe(10_000_000n);
      });
    });

    it('returns unknown while a transaction waits for a block, and finds it later', async () => {
      const impatient = await openSelf(anvil.rpcUrl, { confirmMs: 200 });
      const [required, payer] = [settler.requirement(priceMicros), await fundedPayer()];
      const payload = await signedPayment(payer, required, systemClock.now());
      await anvil.client.setAutomine(false);
      try {
        expect(await impatient.settle(payload, required, noSignal)).toEqual({ kind: 'unknown', reason: reasons.pending });
        expect(await settler.reconcile(payload, required, noSignal)).toEqual({ kind: 'unknown', reason: reasons.pending });
        await anvil.client.mine({ blocks: 1 });
      } finally {
        await anvil.client.setAutomine(true);
      }
      const found = await settler.reconcile(payload, required, noSignal);
      expect(found).toMatchObject({ kind: 'settled' });
      expect(await impatient.settle(payload, required, noSignal)).toEqual(found);
    });

    it('answers a caller who cannot wait, and still settles', async () => {
      const [required, payer] = [settler.requirement(priceMicros), await fundedPayer()];
      const payload = await signedPayment(payer, required, systemClock.now());
      expect(await settler.settle(payload, required, AbortSignal.abort())).toEqual({ kind: 'unknown', reason: reasons.pending });
      expect(await settler.settle(payload, required, noSignal)).toMatchObject({ kind: 'settled' });
    });

    it('reports that nothing moved once an unused authorization has expired on the chain', async () => {
      const [required, payer] = [settler.requirement(priceMicros), await fundedPayer()];
      const nowSeconds = Math.floor(systemClock.now() / 1000);
      const payload = await signedPayment(payer, required, systemClock.now(), { validBefore: String(nowSeconds - 120) });
      await anvil.client.mine({ blocks: 1 });
      expect(await settler.reconcile(payload, required, noSignal)).toEqual({ kind: 'failed', reason: reasons.validBefore });
    });

    it('finds a transaction by its hash if sending it was not answered', async () => {
      const deaf: typeof fetch = async (input, init) => {
        const answer = await fetch(input, init);
        if (typeof init?.body === 'string' && init.body.includes('eth_sendRawTransaction')) throw new TypeError('terminated');
        return answer;
      };
      const [required, payer] = [settler.requirement(priceMicros), await fundedPayer()];
      const payload = await signedPayment(payer, required, systemClock.now());
      expect(await (await openSelf(anvil.rpcUrl, { fetch: deaf })).settle(payload, required, noSignal)).toMatchObject({ kind: 'settled' });
      expect(await anvil.balanceOf(payer.address)).toBe(BigInt(10_000_000 - priceMicros));
    });

    it('refuses a chain with another id, and an address without a token', async () => {
      const open = (network: string, asset = usdcAddress) => openEvmChain({ network, rpcUrl: anvil.rpcUrl, asset, fetch });
      await expect((await open('eip155:8453')).check()).rejects.toThrow(WrongChainError);
      await expect((await open(testTerms.network, newPayer().address)).check()).rejects.toThrow(WrongChainError);
    });
  });
});

describe('settling while the chain does not answer', () => {
  it.each([
    ['is unreachable', 'http://127.0.0.1:9'],
    ['answers nonsense', null],
  ])('verifies nothing and finds no outcome while it %s', async (_what, url) => {
    const server = createServer((_request, response) => response.end('<html>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const rpcUrl = url ?? `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    try {
      const settler = await openSelf(rpcUrl);
      const required = settler.requirement(priceMicros);
      const payload = await signedPayment(newPayer(), required, systemClock.now());
      await expect(settler.verify(payload, required, noSignal)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await settler.settle(payload, required, noSignal)).toMatchObject({ kind: 'unknown' });
      expect(await settler.reconcile(payload, required, noSignal)).toMatchObject({ kind: 'unknown' });
    } finally {
      server.close();
    }
  });
});
