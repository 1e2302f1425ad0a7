import type { Context } from 'hono';
import { formatAmount } from '../money.ts';
import type { Payment } from '../payments/payment.ts';
import { shortId, type Payments } from '../payments/payments.ts';
import { sha256Digest, type ReceiptSigner } from '../payments/receipts.ts';
import { canonicalJson } from '../tools/canonical-json.ts';
import type { HeaderValues } from './answer.ts';
import type { IncomingPayment } from './payment-gate.ts';

/** A paid answer, as it goes out. */
export interface PaidAnswer {
  /** Null for what was free. */
  paymentId: string | null;
  /** What was sent: the JSON body, or the query as an object of texts. */
  input: unknown;
  /** The body, to the byte. */
  body: string;
}

export interface ReceiptParts {
  receipts: ReceiptSigner;
  payments: Pick<Payments, 'find'>;
}

const signedReceiptHeader = 'X-Payment-Receipt';

/**
 * The signed receipt of an answer that a wallet paid for, or whose caller wants one; nothing for others, whom it would cost time.
 */
export async function signedReceiptHeaders(
  parts: ReceiptParts,
  c: Context,
  incoming: IncomingPayment | null,
  answer: PaidAnswer,
): Promise<HeaderValues> {
  if (incoming === null && !wantsReceipt(c)) return {};
  const receipt = await signedReceipt(parts, incoming, answer);
  return receipt === null ? {} : { [signedReceiptHeader]: receipt };
}

/** The receipt itself, for any surface; null for what was free. */
export async function signedReceipt(
  { receipts, payments }: ReceiptParts,
  incoming: IncomingPayment | null,
  { paymentId, input, body }: PaidAnswer,
): Promise<string | null> {
  if (paymentId === null) return null;
  const settled = incoming?.settled() ?? null;
  const payment = settled?.payment.id === paymentId ? settled.payment : await payments.find(paymentId);
  if (payment === null) return null;
  const wire = settled?.payment.id === paymentId ? settled.response : null;
  return receipts.sign({
    sub: wire?.payer ?? payment.clientId,
    jti: shortId(payment.id),
    service: payment.serviceId,
    amount: formatAmount(callMicros(payment)),
    currency: payment.currency,
    ...(wire === null ? {} : { network: wire.network }),
    ...(wire === null || wire.transaction === '' ? {} : { transaction: wire.transaction }),
    request_digest: sha256Digest(canonicalJson(input)),
    response_digest: sha256Digest(body),
  });
}

function callMicros({ amountMicros, maxCalls }: Payment): number {
  return amountMicros / maxCalls;
}

/** `Prefer: receipt` (RFC 7240), or a header of its own for those who cannot set that. */
function wantsReceipt(c: Context): boolean {
  if (c.req.header('x-want-receipt') === '1') return true;
  const preferences = c.req.header('prefer')?.split(',') ?? [];
  return preferences.some((preference) => /^\s*receipt\s*(?:;|$)/i.test(preference));
}
