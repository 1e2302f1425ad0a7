import { dayMs } from '../src/clock.ts';
import { createLog } from '../src/log.ts';
import { paymentMoney } from '../src/payments/money/payment-money.ts';
import { purchaseStatements } from '../src/payments/purchase/purchase-statements.ts';
import { reconcile } from '../src/payments/x402/reconcile.ts';
import type { Service } from './service.ts';

/** Finds out now what became of settlements that nobody heard of, as the service does every ten seconds. @returns how many */
export function foundOut({ parts }: Service): Promise<number> {
  const { database, clock, metrics } = parts;
  const { ledger, reservations, payments, settler } = parts.payments;
  if (settler === null) throw new Error('nothing is settled here');
  const statements = purchaseStatements(database.dialect);
  const money = paymentMoney({ statements, ledger, tokenTtlMs: dayMs });
  return reconcile({
    database,
    money,
    reservations,
    payments,
    clock,
    log: createLog({ level: 'silent' }),
    metrics,
    settler,
    processId: 'proc_test',
  });
}

/** How many purchases are open: reserved, or not found out yet. */
export async function openPurchases({ parts }: Service): Promise<number> {
  const rows = await parts.database.read.selectFrom('purchases').select('id').where('state', 'in', ['reserved', 'unknown']).execute();
  return rows.length;
}
