import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { Receipt } from '@farebox/client';
import type { Clock } from '../clock.ts';

/** What a receipt says, but for who signs it and when. Its `jti` is the part of the payment's id that is good for nothing but finding it. */
type ReceiptClaims = Omit<Receipt, 'iss' | 'iat'>;

/** A public key as RFC 8037 writes it. */
interface ReceiptKey {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  kid: string;
  x: string;
}

/** What the extension `offer-receipt` of x402 says of a settled payment. */
interface SettledPayment {
  /** CAIP-2. */
  network: string;
  payer: string;
  /** What was paid for. */
  resourceUrl: string;
  /** Absent where it is not known. */
  transaction?: string;
  /** When it was settled, epoch milliseconds: the receipt of one payment is always the same. */
  settledAt: number;
}

/** What the extension `offer-receipt` of x402 says of one way to pay. */
interface SignedOffer {
  resourceUrl: string;
  scheme: string;
  /** CAIP-2. */
  network: string;
  asset: string;
  payTo: string;
  /** In the smallest unit of the asset. */
  amount: string;
  /** Epoch seconds. */
  validUntil: number;
}

/** Receipts that anybody can check, and nobody but this service can make. */
export interface ReceiptSigner {
  /** A compact JWS (RFC 7515) over the claims, with issuer and time. */
  sign(claims: ReceiptClaims): string;
  /** The receipt of a settled payment as x402's own extension has it: a compact JWS whose key is found through `didDocument`. */
  signSettled(payment: SettledPayment): string;
  /** What is asked for, bound to this service: the extension's signed offer, as a compact JWS of the same key. */
  signOffer(offer: SignedOffer): string;
  /** Says which keys are this service's own, under its address. Source: DID core 1.0, the method did:web. */
  didDocument(): DidDocument;
  /** The keys that receipts are checked with: that in use first, then those of earlier secrets. */
  readonly keys: readonly ReceiptKey[];
}

/** A document of the method did:web. */
interface DidDocument {
  '@context': string[];
  id: string;
  verificationMethod: Array<{ id: string; type: 'JsonWebKey2020'; controller: string; publicKeyJwk: ReceiptKey }>;
  assertionMethod: string[];
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
  const extensionHead = () => base64url({ alg: 'EdDSA', kid: `${didOf(publicUrl())}#${current.publicKey.kid}` });
  const jws = (start: string, claims: string) => {
    const signed = `${start}.${Buffer.from(claims).toString('base64url')}`;
    return `${signed}.${sign(null, Buffer.from(signed), current.privateKey).toString('base64url')}`;
  };

  return {
    keys: pairs.map(({ publicKey }) => publicKey),
    sign(claims) {
      return jws(head, JSON.stringify({ iss: publicUrl(), iat: Math.floor(clock.now() / 1000), ...claims }));
    },
    signSettled({ network, payer, resourceUrl, transaction, settledAt }) {
      const issuedAt = Math.floor(settledAt / 1000);
      // In the order of RFC 8785, which the extension asks for.
      const claims = { issuedAt, network, payer, resourceUrl, ...(transaction === undefined ? {} : { transaction }), version: 1 };
      return jws(extensionHead(), JSON.stringify(claims));
    },
    signOffer({ resourceUrl, scheme, network, asset, payTo, amount, validUntil }) {
      const claims = { amount, asset, network, payTo, resourceUrl, scheme, validUntil, version: 1 };
      return jws(extensionHead(), JSON.stringify(claims));
    },
    didDocument() {
      const id = didOf(publicUrl());
      const methods = pairs.map(({ publicKey }) => ({
        id: `${id}#${publicKey.kid}`,
        type: 'JsonWebKey2020' as const,
        controller: id,
        publicKeyJwk: publicKey,
      }));
      return {
        '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
        id,
        verificationMethod: methods,
        assertionMethod: methods.map((method) => method.id),
      };
    },
  };
}

/** So that no other token of ours passes for a receipt. Source: RFC 8725, 3.11. */
const receiptType = 'farebox-receipt+jwt';

/** A port is written as %3A, a path by colons. Source: did:web, 3.2. */
function didOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  const path = pathname.split('/').filter((segment) => segment !== '');
  return ['did:web', host.replace(':', '%3A'), ...path].join(':');
}

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
