import { formatAmount } from '../money.ts';
import type { Means } from '../payments/purchase/means.ts';
import { callMicros, shortId } from '../payments/quotes/payment.ts';
import { sha256Digest, type ReceiptSigner } from '../payments/quotes/receipts.ts';
import type { Bought } from '../payments/purchase/sale.ts';
import { canonicalJson } from '../tools/canonical-json.ts';
import type { HeaderValues } from './headers.ts';
import type { Exchange } from './exchange.ts';

/** The request and its answer. */
export interface Exchanged {
  /** The input as sent: the JSON body, or the query as an object of texts. */
  input: unknown;
  /** The exact body of the answer. */
  body: string;
}

export interface ReceiptParts {
  payments: { receipts: ReceiptSigner };
}

const signedReceiptHeader = 'X-Payment-Receipt';

/** The signed receipt for an answer that a wallet paid for, or whose caller asks for one; not for others, because signing takes time. */
export function signedReceiptHeaders(
  parts: ReceiptParts,
  c: Exchange,
  means: Means,
  bought: Bought<unknown> | null,
  exchanged: Exchanged,
): HeaderValues {
  if (bought === null || !bought.isCharged || (!isOfWallet(means) && !wantsReceipt(c))) return {};
  return { [signedReceiptHeader]: signedReceipt(parts, bought, exchanged) };
}

/** A wallet keeps receipts, because it cannot look up its payments. */
export function isOfWallet({ kind }: Means): boolean {
  return kind === 'signed' || kind === 'wallet';
}

/** The receipt itself, for any surface. */
export function signedReceipt(
  { payments: { receipts } }: ReceiptParts,
  { payment, settled }: Bought<unknown>,
  { input, body }: Exchanged,
): string {
  return receipts.sign({
    sub: settled?.payer ?? payment.clientId,
    jti: shortId(payment.id),
    service: payment.serviceId,
    amount: formatAmount(callMicros(payment)),
    currency: payment.currency,
    ...(settled === null ? {} : { network: settled.network }),
    ...(settled === null || settled.transaction === '' ? {} : { transaction: settled.transaction }),
    request_digest: sha256Digest(canonicalJson(input)),
    response_digest: sha256Digest(body),
  });
}

/** `Prefer: receipt` (RFC 7240), or our own header for clients that cannot set that. */
function wantsReceipt(c: Exchange): boolean {
  if (c.req.header('x-want-receipt') === '1') return true;
  const preferences = c.req.header('prefer')?.split(',') ?? [];
  return preferences.some((preference) => /^\s*receipt\s*(?:;|$)/i.test(preference));
}
