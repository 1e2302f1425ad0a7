import type { Keccak } from './eip712.ts';
import type { Hex } from '../payload.ts';

/** A signature of a key, in the parts that a token contract takes. */
export interface SignatureParts {
  r: Hex;
  s: Hex;
  v: 27 | 28;
}

/** Tokens refuse the upper half, where each signature has a second form. Source: EIP-2. */
const lowSMax = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** @returns null for a signature that no key can make, or no token accepts. */
export function signatureParts(signature: Hex): SignatureParts | null {
  const [, r, s, last] = /^0x([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{2})$/i.exec(signature) ?? [];
  if (r === undefined || s === undefined || last === undefined) return null;
  if (BigInt(`0x${s}`) > lowSMax) return null;
  // Some signers write the parity itself.
  const parity = { '1b': 27, '00': 27, '1c': 28, '01': 28 } as const;
  const v = parity[last.toLowerCase() as keyof typeof parity];
  return v === undefined ? null : { r: `0x${r}`, s: `0x${s}`, v };
}

/** The end of a signature of a wallet that is not deployed yet. Source: EIP-6492. */
const undeployedMark = '6492'.repeat(16);

/** Whether a signature contains how to deploy its wallet. */
export function isWrapped(signature: Hex): boolean {
  return signature.toLowerCase().endsWith(undeployedMark);
}

/** Recovering is expensive, and a payment is verified and then settled: each payload object is recovered once. */
const known = new WeakMap<object, { signed: string; signer: Hex | null }>();

/**
 * The signer, in lower case; null where the signature is not one of a key.
 * For a contract's signature (EIP-1271, EIP-6492) it is null or a wrong address: only the chain can verify those.
 * @param key contains everything that the digest is made of
 * @param digest the signed digest; if it throws, nobody can have signed it
 */
export async function recoveredSigner(
  payload: { signature: Hex },
  key: string,
  digest: (keccak: Keccak) => Uint8Array,
): Promise<Hex | null> {
  const seen = known.get(payload);
  if (seen?.signed === key) return seen.signer;
  const signer = await recovered(payload.signature, digest);
  known.set(payload, { signed: key, signer });
  return signer;
}

async function recovered(signature: Hex, digest: (keccak: Keccak) => Uint8Array): Promise<Hex | null> {
  const parts = signatureParts(signature);
  if (parts === null) return null;
  const { keccak, recover } = await (curve ??= loadCurve());
  try {
    const compact = Buffer.from(parts.r.slice(2) + parts.s.slice(2), 'hex');
    const publicKey = recover(digest(keccak), compact, parts.v === 27 ? 0 : 1);
    return publicKey === null ? null : `0x${Buffer.from(keccak(publicKey.subarray(1)).subarray(12)).toString('hex')}`;
  } catch {
    // r or s is not a coordinate of the curve.
    return null;
  }
}

/** Loaded by the first call. libsecp256k1 in WebAssembly: recovering in JavaScript takes six times as long. */
async function loadCurve() {
  const [{ keccak256 }, { recover }] = await Promise.all([import('viem'), import('tiny-secp256k1')]);
  const keccak: Keccak = (bytes) => keccak256(bytes, 'bytes');
  return { keccak, recover };
}

let curve: ReturnType<typeof loadCurve> | null = null;

export function lower(hex: Hex): Hex {
  return `0x${hex.slice(2).toLowerCase()}`;
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
