import { createLog } from '../src/log.ts';
import type { Clock } from '../src/clock.ts';
import { ledger } from '../src/payments/ledger.ts';
import { paymentMoney } from '../src/payments/payment-money.ts';
import { payments, quoteTtlDefaultMs, tokenTtlDefaultMs } from '../src/payments/payments.ts';
import type { PaymentProvider } from '../src/payments/provider.ts';
import { purchaseStatements } from '../src/payments/purchase-statements.ts';
import { purchases } from '../src/payments/purchase.ts';
import { reservations } from '../src/payments/reservations.ts';
import { sealer } from '../src/payments/sealed-quote.ts';
import { spendingCaps } from '../src/payments/spending-caps.ts';
import type { Database } from '../src/storage/database.ts';

export interface MoneyCoreOptions {
  database: Database;
  clock: Clock;
  providers: readonly PaymentProvider[];
  processId?: string;
  takesTestMoney?: boolean;
  settlesFirst?: boolean;
}

/** Payments, ledger and purchases on a database, without anything that is sold. */
export function moneyCore({
  database,
  clock,
  providers,
  processId = 'proc_1',
  takesTestMoney = true,
  settlesFirst = false,
}: MoneyCoreOptions) {
  const log = createLog({ level: 'silent' });
  const books = ledger(database);
  const seals = sealer(['a secret of at least thirty-two characters']);
  const statements = purchaseStatements(database.dialect);
  const money = paymentMoney({ statements, ledger: books, caps: spendingCaps(), tokenTtlMs: tokenTtlDefaultMs });
  const reserved = reservations({ database, statements, ledger: books, money, clock, log, processId, takesTestMoney });
  const paid = payments({ database, sealer: seals, statements, money, reservations: reserved, providers, clock, log });
  const core = { database, statements, payments: paid, money, reservations: reserved, ledger: books, clock, log };
  const purchase = purchases({ ...core, quoteTtlMs: quoteTtlDefaultMs, settlesFirst });
  return { ...core, purchase, sealer: seals, processId };
}
