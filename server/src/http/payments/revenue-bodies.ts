import type { RevenueEvent as RevenueEventBody, RevenueTotals as RevenueTotalsBody, Statement as StatementBody } from '@farebox/contract';
import { optionalTime, rfc3339 } from '../../clock.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { RevenueBooks, RevenueEvent, RevenueTotals, Statement } from '../../earnings/revenue-books.ts';

export function revenueEventBody(event: RevenueEvent): RevenueEventBody {
  return {
    id: event.id,
    kind: event.kind,
    service_id: event.serviceId,
    asset_id: event.assetId,
    owner_id: event.ownerId,
    payment_id: event.paymentId,
    amount: formatAmount(event.amountMicros),
    fee: formatAmount(event.feeMicros),
    net: formatAmount(event.amountMicros - event.feeMicros),
    currency: 'USD',
    is_test: event.isTest,
    client_id: event.clientId,
    created_at: rfc3339(event.createdAt),
    given_back_at: optionalTime(event.givenBackAt),
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
    entries: statement.entries.map(entryBody),
    is_complete: statement.isComplete,
  };
}

export const statementColumns = ['id', 'kind', 'amount', 'balance', 'payment_id', 'created_at'] as const;

type WholeStatement = Awaited<ReturnType<RevenueBooks['wholeStatement']>>;

/** Every entry, between the opening and the closing balance. */
export async function* statementRows({ since, until }: StatementRange, { openingMicros, entries }: WholeStatement) {
  const balanceRow = (kind: string, micros: Micros, at: number) => ({
    id: null,
    kind,
    amount: null,
    balance: signed(formatAmount(micros)),
    payment_id: null,
    created_at: rfc3339(at),
  });
  yield balanceRow('opening_balance', openingMicros, since);
  let closingMicros = openingMicros;
  for await (const entry of entries) {
    closingMicros = entry.balanceMicros;
    const { amount, balance, ...rest } = entryBody(entry);
    yield { ...rest, amount: signed(amount), balance: signed(balance) };
  }
  yield balanceRow('closing_balance', closingMicros, until);
}

function entryBody({ id, kind, amountMicros, balanceMicros, paymentId, createdAt }: Statement['entries'][number]) {
  return {
    id,
    kind,
    amount: formatAmount(amountMicros),
    balance: formatAmount(balanceMicros),
    payment_id: paymentId,
    created_at: rfc3339(createdAt),
  };
}

/** As a number, which may begin with a minus in a file; a text would be taken for a formula. */
function signed(amount: string): number {
  return Number(amount);
}
