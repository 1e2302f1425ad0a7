import type { RevenueEvent as RevenueEventBody, RevenueTotals as RevenueTotalsBody, Statement as StatementBody } from '@farebox/contract';
import { optionalTime, rfc3339 } from '../../clock.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { RevenueBooks, RevenueEvent, RevenueTotals, Statement } from '../../earnings/revenue-books.ts';

/** The name of a tool; null for one that is not there any more. */
export type NameOfTool = (toolId: string) => string | null;

export function revenueEventBody(event: RevenueEvent, names: NameOfTool): RevenueEventBody {
  return {
    id: event.id,
    kind: event.kind,
    service_id: event.serviceId,
    title: (event.kind === 'tool_call' ? names(event.serviceId) : null) ?? event.title,
    asset_id: event.assetId,
    owner_id: event.ownerId,
    owner_name: event.ownerName,
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

export function statementBody({ accountId, since, until }: StatementRange, statement: Statement, names: NameOfTool): StatementBody {
  return {
    account_id: accountId,
    since: rfc3339(since),
    until: rfc3339(until),
    currency: 'USD',
    opening_balance: formatAmount(statement.openingMicros),
    closing_balance: formatAmount(statement.closingMicros),
    entries: statement.entries.map((entry) => entryBody(entry, names)),
    is_complete: statement.isComplete,
  };
}

export const statementColumns = ['id', 'kind', 'amount', 'balance', 'payment_id', 'service_id', 'title', 'created_at'] as const;

type WholeStatement = Awaited<ReturnType<RevenueBooks['wholeStatement']>>;

/** Every entry, between the opening and the closing balance. */
export async function* statementRows({ since, until }: StatementRange, { openingMicros, entries }: WholeStatement, names: NameOfTool) {
  const balanceRow = (kind: string, micros: Micros, at: number) => ({
    id: null,
    kind,
    amount: null,
    balance: signed(formatAmount(micros)),
    payment_id: null,
    service_id: null,
    title: null,
    created_at: rfc3339(at),
  });
  yield balanceRow('opening_balance', openingMicros, since);
  let closingMicros = openingMicros;
  for await (const entry of entries) {
    closingMicros = entry.balanceMicros;
    const { amount, balance, ...rest } = entryBody(entry, names);
    yield { ...rest, amount: signed(amount), balance: signed(balance) };
  }
  yield balanceRow('closing_balance', closingMicros, until);
}

function entryBody(entry: Statement['entries'][number], names: NameOfTool) {
  const { id, kind, amountMicros, balanceMicros, paymentId, serviceId, createdAt } = entry;
  return {
    id,
    kind,
    amount: formatAmount(amountMicros),
    balance: formatAmount(balanceMicros),
    payment_id: paymentId,
    service_id: serviceId,
    title: entry.title ?? (serviceId === null ? null : names(serviceId)),
    created_at: rfc3339(createdAt),
  };
}

/** As a number, which may begin with a minus in a file; a text would be taken for a formula. */
function signed(amount: string): number {
  return Number(amount);
}
