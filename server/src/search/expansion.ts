import { rarest, weighed, worthAmong, type ParsedQuery, type SynonymSet, type WeighedSynonym, type WeighedTerm } from './lexical.ts';
import { isForeignQuery, isForeignSmallWord } from './query-language.ts';
import type { SearchIndex } from './search-index.ts';
import { correctedQuery, corrections, type Correction } from './spelling.ts';
import type { Synonym } from './synonyms.ts';
import { thesaurus } from './thesaurus.ts';
import { comparable, indexKeys, noPhrases, queryTerms, type Term, type Word } from './terms.ts';

/** The query after synonyms and spelling correction. */
interface AskedWords {
  terms: WeighedTerm[];
  synonymSets: SynonymSet[];
  /** The number of documents in the index. */
  documents: number;
  /** The terms that find candidates. */
  keys: Array<{ key: string; worth: number }>;
  /** The synonyms and corrections that occur in documents and were searched as well, as they are written. Related terms are not shown. */
  expandedTerms: string[];
}

/**
 * The weight of synonyms next to the vector of the query, which already covers the word. Measured on eight sets: without vectors synonyms
 * gain 9 nDCG; next to vectors +0.1 in full, +0.2 by half. Related terms count in full, because a vector seldom covers them (+0.5 nDCG for
 * tools; +0.8 by words only).
 */
const factorsBesideVector = { synonym: 0.5, related: 1 };
const factorsAlone = { synonym: 1, related: 1 };
const synonymSetsMax = 16;
const expandedMax = 24;
/** How many synonym words find candidates: next to a vector more find nothing more (measured); without one they do. */
const askedMax = { besideVector: 3, alone: 8 };
/** Longer synonyms are covered by their parts. */
const wordsMax = 4;

/** Looks up the words of a query. */
export interface LookedUpWords {
  /** The query with its spelling corrected; null without a correction. */
  didYouMean: string | null;
  /** @param besideVector whether embeddings are compared too */
  asked(besideVector: boolean): AskedWords;
}

/** @param isKnown whether a word that no document has is spelled correctly */
export async function lookUpWords(
  index: Pick<SearchIndex, 'frequencies' | 'closestWord'>,
  { query, words, terms }: Pick<ParsedQuery, 'query' | 'words' | 'terms'>,
  isKnown: (word: string) => boolean,
): Promise<LookedUpWords> {
  if (terms.length === 0) return { didYouMean: null, asked: () => nothingAsked };
  const synonyms = synonymSetsOf(words, terms);
  const found = await index.frequencies(['', ...terms.map(({ key }) => key), ...keysOf(synonyms)]);
  const corrected = await corrections(index, { query, unknown: terms.filter(({ key }) => !found.has(key)) }, isKnown);
  const spelled = correctionsOf(terms, corrected);
  const frequencies = spelled.length === 0 ? found : new Map([...found, ...(await index.frequencies(keysOf(spelled)))]);
  const typed = weighed(terms, frequencies);
  const synonymsMax = Math.ceil(expandedMax / Math.max(1, synonyms.length + spelled.length));
  const weighedSynonyms = (synonymSets: readonly UnweighedSynonyms[], factors: typeof factorsAlone): SynonymSet[] =>
    synonymSets.flatMap(({ terms, text, synonyms }) => {
      const kept = weighedSynonymsOf({ terms, text, synonyms }, typed, frequencies, factors).slice(0, synonymsMax);
      return kept.length === 0 ? [] : [{ terms, text, synonyms: kept }];
    });
  // An embedding covers synonyms, but not the correction of a misspelled word.
  return { didYouMean: correctedQuery(query, terms, corrected), asked };

  function asked(besideVector: boolean): AskedWords {
    const synonymSets = [
      ...weighedSynonyms(spelled, factorsAlone),
      ...weighedSynonyms(synonyms, besideVector ? factorsBesideVector : factorsAlone),
    ];
    const real = synonymSets.flatMap(({ synonyms }) => synonyms).filter(({ link }) => link === 'synonym');
    const expandedTerms = [...new Set(real.map(({ text }) => text))];
    const rarestSynonyms = rarestOf(synonymSets, typed).slice(0, besideVector ? askedMax.besideVector : askedMax.alone);
    return {
      terms: typed,
      synonymSets,
      documents: frequencies.get('') ?? 0,
      keys: [...rarest(typed), ...rarestSynonyms],
      expandedTerms,
    };
  }
}

const nothingAsked: AskedWords = { terms: [], synonymSets: [], documents: 0, keys: [], expandedTerms: [] };

function keysOf(synonymSets: readonly UnweighedSynonyms[]): string[] {
  return synonymSets.flatMap(({ synonyms }) => synonyms.flatMap(({ keys }) => keys));
}

/** Each misspelled term with its correction and the synonyms of the correction. */
function correctionsOf(terms: readonly Term[], corrected: ReadonlyMap<string, Correction>): UnweighedSynonyms[] {
  return terms.flatMap(({ key, text }, at) => {
    const word = corrected.get(key);
    if (word === undefined) return [];
    const read: SearchableSynonym = { ...word, shown: word.text.split(' '), link: 'synonym', weight: 1 };
    return [{ terms: [at], text, synonyms: [read, ...searchableSynonymsOf(word.keys.join(' '))] }];
  });
}

interface SearchableSynonym {
  keys: string[];
  text: string;
  shown: string[];
  link: Synonym['link'];
  weight: number;
}

interface UnweighedSynonyms {
  terms: number[];
  text: string;
  synonyms: SearchableSynonym[];
}

