import type { PaymentBody } from '@farebox/contract';
import { isAuthenticated, type Caller } from '../../accounts/caller.ts';
import type { Parts } from '../../parts.ts';
import { formatAmount } from '../../money.ts';

/** X-Credit-Low with the rest, if a payment in prepaid credit left the account below the operator's limit. */
export async function lowCreditHeader(
  { database, config, payments: { ledger } }: Pick<Parts, 'config' | 'database' | 'payments'>,
  caller: Caller,
  { providerId, status }: PaymentBody,
): Promise<Record<string, string>> {
  if (!isAuthenticated(caller) || providerId !== 'credit' || status !== 'paid') return {};
  const balance = await ledger.creditBalance(database.read, caller.accountId);
  return balance < config.lowBalanceMicros ? { 'X-Credit-Low': formatAmount(balance) } : {};
}
