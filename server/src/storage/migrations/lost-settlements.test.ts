import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/databases.ts';
import { openPgliteSchema, startPglite } from '../../../test/databases/pglite.ts';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import { migrate } from '../migrate.ts';
import { foundation } from './0001-foundation.ts';
import { assets } from './0002-assets.ts';
import { search } from './0003-search.ts';
import { demand } from './0004-demand.ts';
import { x402 } from './0005-x402.ts';
import { cardTopUps } from './0006-card-top-ups.ts';
import { payouts } from './0007-payouts.ts';
import { toolJobs } from './0008-tool-jobs.ts';
import { faceRecords } from './0009-face-records.ts';
import { walletCredit } from './0010-wallet-credit.ts';

const before = [foundation, assets, search, demand, x402, cardTopUps, payouts, toolJobs, faceRecords, walletCredit];
const names = [
  '0001-foundation',
  '0002-assets',
  '0003-search',
  '0004-demand',
  '0005-x402',
  '0006-card-top-ups',
  '0007-payouts',
  '0008-tool-jobs',
  '0009-face-records',
  '0010-wallet-credit',
];
const idOf = (digit: number) => `pay_${String(digit).padStart(26, '0')}sealed`;
const wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

describe.each([
  ['sqlite', openSqliteFile],
  ['pglite', openPgliteSchema],
] as const)('a database of before purchases (%s)', (_name, open) => {
  let opened: TestDatabase;
  beforeAll(() => startPglite(), 60_000);
  beforeEach(async () => {
    opened = await open();
    const { database } = opened;
    await database.write(async (queries) => {
      for (const migration of before) await migration(queries, database.dialect);
      await sql`create table schema_migrations (name text primary key, ran_at bigint not null)`.execute(queries);
      for (const name of names) await sql`insert into schema_migrations (name, ran_at) values (${name}, 1)`.execute(queries);
    });
  });
  afterEach(async () => {
    await opened.database.close();
    await opened.remove();
  });

  const run = (statement: string) => opened.database.write(async (queries) => void (await sql.raw(statement).execute(queries)));

  interface Old {
    /** Who paid; null: nobody yet. */
    paidBy: string | null;
    claim: 'settling' | 'unknown' | 'settled';
    hasMoved: boolean;
    call: 'succeeded' | 'given_back' | null;
  }

  /** A payment with what was signed for it, and with the call that it paid for, where there is one. */
  async function payment(digit: number, { paidBy, claim, hasMoved, call }: Old) {
    const id = idOf(digit);
    const status = paidBy === null ? 'pending' : 'paid';
    await run(`insert into payments (id, offer_kind, service_id, provider_id, status, amount_micros, currency, max_calls, used_calls, client_id,
      payer_account_id, created_at, expires_at, paid_at)
      values ('${id}', 'tool', 'timestamp', 'credit', '${status}', 30000, 'USD', 1, ${call === 'succeeded' ? 1 : 0}, 'anonymous', null, 1,
      9000000000000, ${paidBy === null ? 'null' : '2'})`);
    if (paidBy !== null)
      await run(`insert into ledger_entries (id, debit_account, credit_account, amount_micros, currency, kind, payment_id, created_at)
        values ('led_${digit}', '${paidBy}', 'payments:held', 30000, 'USD', 'payment', '${id}', 2)`);
    const moved = hasMoved ? `'0x0${digit}', '${wallet}'` : 'null, null';
    await run(`insert into x402_claims (network, asset, payer, nonce, payment_id, provider_id, service_id, state, payload, requirement,
      transaction_hash, settled_payer, is_only, process_id, created_at, updated_at)
      values ('eip155:8453', '0xasset', '${wallet}', '0x${digit}', '${id}', 'x402', 'timestamp', '${claim}', '{"a":1}', '{"amount":"30000"}',
      ${moved}, 0, 'proc_1', 1, 2)`);
    if (call === null) return;
    await run(`insert into calls (id, payment_id, service_id, client_id, state, process_id, answer, started_at, finished_at)
      values ('call_${String(digit).padStart(26, '9')}', '${id}', 'timestamp', 'anonymous', '${call}', 'proc_1', '{"unix":1}', 3, 4)`);
  }
  const purchasesOf = (digit: number) =>
    opened.database.read
      .selectFrom('purchases')
      .select(['state', 'signed_id', 'network', 'payer', 'holder_id', 'signed', 'answer', 'transaction_hash', 'settled_payer'])
      .where('payment_id', '=', idOf(digit))
      .orderBy('state')
      .execute();

  const unsigned = { signed_id: null, network: null, payer: null, holder_id: null, signed: null, transaction_hash: null };
  const signed = (digit: number) => ({
    signed_id: `eip155:8453 0xasset ${wallet} 0x${digit}`,
    network: 'eip155:8453',
    payer: wallet,
    holder_id: wallet,
    signed: '{"payload":{"a":1},"requirement":{"amount":"30000"}}',
    answer: null,
  });
  const answer = '{"unix":1}';

  it.each(['unknown', 'settling'] as const)('looks again for what was signed, where credit paid meanwhile (%s)', async (claim) => {
    const byCredit = { paidBy: 'credit:usr_1', claim, hasMoved: claim === 'settling' };
    await payment(1, { ...byCredit, call: 'succeeded' });
    await payment(2, { ...byCredit, call: 'given_back' });
    await payment(3, { ...byCredit, call: null });
    await migrate(opened.database);
    const open = (digit: number) => ({
      ...signed(digit),
      state: claim === 'unknown' ? 'unknown' : 'reserved',
      transaction_hash: byCredit.hasMoved ? `0x0${digit}` : null,
      settled_payer: null,
    });
    expect(await purchasesOf(1)).toEqual([open(1), { ...unsigned, state: 'used', answer, settled_payer: null }]);
    expect(await purchasesOf(2)).toEqual([{ ...unsigned, state: 'given_back', answer, settled_payer: null }, open(2)]);
    expect(await purchasesOf(3)).toEqual([open(3)]);
  });

  it('looks again for what moved before its process died, and was not booked', async () => {
    await payment(1, { paidBy: null, claim: 'settling', hasMoved: true, call: null });
    await payment(2, { paidBy: null, claim: 'settling', hasMoved: false, call: null });
    await migrate(opened.database);
    expect(await purchasesOf(1)).toMatchObject([{ ...signed(1), state: 'reserved', transaction_hash: '0x01', settled_payer: null }]);
    expect(await purchasesOf(2)).toMatchObject([{ ...signed(2), state: 'reserved' }]);
  });

  it('leaves together what was signed and what it paid for', async () => {
    const byWallet = { paidBy: 'provider:x402:eip155:8453', claim: 'settled', hasMoved: true } as const;
    await payment(1, { ...byWallet, call: 'succeeded' });
    await payment(2, { ...byWallet, call: null });
    await migrate(opened.database);
    expect(await purchasesOf(1)).toMatchObject([{ ...signed(1), state: 'used', answer, settled_payer: wallet }]);
    expect(await purchasesOf(2)).toMatchObject([{ ...signed(2), state: 'given_back', settled_payer: wallet }]);
  });
});