/**
 * The text with the terms of other languages that the thesaurus knows in English, for an embedder that does not know them, and without the
 * small words around them.
 */
export function inEnglish(text: string, asked: readonly Word[], isKnown: (word: string) => boolean): string {
  const isForeign = isForeignQuery(text);
  const found = queryTerms(asked, thesaurus().phrases, asked.length).flatMap((term) => {
    // `calculate` has the stem of the French `calcul`.
    const english = term.kind === 'latin' && !isForeign && isKnown(term.text) ? null : thesaurus().inEnglish(term, isForeign);
    return english === null ? [] : [{ term, english }];
  });
  if (found.length === 0) return text;
  const translated = found.reduce((all, { term, english }) => all.replace(written(term), ` ${english} `), comparable(text));
  return translated.replace(/\p{L}+/gu, (word) => (isForeignSmallWord(word) ? ' ' : word));
}

/** Where a term stands in a text; a Latin one as whole words. */
function written({ kind, text }: Term): RegExp {
  const words = text.split(' ').map((word) => RegExp.escape(word));
  return kind === 'latin'
    ? new RegExp(String.raw`(?<!\p{L})${words.join(String.raw`[^\p{L}\p{N}]+`)}(?!\p{L})`, 'giu')
    : new RegExp(words.join(' '), 'gu');
}

/** The words of the lexicon in a query, in either language, with their synonyms. Each term belongs to at most one of them. */
function synonymSetsOf(asked: readonly Word[], terms: readonly Term[]): UnweighedSynonyms[] {
  const before = synonymSetsBy.get(terms);
  if (before !== undefined) return before;
  const found = readSynonymSets(asked, terms);
  synonymSetsBy.set(terms, found);
  return found;
}

/** By the terms of a query, which is parsed once. */
const synonymSetsBy = new WeakMap<readonly Term[], UnweighedSynonyms[]>();

function readSynonymSets(asked: readonly Word[], terms: readonly Term[]): UnweighedSynonyms[] {
  const typed = new Set(terms.map(({ key }) => key));
  const taken = new Set<number>();
  return queryTerms(asked, thesaurus().phrases, terms.length)
    .flatMap(({ key, text, kind }) => {
      const synonyms = kind === 'fragment' ? [] : searchableSynonymsOf(key).filter(({ keys }) => !keys.every((each) => typed.has(each)));
      if (synonyms.length === 0) return [];
      const parts = new Set(kind === 'cjk' ? indexKeys(key, noPhrases).map((part) => part.key) : key.split(' '));
      const own = terms.flatMap((term, at) => (parts.has(term.key) && !taken.has(at) ? [at] : []));
      if (own.length === 0) return [];
      for (const at of own) taken.add(at);
      return [{ terms: own, text, synonyms }];
    })
    .slice(0, synonymSetsMax);
}

/** A cache with at most one entry per term of the lexicon. */
const known = new Map<string, readonly SearchableSynonym[]>();

function searchableSynonymsOf(key: string): readonly SearchableSynonym[] {
  const before = known.get(key);
  if (before !== undefined) return before;
  const synonyms = thesaurus()
    .synonymsOf(key)
    .flatMap((synonym) => searchableSynonym(synonym));
  if (synonyms.length > 0) known.set(key, synonyms);
  return synonyms;
}

function searchableSynonym({ text, link, weight }: Synonym): SearchableSynonym[] {
  // An index has single words and pairs of characters, so a longer synonym is found if a document has all of them.
  const words = queryTerms(text, noPhrases, wordsMax + 1);
  if (words.length === 0 || words.length > wordsMax) return [];
  // `same image` would be reduced to `image`, which is not a synonym of it.
  if (words.length === 1 && / /.test(text.replace(/^to /, ''))) return [];
  // The words of a phrase may be apart in a document.
  const shown = words.some(({ kind }) => kind === 'latin') ? words.map((word) => word.text) : [text];
  return [{ keys: words.map(({ key }) => key), text, shown, link, weight }];
}

/** The synonyms that occur in documents. None is worth more than the typed word. */
function weighedSynonymsOf(
  { terms, synonyms }: UnweighedSynonyms,
  weighedTerms: readonly WeighedTerm[],
  frequencies: ReadonlyMap<string, number>,
  factors: typeof factorsAlone,
): WeighedSynonym[] {
  const typedWorth = terms.reduce((sum, at) => sum + (weighedTerms[at]?.worth ?? 0), 0);
  return synonyms.flatMap(({ keys, text, shown, link, weight }) => {
    if (!keys.every((key) => frequencies.has(key))) return [];
    const words = keys.map((key) => worthAmong(frequencies, key));
    const sum = words.reduce((all, { worth }) => all + worth, 0);
    const counted = factors[link];
    const worth = counted * weight * Math.min(sum, typedWorth);
    for (const word of words) word.worth = (worth * word.worth) / sum;
    return [{ text, shown, link, words, worth, counted }];
  });
}

/** The rarest synonym words that were not typed. */
function rarestOf(synonymSets: readonly SynonymSet[], typed: readonly WeighedTerm[]): Array<{ key: string; worth: number }> {
  const keys = new Set(typed.map(({ key }) => key));
  const words = synonymSets.flatMap(({ synonyms }) => synonyms.flatMap((synonym) => synonym.words)).filter(({ key }) => !keys.has(key));
  const highest = new Map(words.sort((a, b) => a.worth - b.worth).map((word) => [word.key, word]));
  return rarest([...highest.values()]);
}
