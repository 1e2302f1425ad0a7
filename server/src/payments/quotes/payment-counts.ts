import { idFloor } from '../../ids.ts';
import type { Database } from '../../storage/database.ts';

/** Of the latest payments. */
const countedMax = 50_000;

export interface PaymentCounts {
  paid: number;
  /** Those of them that were used. */
  delivered: number;
  /** Those of them that were paid from credit: who has a key needs no 402 for it. */
  direct: number;
  isComplete: boolean;
}

/** Payments for tools and assets that were quoted since then. Their rows are kept longer than the log, and have those of one request too. */
export async function countPayments(database: Database, since: number): Promise<PaymentCounts> {
  const { paid, delivered, direct, rows } = await database.read
    .selectFrom((from) =>
      from
        .selectFrom('payments')
        .select(['offer_kind', 'paid_at', 'payer_account_id', 'used_calls'])
        .where('id', '>=', idFloor('pay', since))
        .orderBy('id', 'desc')
        .limit(countedMax)
        .as('latest'),
    )
    .select(({ fn, and, eb }) => {
      const isPaid = [eb('offer_kind', '!=', 'credit'), eb('paid_at', 'is not', null)];
      return [
        fn.countAll<number>().filterWhere(and(isPaid)).as('paid'),
        fn
          .countAll<number>()
          .filterWhere(and([...isPaid, eb('used_calls', '>', 0)]))
          .as('delivered'),
        fn
          .countAll<number>()
          .filterWhere(and([...isPaid, eb('payer_account_id', 'is not', null)]))
          .as('direct'),
        fn.countAll<number>().as('rows'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { paid, delivered, direct, isComplete: rows < countedMax };
}
