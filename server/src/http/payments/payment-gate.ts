import type { Context } from 'hono';
import type { Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { Means, SignedMeans } from '../../payments/purchase/means.ts';
import type { Bought } from '../../payments/purchase/sale.ts';
import type { X402Gate } from '../../payments/x402/gate.ts';
import { decodedPayment } from '../../payments/x402/wire.ts';
import type { HeaderValues } from '../../surface/headers.ts';
import { type Exchange, isHead } from '../../surface/exchange.ts';
import { unsignedMeans } from '../../surface/unsigned-means.ts';
import { singleHeader } from '../../surface/request.ts';
import type { Micros } from '../../money.ts';
import { maxPriceOf } from '../../payments/purchase/price-guard.ts';

/** The headers of signed payments, by version of x402. */
const wireHeaders = { 2: 'PAYMENT-SIGNATURE', 1: 'X-PAYMENT' } as const;
/** Pays within the request, from credit. */
const providerHeader = 'X-Payment-Provider';

/**
 * How a request is paid: by a token, a wallet's signature, the provider that it names, or the credit and purchases of its wallet.
 * HEAD never is.
 * @param token null if none was sent
 * @throws payment_malformed, malformed_header
 */
export function meansOf(c: Exchange, x402: X402Gate | null, caller: Caller, token: string | null): Means {
  if (isHead(c)) return { kind: 'none' };
  if (token !== null) return { kind: 'token', token };
  const signed = x402 === null ? null : signedMeans(c, x402);
  if (signed !== null) return signed;
  return unsignedMeans(caller, x402, singleHeader(c, providerHeader, 32));
}

function signedMeans(c: Exchange, x402: X402Gate): SignedMeans | null {
  const second = c.req.header(wireHeaders[2]);
  const first = c.req.header(wireHeaders[1]);
  const credentials = x402.protocol?.inHeaders((name) => c.req.header(name)) ?? [];
  const [credential] = credentials;
  const count = [second, first].filter((header) => header !== undefined).length + credentials.length;
  if (count > 1) throw problem('payment_malformed', { message: 'the request carries more than one payment' });
  if (credential !== undefined) return x402.meansOf(credential);
  const payment = second ?? first;
  return payment === undefined ? null : x402.means(decodedPayment(payment));
}

/** The headers about the payment of an answer. A token adds none. */
export function paidHeaders(means: Means, { payment, receipt }: Pick<Bought<unknown>, 'payment' | 'receipt'>): HeaderValues {
  if (means.kind === 'token') return {};
  return { ...receipt?.headers, ...receipt?.successHeaders, 'X-Payment-Token': payment.token };
}

export function setHeaders(c: Context, headers: HeaderValues): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

/** The caller's maximum price; null without the header. An empty header is refused: it is a guard that failed. @throws malformed_header */
export function maxPriceOfRequest(c: Exchange): Micros | null {
  return maxPriceOf(c.req.header('X-Max-Price-Cents') ?? null);
}
