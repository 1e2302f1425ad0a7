import { sql } from 'kysely';
import type { PrivateKeyAccount } from 'viem/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { signedPayment } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { moneyCore } from '../../../test/money-core.ts';
import { assetSale, callSale, orderOf, priceMicros } from '../../../test/sales.ts';
import { notSettled, scriptedSettler, settled } from '../../../test/scripted-settler.ts';
import { hourMs, minuteMs } from '../../clock.ts';
import { createLog } from '../../log.ts';
import { creditAccount, grantsAccount, heldAccount, toolRevenueAccount } from '../../payments/ledger.ts';
import type { PaymentRow } from '../tables.ts';
import { creditProvider } from '../../payments/providers/credit.ts';
import { testProvider } from '../../payments/providers/test.ts';
import { identityOf } from '../../payments/x402/signed.ts';
import { requirementOf } from '../../payments/x402/settlers/terms.ts';
import { x402Provider } from '../../payments/x402/provider.ts';
import { reconcile } from '../../payments/x402/reconcile.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';

const now = 1_795_000_000_000;
const before = '0010-wallet-credit';
const log = createLog({ level: 'silent' });
const bank = 'provider:x402:eip155:84532';
const key = { scope: 'usr_1', key: 'k' };
const solana = { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', payer: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' };

type CallState = 'running' | 'succeeded' | 'given_back';
type ClaimState = 'settling' | 'unknown' | 'settled';

