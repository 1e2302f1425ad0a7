import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { minuteMs, secondMs } from '../clock.ts';
import { problem } from '../errors.ts';

/** An event of Stripe's signed webhook. */
export const StripeEvent = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().min(1).max(200),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type StripeEvent = z.output<typeof StripeEvent>;

/** Older signatures, and those this far in the future, are refused: a recorded one cannot be sent again later. */
export const signatureToleranceMs = 5 * minuteMs;
const headerLengthMax = 2048;
/** More than Stripe sends while a secret is rotated. */
const signaturesMax = 16;

/**
 * The event of a webhook with a valid signature. Takes the raw bytes: parsed and written again, the JSON could be another text.
 * Source: docs.stripe.com/webhooks, "Verify webhook signatures manually".
 *
 * @param header Stripe-Signature: `t=<epoch seconds>,v1=<HMAC-SHA-256, hex>,...`
 * @throws malformed_header, invalid_json, invalid_input
 */
export function verifiedEvent(secret: string, header: string | undefined, body: Uint8Array, nowMs: number): StripeEvent {
  assertSigned(secret, header ?? '', body, nowMs);
  const event = StripeEvent.safeParse(jsonOf(body));
  if (!event.success) throw problem('invalid_input', { message: 'the body is not an event of Stripe', cause: event.error });
  return event.data;
}

function assertSigned(secret: string, header: string, body: Uint8Array, nowMs: number): void {
  const { timestamp, signatures } = partsOf(header);
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  // All are compared in constant time, so that the time tells nothing about a forged one.
  const matches = signatures.filter((signature) => timingSafeEqual(signature, expected)).length;
  if (matches === 0) throw refused('Stripe-Signature does not match');
  if (Math.abs(nowMs - Number(timestamp) * secondMs) > signatureToleranceMs) throw refused('Stripe-Signature is not of now');
}

function partsOf(header: string): { timestamp: string; signatures: Buffer[] } {
  if (header.length > headerLengthMax) throw refused('Stripe-Signature is too long');
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1];
  if (timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) throw refused('Stripe-Signature has no time');
  const hex = parts.flatMap(([name, value]) => (name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value) ? [value] : []));
  return { timestamp, signatures: hex.slice(0, signaturesMax).map((text) => Buffer.from(text, 'hex')) };
}

function refused(message: string) {
  return problem('malformed_header', { message, hint: 'Only Stripe calls this, with the signing secret of its endpoint.' });
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw problem('invalid_json');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
