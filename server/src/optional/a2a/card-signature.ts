import { sign } from 'node:crypto';
import { AgentCard, canonicalizeAgentCard } from '@a2a-js/sdk';
import { chosenKey, type PublicKey } from '../../net/signing-keys.ts';

/** Adds a JWS to the agent card. Source: A2A 1.0, section 8.4: over the canonical card (RFC 8785) without its signatures. */
export interface CardSigner {
  /** The key for `/.well-known/jwks.json`. */
  key: PublicKey;
  signed<Card extends object>(card: Card, publicUrl: string): Card & { signatures: Array<{ protected: string; signature: string }> };
}

/**
 * @param by `secret`: a key derived from the service's secret; else the path of a PEM file with a private Ed25519 key
 * @throws where the file is not such a key
 */
export function cardSigner(by: string, secrets: readonly string[]): CardSigner {
  const pair = chosenKey(by, secrets, 'agent card');
  return {
    key: pair.publicKey,
    signed(card, publicUrl) {
      const head = { alg: 'EdDSA', typ: 'JOSE', kid: pair.publicKey.kid, jku: `${publicUrl}/.well-known/jwks.json` };
      const protectedHeader = Buffer.from(JSON.stringify(head)).toString('base64url');
      const payload = Buffer.from(canonicalizeAgentCard(AgentCard.fromJSON(card))).toString('base64url');
      const signature = sign(null, Buffer.from(`${protectedHeader}.${payload}`), pair.privateKey).toString('base64url');
      return { ...card, signatures: [{ protected: protectedHeader, signature }] };
    },
  };
}
