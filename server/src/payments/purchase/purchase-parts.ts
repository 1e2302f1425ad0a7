import type { Foundation } from '../../foundation.ts';
import type { Ledger } from '../money/ledger.ts';
import type { PaymentMoney } from '../money/payment-money.ts';
import type { PaymentMetrics } from '../../metrics.ts';
import type { Micros } from '../../money.ts';
import type { PaymentProvider, Verified } from '../provider.ts';
import type { Payment } from '../quotes/payment.ts';
import type { Payments } from '../quotes/payments.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import type { Reservations } from './reservations.ts';
import type { Order, Sale } from './sale.ts';
import type { SignedPaying } from './settling.ts';

export interface PurchaseOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  statements: PurchaseStatements;
  payments: Payments;
  money: PaymentMoney;
  reservations: Reservations;
  ledger: Ledger;
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

/** A paid payment with a call left. `signedId`: the signature or proof that came with this request; it pays for nothing else. */
export interface PaidFunds {
  kind: 'paid';
  payment: Payment;
  payer: string | null;
  signedId: string | null;
  /** The price that the payer signed now, where that is not today's; it is charged no more. */
  agreedMicros?: Micros;
}

/** The ledger pays, in the transaction of the purchase. */
export interface LedgerFunds {
  kind: 'ledger';
  payment: Payment;
  by: PaymentProvider;
  verified: Verified;
  payer: string;
  signedId: string | null;
}

/** A signature pays, once it is settled. */
export interface SignedFunds {
  kind: 'signed';
  paying: SignedPaying;
}

/** The funds of a purchase. */
export type Funds = PaidFunds | LedgerFunds | SignedFunds;

/** @returns what gives the place back; undefined where none is needed. @throws unavailable, payment_in_flight, idempotency_in_progress, or what the funds are refused for */
export type EnterWork = <Result>(sale: Sale<Result>, order: Order, found: Funds) => Promise<(() => void) | undefined>;
