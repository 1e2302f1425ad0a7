import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { minuteMs, rfc3339, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Caller } from './caller.ts';

/**
 * Signing in with the key of a wallet: what a wallet paid for it gets again without paying, and without an account.
 * Source: CAIP-122, EIP-4361, the extension sign-in-with-x of x402.
 */
export interface WalletSignIn {
  /** What a wallet is asked to sign: the extension of a challenge. The same for some minutes. @param network CAIP-2 */
  extension(network: string, path: string): Readonly<Record<string, unknown>>;
  /**
   * The wallet that a header proves; null for a proof that is stale, of another site, or no proof: the 402 that follows says how
   * to sign in anew, and a wallet that is told 401 would neither sign in nor pay.
   * @throws malformed_header
   */
  caller(header: string): Promise<Extract<Caller, { kind: 'wallet' }> | null>;
}

export interface WalletSignInOptions {
  /** The first makes nonces, all of them know theirs. */
  secrets: readonly string[];
  clock: Clock;
  /** Without a trailing slash. */
  publicUrl(): string;
}

export const extensionName = 'sign-in-with-x';
export const signInHeader = 'SIGN-IN-WITH-X';

/** A nonce is made for each of these spans, and good until the end of the next. */
const spanMs = 5 * minuteMs;
/** How far the clock of a wallet may be ahead. */
const aheadMs = minuteMs;

/** A line of the signed text: with line breaks in it, the text could be read in two ways. */
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

/** Longer ones are not looked at: a proof is about one kilobyte. */
const encodedLengthMax = 6000;

/**
 * Nonces are not kept: one is the start of its span and a MAC of it. A proof is good for all of its few minutes, as a bearer
 * token would be; it is bound to this site, and gives nothing but what its wallet has paid for.
 */
export function walletSignIn({ secrets, clock, publicUrl }: WalletSignInOptions): WalletSignIn {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', 'wallet sign-in', 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('walletSignIn needs a secret');

  const isOurNonce = (nonce: string) => {
    const start = Number.parseInt(nonce.slice(0, -macLength), 16);
    if (!Number.isSafeInteger(start) || start > clock.now() || clock.now() >= start + 2 * spanMs) return false;
    return keys.map((key) => isEqual(nonceOf(key, start), nonce)).includes(true);
  };

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
    extension(network, path) {
      if (!network.startsWith('eip155:')) return {};
      const start = clock.now() - (clock.now() % spanMs);
      const { host } = new URL(publicUrl());
      const info = {
        domain: host,
        uri: `${publicUrl()}${path}`,
        version: '1',
        nonce: nonceOf(current, start),
        issuedAt: rfc3339(start),
        expirationTime: rfc3339(start + 2 * spanMs),
      };
      return { [extensionName]: { info, supportedChains: [{ chainId: network, type: 'eip191' }], schema } };
    },
    async caller(header) {
      const proof = readProof(header);
      // The signature last: it is what takes time.
      if (!isForUs(proof) || !isInTime(proof) || !isOurNonce(proof.nonce) || !(await isSigned(proof))) return null;
      return { kind: 'wallet', address: proof.address.toLowerCase() };
    },
  };
}

/** The shape of a proof, as short as it can be said: a challenge has little room. */
const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } as const;

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
  const [first] = parsed.error.issues;
  throw malformed(first === undefined ? 'it has another shape' : `${first.path.join('.')}: ${first.message}`);
}

function malformed(what: string) {
  return problem('malformed_header', { message: `${signInHeader} is malformed: ${what}` });
}

/** Hex digits of the MAC in a nonce. */
const macLength = 32;

function nonceOf(key: Buffer, start: number): string {
  return start.toString(16) + createHmac('sha256', key).update(String(start)).digest('hex').slice(0, macLength);
}

function isEqual(made: string, given: string): boolean {
  const [one, other] = [Buffer.from(made), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether the key of the address signed the text. A contract's signature is not taken: only its chain can judge it. */
async function isSigned(proof: Proof): Promise<boolean> {
  const { recoverMessageAddress } = await import('viem');
  try {
    const signer = await recoverMessageAddress({ message: signedText(proof), signature: hexOf(proof.signature) });
    return signer.toLowerCase() === proof.address.toLowerCase();
  } catch {
    // r or s is no coordinate of the curve.
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

/** The pattern has just checked it; TypeScript cannot see that. */
function hexOf(text: string): `0x${string}` {
  return text as `0x${string}`;
}
