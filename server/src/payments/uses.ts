import { sql } from 'kysely';
import { hourMs, minuteMs, type Clock } from '../clock.ts';
import { problem, type ProblemCode } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Micros } from '../money.ts';
import { batchMax, inBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { storeTime } from '../storage/store-time.ts';
import type { CallRow } from '../storage/tables.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import type { SealedQuote, Sealer } from './sealed-quote.ts';
import { heldAccount, testAccount, toolRevenueAccount, type Ledger } from './ledger.ts';
import { shortId } from './payments.ts';
import { testCreditProviderId, testProviderId, testProviderIds, testX402ProviderId } from './provider.ts';
import { useStatements, type TakenPayment } from './use-statements.ts';

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
  /** Paid with play money. */
  isTest: boolean;
  /** After this call. */
  remainingCalls: number;
}

/** A call that a payment paid for. */
export type PaidCall = Pick<Claim, 'callId' | 'paymentId'>;

/** Why a call was given back: a problem, or that there was nothing to pay for yet. */
export type ReturnReason = ProblemCode | 'not_finished';

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
  /** SHA-256 of what was asked: one key is for one request. */
  requestHash: string;
}

export interface ClaimRequest {
  holder: TokenHolder;
  idempotency: IdempotencyKey | null;
  /** Wait for the disk before the tool runs: for tools with an effect outside this process. */
  durable: boolean;
}

/** What a token paid for at once, without anything that runs in between. */
export interface Delivered {
  /** `repeat`: it was used before, and its payment is still inside its life. */
  kind: 'delivered' | 'repeat';
  callId: string | null;
  paymentId: string;
  amountMicros: Micros;
  currency: string;
  isTest: boolean;
  /** Until when the token gives the same delivery again. */
  expiresAt: number;
}

export interface UsesOptions {
  database: Database;
  sealer: Sealer;
  ledger: Ledger;
  clock: Clock;
  log: Log;
  /** False: tokens that were paid on the test network before real money came are refused. */
  takesTestMoney: boolean;
  /** This process: calls that it leaves running are given back by whoever finds it dead. */
  processId: string;
}

export interface Uses {
  /** @throws payment_token_invalid, payment_token_other_service, payment_token_other_client, payment_token_expired */
  openToken(token: string, serviceId: string, clientId: string): TokenHolder;
  /** For a request whose input is wrong, so that no claim is made. @throws what a claim would be refused with; idempotency_mismatch */
  assertUsable(holder: TokenHolder, key: { scope: string; key: string } | null): Promise<void>;
  /** The stored answer of an earlier request under this key; null when there was none. @throws idempotency_in_progress, idempotency_mismatch */
  answered(key: IdempotencyKey): Promise<Replay | null>;
  /**
   * Takes one call from the token: one conditional update, so of a thousand at once one gets it.
   * @throws the payment problems; idempotency_in_progress, idempotency_mismatch
   */
  claim(request: ClaimRequest): Promise<Claim | Replay>;
  /**
   * Takes one call from the token and completes it in the same transaction, with whatever `book` writes: the ledger entries of
   * the amount, which it has to move out of the held account. A token that was used before is a `repeat`, and books nothing.
   * @throws the payment problems
   */
  deliver(holder: TokenHolder, book: (queries: Queries, delivered: Delivered & { callId: string }) => Promise<void>): Promise<Delivered>;
  /**
   * Stores the answer and books the revenue, in one transaction with whatever `book` writes.
   * @throws call_interrupted when the call was given back meanwhile; what `book` throws, and then nothing was written.
   */
  complete(claim: Claim, answer: string, book?: (queries: Queries, paid: PaidCall) => Promise<void>): Promise<void>;
  /** Returns the call to its token. @returns `succeeded` when the call had been completed after all. */
  giveBack(claim: Claim, failure: ReturnReason): Promise<'given_back' | 'succeeded'>;
  /**
   * Gives back a call that was completed, because what it paid for never came: the revenue is held for its token again, which is good
   * for another call until `usableMs` from now at least. In the caller's transaction.
   * @returns false when it had been given back before.
   */
  revoke(queries: Queries, callId: string, failure: ProblemCode, usableMs: number): Promise<boolean>;
  /** Gives back the calls that nobody runs any more: of dead processes, and of this one where giving back failed. @returns how many. */
  recover(): Promise<number>;
  /** Resolves when no call of this process runs any more. */
  idle(): Promise<void>;
  /** Forgets answers and keys older than 24 hours. @returns how many. */
  forgetAnswers(): Promise<number>;
}

export const answerTtlMs = 24 * hourMs;
/** A call that comes back after its token expired can still be used this long. */
const graceMs = 15 * minuteMs;

