import type { Foundation } from '../../foundation.ts';
import { sql } from 'kysely';
import { dayMs, hourMs, minuteMs } from '../../clock.ts';
import { problem, type ProblemCode } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Micros } from '../../money.ts';
import { batchMax, deleteInBatches, inBatches } from '../../storage/batches.ts';
import type { Queries } from '../../storage/database.ts';
import { storeTime } from '../../storage/store-time.ts';
import { isTestProvider } from '../../provider-ids.ts';
import type { PaymentRow, PurchaseRow } from '../../storage/tables.ts';
import { oldPrices } from '../quotes/earlier-prices.ts';
import { accountFor, heldAccount, toolRevenueAccount, type Ledger } from '../money/ledger.ts';
import { callMicros, shortId, storedPayment, type Payment } from '../quotes/payment.ts';
import type { PaymentMetrics } from '../../metrics.ts';
import type { PaymentMoney } from '../money/payment-money.ts';
import type { SignedAuthorization, Verified } from '../provider.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import { standing, testMoneyRefused } from './refused-purchase.ts';

/** One purchase of a payment. */
export interface PaidUse {
  /** Id of the purchase. */
  callId: string;
  paymentId: string;
  serviceId: string;
  /** The price of one call. */
  amountMicros: Micros;
  currency: string;
  /** Paid with test money. */
  isTest: boolean;
  clientId: string;
}

/** `scope` is whose key it is: an authenticated client, a wallet, or the payment itself. */
export interface IdempotencyKey {
  scope: string;
  key: string;
}

/** A purchase before it is written. */
export interface NewPurchase {
  id: string;
  payment: Pick<Payment, 'id' | 'serviceId' | 'clientId'>;
  idempotency: IdempotencyKey | null;
  requestHash: string | null;
  /** The account or wallet that pays; null for a token, which belongs to its holder. */
  payer: string | null;
  /** Id of a signed authorization, or of the proof of a wallet. */
  signedId: string | null;
  /** The payer may have no second open purchase of this service. */
  isOnly: boolean;
}

/** Why a purchase was given back or refused: a problem code, a settler's reason, or one of our own. */
type EndReason = ProblemCode | 'not_finished' | 'surplus' | 'not_used_yet' | (string & {});

interface Revocation {
  failure: EndReason;
  usableMs: number;
  from: 'operator' | 'others';
  isRefunded?: boolean;
}

interface SettledBy {
  transaction: string;
  payer: string;
}

export interface ReservationsOptions extends Pick<Foundation, 'clock' | 'database' | 'log' | 'processId'> {
  statements: PurchaseStatements;
  ledger: Ledger;
  money: PaymentMoney;
  metrics: Pick<PaymentMetrics, 'giveBack'>;
  /** False refuses tokens that were paid with test money before the service ran with real money. */
  takesTestMoney: boolean;
}

const answerTtlMs = 24 * hourMs;
/** A call that is given back after its payment expired can still be used this long. */
const graceMs = 15 * minuteMs;
/** Longer than signatures are valid. An outcome that stays unknown after this does not block its payer any more. */
export const onlyMs = 15 * minuteMs;
/** Refused purchases, and replaced prices: longer than any quote holds. */
const keptMs = 7 * dayMs;

/** The rows of purchases, and which of them this process works on. Methods that take `queries` are steps of the caller's transaction. */
export class Reservations {
  readonly #parts: ReservationsOptions;
  /** Purchases that this process works on. Its other open rows are abandoned. */
  readonly #running = new Set<string>();

  constructor(parts: ReservationsOptions) {
    this.#parts = parts;
  }

  isRefusedTestMoney(providerId: string): boolean {
    return !this.#parts.takesTestMoney && isTestProvider(providerId);
  }

