import type { Foundation } from '../../foundation.ts';
import { createHash, sign } from 'node:crypto';
import { secretKey, type PublicKey, type SigningKey } from '../../net/signing-keys.ts';
import type { Receipt } from '@farebox/client';

/** The claims of a receipt without issuer and time. Its `jti` is the short payment id, which cannot be used to spend it. */
type ReceiptClaims = Omit<Receipt, 'iss' | 'iat'>;

/** A settled payment in the x402 extension `offer-receipt`. */
interface SettledPayment {
  /** CAIP-2. */
  network: string;
  payer: string;
  /** The resource that was paid for. */
  resourceUrl: string;
  /** Absent where unknown. */
  transaction?: string;
  /** Epoch milliseconds. The receipt of a payment has this time, so it is always the same. */
  settledAt: number;
}

/** One way to pay in the x402 extension `offer-receipt`. */
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

/** Signs receipts that anybody can verify. */
export type ReceiptSigner = ReturnType<typeof receiptSigner>;

/** A document of the method did:web. */
interface DidDocument {
  '@context': string[];
  id: string;
  verificationMethod: Array<{ id: string; type: 'JsonWebKey2020'; controller: string; publicKeyJwk: PublicKey }>;
  assertionMethod: string[];
}

export interface ReceiptSignerOptions extends Pick<Foundation, 'clock' | 'publicUrl'> {
  /** The first signs; receipts of all are valid. */
  secrets: readonly string[];
}

/** Derives Ed25519 keys from the service's secrets: replicas have the same key, and nothing is stored. */
export function receiptSigner({ secrets, clock, publicUrl }: ReceiptSignerOptions) {
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
    /** The keys that verify receipts: the current one first, then those of earlier secrets. */
    keys: pairs.map(({ publicKey }) => publicKey),
    /** A compact JWS (RFC 7515) over the claims, with issuer and time. */
    sign(claims: ReceiptClaims): string {
      return jws(head, JSON.stringify({ iss: publicUrl(), iat: Math.floor(clock.now() / 1000), ...claims }));
    },
    /** The receipt of the x402 extension: a compact JWS whose key is in `didDocument`. */
    signSettled({ network, payer, resourceUrl, transaction, settledAt }: SettledPayment): string {
      const issuedAt = Math.floor(settledAt / 1000);
      // In the order of RFC 8785, which the extension requires.
      const claims = { issuedAt, network, payer, resourceUrl, ...(transaction === undefined ? {} : { transaction }), version: 1 };
      return jws(extensionHead(), JSON.stringify(claims));
    },
    /** The signed offer of the same extension: a compact JWS by the same key. */
    signOffer({ resourceUrl, scheme, network, asset, payTo, amount, validUntil }: SignedOffer): string {
      const claims = { amount, asset, network, payTo, resourceUrl, scheme, validUntil, version: 1 };
      return jws(extensionHead(), JSON.stringify(claims));
    },
    /** Publishes this service's keys under its address. Source: DID core 1.0, the method did:web. */
    didDocument(): DidDocument {
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

/** Keeps other tokens of this service from being accepted as receipts. Source: RFC 8725, 3.11. */
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

function keyPair(secret: string): SigningKey {
  return secretKey(secret, 'payment receipt');
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
