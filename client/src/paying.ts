import {
  budget as newBudget,
  type Budget,
  type BudgetLimits,
  type BudgetOptions,
  type OpenPayment,
  type PreparedPayment,
} from './budget.ts';
import type { Challenge } from './challenge.ts';
import { FareboxError } from './errors.ts';
import type { Quote, Wallet } from './wallet.ts';

/** One wallet, or several: the first that can pay does. */
export type Wallets = Wallet | readonly Wallet[];

/** What the protocol-independent part needs from HTTP or MCP. */
export interface PaidRequest<Answer> {
  /** Whose budget it counts on. */
  host: string;
  /** The same for the same request; null: never taken up after a crash. */
  request: string | null;
  idempotencyKey: string;
  /** Pays a payment of the service. Paying it again has no effect. @throws FareboxError if the service said no */
  pay(payment: NonNullable<PreparedPayment['pay']>): Promise<void>;
  /** Sends the paid request. */
  send(open: OpenPayment): Promise<Sent<Answer>>;
}

export interface Sent<Answer> {
  answer: Answer;
  /**
   * - `delivered`: it was paid for.
   * - `refused`: what pays it is of no use any more.
   * - `failed`: the service may still deliver for it.
   */
  outcome: 'delivered' | 'refused' | 'failed';
  /** When a delivered answer has arrived to its end; null: it has. */
  arrived: Promise<void> | null;
}

export function budgetOf(given: Budget | BudgetLimits, options: BudgetOptions): Budget {
  return 'reserve' in given ? given : newBudget(given, options);
}

/** The quote of the first wallet that has one. */
export function quoteOf(wallets: Wallets, challenge: Challenge): Quote | null {
  const all = 'quote' in wallets ? [wallets] : wallets;
  for (const wallet of all) {
    const quote = wallet.quote(challenge);
    if (quote !== null) return quote;
  }
  return null;
}

/** Reserves, prepares, remembers, pays, sends: in this order, so that a crash between any two neither loses nor repeats a payment. */
export async function payAndSend<Answer>(budget: Budget, quote: Quote, paid: PaidRequest<Answer>): Promise<Answer> {
  const { host, request, idempotencyKey } = paid;
  const id = await budget.reserve({ host, micros: quote.micros });
  let prepared: PreparedPayment;
  try {
    prepared = await quote.prepare();
    await budget.record(id, { request: request ?? id, idempotencyKey, prepared });
  } catch (cause) {
    // Nothing left this process.
    await budget.release(id);
    throw cause;
  }
  return sendPaid(budget, { id, idempotencyKey, prepared }, paid);
}

/** Takes up a payment whose answer never arrived. @returns null if there is none, or it is of no use */
export async function resumed<Answer>(budget: Budget, paid: PaidRequest<Answer>): Promise<Answer | null> {
  if (paid.request === null) return null;
  const open = await budget.resume(paid.request);
  if (open === null) return null;
  let refused = false;
  const answer = await sendPaid(budget, open, {
    ...paid,
    async send(payment) {
      const sent = await paid.send(payment);
      refused = sent.outcome === 'refused';
      return sent;
    },
  }).catch((cause: unknown) => {
    if (isNo(cause)) return null;
    throw cause;
  });
  return refused ? null : answer;
}

async function sendPaid<Answer>(budget: Budget, open: OpenPayment, { pay, send }: PaidRequest<Answer>): Promise<Answer> {
  try {
    if (open.prepared.pay !== undefined) await pay(open.prepared.pay);
  } catch (cause) {
    if (isNo(cause)) await budget.release(open.id);
    // It may have been paid: the next request like this one looks.
    else budget.leave(open.id);
    throw cause;
  }
  try {
    const { answer, outcome, arrived } = await send(open);
    if (outcome === 'failed') budget.leave(open.id);
    else if (arrived === null || outcome === 'refused') await budget.finish(open.id);
    else {
      // Its reader learns of a broken answer by reading; then the payment stays open, and so it does where the store fails.
      void arrived.then(() => budget.finish(open.id)).catch(() => budget.leave(open.id));
    }
    return answer;
  } catch (cause) {
    budget.leave(open.id);
    throw cause;
  }
}

/** The service answered that it takes no payment; one that is in trouble may have taken it. */
function isNo(cause: unknown): boolean {
  return cause instanceof FareboxError && cause.status >= 400 && cause.status < 500;
}

/** SHA-256 in hexadecimal digits. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
