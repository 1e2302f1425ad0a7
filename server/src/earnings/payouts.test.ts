import { beforeEach, describe, expect, it } from 'vitest';
import { outcomes, password, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { fakeChain, network, payoutDesk, walletOf } from '../../test/payouts.ts';
import { shopOn } from '../../test/shop.ts';
import { takingBack } from '../assets/undelivered.ts';
import { dayMs, hourMs } from '../clock.ts';
import { newId } from '../ids.ts';
import { earningsAccount, payoutsPaidAccount, payoutsPendingAccount, testAccount } from '../payments/money/ledger.ts';
import type { NewBatch } from './payouts.ts';

const everybody = { network: undefined, method: undefined };

eachDatabase('payouts', (open) => {
  let shop: Awaited<ReturnType<typeof shopOn>>;
  let desk: ReturnType<typeof payoutDesk>;

  beforeEach(async () => {
    shop = await shopOn(await open());
    desk = payoutDesk(shop);
  });

  /** An owner with a sale: after the fee of a fifth she has 4 USD. */
  async function owner(name: string, { wallet = walletOf('a'), priceMicros = 5_000_000, isTest = false } = {}): Promise<string> {
    const id = await shop.owner(`${name}@example.com`);
    await shop.accounts.update(id, '', { payoutWallet: wallet });
    await shop.sellAsset(await shop.asset(id, { priceMicros }), { isTest });
    return id;
  }
  const batch = (changes: Partial<NewBatch> = {}): NewBatch => ({
    ...everybody,
    note: 'November',
    createdBy: 'usr_admin',
    idempotencyKey: 'key-1',
    ...changes,
  });
  async function create(changes: Partial<NewBatch> = {}, { payouts } = desk) {
    const created = await payouts.create(batch(changes));
    if (created.kind !== 'created') throw new Error('nobody was to be paid');
    return created;
  }
  const balanceOf = (ownerId: string) => shop.ledger.balance(shop.database.read, earningsAccount(ownerId));
  const reasons = async () =>
    Object.fromEntries((await desk.payouts.plan(everybody)).leftOut.map(({ ownerId, reason }) => [ownerId, reason]));
  const sound = async () => {
    const { balances, discrepancies } = await shop.ledger.audit();
    expect(discrepancies).toEqual([]);
    return balances;
  };

  describe('a plan', () => {
    it('plans payouts of earnings past the hold, without an effect', async () => {
      const ada = await owner('ada');
      shop.time.now += 7 * dayMs;
      const before = await shop.ledger.audit();
      expect(await desk.payouts.plan(everybody)).toEqual({
        network,
        method: 'export',
        minimumMicros: 1_000_000,
        earnedUntil: shop.time.now - 7 * dayMs,
        lines: [{ ownerId: ada, address: walletOf('a').address, amountMicros: 4_000_000 }],
        totalMicros: 4_000_000,
        leftOut: [],
        leftOutCount: 0,
      });
      expect(await shop.ledger.audit()).toEqual(before);
      shop.time.now -= 1;
      expect(await reasons()).toEqual({ [ada]: 'on_hold' });
    });

    it('holds nothing back for a sale that was given back', async () => {
      const ada = await owner('ada');
      shop.time.now += 7 * dayMs;
      const takeBack = takingBack({ ...shop, reservations: shop.core.reservations, usableMs: hourMs });
      const lost = await shop.sellAsset(await shop.asset(ada, { priceMicros: 5_000_000 }));
      expect(await shop.database.write((queries) => takeBack(queries, lost, 'file_missing'))).toMatchObject({ lostMicros: 0 });
      expect((await desk.payouts.plan(everybody)).lines).toMatchObject([{ ownerId: ada, amountMicros: 4_000_000 }]);
    });

    it('lists the owners that are left out, and why', async () => {
      const bare = await shop.owner('bare@example.com');
      await shop.sellAsset(await shop.asset(bare, { priceMicros: 5_000_000 }));
      const elsewhere = await owner('elsewhere', { wallet: { network: 'eip155:1', address: walletOf('b').address } });
      const poor = await owner('poor', { priceMicros: 1_249_998 });
      const enough = await owner('enough', { priceMicros: 1_250_000 });
      const moved = await owner('moved');
      await owner('player', { isTest: true });
      await shop.owner('idle@example.com');
      shop.time.now += 8 * dayMs;
      const fresh = await owner('fresh');
      await shop.accounts.update(moved, '', { payoutWallet: walletOf('c'), currentPassword: password });
      const plan = await desk.payouts.plan(everybody);
      expect(plan.lines).toEqual([{ ownerId: enough, address: walletOf('a').address, amountMicros: 1_000_000 }]);
      expect(await reasons()).toEqual({
        [bare]: 'no_wallet',
        [elsewhere]: 'other_network',
        [poor]: 'below_minimum',
        [moved]: 'wallet_changed',
        [fresh]: 'on_hold',
      });
      expect(plan.leftOutCount).toBe(5);
    });

    it('leaves out a suspended owner, and gives that reason first', async () => {
      const ada = await owner('ada');
      shop.time.now += 7 * dayMs;
      await shop.standing.suspend(ada, { actorId: 'usr_admin', reason: null });
      expect(await desk.payouts.plan(everybody)).toMatchObject({ lines: [], leftOut: [{ ownerId: ada, reason: 'suspended' }] });
      await shop.standing.resume(ada, { actorId: 'usr_admin' });
      expect(await desk.payouts.plan(everybody)).toMatchObject({ lines: [{ ownerId: ada }], leftOut: [] });
    });

    it('never pays later earnings, also to owners with earlier ones', async () => {
      const ada = await owner('ada');
      shop.time.now += 7 * dayMs;
      await shop.sellAsset(await shop.asset(ada, { priceMicros: 20_000_000 }));
      expect((await desk.payouts.plan(everybody)).lines).toMatchObject([{ amountMicros: 4_000_000 }]);
    });

    it('waits a day after a wallet has changed, but not after it was set to the same address', async () => {
      const ada = await owner('ada');
      shop.time.now += 8 * dayMs;
      await shop.accounts.update(ada, '', { payoutWallet: walletOf('a'), displayName: 'Ada' });
      expect(await reasons()).toEqual({});
      await shop.accounts.update(ada, '', { payoutWallet: walletOf('b'), currentPassword: password });
      await shop.accounts.update(ada, '', { payoutWallet: walletOf('a'), currentPassword: password });
      shop.time.now += 23 * hourMs;
      expect(await reasons()).toEqual({ [ada]: 'wallet_changed' });
      await shop.accounts.update(ada, '', { payoutWallet: walletOf('a') });
      shop.time.now += hourMs;
      expect(await reasons()).toEqual({});
    });

    it('excludes test money', async () => {
      const ada = await owner('ada', { isTest: true });
      shop.time.now += 8 * dayMs;
      expect(await shop.ledger.balance(shop.database.read, testAccount(earningsAccount(ada)))).toBe(4_000_000);
      expect(await desk.payouts.create(batch())).toMatchObject({ kind: 'nothing', plan: { lines: [], leftOutCount: 0 } });
    });

    it('includes only networks that this server can send on', async () => {
      const sending = payoutDesk(shop, { sender: fakeChain(shop.clock).sender });
      expect(await sending.payouts.plan(everybody)).toMatchObject({ method: 'chain' });
      expect(await sending.payouts.plan({ network: 'eip155:1', method: undefined })).toMatchObject({
        method: 'export',
        network: 'eip155:1',
      });
      expect(await sending.payouts.plan({ network: undefined, method: 'export' })).toMatchObject({ method: 'export' });
      await expect(sending.payouts.plan({ network: 'eip155:1', method: 'chain' })).rejects.toEqual(refusal('invalid_input'));
      await expect(desk.payouts.create(batch({ method: 'chain' }))).rejects.toEqual(refusal('invalid_input'));
    });
  });

  describe('a batch', () => {
    it('moves earnings into a line for each owner', async () => {
      const [ada, bob] = [await owner('ada'), await owner('bob', { wallet: walletOf('b'), priceMicros: 10_000_000 })];
      shop.time.now += 8 * dayMs;
      const { batch: made, lines, isReplay } = await create();
      expect(isReplay).toBe(false);
      expect(made).toEqual({
        id: expect.stringMatching(/^pob_[0-9A-Z]{26}$/),
        network,
        method: 'export',
        state: 'open',
        note: 'November',
        line_count: 2,
        total_micros: 12_000_000,
        paid_micros: 0,
        failed_micros: 0,
        created_by: 'usr_admin',
        idempotency_key: 'key-1',
        request: JSON.stringify([null, null, 'November']),
        created_at: shop.time.now,
        done_at: null,
      });
      expect(lines.toSorted((a, b) => a.amount_micros - b.amount_micros)).toMatchObject([
        { batch_id: made.id, owner_id: ada, address: walletOf('a').address, amount_micros: 4_000_000, state: 'pending' },
        { batch_id: made.id, owner_id: bob, address: walletOf('b').address, amount_micros: 8_000_000, state: 'pending' },
      ]);
      expect(await sound()).toMatchObject({ [earningsAccount(ada)]: 0, [earningsAccount(bob)]: 0, [payoutsPendingAccount]: 12_000_000 });
      expect(await desk.payouts.create(batch({ idempotencyKey: null }))).toMatchObject({ kind: 'nothing' });
      expect((await shop.auditTrail.list({ subjectId: made.id }, { limit: 9, cursor: null })).items).toMatchObject([
        { action: 'payout.create', actorId: 'usr_admin', details: { lineCount: 2, totalMicros: 12_000_000, note: 'November' } },
      ]);
    });

    it('is created once per key, and a key belongs to one request', async () => {
      await owner('ada');
      shop.time.now += 8 * dayMs;
      const { batch: made } = await create();
      expect(await create()).toMatchObject({ isReplay: true, batch: { id: made.id }, lines: [{ state: 'pending' }] });
      for (const change of [{ note: null }, { network: 'eip155:1' }, { method: 'export' as const }]) {
        await expect(desk.payouts.create(batch(change))).rejects.toEqual(refusal('idempotency_mismatch'));
      }
      expect(await desk.payouts.create(batch({ createdBy: 'usr_other' }))).toMatchObject({ kind: 'nothing' });
      await sound();
    });

    it('pays each owner once, also with ten simultaneous batches on two replicas', async () => {
      const owners = [await owner('ada'), await owner('bob'), await owner('cyd')];
      shop.time.now += 8 * dayMs;
      // More money is on hold: a mistake could draw it.
      for (const id of owners) await shop.sellAsset(await shop.asset(id, { priceMicros: 100_000_000 }));
      const replica = payoutDesk(shop, { name: 'proc_2' });
      const made = await Promise.all(
        Array.from({ length: 5 }, (_, at) => batch({ idempotencyKey: at < 3 ? null : 'key-1' })).flatMap((each) => [
          desk.payouts.create(each),
          replica.payouts.create(each),
        ]),
      );
      const ids = new Set(made.flatMap((each) => (each.kind === 'created' ? [each.batch.id] : [])));
      expect(ids.size).toBe(1);
      for (const id of owners) expect(await balanceOf(id)).toBe(80_000_000);
      expect(await sound()).toMatchObject({ [payoutsPendingAccount]: 12_000_000 });
    });

    it('loses no sales made while it is created', async () => {
      const ada = await owner('ada');
      const rain = await shop.asset(ada, { priceMicros: 1_000_000 });
      shop.time.now += 8 * dayMs;
      await Promise.all([create(), ...Array.from({ length: 5 }, () => shop.sellAsset(rain))]);
      expect(await balanceOf(ada)).toBe(5 * 800_000);
      expect(await sound()).toMatchObject({ [payoutsPendingAccount]: 4_000_000 });
    });

    it('has at most 500 lines; the next one has the rest', async () => {
      const now = shop.time.now;
      const owners = Array.from({ length: 503 }, (_, at) => ({ id: newId('usr', now), email: `owner-${at}@example.com` }));
      await shop.database.write(async (queries) => {
        const common = {
          display_name: 'x',
          role: 'owner',
          payout_wallet: JSON.stringify(walletOf('a')),
          created_at: now,
          updated_at: now,
        } as const;
        await queries
          .insertInto('users')
          .values(owners.map((each) => ({ ...each, ...common })))
          .execute();
        for (const { id } of owners) {
          const movement = { debitAccount: 'bank', creditAccount: earningsAccount(id), amountMicros: 1_000_000, currency: 'USD' } as const;
          await shop.ledger.post(queries, { kind: 'sale', ...movement }, now);
        }
      });
      const plan = await desk.payouts.plan(everybody);
      expect([plan.lines.length, plan.leftOut.map(({ reason }) => reason)]).toEqual([500, ['batch_full', 'batch_full', 'batch_full']]);
      expect((await create({ idempotencyKey: null })).batch).toMatchObject({ line_count: 500, total_micros: 500_000_000 });
      expect((await create({ idempotencyKey: null })).lines).toHaveLength(3);
      expect(await sound()).toMatchObject({ [payoutsPendingAccount]: 503_000_000 });
    });

    it('is paged, filtered by state, and found by one of its lines', async () => {
      await owner('ada');
      shop.time.now += 8 * dayMs;
      const { batch: first, lines } = await create({ idempotencyKey: null });
      await owner('bob');
      shop.time.now += 8 * dayMs;
      const { batch: second } = await create({ idempotencyKey: null });
      const list = async (filter: Parameters<typeof desk.payouts.list>[0], cursor: string | null = null) => {
        const { items, nextCursor } = await desk.payouts.list(filter, { limit: 1, cursor });
        return [items.map(({ id }) => id), nextCursor];
      };
      expect(await list({})).toEqual([[second.id], second.id]);
      expect(await list({}, second.id)).toEqual([[first.id], null]);
      expect(await list({ lineId: lines[0]?.id })).toEqual([[first.id], null]);
      expect(await list({ state: 'done' })).toEqual([[], null]);
      expect(await list({ lineId: 'pot_unknown' })).toEqual([[], null]);
    });
  });

  describe('a line', () => {
    async function made() {
      const [ada, bob] = [await owner('ada'), await owner('bob')];
      shop.time.now += 8 * dayMs;
      const { batch: made_, lines } = await create();
      const said = (ownerId: string) => ({
        batchId: made_.id,
        lineId: lines.find((line) => line.owner_id === ownerId)?.id ?? '',
        actorId: 'usr_admin',
      });
      return { ada, bob, batchId: made_.id, ofAda: said(ada), ofBob: said(bob) };
    }

    it('is marked as paid or failed by an admin, and the batch ends with its last line', async () => {
      const { bob, batchId, ofAda, ofBob } = await made();
      expect(await desk.payouts.markPaid({ ...ofAda, reference: 'wire 17' })).toMatchObject({ state: 'paid', reference: 'wire 17' });
      expect((await desk.payouts.get(batchId)).batch).toMatchObject({ state: 'open', paid_micros: 4_000_000 });
      expect(await desk.payouts.markFailed({ ...ofBob, reason: 'no such account' })).toMatchObject({ state: 'failed' });
      expect((await desk.payouts.get(batchId)).batch).toMatchObject({ state: 'done', failed_micros: 4_000_000, done_at: shop.time.now });
      expect(await balanceOf(bob)).toBe(4_000_000);
      expect(await sound()).toMatchObject({ [payoutsPendingAccount]: 0, [payoutsPaidAccount]: 4_000_000 });
      for (const [{ lineId }, action] of [
        [ofAda, 'payout.paid'],
        [ofBob, 'payout.failed'],
      ] as const) {
        const acts = await shop.auditTrail.list({ subjectId: lineId }, { limit: 9, cursor: null });
        expect(acts.items).toMatchObject([{ action, actorId: 'usr_admin', details: { batchId, amountMicros: 4_000_000 } }]);
      }
    });

    it('is decided once, also with concurrent and repeated decisions', async () => {
      const { ada, ofAda, ofBob } = await made();
      const paid = () => desk.payouts.markPaid({ ...ofAda, reference: 'wire 17' });
      const first = await paid();
      expect(await Promise.all([paid(), paid()])).toEqual([first, first]);
      for (const other of [
        () => desk.payouts.markPaid({ ...ofAda, reference: 'wire 18' }),
        () => desk.payouts.markFailed({ ...ofAda, reason: 'wire 17' }),
      ]) {
        await expect(other()).rejects.toEqual(refusal('conflict'));
      }
      expect(await balanceOf(ada)).toBe(0);
      const failed = () => desk.payouts.markFailed({ ...ofBob, reason: 'lost' });
      expect(await outcomes([failed(), failed(), failed()])).toEqual({ succeeded: 3, codes: [] });
      expect((await shop.auditTrail.list({ subjectId: ofBob.lineId }, { limit: 9, cursor: null })).items).toHaveLength(1);
      expect(await sound()).toMatchObject({ [payoutsPendingAccount]: 0, [payoutsPaidAccount]: 4_000_000 });
    });

    it('completes its batch if the last two lines end at the same time', async () => {
      const { batchId, ofAda, ofBob } = await made();
      await Promise.all([desk.payouts.markPaid({ ...ofAda, reference: 'x' }), desk.payouts.markFailed({ ...ofBob, reason: 'y' })]);
      expect((await desk.payouts.get(batchId)).batch.state).toBe('done');
    });

    it('that failed is in the next batch', async () => {
      const { ada, ofAda } = await made();
      await desk.payouts.markFailed({ ...ofAda, reason: 'lost' });
      expect((await create({ idempotencyKey: null })).lines).toMatchObject([{ owner_id: ada, amount_micros: 4_000_000 }]);
    });

    it('is found only in its own batch', async () => {
      const { ofAda } = await made();
      for (const wrong of [{ lineId: 'pot_unknown' }, { batchId: 'pob_unknown' }]) {
        await expect(desk.payouts.markPaid({ ...ofAda, ...wrong, reference: 'x' })).rejects.toEqual(refusal('not_found'));
      }
      await expect(desk.payouts.get('pob_unknown')).rejects.toEqual(refusal('not_found'));
    });

    it('is in the statement of its owner when it is sent and when it is returned', async () => {
      const start = shop.time.now;
      const { ada, ofAda } = await made();
      shop.time.now += hourMs;
      await desk.payouts.markFailed({ ...ofAda, reason: 'lost' });
      const { entries, closingMicros } = await shop.revenueBooks.statement(ada, start, shop.time.now + 1);
      expect(entries.map(({ kind, amountMicros, balanceMicros }) => [kind, amountMicros, balanceMicros])).toEqual([
        ['sale', 4_000_000, 4_000_000],
        ['payout', -4_000_000, 0],
        ['payout_returned', 4_000_000, 4_000_000],
      ]);
      expect(closingMicros).toBe(4_000_000);
      expect((await desk.payouts.ofOwner(ada, { limit: 9, cursor: null })).items).toMatchObject([{ state: 'failed', failure: 'lost' }]);
    });
  });

  it('are reported by the audit if their lines contradict the ledger', async () => {
    await owner('ada');
    shop.time.now += 8 * dayMs;
    await create();
    await shop.database.write((queries) => queries.updateTable('payout_lines').set({ state: 'paid' }).execute());
    expect((await shop.ledger.audit()).discrepancies).toEqual(['payouts:pending: entries 4000000, open payouts 0']);
  });
});
