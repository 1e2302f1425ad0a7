import type { PaymentBody } from '@farebox/contract';
import { clientIdOf, type Caller } from '../accounts/caller.ts';
import { problem, Problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import { callMicros, paymentBody, type Payment } from './quotes/payment.ts';
import type { Offer } from './quotes/payment.ts';
import type { Payments } from './quotes/payments.ts';
import { requirePriceWithin } from './purchase/price-guard.ts';

/** Sells offers of one kind. */
export interface Seller {
  /** Whether this id is its own; never true for two sellers. */
  sells(serviceId: string): boolean;
  /**
   * The current offer for a caller.
   * @param input what a price may depend on
   * @throws not found, disabled, api_key_not_allowed ...; invalid_input without the input that a price depends on
   */
  offer(serviceId: string, caller: Caller, input?: unknown): Promise<Offer>;
  /** Refuses to take money for something that would not be delivered. @throws as `offer` */
  requireSold(payment: Payment, caller: Caller): Promise<void>;
  /** The legacy id, where there is one. */
  internalServiceId(serviceId: string): string | null;
}

/** Creates, verifies and pays payments, for all surfaces. */
export type Checkout = ReturnType<typeof checkout>;

export interface CheckoutOptions {
  payments: Payments;
  sellers: readonly Seller[];
  /** Called for each payment that became paid. */
  paid?: (payment: Payment, caller: Caller) => void;
}

export function checkout({ payments, sellers: first, paid }: CheckoutOptions) {
  const sellers = [...first];

  const bodyOf = (payment: Payment) => {
    const seller = sellers.find((candidate) => candidate.sells(payment.serviceId));
    return paymentBody(payment, payments.providerOf(payment), seller?.internalServiceId(payment.serviceId) ?? null);
  };

  async function isSold(payment: Payment, caller: Caller): Promise<boolean> {
    try {
      await sellerOf(sellers, payment.serviceId).requireSold(payment, caller);
      return true;
    } catch (refused) {
      if (refused instanceof Problem && refused.status < 500 && refused.status !== 401) return false;
      throw refused;
    }
  }

  /** Settles, and calls `paid` when that made the payment paid. */
  async function settled(before: Payment | null, settle: () => Promise<Payment>, caller: Caller): Promise<PaymentBody> {
    const after = await settle();
    if (before?.status === 'pending' && after.status === 'paid') paid?.(after, caller);
    return bodyOf(after);
  }

  return {
    /** Adds the seller of an optional room, before the others: whatever id none of them knows counts as a tool. */
    add: (seller: Seller) => void sellers.unshift(seller),
    /**
     * @param providerId undefined takes the preferred one
     * @param maxPriceMicros the caller's maximum; null or absent: any price
     * @param input of the call, where its price depends on that
     * @throws payment_provider_unknown, price_above_maximum, and problems of the seller
     */
    async create(
      serviceId: string,
      providerId: string | undefined,
      caller: Caller,
      maxPriceMicros?: Micros | null,
      input?: unknown,
    ): Promise<PaymentBody> {
      const offer = await sellerOf(sellers, serviceId).offer(serviceId, caller, input);
      requirePriceWithin(offer.amountMicros, maxPriceMicros);
      return bodyOf(await payments.create(offer, clientIdOf(caller), providerId));
    },
    /** The payment as it is, without an effect. @throws payment_not_found */
    async show(paymentId: string): Promise<PaymentBody> {
      const payment = await payments.find(paymentId);
      if (payment === null) throw problem('payment_not_found');
      return bodyOf(payment);
    },
    /** Completes a payment of the test network. @throws payment_not_found, price_above_maximum */
    async verify(paymentId: string, caller: Caller, maxPriceMicros: Micros | null): Promise<PaymentBody> {
      const before = await payments.find(paymentId);
      if (before?.status === 'pending') requirePriceWithin(callMicros(before), maxPriceMicros);
      // A service that is not sold any more is not paid for; the state of the payment is still answered.
      if (before?.status === 'pending' && !(await isSold(before, caller))) return bodyOf(before);
      return settled(before, () => payments.verify(paymentId, provenFor(caller, paymentId)), caller);
    },
    /**
     * @param providerId null: the one that the payment names. @throws payment_not_found, price_above_maximum, payment_expired,
     * payment_failed, payment_provider_unknown, and problems of seller or provider
     */
    async pay(
      paymentId: string,
      providerId: string | null,
      caller: Caller,
      request: Readonly<Record<string, unknown>>,
      maxPriceMicros: Micros | null,
    ): Promise<PaymentBody> {
      const before = await payments.find(paymentId);
      if (before?.status === 'pending') requirePriceWithin(callMicros(before), maxPriceMicros);
      if (before?.status === 'pending') await sellerOf(sellers, before.serviceId).requireSold(before, caller);
      return settled(before, () => payments.pay(paymentId, providerId, provenFor(caller, paymentId), request), caller);
    },
  };
}

function sellerOf(sellers: readonly Seller[], serviceId: string): Seller {
  const seller = sellers.find((candidate) => candidate.sells(serviceId));
  if (seller === undefined) throw problem('tool_not_found', { message: 'service not found' });
  return seller;
}

/** The path that a wallet signs in for to pay a payment from its credit, on all surfaces. */
const payPathOf = (paymentId: string) => `/api/payments/${paymentId}/pay`;

/** An attacker who has read a wallet's proof must not pay another payment with it. */
function provenFor(caller: Caller, paymentId: string): Caller {
  return caller.kind === 'wallet' && caller.signedPath !== payPathOf(paymentId) ? { kind: 'anonymous' } : caller;
}
