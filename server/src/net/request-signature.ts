import { sign } from 'node:crypto';
import { minuteMs, type Clock } from '../clock.ts';
import type { PublicKey, SigningKey } from './signing-keys.ts';

/** Signs requests to others, so that they know whom they come from. Source: RFC 9421; draft-meunier-web-bot-auth-architecture. */
export interface RequestSigner {
  /** For the directory that receivers read it from. */
  key: PublicKey;
  /** The headers for one request; it is for this authority alone. */
  headers(target: URL): Promise<Readonly<Record<string, string>>>;
}

export interface RequestSignerOptions {
  key: SigningKey;
  clock: Clock;
  /** The directory is below it. */
  publicUrl(): string;
}

/** Long enough for clocks that differ, too short to be of use to who steals it. */
const lifeMs = minuteMs;

export function requestSigner({ key: { privateKey, publicKey }, clock, publicUrl }: RequestSignerOptions): RequestSigner {
  return {
    key: publicKey,
    async headers(target) {
      const { signatureHeaders, generateNonce, REQUEST_COMPONENTS } = await import('web-bot-auth');
      const agent = { 'signature-agent': `"${new URL(publicUrl()).origin}"` };
      const signer = { keyid: publicKey.kid, alg: 'ed25519' as const, sign: (data: string) => sign(null, Buffer.from(data), privateKey) };
      const now = clock.now();
      const made = await signatureHeaders({ method: 'GET', url: target.href, headers: agent }, signer, {
        created: new Date(now),
        expires: new Date(now + lifeMs),
        nonce: generateNonce(),
        components: REQUEST_COMPONENTS,
      });
      return { ...agent, signature: made.Signature, 'signature-input': made['Signature-Input'] };
    },
  };
}
