import { createHash } from 'node:crypto';

/**
 * What is stored of a bearer token, API key or set-up link: they hold 256 random bits, so one fast hash is enough, and looking
 * the hash up compares in constant time.
 */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
