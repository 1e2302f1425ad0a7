import type { Budget } from './budget.ts';
import { challengeOf } from './challenge.ts';
import { readJson, type Limit } from './connection.ts';
import { FareboxError, invalidInput } from './errors.ts';
import { members } from './json.ts';
import { payAndSend, quoteOf, resumed, type PaidRequest, type Sent, type Wallets } from './paying.ts';
import type { PaymentBody } from './shapes.ts';

/** Pays what a service asks for. */
export interface Payer {
  wallets: Wallets;
  budget: Budget;
  host: string;
  /** Pays a payment of the service. Paying it again has no effect. @throws FareboxError */
  pay(paymentId: string, provider: string, limit: Limit): Promise<PaymentBody>;
}

export interface Request {
  /** The same for the same request. */
  name: string;
  idempotencyKey: string;
  limit: Limit;
  /** One try, with the headers that pay it. */
  send(headers: Readonly<Record<string, string>>): Promise<Response>;
  /** Told of the payment before the paid request is sent. */
  onPaid?: (payment: PaymentBody) => void;
}

/** Sends a request, and pays if it is answered with a 402. @throws FareboxError if no wallet pays; BudgetError */
export async function paidRequest({ wallets, budget, host, pay }: Payer, request: Request): Promise<Response> {
  const paid: PaidRequest<Response> = {
    host,
    request: request.name,
    idempotencyKey: request.idempotencyKey,
    pay: async ({ paymentId, provider }) => {
      const payment = await pay(paymentId, provider, request.limit);
      request.onPaid?.(payment);
    },
    send: async ({ prepared, idempotencyKey }) => sentOf(await request.send({ ...prepared.headers, 'Idempotency-Key': idempotencyKey })),
  };
  const earlier = await resumed(budget, paid);
  if (earlier !== null) return earlier;
  const refusal = await request.send({ 'Idempotency-Key': request.idempotencyKey });
  if (refusal.status !== 402) return refusal;
  const body = await readJson(refusal);
  const invalid = invalidInput(body);
  if (invalid !== null) throw invalid;
  const quote = quoteOf(wallets, challengeOf(refusal.headers, body));
  if (quote === null) throw notPaid(body);
  return payAndSend(budget, quote, paid);
}

function notPaid(body: unknown): FareboxError {
  const { amount } = members(members(body)['payment']);
  // A refusal without a payment says itself what is wrong.
  if (typeof amount !== 'string') return new FareboxError(402, body);
  return new FareboxError(402, { ...members(body), error: `the wallet did not pay $${amount}`, hint: 'Raise its maximum price.' });
}

function sentOf(answer: Response): Sent<Response> {
  if (answer.ok) return { answer, outcome: 'delivered', arrived: null };
  return { answer, outcome: answer.status === 402 ? 'refused' : 'failed', arrived: null };
}
