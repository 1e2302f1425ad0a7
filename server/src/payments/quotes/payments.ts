import { sql, type RawBuilder } from 'kysely';
import { apiKeyIdOf, type Caller } from '../../accounts/caller.ts';
import { dayMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Micros } from '../../money.ts';
import { batchMax, inBatches } from '../../storage/batches.ts';
import type { Database, Queries } from '../../storage/database.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { quotedPayment, shortId, storedPayment, type Payment } from './payment.ts';
import { AlreadyPaid, type PaymentMoney } from '../money/payment-money.ts';
import type { PaymentMetrics } from '../payment-core.ts';
import type { PaidResource, PaymentProvider, Verified, WireChallenge } from '../provider.ts';
import type { PurchaseStatements } from '../purchase/purchase-statements.ts';
import { standing, type Reservations } from '../purchase/reservations.ts';
import { kindOf, type OfferKind, type SealedQuote, type Sealer } from './sealed-quote.ts';
import { reserveSigned, settleReserved, type SignedPaying } from '../purchase/settling.ts';
import type { WaysToPay } from './ways-to-pay.ts';

/** A tool call, an asset delivery, or prepaid credit, at its price. */
export interface Offer {
  kind: OfferKind;
  serviceId: string;
  amountMicros: Micros;
}

export interface PaymentsOptions {
  database: Database;
  sealer: Sealer;
  statements: PurchaseStatements;
  money: PaymentMoney;
  reservations: Reservations;
  /** In order of preference: a quote names the first that accepts its offer. */
  providers: readonly PaymentProvider[];
  ways: WaysToPay;
  clock: Clock;
  log: Log;
  metrics: Pick<PaymentMetrics, 'payment' | 'settlement'>;
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
  /** The challenge for wallets, from the provider that has one. */
  challenge(payment: Payment, resource: PaidResource): WireChallenge;
  /** Ends expired payments and refunds unused money. @returns how many changed. */
  sweep(): Promise<number>;
}

const unpaidKeptMs = 7 * dayMs;

