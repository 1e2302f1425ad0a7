import { sql, type RawBuilder } from 'kysely';
import { dayMs, hourMs, minuteMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Micros } from '../money.ts';
import { batchMax, inBatches } from '../storage/batches.ts';
import { compiledQuery } from '../storage/compiled-query.ts';
import type { Database, Dialect, Queries } from '../storage/database.ts';
import type { NewPaymentRow, PaymentRow } from '../storage/tables.ts';
import type { OfferKind, SealedQuote, Sealer } from './sealed-quote.ts';
import { creditAccountOf, heldAccount, testAccount, unclaimedAccount, type Ledger } from './ledger.ts';
import { quotedPayment, storedPayment, type Payment } from './payment.ts';
import { testProviderIds, type PaidResource, type Payer, type PaymentProvider, type Settlement, type WireChallenge } from './provider.ts';
import type { SpendingCaps } from './spending-caps.ts';

/** What is for sale: a tool call, an asset delivery, or prepaid credit. */
export interface Offer {
  kind: OfferKind;
  serviceId: string;
  amountMicros: Micros;
}

export interface PaymentsOptions {
  database: Database;
  sealer: Sealer;
  ledger: Ledger;
  caps: SpendingCaps;
  /** In order of preference: the first that takes an offer is the one a challenge names. */
  providers: readonly PaymentProvider[];
  clock: Clock;
  log: Log;
  /** How long a quoted price holds. */
  quoteTtlMs?: number;
  /** How long a paid token is good. */
  tokenTtlMs?: number;
}

export interface Payments {
  readonly providers: readonly PaymentProvider[];
  providerOf(payment: Payment): { name: string; payTo: string };
  /** A pending payment for an offer, without a write. @throws payment_provider_unknown */
  quote(offer: Offer, clientId: string, providerId?: string): Payment;
  /** A quoted payment that is stored at once. */
  create(offer: Offer, clientId: string, providerId?: string): Promise<Payment>;
  /** The payment with this id, stored or only quoted; null for an unknown or forged id. */
  find(paymentId: string): Promise<Payment | null>;
  /** SPEC's "verify or complete": asks for the current state, and completes what the test network offered. */
  verify(paymentId: string, payer: Payer): Promise<Payment>;
  /** Pays with the named provider. Idempotent: what is paid stays paid once. */
  pay(paymentId: string, providerId: string, payer: Payer, request: Readonly<Record<string, unknown>>): Promise<Payment>;
  /** How wallets are asked to pay, in the protocols of all providers. */
  challenge(payment: Payment, resource: PaidResource): WireChallenge;
  /**
   * Records money that moved although nobody waited for it any more: also where the time to pay has passed since.
   * @throws payment_not_found
   */
  settledLate(
    paymentId: string,
    providerId: string,
    settlement: Extract<Settlement, { kind: 'settled' }>,
    /** What else is written where this is what books it, in the same transaction. */
    booked?: (queries: Queries) => Promise<void>,
  ): Promise<Payment>;
  /** Expires what is past its time and pays unused money back. @returns how many changed. */
  sweep(): Promise<number>;
}

export const quoteTtlDefaultMs = 15 * minuteMs;
export const tokenTtlDefaultMs = 24 * hourMs;
const unpaidKeptMs = 7 * dayMs;

