import { z } from 'zod';
import type { Hex } from './settler.ts';
import { readTransaction } from './solana.ts';

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
// Longer than 65 bytes where the payer is a contract (EIP-1271, EIP-6492).
const Signature = hex('{2,4096}');

/** What a payer signs and sends. Source: x402, scheme exact on EVM. */
export const ExactPayload = z.object({
  signature: Signature,
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

/** The same for a maximum. Source: x402, scheme upto on EVM. */
export const UptoPayload = z.object({
  signature: Signature,
  permit2Authorization: z.object({
    from: Address,
    permitted: z.object({ token: Address, amount: Whole }),
    spender: Address,
    // The specification shows one in hexadecimal, its clients send decimals.
    nonce: Whole.or(z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)),
    deadline: Whole,
    witness: z.object({ to: Address, facilitator: Address, validAfter: Whole }),
  }),
});

export type UptoPayload = z.output<typeof UptoPayload>;

/** Source: x402, scheme exact on SVM. A transaction has at most 1232 bytes. */
export const SolanaPayload = z.object({
  transaction: z
    .string()
    .max(1700)
    .refine((encoded) => readTransaction(encoded) !== null, 'must be a serialized transaction in base64'),
});

/** Any of them; which one, its members tell. */
export const Payload = z.unknown().transform((value, context): ExactPayload | UptoPayload | z.output<typeof SolanaPayload> => {
  const parsed = schemaOf(value).safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});

function schemaOf(value: unknown): typeof ExactPayload | typeof UptoPayload | typeof SolanaPayload {
  if (typeof value !== 'object' || value === null) return ExactPayload;
  if ('permit2Authorization' in value) return UptoPayload;
  return 'transaction' in value ? SolanaPayload : ExactPayload;
}

/** The pattern has just checked it; TypeScript cannot see that. */
function asHex(text: string): Hex {
  return text as Hex;
}