/** Quotes, finds, pays and ends payments. `purchase.ts` buys with them. */
export function payments(options: PaymentsOptions): Payments {
  const { database, sealer, statements, money, reservations, providers, clock, log, metrics, quoteTtlMs } = options;

  const signing = providers.find(({ challenge }) => challenge !== undefined);

  function provider(id: string): PaymentProvider {
    const found = providers.find((candidate) => candidate.id === id);
    if (found === undefined) throw problem('payment_provider_unknown', { members: { providers: providers.map((each) => each.id) } });
    return found;
  }

  /** Credit cannot be bought with credit. */
  function preferredFor({ kind }: Offer): PaymentProvider | undefined {
    return kind === 'credit' ? providers.find(({ spendsCredit }) => spendsCredit !== true) : providers[0];
  }

  function quote(offer: Offer, clientId: string, providerId?: string): Payment {
    const chosen = providerId === undefined ? preferredFor(offer) : provider(providerId);
    if (chosen === undefined) throw problem('unavailable', { hint: 'The operator has configured no payment provider.' });
    const now = clock.now();
    return quotedPayment(
      sealer.seal({
        offerKind: offer.kind,
        serviceId: offer.serviceId,
        providerId: chosen.id,
        amountMicros: offer.amountMicros,
        currency: 'USD',
        maxCalls: 1,
        clientId,
        createdAt: now,
        expiresAt: now + quoteTtlMs,
      }),
    );
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

  /** Pays a pending payment; one that another request has paid is returned as it is. */
  async function payPending(payment: Payment, by: PaymentProvider, caller: Caller, request: Readonly<Record<string, unknown>>) {
    const verifiedAt = clock.now();
    const verifyAgain = () => by.verify(payment, caller, request);
    const verified = await verifyAgain();
    const { authorization } = verified;
    try {
      if (authorization === null) await payFromLedger(payment, by, verified, caller);
      else await payOutside({ payment, by, verified: { ...verified, authorization }, verifiedAt, verifyAgain }, caller);
      metrics.payment(by.id, 'paid');
      log.info({ payment: shortId(payment.id), provider: by.id, amountMicros: payment.amountMicros }, 'payment paid');
    } catch (thrown) {
      if (!(thrown instanceof AlreadyPaid)) throw thrown;
    }
    return found(payment.id);
  }

  async function payFromLedger(payment: Payment, by: PaymentProvider, verified: Verified, caller: Caller) {
    await database
      .write(async (queries) => {
        const now = clock.now();
        await money.reserve(queries, { payment, by }, apiKeyIdOf(caller), now);
        await money.book(queries, { payment, by, verified }, 0, now);
        // A proof of a wallet pays once.
        if (caller.kind !== 'wallet') return;
        const proof = { payer: caller.address, signedId: proofIdOf(caller.proofId), idempotency: null, requestHash: null, isOnly: false };
        await reservations.insert(queries, { id: reservations.newId(), payment, ...proof }, 'given_back', null, now);
      })
      .catch((thrown: unknown) => {
        throw isUniqueViolation(thrown) ? problem('payment_already_used', { cause: thrown }) : thrown;
      });
  }

  async function payOutside(paying: SignedPaying, caller: Caller): Promise<void> {
    const parts = { database, reservations, money, clock, log, metrics };
    const id = reservations.newId();
    reservations.begin(id);
    try {
      const purchase = { id, idempotency: null, requestHash: null, isOnly: false };
      await reserveSigned(parts, paying, purchase, apiKeyIdOf(caller), async () => undefined).catch(async (thrown: unknown) => {
        throw isUniqueViolation(thrown) ? await takenBy(paying.verified.authorization.id, thrown) : thrown;
      });
      const outcome = await settleReserved(parts, paying, id, false);
      await database.write(async (queries) => {
        await reservations.markSettled(queries, id, outcome);
        await money.book(queries, paying, 0, clock.now());
        await reservations.endUnused(queries, id);
      });
    } finally {
      reservations.done(id);
    }
  }

  /** Why a signed payment cannot be reserved: it is being settled, or was used. */
  async function takenBy(signedId: string, cause: unknown) {
    const row = await statements.findBySignature.first(database.read, { signedId });
    if (row === null) return problem('payment_in_flight', { retryAfterSeconds: 1, cause });
    return row.state === 'reserved' || row.state === 'unknown' ? standing(row) : problem('payment_already_used', { cause });
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
    openToken(token, serviceId, clientId) {
      const holder = sealer.openToken(token);
      if (holder === null) throw problem(kindOf(token) === 'id' ? 'payment_id_as_token' : 'payment_token_invalid');
      if (holder.serviceId !== serviceId) throw problem('payment_token_other_service');
      if (!isBearer(holder) && holder.clientId !== clientId) throw problem('payment_token_other_client');
      return holder;
    },
    async verify(paymentId, caller) {
      const payment = await found(paymentId);
      if (payment.status !== 'pending') return payment;
      const by = providers.find((candidate) => candidate.id === payment.providerId);
      if (by?.completesWhenAsked === true) return payPending(payment, by, caller, {});
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
      return payPending(payment, by, caller, request);
    },
    challenge: (payment, resource) => signing?.challenge?.(payment, resource) ?? noChallenge,
    sweep: () => sweep(options),
  };
}

/** The id of a wallet's proof, among the ids of signatures. */
export const proofIdOf = (proofId: string) => `siwx:${proofId}`;

/** An anonymous token belongs to its holder. So does a wallet's: only the signer of the payment received it. */
function isBearer({ clientId }: SealedQuote): boolean {
  return clientId === 'anonymous' || /^(?:0x|solana:)/.test(clientId);
}

/** Ends expired payments. Unused money becomes credit of its payer, never revenue. */
async function sweep({ database, money, clock, log, metrics }: PaymentsOptions): Promise<number> {
  const now = clock.now();
  // Paid ones first: a flood of unpaid payments must not delay refunds.
  const ended = (await inBatches(() => endDue(unused))) + (await inBatches(() => endDue(pending)));
  if (ended > 0) log.info({ ended }, 'payments past their time ended');
  await inBatches(() => database.write((queries) => forgetUnpaid(queries, now - unpaidKeptMs)));
  return ended;

  async function endDue(kind: RawBuilder<boolean>): Promise<number> {
    const due = await database.read
      .selectFrom('payments')
      .selectAll()
      .where('expires_at', '<=', now)
      .where(kind)
      .orderBy('expires_at')
      .limit(batchMax)
      .execute();
    const changed = await Promise.all(due.map((row) => database.write((queries) => money.end(queries, row, now))));
    const ended = due.filter((_row, index) => changed[index] === true);
    for (const { provider_id: provider, status } of ended) metrics.payment(provider, status === 'paid' ? 'refunded' : 'expired');
    return ended.length;
  }
}

const noChallenge: WireChallenge = { headers: {}, bodyMembers: '', mcp: { result: {}, meta: {} } };

/** The sealed id of an unpaid payment holds all of it, so its row can be deleted. */
async function forgetUnpaid(queries: Queries, before: number): Promise<number> {
  const old = queries
    .selectFrom('payments')
    .select('id')
    .where('expires_at', '<', before)
    .where(unpaid)
    .where(sql<boolean>`not exists (select 1 from purchases where purchases.payment_id = payments.id)`)
    .limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('payments').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition. */
const pending = sql<boolean>`status = 'pending' and not exists (
  select 1 from purchases where purchases.payment_id = payments.id and purchases.state in ('reserved', 'unknown')
)`;
const unused = sql<boolean>`status = 'paid' and used_calls < max_calls`;
const unpaid = sql<boolean>`status = 'expired' and paid_at is null`;
