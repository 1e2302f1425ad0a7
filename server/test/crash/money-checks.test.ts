import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { uploadedAsset } from '../registry.ts';
import { startService } from '../service.ts';
import { newWallet, signedFor, version2 } from '../wallet.ts';
import { viewSqlite } from './database-view.ts';
import { ledgerOnly, moneyChecks, moneyViolations, type MoneyFacts } from './money-checks.ts';

const facts: MoneyFacts = { ...ledgerOnly, moved: 'test network' };

let folder: string;
let books: string;

/** Something of each kind is bought. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-money-checks-'));
  books = join(folder, 'farebox.sqlite');
  const database = openSqlite({ file: books });
  const service = await startService({ database });
  const { login, apiKey } = await service.customer({ credit: '5.00', key: { cap_call: '1.00', cap_day: '2.00', cap_total: '3.00' } });
  const [path, body] = ['/api/tools/word-count', { text: 'to be' }];
  const x402 = async (at: string, sent?: unknown) => version2(await signedFor(newWallet(), service, at, sent));

  expect(await service.post(path, body, await x402(path, body))).toMatchObject({ status: 200 });
  expect(await service.post(path, body, { ...(await x402(path, body)), ...apiKey })).toMatchObject({ status: 200 });
  expect(await service.post(path, body, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 200 });
  const top = { amount: '1.00' };
  expect(await service.post('/api/v1/credit', top, await x402('/api/v1/credit', top))).toMatchObject({ status: 201 });
  const asset = `/api/v1/assets/fetch?asset_id=${(await uploadedAsset(service, login)).id}`;
  expect(await service.get(asset, await x402(asset))).toMatchObject({ status: 200 });
  const wanted = { need: 'Tide tables of Macau', amount: '1.00' };
  const pledges = '/api/v1/demand/pledges';
  expect(await service.post(pledges, wanted, await x402(pledges, wanted))).toMatchObject({ status: 201 });
  await service.paid('timestamp');
  await service[Symbol.asyncDispose]();
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Sabotage {
  /** The check that must notice it. */
  check: string;
  sql?: string;
  facts?: (moved: readonly string[]) => Partial<MoneyFacts>;
}

const one = (table: string, where: string) => `id = (select id from ${table} where ${where} limit 1)`;
const columns = 'debit_account, credit_account, amount_micros, currency, kind, payment_id, call_id, created_at';
const copyOf = (where: string, changed = columns) =>
  `insert into ledger_entries (id, ${columns}) select 'led_copy', ${changed} from ledger_entries where ${where} limit 1`;
const settled = `settled_payer is not null`;
/** Of one imported tool, by the calls that have no place in its books. */
function paidUpstream(times: number, outcome = 'lost'): string {
  const payment = (id: number) => `('upay_${id}', 'src_1', 'GET /a', 'a.example', 'eip155:1', '0x1', 1, 1, 'settled', 2, 2, '${outcome}')`;
  return `insert into imported_tools (id, source_id, operation, definition, digest, price_micros, state, revision, created_at)
      values ('far-a', 'src_1', 'GET /a', '{}', '', 1, 'published', 1, 1);
    insert into upstream_payments (id, source_id, operation, host, network, pay_to, amount_micros, is_test, state, expires_at, created_at, outcome)
      values ${Array.from({ length: times }, (_, id) => payment(id)).join(', ')}`;
}

