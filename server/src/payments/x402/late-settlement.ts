import type { Foundation } from '../../foundation.ts';
import type { Queries } from '../../storage/database.ts';
import type { PurchaseRow } from '../../storage/tables.ts';
import type { PaymentMetrics } from '../../metrics.ts';
import type { PaymentMoney } from '../money/payment-money.ts';
import { shortId } from '../quotes/payment.ts';
import type { Payments } from '../quotes/payments.ts';
import { isTestProvider } from '../../provider-ids.ts';
import type { Reservations } from '../purchase/reservations.ts';
import { readAuthorization, type Settler, type SettleOutcome } from '../../settlement/settler.ts';

export interface LateSettlementParts extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  money: PaymentMoney;
  reservations: Reservations;
  payments: Pick<Payments, 'find'>;
  metrics: Pick<PaymentMetrics, 'payment'>;
}

/** The ledger account that the money of a network comes from. */
export function sourceAccountOf(network: string, providerId: string): string {
  return `provider:${providerId}:${network}`;
}

const lookUpMs = 30_000;

/**
 * The outcome of a settlement according to its chain or facilitator.
 * @returns null for another network or token: there it would look as if it never moved
 */
export async function lookUpOutcome(settler: Settler, { network, signed }: PurchaseRow): Promise<SettleOutcome | null> {
  if (network !== settler.network || signed === null) return null;
  const { payload, requirement } = readAuthorization(signed);
  if (requirement.asset.toLowerCase() !== settler.asset.toLowerCase()) return null;
  return settler.reconcile(payload, requirement, AbortSignal.timeout(lookUpMs));
}

/**
 * Books a settlement that was found later. Its payment is paid and can be used. If the payment was paid in another way or has ended,
 * the money becomes credit of its payer.
 * @param booked writes more in the same transaction
 * @returns false when it was booked before
 */
export async function bookLate(
  { database, money, reservations, payments, clock, log, metrics }: LateSettlementParts,
  row: PurchaseRow,
  outcome: { transaction: string; payer: string },
  booked: (queries: Queries) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const payment = await payments.find(row.payment_id);
  const { network, provider_id: providerId } = row;
  if (payment === null || network === null || providerId === null) throw new Error('the payment of a settlement cannot be opened');
  const by = { id: providerId, isTest: isTestProvider(providerId) };
  const paying = { payment, by, verified: { sourceAccount: sourceAccountOf(network, providerId), holderId: row.holder_id } };
  const result = await database.write(async (queries) => {
    const now = clock.now();
    if (!(await reservations.endLate(queries, row.id, outcome))) return null;
    const isPaid = await money.book(queries, paying, 0, now);
    if (!isPaid) {
      await money.bookSurplus(queries, paying, now);
      await reservations.markSurplus(queries, row.id);
    }
    await booked(queries);
    return isPaid ? 'paid' : 'surplus';
  });
  if (result !== null) {
    metrics.payment(providerId, result);
    log.info({ payment: shortId(payment.id), result }, 'settlement reconciled');
  }
  return result !== null;
}
