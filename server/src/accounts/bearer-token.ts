import { hash } from 'node:crypto';
import { newSecret } from '../ids.ts';

/** The purposes of secret tokens: sessions of people, keys and OAuth tokens of agents, links. */
export type TokenKind = keyof typeof prefixes;

const prefixes = {
  session: 'fbs_',
  browserSession: 'fbc_',
  apiKey: 'fbk_',
  accessToken: 'fba_',
  refreshToken: 'fbr_',
  setupLink: 'fbl_',
  mailedLink: 'fbm_',
  invitation: 'fbi_',
  signIn: 'fbo_',
} as const;

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
