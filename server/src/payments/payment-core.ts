import type { Foundation } from '../foundation.ts';
import type { PaymentMetrics } from '../metrics.ts';
import { ledger } from './money/ledger.ts';
import { paymentMoney } from './money/payment-money.ts';
import { payments } from './quotes/payments.ts';
import type { PaymentProvider } from './provider.ts';
import { purchases } from './purchase/purchase.ts';
import { purchaseStatements } from './purchase/purchase-statements.ts';
import { Reservations } from './purchase/reservations.ts';
import type { Sealer } from './quotes/sealed-quote.ts';
import { pathsOnly, waysToPay, type PayAddresses } from './quotes/ways-to-pay.ts';

export interface PaymentCoreOptions extends Pick<Foundation, 'clock' | 'database' | 'log' | 'processId'> {
  sealer: Sealer;
  providers: readonly PaymentProvider[];
  metrics: PaymentMetrics;
  /** Where buyers find what the providers do not say; absent: texts name paths. */
  payAddresses?: PayAddresses;
  /** Whether payments with test money are accepted. */
  takesTestMoney: boolean;
  /** Settles every signature before its work begins. */
  settlesFirst: boolean;
  /** Lifetime of a quote and its price. */
  quoteTtlMs: number;
  /** Lifetime of a paid token. */
  tokenTtlMs: number;
}

/** The parts for sellers: quotes, reservations, the ledger and the one purchase, on one database. */
export function paymentCore(options: PaymentCoreOptions) {
  const { database, sealer, providers, clock, log, metrics, processId, takesTestMoney, settlesFirst, quoteTtlMs, tokenTtlMs } = options;
  const ways = waysToPay(providers, options.payAddresses ?? pathsOnly);
  const statements = purchaseStatements(database.dialect, takesTestMoney);
  const books = ledger(database, takesTestMoney);
  const money = paymentMoney({ statements, ledger: books, tokenTtlMs });
  const reserved = new Reservations({ database, statements, ledger: books, money, clock, log, metrics, processId, takesTestMoney });
  const paid = payments({ database, sealer, statements, money, reservations: reserved, providers, ways, clock, log, metrics, quoteTtlMs });
  const core = { database, statements, payments: paid, money, reservations: reserved, ledger: books, clock, log, metrics };
  return { ...core, purchase: purchases({ ...core, quoteTtlMs, settlesFirst }) };
}
