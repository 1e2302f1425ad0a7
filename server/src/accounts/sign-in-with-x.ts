import { hash, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { minuteMs, rfc3339, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { pooledHex } from '../ids.ts';
import { firstFault } from '../invalid-input.ts';
import { hmac, isSameMac, type Mac } from '../mac.ts';
import type { Caller } from './caller.ts';

/**
 * Signs in with the key of a wallet. Without an account, a wallet can fetch again what it paid for, and spend its credit. Source:
 * CAIP-122, EIP-4361, the extension sign-in-with-x of x402.
 */
export type WalletSignIn = ReturnType<typeof walletSignIn>;

export interface WalletSignInOptions {
  /** The first secret makes nonces; nonces of all secrets are accepted. */
  secrets: readonly string[];
  clock: Clock;
  /** Without a trailing slash. */
  publicUrl(): string;
}

export const extensionName = 'sign-in-with-x';
export const signInHeader = 'SIGN-IN-WITH-X';

/** A nonce is made for each span of this length, and stays valid until the end of the next span. */
const spanMs = 5 * minuteMs;
/** How far the clock of a wallet, or of the replica that made the nonce, may be ahead. */
export const aheadMs = minuteMs;

/** One line of the signed text. Line breaks would make the text ambiguous. */
const Line = z
  .string()
  .max(1024)
  .regex(/^[\x20-\x7e]*$/);

const Proof = z.object({
  domain: Line,
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  statement: Line.nullish(),
  uri: Line,
  version: z.literal('1'),
  chainId: z.string().regex(/^eip155:[1-9]\d{0,14}$/),
  type: z.literal('eip191'),
  nonce: z.string().regex(/^[0-9a-f]{8,80}$/),
  issuedAt: Line,
  expirationTime: Line.nullish(),
  notBefore: Line.nullish(),
  requestId: Line.nullish(),
  resources: z.array(Line).max(16).nullish(),
  signature: z.string().regex(/^0x[0-9a-fA-F]{130}$/),
});
type Proof = z.output<typeof Proof>;

/** Longer headers are not read: a proof has about one kilobyte. */
const encodedLengthMax = 6000;

/**
 * Nonces are not stored. A nonce consists of the start of its span, some digits, and a MAC of both. A proof is valid for a few minutes at
 * this site, like a bearer token: it reads the wallet's records, and fetches again what the wallet paid for.
 *
 * Spending credit needs more, because an attacker may read a proof in a log or a proxy. So a proof pays only for the path that the wallet
 * signed in for, and only once: the transaction that takes the credit binds the proof to one payment. The id of a proof is derived from
 * the signed text, not from its signature: anybody can compute other valid ECDSA signatures of the same text from one. A wallet signs the
 * same text the same way each time, so each challenge that asks for a spending proof has a nonce of its own.
 */
export function walletSignIn({ secrets, clock, publicUrl }: WalletSignInOptions) {
  const macs = secrets.map((secret) =>
    hmac(Buffer.from(hkdfSync('sha256', secret, 'farebox', 'wallet sign-in', 32)), nonceLengthMax, 'hex'),
  );
  const [current] = macs;
  if (current === undefined) throw new Error('walletSignIn needs a secret');

  const isOurNonce = (nonce: string) => {
    const said = nonce.slice(0, -macLength);
    const start = Number.parseInt(said.slice(0, -ownLength), 16);
    if (!Number.isSafeInteger(start) || start > clock.now() + aheadMs || clock.now() >= start + 2 * spanMs) return false;
    return macs.map((mac) => isSameMac(sealedNonce(mac, said), nonce)).includes(true);
  };

  const spanStart = () => clock.now() - (clock.now() % spanMs);

  const isInTime = ({ issuedAt, expirationTime, notBefore }: Proof) => {
    const now = clock.now();
    const issued = Date.parse(issuedAt);
    if (!(issued <= now + aheadMs && issued > now - 2 * spanMs)) return false;
    if (expirationTime !== undefined && expirationTime !== null && !(Date.parse(expirationTime) > now)) return false;
    return notBefore === undefined || notBefore === null || Date.parse(notBefore) <= now + aheadMs;
  };

  const isForUs = ({ domain, uri }: Proof) => {
    const own = new URL(publicUrl());
    return domain === own.host && URL.parse(uri)?.origin === own.origin;
  };

  return {
    /** The sign-in request for a wallet, as an extension of the challenge. It stays the same for some minutes. @param network CAIP-2 */
    extension(network: string, path: string): Readonly<Record<string, unknown>> {
      if (!network.startsWith('eip155:')) return {};
      const start = spanStart();
      const { host } = new URL(publicUrl());
      const info = {
        domain: host,
        uri: `${publicUrl()}${path}`,
        version: '1',
        nonce: sealedNonce(current, start.toString(16) + sharedDigits),
        issuedAt: rfc3339(start),
        expirationTime: rfc3339(start + 2 * spanMs),
      };
      return { [extensionName]: { info, supportedChains: [{ chainId: network, type: 'eip191' }] } };
    },
    /** A nonce of the same length, for challenges that each need their own nonce. */
    freshNonce: (): string => sealedNonce(current, spanStart().toString(16) + pooledHex(ownLength / 2)),
    /**
     * The wallet that a header proves; null for a stale or invalid proof, or one for another site. The 402 that follows says how to sign in
     * again; after a 401 a wallet would neither sign in nor pay.
     * @throws malformed_header
     */
    async caller(header: string): Promise<Extract<Caller, { kind: 'wallet' }> | null> {
      const proof = readProof(header);
      // The signature comes last, because verifying it takes longest.
      if (
        !isForUs(proof) ||
        !isInTime(proof) ||
        !isOurNonce(proof.nonce) ||
        !(await isSignedBy(proof.address, signedText(proof), proof.signature))
      )
        return null;
      const { pathname, search } = new URL(proof.uri);
      const proofId = hash('sha256', signedText(proof), 'base64url');
      return { kind: 'wallet', address: proof.address.toLowerCase(), signedPath: pathname + search, proofId };
    },
  };
}

function readProof(header: string): Proof {
  if (header.length > encodedLengthMax || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(header)) throw malformed('it is not base64');
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
  } catch {
    throw malformed('it is not JSON in base64');
  }
  const parsed = Proof.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed(firstFault(parsed.error));
}

function malformed(what: string) {
  return problem('malformed_header', { message: `${signInHeader} is malformed: ${what}` });
}

/** Hex digits of a nonce: the unique part, and the MAC. */
const ownLength = 16;
const macLength = 32;
const nonceLengthMax = 80;
/** The unique part of the nonce that everybody shares, so that challenges can be cached. */
const sharedDigits = '0'.repeat(ownLength);

function sealedNonce(mac: Mac, said: string): string {
  return said + mac(said).slice(0, macLength);
}

/** Whether the key of the address signed the text. Contract signatures are refused: only their chain can verify them. */
export async function isSignedBy(address: string, text: string, signature: string): Promise<boolean> {
  const { recoverMessageAddress } = await import('viem');
  try {
    const signer = await recoverMessageAddress({ message: text, signature: hexOf(signature) });
    return signer.toLowerCase() === address.toLowerCase();
  } catch {
    // r or s is not valid on the curve.
    return false;
  }
}

/** The text that a wallet shows and signs. Source: EIP-4361. */
export function signedText(proof: Omit<Proof, 'signature'>): string {
  const { domain, address, statement, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore, requestId, resources } = proof;
  const optional = (name: string, value: string | null | undefined) => (value === undefined || value === null ? [] : [`${name}: ${value}`]);
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined || statement === null || statement === '' ? [''] : [statement, '']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId.replace('eip155:', '')}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...optional('Expiration Time', expirationTime),
    ...optional('Not Before', notBefore),
    ...optional('Request ID', requestId),
    ...(resources === undefined || resources === null || resources.length === 0
      ? []
      : ['Resources:', ...resources.map((each) => `- ${each}`)]),
  ].join('\n');
}

/** The pattern has already checked this; TypeScript cannot know it. */
function hexOf(text: string): `0x${string}` {
  return text as `0x${string}`;
}
