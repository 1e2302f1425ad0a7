import { randomBytes } from 'node:crypto';

const keyBytes = 32;
const signatureBytes = 64;

/** Two accounts whose keys are one byte over and over, and their names in base58. */
export const feePayer = { key: Buffer.alloc(keyBytes, 7), address: 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx' };
export const solanaPayer = { key: Buffer.alloc(keyBytes, 9), address: 'cGfHiC6Kgg3FpFZvgwGcswsCRtp4aBP2fzuXRQPizuN' };

export interface TransactionParts {
  /** Makes it a transaction of its own. */
  blockhash?: Buffer;
  /** The payer's signature; nobody here looks at it. */
  signature?: Buffer;
  paidBy?: Buffer;
  isLegacy?: boolean;
}

/** A transaction as a wallet sends it: signed by the payer, not yet by the payer of its fee. Without instructions, which are the facilitator's to read. */
export function solanaTransaction({
  blockhash = randomBytes(keyBytes),
  signature = randomBytes(signatureBytes),
  paidBy = feePayer.key,
  isLegacy = false,
}: TransactionParts = {}): string {
  const message = Buffer.concat([
    isLegacy ? Buffer.alloc(0) : Buffer.from([0x80]),
    Buffer.from([2, 1, 0]),
    Buffer.from([2]),
    paidBy,
    solanaPayer.key,
    blockhash,
    // No instructions, and no tables of addresses.
    Buffer.from(isLegacy ? [0] : [0, 0]),
  ]);
  return Buffer.concat([Buffer.from([2]), Buffer.alloc(signatureBytes), signature, message]).toString('base64');
}
