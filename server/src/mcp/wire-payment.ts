import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/server';
import type { Caller } from '../accounts/caller.ts';
import { settledBy, type IncomingPayment } from '../http/payment-gate.ts';
import type { X402Gate } from '../payments/x402/gate.ts';
import { decodedPayment, wirePayment } from '../payments/x402/wire.ts';

type Meta = CallToolRequest['params']['_meta'];

/**
 * The signed payment in `_meta` of a call, in any of the dialects that clients speak: an object as the x402 specification has it,
 * a base64 text as Cloudflare's client sends it, or the older member of version 1. Null where there is none.
 * @throws payment_malformed
 */
export function paymentOfMeta(meta: Meta, x402: X402Gate | null, caller: Caller): IncomingPayment | null {
  const sent: unknown = meta?.['x402/payment'] ?? meta?.['x402.payment'];
  if (x402 === null || sent === undefined || sent === null) return null;
  return settledBy(x402, typeof sent === 'string' ? decodedPayment(sent) : wirePayment(sent), caller);
}

/** The result with what the payer is told of the settlement, also where the call failed. */
export function withReceipt(result: CallToolResult, incoming: IncomingPayment | null): CallToolResult {
  const receipt = incoming?.receipt() ?? null;
  if (receipt === null) return result;
  return { ...result, _meta: { ...result._meta, 'x402/payment-response': receipt.response, 'x402.payment-response': receipt.response } };
}
