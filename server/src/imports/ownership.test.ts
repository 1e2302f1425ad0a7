import { describe, expect, it } from 'vitest';
import { problem } from '../errors.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { proveOwnership, type ResolveTexts } from './ownership.ts';

const token = 'farebox-verification=0123456789abcdef';
const origin = 'https://api.example:8443';
const { signal } = new AbortController();

/** No host has the file. */
const unreachable: GuardedFetch = async () => {
  throw problem('address_unreachable');
};

function names(records: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = [];
  const resolveTexts: ResolveTexts = async (hostname) => {
    asked.push(hostname);
    const texts = records[hostname];
    if (texts === undefined) throw new Error('ENOTFOUND');
    return texts;
  };
  return { asked, resolveTexts };
}

const proved = (origins: readonly string[], resolveTexts: ResolveTexts) =>
  proveOwnership(token, origins, { fetch: unreachable, resolveTexts, signal });

describe('a host', () => {
  it('agrees by a TXT record of its own name', async () => {
    const { asked, resolveTexts } = names({ '_farebox.api.example': ['v=spf1 -all', ` ${token} `] });
    await proved([origin], resolveTexts);
    expect(asked).toEqual(['_farebox.api.example']);
  });

  it.each([
    ['another token', { '_farebox.api.example': [`${token}0`, token.slice(0, -1), `x ${token}`] }],
    ['a record of its parent', { '_farebox.example': [token] }],
    ['a record without the prefix', { 'api.example': [token] }],
    ['no record', {}],
  ])('does not agree by %s', async (_kind, records) => {
    await expect(proved([origin], names(records).resolveTexts)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'api.example:8443 does not agree to be sold',
      details: { hint: expect.stringContaining(`${token} at ${origin}/.well-known/`) },
    });
  });

  it('does not agree for another host of the same source', async () => {
    const { resolveTexts } = names({ '_farebox.api.example': [token] });
    await expect(proved([origin, 'https://other.example'], resolveTexts)).rejects.toThrow('other.example does not agree');
  });

  it('is needed, and not too many', async () => {
    const { asked, resolveTexts } = names({});
    await expect(proved([], resolveTexts)).rejects.toMatchObject({ code: 'forbidden' });
    const many = Array.from({ length: 6 }, (_, index) => `https://${index}.example`);
    await expect(proved(many, resolveTexts)).rejects.toThrow('more than 5 hosts');
    expect(asked).toEqual([]);
  });
});
