import { beforeEach, describe, expect, it } from 'vitest';
import { password, refusal } from '../../test/accounts.ts';
import { ageClaims } from '../../test/claims.ts';
import { eachDatabase } from '../../test/databases.ts';
import { fakeChain, mortal, payoutDesk, walletOf } from '../../test/payouts.ts';
import { shopOn } from '../../test/shop.ts';
import type { Asset } from '../assets/asset.ts';
import { dayMs, hourMs, minuteMs } from '../clock.ts';
import { earningsAccount, payoutsPaidAccount, payoutsPendingAccount } from '../payments/money/ledger.ts';
import type { PayoutLineRow } from '../storage/tables/payouts.ts';

eachDatabase('transfers', (open) => {
  let shop: Awaited<ReturnType<typeof shopOn>>;
  let chain: ReturnType<typeof fakeChain>;
  let desk: ReturnType<typeof payoutDesk>;
  let ada: string;
  let rain: Asset;

  beforeEach(async () => {
    shop = await shopOn(await open(), 0);
    chain = fakeChain(shop.clock);
    desk = payoutDesk(shop, { sender: chain.sender });
    ada = await shop.owner('ada@example.com');
    await shop.accounts.update(ada, '', { payoutWallet: walletOf('a') });
    rain = await shop.asset(ada, { priceMicros: 5_000_000 });
  });

  /** Sells, waits until that is no longer on hold, and makes a batch of one line. */
  async function batch(): Promise<PayoutLineRow> {
    await shop.sellAsset(rain);
    shop.time.now += 8 * dayMs;
    const created = await desk.payouts.create({
      network: undefined,
      method: undefined,
      note: null,
      createdBy: 'usr_admin',
      idempotencyKey: null,
    });
    const [line] = created.kind === 'created' ? created.lines : [];
    if (line === undefined) throw new Error('nobody was to be paid');
    return line;
  }

  const stateOf = async ({ batch_id: batchId }: PayoutLineRow, { payouts } = desk) => (await payouts.get(batchId)).lines[0];
  /** Runs what is due now, and then what comes due with time. */
  async function turn({ jobs } = desk, waitMs = 10 * minuteMs): Promise<void> {
    await jobs.runDue();
    shop.time.now += waitMs;
  }

  it('send a line, wait until its block is deep enough, and mark it as paid', async () => {
    const line = await batch();
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'sent', finished_at: null });
    expect([...chain.pool.values()]).toMatchObject([{ id: line.id, to: walletOf('a').address, amountMicros: 5_000_000 }]);
    chain.mine({ isDeep: false });
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'sent' });
    chain.finalise();
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'paid', reference: chain.moved[0]?.hash });
    expect((await desk.payouts.get(line.batch_id)).batch).toMatchObject({
      state: 'done',
      paid_micros: 5_000_000,
      done_at: expect.any(Number),
    });
    const { balances, discrepancies } = await shop.ledger.audit();
    expect(discrepancies).toEqual([]);
    expect(balances).toMatchObject({ [payoutsPendingAccount]: 0, [payoutsPaidAccount]: 5_000_000, [earningsAccount(ada)]: 0 });
    expect(await desk.jobs.runDue()).toBe(0);
  });

  it('broadcast the same transaction again while the network drops it, and a replacement if needed', async () => {
    const line = await batch();
    await turn();
    const [first] = chain.pool.keys();
    chain.pool.clear();
    await turn();
    expect([...chain.pool.keys()]).toEqual([first]);
    chain.knobs.replaces = true;
    await turn();
    expect(chain.pool.size).toBe(2);
    chain.mine();
    await turn();
    expect(chain.moved).toHaveLength(1);
    expect(await stateOf(line)).toMatchObject({ state: 'paid', reference: first });
  });

  it('stop replacing after ten transactions', async () => {
    const line = await batch();
    chain.knobs.replaces = true;
    for (let round = 0; round < 14; round += 1) await turn();
    expect(await shop.database.read.selectFrom('payout_transactions').select('hash').where('line_id', '=', line.id).execute()).toHaveLength(
      10,
    );
    chain.mine();
    await turn();
    expect(chain.moved).toHaveLength(1);
  });

  it('return the money if the network accepted nothing before the deadline, so that the next batch pays it', async () => {
    const line = await batch();
    await turn(desk, 7 * hourMs);
    chain.mine();
    expect(chain.moved).toEqual([]);
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'failed', failure: 'too late', reference: null });
    expect(await shop.ledger.balance(shop.database.read, earningsAccount(ada))).toBe(5_000_000);
    expect((await desk.payouts.plan({ network: undefined, method: undefined })).lines).toMatchObject([{ ownerId: ada }]);
    expect((await shop.ledger.audit()).discrepancies).toEqual([]);
  });

  it('wait while the owner is suspended, and continue afterwards', async () => {
    const line = await batch();
    await shop.standing.suspend(ada, { actorId: 'usr_admin', reason: null });
    for (let turns = 0; turns < 3; turns += 1) await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'pending' });
    expect(chain.pool.size).toBe(0);
    await shop.standing.resume(ada, { actorId: 'usr_admin' });
    await turn();
    chain.mine();
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'paid' });
    expect(chain.moved).toHaveLength(1);
  });

  it('sign nothing that the token rejects', async () => {
    chain.knobs.refusal = 'the token refuses the transfer: blacklisted';
    const line = await batch();
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'failed', failure: chain.knobs.refusal });
    expect(await shop.database.read.selectFrom('payout_transactions').selectAll().execute()).toEqual([]);
    expect(await shop.ledger.balance(shop.database.read, earningsAccount(ada))).toBe(5_000_000);
  });

  it('pay the wallet of the batch, also if the owner or an attacker changes it later', async () => {
    const line = await batch();
    await shop.accounts.update(ada, '', { payoutWallet: walletOf('b'), currentPassword: password });
    await turn();
    await shop.accounts.update(ada, '', { payoutWallet: null, currentPassword: password });
    chain.mine();
    await turn();
    expect(chain.moved).toMatchObject([{ id: line.id, to: walletOf('a').address }]);
  });

  it('wait while the node does not answer, and continue afterwards', async () => {
    const line = await batch();
    const silent = payoutDesk(shop, {
      name: 'proc_2',
      sender: { ...chain.sender, check: async () => Promise.reject(new Error('no answer')) },
    });
    for (let round = 0; round < 12; round += 1) await turn(silent, hourMs / 4);
    expect(await stateOf(line)).toMatchObject({ state: 'sending' });
    expect((await shop.ledger.audit()).discrepancies).toEqual([]);
    shop.time.now += 2 * hourMs;
    await turn();
    chain.mine();
    await turn();
    expect(await stateOf(line)).toMatchObject({ state: 'paid' });
  });

  it('send nothing on a network that is no longer configured', async () => {
    const line = await batch();
    const moved = payoutDesk(shop, { name: 'proc_2', sender: { ...chain.sender, network: 'eip155:1' } });
    await turn(moved);
    expect(await stateOf(line)).toMatchObject({ state: 'pending' });
    expect(chain.pool.size).toBe(0);
  });

  it('are sent once by two replicas that run at the same time', async () => {
    const line = await batch();
    chain.knobs.replaces = true;
    const replicas = ['proc_2', 'proc_3'].map((name) => payoutDesk(shop, { name, sender: chain.sender }));
    for (let round = 0; round < 4; round += 1) {
      // As if the lease of one had run out while it still works.
      for (const replica of replicas) {
        await shop.database.write((queries) =>
          queries.updateTable('jobs').set({ state: 'waiting' }).where('state', '=', 'running').execute(),
        );
        await replica.jobs.runDue();
      }
      await Promise.all(replicas.map(({ jobs }) => jobs.runDue()));
      shop.time.now += 10 * minuteMs;
      chain.mine();
    }
    expect(chain.moved).toHaveLength(1);
    expect(await stateOf(line)).toMatchObject({ state: 'paid' });
    expect((await shop.ledger.audit()).balances).toMatchObject({ [payoutsPaidAccount]: 5_000_000 });
  });

  describe('of a process that dies', () => {
    it.each(['before', 'after'] as const)('at any step, %s it takes effect, pay exactly once', async (when) => {
      const paid: string[] = [];
      for (let step = 1; ; step += 1) {
        const life = mortal(step, when);
        const line = await batch();
        const dying = payoutDesk(shop, {
          name: `dying_${step}`,
          database: life.database(shop.database),
          sender: life.sender(chain.sender),
        });
        // Runs from the first turn to the end, unless it dies.
        for (let round = 0; round < 4 && !life.isDead(); round += 1) {
          await dying.jobs.runDue().catch(() => {});
          shop.time.now += 10 * minuteMs;
          if (round === 1) chain.mine();
        }
        await ageClaims(shop.database, hourMs);
        const heir = payoutDesk(shop, { name: `heir_${step}`, sender: chain.sender });
        for (let round = 0; round < 3; round += 1) {
          await turn(heir);
          chain.mine();
        }
        await turn(heir);
        expect(await stateOf(line), `step ${step}`).toMatchObject({ state: 'paid' });
        paid.push(line.id);
        if (!life.isDead()) break;
      }
      expect(chain.moved.map(({ id }) => id)).toEqual(paid);
      // Claim, refusal, begin, check, sign, store, broadcast, sent, next turn, finish; claim, check, ... paid.
      expect(paid.length).toBeGreaterThan(14);
      const { balances, discrepancies } = await shop.ledger.audit();
      expect(discrepancies).toEqual([]);
      expect(balances).toMatchObject({ [payoutsPaidAccount]: 5_000_000 * paid.length, [earningsAccount(ada)]: 0 });
    });
  });

  describe('in progress', () => {
    const said = (line: PayoutLineRow) => ({ batchId: line.batch_id, lineId: line.id, actorId: 'usr_admin' });

    it('cannot be ended by an admin until long after the deadline', async () => {
      const line = await batch();
      await desk.jobs.runDue();
      for (const wait of [0, 7 * hourMs, 22 * hourMs]) {
        shop.time.now += wait;
        await expect(desk.payouts.markFailed({ ...said(line), reason: 'lost' })).rejects.toEqual(refusal('conflict'));
        await expect(desk.payouts.markPaid({ ...said(line), reference: '0x1' })).rejects.toEqual(refusal('conflict'));
      }
      shop.time.now += 2 * hourMs;
      expect(await desk.payouts.markFailed({ ...said(line), reason: 'lost' })).toMatchObject({ state: 'failed' });
      chain.mine();
      await turn();
      expect(chain.moved).toEqual([]);
      expect(await shop.ledger.balance(shop.database.read, earningsAccount(ada))).toBe(5_000_000);
    });

    it('are never started after an admin has ended them', async () => {
      const line = await batch();
      await desk.payouts.markFailed({ ...said(line), reason: 'the owner asked for it' });
      await turn();
      expect(chain.pool.size).toBe(0);
      expect(await stateOf(line)).toMatchObject({ state: 'failed' });
    });
  });
});