/** Using paid tokens: claim, complete, give back. The other half of the payment core is `payments.ts`. */
export function uses({ database, sealer, ledger, clock, log, processId, takesTestMoney }: UsesOptions): Uses {
  const refused = takesTestMoney
    ? { network: '', x402: '', credit: '' }
    : { network: testProviderId, x402: testX402ProviderId, credit: testCreditProviderId };
  const isRefused = (providerId: string) => !takesTestMoney && testProviderIds.includes(providerId);
  const {
    takeCall,
    insertCall,
    insertDelivered,
    findIdempotent,
    findPayment,
    findRunning,
    findState,
    succeed,
    endCall,
    revokeCall,
    returnCall,
  } = useStatements(database.dialect);
  /** What this process has at hand; a row marked as running that is not here was left behind. */
  const running = new Set<string>();

  async function tryClaim(queries: Queries, { holder, idempotency }: ClaimRequest, callId: string): Promise<Claim | Replay> {
    const now = clock.now();
    const earlier = await earlierAnswer(queries, idempotency);
    if (earlier !== null) return earlier;
    const payment = await takeCall.first(queries, { id: holder.paymentId, now, ...refused });
    if (payment === null) {
      // On PostgreSQL the update waited for whoever was just taking the call: that may have been a request with the same key.
      const meanwhile = await earlierAnswer(queries, idempotency);
      if (meanwhile !== null) return meanwhile;
      throw await refusal(queries, holder, now);
    }
    await insertCall.change(queries, {
      id: callId,
      paymentId: holder.paymentId,
      serviceId: holder.serviceId,
      clientId: holder.clientId,
      processId,
      scope: idempotency?.scope ?? null,
      key: idempotency?.key ?? null,
      requestHash: idempotency?.requestHash ?? null,
      now,
    });
    return {
      kind: 'claimed',
      callId,
      paymentId: holder.paymentId,
      serviceId: holder.serviceId,
      callMicros: payment.amount_micros / payment.max_calls,
      currency: payment.currency,
      isTest: testProviderIds.includes(payment.provider_id),
      remainingCalls: payment.max_calls - payment.used_calls,
    };
  }

  async function earlierAnswer(queries: Queries, idempotency: IdempotencyKey | null): Promise<Replay | null> {
    const earlier = idempotency === null ? null : await findIdempotent.first(queries, idempotency);
    return idempotency === null || earlier === null ? null : replay(earlier, idempotency.requestHash);
  }

  async function refusal(queries: Queries, holder: TokenHolder, now: number) {
    const row = await findPayment.first(queries, { id: holder.paymentId });
    if (row === null || row.status === 'pending' || row.status === 'failed') {
      return problem(holder.expiresAt <= now ? 'payment_token_expired' : 'payment_not_completed');
    }
    if (row.used_calls >= row.max_calls) {
      // What runs, or was interrupted a moment ago, may be given back: whoever comes again then finds out.
      const running = await findRunning.first(queries, { paymentId: row.id });
      return problem('payment_token_used', running === null ? {} : { retryAfterSeconds: 2 });
    }
    if (isRefused(row.provider_id))
      return problem('payment_token_invalid', { hint: 'It was paid with play money, which is refused here now.' });
    return problem('payment_token_expired');
  }

  async function repeated(queries: Queries, holder: TokenHolder, now: number): Promise<Delivered> {
    const row = await findPayment.first(queries, { id: holder.paymentId });
    const isRepeat =
      row !== null && row.status === 'paid' && row.used_calls >= row.max_calls && row.expires_at > now && !isRefused(row.provider_id);
    if (!isRepeat) throw await refusal(queries, holder, now);
    return { kind: 'repeat', callId: null, ...deliveredOf(row.id, row) };
  }

  async function giveBackCall(queries: Queries, callId: string, paymentId: string, failure: ReturnReason): Promise<boolean> {
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
      if (!isBearer(holder) && holder.clientId !== clientId) throw problem('payment_token_other_client');
      return holder;
    },

    async assertUsable(holder, key) {
      const now = clock.now();
      // What was answered under this key had a right input, so this is another request.
      const earlier = key === null ? null : await findIdempotent.first(database.read, key);
      if (earlier !== null) throw problem('idempotency_mismatch');
      const row = await findPayment.first(database.read, { id: holder.paymentId });
      const usable =
        row !== null && row.status === 'paid' && !isRefused(row.provider_id) && row.used_calls < row.max_calls && row.expires_at > now;
      if (!usable) throw await refusal(database.read, holder, now);
    },

    answered: (key) => earlierAnswer(database.read, key),

    async claim(request) {
      const callId = newId('call', clock.now());
      // A replay may show an answer of this very commit: nobody may see it before it is on the disk.
      const isDurable = request.durable || request.idempotency !== null;
      const attempt = () => database.write((queries) => tryClaim(queries, request, callId), { until: isDurable ? 'durable' : 'applied' });
      running.add(callId);
      try {
        const claim = await attempt().catch((thrown: unknown) => {
          // Two requests with one key at once on two replicas: the unique index lets one through, the other finds it now.
          if (request.idempotency === null || !isUniqueViolation(thrown)) throw thrown;
          return attempt();
        });
        if (claim.kind === 'replay') running.delete(callId);
        return claim;
      } catch (thrown) {
        running.delete(callId);
        throw thrown;
      }
    },

    deliver(holder, book) {
      const callId = newId('call', clock.now());
      return database.write(async (queries) => {
        const now = clock.now();
        const taken = await takeCall.first(queries, { id: holder.paymentId, now, ...refused });
        if (taken === null) return repeated(queries, holder, now);
        await insertDelivered.change(queries, {
          id: callId,
          paymentId: holder.paymentId,
          serviceId: holder.serviceId,
          clientId: holder.clientId,
          processId,
          now,
        });
        const delivered = { kind: 'delivered', callId, ...deliveredOf(holder.paymentId, taken) } as const;
        await book(queries, delivered);
        return delivered;
      });
    },

    async complete(claim, answer, book) {
      const { callId, paymentId, serviceId, callMicros, currency } = claim;
      await database.write(async (queries) => {
        const now = clock.now();
        const completed = await succeed.change(queries, { id: callId, answer, now });
        if (completed === 0) throw problem('call_interrupted');
        await ledger.post(
          queries,
          {
            kind: 'use',
            debitAccount: heldAccount,
            creditAccount: revenueAccount(serviceId, claim.isTest),
            amountMicros: callMicros,
            currency,
            paymentId,
            callId,
          },
          now,
        );
        await book?.(queries, claim);
      });
      running.delete(callId);
    },

    async giveBack(claim, failure) {
      running.delete(claim.callId);
      const state = await database.write(async (queries) => {
        const isBack = await giveBackCall(queries, claim.callId, claim.paymentId, failure);
        return isBack ? 'given_back' : ((await findState.first(queries, { id: claim.callId }))?.state ?? 'given_back');
      });
      log.info({ call: claim.callId, payment: shortId(claim.paymentId), failure, state }, 'call given back');
      return state === 'succeeded' ? 'succeeded' : 'given_back';
    },

    async revoke(queries, callId, failure, usableMs) {
      const now = clock.now();
      const call = await revokeCall.first(queries, { id: callId, failure });
      if (call === null) return false;
      const payment = await findPayment.first(queries, { id: call.payment_id });
      if (payment === null) throw new Error('the payment of a call is missing');
      await returnCall.change(queries, { id: payment.id, usableUntil: now + usableMs });
      const { amountMicros, currency, isTest } = deliveredOf(payment.id, payment);
      const debitAccount = revenueAccount(call.service_id, isTest);
      const movement = { debitAccount, creditAccount: heldAccount, amountMicros, currency, paymentId: payment.id, callId };
      await ledger.post(queries, { kind: 'use_returned', ...movement }, now);
      return true;
    },

    async recover() {
      const now = clock.now();
      const leaseNow = await storeTime(database, clock);
      const abandoned = await database.read
        .selectFrom('calls')
        .select(['id', 'payment_id'])
        // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
        .where(sql<boolean>`state = 'running'`)
        .where((eb) =>
          eb.or([
            eb('process_id', 'not in', eb.selectFrom('processes').select('id').where('alive_until', '>', leaseNow)),
            eb.and([eb('process_id', '=', processId), eb('started_at', '<', now - minuteMs)]),
          ]),
        )
        .limit(batchMax)
        .execute();
      let recovered = 0;
      for (const { id, payment_id } of abandoned) {
        if (running.has(id)) continue;
        const back = await database.write((queries) => giveBackCall(queries, id, payment_id, 'call_interrupted'));
        if (back) recovered += 1;
      }
      if (recovered > 0) log.warn({ recovered }, 'abandoned calls given back');
      return recovered;
    },

    async idle() {
      while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    },

    async forgetAnswers() {
      const before = clock.now() - answerTtlMs;
      return inBatches(() => database.write((queries) => forgetSome(queries, before)));
    },
  };
}

