import type { Clock } from '../clock.ts';
import { asProblem, problem } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { creditAccountOf, type Ledger } from './ledger.ts';
import type { Payment } from './payment.ts';
import type { Offer, Payments } from './payments.ts';
import type { PaymentProvider, SignedInWallet } from './provider.ts';
import { bindProof, boundPayment } from './wallet-proofs.ts';
import { otherOnItsWay } from './x402/provider.ts';
import type { WalletPurchases } from './x402/wallet-purchases.ts';

/** What a wallet pays with by nothing but signing in. */
export interface WalletPayments {
  /**
   * The payment that a wallet has for what is offered: one that it made before and may still use, else a new one from its prepaid
   * credit. The same proof gives the same payment, however often it comes.
   *
   * @param path that of the resource: a proof for another one shows what was bought before, and spends nothing
   * @returns null where there is nothing, and not credit enough
   * @throws payment_already_used for a proof that paid for something else, payment_in_flight while a signed payment for it is settled
   */
  find(wallet: SignedInWallet, offer: Offer, path: string): Promise<Payment | null>;
}

export interface WalletPaymentsOptions {
  database: Database;
  ledger: Ledger;
  payments: Payments;
  purchases: WalletPurchases;
  clock: Clock;
}

export function walletPayments({ database, ledger, payments, purchases, clock }: WalletPaymentsOptions): WalletPayments {
  /** What a proof is bound to, as long as it is for this offer. */
  async function bound(paymentId: string, { serviceId }: Offer): Promise<Payment> {
    const payment = await payments.find(paymentId);
    if (payment === null || payment.serviceId !== serviceId) throw problem('payment_already_used');
    return payment;
  }

  /** A call that was given back is used by the proof that came first, and the same proof never buys another beside it. */
  async function owed(wallet: SignedInWallet, offer: Offer): Promise<Payment | null> {
    const earlier = await purchases.find(wallet.address, offer);
    if (earlier === null) return null;
    const use = { wallet, paymentId: earlier.id, serviceId: offer.serviceId, createdAt: clock.now() };
    return bound(await database.write((queries) => bindProof(queries, use)), offer);
  }

  async function spent(wallet: SignedInWallet, offer: Offer, by: PaymentProvider): Promise<Payment | null> {
    const balance = await ledger.balance(database.read, creditAccountOf(wallet.address, by.isTest));
    if (balance < offer.amountMicros) return null;
    const quoted = payments.quote(offer, wallet.address, by.id);
    try {
      return await payments.pay(quoted.id, by.id, { accountId: null, apiKeyId: null, wallet }, {});
    } catch (thrown) {
      const { code } = asProblem(thrown);
      if (code !== 'insufficient_credit' && code !== 'payment_already_used') throw thrown;
      // Another request was faster: with the same proof, or with another for the same asset.
      const first = await boundPayment(database.read, wallet);
      if (first !== null) return bound(first, offer);
      const bought = offer.kind === 'asset' ? await purchases.findNow(wallet.address, offer) : null;
      if (bought === null && code === 'payment_already_used') throw thrown;
      return bought;
    }
  }

  return {
    async find(wallet, offer, path) {
      // Delivering an asset again uses nothing up.
      const again = offer.kind === 'asset' ? await purchases.find(wallet.address, offer) : null;
      if (again !== null || wallet.signedPath !== path || offer.kind === 'credit') return again;
      const repeated = await boundPayment(database.read, wallet);
      if (repeated !== null) return bound(repeated, offer);
      const before = offer.kind === 'tool' ? await owed(wallet, offer) : null;
      if (before !== null) return before;
      if (offer.kind === 'asset' && (await purchases.isOnItsWay(wallet.address, offer)))
        throw problem('payment_in_flight', { message: otherOnItsWay, retryAfterSeconds: 1 });
      // Play money first: real money buys more.
      const spenders = payments.providers.filter(({ spendsCredit }) => spendsCredit === true);
      for (const by of spenders.toSorted((one, other) => Number(other.isTest) - Number(one.isTest))) {
        const payment = await spent(wallet, offer, by);
        if (payment !== null) return payment;
      }
      // What is missing may have paid for this very asset meanwhile.
      return offer.kind === 'asset' ? purchases.find(wallet.address, offer) : null;
    },
  };
}