/** The payment core: quotes, states, settlement. Using a paid token is `uses.ts`. */
export function payments(options: PaymentsOptions): Payments {
  const { database, sealer, ledger, caps, providers, clock, log } = options;
  const { quoteTtlMs = quoteTtlDefaultMs, tokenTtlMs = tokenTtlDefaultMs } = options;
  const { insert, select, markPaid, markFailed, reopen } = statements(database.dialect);

  function provider(id: string): PaymentProvider {
    const found = providers.find((candidate) => candidate.id === id);
    if (found === undefined) throw problem('payment_provider_unknown', { members: { providers: providers.map((each) => each.id) } });
    return found;
  }

  /** Credit is not bought with credit. */
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
    return load(database.read, sealed);
  }

  async function load(queries: Queries, sealed: SealedQuote): Promise<Payment> {
    const row = await select.first(queries, { id: sealed.paymentId });
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

  async function settle(payment: Payment, by: PaymentProvider, payer: Payer, request: Readonly<Record<string, unknown>>) {
    const settlement = await by.settle(payment, payer, request);
    const settled = await database.write((queries) => record(queries, payment, by, payer, settlement));
    log.info(
      { payment: shortId(payment.id), provider: by.id, status: settled.status, amountMicros: payment.amountMicros },
      'payment settled',
    );
    return settled;
  }

  /** Marks the payment and books the money together; a payment that is not pending any more is answered as it is. */
  async function record(
    queries: Queries,
    payment: Payment,
    by: PaymentProvider,
    payer: Payer,
    settlement: Settlement,
    booked?: (queries: Queries) => Promise<void>,
  ): Promise<Payment> {
    const now = clock.now();
    await insert.change(queries, newRow(payment));
    if (settlement.kind === 'failed') await markFailed.change(queries, { id: payment.id });
    if (settlement.kind === 'settled') {
      const { sourceAccount, payerAccountId } = settlement;
      const paid = await markPaid.change(queries, {
        id: payment.id,
        providerId: by.id,
        payerAccountId,
        paidAt: now,
        expiresAt: now + tokenTtlMs,
      });
      if (paid === 1) {
        await booked?.(queries);
        // Credit that a key buys is the account's: it counts when the key spends it.
        if (!by.isTest && payment.offerKind !== 'credit') await caps.spend(queries, payer.apiKeyId, payment.amountMicros, now);
        const { amountMicros, currency, id: paymentId } = payment;
        await ledger.post(
          queries,
          { kind: 'payment', debitAccount: sourceAccount, creditAccount: heldAccount, amountMicros, currency, paymentId },
          now,
        );
        await by.recorded?.(queries, payment, payer);
      }
    }
    const row = await select.first(queries, { id: payment.id });
    if (row === null) throw new Error('a payment that was just stored is missing');
    return storedPayment(row, payment.token, now);
  }

  async function store(payment: Payment): Promise<void> {
    await database.write((queries) => insert.change(queries, newRow(payment)));
  }

  return {
    providers,
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
    async verify(paymentId, payer) {
      const payment = await found(paymentId);
      if (payment.status !== 'pending') return payment;
      const by = providers.find((candidate) => candidate.id === payment.providerId);
      if (by?.completesWhenAsked === true) return settle(payment, by, payer, {});
      await store(payment);
      return payment;
    },
    async pay(paymentId, providerId, payer, request) {
      const payment = await found(paymentId);
      if (payment.status === 'expired') throw problem('payment_expired');
      if (payment.status === 'failed') throw problem('payment_failed');
      if (payment.status !== 'pending') return payment;
      const by = provider(providerId);
      if (by.offer(payment) === null) throw problem('payment_provider_unknown');
      return settle(payment, by, payer, request);
    },
    challenge: (payment, resource) => merged(providers.map((each) => each.challenge?.(payment, resource) ?? null)),
    async settledLate(paymentId, providerId, settlement, booked) {
      const payment = await found(paymentId);
      if (payment.status !== 'pending' && payment.status !== 'expired') return payment;
      const payer = { accountId: null, apiKeyId: null };
      return database.write(async (queries) => {
        await reopen.change(queries, { id: paymentId });
        return record(queries, { ...payment, status: 'pending' }, provider(providerId), payer, settlement, booked);
      });
    },
    sweep: () => sweep(options),
  };
}

/**
 * Ends what is past its time. Money that was paid and not used goes back to the payer's credit; where the money came from
 * outside it waits, owed, in the unclaimed account. It never becomes income.
 */
async function sweep({ database, ledger, clock, log }: PaymentsOptions): Promise<number> {
  const { markEnded } = statements(database.dialect);
  const now = clock.now();
  // Paid ones first: a flood of payments that nobody pays must not hold up what is owed back.
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
    const changed = await Promise.all(due.map((row) => database.write((queries) => endOne(queries, row))));
    return changed.reduce((total, one) => total + one, 0);
  }

  async function endOne(queries: Queries, row: PaymentRow): Promise<number> {
    const refundable = row.status === 'paid' && row.payer_account_id !== null;
    const changed = await markEnded.change(queries, {
      id: row.id,
      from: row.status,
      to: refundable ? 'refunded' : 'expired',
      usedCalls: row.used_calls,
      expiresAt: row.expires_at,
    });
    if (changed === 0 || row.status === 'pending') return changed;
    await ledger.post(
      queries,
      {
        kind: refundable ? 'refund' : 'expiry',
        debitAccount: heldAccount,
        creditAccount: ownerAccount(row),
        amountMicros: (row.amount_micros / row.max_calls) * (row.max_calls - row.used_calls),
        currency: row.currency,
        paymentId: row.id,
      },
      now,
    );
    return changed;
  }
}

