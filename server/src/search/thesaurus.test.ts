import { describe, expect, it } from 'vitest';
import { phraseKey } from './terms.ts';
import { thesaurus } from './thesaurus.ts';

const said = (term: string) =>
  thesaurus()
    .synonymsOf(phraseKey(term))
    .map(({ text }) => text);

describe('the thesaurus', () => {
  it('translates everyday and technical words', () => {
    expect(said('umbrella')).toContain('雨伞');
    expect(said('负载均衡')).toContain('load balancer');
    expect(said('cheap')).toContain('便宜');
  });

  it('lists synonyms of the tool lexicon first, with more confidence', () => {
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

  it('recognises Chinese words and phrases as one term', () => {
    expect(thesaurus().phrases.has('负载均衡')).toBe(true);
    expect(thesaurus().phrases.has(phraseKey('hong kong'))).toBe(true);
    expect(thesaurus().phrases.has('的')).toBe(false);
  });
});
