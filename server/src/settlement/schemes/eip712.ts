import { BoundedMap } from '../../limits/cache.ts';
import type { Hex } from '../payload.ts';

/** Keccak-256, the hash of Ethereum, which Node does not have. */
export type Keccak = (bytes: Uint8Array) => Uint8Array;

export interface Domain {
  name: string;
  version?: string;
  chainId: bigint;
  verifyingContract: Hex;
}

/** The digest that a wallet signs for a struct in a domain. Source: EIP-712. */
export function typedDigest(keccak: Keccak, domain: Domain, structHash: Uint8Array): Uint8Array {
  return keccak(Buffer.concat([signedPrefix, domainSeparator(keccak, domain), structHash]));
}

const signedPrefix = Buffer.from('1901', 'hex');

/**
 * @param type as EIP-712 writes it, followed by the types that it refers to
 * @param words the encoded members, 32 bytes each
 */
export function structHash(keccak: Keccak, type: string, words: readonly Uint8Array[]): Uint8Array {
  return keccak(Buffer.concat([typeHash(keccak, type), ...words]));
}

/** Few entries: types are constants of the code. */
const typeHashes = new Map<string, Uint8Array>();

function typeHash(keccak: Keccak, type: string): Uint8Array {
  const known = typeHashes.get(type) ?? keccak(Buffer.from(type));
  typeHashes.set(type, known);
  return known;
}

/** A service accepts payments in a few domains; requests with others must not fill the memory. */
const domainsMax = 64;
const separators = new BoundedMap<string, Uint8Array>(domainsMax);

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
  separators.set(key, made);
  return made;
}

/** @throws RangeError for other texts */
export function address(hex: Hex): Buffer {
  if (!/^0x[0-9a-f]{40}$/i.test(hex)) throw new RangeError('not an address');
  return Buffer.from(hex.slice(2).padStart(64, '0'), 'hex');
}

/** @throws RangeError for other lengths */
export function bytes32(hex: Hex): Buffer {
  if (!/^0x[0-9a-f]{64}$/i.test(hex)) throw new RangeError('not 32 bytes');
  return Buffer.from(hex.slice(2), 'hex');
}

/** @throws RangeError for other numbers */
export function uint256(number: string | bigint): Buffer {
  const value = BigInt(number);
  if (value < 0n || value >= 2n ** 256n) throw new RangeError('not a number of 256 bits');
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
}
