import { describe, expect, it } from 'vitest';
import { isToken, newToken, tokenHash } from './bearer-token.ts';

describe('bearer tokens', () => {
  it('have a prefix for their purpose, and 256 random bits', () => {
    expect(newToken('session')).toMatch(/^fbs_[\w-]{43}$/);
    expect(newToken('apiKey')).toMatch(/^fbk_[\w-]{43}$/);
    expect(newToken('setupLink')).toMatch(/^fbl_[\w-]{43}$/);
    expect(new Set(Array.from({ length: 1000 }, () => newToken('apiKey'))).size).toBe(1000);
  });

  it('are stored as their SHA-256', () => {
    expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.each(['', 'fbk_', 'fbk_short', `fbs_${'a'.repeat(43)}`, `fbk_${'a'.repeat(44)}`, `fbk_${'a'.repeat(42)}+`, `fbk_${'a'.repeat(43)}\n`])(
    'refuses %j as an API key',
    (text) => {
      expect(isToken('apiKey', text)).toBe(false);
    },
  );
});
