import type { Foundation } from '../../foundation.ts';
import type { PaymentRecord } from '@farebox/contract';
import { clientIdOf, creditHolderOf, isAuthenticated, type Caller } from '../../accounts/caller.ts';
import { isRestricted } from '../../accounts/key-scope.ts';
import { problem } from '../../errors.ts';
import type { Queries } from '../../storage/database.ts';
import type { PaymentRow } from '../../storage/tables.ts';
import { type Payment, paymentBody, shortId, storedPayment } from './payment.ts';
import type { Payments } from './payments.ts';

/** The view of a payment that a caller may have. */
export type PaymentView =
  /** The whole payment, by its whole id: it can be read, verified and spent. */
  | { kind: 'whole'; paymentId: string }
  /** For an admin, and for the owner who was paid by it: without token and whole id, so that it can neither be spent nor read whole. */
  | { kind: 'record'; record: PaymentRecord };

export interface PaymentLookupParts extends Pick<Foundation, 'clock' | 'database'> {
  payments: { payments: Pick<Payments, 'find' | 'providerOf'> };
}

/**
 * Finds a payment by its whole id, or by the short id of lists. A whole id is enough to read it. A short id works for its buyer, an admin,
 * and the owner whose revenue names it.
 * @throws payment_not_found
 */
export async function lookUpPayment(parts: PaymentLookupParts, id: string, caller: Caller): Promise<PaymentView> {
  const isShort = shortIdPattern.test(id);
  const isAdmin = caller.kind === 'account' && caller.role === 'admin';
  if (!isShort && !isAdmin) return { kind: 'whole', paymentId: id };
  const payment = isShort ? await byShortId(parts, id) : await parts.payments.payments.find(id);
  if (payment === null) throw problem('payment_not_found');
  if (isBuyer(payment, caller)) return { kind: 'whole', paymentId: payment.id };
  if (!isAdmin && !(await isSeller(parts, payment, caller))) throw problem('payment_not_found');
  const { token: _token, ...body } = paymentBody(payment, parts.payments.payments.providerOf(payment), null);
  return { kind: 'record', record: { ...body, paymentId: shortId(payment.id) } };
}

const shortIdPattern = /^pay_[0-9A-HJKMNP-TV-Z]{26}$/;

async function byShortId({ database, clock }: PaymentLookupParts, id: string): Promise<Payment | null> {
  const row = await paymentRow(database.read, id);
  // This token is never shown: its buyer reads the payment again by the whole id.
  return row === null ? null : storedPayment(row, '', clock.now());
}

/** The row of a short id, which is unique: the beginning of one finds nothing. */
export async function paymentRow(queries: Queries, id: string): Promise<PaymentRow | null> {
  // Ids continue in base64url: this is above all ids with this prefix, in byte order and in the order of languages.
  const rows = await queries
    .selectFrom('payments')
    .selectAll()
    .where('id', '>=', id)
    .where('id', '<', id + 'z'.repeat(40))
    .limit(2)
    .execute();
  return rows.find((row) => shortId(row.id) === id) ?? null;
}

/** By a credential: names that callers choose themselves prove nothing. */
function isBuyer({ clientId, payerAccountId }: Payment, caller: Caller): boolean {
  if (!isAuthenticated(caller) && caller.kind !== 'wallet') return false;
  if (clientId === clientIdOf(caller)) return true;
  return !isRestricted(caller) && payerAccountId !== null && payerAccountId === creditHolderOf(caller);
}

/** Whether the payment is revenue of the caller. A key that may call some services only reads no revenue. */
async function isSeller({ database }: PaymentLookupParts, payment: Payment, caller: Caller): Promise<boolean> {
  if (!isAuthenticated(caller) || isRestricted(caller)) return false;
  const row = await database.read
    .selectFrom('revenue_events')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('owner_id', '=', caller.accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
