import { sql } from 'kysely';
import { problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { formatAmount, type Micros } from '../../money.ts';
import { compiledInsert, compiledQuery } from '../../storage/compiled-query.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { Dialect } from '../../storage/dialect.ts';

/** Why money moved. */
export type EntryKind =
  | 'payment'
  | 'use'
  | 'use_returned'
  | 'sale'
  | 'fee'
  | 'refund'
  | 'surplus'
  | 'pledge'
  | 'pledge_released'
  | 'wallet_refund'
  | 'top_up'
  | 'payout'
  | 'payout_paid'
  | 'payout_returned';

/** One movement: `amountMicros` out of the debit account into the credit account. Nothing moves where it is 0. */
export interface Movement {
  debitAccount: string;
  creditAccount: string;
  amountMicros: Micros;
  currency: string;
  kind: EntryKind;
  paymentId?: string;
  callId?: string;
}

/** Money paid for calls that are not used yet: owed to the holders of the tokens. */
export const heldAccount = 'payments:held';
/** Credit that was sent back to wallets. */
export const walletRefundsAccount = 'refunds:wallets';
/** The source of an operator's grants. */
export const grantsAccount = 'operator:grants';
/** @param holderId an account, or the address of a wallet */
export const creditAccount = (holderId: string) => `credit:${holderId}`;
export const toolRevenueAccount = (serviceId: string) => `revenue:tool:${serviceId}`;
/**
 * The operator's debt to an owner of assets. Below zero it is the owner's debt: sales that were refunded after they were paid out. Whatever
 * comes in later, new sales and payouts that failed, repays it before anything is paid out again.
 */
export const earningsAccount = (ownerId: string) => `earnings:${ownerId}`;
/** Payouts under way: drawn from earnings, and not confirmed yet. */
export const payoutsPendingAccount = 'payouts:pending';
/** Payouts that owners received. */
export const payoutsPaidAccount = 'payouts:paid';
/** The operator's share of deliveries. */
export const feesAccount = 'revenue:fees';
/** Money that buyers hold ready for a need: owed to them until they accept a listing. */
export const pledgesAccount = 'pledges:held';
/** The test money twin of an account: payouts never read such accounts. */
export const testAccount = (account: string) => `test:${account}`;
const isTestAccount = (account: string) => account.startsWith(testAccount(''));
export const accountFor = (account: string, isTest: boolean) => (isTest ? testAccount(account) : account);
/** Credit bought with test money is kept apart. */
export const creditAccountOf = (holderId: string, isTest: boolean) => accountFor(creditAccount(holderId), isTest);

export type Ledger = ReturnType<typeof ledger>;

interface LedgerAudit {
  entryCount: number;
  /** Account -> credits minus debits. They sum to zero, or the ledger is broken. */
  balances: Record<string, Micros>;
  /** Contradictions; empty where there are none. */
  discrepancies: string[];
}

/**
 * The double-entry ledger. Each entry names its debit and its credit account, so both sides are equal in every row; the database refuses
 * to change or remove one. Accounts of customers also have a guarded balance, changed in the same transaction by a conditional
 * update: it cannot go below zero, even with concurrent requests, except for sales that an owner has to give back.
 *
 * Whatever money buys is booked here, so test money left from before a service took real money is refused here.
 * @param takesTestMoney false for a service with real money
 */
export function ledger(database: Database, takesTestMoney = true) {
  const { insert, draw, deposit } = statements(database.dialect);

  function requireTaken(isTest: boolean): void {
    if (isTest && !takesTestMoney)
      throw problem('conflict', {
        message: 'it was paid with test money, which this service does not take any more',
        hint: 'What is left of test money can be withdrawn, or ends. Pay again with real money.',
      });
  }

  return {
    /**
     * Books a movement in the caller's transaction.
     * @throws insufficient_credit when a guarded account would go below zero and may not owe; conflict where test money would buy, and none
     *   is taken any more
     */
    async post(queries: Queries, movement: Movement, nowMs: number): Promise<void> {
      const { debitAccount, creditAccount: to, amountMicros, currency } = movement;
      if (amountMicros === 0) return;
      if (buying.has(movement.kind)) requireTaken(isTestAccount(to));
      if (isReturnedSale(movement)) await deposit.change(queries, { account: debitAccount, currency, amountMicros: -amountMicros });
      else if (isGuarded(debitAccount)) {
        const drawn = await draw.change(queries, { account: debitAccount, currency, amountMicros });
        if (drawn === 0) throw await insufficientCredit(queries, debitAccount, currency, amountMicros);
      }
      if (isGuarded(to)) await deposit.change(queries, { account: to, currency, amountMicros });
      await insert(queries, {
        id: newId('led', nowMs),
        debit_account: debitAccount,
        credit_account: to,
        amount_micros: amountMicros,
        currency,
        kind: movement.kind,
        payment_id: movement.paymentId ?? null,
        call_id: movement.callId ?? null,
        created_at: nowMs,
      });
    },

    /** For what test money has bought: nothing is delivered for it any more. @throws conflict where none is taken any more */
    requireTaken,
    creditBalance: (queries: Queries, accountId: string): Promise<Micros> => balanceOf(queries, creditAccount(accountId), 'USD'),
    /** Of a guarded account, in USD. */
    balance: (queries: Queries, account: string): Promise<Micros> => balanceOf(queries, account, 'USD'),

    /** Recomputes every balance from the entries. */
    audit: (): Promise<LedgerAudit> => audit(database.read),
  };
}

/** Movements that pay for something. The others bring money in, return it, or pay it out. */
const buying: ReadonlySet<EntryKind> = new Set(['use', 'sale', 'fee', 'pledge']);

/** Accounts of customers and owners, whose balance is stored beside the entries. */
const isGuarded = (account: string) => /^(?:test:)?(?:credit|earnings):/.test(account);

/** The owner of a refunded sale gives back its share, or owes it where it was paid out. */
const isReturnedSale = ({ kind, debitAccount }: Movement) => kind === 'sale' && /^(?:test:)?earnings:/.test(debitAccount);

interface Change {
  account: string;
  currency: string;
  amountMicros: Micros;
}

function statements(dialect: Dialect) {
  return {
    insert: compiledInsert(dialect, 'ledger_entries'),
    draw: compiledQuery<Change>(dialect, (db, value) =>
      db
        .updateTable('ledger_balances')
        .set((eb) => ({ balance_micros: eb('balance_micros', '-', value.amountMicros) }))
        .where('account', '=', value.account)
        .where('currency', '=', value.currency)
        .where('balance_micros', '>=', value.amountMicros),
    ),
    deposit: compiledQuery<Change>(dialect, (db, value) =>
      db
        .insertInto('ledger_balances')
        .values({ account: value.account, currency: value.currency, balance_micros: value.amountMicros })
        .onConflict((conflict) =>
          conflict.columns(['account', 'currency']).doUpdateSet((eb) => ({
            balance_micros: eb('ledger_balances.balance_micros', '+', eb.ref('excluded.balance_micros')),
          })),
        ),
    ),
  };
}

async function balanceOf(queries: Queries, account: string, currency: string): Promise<Micros> {
  const row = await queries
    .selectFrom('ledger_balances')
    .select('balance_micros')
    .where('account', '=', account)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance_micros ?? 0;
}

async function insufficientCredit(queries: Queries, account: string, currency: string, amountMicros: Micros) {
  const shortfall = amountMicros - (await balanceOf(queries, account, currency));
  return problem('insufficient_credit', { members: { shortfall: formatAmount(shortfall), currency } });
}

async function audit(queries: Queries): Promise<LedgerAudit> {
  const side = (account: 'debit_account' | 'credit_account') =>
    queries
      .selectFrom('ledger_entries')
      .select([account, sql<number>`cast(sum(amount_micros) as bigint)`.as('total')])
      .groupBy(account);
  const [debits, credits, guarded, { count }] = await Promise.all([
    side('debit_account').execute(),
    side('credit_account').execute(),
    queries.selectFrom('ledger_balances').selectAll().execute(),
    queries
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);

  const balances: Record<string, Micros> = {};
  for (const { credit_account, total } of credits) balances[credit_account] = (balances[credit_account] ?? 0) + total;
  for (const { debit_account, total } of debits) balances[debit_account] = (balances[debit_account] ?? 0) - total;

  const discrepancies: string[] = [];
  const sum = Object.values(balances).reduce((total, balance) => total + balance, 0);
  if (sum !== 0) discrepancies.push(`debits and credits differ by ${sum} micros`);
  for (const { account, balance_micros } of guarded) {
    const booked = balances[account] ?? 0;
    if (booked !== balance_micros) discrepancies.push(`${account}: balance ${balance_micros}, entries ${booked}`);
  }
  const held = balances[heldAccount] ?? 0;
  const owed = await heldForOpenPayments(queries);
  if (held !== owed) discrepancies.push(`${heldAccount}: entries ${held}, open payments ${owed}`);
  const leaving = balances[payoutsPendingAccount] ?? 0;
  const unfinished = await amountOfOpenPayouts(queries);
  if (leaving !== unfinished) discrepancies.push(`${payoutsPendingAccount}: entries ${leaving}, open payouts ${unfinished}`);
  for (const isTest of [false, true]) {
    const refunds = accountFor(walletRefundsAccount, isTest);
    const [booked, sent] = [balances[refunds] ?? 0, await amountOfWalletRefunds(queries, isTest)];
    if (booked !== sent) discrepancies.push(`${refunds}: entries ${booked}, refunds ${sent}`);
    const pledges = accountFor(pledgesAccount, isTest);
    const [pledged, open] = [balances[pledges] ?? 0, await amountOfOpenPledges(queries, isTest)];
    if (pledged !== open) discrepancies.push(`${pledges}: entries ${pledged}, open pledges ${open}`);
  }
  return { entryCount: count, balances, discrepancies };
}

async function amountOfWalletRefunds(queries: Queries, isTest: boolean): Promise<Micros> {
  const { total } = await queries
    .selectFrom('wallet_refunds')
    .select(sql<number | null>`cast(sum(amount_micros) as bigint)`.as('total'))
    .where('is_test', '=', isTest ? 1 : 0)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** The expected balance of `pledges:held`. */
async function amountOfOpenPledges(queries: Queries, isTest: boolean): Promise<Micros> {
  const { total } = await queries
    .selectFrom('pledges')
    .select(sql<number | null>`cast(sum(amount_micros) as bigint)`.as('total'))
    .where(sql<boolean>`state = 'open'`)
    .where('is_test', '=', isTest ? 1 : 0)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** The expected balance of `payouts:pending`: every payout that is neither paid nor returned. */
async function amountOfOpenPayouts(queries: Queries): Promise<Micros> {
  const { total } = await queries
    .selectFrom('payout_lines')
    .select(sql<number | null>`cast(sum(amount_micros) as bigint)`.as('total'))
    .where(sql<boolean>`state in ('pending', 'sending', 'sent')`)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** The expected balance of the held account: the price of every paid call that is neither used nor expired. */
async function heldForOpenPayments(queries: Queries): Promise<Micros> {
  const { total } = await queries
    .selectFrom('payments')
    .select(
      sql<number | null>`cast(sum(amount_micros * (max_calls - (
        select count(*) from purchases where purchases.payment_id = payments.id and purchases.state = 'used'
      )) / max_calls) as bigint)`.as('total'),
    )
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
