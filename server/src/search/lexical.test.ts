import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../test/suites/embedder.ts';
import { indexedWords, lexicalMatch, packedImpacts, rarest, termsOf, typedTerms, unpackedTokens, weighed } from './lexical.ts';

const document = {
  title: 'Hong Kong weather',
  description: 'Hourly weather of every district, in userAgent logs.',
  body: 'station_name 香港天气预报',
};
const words = indexedWords(document);
const packed = packedImpacts(words.impacts);

function matched(query: string, frequencies: Record<string, number> = {}) {
  const counted = [...words.impacts.keys()].map((key) => [key, 1] as const);
  const terms = weighed(termsOf(query), new Map([...counted, ...Object.entries({ '': 1000, ...frequencies })]));
  const match = lexicalMatch(terms, packed);
  return match === null ? null : { ...match, terms: typedTerms(query, terms, packed, match) };
}

describe('the terms of a query', () => {
  const chinese = (length: number) => Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + 7 * at)).join('');

  it('are bounded, and leave out most single characters of a long Chinese text', () => {
    const single = (text: string) => termsOf(text).filter(({ text }) => [...text].length === 1).length;
    expect(termsOf(chinese(1000))).toHaveLength(64);
    expect(single(chinese(1000))).toBe(16);
    expect(single(chinese(20))).toBeGreaterThan(16);
  });
});

describe('the words of a document', () => {
  it('are stems, parts of identifiers, and Chinese characters and pairs, of every field', () => {
    const all = ['hong', 'kong', 'weath', 'agent', 'useragent', 'log', 'stat', 'name', '香港', '天气', '港'];
    expect([...words.impacts.keys()]).toEqual(expect.arrayContaining(all));
  });

  it('weigh more in the title than below it', () => {
    const impact = (token: string): number => words.impacts.get(token) ?? 0;
    expect(impact('weath')).toBeGreaterThan(impact('hong'));
    expect(impact('hong')).toBeGreaterThan(impact('district'));
    expect(impact('district')).toBeGreaterThan(impact('name'));
    expect(Math.max(...words.impacts.values())).toBeLessThan(100);
  });

  it.each(hostileTexts)('are letters and digits, limited in number and length: %j', (text) => {
    const { impacts } = indexedWords({ title: text, description: text, body: text });
    expect(impacts.size).toBeLessThanOrEqual(600);
    for (const token of impacts.keys()) expect(token).toMatch(/^[\p{L}\p{N}\p{M}]{1,64}$/u);
    expect(unpackedTokens(packedImpacts(impacts))).toEqual([...impacts.keys()]);
  });

  it.each(hostileTexts)('are limited in a query too: %j', (text) => {
    const terms = termsOf(text);
    expect(terms.length).toBeLessThanOrEqual(48);
    for (const { key } of terms) expect(key).toMatch(/^[\p{L}\p{N}\p{M}]{1,64}$/u);
  });
});

describe('the match of a document', () => {
  it('covers a share of the query, weighted by rarity', () => {
    expect(matched('piano')).toBeNull();
    expect(matched('hong kong weather')?.share).toBe(1);
    const common = { weath: 500, piano: 3 };
    expect(matched('weather piano', common)?.share).toBeLessThan(0.2);
    expect(matched('weather piano', { weath: 3, piano: 500 })?.share).toBeGreaterThan(0.8);
  });

  it('is worth more for a rare word than for a common one', () => {
    expect(matched('weather', { weath: 2 })?.absolute).toBeGreaterThan(3 * (matched('weather', { weath: 600 })?.absolute ?? 0));
  });

  it('does not count a part of a word as the word', () => {
    for (const query of ['eath', 'kon', 'ong', 'weathx', '42']) expect(matched(query), query).toBeNull();
  });

  it('lists the words found, and joins only pieces that were typed together', () => {
    expect(matched('Weather in Kong')?.terms).toEqual(['weather', 'kong']);
    expect(matched('香港天气预报')?.terms).toEqual(['香港天气预报']);
    expect(matched('天气 香港')?.terms).toEqual(['天气', '香港']);
    expect(matched('港天地气')?.terms).toEqual(['港天']);
    expect(matched('预天')?.terms).toEqual(['预', '天']);
  });
});

describe('the worth of a word', () => {
  const worth = (documents: number, all: number): number =>
    weighed(
      termsOf('weather'),
      new Map([
        ['', all],
        ['weath', documents],
      ]),
    )[0]?.worth ?? 0;

  it('is higher if fewer documents have it', () => {
    expect(worth(3, 5000)).toBeGreaterThan(worth(300, 5000));
    expect(worth(4999, 5000)).toBeGreaterThan(0);
  });
});

describe('the terms that find candidates', () => {
  const chosen = (frequencies: Record<string, number>, query: string): string[] =>
    rarest(weighed(termsOf(query), new Map(Object.entries({ '': 100_000, ...frequencies })))).map(({ key }) => key);

  it('are the rarest; unknown ones are left out', () => {
    expect(chosen({ red: 900, green: 5, blue: 70 }, 'red green blue mauve')).toEqual(['green', 'blue', 'red']);
  });

  it('are few enough to limit the work, but at least one', () => {
    expect(chosen({ red: 90_000, green: 5, blue: 9_000 }, 'red green blue')).toEqual(['green', 'blue']);
    expect(chosen({ red: 90_000, blue: 95_000 }, 'red blue')).toEqual(['red']);
    const many = Array.from({ length: 40 }, (_, at) => `q${at}`);
    expect(chosen(Object.fromEntries(many.map((word) => [word, 1])), many.join(' '))).toHaveLength(32);
  });
});
