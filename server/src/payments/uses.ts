import { hourMs, minuteMs, type Clock } from '../clock.ts';
import { problem, type ProblemCode } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Micros } from '../money.ts';
import { compiledQuery } from '../storage/compiled-query.ts';
import type { Database, Dialect, Queries } from '../storage/database.ts';
import type { CallRow, PaymentRow } from '../storage/tables.ts';
import type { SealedQuote, Sealer } from './challenge.ts';
import { heldAccount, toolRevenueAccount, type Ledger } from './ledger.ts';
import { shortId } from './payments.ts';

/** A token that is genuine and for this service and client. Whether it has a call left is known only by claiming one. */
export type TokenHolder = SealedQuote;

/** A call that was taken from a token and is running. */
export interface Claim {
  kind: 'claimed';
  callId: string;
  paymentId: string;
  serviceId: string;
  callMicros: Micros;
  currency: string;
}

/** The stored answer of an earlier request with the same Idempotency-Key. */
export interface Replay {
  kind: 'replay';
  paymentId: string;
  answer: string;
}

export interface IdempotencyKey {
  /** Who may read the answer again: an authenticated client, or the payment itself. */
  scope: string;
  key: string;
}

export interface UsesOptions {
  database: Database;
  sealer: Sealer;
  ledger: Ledger;
  clock: Clock;
  log: Log;
  /** This process: calls that it leaves running are given back by whoever finds it dead. */
  processId: string;
}

export interface Uses {
  /** @throws payment_token_invalid, payment_token_other_service, payment_token_other_client, payment_token_expired */
  openToken(token: string, serviceId: string, clientId: string): TokenHolder;
  /** Why a claim would be refused right now, for a request that will not make one. @throws the payment problem */
  assertUsable(holder: TokenHolder): Promise<void>;
  /**
   * Takes one call from the token: one conditional update, so of a thousand at once one gets it.
   * @param durable wait for the disk before the tool runs: for tools with an effect outside this process.
   * @throws the payment problems; idempotency_in_progress, idempotency_mismatch
   */
  claim(request: { holder: TokenHolder; requestHash: string; idempotency: IdempotencyKey | null; durable: boolean }): Promise<Claim | Replay>;
  /** Stores the answer and books the revenue. @throws call_interrupted when the call was given back meanwhile. */
  complete(claim: Claim, answer: string): Promise<void>;
  /** Returns the call to its token. */
  giveBack(claim: Claim, failure: ProblemCode): Promise<void>;
  /** Gives back the calls of dead processes. @returns how many. */
  recover(): Promise<number>;
  /** Forgets answers and keys older than 24 hours. @returns how many. */
  forgetAnswers(): Promise<number>;
}

export const answerTtlMs = 24 * hourMs;
/** A call that comes back after its token expired can still be used this long. */
const graceMs = 15 * minuteMs;
const batchMax = 500;

/** Using paid tokens: claim, complete, give back. The other half of the payment core is `payments.ts`. */
export function uses({ database, sealer, ledger, clock, log, processId }: UsesOptions): Uses {
  const { takeCall, insertCall, findIdempotent, findPayment, succeed, endCall, returnCall } = statements(database.dialect);

  async function tryClaim(queries: Queries, request: Parameters<Uses['claim']>[0]): Promise<Claim | Replay> {
    const { holder, requestHash, idempotency, durable: _ } = request;
    const now = clock.now();
    if (idempotency !== null) {
      const earlier = await findIdempotent.first(queries, idempotency);
      if (earlier !== null) return replay(earlier, requestHash);
    }
    const payment = await takeCall.first(queries, { id: holder.paymentId, now });
    if (payment === null) throw await refusal(queries, holder, now);
    const callId = newId('call', now);
    await insertCall.change(queries, {
      id: callId,
      paymentId: holder.paymentId,
      serviceId: holder.serviceId,
      clientId: holder.clientId,
      processId,
      scope: idempotency?.scope ?? null,
      key: idempotency?.key ?? null,
      requestHash,
      now,
    });
    return {
      kind: 'claimed',
      callId,
      paymentId: holder.paymentId,
      serviceId: holder.serviceId,
      callMicros: payment.amount_micros / payment.max_calls,
      currency: payment.currency,
    };
  }

  async function refusal(queries: Queries, holder: TokenHolder, now: number) {
    const row = await findPayment.first(queries, { id: holder.paymentId });
    if (row === null || row.status === 'pending' || row.status === 'failed') {
      return problem(holder.expiresAt <= now ? 'payment_token_expired' : 'payment_not_completed');
    }
    if (row.used_calls >= row.max_calls) return problem('payment_token_used');
    return problem('payment_token_expired');
  }

  async function giveBackCall(queries: Queries, callId: string, paymentId: string, failure: ProblemCode): Promise<boolean> {
    const now = clock.now();
    const ended = await endCall.change(queries, { id: callId, failure, now });
    if (ended === 0) return false;
    await returnCall.change(queries, { id: paymentId, usableUntil: now + graceMs });
    return true;
  }

  return {
    openToken(token, serviceId, clientId) {
      const holder = sealer.openToken(token);
      if (holder === null) throw problem('payment_token_invalid');
      if (holder.serviceId !== serviceId) throw problem('payment_token_other_service');
      if (holder.clientId !== 'anonymous' && holder.clientId !== clientId) throw problem('payment_token_other_client');
      return holder;
    },

    async assertUsable(holder) {
      const now = clock.now();
      const row = await findPayment.first(database.read, { id: holder.paymentId });
      const usable = row !== null && row.status === 'paid' && row.used_calls < row.max_calls && row.expires_at > now;
      if (!usable) throw await refusal(database.read, holder, now);
    },

    async claim(request) {
      try {
        return await database.write((queries) => tryClaim(queries, request), { until: request.durable ? 'durable' : 'applied' });
      } catch (thrown) {
        // Two requests with one key at once on two replicas: the unique index lets one through; the other finds it here.
        if (request.idempotency === null || !isUniqueViolation(thrown)) throw thrown;
        return database.write((queries) => tryClaim(queries, request));
      }
    },

    async complete(claim, answer) {
      const { callId, paymentId, serviceId, callMicros, currency } = claim;
      await database.write(async (queries) => {
        const now = clock.now();
        const completed = await succeed.change(queries, { id: callId, answer, now });
        if (completed === 0) throw problem('call_interrupted');
        if (callMicros === 0) return;
        await ledger.post(
          queries,
          {
            kind: 'use',
            debitAccount: heldAccount,
            creditAccount: toolRevenueAccount(serviceId),
            amountMicros: callMicros,
            currency,
            paymentId,
            callId,
          },
          now,
        );
      });
    },

    async giveBack(claim, failure) {
      await database.write((queries) => giveBackCall(queries, claim.callId, claim.paymentId, failure));
      log.info({ call: claim.callId, payment: shortId(claim.paymentId), failure }, 'call given back');
    },

    async recover() {
      const now = clock.now();
      const abandoned = await database.read
        .selectFrom('calls')
        .select(['id', 'payment_id'])
        .where('state', '=', 'running')
        .where('process_id', 'not in', (eb) => eb.selectFrom('processes').select('id').where('alive_until', '>', now))
        .limit(batchMax)
        .execute();
      let recovered = 0;
      for (const { id, payment_id } of abandoned) {
        const back = await database.write((queries) => giveBackCall(queries, id, payment_id, 'call_interrupted'));
        if (back) recovered += 1;
      }
      if (recovered > 0) log.warn({ recovered }, 'calls of a dead process given back');
      return recovered;
    },

    async forgetAnswers() {
      const before = clock.now() - answerTtlMs;
      return database.write(async (queries) => {
        const { numUpdatedRows } = await queries
          .updateTable('calls')
          .set({ answer: null, idempotency_scope: null, idempotency_key: null })
          .where('finished_at', '<=', before)
          .where((eb) => eb.or([eb('answer', 'is not', null), eb('idempotency_key', 'is not', null)]))
          .executeTakeFirst();
        return Number(numUpdatedRows);
      });
    },
  };
}