const sabotages: readonly Sabotage[] = [
  {
    check: 'no entry moves nothing, less than nothing, or from an account to itself',
    sql: `update ledger_entries set debit_account = credit_account where ${one('ledger_entries', `kind = 'use'`)}`,
  },
  {
    check: 'a balance is what its entries say, and never below zero, but for owners who owe',
    sql: `update ledger_balances set balance_micros = balance_micros + 1`,
  },
  {
    check: 'a balance is what its entries say, and never below zero, but for owners who owe',
    sql: `update ledger_balances set balance_micros = -1`,
  },
  {
    check: 'an owner is paid and owed what was sold and not refunded',
    sql: `update revenue_events set is_test = 1 - is_test`,
  },
  {
    check: 'test money and real money never meet in one entry',
    sql: `update payments set provider_id = 'credit' where provider_id = 'x402-test'`,
  },
  {
    check: 'test money and real money never meet in one entry',
    sql: `update ledger_entries set debit_account = 'provider:x402' where ${one('ledger_entries', `credit_account like 'test:%'`)}`,
  },
  { check: 'no test money buys once it is refused', facts: () => ({ realSince: 1 }) },
  {
    check: 'a payout draws no more than its owner is owed',
    sql: `insert into ledger_entries (id, ${columns}) select 'led_paid_out', 'earnings:' || id, 'payouts:pending', 1, 'USD', 'payout', null, null, 1
      from users limit 1`,
  },
  { check: 'an account with entries has a balance', sql: `delete from ledger_balances where account like 'credit:%'` },
  {
    check: 'held money is owed for calls that are left',
    sql: copyOf(`kind = 'payment'`, columns.replace('payment_id, call_id', 'null, null').replace(' kind', ` 'other'`)),
  },
  { check: 'pledged money is held for the open pledges', sql: `update pledges set is_test = 1 - is_test` },
  {
    check: 'a pledge holds its money once, and lets it go once',
    sql: `update ledger_entries set kind = 'pledge_released' where kind = 'pledge'`,
  },
  { check: 'a pledge is sold to the seller that was accepted, or refunded', sql: `update pledges set state = 'withdrawn', ended_at = 1` },
  {
    check: 'what a card paid is the credit of its order, once',
    sql: `insert into card_top_ups (id, user_id, amount_micros, currency, success_url, cancel_url, status, created_at, expires_at, paid_at)
      select 'top_lost', id, 1, 'USD', '', '', 'paid', 1, 1, 1 from users limit 1`,
  },
  {
    check: 'nothing is where nobody can claim it',
    sql: `update ledger_entries set credit_account = 'test:payments:nobody' where ${one('ledger_entries', `kind = 'use'`)}`,
  },
  {
    check: 'nothing is open any more, but what nobody can tell',
    sql: `update purchases set state = 'reserved' where ${one('purchases', `state = 'used'`)}`,
  },
  {
    check: 'nothing is open any more, but what nobody can tell',
    sql: `update purchases set state = 'unknown' where ${one('purchases', settled)}`,
    facts: () => ({ mayStayOpen: true }),
  },
  {
    check: 'a payment counts the purchases it was used for',
    sql: `update payments set used_calls = 0 where ${one('payments', 'used_calls = 1')}`,
  },
  { check: 'what is used is paid', sql: `update payments set status = 'refunded' where ${one('payments', 'used_calls = 1')}` },
  { check: 'a paid payment is paid once, and exactly', sql: copyOf(`kind = 'payment'`) },
  {
    check: 'a paid payment is paid once, and exactly',
    sql: `update ledger_entries set amount_micros = amount_micros - 1 where ${one('ledger_entries', `kind = 'payment'`)}`,
  },
  { check: 'the money of a payment is earned, refunded or held', sql: copyOf(`kind = 'use'`, columns.replace(' kind', ` 'refund'`)) },
  {
    check: 'the money of a payment is earned, refunded or held',
    sql: `update payments set status = 'refunded' where ${one('payments', `status = 'paid' and used_calls = 0`)}`,
  },
  { check: 'what is used is booked once', sql: `delete from ledger_entries where ${one('ledger_entries', `kind = 'use'`)}` },
  { check: 'what is used is booked once', sql: copyOf(`kind = 'sale'`) },
  { check: 'what is booked is used', sql: `update purchases set state = 'given_back' where ${one('purchases', `state = 'used'`)}` },
  {
    check: 'what was bought is there: an answer, a delivery, an open pledge or credit',
    sql: `update purchases set answer = null where ${one('purchases', 'answer is not null')}`,
  },
  { check: 'what was bought is there: an answer, a delivery, an open pledge or credit', sql: `delete from revenue_events` },
  { check: 'what was bought is there: an answer, a delivery, an open pledge or credit', sql: `delete from credit_purchases` },
  {
    check: 'an asset is bought once by its holder',
    sql: `insert into purchases (id, payment_id, service_id, client_id, state, process_id, payer, started_at)
      select 'call_copy', payment_id, service_id, client_id, state, process_id, payer, started_at from purchases where service_id like 'ast_%'`,
  },
  {
    check: 'what moved has one purchase that knows of it',
    sql: `update purchases set settled_payer = null where ${one('purchases', settled)}`,
  },
  {
    check: 'nothing moves twice',
    facts: ([key = '']) => ({ moved: [key, key].map((each) => ({ key: each, amountMicros: 50_000 })) }),
  },
  {
    check: 'what counts as settled moved, and so much',
    sql: `delete from test_network_transfers where nonce = (select max(nonce) from test_network_transfers)`,
  },
  { check: 'what counts as settled moved, and so much', sql: `update test_network_transfers set amount_micros = amount_micros + 1` },
  {
    check: 'what is only claimed to have moved pays once',
    sql: `drop index purchases_by_signature; update purchases set signed_id = (select max(signed_id) from purchases) where ${settled}`,
    facts: (moved) => ({ moved: [], claimed: moved.map((key) => ({ key, amountMicros: 50_000 })) }),
  },
  {
    check: 'each transfer is in the books once',
    sql: `delete from ledger_entries where ${one('ledger_entries', `kind = 'payment' and debit_account like 'provider:x402%'`)}`,
  },
  {
    check: 'each transfer is in the books once',
    sql: copyOf(`debit_account like 'provider:x402%'`, columns.replace(' kind', ` 'surplus'`)),
  },
  {
    check: 'surplus becomes credit of an account',
    sql: copyOf(`debit_account like 'provider:x402%'`, columns.replace(' kind', ` 'surplus'`)),
  },
  {
    check: 'a tool that fails costs its wallet nothing',
    sql: `update purchases set state = 'given_back', failure = 'upstream_failed' where ${one('purchases', settled)}`,
  },
  { check: 'one request is settled once, by whatever signature', facts: (moved) => ({ oneOf: [moved.slice(0, 1), moved.slice(1, 3)] }) },
  { check: 'nothing costs more than its buyer agreed to', facts: ([key = '']) => ({ agreed: [{ key, amountMicros: 1 }] }) },
  {
    check: 'nothing costs more than its buyer agreed to',
    sql: `update purchases set idempotency_key = 'cheap' where ${one('purchases', `state = 'used'`)}`,
    facts: () => ({ agreed: [{ key: 'cheap', amountMicros: 1 }] }),
  },
  {
    check: 'what a key spends counts against that key',
    sql: `update payments set id = 'pay_spent' where ${one('payments', 'api_key_id is not null')}`,
    facts: () => ({ spenders: [{ id: 'pay_spent', keyHash: 'of another' }] }),
  },
  {
    check: 'what other servers took was written down, and what they confirmed they took',
    facts: () => ({ taken: [{ operation: 'GET /a', times: 1 }] }),
  },
  {
    check: 'what other servers took was written down, and what they confirmed they took',
    sql: paidUpstream(1),
    facts: () => ({ taken: [{ operation: 'GET /a', times: 0 }] }),
  },
  { check: 'a payment to another server is charged to one buyer, or a loss', sql: paidUpstream(1, 'sold') },
  { check: 'what is paid to other servers counts on its day', sql: paidUpstream(1) },
  { check: 'a tool that only loses is taken from sale', sql: paidUpstream(11, 'lost') },
  { check: 'a tool that only lost is not on sale', sql: paidUpstream(5, 'lost') },
  { check: 'a key has spent what its payments say', sql: `update api_keys set spent_total_micros = spent_total_micros + 1` },
  {
    check: 'only what is paid, or about to be, counts against a cap',
    sql: `update payments set status = 'expired' where ${one('payments', 'api_key_id is not null')}`,
  },
  {
    check: 'what a key pays counts against its caps',
    sql: `update payments set api_key_id = null where ${one('payments', 'api_key_id is not null')}`,
  },
  { check: 'no call is above its cap', sql: `update api_keys set cap_call_micros = 49999` },
  { check: 'no day is above its cap', sql: `update api_keys set cap_day_micros = 99999` },
  { check: 'no key is above its cap', sql: `update api_keys set cap_total_micros = 99999` },
];

