import type { AuditTrail } from '../accounts/audit-trail.ts';
import { walletSignIn, type WalletSignIn } from '../accounts/sign-in-with-x.ts';
import { minuteMs, secondMs, type Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { hook, type Hook } from '../hook.ts';
import { boundedPurchases } from './purchase/bounded-purchases.ts';
import type { Foundation } from '../foundation.ts';
import type { Queries } from '../storage/database.ts';
import { backlogMetrics } from './backlog-metrics.ts';
import type { Ledger } from './money/ledger.ts';
import { paymentCore } from './payment-core.ts';
import type { Payments } from './quotes/payments.ts';
import type { PaymentMoney } from './money/payment-money.ts';
import type { PaymentProvider } from './provider.ts';
import { creditProvider, type CreditSpent } from './providers/credit.ts';
import { testProvider } from './providers/test.ts';
import type { Purchases } from './purchase/purchase.ts';
import { receiptSigner, type ReceiptSigner } from './quotes/receipts.ts';
import type { Reservations } from './purchase/reservations.ts';
import { sealer } from './quotes/sealed-quote.ts';
import { tracedProvider, tracedPurchases } from './purchase/traced-purchases.ts';
import { takesTestMoney } from './money/test-money.ts';
import { walletRefunds, type WalletRefunds } from './money/wallet-refunds.ts';
import type { WalletProtocol } from './x402/wallet-protocol.ts';
import { x402Gate, type X402Gate } from './x402/gate.ts';
import { x402Provider } from './x402/provider.ts';
import { reconcile } from './x402/reconcile.ts';
import type { Settler } from '../settlement/settler.ts';
import { openSettler } from '../settlement/settlers/open-settler.ts';
import { unresolvedSettlements, type UnresolvedSettlements } from './x402/unresolved.ts';

/** Payments of every kind, and their background work. */
export interface PaymentsRoom {
  ledger: Ledger;
  payments: Payments;
  reservations: Reservations;
  money: PaymentMoney;
  purchase: Purchases;
  /** Null: signed payments are not accepted here. */
  x402: X402Gate | null;
  settler: Settler | null;
  /** Null where nothing is settled outside. */
  unresolved: UnresolvedSettlements | null;
  walletRefunds: WalletRefunds;
  /** Null: wallets cannot pay here, so they have nothing to sign in for. */
  walletSignIn: WalletSignIn | null;
  receipts: ReceiptSigner;
  /** Runs in the transaction that spends prepaid credit. */
  creditSpent: Hook<[queries: Queries, spending: CreditSpent]>;
}

export interface PaymentsRoomOptions {
  auditTrail: AuditTrail;
  /** Opens the protocol in which wallets are asked beside x402; null: none. */
  protocol: ((options: { secrets: readonly string[]; clock: Clock; publicUrl(): string }) => WalletProtocol) | null;
}

export async function paymentsRoom(foundation: Foundation, { auditTrail, protocol: open }: PaymentsRoomOptions): Promise<PaymentsRoom> {
  const { config, database, clock, log, metrics, tracing, fetch, publicUrl, processId, upkeep, stopping } = foundation;
  const settler = config.providers.includes('x402') ? await openSettler({ config, database, clock, log, fetch }) : null;
  const sealing = { secrets: config.secrets, clock, publicUrl };
  const signIn = walletSignIn(sealing);
  const receipts = receiptSigner(sealing);
  const takesCredit = config.providers.includes('credit');
  const protocol = settler?.network.startsWith('eip155:') === true ? (open?.(sealing) ?? null) : null;
  const wallets = settler === null ? null : { settler, protocol, receipts, publicUrl };
  const creditSpent: PaymentsRoom['creditSpent'] = hook();
  const credit = creditProvider({ spent: creditSpent.run });
  const opened: Record<Config['providers'][number], () => PaymentProvider[]> = {
    test: () => [testProvider()],
    // Credit bought with test money buys what test money buys.
    credit: () => (takesTestMoney(config) ? [credit, creditProvider({ isTest: true })] : [credit]),
    x402: () => (wallets === null ? [] : [x402Provider({ ...wallets, signIn, takesCredit, clock, log })]),
  };
  const providers = config.providers.flatMap((id) => opened[id]());
  const core = paymentCore({
    database,
    sealer: sealer(config.secrets),
    providers: tracing === null ? providers : providers.map((provider) => tracedProvider(provider, tracing)),
    clock,
    log,
    metrics,
    processId,
    payAddresses: { otherProtocol: protocol?.name ?? null, hasCards: config.stripe !== null, publicUrl },
    takesTestMoney: takesTestMoney(config),
    settlesFirst: config.settlesFirst,
    quoteTtlMs: config.quoteTtlMs,
    tokenTtlMs: config.tokenTtlMs,
  });
  const { ledger, money, payments, reservations } = core;
  const purchase = boundedPurchases(core.purchase, { openMax: config.load.paidMax, metrics });
  const late = { database, money, reservations, payments, clock, log, metrics };
  upkeep.every('recover abandoned calls', 5 * secondMs, () => reservations.recover());
  upkeep.every('expire payments', 30 * secondMs, () => payments.sweep());
  upkeep.every('forget answers', minuteMs, () => reservations.forget());
  if (settler !== null) {
    upkeep.every('reconcile settlements', 10 * secondMs, () => reconcile({ ...late, settler, processId }));
    upkeep.every('ask what the facilitator supports', minuteMs, async () => settler.refresh?.(stopping));
  }
  backlogMetrics({ database, metrics, clock });
  return {
    ledger,
    payments,
    reservations,
    money,
    purchase: tracing === null ? purchase : tracedPurchases(purchase, tracing),
    x402: wallets === null ? null : x402Gate(wallets),
    settler,
    unresolved: settler === null ? null : unresolvedSettlements({ ...late, settler, auditTrail }),
    walletRefunds: walletRefunds({ database, ledger, auditTrail, settler, clock }),
    walletSignIn: settler === null ? null : signIn,
    receipts,
    creditSpent,
  };
}
