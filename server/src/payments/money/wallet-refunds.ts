import type { Foundation } from '../../foundation.ts';
import type { Selectable } from 'kysely';
import type { AuditTrail } from '../../accounts/audit-trail.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import { asProblem, problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import { accountFor, creditAccount, creditAccountOf, testAccount, walletRefundsAccount, type Ledger } from './ledger.ts';
import { lowerHex } from '../purchase/reservations.ts';
import { hexOf } from '../../settlement/payload.ts';
import type { Settler } from '../../settlement/settler.ts';

/** Prepaid credit of a wallet. */
interface WalletCredit {
  wallet: string;
  balanceMicros: Micros;
  isTest: boolean;
}

/** Credit that an admin sent back to its wallet. */
interface WalletRefund {
  id: string;
  wallet: string;
  amountMicros: Micros;
  transaction: string;
  isTest: boolean;
  createdAt: number;
}

type Sent = Omit<WalletRefund, 'id' | 'createdAt'>;

export interface NewWalletRefund {
  wallet: string;
  /** Above zero. */
  amountMicros: Micros;
  /** The transaction that sent it. */
  transaction: string;
  isTest: boolean;
  /** The admin vouches for it: the chain is not asked, e.g. because it was sent on another one, or from another address. */
  isUnverified: boolean;
  /** The admin's account. */
  actorId: string;
}

interface RecordedRefund {
  refund: WalletRefund;
  isVerified: boolean;
  isReplay: boolean;
}

export interface WalletRefunds {
  /** Wallets with credit, sorted by account: real money first. */
  list(page: PageRequest): Promise<Page<WalletCredit>>;
  /**
   * Books a refund that was sent, once for a wallet and a transaction.
   * @returns `isVerified`: the chain shows the transfer; false where no chain can be asked
   * @throws conflict where the wallet has less credit, the transaction was booked with other values, is of another kind of network,
   *   or where the chain shows no such transfer; unavailable while the chain does not answer
   */
  record(refund: NewWalletRefund): Promise<RecordedRefund>;
}

export interface WalletRefundsOptions extends Pick<Foundation, 'clock' | 'database'> {
  ledger: Ledger;
  auditTrail: Pick<AuditTrail, 'record'>;
  /** Its chain shows what was sent; null: no chain can be asked. */
  settler: Pick<Settler, 'isTest' | 'ownTransfers'> | null;
}

