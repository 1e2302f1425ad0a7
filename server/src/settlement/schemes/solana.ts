import { createHash } from 'node:crypto';

/** The parts of a transaction that are needed here. Its facilitator verifies the instructions. */
export interface ReadTransaction {
  /** SHA-256 of the signed message, hexadecimal: the same for every signature of the transaction. */
  messageHash: string;
  /** The required signers in order: the fee payer first. Base58. */
  signers: readonly string[];
}

const signatureBytes = 64;
const keyBytes = 32;
/** The size of a network packet. */
const transactionBytesMax = 1232;

/**
 * Reads a serialized transaction, legacy or of version 0.
 * @returns null for other bytes. Source: Solana, transaction format.
 */
export function readTransaction(base64: string): ReadTransaction | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > transactionBytesMax) return null;
  const signatures = compactLength(bytes, 0);
  if (signatures === null || signatures.value === 0) return null;
  const message = bytes.subarray(signatures.end + signatures.value * signatureBytes);
  // The highest bit of the first byte distinguishes a version from the header of a legacy message.
  const version = (message[0] ?? 0) & 0x80;
  if (version !== 0 && message[0] !== 0x80) return null;
  const header = version === 0 ? 0 : 1;
  const signerCount = message[header];
  const keys = compactLength(message, header + 3);
  if (signerCount !== signatures.value || keys === null || keys.value < signerCount) return null;
  // A blockhash follows the keys.
  if (message.length < keys.end + keys.value * keyBytes + keyBytes) return null;
  const signers = Array.from({ length: signerCount }, (_, index) => {
    const start = keys.end + index * keyBytes;
    return base58(message.subarray(start, start + keyBytes));
  });
  return { messageHash: createHash('sha256').update(message).digest('hex'), signers };
}

/** A length in one to three bytes, seven bits each, lowest first. */
function compactLength(bytes: Buffer, start: number): { value: number; end: number } | null {
  let value = 0;
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index];
    if (byte === undefined) return null;
    value |= (byte & 0x7f) << (7 * index);
    if ((byte & 0x80) === 0) return { value, end: start + index + 1 };
  }
  return null;
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex') || '0'}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = digits.charAt(Number(rest % 58n)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text;
}
