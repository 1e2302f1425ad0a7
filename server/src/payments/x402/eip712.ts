import type { Hex } from './payload.ts';

/** Keccak-256, the hash of Ethereum, which Node has not. */
export type Keccak = (bytes: Uint8Array) => Uint8Array;

export interface Domain {
  name: string;
  version?: string;
  chainId: bigint;
  verifyingContract: Hex;
}

/** What a wallet signs of a struct in a domain. Source: EIP-712. */
export function typedDigest(keccak: Keccak, domain: Domain, structHash: Uint8Array): Uint8Array {
  return keccak(Buffer.concat([signedPrefix, domainSeparator(keccak, domain), structHash]));
}

const signedPrefix = Buffer.from('1901', 'hex');

/**
 * @param type as EIP-712 writes it, with the types that it names behind it
 * @param words what its members are encoded to: 32 bytes each
 */
export function structHash(keccak: Keccak, type: string, words: readonly Uint8Array[]): Uint8Array {
  return keccak(Buffer.concat([typeHash(keccak, type), ...words]));
}

/** Types are written in the code: there are a handful of them. */
const typeHashes = new Map<string, Uint8Array>();

function typeHash(keccak: Keccak, type: string): Uint8Array {
  const known = typeHashes.get(type) ?? keccak(Buffer.from(type));
  typeHashes.set(type, known);
  return known;
}

/** A service takes payments in a few domains; whoever sends others must not fill the memory with them. */
const domainsMax = 64;
const separators = new Map<string, Uint8Array>();

function domainSeparator(keccak: Keccak, domain: Domain): Uint8Array {
  const { name, version = '', chainId, verifyingContract } = domain;
  const key = JSON.stringify([name, version, String(chainId), verifyingContract]);
  const known = separators.get(key);
  if (known !== undefined) return known;
  const made = structHash(
    keccak,
    `EIP712Domain(string name,${version === '' ? '' : 'string version,'}uint256 chainId,address verifyingContract)`,
    [keccak(Buffer.from(name)), ...(version === '' ? [] : [keccak(Buffer.from(version))]), uint256(chainId), address(verifyingContract)],
  );
  const [oldest] = separators.keys();
  if (oldest !== undefined && separators.size >= domainsMax) separators.delete(oldest);
  separators.set(key, made);
  return made;
}

/** @throws for what is no address */
export function address(hex: Hex): Buffer {
  if (!/^0x[0-9a-f]{40}$/i.test(hex)) throw new RangeError('not an address');
  return Buffer.from(hex.slice(2).padStart(64, '0'), 'hex');
}

/** @throws for what is no 32 bytes */
export function bytes32(hex: Hex): Buffer {
  if (!/^0x[0-9a-f]{64}$/i.test(hex)) throw new RangeError('not 32 bytes');
  return Buffer.from(hex.slice(2), 'hex');
}

/** @throws for what is no whole number of 256 bits */
export function uint256(number: string | bigint): Buffer {
  const value = BigInt(number);
  if (value < 0n || value >= 2n ** 256n) throw new RangeError('not a number of 256 bits');
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
}