export function walletRefunds({ database, ledger, auditTrail, settler, clock }: WalletRefundsOptions): WalletRefunds {
  /** The row claims the transaction: of two requests at once, one inserts and books it, the other waits and finds it. */
  async function book(queries: Queries, refund: Sent, isVerified: boolean, actorId: string) {
    const now = clock.now();
    const { wallet, amountMicros, transaction, isTest } = refund;
    const made: WalletRefund = { ...refund, id: newId('rfd', now), createdAt: now };
    if (!(await insert(queries, made, actorId))) return { refund: await madeBefore(queries, refund), isReplay: true };
    await takeCredit(queries, made, now);
    const details = { refundId: made.id, transaction, amountMicros, currency: 'USD', isTest, isVerified };
    await auditTrail.record(queries, { actorId, action: 'wallet_credit.refund', subjectId: wallet, details });
    return { refund: made, isReplay: false };
  }

  /** @returns false where no chain can be asked. @throws conflict where the chain shows no such transfer; unavailable */
  async function verified({ wallet, amountMicros, transaction, isTest }: Sent): Promise<boolean> {
    const own = settler?.isTest === isTest ? settler.ownTransfers : undefined;
    if (own === undefined || !wallet.startsWith('0x')) return false;
    const found = await own.find(hexOf(transaction));
    if (found === null) throw contradicted('the chain does not know this transaction');
    if (!found.isSuccess) throw contradicted('the transaction failed, and moved nothing');
    const received = found.transfers.filter(({ to }) => to === wallet);
    if (received.length === 0) throw contradicted('the transaction has no transfer of the token to this wallet');
    const sent = received.filter(({ from }) => own.senders.some((sender) => lowerHex(sender) === from));
    if (sent.length === 0) throw contradicted('the transfer to this wallet was not sent by this service');
    const amounts = sent.map(({ value }) => Number(value));
    if (!amounts.includes(amountMicros)) throw contradicted(`the transaction moved ${formatAmount(amounts[0] ?? 0)} USD to this wallet`);
    const payout = database.read.selectFrom('payout_transactions').select('line_id').where('hash', '=', transaction);
    if ((await payout.executeTakeFirst()) !== undefined) throw contradicted('the transaction is a payout');
    return true;
  }

  async function takeCredit(queries: Queries, { id, wallet, amountMicros, isTest }: WalletRefund, now: number): Promise<void> {
    const [debitAccount, to] = [creditAccountOf(wallet, isTest), accountFor(walletRefundsAccount, isTest)];
    const movement = { debitAccount, creditAccount: to, amountMicros, currency: 'USD', paymentId: id };
    try {
      await ledger.post(queries, { kind: 'wallet_refund', ...movement }, now);
    } catch (thrown) {
      const refused = asProblem(thrown);
      if (refused.code !== 'insufficient_credit') throw thrown;
      const balance = formatAmount(await ledger.balance(queries, debitAccount));
      throw problem('conflict', { message: `the wallet has ${balance} USD of credit`, members: { balance }, cause: refused });
    }
  }

  return {
    async list({ limit, cursor }) {
      let query = database.read
        .selectFrom('ledger_balances')
        .select(['account as id', 'balance_micros'])
        .where('balance_micros', '>', 0)
        .where((eb) => eb.or(walletPrefixes.map((prefix) => eb('account', 'like', `${prefix}%`))));
      if (cursor !== null) query = query.where('account', '>', cursor);
      const rows = await query
        .orderBy('account')
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, ({ id, balance_micros: balanceMicros }) => {
        const isTest = id.startsWith(testAccount(''));
        return { wallet: id.slice(creditAccountOf('', isTest).length), balanceMicros, isTest };
      });
    },

    async record({ wallet: named, transaction: shown, amountMicros, isTest, isUnverified, actorId }) {
      const [wallet, transaction] = [lowerHex(named), lowerHex(shown)];
      if (wallet.startsWith('0x') !== transaction.startsWith('0x'))
        throw problem('conflict', { message: 'the transaction is of another kind of network than the wallet' });
      const sent = { wallet, transaction, amountMicros, isTest };
      const isVerified = !isUnverified && (await verified(sent));
      const booked = await database.write((queries) => book(queries, sent, isVerified, actorId));
      return { ...booked, isVerified };
    },
  };
}

function contradicted(message: string) {
  return problem('conflict', {
    message,
    hint: 'Wait until it is in a block. If it was sent on another chain or from another address, send unverified: true.',
  });
}

/** Ids of accounts have other prefixes. */
const walletPrefixes = ['0x', 'solana:'].flatMap((start) => [creditAccount(start), testAccount(creditAccount(start))]);

/** @returns false where the transaction was booked before */
async function insert(queries: Queries, refund: WalletRefund, actorId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('wallet_refunds')
    .values({
      id: refund.id,
      wallet: refund.wallet,
      transaction_hash: refund.transaction,
      amount_micros: refund.amountMicros,
      currency: 'USD',
      is_test: refund.isTest ? 1 : 0,
      refunded_by: actorId,
      created_at: refund.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @throws conflict where it was booked with other values */
async function madeBefore(queries: Queries, refund: Sent): Promise<WalletRefund> {
  const row = await queries
    .selectFrom('wallet_refunds')
    .selectAll()
    .where('wallet', '=', refund.wallet)
    .where('transaction_hash', '=', refund.transaction)
    .executeTakeFirstOrThrow();
  const made = refundOf(row);
  if (made.amountMicros === refund.amountMicros && made.isTest === refund.isTest) return made;
  const booked = `${formatAmount(made.amountMicros)} USD${made.isTest ? ' of test credit' : ''}`;
  throw problem('conflict', { message: `the transaction is already booked, as ${booked}` });
}

function refundOf(row: Selectable<Tables['wallet_refunds']>): WalletRefund {
  return {
    id: row.id,
    wallet: row.wallet,
    amountMicros: row.amount_micros,
    transaction: row.transaction_hash,
    isTest: row.is_test === 1,
    createdAt: row.created_at,
  };
}
