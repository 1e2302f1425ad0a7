import type { Micros } from '../money.ts';
import { creditAccount } from '../payments/ledger.ts';
import { shortId } from '../payments/payments.ts';
import type { Database } from '../storage/database.ts';
import { pageOf, type Page, type PageRequest } from './page.ts';

const kinds = ['top_up', 'payment', 'refund', 'expiry'] as const;

/** One movement of an account's prepaid credit. */
export interface CreditMovement {
  id: string;
  kind: (typeof kinds)[number];
  /** Negative for what went out. */
  amountMicros: Micros;
  serviceId: string | null;
  /** Shortened: who knows the whole can read the payment. */
  paymentId: string | null;
  /** The order by card that was paid or refunded. */
  topUpId: string | null;
  createdAt: number;
}

/**
 * Every movement of an account's credit, from the ledger itself, the newest first. What came and what went are two indexes of
 * the ledger; a page of each holds the page of both.
 */
export async function creditHistory({ read }: Pick<Database, 'read'>, accountId: string, page: PageRequest): Promise<Page<CreditMovement>> {
  const account = creditAccount(accountId);
  const side = (column: 'credit_account' | 'debit_account') => {
    let query = read
      .selectFrom('ledger_entries')
      .leftJoin('payments', 'payments.id', 'ledger_entries.payment_id')
      .select(['ledger_entries.id', 'kind', 'ledger_entries.amount_micros', 'payment_id', 'ledger_entries.created_at', 'service_id'])
      .where(column, '=', account);
    if (page.cursor !== null) query = query.where('ledger_entries.id', '<', page.cursor);
    return query
      .orderBy('ledger_entries.id', 'desc')
      .limit(page.limit + 1)
      .execute();
  };
  const [came, went] = await Promise.all([side('credit_account'), side('debit_account')]);
  const movements = [...came.map((row) => movementOf(row, 1)), ...went.map((row) => movementOf(row, -1))];
  return pageOf(
    movements.toSorted((a, b) => (a.id < b.id ? 1 : -1)),
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
  created_at: number;
}

function movementOf(row: EntryRow, sign: 1 | -1): CreditMovement {
  const { payment_id: about } = row;
  const isTopUp = about?.startsWith('top_') === true;
  return {
    id: row.id,
    // Whatever else may move credit one day: it was spent, or it came back.
    kind: kinds.find((kind) => kind === row.kind) ?? (sign < 0 ? 'payment' : 'refund'),
    amountMicros: sign * row.amount_micros,
    serviceId: row.service_id,
    paymentId: about === null || isTopUp ? null : shortId(about),
    topUpId: isTopUp ? about : null,
    createdAt: row.created_at,
  };
}
