import { z } from 'zod';
import { readTransaction } from './schemes/solana.ts';

/** Hex with 0x, in the case it arrived in; addresses are compared without regard to case. */
export type Hex = `0x${string}`;

const hex = (digits: string) =>
  z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]${digits}$`))
    .transform(hexOf);
// Some wallets write the times as numbers.
const Whole = z.preprocess(
  (value) => (Number.isSafeInteger(value) ? String(value) : value),
  z.string().regex(/^(?:0|[1-9]\d{0,77})$/, 'must be a whole number'),
);

/** 20 bytes. */
export const Address = hex('{40}');
/** An amount of atomic units. */
export const Atomic = Whole;
// Longer than 65 bytes where the payer is a contract (EIP-1271, EIP-6492).
const Signature = hex('{2,4096}');

/** The data that a payer signs for the scheme `exact` on EVM chains. Source: EIP-3009, transferWithAuthorization. */
const Authorization = z.object({
  from: Address,
  to: Address,
  value: Atomic,
  // Seconds since 1970.
  validAfter: Whole,
  validBefore: Whole,
  nonce: hex('{64}'),
});
export type Authorization = z.output<typeof Authorization>;

/** Source: x402, scheme exact on EVM. */
export const ExactPayload = z.object({ signature: Signature, authorization: Authorization });
export type ExactPayload = z.output<typeof ExactPayload>;

/** The payer signs a maximum. Source: x402, scheme upto on EVM; Permit2, permitWitnessTransferFrom. */
export const UptoPayload = z.object({
  signature: Signature,
  permit2Authorization: z.object({
    from: Address,
    permitted: z.object({ token: Address, amount: Atomic }),
    /** The contract that may take it. */
    spender: Address,
    // The specification shows one in hexadecimal, its clients send decimals.
    nonce: Whole.or(z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)),
    // Seconds since 1970.
    deadline: Whole,
    /** Nobody but the facilitator can settle it. */
    witness: z.object({ to: Address, facilitator: Address, validAfter: Whole }),
  }),
});
export type UptoPayload = z.output<typeof UptoPayload>;

/** A transfer that still needs the signature of its fee payer: at most 1232 bytes, in base64. Source: x402, scheme exact on SVM. */
const SolanaPayload = z.object({
  transaction: z
    .string()
    .max(1700)
    .refine((encoded) => readTransaction(encoded) !== null, 'must be a serialized transaction in base64'),
});
export type SolanaPayload = z.output<typeof SolanaPayload>;

/** Any of them; its members tell which. */
export const Payload = oneOf((value) => {
  if ('permit2Authorization' in value) return UptoPayload;
  return 'transaction' in value ? SolanaPayload : ExactPayload;
});
export type Payload = z.output<typeof Payload>;

/** Unlike `z.union`, which reports the faults of all schemas, this reports only those of the matching schema. */
export function oneOf<Schema extends z.ZodType>(schemaOf: (value: object) => Schema) {
  return z.unknown().transform((value, context): z.output<Schema> => {
    const parsed = schemaOf(typeof value === 'object' && value !== null ? value : {}).safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
}

/** For a text whose form was checked: TypeScript cannot see that. */
export function hexOf(text: string): Hex {
  return `0x${text.slice(2)}`;
}