function revenueAccount(serviceId: string, isTest: boolean): string {
  return isTest ? testAccount(toolRevenueAccount(serviceId)) : toolRevenueAccount(serviceId);
}

function deliveredOf(paymentId: string, row: TakenPayment) {
  return {
    paymentId,
    amountMicros: row.amount_micros / row.max_calls,
    currency: row.currency,
    isTest: testProviderIds.includes(row.provider_id),
    expiresAt: row.expires_at,
  };
}

/** Nobody's token belongs to whoever holds it, and a wallet's too: it was handed to who signed the payment, and to nobody else. */
function isBearer({ clientId }: TokenHolder): boolean {
  return clientId === 'anonymous' || /^(?:0x|solana:)/.test(clientId);
}

async function forgetSome(queries: Queries, before: number): Promise<number> {
  const old = queries
    .selectFrom('calls')
    .select('id')
    .where('finished_at', '<=', before)
    .where(sql<boolean>`(answer is not null or idempotency_key is not null)`)
    .limit(batchMax);
  const { numUpdatedRows } = await queries
    .updateTable('calls')
    .set({ answer: null, idempotency_scope: null, idempotency_key: null })
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function replay(earlier: CallRow, requestHash: string): Replay {
  if (earlier.request_hash !== requestHash) throw problem('idempotency_mismatch');
  if (earlier.answer === null) throw problem('idempotency_in_progress', { retryAfterSeconds: 1 });
  return { kind: 'replay', paymentId: earlier.payment_id, answer: earlier.answer };
}