  async #returnCall(queries: Queries, paymentId: string, usableMs: number): Promise<void> {
    await this.#parts.statements.returnCall.change(queries, { id: paymentId, usableUntil: this.#parts.clock.now() + usableMs });
  }

  /** @returns false when the purchase was not open any more */
  async #end(queries: Queries, id: string, state: PurchaseRow['state'], failure: EndReason, hasRun = false): Promise<boolean> {
    return (
      (await this.#parts.statements.end.change(queries, { id, state, failure, hasRun: hasRun ? 1 : 0, now: this.#parts.clock.now() })) === 1
    );
  }

  /**
   * Ends an open purchase and returns its call to the payment.
   * @param isRefunded the payment ends too, so that nothing is paid
   * @returns false when it had ended before
   */
  async giveBack(queries: Queries, id: string, paymentId: string, failure: EndReason, isRefunded = false): Promise<boolean> {
    if (!(await this.#end(queries, id, isRefunded ? 'refused' : 'given_back', failure))) return false;
    await this.#returnCall(queries, paymentId, graceMs);
    return true;
  }

  #rowOf(purchase: NewPurchase, state: PurchaseRow['state'], answer: string | null, now: number) {
    const { id, payment, idempotency, requestHash, payer, signedId, isOnly } = purchase;
    return {
      id,
      payment_id: payment.id,
      service_id: payment.serviceId,
      client_id: payment.clientId,
      state,
      process_id: this.#parts.processId,
      idempotency_scope: idempotency?.scope ?? null,
      idempotency_key: idempotency?.key ?? null,
      request_hash: requestHash,
      answer,
      has_run: 0,
      payer,
      holder_id: payer,
      signed_id: signedId,
      provider_id: null,
      network: null,
      signed: null,
      amount_micros: null,
      is_only: isOnly ? 1 : 0,
      started_at: now,
      finished_at: state === 'reserved' ? null : now,
    } as const;
  }

  newId(): string {
    return newId('call', this.#parts.clock.now());
  }

  /** Takes one call of a paid payment by one conditional update: of a thousand at once, one gets it. Null if none is left. */
  take(queries: Queries, paymentId: string, now: number): Promise<PaymentRow | null> {
    return this.#parts.statements.takeCall.first(queries, { id: paymentId, now });
  }

  /** Writes the purchase. @throws a unique violation where another purchase has its key, signature or payment */
  async insert(
    queries: Queries,
    purchase: NewPurchase,
    state: 'reserved' | 'used' | 'given_back',
    answer: string | null,
    now: number,
  ): Promise<void> {
    await this.#parts.statements.insertPurchase(queries, this.#rowOf(purchase, state, answer, now));
  }

  /** The same for a purchase that is settled outside: it stays reserved until the outcome is known. */
  async insertSigned(
    queries: Queries,
    purchase: NewPurchase & { payment: Payment },
    providerId: string,
    { authorization, holderId }: Verified & { authorization: SignedAuthorization },
    now: number,
  ): Promise<void> {
    const { network, text: signed } = authorization;
    const settled = { provider_id: providerId, network, signed, amount_micros: purchase.payment.amountMicros, holder_id: holderId };
    await this.#parts.statements.insertPurchase(queries, { ...this.#rowOf(purchase, 'reserved', null, now), ...settled });
  }

  /**
   * Whether the payer can pay everything it has open, this purchase included.
   * @param since when the balance was read: purchases that ended later may not be in it
   * @returns `covered`; `short` if the balance does not cover all open purchases; `untrusted` if it cannot be judged by the balance, or
   *   an earlier settlement of the payer failed after its work was done
   */
  async cover(queries: Queries, payer: string, balanceMicros: Micros | null, since: number): Promise<'covered' | 'short' | 'untrusted'> {
    if ((await this.#parts.statements.findDistrusted.first(queries, { payer })) !== null) return 'untrusted';
    const open = await this.#parts.statements.sumOfPayer.first(queries, { payer, since: since - clockDriftMs });
    if (open === null) throw new Error('a sum is missing');
    // An unknown balance is trusted for one purchase at a time.
    if (balanceMicros === null) return open.count === 1 ? 'covered' : 'untrusted';
    if (open.open > balanceMicros) return open.count === 1 ? 'untrusted' : 'short';
    // The balance may or may not include purchases that ended a moment ago.
    return open.open + open.ended <= balanceMicros ? 'covered' : 'untrusted';
  }

  /** @throws call_interrupted where it is not reserved any more */
  async markUsed(queries: Queries, id: string, answer: string | null, now: number): Promise<void> {
    if ((await this.#parts.statements.markUsed.change(queries, { id, answer, now })) === 0)
      throw problem('call_interrupted', { retryAfterSeconds: 1 });
  }

  /** @throws call_interrupted where it is not reserved any more */
  async markSettled(queries: Queries, id: string, { transaction, payer }: SettledBy): Promise<void> {
    if ((await this.#parts.statements.markSettled.change(queries, { id, transaction, payer: lowerHex(payer) })) === 0)
      throw problem('call_interrupted', { retryAfterSeconds: 1 });
  }

  /** It will be settled for less, before that begins. @throws call_interrupted where it is not reserved any more */
  async lower(queries: Queries, id: string, { text: signed }: SignedAuthorization, amountMicros: Micros): Promise<void> {
    if ((await this.#parts.statements.lowerSigned.change(queries, { id, signed, amountMicros })) === 0)
      throw problem('call_interrupted', { retryAfterSeconds: 1 });
  }

  async markUnknown(id: string): Promise<void> {
    const now = this.#parts.clock.now();
    await this.#parts.database.write((queries) => this.#parts.statements.markUnknown.change(queries, { id, now, onlySince: now - onlyMs }));
  }

  /** Ends an open purchase whose money did not move. @returns false when it had ended before */
  async refuse(queries: Queries, id: string, paymentId: string, failure: EndReason, hasRun: boolean): Promise<boolean> {
    if (!(await this.#end(queries, id, 'refused', failure, hasRun))) return false;
    await this.#parts.money.release(queries, paymentId);
    return true;
  }

  /** Ends an open purchase that has taken no call: its payment is paid, and the call can be used. @returns false when it had ended before */
  endUnused(queries: Queries, id: string): Promise<boolean> {
    return this.#end(queries, id, 'given_back', 'not_used_yet');
  }

  /** Ends an open purchase whose money turned out to have moved. @returns false when it had ended before */
  async endLate(queries: Queries, id: string, { transaction, payer }: SettledBy): Promise<boolean> {
    return (
      (await this.#parts.statements.endLate.change(queries, { id, transaction, payer: lowerHex(payer), now: this.#parts.clock.now() })) ===
      1
    );
  }

  /** Its money became credit of its payer, so its payment cannot be used. */
  async markSurplus(queries: Queries, id: string): Promise<void> {
    await this.#parts.statements.markSurplus.change(queries, { id });
  }

  /**
   * Gives back a purchase that was never delivered: its revenue is held for the payment again, which stays usable for `usableMs` at
   * least.
   * @param from whose revenue is taken back: `operator` that of a call of an own tool; `others`: the calling code takes back what owners earned
   * @param isRefunded somebody ends the payment too: its idempotency key stays, so that a repeated request buys nothing again
   * @returns the purchase; null when it had been given back before
   */
  async revoke(queries: Queries, id: string, { failure, usableMs, from, isRefunded = false }: Revocation): Promise<PaidUse | null> {
    const row = await this.#parts.statements.revoke.first(queries, { id, failure, keepsKey: isRefunded ? 1 : 0 });
    if (row === null) return null;
    const payment = await this.#parts.statements.findPayment.first(queries, { id: row.payment_id });
    if (payment === null) throw new Error('the payment of a purchase is missing');
    await this.#returnCall(queries, payment.id, usableMs);
    const use = useOf(row.id, storedPayment(payment, '', this.#parts.clock.now()), payment.provider_id);
    if (from === 'operator')
      await this.#parts.ledger.post(
        queries,
        { kind: 'use_returned', debitAccount: revenueAccount(use), creditAccount: heldAccount, ...movementOf(use) },
        this.#parts.clock.now(),
      );
    return use;
  }

  /** Why a payment has no call to take. */
  async refusal(queries: Queries, paymentId: string, expiresAt: number, now: number): Promise<Error> {
    const row = await this.#parts.statements.findPayment.first(queries, { id: paymentId });
    const open = row === null ? null : await this.#parts.statements.findOpen.first(queries, { paymentId });
    // A call that runs, or was interrupted a moment ago, may be given back: never answer it with an offer to pay again.
    if (open !== null) return standing(open);
    if (row === null || row.status === 'pending' || row.status === 'failed')
      return problem(expiresAt <= now ? 'payment_token_expired' : 'payment_not_completed');
    if (this.isRefusedTestMoney(row.provider_id)) return testMoneyRefused();
    if (row.used_calls >= row.max_calls) return problem('payment_token_used');
    // It was given back a moment ago.
    if (row.status === 'paid' && row.expires_at > now) return problem('payment_in_flight', { retryAfterSeconds: 1 });
    return problem('payment_token_expired');
  }

  /** Marks a purchase as worked on by this process, until `done`. */
  begin(id: string): void {
    this.#running.add(id);
  }

  done(id: string): void {
    this.#running.delete(id);
  }

  isRunning(id: string): boolean {
    return this.#running.has(id);
  }

  /** Whether no process works on an open purchase any more, so that its outcome has to be looked up. */
  async isAbandoned({ id, process_id: worker }: Pick<PurchaseRow, 'id' | 'process_id'>): Promise<boolean> {
    if (worker === this.#parts.processId) return !this.#running.has(id);
    const alive = this.#parts.database.read.selectFrom('processes').select('id').where('id', '=', worker);
    return (
      (await alive.where('alive_until', '>', await storeTime(this.#parts.database, this.#parts.clock)).executeTakeFirst()) === undefined
    );
  }

  /** Gives back abandoned purchases, of dead processes and of this one, that have no settlement outside the ledger. @returns how many */
  async recover(): Promise<number> {
    let recovered = 0;
    const left = await abandoned(this.#parts, sql<boolean>`(signed is null or settled_payer is not null)`);
    for (const { id, payment_id: paymentId } of left) {
      if (this.#running.has(id)) continue;
      try {
        if (await this.#parts.database.write((queries) => this.giveBack(queries, id, paymentId, 'call_interrupted'))) recovered += 1;
      } catch (cause) {
        this.#parts.log.warn(
          { err: cause, payment: shortId(paymentId) },
          'an abandoned purchase could not be given back; it is tried again',
        );
      }
    }
    if (recovered > 0) {
      this.#parts.log.warn({ recovered }, 'abandoned purchases given back');
      this.#parts.metrics.giveBack('call_interrupted', recovered);
    }
    return recovered;
  }

  /** Resolves when this process works on no purchase. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Deletes answers and keys after 24 hours, and refused purchases and replaced prices after a week. @returns how many */
  async forget(): Promise<number> {
    const now = this.#parts.clock.now();
    const answers = await inBatches(() => this.#parts.database.write((queries) => forgetAnswers(queries, now - answerTtlMs)));
    const refused = await deleteInBatches(this.#parts.database, 'purchases', (queries) => oldRefused(queries, now - keptMs));
    const prices = await deleteInBatches(this.#parts.database, 'earlier_prices', (queries) => oldPrices(queries, now - keptMs));
    return answers + refused + prices;
  }
}

/** Hex in lower case; addresses of Solana are case-sensitive. */
export function lowerHex(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address;
}

/** Clocks of replicas differ: a purchase that ended this shortly before a balance was read may not be in it. */
const clockDriftMs = 2000;

/** Reserved purchases of dead processes, and all of this process, that meet a condition. */
export async function abandoned(
  { database, clock, processId }: Pick<ReservationsOptions, 'database' | 'clock' | 'processId'>,
  which: ReturnType<typeof sql<boolean>>,
): Promise<PurchaseRow[]> {
  const leaseNow = await storeTime(database, clock);
  return (
    database.read
      .selectFrom('purchases')
      .selectAll()
      // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
      .where(sql<boolean>`state in ('reserved', 'unknown')`)
      .where('state', '=', 'reserved')
      .where(which)
      .where((eb) =>
        eb.or([
          eb('process_id', '=', processId),
          eb('process_id', 'not in', eb.selectFrom('processes').select('id').where('alive_until', '>', leaseNow)),
        ]),
      )
      .limit(batchMax)
      .execute()
  );
}

/** @param providerId the provider that the payment was paid with */
export function useOf(callId: string, payment: Payment, providerId: string): PaidUse {
  const { id: paymentId, serviceId, clientId, currency } = payment;
  return { callId, paymentId, serviceId, clientId, amountMicros: callMicros(payment), currency, isTest: isTestProvider(providerId) };
}

/** The account of the operator's revenue of a tool. */
export function revenueAccount({ serviceId, isTest }: Pick<PaidUse, 'serviceId' | 'isTest'>): string {
  return accountFor(toolRevenueAccount(serviceId), isTest);
}

/** The amount and ids in a ledger entry of a purchase. */
export function movementOf({ amountMicros, currency, paymentId, callId }: PaidUse) {
  return { amountMicros, currency, paymentId, callId };
}

async function forgetAnswers(queries: Queries, before: number): Promise<number> {
  const old = queries
    .selectFrom('purchases')
    .select('id')
    .where('finished_at', '<=', before)
    .where(sql<boolean>`(answer is not null or idempotency_key is not null)`)
    .limit(batchMax);
  const { numUpdatedRows } = await queries
    .updateTable('purchases')
    .set({ answer: null, idempotency_scope: null, idempotency_key: null })
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Purchases without money and work. Those whose work was done are kept: their payers are not trusted. */
function oldRefused(queries: Queries, before: number) {
  return queries
    .selectFrom('purchases')
    .select('id')
    .where('finished_at', '<', before)
    .where(sql<boolean>`state = 'refused' and has_run = 0`);
}