function replay(earlier: CallRow, requestHash: string): Replay {
  if (earlier.request_hash !== requestHash) throw problem('idempotency_mismatch');
  if (earlier.answer === null) throw problem('idempotency_in_progress', { retryAfterSeconds: 1 });
  return { kind: 'replay', paymentId: earlier.payment_id, answer: earlier.answer };
}

function isUniqueViolation(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && thrown.code === '23505') || ('errcode' in thrown && thrown.errcode === 2067);
}

function statements(dialect: Dialect) {
  return {
    findPayment: compiledQuery<{ id: string }, PaymentRow>(dialect, (db, value) =>
      db.selectFrom('payments').selectAll().where('id', '=', value.id),
    ),
    takeCall: compiledQuery<{ id: string; now: number }, Pick<PaymentRow, 'amount_micros' | 'max_calls' | 'currency'>>(
      dialect,
      (db, value) =>
        db
          .updateTable('payments')
          .set((eb) => ({ used_calls: eb('used_calls', '+', 1) }))
          .where('id', '=', value.id)
          .where('status', '=', 'paid')
          .where('expires_at', '>', value.now)
          .where((eb) => eb('used_calls', '<', eb.ref('max_calls')))
          .returning(['amount_micros', 'max_calls', 'currency']),
    ),
    insertCall: compiledQuery<{
      id: string;
      paymentId: string;
      serviceId: string;
      clientId: string;
      processId: string;
      scope: string | null;
      key: string | null;
      requestHash: string;
      now: number;
    }>(dialect, (db, value) =>
      db.insertInto('calls').values({
        id: value.id,
        payment_id: value.paymentId,
        service_id: value.serviceId,
        client_id: value.clientId,
        state: 'running',
        process_id: value.processId,
        idempotency_scope: value.scope,
        idempotency_key: value.key,
        request_hash: value.requestHash,
        started_at: value.now,
      }),
    ),
    findIdempotent: compiledQuery<IdempotencyKey, CallRow>(dialect, (db, value) =>
      db.selectFrom('calls').selectAll().where('idempotency_scope', '=', value.scope).where('idempotency_key', '=', value.key),
    ),
    succeed: compiledQuery<{ id: string; answer: string; now: number }>(dialect, (db, value) =>
      db
        .updateTable('calls')
        .set({ state: 'succeeded', answer: value.answer, finished_at: value.now })
        .where('id', '=', value.id)
        .where('state', '=', 'running'),
    ),
    /** Frees the Idempotency-Key too: the retry is a new call. */
    endCall: compiledQuery<{ id: string; failure: string; now: number }>(dialect, (db, value) =>
      db
        .updateTable('calls')
        .set({ state: 'given_back', failure: value.failure, finished_at: value.now, idempotency_scope: null, idempotency_key: null })
        .where('id', '=', value.id)
        .where('state', '=', 'running'),
    ),
    returnCall: compiledQuery<{ id: string; usableUntil: number }>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set((eb) => ({
          used_calls: eb('used_calls', '-', 1),
          expires_at: eb
            .case()
            .when('expires_at', '<', value.usableUntil)
            .then(value.usableUntil)
            .else(eb.ref('expires_at'))
            .end(),
        }))
        .where('id', '=', value.id),
    ),
  };
}
