import { describe, expect, it } from 'vitest';
import { phraseKey } from './terms.ts';
import { thesaurus } from './thesaurus.ts';

const said = (term: string) =>
  thesaurus()
    .synonymsOf(phraseKey(term))
    .map(({ text }) => text);

describe('the thesaurus', () => {
  it('knows everyday and technical words in the other language', () => {
    expect(said('umbrella')).toContain('雨伞');
    expect(said('负载均衡')).toContain('load balancer');
    expect(said('cheap')).toContain('便宜');
  });

  it('keeps what the lexicon of tools says first, and surer', () => {
    const [first] = thesaurus().synonymsOf(phraseKey('rain'));
    expect(first).toMatchObject({ weight: 0.85 });
    expect(
      new Set(
        thesaurus()
          .synonymsOf(phraseKey('rain'))
          .map(({ key }) => key),
      ).size,
    ).toBe(thesaurus().synonymsOf(phraseKey('rain')).length);
  });

  it('has no synonyms for an ambiguous word or an unknown one', () => {
    expect(said('qxzvwkk')).toEqual([]);
    expect(said('')).toEqual([]);
  });

  it('sees Chinese words and phrases as one', () => {
    expect(thesaurus().phrases.has('负载均衡')).toBe(true);
    expect(thesaurus().phrases.has(phraseKey('hong kong'))).toBe(true);
    expect(thesaurus().phrases.has('的')).toBe(false);
  });
});
