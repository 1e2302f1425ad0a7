import type { Context } from 'hono';
import type { Caller } from '../accounts/caller.ts';
import { asProblem, problem } from '../errors.ts';
import { PaymentRequiredProblem } from '../payments/payment-required.ts';
import type { Payment } from '../payments/payment.ts';
import { decodedCredential, type ReadCredential } from '../payments/mpp/credential.ts';
import { malformedCredential, metaKeys, mppReceipt } from '../payments/mpp/mpp.ts';
import type { X402Gate } from '../payments/x402/gate.ts';
import { identityOf } from '../payments/x402/signed.ts';
import { decodedPayment, encoded, type SettlementResponse, type WirePayment } from '../payments/x402/wire.ts';
import type { SignedPayment } from '../tools/call.ts';
import type { HeaderValues } from './answer.ts';

/** A payment that came with a request, in the header of a wire protocol, or that its wallet made before. */
export interface IncomingPayment {
  signed: SignedPayment;
  /** The payer's own idempotency key; null where the payment carries none. */
  identifier: string | null;
  /** What was paid; null as long as nothing was settled. */
  settled(): Settled | null;
}

/** A settled payment, and what its payer is told of it in the payer's own protocol. */
export interface Settled {
  payment: Payment;
  /** Who paid by which transaction; null where nothing was settled now, but before. */
  response: SettlementResponse | null;
  /** Of any answer. */
  headers: HeaderValues;
  /** Of an answer that is no refusal. */
  successHeaders: HeaderValues;
  /** The same for MCP. */
  meta: Readonly<Record<string, unknown>>;
  successMeta: Readonly<Record<string, unknown>>;
}

/** The headers that a signed payment comes in, by version of x402. */
export const wireHeaders = { 2: 'PAYMENT-SIGNATURE', 1: 'X-PAYMENT' } as const;
const receiptHeaders = { 2: 'PAYMENT-RESPONSE', 1: 'X-PAYMENT-RESPONSE' } as const;
/** Of the Machine Payments Protocol. The second leaves the first to whoever has to log in too. */
const credentialHeaders = ['Authorization', 'Payment-Authorization'] as const;

/** The payment of a request; null where there is none, or nobody to settle it. @throws payment_malformed */
export function incomingPayment(c: Context, x402: X402Gate | null, caller: Caller): IncomingPayment | null {
  if (x402 === null) return null;
  const second = c.req.header(wireHeaders[2]);
  const first = c.req.header(wireHeaders[1]);
  const credentials = x402.takesMpp ? credentialHeaders.flatMap((name) => credentialOf(c.req.header(name)) ?? []) : [];
  const [credential] = credentials;
  const count = [second, first].filter((header) => header !== undefined).length + credentials.length;
  if (count > 1) throw problem('payment_malformed', { message: 'the request carries more than one payment' });
  if (credential !== undefined) return settledByMpp(x402, decodedCredential(credential), caller);
  const payment = second ?? first;
  return payment === undefined ? earlierPayment(x402, caller) : settledBy(x402, decodedPayment(payment), caller);
}

/** What stands behind the scheme `Payment`; null for another scheme. Source: RFC 9110, 11.4. */
export function credentialOf(header: string | undefined): string | null {
  return header === undefined
    ? null
    : (/^Payment(?: +(.*))?$/is
        .exec(header.trim())
        ?.slice(1)
        .map((text) => text ?? '')[0] ?? null);
}

/** A signed payment as a call takes it, whatever surface it came over. */
export function settledBy(x402: X402Gate, wire: WirePayment, caller: Caller): IncomingPayment {
  return incoming(identityOf(wire.payload).payer, wire.paymentIdentifier, async (offer, resource) => {
    const { payment, receipt: response } = await x402.pay(wire, offer, resource, caller);
    return {
      payment,
      response,
      headers: { [receiptHeaders[wire.version]]: encoded(response) },
      successHeaders: {},
      meta: { 'x402/payment-response': response, 'x402.payment-response': response },
      successMeta: {},
    };
  });
}

/** The same for a credential of the Machine Payments Protocol: one that cannot be read is answered with a new challenge. */
export function settledByMpp(x402: X402Gate, read: ReadCredential, caller: Caller): IncomingPayment {
  const { credential } = read;
  if (credential === null) return incoming('', null, () => Promise.reject(malformedCredential(read.fault)));
  return incoming(identityOf(credential.payload).payer, null, async (offer, resource) => {
    const { payment, receipt: response } = await x402.payMpp(credential, offer, resource, caller);
    const receipt = receiptOf(credential.challenge.id, payment, response);
    return {
      payment,
      response,
      headers: {},
      successHeaders: { 'Payment-Receipt': Buffer.from(JSON.stringify(receipt)).toString('base64url') },
      meta: {},
      successMeta: { [metaKeys.receipt]: receipt },
    };
  });
}

function receiptOf(challengeId: string, payment: Payment, { transaction, network }: SettlementResponse) {
  const reference = transaction === '' ? payment.id : transaction;
  return mppReceipt({ challengeId, reference, network, settledAt: payment.paidAt ?? payment.createdAt });
}

/** What a wallet that has signed in paid for before, or pays from its credit: asked for only where the answer would be 402. */
export function earlierPayment(x402: X402Gate, caller: Caller): IncomingPayment | null {
  if (caller.kind !== 'wallet') return null;
  const nothing = { headers: {}, successHeaders: {}, meta: {}, successMeta: {} };
  return incoming(caller.address, null, async (offer, resource) => {
    const payment = await x402.paidBySignIn(caller, offer, resource);
    if (payment === null) throw problem('payment_required');
    return { payment, response: null, ...nothing };
  });
}

function incoming(payer: string, identifier: string | null, settle: (...asked: Parameters<SignedPayment['pay']>) => Promise<Settled>) {
  let settled: Settled | null = null;
  return {
    signed: {
      payer,
      async pay(...asked: Parameters<SignedPayment['pay']>) {
        settled = await settle(...asked);
        return settled.payment.token;
      },
    },
    identifier,
    settled: () => settled,
  };
}

/** What an answer says of the settlement, also where the call failed: its token still has the call. */
export function receiptHeadersOf(incoming: IncomingPayment | null, isSuccess = true): HeaderValues {
  const settled = incoming?.settled() ?? null;
  if (settled === null) return {};
  return { ...settled.headers, ...(isSuccess ? settled.successHeaders : {}), 'X-Payment-Token': settled.payment.token };
}

/** What was thrown, with what was settled all the same: its token is still good. A refusal that asks for a payment says nothing of another. */
export function toldOfSettlement(thrown: unknown, incoming: IncomingPayment | null): unknown {
  const headers = receiptHeadersOf(incoming, false);
  if (Object.keys(headers).length === 0 || thrown instanceof PaymentRequiredProblem) return thrown;
  const failure = asProblem(thrown);
  return problem(failure.code, { ...failure.details, message: failure.message, headers: { ...failure.details.headers, ...headers } });
}
