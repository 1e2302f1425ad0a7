import type { Micros } from '../money.ts';
import { creditAccountOf } from '../payments/money/ledger.ts';
import { shortId } from '../payments/quotes/payment.ts';
import type { Database } from '../storage/database.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';

const kinds = ['top_up', 'payment', 'refund', 'surplus', 'wallet_refund'] as const;

/** One movement of prepaid credit. */
export interface CreditMovement {
  id: string;
  kind: (typeof kinds)[number];
  /** Negative for credit that was spent or sent back. */
  amountMicros: Micros;
  serviceId: string | null;
  /** Shortened: the whole id would let its reader spend the payment. */
  paymentId: string | null;
  /** The purchase of the credit, or the card order that was refunded. */
  topUpId: string | null;
  /** The transaction that sent it back to the wallet. */
  transaction: string | null;
  /** Test money. */
  isTest: boolean;
  createdAt: number;
}

/**
 * Every movement of the credit of an account or a wallet, newest first, read from the ledger. Credits and debits have an index each,
 * for real and for test money; the newest of their pages together are the page of all.
 */
export async function creditHistory({ read }: Pick<Database, 'read'>, holderId: string, page: PageRequest): Promise<Page<CreditMovement>> {
  async function side(column: 'credit_account' | 'debit_account', isTest: boolean): Promise<CreditMovement[]> {
    let query = read
      .selectFrom('ledger_entries')
      .leftJoin('payments', 'payments.id', 'ledger_entries.payment_id')
      .leftJoin('credit_purchases', 'credit_purchases.payment_id', 'ledger_entries.payment_id')
      .leftJoin('wallet_refunds', 'wallet_refunds.id', 'ledger_entries.payment_id')
      .select(['ledger_entries.id', 'kind', 'ledger_entries.amount_micros', 'ledger_entries.payment_id', 'ledger_entries.created_at'])
      .select(['service_id', 'offer_kind', 'credit_purchases.id as purchase_id', 'wallet_refunds.transaction_hash as transaction'])
      .where(column, '=', creditAccountOf(holderId, isTest));
    if (page.cursor !== null) query = query.where('ledger_entries.id', '<', page.cursor);
    const rows = await query
      .orderBy('ledger_entries.id', 'desc')
      .limit(page.limit + 1)
      .execute();
    return rows.map((row) => movementOf(row, column === 'credit_account' ? 1 : -1, isTest));
  }
  const sides = await Promise.all([
    side('credit_account', false),
    side('debit_account', false),
    side('credit_account', true),
    side('debit_account', true),
  ]);
  return pageOf(
    sides.flat().toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    page.limit,
    (movement) => movement,
  );
}

interface EntryRow {
  id: string;
  kind: string;
  amount_micros: Micros;
  payment_id: string | null;
  service_id: string | null;
  offer_kind: 'tool' | 'asset' | 'credit' | null;
  purchase_id: string | null;
  transaction: string | null;
  created_at: number;
}

function movementOf(row: EntryRow, sign: 1 | -1, isTest: boolean): CreditMovement {
  const { payment_id: about } = row;
  const isCardTopUp = about?.startsWith('top_') === true;
  const isPayment = about?.startsWith('pay_') === true;
  return {
    id: row.id,
    // Kinds that move no credit today: their sign says whether it was spent or came back.
    kind: kinds.find((kind) => kind === row.kind) ?? (sign < 0 ? 'payment' : 'refund'),
    amountMicros: sign * row.amount_micros,
    serviceId: row.offer_kind === 'credit' ? null : row.service_id,
    paymentId: about !== null && isPayment ? shortId(about) : null,
    topUpId: isCardTopUp ? about : row.purchase_id,
    transaction: row.transaction,
    isTest,
    createdAt: row.created_at,
  };
}
