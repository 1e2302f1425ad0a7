import { testProviderIds } from '../../provider-ids.ts';
import type { Dialect } from '../../storage/dialect.ts';
import { paidPayments, storedPayments } from '../money/payment-statements.ts';
import { endChanges, openChanges } from './purchase-changes.ts';
import { payerLookups, purchaseLookups } from './purchase-lookups.ts';

export type PurchaseStatements = ReturnType<typeof purchaseStatements>;

/**
 * The queries of payments and purchases, with their texts built once.
 * @param takesTestMoney false: what was paid with test money, before the service took real money, neither pays nor stands in the way
 */
export function purchaseStatements(dialect: Dialect, takesTestMoney = true) {
  const refusedProviders = takesTestMoney ? [] : testProviderIds;
  return {
    ...storedPayments(dialect),
    ...paidPayments(dialect, refusedProviders),
    ...purchaseLookups(dialect),
    ...payerLookups(dialect, refusedProviders),
    ...openChanges(dialect),
    ...endChanges(dialect),
  };
}
