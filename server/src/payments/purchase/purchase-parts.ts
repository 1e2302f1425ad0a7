import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../../storage/database.ts';
import type { Ledger } from '../money/ledger.ts';
import type { PaymentMoney } from '../money/payment-money.ts';
import type { PaymentMetrics } from '../payment-core.ts';
import type { Payments } from '../quotes/payments.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import type { Reservations } from './reservations.ts';
import type { EnterWork } from './work-places.ts';

export interface PurchaseOptions {
  database: Database;
  statements: PurchaseStatements;
  payments: Payments;
  money: PaymentMoney;
  reservations: Reservations;
  ledger: Ledger;
  clock: Clock;
  log: Log;
  metrics: PaymentMetrics;
  /** Lifetime of a quote and its price. */
  quoteTtlMs: number;
  /** Settles every signature before its work begins. */
  settlesFirst: boolean;
}

/** What the cases of a purchase share. */
export interface PurchaseParts extends PurchaseOptions {
  /** Takes the place that the work of a sale needs. */
  enter: EnterWork;
}