it('finds nothing where all is well', async () => {
  await using view = viewSqlite(books);
  expect(await moneyViolations(view, facts)).toEqual([]);
});

it('takes what was claimed to have moved for moved', async () => {
  const Transfer = z.object({ key: z.string(), amount_micros: z.number() });
  const connection = new DatabaseSync(books, { readOnly: true });
  const rows = connection.prepare(`select payer || ':' || nonce as key, amount_micros from test_network_transfers`).all();
  connection.close();
  const claimed = rows.map((row) => Transfer.parse(row)).map(({ key, amount_micros: amountMicros }) => ({ key, amountMicros }));
  await using view = viewSqlite(books);
  expect(await moneyViolations(view, { ...facts, moved: [], claimed })).toEqual([]);
  expect((await moneyViolations(view, { ...facts, moved: [], claimed: claimed.slice(1) })).map(({ name }) => name)).toEqual([
    'what counts as settled moved, and so much',
  ]);
});

it.each(sabotages)('notices that it is not so: $check', async ({ check, sql, facts: changed }) => {
  const copy = join(folder, 'sabotaged.sqlite');
  await copyFile(books, copy);
  const connection = new DatabaseSync(copy);
  const Name = z.object({ name: z.string() });
  // The books defend themselves; breaking them takes breaking that first.
  const guards = connection.prepare(`select name from sqlite_schema where type in ('trigger')`).all();
  for (const { name } of guards.map((row) => Name.parse(row))) connection.exec(`drop trigger ${name}`);
  connection.exec('pragma foreign_keys = off; pragma ignore_check_constraints = on;');
  if (sql !== undefined) {
    const before = connection.prepare('select total_changes() as name').get();
    connection.exec(sql);
    expect(connection.prepare('select total_changes() as name').get()).not.toEqual(before);
  }
  const moved = connection.prepare(`select payer || ':' || nonce as name from test_network_transfers order by nonce`).all();
  connection.close();
  await using view = viewSqlite(copy);
  const found = await moneyViolations(view, { ...facts, ...changed?.(moved.map((row) => Name.parse(row).name)) });
  expect(found.map(({ name }) => name)).toContain(check);
});

it('has been shown to notice by each of its checks', () => {
  expect(new Set(sabotages.map(({ check }) => check))).toEqual(new Set(moneyChecks(facts).map(({ name }) => name)));
});
