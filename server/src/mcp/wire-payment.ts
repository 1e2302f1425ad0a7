import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/server';
import type { Caller } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import { earlierPayment, settledBy, settledByMpp, type IncomingPayment } from '../http/payment-gate.ts';
import { decodedCredential, readCredential } from '../payments/mpp/credential.ts';
import { metaKeys } from '../payments/mpp/mpp.ts';
import type { X402Gate } from '../payments/x402/gate.ts';
import { maxPriceOf } from '../payments/price-guard.ts';
import { decodedPayment, wirePayment } from '../payments/x402/wire.ts';

type Meta = CallToolRequest['params']['_meta'];

/**
 * The payment in `_meta` of a call, in any of the dialects that clients speak: an object as the x402 specification has it,
 * a base64 text as Cloudflare's client sends it, the older member of version 1, or a credential of the Machine Payments
 * Protocol. Null where there is none.
 * @throws payment_malformed
 */
export function paymentOfMeta(meta: Meta, x402: X402Gate | null, caller: Caller): IncomingPayment | null {
  if (x402 === null) return null;
  const sent: unknown = meta?.['x402/payment'] ?? meta?.['x402.payment'] ?? null;
  const credential: unknown = (x402.takesMpp ? meta?.[metaKeys.credential] : null) ?? null;
  if (sent !== null && credential !== null) {
    throw problem('payment_malformed', { message: 'the call carries more than one payment' });
  }
  if (credential !== null) {
    return settledByMpp(x402, typeof credential === 'string' ? decodedCredential(credential) : readCredential(credential), caller);
  }
  if (sent === null) return earlierPayment(x402, caller);
  return settledBy(x402, typeof sent === 'string' ? decodedPayment(sent) : wirePayment(sent), caller);
}

/**
 * The most that the host of a model is willing to pay for a call: what X-Max-Price-Cents says over HTTP. Not an argument, since it
 * guards a wallet against its model too.
 * @throws malformed_header
 */
export function maxPriceOfMeta(meta: Meta): Micros | null {
  const said: unknown = meta?.[maxPriceKey] ?? null;
  if (said === null) return null;
  if (typeof said === 'number' || typeof said === 'string') return maxPriceOf(String(said), `_meta["${maxPriceKey}"]`);
  throw problem('malformed_header', { message: `_meta["${maxPriceKey}"] must be a decimal such as 2.5` });
}

export const maxPriceKey = 'io.github.farebox/max-price-cents';

/** The result with what the payer is told of the settlement, also where the call failed. */
export function withReceipt(result: CallToolResult, incoming: IncomingPayment | null): CallToolResult {
  const settled = incoming?.settled() ?? null;
  if (settled === null) return result;
  return { ...result, _meta: { ...result._meta, ...settled.meta, ...(result.isError === true ? {} : settled.successMeta) } };
}
