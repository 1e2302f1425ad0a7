import { describe, expect, it } from 'vitest';
import { ranked, type RankedQuery } from './fusion.ts';
import { indexedWords, packedImpacts, termsOf, weighed } from './lexical.ts';
import type { Candidate } from './search-index.ts';

const calibration = { unrelated: 0.05, related: 0.5 };

function candidate(id: string, title: string, cosine: number | null, partCosines: readonly number[] = []): Candidate {
  return { id, words: packedImpacts(indexedWords({ title, description: null, body: '' }).impacts), cosine, partCosines };
}

function asked(query: string, documents: Record<string, number> = {}): RankedQuery {
  const terms = termsOf(query);
  const counts = new Map([['', 1000] as const, ...terms.map(({ key }) => [key, documents[key] ?? 3] as const)]);
  return { query, terms: weighed(terms, counts), documents: 1000, calibration };
}

function hits(query: string, candidates: readonly Candidate[], documents: Record<string, number> = {}) {
  const { hits, isAnswered } = ranked(candidates, asked(query, documents));
  return isAnswered ? hits : [];
}
const ids = (found: ReturnType<typeof hits>) => found.map(({ id }) => id);

describe('the order of candidates', () => {
  it('prefers a document with a rare word to one with only a similar embedding', () => {
    expect(ids(hits('nocturne', [candidate('near', 'Piano', 0.45), candidate('says', 'Nocturne', 0.45)]))).toEqual(['says', 'near']);
  });

  it('prefers a similar embedding to a common word', () => {
    const found = hits('data of rainfall', [candidate('says', 'Data', 0.1), candidate('means', 'Precipitation', 0.5)], { data: 600 });
    expect(ids(found)[0]).toBe('means');
  });

  it('uses words if no embedding was compared, however long the query', () => {
    const question = 'please could somebody tell me which old lighthouse keepers wrote about solitude, storms, boats and gulls';
    const found = hits(question, [
      candidate('a', 'Gulls', null),
      candidate('b', 'Lighthouse keepers in storms', null),
      candidate('c', 'Tea', null),
    ]);
    expect(ids(found)).toEqual(['b', 'a']);
    expect(found[0]?.match).toMatchObject({ semantic: null, why: 'Says "lighthouse", "keepers", "storms".' });
  });

  it('is by id for equal worth', () => {
    expect(ids(hits('gulls', [candidate('b', 'Gulls', 0.4), candidate('a', 'Gulls', 0.4)]))).toEqual(['a', 'b']);
  });
});

describe('a request for several things', () => {
  const parts = ['list the lighthouses of Norway', 'then play a nocturne for piano'];
  const request = parts.join(', ');
  const candidates = [
    candidate('both', 'Music and travel', 0.35, [0.15, 0.2]),
    candidate('first', 'Lighthouses of Norway', 0.2, [0.5, 0]),
    candidate('second', 'Nocturne', 0.1, [0, 0.5]),
    candidate('neither', 'Tea', 0.1, [0, 0.1]),
  ];
  const found = ranked(
    candidates,
    asked(request),
    parts.map((part) => asked(part)),
  ).hits;

  it('prefers an answer to one part over a document that only touches the whole', () => {
    expect(ids(found).slice(0, 2).sort()).toEqual(['first', 'second']);
    expect(ids(found)).not.toContain('neither');
  });

  it('shows which part a document answers', () => {
    expect(found.find(({ id }) => id === 'second')?.match.why).toMatch(/^For "then play a nocturne for piano": /);
  });
});

describe('a document is left out', () => {
  it('if it has neither a similar embedding nor the words', () => {
    expect(hits('gulls', [candidate('far', 'Piano', 0.15), candidate('opposite', 'Tea', -0.4)])).toEqual([]);
  });

  it('if it is the nearest of many without any of the words, and not near', () => {
    expect(hits('nocturne', [candidate('near', 'Piano', 0.25)])).toEqual([]);
  });

  it('unless it has all words of the question, even common ones', () => {
    expect(ids(hits('data', [candidate('says', 'Data', 0.05)], { data: 950 }))).toEqual(['says']);
  });

  it('if it is worth little compared with the best', () => {
    const best = candidate('best', 'Lighthouse keepers of the northern islands', 0.9);
    expect(ids(hits('lighthouse keepers northern islands', [best, candidate('weak', 'Sea', 0.22)]))).toEqual(['best']);
  });
});

describe('the score', () => {
  it('is above a half for a good answer, below for a doubtful one, and grows with the evidence', () => {
    const scoreOf = (title: string, cosine: number) => hits('nocturne', [candidate('a', title, cosine)])[0]?.score ?? 0;
    expect(scoreOf('Nocturne', 0.5)).toBeGreaterThan(0.6);
    expect(scoreOf('Piano', 0.45)).toBeLessThan(0.5);
    expect(scoreOf('Nocturne', 0.5)).toBeGreaterThan(scoreOf('Piano', 0.5));
  });

  it('has a true reason', () => {
    const why = (title: string, cosine: number) => hits('nocturne', [candidate('a', title, cosine)])[0]?.match.why;
    expect(why('Piano', 0.5)).toBe('Similar in meaning, in other words.');
    expect(why('Nocturne', 0.06)).toBe('Says "nocturne".');
    expect(why('Nocturne', 0.9)).toBe('Similar in meaning, and says "nocturne".');
  });
});
