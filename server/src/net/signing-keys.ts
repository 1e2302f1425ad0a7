import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A public Ed25519 key as a JWK. */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  alg: 'EdDSA';
  use: 'sig';
  /** Its thumbprint. Source: RFC 7638. */
  kid: string;
  x: string;
}

export interface SigningKey {
  privateKey: KeyObject;
  publicKey: PublicKey;
}

type Purpose = 'payment receipt' | 'agent card' | 'signed request';

/** An Ed25519 key for one purpose. */
export function secretKey(secret: string, purpose: Purpose): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/**
 * @param by `secret`: a key derived from the service's secret; else the path of a PEM file with a private Ed25519 key
 * @throws where the file is not such a key
 */
export function chosenKey(by: string, secrets: readonly string[], purpose: Purpose): SigningKey {
  if (by === 'secret') return secretKey(secrets[0] ?? '', purpose);
  const privateKey = createPrivateKey(readFileSync(by));
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`the key of the ${purpose} must be an Ed25519 key`);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/** @param privateKey an Ed25519 key */
function publicKeyOf(privateKey: KeyObject): PublicKey {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (x === undefined) throw new Error('an Ed25519 key without x');
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x };
}

/** The bytes before the seed of an Ed25519 key. Source: RFC 8410, 7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
