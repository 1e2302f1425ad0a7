import type { Foundation } from '../foundation.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { TakeBack } from '../assets/undelivered.ts';
import { minuteMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { formatAmount, type Micros } from '../money.ts';
import type { PaymentMoney } from '../payments/money/payment-money.ts';
import type { Reservations } from '../payments/purchase/reservations.ts';
import type { Queries } from '../storage/database.ts';
import type { PaymentRow } from '../storage/tables.ts';
import { paymentRow } from '../payments/quotes/payment-lookup.ts';

/** A payment that was refunded. */
interface Refunded {
  /** `shortId`. */
  id: string;
  amountMicros: Micros;
  currency: string;
  /** The account or wallet whose credit it is now; null: test money without a payer. */
  holder: string | null;
}

export type PaymentRefunds = ReturnType<typeof paymentRefunds>;

export interface PaymentRefundsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  money: Pick<PaymentMoney, 'end'>;
  reservations: Pick<Reservations, 'revoke'>;
  takeBack: TakeBack;
  auditTrail: Pick<AuditTrail, 'record'>;
}

/** The reason in the records of purchases and deliveries. */
const failure = 'refunded_by_operator';

export function paymentRefunds({ database, clock, log, money, reservations, takeBack, auditTrail }: PaymentRefundsOptions) {
  /** The call or delivery that used the payment is undone: the money is held for the payment again. */
  async function undo(queries: Queries, { id, offer_kind: kind }: PaymentRow): Promise<void> {
    const used = await queries.selectFrom('purchases').select('id').where('payment_id', '=', id).where('state', '=', 'used').execute();
    for (const { id: callId } of used) {
      const sale = await queries
        .selectFrom('revenue_events')
        .select('id')
        .where('call_id', '=', callId)
        .where('payment_id', '=', id)
        .executeTakeFirst();
      if (kind === 'asset' && sale === undefined) {
        throw problem('conflict', {
          message: 'nothing was delivered for this payment',
          hint: 'A pledge is ended at /api/v1/demand/pledges/{id}.',
        });
      }
      const undone =
        sale === undefined
          ? await reservations.revoke(queries, callId, { failure, usableMs: minuteMs, from: 'operator', isRefunded: true })
          : await takeBack(queries, sale.id, failure);
      if (undone === null) throw problem('conflict', { message: 'the purchase was changed at the same time' });
    }
  }

  return {
    /**
     * Refunds a paid call or delivery, used or not: its revenue is taken back, its token and links stop working, and the
     * money becomes credit of its payer. All in one transaction, and once.
     * @param refund `id`: the short id; `actorId`: the admin
     * @throws payment_not_found; conflict for what is not paid, is being used now, was refunded, or is credit or a pledge, which have refunds of
     * their own
     */
    async refund({ id, reason, actorId }: { id: string; reason: string; actorId: string }): Promise<Refunded> {
      const refunded = await database.write(async (queries) => {
        const found = await lockedPayment(queries, id);
        if (found.offer_kind === 'credit') {
          throw problem('conflict', { message: 'credit has refunds of its own', hint: 'Send it back to the wallet or the card.' });
        }
        if (found.status !== 'paid') throw problem('conflict', { message: `the payment is ${found.status}: there is nothing to refund` });
        await refuseOpen(queries, found.id);
        await undo(queries, found);
        const row = await lockedPayment(queries, id);
        if (!(await money.end(queries, row, clock.now())))
          throw problem('conflict', { message: 'the payment was changed at the same time' });
        const { amount_micros: amountMicros, currency, payer_account_id: holder } = row;
        const details = { reason, amount: formatAmount(amountMicros), currency, holder };
        await auditTrail.record(queries, { actorId, action: 'payment.refund', subjectId: id, details });
        return { id, amountMicros, currency, holder };
      });
      log.warn({ payment: id, by: actorId, amountMicros: refunded.amountMicros }, 'payment refunded by an admin');
      return refunded;
    },
  };
}

/** Locks the row with a write that changes nothing. @throws payment_not_found */
async function lockedPayment(queries: Queries, id: string): Promise<PaymentRow> {
  const found = await paymentRow(queries, id);
  if (found === null) throw problem('payment_not_found');
  return queries
    .updateTable('payments')
    .set((eb) => ({ used_calls: eb.ref('used_calls') }))
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A call that runs still decides by itself what becomes of its money. @throws conflict */
async function refuseOpen(queries: Queries, paymentId: string): Promise<void> {
  const open = await queries
    .selectFrom('purchases')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['reserved', 'unknown'])
    .executeTakeFirst();
  if (open !== undefined)
    throw problem('conflict', { message: 'the payment is being used right now', hint: 'Try again when the call has ended.' });
}
