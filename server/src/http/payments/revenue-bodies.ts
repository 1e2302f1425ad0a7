import type { RevenueEvent as RevenueEventBody, RevenueTotals as RevenueTotalsBody, Statement as StatementBody } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { KeptOrReturned } from '../../assets/revenue-returns.ts';
import type { RevenueTotals, Statement } from '../../payments/revenue-books.ts';

export function revenueEventBody(event: KeptOrReturned): RevenueEventBody {
  return {
    id: event.id,
    kind: event.kind,
    service_id: event.serviceId,
    asset_id: event.kind === 'asset_delivery' ? event.serviceId : null,
    owner_id: event.ownerId,
    payment_id: event.paymentId,
    amount: formatAmount(event.amountMicros),
    fee: formatAmount(event.feeMicros),
    net: formatAmount(event.amountMicros - event.feeMicros),
    currency: 'USD',
    is_test: event.isTest,
    client_id: event.clientId,
    created_at: rfc3339(event.createdAt),
    given_back_at: event.givenBackAt === null ? null : rfc3339(event.givenBackAt),
  };
}

export function revenueTotalsBody({ events, amountMicros, feeMicros, testAmountMicros }: RevenueTotals): RevenueTotalsBody {
  return {
    events,
    amount: formatAmount(amountMicros),
    fee: formatAmount(feeMicros),
    net: formatAmount(amountMicros - feeMicros),
    test_amount: formatAmount(testAmountMicros),
    currency: 'USD',
  };
}

/** The account and period of a statement. */
export interface StatementRange {
  accountId: string;
  since: number;
  until: number;
}

export function statementBody({ accountId, since, until }: StatementRange, statement: Statement): StatementBody {
  return {
    account_id: accountId,
    since: rfc3339(since),
    until: rfc3339(until),
    currency: 'USD',
    opening_balance: formatAmount(statement.openingMicros),
    closing_balance: formatAmount(statement.closingMicros),
    entries: statement.entries.map(({ id, kind, amountMicros, balanceMicros, paymentId, createdAt }) => ({
      id,
      kind,
      amount: formatAmount(amountMicros),
      balance: formatAmount(balanceMicros),
      payment_id: paymentId,
      created_at: rfc3339(createdAt),
    })),
    is_complete: statement.isComplete,
  };
}

export const statementColumns = ['id', 'kind', 'amount', 'balance', 'payment_id', 'created_at'] as const;

/** The entries between their opening and their closing balance. Where there are too many, the last row is `incomplete`. */
export async function* statementRows(range: StatementRange, statement: Statement) {
  const balanceRow = (kind: string, balance: string, created_at: string) => ({
    id: null,
    kind,
    amount: null,
    balance: signed(balance),
    payment_id: null,
    created_at,
  });
  const { opening_balance, closing_balance, entries, is_complete, since, until } = statementBody(range, statement);
  yield balanceRow('opening_balance', opening_balance, since);
  for (const entry of entries) yield { ...entry, amount: signed(entry.amount), balance: signed(entry.balance) };
  yield is_complete
    ? balanceRow('closing_balance', closing_balance, until)
    : balanceRow('incomplete', closing_balance, entries.at(-1)?.created_at ?? until);
}

/** As a number, which may begin with a minus in a file; a text would be taken for a formula. */
function signed(amount: string): number {
  return Number(amount);
}