function merged(challenges: ReadonlyArray<WireChallenge | null>): WireChallenge {
  const given = challenges.filter((challenge) => challenge !== null);
  const [only] = given;
  if (only !== undefined && given.length === 1) return only;
  const all = <Part>(part: (challenge: WireChallenge) => Part) => Object.assign({}, ...given.map(part));
  return {
    headers: all(({ headers }) => headers),
    bodyMembers: given
      .map(({ bodyMembers }) => bodyMembers)
      .filter((members) => members !== '')
      .join(','),
    get mcp() {
      const parts = given.map(({ mcp }) => mcp);
      return { result: Object.assign({}, ...parts.map(({ result }) => result)), meta: Object.assign({}, ...parts.map(({ meta }) => meta)) };
    },
  };
}

/** Who is owed what was paid and not used. */
function ownerAccount({ payer_account_id: payer, provider_id: provider }: PaymentRow): string {
  const isTest = testProviderIds.includes(provider);
  if (payer !== null) return creditAccountOf(payer, isTest);
  return isTest ? testAccount(unclaimedAccount) : unclaimedAccount;
}

/** A payment that nobody paid says all there is to know in its sealed id; its row only served to find it. */
async function forgetUnpaid(queries: Queries, before: number): Promise<number> {
  const old = queries.selectFrom('payments').select('id').where('expires_at', '<', before).where(unpaid).limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('payments').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows. */
const pending = sql<boolean>`status = 'pending'`;
const unused = sql<boolean>`status = 'paid' and used_calls < max_calls`;
const unpaid = sql<boolean>`status = 'expired' and paid_at is null`;

/** `pay_` and the ULID: enough to find a payment in a log, useless for reading or spending it. */
export function shortId(paymentId: string): string {
  return paymentId.slice(0, 'pay_'.length + 26);
}

function newRow(payment: Payment): NewPaymentRow {
  return {
    id: payment.id,
    offer_kind: payment.offerKind,
    service_id: payment.serviceId,
    provider_id: payment.providerId,
    status: 'pending',
    amount_micros: payment.amountMicros,
    currency: payment.currency,
    max_calls: payment.maxCalls,
    used_calls: 0,
    client_id: payment.clientId,
    payer_account_id: null,
    created_at: payment.createdAt,
    expires_at: payment.expiresAt,
    paid_at: null,
  };
}

function statements(dialect: Dialect) {
  return {
    select: compiledQuery<{ id: string }, PaymentRow>(dialect, (db, value) =>
      db.selectFrom('payments').selectAll().where('id', '=', value.id),
    ),
    insert: compiledQuery<NewPaymentRow>(dialect, (db, value) =>
      db
        .insertInto('payments')
        .values({
          id: value.id,
          offer_kind: value.offer_kind,
          service_id: value.service_id,
          provider_id: value.provider_id,
          status: value.status,
          amount_micros: value.amount_micros,
          currency: value.currency,
          max_calls: value.max_calls,
          used_calls: value.used_calls,
          client_id: value.client_id,
          payer_account_id: value.payer_account_id,
          created_at: value.created_at,
          expires_at: value.expires_at,
          paid_at: value.paid_at,
        })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
    markPaid: compiledQuery<{ id: string; providerId: string; payerAccountId: string | null; paidAt: number; expiresAt: number }>(
      dialect,
      (db, value) =>
        db
          .updateTable('payments')
          .set({
            status: 'paid',
            provider_id: value.providerId,
            payer_account_id: value.payerAccountId,
            paid_at: value.paidAt,
            expires_at: value.expiresAt,
          })
          .where('id', '=', value.id)
          .where('status', '=', 'pending'),
    ),
    markFailed: compiledQuery<{ id: string }>(dialect, (db, value) =>
      db.updateTable('payments').set({ status: 'failed' }).where('id', '=', value.id).where('status', '=', 'pending'),
    ),
    /** Nobody paid it in its time, but somebody did after all. */
    reopen: compiledQuery<{ id: string }>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set({ status: 'pending' })
        .where('id', '=', value.id)
        .where('status', '=', 'expired')
        .where('paid_at', 'is', null),
    ),
    /** Only the very state that the sweep saw: a call may have started or been given back since. */
    markEnded: compiledQuery<{
      id: string;
      from: PaymentRow['status'];
      to: PaymentRow['status'];
      usedCalls: number;
      expiresAt: number;
    }>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set({ status: value.to })
        .where('id', '=', value.id)
        .where('status', '=', value.from)
        .where('used_calls', '=', value.usedCalls)
        .where('expires_at', '=', value.expiresAt),
    ),
  };
}
