import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import { anvilPath, operatorKey, startAnvil, usdcAddress, type Anvil } from '../../../test/evm/anvil.ts';
import { payoutDesk } from '../../../test/payouts.ts';
import { shopOn } from '../../../test/shop.ts';
import { dayMs, hourMs, secondMs, systemClock } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { migrate } from '../../storage/migrate.ts';
import { payoutsPaidAccount } from '../../payments/money/ledger.ts';
import { openEvmChain } from './evm-chain.ts';
import { openOperatorKey } from './operator-key.ts';
import { openChainSender } from './chain-sender.ts';
import type { PayoutSender, SignedTransfer, TransferOrder } from './sender.ts';

const network = 'eip155:84532';
const operator = privateKeyToAccount(operatorKey).address;
const confirmations = 3;

describe.skipIf(anvilPath === null)('payouts on a real EVM node (skipped where @foundry-rs/anvil has no program)', () => {
  let anvil: Anvil;
  let sender: PayoutSender;
  let startMs: number;
  const signal = AbortSignal.timeout(60_000);

  beforeAll(async () => {
    anvil = await startAnvil();
    await anvil.fund(operator, 1_000_000_000n);
  });
  afterAll(() => anvil[Symbol.asyncDispose]());
  beforeEach(async () => {
    startMs = Number((await anvil.client.getBlock()).timestamp) * secondMs;
    sender = await openSender();
  });
  afterEach(() => anvil.client.setAutomine(true));

  /** As of a process of its own. */
  async function openSender({ chainNetwork = network, rpcUrl = anvil.rpcUrl } = {}): Promise<PayoutSender> {
    const chain = await openEvmChain({ network: chainNetwork, rpcUrl, asset: usdcAddress, fetch });
    const key = await openOperatorKey({ chain, privateKey: operatorKey, clock: systemClock });
    return openChainSender({ chain, key, domain: { name: 'USDC', version: '2' }, confirmations });
  }
  const sign = (of: TransferOrder, last: SignedTransfer | null = null, by = sender) => by.exclusively((key) => key.sign(of, last, signal));
  const broadcast = (signed: SignedTransfer) => sender.exclusively((key) => key.broadcast(signed, signal));
  const order = (changes: Partial<TransferOrder> = {}): TransferOrder => ({
    id: newId('pot', startMs),
    to: privateKeyToAccount(generatePrivateKey()).address,
    amountMicros: 12_500_000,
    deadlineAt: startMs + 6 * hourMs,
    ...changes,
  });
  const hex = (text: string): `0x${string}` => `0x${text.slice(2)}`;
  const sent = (of: TransferOrder) => anvil.balanceOf(hex(of.to));
  const deep = () => anvil.client.mine({ blocks: confirmations });
  async function signedAndSent(of: TransferOrder): Promise<SignedTransfer> {
    const signed = await sign(of);
    expect(await broadcast(signed)).toEqual({ kind: 'accepted' });
    return signed;
  }

  it('arrive, and count as paid after enough blocks', async () => {
    const of = order();
    expect(await sender.refusal(of, signal)).toBeNull();
    expect(await sender.check(of, [], signal)).toEqual({ kind: 'open' });
    const signed = await signedAndSent(of);
    await anvil.client.waitForTransactionReceipt({ hash: hex(signed.hash) });
    expect(await sent(of)).toBe(12_500_000n);
    expect(await sender.check(of, [signed], signal)).toEqual({ kind: 'mined' });
    await deep();
    expect(await sender.check(of, [signed], signal)).toEqual({ kind: 'paid', hash: signed.hash });
    // Another process, which never saw it sent.
    expect(await (await openSender()).check(of, [signed], signal)).toEqual({ kind: 'paid', hash: signed.hash });
    // A database that was restored from before it was signed.
    expect(await (await openSender()).check(of, [], signal)).toEqual({ kind: 'paid', hash: null });
  });

  it('move money once, however many transactions of one order are mined', async () => {
    const of = order();
    await anvil.client.setAutomine(false);
    const first = await signedAndSent(of);
    // As of two replicas: neither knows of the other's transaction.
    const second = await sign(of, null, await openSender());
    expect(second.hash).not.toBe(first.hash);
    expect(await broadcast(second)).toEqual({ kind: 'accepted' });
    await anvil.client.mine({ blocks: 1 });
    await deep();
    expect(await sent(of)).toBe(12_500_000n);
    const receipts = await Promise.all([first, second].map(({ hash }) => anvil.client.getTransactionReceipt({ hash: hex(hash) })));
    expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted']);
    expect(await sender.check(of, [first, second], signal)).toEqual({ kind: 'paid', hash: first.hash });
  });

  it('are the same transaction when repeated, as long as it can be mined', async () => {
    const of = order();
    await anvil.client.setAutomine(false);
    const first = await signedAndSent(of);
    expect(await sign(of, first)).toEqual(first);
    expect(await broadcast(first)).toEqual({ kind: 'accepted' });
    await anvil.client.dropTransaction({ hash: hex(first.hash) });
    expect(await sender.check(of, [first], signal)).toEqual({ kind: 'open' });
    expect(await sign(of, first)).toEqual(first);
    expect(await broadcast(first)).toEqual({ kind: 'accepted' });
    await anvil.client.mine({ blocks: 1 });
    expect(await sent(of)).toBe(12_500_000n);
    // Also when it is mined long since.
    expect(await broadcast(first)).toEqual({ kind: 'accepted' });
  });

  it('use a new number if the key was used elsewhere, with a pending or a mined transaction', async () => {
    const of = order();
    const lost = await sign(of);
    await anvil.client.setAutomine(false);
    const ofOther = order();
    const other = await signedAndSent(ofOther);
    const second = await sign(of, lost);
    expect(second.hash).not.toBe(lost.hash);
    await anvil.client.mine({ blocks: 1 });
    expect(await broadcast(lost)).toMatchObject({ kind: 'refused' });
    expect((await sign(of, lost)).hash).not.toBe(lost.hash);
    expect(await broadcast(second)).toEqual({ kind: 'accepted' });
    await anvil.client.mine({ blocks: 1 });
    expect(await sent(of)).toBe(12_500_000n);
    expect(await sender.check(of, [lost, second], signal)).toEqual({ kind: 'mined' });
    expect(await sender.check(ofOther, [other], signal)).toEqual({ kind: 'mined' });
  });

  it('pay more for gas under the same number if the price has risen', async () => {
    const of = order();
    await anvil.client.setAutomine(false);
    const first = await signedAndSent(of);
    await anvil.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 50_000_000_000n });
    await anvil.client.mine({ blocks: 1 });
    expect(await sent(of)).toBe(0n);
    const second = await sign(of, first);
    expect(second.hash).not.toBe(first.hash);
    expect(await broadcast(second)).toEqual({ kind: 'accepted' });
    await anvil.client.mine({ blocks: 1 });
    await deep();
    expect(await sent(of)).toBe(12_500_000n);
    expect(await sender.check(of, [first, second], signal)).toEqual({ kind: 'paid', hash: second.hash });
  });

  it('fail permanently after their deadline, when their signatures are worthless', async () => {
    const of = order({ deadlineAt: startMs + hourMs });
    const signed = await sign(of);
    await anvil.client.increaseTime({ seconds: 3600 });
    await anvil.client.mine({ blocks: 1 });
    expect(await sender.check(of, [signed], signal)).toEqual({ kind: 'open' });
    await deep();
    expect(await sender.check(of, [signed], signal)).toMatchObject({ kind: 'failed' });
    await broadcast(signed);
    await anvil.client.mine({ blocks: 1 });
    expect(await sent(of)).toBe(0n);
  });

  it('are refused before signing if the balance of the key is too low', async () => {
    expect(await sender.refusal(order({ amountMicros: 2_000_000_000 }), signal)).toContain('the token refuses the transfer');
    await expect(sign(order({ amountMicros: 2_000_000_000 }))).rejects.toThrow(/node/);
  });

  it('are not sent by a node of another network or without a node; no message contains its address', async () => {
    await expect((await openSender({ chainNetwork: 'eip155:8453' })).refusal(order(), signal)).rejects.toThrow('answers for chain 84532');
    const rpcUrl = 'http://127.0.0.1:9/secret-key';
    const thrown = await sign(order(), null, await openSender({ rpcUrl })).catch((cause: unknown) => cause);
    expect(String(thrown)).toContain('the node could not be asked');
    expect(JSON.stringify(thrown, Object.getOwnPropertyNames(thrown))).not.toContain('secret-key');
    await expect(sender.check(order(), [], AbortSignal.abort())).rejects.toThrow(/abort/);
  });

  it('go from an owner’s earnings to the wallet', async () => {
    const { database, remove } = await openSqliteFile();
    try {
      await migrate(database);
      const shop = await shopOn(database, 0);
      shop.time.now = startMs;
      const owners = ['ada', 'bob', 'cyd'].map((name) => ({ name, address: order().to }));
      for (const { name, address } of owners) {
        const id = await shop.owner(`${name}@example.com`);
        await shop.accounts.update(id, '', { payoutWallet: { network, address } });
        await shop.sellAsset(await shop.asset(id, { priceMicros: 5_000_000 }));
      }
      shop.time.now += 8 * dayMs;
      const { payouts, jobs } = payoutDesk(shop, { sender });
      const created = await payouts.create({ network, method: undefined, note: null, createdBy: 'usr_admin', idempotencyKey: null });
      if (created.kind !== 'created') throw new Error('nobody was to be paid');
      for (let turn = 0; turn < 2; turn += 1) {
        await jobs.runDue();
        await deep();
        shop.time.now += hourMs;
      }
      expect(await Promise.all(owners.map(({ address }) => anvil.balanceOf(hex(address))))).toEqual([5_000_000n, 5_000_000n, 5_000_000n]);
      expect(await payouts.get(created.batch.id)).toMatchObject({ batch: { state: 'done', paid_micros: 15_000_000 } });
      expect(await shop.ledger.audit()).toMatchObject({ discrepancies: [], balances: { [payoutsPaidAccount]: 15_000_000 } });
    } finally {
      await database.close();
      await remove();
    }
  });
});
