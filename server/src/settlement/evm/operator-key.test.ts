import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anvilPath, operatorKey, startAnvil, usdcAddress, type Anvil } from '../../../test/evm/anvil.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { hourMs, systemClock } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { createLog } from '../../log.ts';
import { openChainSender } from './chain-sender.ts';
import type { SignedTransfer, TransferOrder } from './sender.ts';
import { selfSettler } from '../settlers/self.ts';
import { openEvmChain } from './evm-chain.ts';
import { openOperatorKey } from './operator-key.ts';

describe.skipIf(anvilPath === null)('one key that settles and pays out (skipped where @foundry-rs/anvil has no program)', () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
  });
  afterAll(() => anvil[Symbol.asyncDispose]());

  const log = createLog({ level: 'silent' });
  const signal = AbortSignal.timeout(60_000);
  const clock = systemClock;

  async function operator() {
    const chain = await openEvmChain({ network: testTerms.network, rpcUrl: anvil.rpcUrl, asset: usdcAddress, fetch });
    const key = await openOperatorKey({ chain, privateKey: operatorKey, clock });
    const sender = await openChainSender({ chain, key, domain: testTerms.extra, confirmations: 0 });
    const settler = selfSettler({ terms: testTerms, chain, key, clock, log, pollMs: 20 });
    await anvil.fund(key.account.address, 1_000_000_000n);
    const numbers = () => anvil.client.getTransactionCount({ address: key.account.address, blockTag: 'pending' });
    return { key, sender, settler, numbers };
  }
  const order = (): TransferOrder => {
    const now = clock.now();
    return { id: newId('pot', now), to: newPayer().address, amountMicros: 12_500_000, deadlineAt: now + hourMs };
  };

  it('gives a simultaneous payout and settlement different numbers', async () => {
    const { sender, settler, numbers } = await operator();
    const required = settler.requirement(30_000);
    const payers = Array.from({ length: 12 }, newPayer);
    await Promise.all(payers.map(({ address }) => anvil.fund(address, 30_000n)));
    const payments = await Promise.all(payers.map((payer) => signedPayment(payer, required, clock.now())));
    const before = await numbers();

    // Between signing and sending a payout is stored: time enough for a settlement to be sent, if it may.
    const payOut = (of: TransferOrder) =>
      sender.exclusively(async ({ sign, broadcast }) => {
        const signed = await sign(of, null, signal);
        for (let round = 0; round < 10; round += 1) await anvil.client.getBlockNumber({ cacheTime: 0 });
        return broadcast(signed, signal);
      });
    const orders = Array.from({ length: 6 }, order);
    const [settled, paid] = await Promise.all([
      Promise.all(payments.map((payment) => settler.settle(payment, required, signal))),
      Promise.all(orders.map(payOut)),
    ]);

    expect(settled.filter(({ kind }) => kind !== 'settled')).toEqual([]);
    expect(paid.filter(({ kind }) => kind !== 'accepted')).toEqual([]);
    expect(await Promise.all(orders.map(({ to }) => anvil.balanceOf(`0x${to.slice(2)}`)))).toEqual(orders.map(() => 12_500_000n));
    // Each took one number, and none was left out.
    expect(await numbers()).toBe(before + payers.length + orders.length);
  });

  it('reuses the number of an unsent payout for the next one', async () => {
    const { sender, settler, numbers } = await operator();
    const before = await numbers();
    const dropped = await sender.exclusively(({ sign }) => sign(order(), null, signal));
    const required = settler.requirement(30_000);
    const payer = newPayer();
    await anvil.fund(payer.address, 30_000n);
    expect(await settler.settle(await signedPayment(payer, required, clock.now()), required, signal)).toMatchObject({ kind: 'settled' });
    expect(await numbers()).toBe(before + 1);
    expect(await sender.exclusively(({ broadcast }) => broadcast(dropped, signal))).toMatchObject({ kind: 'refused' });
  });

  it('continues if an old payout is sent again, or one fails', async () => {
    const { sender, numbers } = await operator();
    const before = await numbers();
    const sent: SignedTransfer[] = [];
    const payOut = (of: TransferOrder) =>
      sender.exclusively(async ({ sign, broadcast }) => {
        sent.push(await sign(of, null, signal));
        return broadcast(sent[sent.length - 1] ?? expect.fail(), signal);
      });
    await payOut(order());
    await payOut(order());
    const [first = expect.fail()] = sent;
    expect(await sender.exclusively(({ broadcast }) => broadcast(first, signal))).toEqual({ kind: 'accepted' });
    await expect(payOut({ ...order(), amountMicros: 2_000_000_000 })).rejects.toThrow(/node/);
    expect(await payOut(order())).toEqual({ kind: 'accepted' });
    expect(await numbers()).toBe(before + 3);
  });
});
