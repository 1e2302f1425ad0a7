import { z } from 'zod';
import type { Hex } from './settler.ts';

const hex = (digits: string) =>
  z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]${digits}$`))
    .transform(asHex);
const Whole = z.string().regex(/^(?:0|[1-9]\d{0,77})$/, 'must be a whole number');

/** 20 bytes. */
export const Address = hex('{40}');
/** An amount of atomic units. */
export const Atomic = Whole;

/** What a payer signs and sends. Source: x402, scheme exact on EVM. */
export const ExactPayload = z.object({
  // Longer than 65 bytes where the payer is a contract (EIP-1271, EIP-6492).
  signature: hex('{2,4096}'),
  authorization: z.object({
    from: Address,
    to: Address,
    value: Whole,
    validAfter: Whole,
    validBefore: Whole,
    nonce: hex('{64}'),
  }),
});
export type ExactPayload = z.output<typeof ExactPayload>;

/** The pattern has just checked it; TypeScript cannot see that. */
function asHex(text: string): Hex {
  return text as Hex;
}
