import { describe, expect, it } from 'vitest';
import { links } from './links.ts';

const secret = 'a secret of a test that is longer than thirty-two characters';
const time = { now: 1_700_000_000_500 };
const clock = { now: () => time.now };

function queryOf(path: string) {
  const query = new URL(path, 'http://x').searchParams;
  return { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
}

describe('signed links', () => {
  const made = links({ secrets: [secret], ttlMs: 60_000, clock });
  const link = made.sign('ast_A');
  const query = queryOf(link.path);

  it('work until they expire', () => {
    expect(link.expiresAt).toBe(1_700_000_060_000);
    expect(() => made.verify('ast_A', query)).not.toThrow();
    const later = links({ secrets: [secret], ttlMs: 1, clock: { now: () => link.expiresAt } });
    expect(() => later.verify('ast_A', query)).toThrow('expired signed URL');
  });

  it.each([
    ['another asset', 'ast_B', query],
    ['a later time', 'ast_A', { ...query, expires: '1800000000' }],
    ['a time written otherwise', 'ast_A', { ...query, expires: `0${query.expires}` }],
    ['no signature', 'ast_A', { ...query, signature: '' }],
    ['a short signature', 'ast_A', { ...query, signature: query.signature.slice(0, -2) }],
    ['a longer signature', 'ast_A', { ...query, signature: `${query.signature}AA` }],
    ['a signature with padding', 'ast_A', { ...query, signature: `${query.signature}=` }],
    ['an expired link that was forged', 'ast_A', { expires: '1', signature: query.signature }],
    ['garbage', 'ast_A', { expires: 'x', signature: '%00' }],
  ])('are refused for %s', (_name, assetId, forged) => {
    expect(() => made.verify(assetId, forged)).toThrow('invalid signed URL');
  });

  describe('for a purchase', () => {
    const bought = made.sign('ast_A', 'rev_1');
    const sent = { ...queryOf(bought.path), delivery: 'rev_1' };

    it('contain its id and work', () => {
      expect(bought.path).toMatch(/^\/assets\/download\/ast_A\?expires=\d+&signature=[\w-]+\.rev_1&delivery=rev_1$/);
      expect(made.verify('ast_A', sent)).toBe('rev_1');
      expect(made.verify('ast_A', queryOf(bought.path))).toBe('rev_1');
      expect(made.verify('ast_A', query)).toBeNull();
    });

    it.each([
      ['another purchase', { ...sent, delivery: 'rev_2' }],
      ['none in its signature', { ...queryOf(bought.path), signature: sent.signature.split('.')[0] ?? '' }],
      ['another in its signature', { ...queryOf(bought.path), signature: sent.signature.replace('rev_1', 'rev_2') }],
      ['two in its signature', { ...sent, signature: `${sent.signature}.rev_1` }],
      ['one that was put in', { ...query, delivery: 'rev_1' }],
      ['one that was put beside the time', { ...queryOf(bought.path), expires: `${sent.expires}\ndelivery=rev_1` }],
    ])('are refused with %s', (_name, forged) => {
      expect(() => made.verify('ast_A', forged)).toThrow('invalid signed URL');
    });
  });

  it('from before purchase ids were added still work', () => {
    const before = { expires: '1700000060', signature: 'xFdNmq5aFOPHSI73P9lLKDTlw6Wij10AaJouippddLA' };
    expect(() => made.verify('ast_A', before)).not.toThrow();
  });

  it('signed with an earlier secret still work after a rotation', () => {
    const rotated = links({ secrets: ['another secret of a test, longer than thirty-two', secret], ttlMs: 60_000, clock });
    expect(() => rotated.verify('ast_A', query)).not.toThrow();
    expect(rotated.sign('ast_A').path).not.toBe(link.path);
  });
});
