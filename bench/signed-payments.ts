import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http';
import { z } from 'zod';
import { Address, Atomic, ExactPayload } from '../server/src/settlement/payload.ts';
import type { Captured } from './capture.ts';
import type { Bench } from './comparison.ts';

/** The requirements that wallets sign. Source: x402 version 2, PaymentRequirements of the scheme exact. */
export const SignedTerms = z.object({
  scheme: z.literal('exact'),
  network: z.templateLiteral(['eip155:', z.string()]),
  amount: Atomic,
  asset: Address,
  payTo: Address,
  maxTimeoutSeconds: z.number(),
  extra: z.object({ name: z.string(), version: z.string() }),
});
export type SignedTerms = z.output<typeof SignedTerms>;

export const SigningOrder = z.object({ terms: SignedTerms, count: z.int(), paymentsEach: z.int().min(1) });
export type SignedTransfer = z.output<typeof ExactPayload>;

/** The headers of signed payments, all different. */
export interface SignedPayments {
  /** The next payments, for `PAYMENT-SIGNATURE`. */
  take(count: number): Promise<string[]>;
}

/**
 * The amount that a wallet spends: 8 of the 10 USD of an address on the test network. Simultaneous calls for the rest would be refused
 * with 409, because the balance does not cover them all.
 */
const spentMicros = 8_000_000;
/** Limits the work of the one signing process; a round ends early without payments. */
const countMax = 20_000;

/**
 * Signs in advance, because only servers are measured. All sellers with the same requirements get the same transfers: each has its own
 * ledger, and each payment names its recipient.
 */
export function signedPayments(bench: Bench): (challenge: Captured) => SignedPayments {
  const signer = bench.start('x402-signer.ts');
  const signed: SignedTransfer[] = [];

  async function ready(terms: SignedTerms, count: number): Promise<void> {
    const missing = count - signed.length;
    if (missing <= 0) return;
    const paymentsEach = Math.floor(spentMicros / Number(terms.amount));
    signed.push(...(await signer.ask('sign', { terms, count: missing, paymentsEach }, z.array(ExactPayload))));
  }

  return ({ headers }) => {
    const [, header = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'payment-required') ?? [];
    const { x402Version, resource, accepts } = decodePaymentRequiredHeader(header);
    const accepted = SignedTerms.parse(accepts.find(({ scheme }) => scheme === 'exact'));
    let taken = 0;
    return {
      async take(count) {
        const wanted = Math.min(count, countMax);
        await ready(accepted, taken + wanted);
        const payments = signed.slice(taken, taken + wanted);
        taken += wanted;
        return payments.map(({ authorization, signature }) =>
          encodePaymentSignatureHeader({ x402Version, resource, accepted, payload: { authorization, signature } }),
        );
      },
    };
  };
}
