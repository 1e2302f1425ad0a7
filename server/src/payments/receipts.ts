import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { Receipt } from '@farebox/client';
import type { Clock } from '../clock.ts';

/** What a receipt says, but for who signs it and when. Its `jti` is the part of the payment's id that is good for nothing but finding it. */
export type ReceiptClaims = Omit<Receipt, 'iss' | 'iat'>;

/** A public key as RFC 8037 writes it. */
export interface ReceiptKey {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
  x: string;
}

/** Receipts that anybody can check, and nobody but this service can make. */
export interface ReceiptSigner {
  /** A compact JWS (RFC 7515) over the claims, with issuer and time. */
  sign(claims: ReceiptClaims): string;
  /** The keys that receipts are checked with: that in use first, then those of earlier secrets. */
  readonly keys: readonly ReceiptKey[];
}

export interface ReceiptSignerOptions {
  /** The first signs; receipts of all are good. */
  secrets: readonly string[];
  clock: Clock;
  /** The issuer, without a trailing slash. */
  publicUrl(): string;
}

/** Ed25519 keys that are derived from the service's secrets: replicas sign alike, and nothing is kept. */
export function receiptSigner({ secrets, clock, publicUrl }: ReceiptSignerOptions): ReceiptSigner {
  const pairs = secrets.map(keyPair);
  const [current] = pairs;
  if (current === undefined) throw new Error('receiptSigner needs a secret');
  const head = base64url({ alg: 'EdDSA', typ: receiptType, kid: current.publicKey.kid });

  return {
    keys: pairs.map(({ publicKey }) => publicKey),
    sign(claims) {
      const signed = `${head}.${base64url({ iss: publicUrl(), iat: Math.floor(clock.now() / 1000), ...claims })}`;
      return `${signed}.${sign(null, Buffer.from(signed), current.privateKey).toString('base64url')}`;
    },
  };
}

/** So that no other token of ours passes for a receipt. Source: RFC 8725, 3.11. */
const receiptType = 'farebox-receipt+jwt';

export function sha256Digest(bytes: string): string {
  return `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
}

function keyPair(secret: string): { privateKey: KeyObject; publicKey: ReceiptKey } {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'farebox', 'payment receipt', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (x === undefined) throw new Error('an Ed25519 key without x');
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x } };
}

/** What stands before the seed of an Ed25519 key. Source: RFC 8410, 7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
