import { rarest, weighed, worthAmong, type OtherWay, type ParsedQuery, type Saying, type WeighedTerm } from './lexical.ts';
import type { SearchIndex, WrittenWord } from './search-index.ts';
import { correctedQuery, corrections } from './spelling.ts';
import type { Synonym } from './synonyms.ts';
import { thesaurus } from './thesaurus.ts';
import { indexKeys, noPhrases, queryTerms, type Term, type Word } from './terms.ts';

/** The words of a query as they are looked for. */
export interface AskedWords {
  terms: WeighedTerm[];
  sayings: Saying[];
  /** What candidates are found by. */
  keys: Array<{ key: string; worth: number }>;
  /** The synonyms and corrections that documents have and that were looked for too, as they are written. */
  expandedTerms: string[];
  /** The query with its misspelled words corrected; null where there are none. */
  didYouMean: string | null;
}

/**
 * What a synonym is worth beside the vector of the query, which has read the word itself. Measured by eight sets: alone, synonyms gain
 * 9 nDCG where no vectors are compared; beside vectors fully counted +0.1, and by half +0.2. What is only related counts in full: a vector
 * seldom knows it (+0.5 nDCG of tools, and by words alone +0.8).
 */
const besideMeaning = { synonym: 0.5, related: 1 };
const alone = { synonym: 1, related: 1 };
/** How sure a correction is. */
const correctionWeight = 0.7;
const sayingsMax = 16;
const expandedMax = 24;
/** Candidates are looked for by so many words of synonyms: beside a vector more find nothing more (measured), alone they do. */
const askedMax = { besideMeaning: 3, alone: 8 };
/** Longer ones are told by their parts. */
const wordsMax = 4;

/** @param isMeant whether meanings are compared too */
export async function askedWords(
  index: Pick<SearchIndex, 'frequencies' | 'closestWord'>,
  { query, words, terms }: ParsedQuery,
  { isMeant }: { isMeant: boolean },
): Promise<AskedWords> {
  if (terms.length === 0) return nothingAsked;
  const synonyms = sayingsOf(words, terms);
  const found = await index.frequencies(['', ...terms.map(({ key }) => key), ...keysOf(synonyms)]);
  const corrected = await corrections(
    index,
    terms.filter(({ key }) => !found.has(key)),
  );
  const spelled = correctionsOf(terms, corrected);
  const frequencies = spelled.length === 0 ? found : new Map([...found, ...(await index.frequencies(keysOf(spelled)))]);
  const typed = weighed(terms, frequencies);
  const waysMax = Math.ceil(expandedMax / Math.max(1, synonyms.length + spelled.length));
  const weighedSayings = (sayings: readonly UnweighedSaying[], factors: typeof alone): Saying[] =>
    sayings.flatMap(({ terms, text, ways }) => {
      const kept = weighedWays({ terms, text, ways }, typed, frequencies, factors).slice(0, waysMax);
      return kept.length === 0 ? [] : [{ terms, text, ways: kept }];
    });
  // A vector knows synonyms, but not what a misspelled word stands for.
  const sayings = [...weighedSayings(spelled, alone), ...weighedSayings(synonyms, isMeant ? besideMeaning : alone)];
  const expandedTerms = [...new Set(sayings.flatMap(({ ways }) => ways.map(({ text }) => text)))];
  const rarestWays = rarestOf(sayings, typed).slice(0, isMeant ? askedMax.besideMeaning : askedMax.alone);
  return {
    terms: typed,
    sayings,
    keys: [...rarest(typed), ...rarestWays],
    expandedTerms,
    didYouMean: correctedQuery(query, terms, corrected),
  };
}

const nothingAsked: AskedWords = { terms: [], sayings: [], keys: [], expandedTerms: [], didYouMean: null };

function keysOf(sayings: readonly UnweighedSaying[]): string[] {
  return sayings.flatMap(({ ways }) => ways.flatMap(({ keys }) => keys));
}

