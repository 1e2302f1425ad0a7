import type { Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { PaidResource, PaymentProvider, WireChallenge } from '../provider.ts';
import { payPending, type PayingParts } from '../purchase/pay-by-id.ts';
import { endExpired } from './expiry.ts';
import { quotedPayment, storedPayment, type Offer, type Payment } from './payment.ts';
import { kindOf, type SealedQuote, type Sealer } from './sealed-quote.ts';
import type { WaysToPay } from './ways-to-pay.ts';

export interface PaymentsOptions extends PayingParts {
  sealer: Sealer;
  /** In order of preference: a quote names the first that accepts its offer. */
  providers: readonly PaymentProvider[];
  ways: WaysToPay;
  /** Lifetime of a quote and its price. */
  quoteTtlMs: number;
}

export interface Payments {
  readonly providers: readonly PaymentProvider[];
  readonly ways: WaysToPay;
  /** @throws payment_provider_unknown */
  provider(id: string): PaymentProvider;
  providerOf(payment: Payment): { name: string; payTo: string };
  /** A pending payment for an offer, without a write. @throws payment_provider_unknown */
  quote(offer: Offer, clientId: string, providerId?: string): Payment;
  /** A quoted payment that is stored at once. */
  create(offer: Offer, clientId: string, providerId?: string): Promise<Payment>;
  /** The payment with this id, stored or only quoted; null for an unknown or forged id. */
  find(paymentId: string): Promise<Payment | null>;
  /** The quote inside a token. @throws payment_token_invalid, payment_token_other_service, payment_token_other_client */
  openToken(token: string, serviceId: string, clientId: string): SealedQuote;
  /** The current state; a payment offered by the test network is completed by this. */
  verify(paymentId: string, caller: Caller): Promise<Payment>;
  /** Pays with the given provider, else with the one that the payment names. Idempotent: a payment is paid once. */
  pay(paymentId: string, providerId: string | null, caller: Caller, request: Readonly<Record<string, unknown>>): Promise<Payment>;
  /** The challenge for wallets, from the provider that has one. @param isFull with what few wallets use */
  challenge(payment: Payment, resource: PaidResource, isFull?: boolean): WireChallenge;
  /** Ends expired payments and refunds unused money. @returns how many changed. */
  sweep(): Promise<number>;
}

/** Quotes, finds, pays and ends payments. `purchase.ts` buys with them. */
export function payments(options: PaymentsOptions): Payments {
  const { database, sealer, statements, providers, clock, quoteTtlMs } = options;

  const signing = providers.find(({ challenge }) => challenge !== undefined);

  const provider = (id: string) => providerNamed(providers, id);

  function quote(offer: Offer, clientId: string, providerId?: string): Payment {
    const chosen = providerId === undefined ? preferredFor(providers, offer) : provider(providerId);
    if (chosen === undefined) throw problem('unavailable', { hint: 'The operator has configured no payment provider.' });
    const now = clock.now();
    const { kind: offerKind, serviceId, amountMicros } = offer;
    const terms = { offerKind, serviceId, providerId: chosen.id, amountMicros, currency: 'USD', maxCalls: 1, clientId } as const;
    return quotedPayment(sealer.seal({ ...terms, createdAt: now, expiresAt: now + quoteTtlMs }));
  }

  async function find(paymentId: string): Promise<Payment | null> {
    const sealed = sealer.openPaymentId(paymentId);
    if (sealed === null) return null;
    const row = await statements.findPayment.first(database.read, { id: sealed.paymentId });
    const now = clock.now();
    if (row !== null) return storedPayment(row, sealed.token, now);
    const quoted = quotedPayment(sealed);
    return quoted.expiresAt > now ? quoted : { ...quoted, status: 'expired' };
  }

  async function found(paymentId: string): Promise<Payment> {
    const payment = await find(paymentId);
    if (payment === null) throw problem('payment_not_found');
    return payment;
  }

  async function store(payment: Payment): Promise<void> {
    await database.write((queries) => statements.storePayment.change(queries, payment));
  }

  async function paidNow(payment: Payment, by: PaymentProvider, caller: Caller, request: Readonly<Record<string, unknown>>) {
    await payPending(options, payment, by, caller, request);
    return found(payment.id);
  }

  return {
    providers,
    ways: options.ways,
    provider,
    providerOf(payment) {
      const known = providers.find((candidate) => candidate.id === payment.providerId);
      return { name: known?.name ?? payment.providerId, payTo: known?.offer(payment)?.payTo ?? '' };
    },
    quote,
    async create(offer, clientId, providerId) {
      const payment = quote(offer, clientId, providerId);
      await store(payment);
      return payment;
    },
    find,
    openToken: (token, serviceId, clientId) => openToken(sealer, token, { serviceId, clientId }),
    async verify(paymentId, caller) {
      const payment = await found(paymentId);
      if (payment.status !== 'pending') return payment;
      const by = providers.find((candidate) => candidate.id === payment.providerId);
      if (by?.completesWhenAsked === true) return paidNow(payment, by, caller, {});
      await store(payment);
      return payment;
    },
    async pay(paymentId, providerId, caller, request) {
      const payment = await found(paymentId);
      if (payment.status === 'expired') throw problem('payment_expired');
      if (payment.status === 'failed') throw problem('payment_failed');
      if (payment.status !== 'pending') return payment;
      const by = provider(providerId ?? payment.providerId);
      if (by.offer(payment) === null) throw problem('payment_provider_unknown');
      return paidNow(payment, by, caller, request);
    },
    challenge: (payment, resource, isFull = false) => signing?.challenge?.(payment, resource, isFull) ?? noChallenge,
    sweep: () => endExpired(options),
  };
}

function providerNamed(providers: readonly PaymentProvider[], id: string): PaymentProvider {
  const found = providers.find((candidate) => candidate.id === id);
  if (found === undefined) throw problem('payment_provider_unknown', { members: { providers: providers.map((each) => each.id) } });
  return found;
}

/** Credit cannot be bought with credit. */
function preferredFor(providers: readonly PaymentProvider[], { kind }: Offer): PaymentProvider | undefined {
  return kind === 'credit' ? providers.find(({ spendsCredit }) => spendsCredit !== true) : providers[0];
}

function openToken(sealer: Sealer, token: string, { serviceId, clientId }: Pick<SealedQuote, 'serviceId' | 'clientId'>): SealedQuote {
  const holder = sealer.openToken(token);
  if (holder === null) throw problem(kindOf(token) === 'id' ? 'payment_id_as_token' : 'payment_token_invalid');
  if (holder.serviceId !== serviceId) throw problem('payment_token_other_service');
  if (!isBearer(holder) && holder.clientId !== clientId) throw problem('payment_token_other_client');
  return holder;
}

/** An anonymous token belongs to its holder. So does a wallet's: only the signer of the payment received it. */
function isBearer({ clientId }: SealedQuote): boolean {
  return clientId === 'anonymous' || /^(?:0x|solana:)/.test(clientId);
}

const noChallenge: WireChallenge = { headers: {}, bodyMembers: '', mcp: { result: {}, meta: {} } };
