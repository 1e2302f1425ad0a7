import { beforeEach, describe, expect, it } from 'vitest';
import { outcomes } from '../../../test/accounts.ts';
import { eachDatabase } from '../../../test/databases.ts';
import { bank, deskOn, fails, heldWork } from '../../../test/purchase-desk.ts';
import { assetSale, orderOf, priceMicros } from '../../../test/sales.ts';
import { notSettled, settled } from '../../../test/scripted-settler.ts';
import type { Caller } from '../../accounts/caller.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { creditAccount } from '../money/ledger.ts';
import type { SignedMeans } from './means.ts';
import type { SignedInWallet } from '../../accounts/caller.ts';
import { bookLate } from '../x402/late-settlement.ts';

const account: Caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: 'x' };

eachDatabase('an earlier purchase of a wallet', (open) => {
  let desk: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    desk = deskOn(await open());
  });

  it('of an asset is found until its payment expires, latest first', async () => {
    const wallet = desk.wallet();
    const first = await desk.fetch(await desk.sign(wallet));
    const again = await desk.fetch(await desk.sign(wallet));
    expect(again).toMatchObject({ isReplay: true, result: 'delivered again', payment: { id: first.payment.id } });
    expect(desk.chain.asked.settle).toBe(1);
    desk.time.now += dayMs;
    const second = await desk.fetch(await desk.sign(wallet));
    expect(second).toMatchObject({ isReplay: false });
    expect(await desk.fetch(await desk.sign(wallet))).toMatchObject({ payment: { id: second.payment.id } });
    expect(desk.chain.asked.settle).toBe(2);
  });

  it('belongs to one payer and one purchase', async () => {
    const wallet = desk.wallet();
    await desk.fetch(await desk.sign(wallet));
    const signatures = [
      desk.fetch(await desk.sign(desk.wallet())),
      desk.fetch(await desk.sign(wallet), { serviceId: 'ast_2' }),
      // In the name of an account it is the account's.
      desk.fetch(await desk.sign(wallet), { caller: account }),
    ];
    for (const bought of await Promise.all(signatures)) expect(bought).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(4);
    const [forger, address] = [await desk.sign(desk.wallet()), wallet.address.toLowerCase()];
    const forged: SignedMeans = {
      ...forger,
      payer: address,
      clientId: address,
      requireSigned: () => Promise.reject(problem('payment_refused')),
    };
    await expect(desk.fetch(forged)).rejects.toMatchObject({ code: 'payment_refused' });
  });

  it('includes the credit that it bought', async () => {
    const wallet = desk.wallet();
    const address = wallet.address.toLowerCase();
    await desk.grant(address, 2 * priceMicros);
    const proof: SignedInWallet = { address, signedPath: '/api/tools/ast_1', proofId: 'proof 1' };
    const signedIn = (proofId: string) =>
      desk.purchase.buy(
        assetSale(desk),
        orderOf({ kind: 'wallet', wallet: { ...proof, proofId } }, { caller: { kind: 'wallet', ...proof, proofId } }),
      );
    const first = await signedIn('proof 1');
    expect(first).toMatchObject({ isReplay: false, payment: { providerId: 'credit' } });
    for (const again of [await signedIn('proof 1'), await signedIn('proof 2'), await desk.fetch(await desk.sign(wallet))]) {
      expect(again).toMatchObject({ isReplay: true, payment: { id: first.payment.id } });
    }
    expect((await desk.balances())[creditAccount(address)]).toBe(priceMicros);
    expect(desk.chain.asked.settle).toBe(0);
  });

  it('is paid from its credit once, for twenty simultaneous requests', async () => {
    const address = desk.wallet().address.toLowerCase();
    await desk.grant(address, 20 * priceMicros);
    const buy = (index: number) => {
      const wallet: SignedInWallet = { address, signedPath: '/api/tools/ast_1', proofId: `proof ${index}` };
      return desk.purchase.buy(assetSale(desk), orderOf({ kind: 'wallet', wallet }, { caller: { kind: 'wallet', ...wallet } }));
    };
    const { succeeded, codes } = await outcomes(Array.from({ length: 20 }, (_, index) => buy(index)));
    expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
    expect(succeeded).toBeGreaterThan(0);
    expect((await desk.balances())[creditAccount(address)]).toBe(19 * priceMicros);
  });

  it('of a tool includes only refunded calls', async () => {
    const wallet = desk.wallet();
    await desk.call(await desk.sign(wallet));
    expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(2);
    await expect(desk.call(await desk.sign(wallet), { settles: 'first', run: fails })).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(desk.chain.asked.settle).toBe(3);
    expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(3);
  });
});

