import { sql } from 'kysely';
import { dayMs, hourMs, minuteMs, type Clock } from '../clock.ts';
import { problem, type ProblemCode } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Micros } from '../money.ts';
import { batchMax, inBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { storeTime } from '../storage/store-time.ts';
import { testProviderIds } from '../provider-ids.ts';
import type { PaymentRow, PurchaseRow } from '../storage/tables.ts';
import { forgetPrices } from './earlier-prices.ts';
import { heldAccount, testAccount, toolRevenueAccount, type Ledger } from './ledger.ts';
import type { Payment } from './payment.ts';
import type { PaymentMoney } from './payment-money.ts';
import type { SignedAuthorization, Verified } from './provider.ts';
import type { PurchaseStatements } from './purchase-statements.ts';

/** A purchase that a payment paid for. */
export interface PaidUse {
  /** Of the purchase. */
  callId: string;
  paymentId: string;
  serviceId: string;
  /** The price of this one. */
  amountMicros: Micros;
  currency: string;
  /** Paid with play money. */
  isTest: boolean;
  clientId: string;
}

/** Who may ask for an answer again: an authenticated client, a wallet, or the payment itself. */
export interface IdempotencyKey {
  scope: string;
  key: string;
}

/** What a purchase is, before anything of it has happened. */
export interface NewPurchase {
  id: string;
  payment: Pick<Payment, 'id' | 'serviceId' | 'clientId'>;
  idempotency: IdempotencyKey | null;
  requestHash: string | null;
  /** Who pays in its own name; null for a token, which belongs to who has it. */
  payer: string | null;
  /** Of an authorization, or of the proof of a wallet. */
  signedId: string | null;
  /** Nobody but this purchase of its payer is open for the service. */
  isOnly: boolean;
}

/** Why a purchase was given back or refused: a problem, a settler's reason, or that there was nothing to pay for yet. */
type EndReason = ProblemCode | 'not_finished' | 'surplus' | 'not_used_yet' | (string & {});

export interface ReservationsOptions {
  database: Database;
  statements: PurchaseStatements;
  ledger: Ledger;
  money: PaymentMoney;
  clock: Clock;
  log: Log;
  /** False: tokens that were paid with play money before real money came are refused. */
  takesTestMoney: boolean;
  /** This process: purchases that it leaves open are ended by others. */
  processId: string;
}

/** The rows of purchases. What takes `queries` is a step of the caller's transaction. */
export interface Reservations {
  newId(): string;
  /** Takes one call from a paid payment: one conditional update, so of a thousand at once one gets it. Null where there is none. */
  take(queries: Queries, paymentId: string, now: number): Promise<PaymentRow | null>;
  /** Writes the purchase. @throws a unique violation where another purchase has its key, signature or payment */
  insert(
    queries: Queries,
    purchase: NewPurchase,
    state: 'reserved' | 'used' | 'given_back',
    answer: string | null,
    now: number,
  ): Promise<void>;
  /** The same for one that is settled outside: reserved until that is over. */
  insertSigned(
    queries: Queries,
    purchase: NewPurchase & { payment: Payment },
    providerId: string,
    verified: Verified & { authorization: SignedAuthorization },
    now: number,
  ): Promise<void>;
  /**
   * Whether the payer can pay all that it has open, with this one.
   * @param since when the balance was read: what ended later may not be in it
   * @returns `covered`; `short` where others of it are open and it cannot pay them all; `untrusted` where nobody can tell, or where a
   *   settlement of the payer failed after its work was done
   */
  cover(queries: Queries, payer: string, balanceMicros: Micros | null, since: number): Promise<'covered' | 'short' | 'untrusted'>;
  /** @throws call_interrupted where it is not reserved any more */
  markUsed(queries: Queries, id: string, answer: string | null, now: number): Promise<void>;
  markSettled(queries: Queries, id: string, settled: { transaction: string; payer: string }): Promise<void>;
  markUnknown(id: string): Promise<void>;
  /** Ends an open purchase whose money did not move. @returns false when it had ended before */
  refuse(queries: Queries, id: string, paymentId: string, failure: EndReason, hasRun: boolean): Promise<boolean>;
  /** Ends an open purchase that has taken no call: its payment is paid, and its call is at hand. @returns false when it had ended before */
  endUnused(queries: Queries, id: string, failure: EndReason): Promise<boolean>;
  /** Ends an open purchase whose money moved, as was found out. @returns false when it had ended before */
  endLate(queries: Queries, id: string, settled: { transaction: string; payer: string }): Promise<boolean>;
  /** What was found out is credit of its payer: its payment is not usable. */
  markSurplus(queries: Queries, id: string): Promise<void>;
  /**
   * Ends an open purchase and returns its call to the payment.
   * @param isRefunded the payment ends too, so that nothing is paid
   * @returns false when it had ended before
   */
  giveBack(queries: Queries, id: string, paymentId: string, failure: EndReason, isRefunded?: boolean): Promise<boolean>;
  /**
   * Gives back what was bought, because it never came: the revenue is held for its payment again, which is good until `usableMs` from
   * now at least. Of a call the operator's revenue; what else was earned the caller takes back itself.
   * @returns what it was; null when it had been given back before
   */
  revoke(queries: Queries, id: string, failure: EndReason, usableMs: number): Promise<PaidUse | null>;
  /** Why a payment has no call to take. */
  refusal(queries: Queries, paymentId: string, expiresAt: number, now: number): Promise<Error>;
  isPlayRefused(providerId: string): boolean;
  /** Marks a purchase as worked on by this process, until `done`. */
  begin(id: string): void;
  done(id: string): void;
  isRunning(id: string): boolean;
  /** Whether nobody works on an open purchase any more, and it only waits to be found out. */
  isAbandoned(row: Pick<PurchaseRow, 'id' | 'process_id'>): Promise<boolean>;
  /** Gives back what nobody works on any more and is not settled outside: of dead processes and of this one. @returns how many */
  recover(): Promise<number>;
  /** Resolves when this process works on nothing any more. */
  idle(): Promise<void>;
  /** Forgets answers and keys older than 24 hours, and what was refused, or replaced, a week ago. @returns how many */
  forget(): Promise<number>;
}

const answerTtlMs = 24 * hourMs;
/** What comes back after its payment expired can still be used this long. */
const graceMs = 15 * minuteMs;
/** Longer than what wallets sign is good for. What nobody can tell of even then keeps its payer from buying no longer. */
export const onlyMs = 15 * minuteMs;
const refusedKeptMs = 7 * dayMs;
/** Longer than any quote holds. */
const pricesKeptMs = 7 * dayMs;

export function reservations(options: ReservationsOptions): Reservations {
  const { database, statements, ledger, money, clock, log, takesTestMoney, processId } = options;
  const isPlayRefused = (providerId: string) => !takesTestMoney && testProviderIds.includes(providerId);
  /** What this process works on; an open row of it that is not here was left behind. */
  const running = new Set<string>();

  async function returnCall(queries: Queries, paymentId: string, usableMs: number): Promise<void> {
    await statements.returnCall.change(queries, { id: paymentId, usableUntil: clock.now() + usableMs });
  }

  function takenRow(
    { id, payment, idempotency, requestHash }: Omit<NewPurchase, 'payer' | 'signedId' | 'isOnly'>,
    state: PurchaseRow['state'],
    now: number,
  ) {
    return {
      id,
      payment_id: payment.id,
      service_id: payment.serviceId,
      client_id: payment.clientId,
      state,
      process_id: processId,
      idempotency_scope: idempotency?.scope ?? null,
      idempotency_key: idempotency?.key ?? null,
      request_hash: requestHash,
      started_at: now,
      finished_at: state === 'reserved' ? null : now,
    };
  }

  const self: Reservations = {
    newId: () => newId('call', clock.now()),
    take: (queries, paymentId, now) => statements.takeCall.first(queries, { id: paymentId, now, takesTestMoney: takesTestMoney ? 1 : 0 }),

    async insert(queries, purchase, state, answer, now) {
      const { payer, signedId, isOnly } = purchase;
      const common = { ...takenRow(purchase, state, now), answer };
      if (payer === null && signedId === null) return void (await statements.insertTaken.change(queries, common));
      const named = { payer, holder_id: payer, signed_id: signedId, provider_id: null, network: null, signed: null, amount_micros: null };
      await statements.insertPurchase.change(queries, { ...common, ...named, is_only: isOnly ? 1 : 0 });
    },

    async insertSigned(queries, purchase, providerId, { authorization, holderId }, now) {
      const { payment, isOnly } = purchase;
      await statements.insertPurchase.change(queries, {
        ...takenRow(purchase, 'reserved', now),
        answer: null,
        payer: authorization.payer,
        holder_id: holderId,
        signed_id: authorization.id,
        provider_id: providerId,
        network: authorization.network,
        signed: authorization.text,
        amount_micros: payment.amountMicros,
        is_only: isOnly ? 1 : 0,
      });
    },
    async cover(queries, payer, balanceMicros, since) {
      if ((await statements.findDistrusted.first(queries, { payer })) !== null) return 'untrusted';
      const open = await statements.sumOfPayer.first(queries, { payer, since: since - clockDriftMs });
      if (open === null) throw new Error('a sum is missing');
      // Where nobody can tell the balance, it is enough for one at a time.
      if (balanceMicros === null) return open.count === 1 ? 'covered' : 'untrusted';
      if (open.open > balanceMicros) return open.count === 1 ? 'untrusted' : 'short';
      // What ended a moment ago is in the balance, or is not.
      return open.open + open.ended <= balanceMicros ? 'covered' : 'untrusted';
    },

    async markUsed(queries, id, answer, now) {
      if ((await statements.markUsed.change(queries, { id, answer, now })) === 0)
        throw problem('call_interrupted', { retryAfterSeconds: 1 });
    },
    async markSettled(queries, id, { transaction, payer }) {
      if ((await statements.markSettled.change(queries, { id, transaction, payer: lowerHex(payer) })) === 0)
        throw problem('call_interrupted', { retryAfterSeconds: 1 });
    },
    async endLate(queries, id, { transaction, payer }) {
      return (await statements.endLate.change(queries, { id, transaction, payer: lowerHex(payer), now: clock.now() })) === 1;
    },
    async markSurplus(queries, id) {
      await statements.markSurplus.change(queries, { id });
    },
    async markUnknown(id) {
      const now = clock.now();
      await database.write((queries) => statements.markUnknown.change(queries, { id, now, onlySince: now - onlyMs }));
    },
    async refuse(queries, id, paymentId, failure, hasRun) {
      const ended = await statements.end.change(queries, { id, state: 'refused', failure, hasRun: hasRun ? 1 : 0, now: clock.now() });
      if (ended === 0) return false;
      await money.release(queries, paymentId);
      return true;
    },
    async endUnused(queries, id, failure) {
      return (await statements.end.change(queries, { id, state: 'given_back', failure, hasRun: 0, now: clock.now() })) === 1;
    },
    async giveBack(queries, id, paymentId, failure, isRefunded = false) {
      const state = isRefunded ? 'refused' : 'given_back';
      if ((await statements.end.change(queries, { id, state, failure, hasRun: 0, now: clock.now() })) === 0) return false;
      await returnCall(queries, paymentId, graceMs);
      return true;
    },
    async revoke(queries, id, failure, usableMs) {
      const row = await statements.revoke.first(queries, { id, failure });
      if (row === null) return null;
      const payment = await statements.findPayment.first(queries, { id: row.payment_id });
      if (payment === null) throw new Error('the payment of a purchase is missing');
      await returnCall(queries, payment.id, usableMs);
      const use = useOf(row, payment);
      if (payment.offer_kind === 'tool')
        await ledger.post(
          queries,
          { kind: 'use_returned', debitAccount: revenueAccount(use), creditAccount: heldAccount, ...movementOf(use) },
          clock.now(),
        );
      return use;
    },
    async refusal(queries, paymentId, expiresAt, now) {
      const row = await statements.findPayment.first(queries, { id: paymentId });
      const open = row === null ? null : await statements.findOpen.first(queries, { paymentId });
      // What runs, or was interrupted a moment ago, may be given back: never an offer to pay again.
      if (open !== null) return standing(open);
      if (row === null || row.status === 'pending' || row.status === 'failed')
        return problem(expiresAt <= now ? 'payment_token_expired' : 'payment_not_completed');
      if (row.used_calls >= row.max_calls) return problem('payment_token_used');
      if (isPlayRefused(row.provider_id))
        return problem('payment_token_invalid', { hint: 'It was paid with play money, which is refused here now.' });
      // It was given back a moment ago.
      if (row.status === 'paid' && row.expires_at > now) return problem('payment_in_flight', { retryAfterSeconds: 1 });
      return problem('payment_token_expired');
    },
    isPlayRefused,
    begin: (id) => void running.add(id),
    done: (id) => void running.delete(id),
    isRunning: (id) => running.has(id),
    async isAbandoned({ id, process_id: worker }) {
      if (worker === processId) return !running.has(id);
      const alive = database.read.selectFrom('processes').select('id').where('id', '=', worker);
      return (await alive.where('alive_until', '>', await storeTime(database, clock)).executeTakeFirst()) === undefined;
    },

    async recover() {
      let recovered = 0;
      for (const { id, payment_id: paymentId } of await abandoned(
        database,
        clock,
        processId,
        sql<boolean>`(signed is null or settled_payer is not null)`,
      )) {
        if (running.has(id)) continue;
        if (await database.write((queries) => self.giveBack(queries, id, paymentId, 'call_interrupted'))) recovered += 1;
      }
      if (recovered > 0) log.warn({ recovered }, 'abandoned purchases given back');
      return recovered;
    },
    async idle() {
      while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async forget() {
      const now = clock.now();
      const answers = await inBatches(() => database.write((queries) => forgetAnswers(queries, now - answerTtlMs)));
      const refused = await inBatches(() => database.write((queries) => forgetRefused(queries, now - refusedKeptMs)));
      const prices = await inBatches(() => database.write((queries) => forgetPrices(queries, now - pricesKeptMs)));
      return answers + refused + prices;
    },
  };
  return self;
}

/** Hex in lower case, as everywhere here; the letters of Solana are not the same in another case. */
export function lowerHex(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address;
}

/** Clocks of replicas differ: what ended so shortly before a balance was read may not be in it. */
const clockDriftMs = 2000;

/**
 * Open purchases that nobody works on: of processes that are dead, and those of this process.
 * @param which of them, as a condition
 */
export async function abandoned(
  database: Database,
  clock: Clock,
  processId: string,
  which: ReturnType<typeof sql<boolean>>,
): Promise<PurchaseRow[]> {
  const leaseNow = await storeTime(database, clock);
  return (
    database.read
      .selectFrom('purchases')
      .selectAll()
      // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
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

/** What an open purchase means to who comes second. */
export function standing(row: PurchaseRow) {
  if (row.state === 'unknown') return problem('settlement_pending', { retryAfterSeconds: 5, members: { paymentId: row.payment_id } });
  return problem('payment_in_flight', { retryAfterSeconds: row.signed === null ? 2 : 1 });
}

function useOf(
  row: Pick<PurchaseRow, 'id' | 'payment_id' | 'service_id' | 'client_id'>,
  payment: Pick<PaymentRow, 'amount_micros' | 'max_calls' | 'currency' | 'provider_id'>,
): PaidUse {
  return {
    callId: row.id,
    paymentId: row.payment_id,
    serviceId: row.service_id,
    clientId: row.client_id,
    amountMicros: payment.amount_micros / payment.max_calls,
    currency: payment.currency,
    isTest: testProviderIds.includes(payment.provider_id),
  };
}

/** Where the operator's income of a tool is. */
export function revenueAccount({ serviceId, isTest }: Pick<PaidUse, 'serviceId' | 'isTest'>): string {
  return isTest ? testAccount(toolRevenueAccount(serviceId)) : toolRevenueAccount(serviceId);
}

/** What the ledger is told of a purchase. */
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

/** Nothing moved, and nothing was worked for it: it says nothing any more. */
async function forgetRefused(queries: Queries, before: number): Promise<number> {
  const old = queries
    .selectFrom('purchases')
    .select('id')
    .where('finished_at', '<', before)
    .where(sql<boolean>`state = 'refused' and has_run = 0`)
    .limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('purchases').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
