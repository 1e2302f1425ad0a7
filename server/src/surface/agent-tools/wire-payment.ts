import { isMembers } from '@farebox/client/json';
import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/server';
import type { Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import { idempotencyKeyPattern } from '../request.ts';
import { unsignedMeans } from '../unsigned-means.ts';
import type { Means, Receipt, SignedMeans } from '../../payments/purchase/means.ts';
import type { X402Gate } from '../../payments/x402/gate.ts';
import { maxPriceOf } from '../../payments/purchase/price-guard.ts';
import { decodedPayment, wirePayment } from '../../payments/x402/wire.ts';

type Meta = CallToolRequest['params']['_meta'];

/**
 * How a call is paid: by its token; by the payment in `_meta`, in any form that clients use (an object as in the x402 specification, a
 * base64 text as in Cloudflare's client, the member of version 1, or a credential of another protocol); by the provider that
 * it names; or from the credit and purchases of its wallet.
 * @throws payment_malformed
 */
export function meansOfCall(call: { token: string | null; pay: string | null; meta: Meta }, x402: X402Gate | null, caller: Caller): Means {
  if (call.token !== null) return { kind: 'token', token: call.token };
  return (x402 === null ? null : signedMeans(call.meta, x402)) ?? unsignedMeans(caller, x402, call.pay);
}

/** Whether a call says that it is paid. Nothing is verified: it decides only who comes first. */
export function claimsPayment(given: unknown, meta: unknown): boolean {
  const has = (members: unknown, names: readonly string[]) =>
    isMembers(members) && names.some((name) => members[name] !== undefined && members[name] !== null && members[name] !== '');
  return has(given, ['paymentToken', 'pay']) || has(meta, ['x402/payment', 'x402.payment', ...credentialKeys(meta)]);
}

/** Of other protocols. */
function credentialKeys(meta: unknown): string[] {
  return isMembers(meta) ? Object.keys(meta).filter((name) => name.endsWith('/credential')) : [];
}

function signedMeans(meta: Meta, x402: X402Gate): SignedMeans | null {
  const sent: unknown = meta?.['x402/payment'] ?? meta?.['x402.payment'] ?? null;
  const credential = meta === undefined ? null : (x402.protocol?.inMeta(meta) ?? null);
  if (sent !== null && credential !== null) {
    throw problem('payment_malformed', { message: 'the call carries more than one payment' });
  }
  if (credential !== null) return x402.meansOf(credential);
  if (sent === null) return null;
  return x402.means(typeof sent === 'string' ? decodedPayment(sent) : wirePayment(sent));
}

/**
 * The maximum price for a call, set by the host of a model: X-Max-Price-Cents over HTTP. Not an argument, because it also protects a wallet
 * from its model.
 * @throws malformed_header
 */
export function maxPriceOfMeta(meta: Meta): Micros | null {
  const said: unknown = meta?.[maxPriceKey] ?? null;
  if (said === null) return null;
  if (typeof said === 'number' || typeof said === 'string') return maxPriceOf(String(said), `_meta["${maxPriceKey}"]`);
  throw problem('malformed_header', { message: `_meta["${maxPriceKey}"] must be a decimal such as 2.5` });
}

/**
 * The key under which the answer of a paid call is found again, as `Idempotency-Key` over HTTP: for the host of a model, whose calls it
 * repeats; models have an argument.
 * @throws malformed_header
 */
export function idempotencyKeyOfMeta(meta: Meta): string | null {
  const said: unknown = meta?.[idempotencyKey] ?? null;
  if (said === null) return null;
  if (typeof said === 'string' && idempotencyKeyPattern.test(said)) return said;
  throw problem('malformed_header', { message: `_meta["${idempotencyKey}"] must be 1 to 255 visible ASCII characters` });
}

const idempotencyKey = 'io.github.farebox/idempotency-key';
export const maxPriceKey = 'io.github.farebox/max-price-cents';

/** Adds the settlement for the payer, also to a failed call. */
export function withReceipt(result: CallToolResult, receipt: Receipt | null): CallToolResult {
  if (receipt === null) return result;
  return { ...result, _meta: { ...result._meta, ...receipt.meta, ...(result.isError === true ? {} : receipt.successMeta) } };
}