eachDatabase('an open purchase', (open) => {
  let ours: ReturnType<typeof deskOn>;
  let theirs: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    const database = await open();
    ours = deskOn(database, { processId: 'proc_ours' });
    theirs = deskOn(database, { processId: 'proc_theirs', chain: ours.chain, time: ours.time });
  });

  it('is reconciled at once if its process died, but not while it still runs', async () => {
    await theirs.left(await theirs.sign(theirs.wallet()));
    const work = heldWork();
    const running = ours.call(await ours.sign(ours.wallet()), { run: work.run });
    await work.started;
    await ours.reconcile();
    expect(ours.chain.asked.reconcile).toBe(1);
    work.finish();
    await running;

    await ours.isAlive('proc_theirs', hourMs);
    await theirs.left(await theirs.sign(theirs.wallet()));
    await ours.reconcile();
    expect(ours.chain.asked.reconcile).toBe(1);
  });

  it('of a process whose lease expired counts as that of a dead process', async () => {
    await ours.isAlive('proc_theirs', -secondMs);
    await theirs.left(await theirs.sign(theirs.wallet()));
    await ours.reconcile();
    expect(ours.chain.asked.reconcile).toBe(1);
  });

  it('whose process died blocks its wallet from paying again until it is reconciled', async () => {
    const wallet = theirs.wallet();
    await theirs.left(await theirs.sign(wallet));
    await expect(ours.call(await ours.sign(wallet))).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
    expect(ours.chain.asked.settle).toBe(0);
    ours.chain.say({ reconcile: settled });
    expect(await ours.reconcile()).toBe(1);
    expect(await ours.call(await ours.sign(wallet))).toMatchObject({ isReplay: false });
    expect(ours.chain.asked.settle).toBe(0);
  });

  it('that was reconciled is recorded only once', async () => {
    const wallet = ours.wallet();
    const work = heldWork();
    const running = theirs.call(await theirs.sign(wallet), { run: work.run });
    await work.started;
    // The process counted as dead, and nothing had moved when the chain was asked.
    ours.chain.say({ reconcile: notSettled });
    expect(await ours.reconcile()).toBe(1);
    work.finish();
    await expect(running).rejects.toMatchObject({ code: expect.stringMatching(/^(?:settlement_pending|call_interrupted)$/) });
    await ours.balances();
  });

  it('that was released books nothing, because the same signed payment may have been sent again', async () => {
    const { id, payment } = await theirs.left(await theirs.sign(theirs.wallet()));
    await ours.database.write((queries) => ours.reservations.refuse(queries, id, payment.id, 'marked_failed', false));
    expect(await bookLate(ours.late, await ours.row(id), { transaction: '0x01', payer: '0x01' })).toBe(false);
    await expect(
      ours.database.write((queries) => theirs.reservations.markSettled(queries, id, { transaction: '0x01', payer: '0x01' })),
    ).rejects.toMatchObject({ code: 'call_interrupted' });
    expect(await ours.balances()).toEqual({});
  });

  it('that was settled and not used is refunded when its process died, without asking the chain', async () => {
    const wallet = theirs.wallet();
    const { id, paying } = await theirs.left(await theirs.sign(wallet));
    await theirs.database.write(async (queries) => {
      await theirs.reservations.markSettled(queries, id, { transaction: '0x01', payer: '0x01' });
      await theirs.money.book(queries, paying, 1, theirs.time.now);
    });
    expect(await ours.reconcile()).toBe(0);
    expect(await ours.reservations.recover()).toBe(1);
    expect(ours.chain.asked.reconcile).toBe(0);
    expect(await ours.call(await ours.sign(wallet))).toMatchObject({ isReplay: false });
    expect(ours.chain.asked.settle).toBe(0);
    await ours.balances();
  });

  describe('of one wallet for one asset', () => {
    const left = async (by: ReturnType<typeof deskOn>, wallet: ReturnType<typeof ours.wallet>, serviceId = 'ast_1') =>
      by.left(await by.sign(wallet), assetSale(by, { serviceId }));

    it('runs one at a time, without blocking other assets and other wallets', async () => {
      const wallet = ours.wallet();
      const many = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => left(index % 2 === 0 ? ours : theirs, wallet)));
      const [winner, ...others] = many.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(others).toEqual([]);
      await left(ours, wallet, 'ast_2');
      await left(ours, ours.wallet());
      if (winner === undefined) throw new Error('nobody was first');
      await ours.database.write((queries) => ours.reservations.refuse(queries, winner.id, winner.payment.id, 'marked_failed', false));
      await left(theirs, wallet);
    });

    it('is settled once for twenty simultaneous requests on two replicas', async () => {
      const wallet = ours.wallet();
      const signatures = await Promise.all(Array.from({ length: 20 }, () => ours.sign(wallet)));
      const { succeeded, codes } = await outcomes(signatures.map((means, index) => (index % 2 === 0 ? ours : theirs).fetch(means)));
      expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
      expect(succeeded).toBeGreaterThan(0);
      expect(ours.chain.asked.settle).toBe(1);
      expect((await ours.balances())[bank]).toBe(-priceMicros);
    });

    it('with an unknown outcome blocks others, but not forever', async () => {
      const wallet = ours.wallet();
      const { id } = await left(theirs, wallet);
      await ours.reservations.markUnknown(id);
      ours.time.now += 5 * minuteMs;
      await ours.reservations.markUnknown(id);
      await expect(left(ours, wallet)).rejects.toSatisfy(isUniqueViolation);
      ours.time.now += 11 * minuteMs;
      await ours.reservations.markUnknown(id);
      await left(ours, wallet);
    });
  });
});
