import { newId } from '../ids.ts';
import type { Micros } from '../money.ts';
import { earningsAccount, feesAccount, heldAccount, testAccount, type Ledger } from '../payments/money/ledger.ts';
import type { PaidUse } from '../payments/purchase/reservations.ts';
import { compiledInsert } from '../storage/compiled-query.ts';
import type { Queries } from '../storage/database.ts';
import type { Dialect } from '../storage/dialect.ts';
import { isDeliveryKept } from './kept-sales.ts';

/** Splits the price of a paid delivery into the owner's share and the operator's. */
export interface Revenue {
  /** Books a delivery, or a call of the asset's tool, in the caller's transaction: ledger entries and revenue event. @returns the id of the event. */
  book(queries: Queries, sale: { asset: { id: string; ownerId: string }; toolId?: string; use: PaidUse }, nowMs: number): Promise<string>;
  /** The delivery event of a payment that was not given back; null if there is none. */
  eventOf(queries: Queries, paymentId: string): Promise<string | null>;
}

/** @param feeBps the operator's share in basis points, rounded down: the owner gets the remaining micro. */
export function revenue({ ledger, dialect, feeBps }: { ledger: Ledger; dialect: Dialect; feeBps: number }): Revenue {
  const insert = compiledInsert(dialect, 'revenue_events');

  return {
    async book(queries, { asset, toolId = null, use }, nowMs) {
      const { amountMicros, currency, paymentId, callId, isTest, clientId } = use;
      const feeMicros = feeOf(amountMicros, feeBps);
      const kept = (account: string) => (isTest ? testAccount(account) : account);
      const common = { debitAccount: heldAccount, currency, paymentId, callId };
      const sale = { kind: 'sale', creditAccount: kept(earningsAccount(asset.ownerId)), amountMicros: amountMicros - feeMicros } as const;
      await ledger.post(queries, { ...common, ...sale }, nowMs);
      await ledger.post(queries, { ...common, kind: 'fee', creditAccount: kept(feesAccount), amountMicros: feeMicros }, nowMs);
      const id = newId('rev', nowMs);
      await insert(queries, {
        id,
        payment_id: paymentId,
        call_id: callId,
        asset_id: asset.id,
        owner_id: asset.ownerId,
        amount_micros: amountMicros,
        fee_micros: feeMicros,
        currency,
        is_test: isTest ? 1 : 0,
        client_id: clientId,
        created_at: nowMs,
        tool_id: toolId,
      });
      return id;
    },

    async eventOf(queries, paymentId) {
      const row = await queries
        .selectFrom('revenue_events')
        .select('id')
        .where('payment_id', '=', paymentId)
        // Ids do not tell which event is the latest: the clock of another replica may have been ahead.
        .where(isDeliveryKept)
        .executeTakeFirst();
      return row?.id ?? null;
    },
  };
}

/** Stays exact if the product is above 2^53. */
function feeOf(amountMicros: Micros, feeBps: number): Micros {
  return Number((BigInt(amountMicros) * BigInt(feeBps)) / 10_000n);
}
