import { hash } from 'node:crypto';
import { newSecret } from '../ids.ts';

/** The purposes of secret tokens: a session, the session of a browser, an API key, a set-up link. */
export type TokenKind = 'session' | 'browserSession' | 'apiKey' | 'setupLink';

const prefixes = { session: 'fbs_', browserSession: 'fbc_', apiKey: 'fbk_', setupLink: 'fbl_' } as const satisfies Record<
  TokenKind,
  string
>;

/** 32 random bytes behind a prefix that people, logs and secret scanners recognize. */
export function newToken(kind: TokenKind): string {
  return prefixes[kind] + newSecret();
}

/** The stored form: SHA-256 in hex. A random token needs no slow hash, and looking up a hash leaks nothing through timing. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Whether a text has the form of a token. Other texts are refused without a look-up. */
export function isToken(kind: TokenKind, text: string): boolean {
  return text.startsWith(prefixes[kind]) && /^[\w-]{43}$/.test(text.slice(prefixes[kind].length));
}
