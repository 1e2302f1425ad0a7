import { queryText, rarest, weighed, worthAmong, type OtherWay, type Saying, type WeighedTerm } from './lexical.ts';
import type { SearchIndex } from './search-index.ts';
import { thesaurus } from './thesaurus.ts';
import { indexKeys, queryTerms, type PhraseBook, type Term } from './terms.ts';

/** The words of a query as they are looked for. */
export interface AskedWords {
  terms: WeighedTerm[];
  sayings: Saying[];
  /** What candidates are found by. */
  keys: Array<{ key: string; worth: number }>;
  /** The synonyms that documents have and that were looked for too, as they are written. */
  expandedTerms: string[];
}

/**
 * What a synonym is worth beside the vector of the query, which has read the word itself. Measured by eight sets: alone, synonyms gain
 * 9 nDCG where no vectors are compared; beside vectors fully counted +0.1, and by half +0.2.
 */
const besideMeaning = 0.5;
const sayingsMax = 16;
const expandedMax = 24;
/** Candidates are looked for by so many words of synonyms: beside a vector more find nothing more (measured), alone they do. */
const askedMax = { besideMeaning: 3, alone: 8 };
/** Longer ones are told by their parts. */
const wordsMax = 4;

/** An index has single words and pairs of characters: a longer synonym is in a document that has all of them. */
const noPhrases: PhraseBook = { has: () => false, wordsMax: 1, charactersMax: 2 };

/** @param isMeant whether meanings are compared too */
export async function askedWords(
  index: Pick<SearchIndex, 'frequencies'>,
  { query, terms, isMeant }: { query: string; terms: readonly Term[]; isMeant: boolean },
): Promise<AskedWords> {
  if (terms.length === 0) return { terms: [], sayings: [], keys: [], expandedTerms: [] };
  const unweighed = sayingsOf(query, terms);
  const keys = [...terms.map(({ key }) => key), ...unweighed.flatMap(({ ways }) => ways.flatMap((way) => way.keys))];
  const frequencies = await index.frequencies([...new Set(['', ...keys])]);
  const typed = weighed(terms, frequencies);
  const waysMax = Math.ceil(expandedMax / Math.max(1, unweighed.length));
  const sayings = unweighed.flatMap((saying) => {
    const ways = weighedWays(saying, typed, frequencies, isMeant ? besideMeaning : 1).slice(0, waysMax);
    return ways.length === 0 ? [] : [{ terms: saying.terms, ways }];
  });
  const expandedTerms = [...new Set(sayings.flatMap(({ ways }) => ways.map(({ text }) => text)))];
  const synonyms = rarestOf(sayings, typed).slice(0, isMeant ? askedMax.besideMeaning : askedMax.alone);
  return { terms: typed, sayings, keys: [...rarest(typed), ...synonyms], expandedTerms };
}

interface Way {
  keys: string[];
  text: string;
  told: string[];
  weight: number;
}

interface UnweighedSaying {
  terms: number[];
  ways: Way[];
}

/** The words of the lexicon in a query, in either language, with what means the same; each term belongs to one of them at most. */
function sayingsOf(query: string, terms: readonly Term[]): UnweighedSaying[] {
  const typed = new Set(terms.map(({ key }) => key));
  const taken = new Set<number>();
  return queryTerms(queryText(query), thesaurus().phrases, terms.length)
    .flatMap(({ key, kind }) => {
      const ways = kind === 'fragment' ? [] : waysOf(key).filter(({ keys }) => !keys.every((each) => typed.has(each)));
      if (ways.length === 0) return [];
      const parts = new Set(kind === 'cjk' ? indexKeys(key, noPhrases).map((part) => part.key) : key.split(' '));
      const own = terms.flatMap((term, at) => (parts.has(term.key) && !taken.has(at) ? [at] : []));
      if (own.length === 0) return [];
      for (const at of own) taken.add(at);
      return [{ terms: own, ways }];
    })
    .slice(0, sayingsMax);
}

/** At most one for each term of the lexicon. */
const known = new Map<string, readonly Way[]>();

/** What is only related is left to the meaning: it gained 0.5 nDCG by words alone, and nothing beside it. */
function waysOf(key: string): readonly Way[] {
  const before = known.get(key);
  if (before !== undefined) return before;
  const ways = thesaurus()
    .synonymsOf(key)
    .flatMap(({ text, link, weight }) => (link === 'synonym' ? wayOf(text, weight) : []));
  if (ways.length > 0) known.set(key, ways);
  return ways;
}

function wayOf(text: string, weight: number): Way[] {
  const words = queryTerms(text, noPhrases, wordsMax + 1);
  if (words.length === 0 || words.length > wordsMax) return [];
  // Words of a phrase may stand apart in a document, which says each of them.
  const told = words.some(({ kind }) => kind === 'latin') ? words.map((word) => word.text) : [text];
  return [{ keys: words.map(({ key }) => key), text, told, weight }];
}

/** Those that documents have. None is worth more than what was typed. */
function weighedWays(
  { terms, ways }: UnweighedSaying,
  weighedTerms: readonly WeighedTerm[],
  frequencies: ReadonlyMap<string, number>,
  factor: number,
): OtherWay[] {
  const typedWorth = terms.reduce((sum, at) => sum + (weighedTerms[at]?.worth ?? 0), 0);
  return ways.flatMap(({ keys, text, told, weight }) => {
    const words = keys.map((key) => worthAmong(frequencies, key));
    if (words.some(({ documents }) => documents === 0)) return [];
    const sum = words.reduce((all, { worth }) => all + worth, 0);
    const worth = factor * weight * Math.min(sum, typedWorth);
    return [{ text, told, words: words.map((word) => ({ ...word, worth: (worth * word.worth) / sum })), worth }];
  });
}

/** The rarest words of the synonyms that are not typed. */
function rarestOf(sayings: readonly Saying[], typed: readonly WeighedTerm[]): Array<{ key: string; worth: number }> {
  const keys = new Set(typed.map(({ key }) => key));
  const words = sayings.flatMap(({ ways }) => ways.flatMap((way) => way.words)).filter(({ key }) => !keys.has(key));
  const highest = new Map(words.sort((a, b) => a.worth - b.worth).map((word) => [word.key, word]));
  return rarest([...highest.values()]);
}