/** Each misspelled term as the word it is read as, and by the synonyms of that. */
function correctionsOf(terms: readonly Term[], corrected: ReadonlyMap<string, WrittenWord>): UnweighedSaying[] {
  return terms.flatMap(({ key, text }, at) => {
    const word = corrected.get(key);
    if (word === undefined) return [];
    const read: Way = { keys: [word.key], text: word.text, told: [word.text], link: 'synonym', weight: correctionWeight };
    const synonyms = waysOf(word.key).map((way) => ({ ...way, weight: correctionWeight * way.weight }));
    return [{ terms: [at], text, ways: [read, ...synonyms] }];
  });
}

interface Way {
  keys: string[];
  text: string;
  told: string[];
  link: Synonym['link'];
  weight: number;
}

interface UnweighedSaying {
  terms: number[];
  text: string;
  ways: Way[];
}

/** The words of the lexicon in a query, in either language, with what means the same; each term belongs to one of them at most. */
function sayingsOf(asked: readonly Word[], terms: readonly Term[]): UnweighedSaying[] {
  const typed = new Set(terms.map(({ key }) => key));
  const taken = new Set<number>();
  return queryTerms(asked, thesaurus().phrases, terms.length)
    .flatMap(({ key, text, kind }) => {
      const ways = kind === 'fragment' ? [] : waysOf(key).filter(({ keys }) => !keys.every((each) => typed.has(each)));
      if (ways.length === 0) return [];
      const parts = new Set(kind === 'cjk' ? indexKeys(key, noPhrases).map((part) => part.key) : key.split(' '));
      const own = terms.flatMap((term, at) => (parts.has(term.key) && !taken.has(at) ? [at] : []));
      if (own.length === 0) return [];
      for (const at of own) taken.add(at);
      return [{ terms: own, text, ways }];
    })
    .slice(0, sayingsMax);
}

/** At most one for each term of the lexicon. */
const known = new Map<string, readonly Way[]>();

function waysOf(key: string): readonly Way[] {
  const before = known.get(key);
  if (before !== undefined) return before;
  const ways = thesaurus()
    .synonymsOf(key)
    .flatMap((synonym) => wayOf(synonym));
  if (ways.length > 0) known.set(key, ways);
  return ways;
}

function wayOf({ text, link, weight }: Synonym): Way[] {
  // An index has single words and pairs of characters: a longer synonym is in a document that has all of them.
  const words = queryTerms(text, noPhrases, wordsMax + 1);
  if (words.length === 0 || words.length > wordsMax) return [];
  // `same image` is not said by `image`, which is what is left of it.
  if (words.length === 1 && / /.test(text.replace(/^to /, ''))) return [];
  // Words of a phrase may stand apart in a document, which says each of them.
  const told = words.some(({ kind }) => kind === 'latin') ? words.map((word) => word.text) : [text];
  return [{ keys: words.map(({ key }) => key), text, told, link, weight }];
}

/** Those that documents have. None is worth more than what was typed. */
function weighedWays(
  { terms, ways }: UnweighedSaying,
  weighedTerms: readonly WeighedTerm[],
  frequencies: ReadonlyMap<string, number>,
  factors: typeof alone,
): OtherWay[] {
  const typedWorth = terms.reduce((sum, at) => sum + (weighedTerms[at]?.worth ?? 0), 0);
  return ways.flatMap(({ keys, text, told, link, weight }) => {
    if (!keys.every((key) => frequencies.has(key))) return [];
    const words = keys.map((key) => worthAmong(frequencies, key));
    const sum = words.reduce((all, { worth }) => all + worth, 0);
    const counted = factors[link];
    const worth = counted * weight * Math.min(sum, typedWorth);
    return [{ text, told, words: words.map((word) => ({ ...word, worth: (worth * word.worth) / sum })), worth, counted }];
  });
}

/** The rarest words of the synonyms that are not typed. */
function rarestOf(sayings: readonly Saying[], typed: readonly WeighedTerm[]): Array<{ key: string; worth: number }> {
  const keys = new Set(typed.map(({ key }) => key));
  const words = sayings.flatMap(({ ways }) => ways.flatMap((way) => way.words)).filter(({ key }) => !keys.has(key));
  const highest = new Map(words.sort((a, b) => a.worth - b.worth).map((word) => [word.key, word]));
  return rarest([...highest.values()]);
}
