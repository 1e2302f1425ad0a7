import type { Context } from 'hono';
import type { Caller } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import type { X402Gate } from '../payments/x402/gate.ts';
import { decodedPayment, encoded, type SettlementResponse, type WirePayment } from '../payments/x402/wire.ts';
import type { SignedPayment } from '../tools/call.ts';
import type { HeaderValues } from './answer.ts';

/** A payment that came with a request, in the header of a wire protocol. */
export interface IncomingPayment {
  signed: SignedPayment;
  /** The payer's own idempotency key; null where the payment carries none. */
  identifier: string | null;
  /** What the payer is told of the settlement; null as long as nothing was settled. */
  receipt(): { version: 1 | 2; response: SettlementResponse; token: string } | null;
}

/** The headers that a signed payment comes in, by version of x402. */
export const wireHeaders = { 2: 'PAYMENT-SIGNATURE', 1: 'X-PAYMENT' } as const;
const receiptHeaders = { 2: 'PAYMENT-RESPONSE', 1: 'X-PAYMENT-RESPONSE' } as const;

/** The signed payment of a request; null where there is none, or nobody to settle it. @throws payment_malformed */
export function incomingPayment(c: Context, x402: X402Gate | null, caller: Caller): IncomingPayment | null {
  const second = c.req.header(wireHeaders[2]);
  const first = c.req.header(wireHeaders[1]);
  if (x402 === null || (second === undefined && first === undefined)) return null;
  if (second !== undefined && first !== undefined) {
    throw problem('payment_malformed', { message: 'the request carries a payment of x402 version 1 and one of version 2' });
  }
  return settledBy(x402, decodedPayment(second ?? first ?? ''), caller);
}

/** A signed payment as a call takes it, whatever surface it came over. */
export function settledBy(x402: X402Gate, wire: WirePayment, caller: Caller): IncomingPayment {
  let receipt: ReturnType<IncomingPayment['receipt']> = null;
  return {
    signed: {
      payer: wire.payload.authorization.from.toLowerCase(),
      async pay(offer, resource) {
        const { payment, receipt: response } = await x402.pay(wire, offer, resource, caller);
        receipt = { version: wire.version, response, token: payment.token };
        return payment.token;
      },
    },
    identifier: wire.paymentIdentifier,
    receipt: () => receipt,
  };
}

/** What an answer says of the settlement, also where the call failed: its token still has the call. */
export function receiptHeadersOf(incoming: IncomingPayment | null): HeaderValues {
  const receipt = incoming?.receipt() ?? null;
  return receipt === null ? {} : { [receiptHeaders[receipt.version]]: encoded(receipt.response), 'X-Payment-Token': receipt.token };
}
