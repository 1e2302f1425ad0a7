import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The secrets that webhooks are signed with. */
export type WebhookSecrets = ReturnType<typeof webhookSecrets>;

const ivBytes = 12;
const tagBytes = 16;

/**
 * Secrets of one purpose, AES-256-GCM under a key derived from the service's secret: a copy of the database alone signs nothing.
 *
 * @param secrets the first one seals, all of them open.
 */
export function webhookSecrets(
  secrets: readonly string[],
  purpose: 'watch secret' | 'tool job secret' | 'credit notice secret' | 'upstream credentials' | 'mail' | 'authenticator app',
) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('webhookSecrets needs a secret');

  return {
    /** A new secret, `whsec_` and 32 random bytes in base64, as Standard Webhooks writes it. */
    make: (): string => `whsec_${randomBytes(32).toString('base64')}`,
    /** Encrypts a secret for the row of this owner, e.g. a watch, and for no other. */
    seal(ownerId: string, secret: string): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(ownerId));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
    },
    /** Null if it was sealed for another owner, or with a service secret that is not known any more. */
    open(ownerId: string, sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      for (const key of keys) {
        const opened = openWith(key, ownerId, bytes);
        if (opened !== null) return opened;
      }
      return null;
    },
    /** Whether the first service secret sealed it; otherwise it is to be sealed again before that secret is removed. */
    isCurrent(ownerId: string, sealed: string): boolean {
      const bytes = Buffer.from(sealed, 'base64url');
      return bytes.length >= ivBytes + tagBytes && openWith(current, ownerId, bytes) !== null;
    },
  };
}

function openWith(key: Buffer, ownerId: string, bytes: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    // The tag is wrong: another key sealed it.
    return null;
  }
}
