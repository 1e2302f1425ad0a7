import { problem } from '../../errors.ts';
import type { PurchaseRow } from '../../storage/tables.ts';

export function testMoneyRefused() {
  return problem('payment_token_invalid', { hint: 'It was paid with test money, which this service does not take any more.' });
}

/** The answer to a second request while a purchase is open. */
export function standing(row: PurchaseRow) {
  if (row.state === 'unknown') return problem('settlement_pending', { retryAfterSeconds: 5, members: { paymentId: row.payment_id } });
  return problem('payment_in_flight', { retryAfterSeconds: row.signed === null ? 2 : 1 });
}