/** A database as the version before this one left it, and what of this one works on it. */
function olderOn(database: Database) {
  const time = { now };
  const clock = { now: () => time.now };
  const chain = scriptedSettler();
  const { settler } = chain;
  const x402 = x402Provider({ settler, clock, log, publicUrl: () => 'http://localhost' });
  const core = moneyCore({ database, clock, providers: [x402, creditProvider(), testProvider()] });
  const requirement = requirementOf(testTerms, priceMicros);
  let count = 0;

  const post = (debitAccount: string, credit: string, paymentId?: string) =>
    database.write((queries) =>
      core.ledger.post(
        queries,
        {
          kind: 'payment',
          debitAccount,
          creditAccount: credit,
          amountMicros: priceMicros,
          currency: 'USD',
          ...(paymentId && { paymentId }),
        },
        now,
      ),
    );

  const self = {
    ...core,
    time,
    chain,
    wallet: chain.newWallet,

    /** A payment that is only quoted: with `stored` it has a row. */
    async payment(stored: Partial<PaymentRow> | null = {}, { serviceId = 'timestamp', kind = 'tool', clientId = 'anonymous' } = {}) {
      const offerKind = kind === 'asset' ? 'asset' : 'tool';
      const quoted = core.payments.quote({ kind: offerKind, serviceId, amountMicros: priceMicros }, clientId, 'x402');
      if (stored !== null) {
        const row = {
          id: quoted.id,
          offer_kind: offerKind,
          service_id: serviceId,
          provider_id: 'x402',
          status: 'paid',
          amount_micros: priceMicros,
          currency: 'USD',
          max_calls: 1,
          used_calls: 0,
          client_id: clientId,
          payer_account_id: null,
          created_at: now - minuteMs,
          expires_at: now + hourMs,
          paid_at: now - minuteMs,
          ...stored,
        };
        const names = Object.keys(row).map((name) => sql.ref(name));
        await database.write((queries) =>
          sql`insert into payments (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(queries),
        );
      }
      return quoted;
    },
    /** Its money is held, or was earned. */
    async booked(paymentId: string, source: string, isUsed = false) {
      await post(source, heldAccount, paymentId);
      if (isUsed) await post(heldAccount, toolRevenueAccount('timestamp'), paymentId);
    },
    grant: (holderId: string) => post(grantsAccount, creditAccount(holderId)),

    async call(
      paymentId: string,
      state: CallState,
      { serviceId = 'timestamp', clientId = 'anonymous', isKeyed = false, answer = false } = {},
    ) {
      count += 1;
      const id = `call_${String(count).padStart(26, '0')}`;
      const row = {
        id,
        payment_id: paymentId,
        service_id: serviceId,
        client_id: clientId,
        state,
        process_id: 'proc_dead',
        idempotency_scope: isKeyed ? key.scope : null,
        idempotency_key: isKeyed ? key.key : null,
        request_hash: isKeyed ? 'the request' : null,
        answer: answer ? '{"unix":7}' : null,
        failure: state === 'given_back' ? 'upstream_failed' : null,
        started_at: now - minuteMs,
        finished_at: state === 'running' ? null : now,
      };
      const names = Object.keys(row).map((name) => sql.ref(name));
      await database.write((queries) =>
        sql`insert into calls (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(queries),
      );
      return id;
    },

    /** What a wallet signed for a payment. */
    async claim(
      paymentId: string,
      wallet: PrivateKeyAccount,
      state: ClaimState,
      { serviceId = 'timestamp', at = now - 5 * minuteMs } = {},
    ) {
      const payload = await signedPayment(wallet, requirement, now);
      const isSettled = state === 'settled';
      const row = {
        network: testTerms.network,
        asset: testTerms.asset.toLowerCase(),
        ...identityOf(payload),
        payment_id: paymentId,
        provider_id: 'x402',
        service_id: serviceId,
        state,
        payload: JSON.stringify(payload),
        requirement: JSON.stringify(requirement),
        transaction_hash: isSettled ? '0xab' : null,
        settled_payer: isSettled ? wallet.address.toLowerCase() : null,
        is_only: 0,
        process_id: 'proc_dead',
        created_at: at,
        updated_at: at,
      };
      const names = Object.keys(row).map((name) => sql.ref(name));
      await database.write((queries) =>
        sql`insert into x402_claims (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(queries),
      );
      return chain.meansOf(payload, priceMicros);
    },

    sign: (wallet: PrivateKeyAccount) => chain.signed(wallet, priceMicros, clock),
    buy: (means: Parameters<typeof orderOf>[0], order: Parameters<typeof orderOf>[1] = {}) =>
      core.purchase.buy(callSale(core), orderOf(means, order)),
    fetch: (means: Parameters<typeof orderOf>[0], order: Parameters<typeof orderOf>[1] = {}) =>
      core.purchase.buy(assetSale(core), orderOf(means, order)),
    reconcile: () => reconcile({ ...core, log, settler, processId: 'proc_1' }),
    rows: (paymentId: string) =>
      database.read.selectFrom('purchases').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute(),
    async balances() {
      const { balances, discrepancies } = await core.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
    migrate: () => migrate(database),
  };
  return self;
}

eachDatabase('the upgrade to purchases', (open) => {
  let database: Database;
  let older: ReturnType<typeof olderOn>;
  beforeEach(async () => {
    database = await open(before);
    older = olderOn(database);
  });

  it('of an empty database gives an empty one', async () => {
    expect((await older.migrate())[0]).toBe('0011-purchases');
    expect(await older.migrate()).toEqual([]);
    expect(await database.read.selectFrom('purchases').selectAll().execute()).toEqual([]);
  });

  describe('keeps a call', () => {
    it('that ran: it is given back, as its process is dead', async () => {
      const payment = await older.payment({ provider_id: 'test', used_calls: 1 });
      await older.booked(payment.id, 'provider:test');
      const id = await older.call(payment.id, 'running');
      await older.migrate();
      expect(await older.rows(payment.id)).toMatchObject([
        { id, state: 'reserved', process_id: 'proc_dead', signed_id: null, payer: null },
      ]);
      expect(await older.reservations.recover()).toBe(1);
      expect(await older.payments.find(payment.id)).toMatchObject({ usedCalls: 0 });
      expect(await older.buy({ kind: 'token', token: payment.token })).toMatchObject({ isReplay: false });
      await older.balances();
    });

    it('that was answered, with its answer and key', async () => {
      await older.grant('usr_1');
      const payment = await older.payment({ provider_id: 'credit', used_calls: 1, payer_account_id: 'usr_1', client_id: 'usr_1' });
      await older.booked(payment.id, creditAccount('usr_1'), true);
      const id = await older.call(payment.id, 'succeeded', { clientId: 'usr_1', isKeyed: true, answer: true });
      await older.migrate();
      expect(await older.rows(payment.id)).toMatchObject([{ id, state: 'used', answer: '{"unix":7}', finished_at: now }]);
      const caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: '' } as const;
      const again = await older.buy({ kind: 'provider', providerId: 'credit' }, { caller, key: key.key });
      expect(again).toMatchObject({ isReplay: true, result: '{"unix":7}', payment: { id: payment.id } });
      expect(await older.balances()).toMatchObject({ [creditAccount('usr_1')]: 0, [toolRevenueAccount('timestamp')]: priceMicros });
    });

    it('that was given back: its token, and its wallet, use it', async () => {
      const wallet = older.wallet();
      const byToken = await older.payment({ provider_id: 'test' });
      await older.booked(byToken.id, 'provider:test');
      await older.call(byToken.id, 'given_back');
      const clientId = wallet.address.toLowerCase();
      const ofWallet = await older.payment({ client_id: clientId }, { clientId });
      await older.booked(ofWallet.id, bank);
      await older.call(ofWallet.id, 'given_back', { clientId });
      await older.call(ofWallet.id, 'given_back', { clientId });
      await older.claim(ofWallet.id, wallet, 'settled');
      await older.migrate();
      expect(await older.rows(ofWallet.id)).toMatchObject([
        { state: 'given_back', failure: 'upstream_failed', signed_id: null },
        {
          state: 'given_back',
          payer: clientId,
          holder_id: clientId,
          settled_payer: clientId,
          transaction_hash: '0xab',
          provider_id: 'x402',
        },
      ]);
      expect(await older.buy({ kind: 'token', token: byToken.token })).toMatchObject({ isReplay: false });
      const next = await older.buy(await older.sign(wallet));
      expect(next).toMatchObject({ isReplay: false, payment: { id: ofWallet.id }, settled: { transaction: '0xab' } });
      expect(older.chain.asked.settle).toBe(0);
      expect((await older.balances())[heldAccount]).toBe(0);
    });
  });

  describe('keeps what was signed', () => {
    it('and was being settled for a payment that nobody stored: it is found out, paid, and its call at hand', async () => {
      const wallet = older.wallet();
      const clientId = wallet.address.toLowerCase();
      const payment = await older.payment(null, { clientId });
      const means = await older.claim(payment.id, wallet, 'settling');
      await older.migrate();
      expect(await older.rows(payment.id)).toMatchObject([
        {
          state: 'reserved',
          payer: clientId,
          amount_micros: priceMicros,
          network: testTerms.network,
          settled_payer: null,
          finished_at: null,
        },
      ]);
      expect(await older.payments.find(payment.id)).toMatchObject({ status: 'pending', amountMicros: priceMicros, offerKind: 'tool' });
      // Until then nobody pays for it again.
      for (const again of [means, await older.sign(wallet)]) {
        await expect(older.buy(again)).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
      }
      older.chain.say({ reconcile: settled });
      expect(await older.reconcile()).toBe(1);
      // What was asked then nobody knows: who has read the signature on the chain could ask for anything.
      await expect(older.buy(means)).rejects.toMatchObject({ code: 'payment_already_used' });
      expect(await older.buy(await older.sign(wallet))).toMatchObject({ isReplay: false, payment: { id: payment.id } });
      expect(older.chain.asked.settle).toBe(0);
      expect(await older.balances()).toEqual({ [bank]: -priceMicros, [heldAccount]: 0, [toolRevenueAccount('timestamp')]: priceMicros });
    });

    it('and nobody can tell of yet: what did not move may be signed and paid again', async () => {
      const wallet = older.wallet();
      const payment = await older.payment({ status: 'pending', paid_at: null });
      const means = await older.claim(payment.id, wallet, 'unknown');
      await older.migrate();
      expect(await older.rows(payment.id)).toMatchObject([{ state: 'unknown', updated_at: now - 5 * minuteMs }]);
      await expect(older.buy(await older.sign(wallet))).rejects.toMatchObject({ code: 'settlement_pending' });
      expect(await older.reconcile()).toBe(0);
      older.time.now += 10 * minuteMs;
      older.chain.say({ reconcile: notSettled });
      expect(await older.reconcile()).toBe(1);
      expect(await older.balances()).toEqual({});
      expect(await older.buy(means)).toMatchObject({ isReplay: false });
      expect((await older.balances())[bank]).toBe(-priceMicros);
    });

    it('and was used, with what its owner earned by it', async () => {
      const wallet = older.wallet();
      const clientId = wallet.address.toLowerCase();
      const payment = await older.payment({ used_calls: 1 }, { serviceId: 'ast_1', kind: 'asset', clientId });
      await older.booked(payment.id, bank, true);
      const callId = await older.call(payment.id, 'succeeded', { serviceId: 'ast_1', clientId });
      const means = await older.claim(payment.id, wallet, 'settled', { serviceId: 'ast_1' });
      await sold(database, payment.id, callId);
      await older.migrate();
      const events = () => database.read.selectFrom('revenue_events').selectAll().execute();
      expect(await events()).toMatchObject([
        { id: 'rev_1', call_id: callId, payment_id: payment.id, amount_micros: priceMicros, fee_micros: 6000 },
      ]);
      await expect(database.write((queries) => queries.deleteFrom('revenue_events').execute())).rejects.toThrow('append only');
      await expect(database.write((queries) => queries.updateTable('revenue_events').set({ fee_micros: 0 }).execute())).rejects.toThrow(
        'append only',
      );
      expect(await events()).toHaveLength(1);
      const orphan = { ...(await events())[0], id: 'rev_2', call_id: 'call_none', payment_id: 'pay_none' };
      await expect(sold(database, orphan.payment_id, orphan.call_id, 'rev_2', false)).rejects.toThrow(/foreign key/i);

      expect(await older.fetch(await older.sign(wallet))).toMatchObject({ isReplay: true, payment: { id: payment.id } });
      // On a chain everybody can read it: it is nobody's credential for what lasts.
      await expect(older.fetch(means)).rejects.toMatchObject({ code: 'payment_already_used' });
      expect(older.chain.asked.settle).toBe(0);
      await older.balances();
    });

    it('and was paid and never used: the wallet uses it, or has it back in the end', async () => {
      const [one, other] = [older.wallet(), older.wallet()];
      const paidBy = async (wallet: PrivateKeyAccount) => {
        const clientId = wallet.address.toLowerCase();
        const payment = await older.payment({}, { clientId });
        await older.booked(payment.id, bank);
        await older.claim(payment.id, wallet, 'settled');
        return payment;
      };
      const [used, unused] = [await paidBy(one), await paidBy(other)];
      await older.migrate();
      expect(await older.rows(used.id)).toMatchObject([{ state: 'given_back', settled_payer: one.address.toLowerCase() }]);
      expect(await older.buy(await older.sign(one))).toMatchObject({ payment: { id: used.id } });
      expect(older.chain.asked.settle).toBe(0);
      older.time.now += 2 * hourMs;
      await older.payments.sweep();
      expect(await older.payments.find(unused.id)).toMatchObject({ status: 'refunded' });
      expect(await older.balances()).toMatchObject({ [creditAccount(other.address.toLowerCase())]: priceMicros, [heldAccount]: 0 });
    });

    it.each([
      ['used', 'succeeded'],
      ['being used', 'running'],
    ] as const)('for a payment that was paid otherwise meanwhile, and %s: it is its wallet’s credit', async (_how, state) => {
      const wallet = older.wallet();
      await older.grant('usr_1');
      const payment = await older.payment({ provider_id: 'credit', used_calls: 1, payer_account_id: 'usr_1' });
      await older.booked(payment.id, creditAccount('usr_1'), state === 'succeeded');
      const callId = await older.call(payment.id, state);
      await older.claim(payment.id, wallet, 'unknown', { at: now - hourMs });
      await older.migrate();
      const rows = await older.rows(payment.id);
      expect(rows.find(({ id }) => id === callId)).toMatchObject({ state: state === 'succeeded' ? 'used' : 'given_back', signed: null });
      expect(rows.filter(({ signed }) => signed !== null)).toMatchObject([{ state: 'unknown' }]);
      older.chain.say({ reconcile: settled });
      older.time.now += 10 * minuteMs;
      expect(await older.reconcile()).toBe(1);
      expect(await older.reconcile()).toBe(0);
      const balances = await older.balances();
      expect(balances).toMatchObject({ [creditAccount(wallet.address.toLowerCase())]: priceMicros, [bank]: -priceMicros });
      expect(await older.payments.find(payment.id)).toMatchObject({ providerId: 'credit', usedCalls: state === 'succeeded' ? 1 : 0 });
      if (state === 'running') expect(await older.buy({ kind: 'token', token: payment.token })).toMatchObject({ isReplay: false });
      await older.balances();
    });

    it('on Solana, in the name that wallets have there', async () => {
      const clientId = `solana:${solana.payer}`;
      const payment = await older.payment({}, { clientId });
      await older.booked(payment.id, bank);
      const quoted = await older.payment(null, { clientId });
      for (const [id, state] of [
        [payment.id, 'settled'],
        [quoted.id, 'unknown'],
      ] as const) {
        await older.claim(id, older.wallet(), state);
        await database.write((queries) =>
          sql`update x402_claims set network = ${solana.network}, payer = ${solana.payer} where payment_id = ${id}`.execute(queries),
        );
      }
      await older.migrate();
      for (const id of [payment.id, quoted.id]) {
        expect(await older.rows(id)).toMatchObject([{ payer: solana.payer, holder_id: clientId, client_id: clientId }]);
      }
      older.time.now += 2 * hourMs;
      await older.payments.sweep();
      expect(await older.balances()).toMatchObject({ [creditAccount(clientId)]: priceMicros });
    });
  });

  it('keeps what a wallet bought from its credit, and the proof that bought it', async () => {
    const address = older.wallet().address.toLowerCase();
    await older.grant(address);
    const payment = await older.payment(
      { provider_id: 'credit', used_calls: 1, payer_account_id: address },
      { serviceId: 'ast_1', kind: 'asset', clientId: address },
    );
    await older.booked(payment.id, creditAccount(address), true);
    await older.call(payment.id, 'succeeded', { serviceId: 'ast_1', clientId: address });
    await database.write((queries) =>
      sql`insert into wallet_proofs (proof_id, wallet, payment_id, service_id, created_at) values ('one', ${address}, ${payment.id}, 'ast_1', ${now})`.execute(
        queries,
      ),
    );
    await older.migrate();
    expect(await older.rows(payment.id)).toMatchObject([{ state: 'used', payer: address, signed_id: 'siwx:one', signed: null }]);
    for (const proofId of ['one', 'two']) {
      const wallet = { address, signedPath: '/api/tools/ast_1', proofId };
      const again = await older.fetch({ kind: 'wallet', wallet }, { caller: { kind: 'wallet', ...wallet } });
      expect(again).toMatchObject({ isReplay: true, payment: { id: payment.id } });
    }
    expect((await older.balances())[creditAccount(address)]).toBe(0);
  });
});

/** The revenue event of a delivery, with the asset and the owner that it needs. */
async function sold(database: Database, paymentId: string, callId: string, id = 'rev_1', withAsset = true): Promise<void> {
  await database.write(async (queries) => {
    if (withAsset) {
      await sql`insert into users (id, email, display_name, role, created_at, updated_at) values ('usr_9', 'a@example.com', 'Ada', 'owner', 1, 1)`.execute(
        queries,
      );
      await sql`insert into assets (id, owner_id, status, title, asset_type, price_currency, preview, search_text, created_at, updated_at)
        values ('ast_1', 'usr_9', 'published', 'Rain', 'dataset', 'USD', '{}', '', 1, 1)`.execute(queries);
    }
    await sql`insert into revenue_events (id, payment_id, call_id, asset_id, owner_id, amount_micros, fee_micros, currency, is_test, client_id, created_at)
      values (${id}, ${paymentId}, ${callId}, 'ast_1', 'usr_9', ${priceMicros}, 6000, 'USD', 0, 'anonymous', ${now})`.execute(queries);
  });
}
