import type { Budget } from './budget.ts';
import { challengeOf, members } from './challenge.ts';
import { readJson } from './connection.ts';
import { FareboxError } from './errors.ts';
import { payAndSend, quoteOf, resumed, type PaidRequest, type Sent, type Wallets } from './paying.ts';
import type { PaymentBody } from './shapes.ts';

/** Pays what a service asks for. */
export interface Payer {
  wallets: Wallets;
  budget: Budget;
  host: string;
  /** Pays a payment of the service. Paying it again has no effect. @throws FareboxError */
  pay(paymentId: string, provider: string): Promise<PaymentBody>;
}

export interface Request {
  /** The same for the same request. */
  name: string;
  idempotencyKey: string;
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
      const payment = await pay(paymentId, provider);
      request.onPaid?.(payment);
    },
    send: async ({ prepared, idempotencyKey }) => sentOf(await request.send({ ...prepared.headers, 'Idempotency-Key': idempotencyKey })),
  };
  const earlier = await resumed(budget, paid);
  if (earlier !== null) return earlier;
  const refusal = await request.send({ 'Idempotency-Key': request.idempotencyKey });
  if (refusal.status !== 402) return refusal;
  const body = await readJson(refusal);
  const { input, payment } = members(body);
  const { valid, issues } = members(input);
  // Nobody pays for a call that cannot work.
  if (valid === false)
    throw new FareboxError(400, { error: members(Array.isArray(issues) ? issues[0] : null)['message'], code: 'invalid_input', issues });
  const quote = quoteOf(wallets, challengeOf(refusal.headers, body));
  if (quote === null) throw notPaid(body, payment);
  return payAndSend(budget, quote, paid);
}

function notPaid(body: unknown, payment: unknown): FareboxError {
  const { amount } = members(payment);
  // A refusal without a payment says itself what is wrong.
  if (typeof amount !== 'string') return new FareboxError(402, body);
  return new FareboxError(402, { ...members(body), error: `the wallet did not pay $${amount}`, hint: 'Raise its maximum price.' });
}

function sentOf(answer: Response): Sent<Response> {
  if (answer.ok) return { answer, outcome: 'delivered', arrived: null };
  return { answer, outcome: answer.status === 402 ? 'refused' : 'failed', arrived: null };
}
