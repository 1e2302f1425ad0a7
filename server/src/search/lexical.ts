import type { SearchDocument } from './asset-search.ts';
import { splitNegation } from './negation.ts';
import type { Synonym } from './synonyms.ts';
import { saidByFileName } from './file-titles.ts';
import { indexKeys, noPhrases, queryTerms, words, type Term, type Word } from './terms.ts';

/** The words of a document. */
export interface IndexedWords {
  /** Letters and digits only: no word is an operator of a full-text engine. */
  impacts: Impacts;
}

/** The weight of each word in a document: 1..99, independent of all other documents. */
export type Impacts = ReadonlyMap<string, number>;

type FieldName = 'title' | 'description' | 'body';

/** The words of a document to hold against a query: packed as they are stored, or as they are kept in memory. */
export type DocumentWords = string | Impacts;

/** A term of the query, with how much finding it is worth among the documents as they are. */
export interface WeighedTerm extends Term {
  worth: number;
  /** Documents that have it. */
  documents: number;
}

/** Terms of a query that are one word of the lexicon, by their place in the list of terms, with the synonyms of that word. */
export interface SynonymSet {
  terms: readonly number[];
  /** The word as it was typed. */
  text: string;
  synonyms: readonly WeighedSynonym[];
}

/** A synonym that documents have. */
export interface WeighedSynonym {
  /** As it is written, and the words to show for a document that has all of `words`. */
  text: string;
  shown: readonly string[];
  link: Synonym['link'];
  words: ReadonlyArray<{ key: string; documents: number; worth: number }>;
  /** Of all its words. */
  worth: number;
  /** The part of its worth that counts, 1 for all: an embedding may know the synonym too. It covers its whole share of the query in any case. */
  counted: number;
}

/** How well the words of a document answer a query. */
export interface LexicalMatch {
  /** BM25 as it is, unbounded: a rare word counts more than a common one. */
  absolute: number;
  /** The share of what was asked, 0..1. */
  share: number;
  /** Words of the query that were found, as typed; of one that was not, the synonym that was. */
  terms: string[];
  /** For each of the terms that is such a synonym, what was typed. */
  typedFor: ReadonlyMap<string, string>;
}

const queryLengthMax = 2000;
const queryTermsMax = 48;
/** With single characters: a text that has as many words as are looked for needs few of these. */
const termsMax = 64;
const characterWeight = 0.4;
const tokenLengthMax = 64;
const documentTokensMax = 600;

/** Characters of a field that are read, and the weight of a word in it. */
const fields: Record<FieldName, { lengthMax: number; weight: number }> = {
  title: { lengthMax: 500, weight: 2 },
  description: { lengthMax: 4000, weight: 1.5 },
  body: { lengthMax: 8000, weight: 1 },
};
const impactMax = 99;
/** BM25's k1. */
const saturation = 1.2;
/** A document of so many words is of usual length: that neither helps nor harms. Shorter than a fifth of it gains nothing more. */
const usualTokens = 60;
const normMin = 0.6;
/** An impact from here on covers a term fully: saturation keeps it from reaching 1. */
const fullImpact = 0.6;

/** The query as it is understood: bounded, well-formed. */
export function queryText(text: string): string {
  return text.slice(0, queryLengthMax).toWellFormed();
}

/** A query, or a part of one, split into words once for all that look at them. */
export interface ParsedQuery {
  query: string;
  /** Without what is ruled out: that is neither looked for nor embedded. */
  wanted: string;
  unwanted: string | null;
  words: readonly Word[];
  terms: readonly Term[];
}

export function parseQuery(text: string): ParsedQuery {
  const query = queryText(text);
  const { wanted, unwanted } = splitNegation(query);
  const split = words(wanted);
  const terms = termsOf(split);
  if (unwanted !== null && terms.length > 0) return { query, wanted, unwanted, words: split, terms };
  const all = words(query);
  return { query, wanted: query, unwanted: null, words: all, terms: termsOf(all) };
}

/** What to look for; empty for a text of stop words alone. */
export function termsOf(query: string | readonly Word[]): Term[] {
  // A phrase found in the lexicon of today would not be in an index of yesterday.
  const typed = queryTerms(typeof query === 'string' ? queryText(query) : query, noPhrases, queryTermsMax)
    .filter(({ key }) => key.length <= tokenLengthMax)
    // How much a word says is measured by how many documents have it; a list of weak words gained nothing on the mean of eight sets.
    .map((term) => (term.kind === 'latin' ? { ...term, weight: 1 } : term));
  return [...typed, ...charactersOf(typed)];
}

/** Where pairs are cut wrongly, or a word is written another way, single characters still say something (measured by words alone: +5 nDCG on long Chinese questions). */
function charactersOf(typed: readonly Term[]): Term[] {
  const known = new Set(typed.map(({ key }) => key));
  const found = new Map<string, Term>();
  for (const { kind, key, order } of typed.filter(({ kind }) => kind === 'fragment'))
    for (const text of key) if (!known.has(text)) found.set(text, { key: text, text, weight: characterWeight, order, kind });
  return [...found.values()].slice(0, termsMax - typed.length);
}

/**
 * The words by which a document is found, by BM25F (Robertson, Zaragoza 2004). Its whole length counts, by the root and against a fixed one:
 * that of the mean document would gain 0.1 nDCG and make what a word says depend on all other documents.
 */
export function indexedWords(document: Pick<SearchDocument, 'title' | 'description' | 'body'>): IndexedWords {
  const texts = withToldTitle(document);
  const sums = new Map<string, number>();
  let length = 0;
  for (const name of ['title', 'description', 'body'] as const) {
    const { lengthMax, weight } = fields[name];
    const tokens = indexKeys((texts[name] ?? '').slice(0, lengthMax), noPhrases)
      .map(({ key }) => key)
      .filter((key) => key.length <= tokenLengthMax);
    length += tokens.length;
    for (const token of tokens) {
      if (sums.has(token) || sums.size < documentTokensMax) sums.set(token, (sums.get(token) ?? 0) + weight);
    }
  }
  const norm = Math.max(normMin, (1 + Math.sqrt(length / usualTokens)) / 2);
  const impacts = new Map([...sums].map(([token, sum]) => [token, impactBy(sum / norm)] as const));
  return { impacts };
}

/** By the name of a file a document is still found, but the name is no title. */
function withToldTitle(document: Pick<SearchDocument, FieldName>): Pick<SearchDocument, FieldName> {
  const said = saidByFileName(document.title);
  return said === null ? document : { ...document, title: said, body: `${document.title}\n${document.body}` };
}

/** A word that stands there twice counts less than twice. */
function impactBy(sum: number): number {
  return Math.max(1, Math.round((impactMax * sum) / (sum + saturation)));
}

/** As one text, in which a word is found quickly: ` word:42 other:7 `. */
export function packedImpacts(impacts: Impacts): string {
  return [...impacts].map(([token, impact]) => ` ${token}:${impact}`).join('');
}

/** What `packedImpacts` made a text of. */
export function unpackedImpacts(packed: string): Impacts {
  const entries = packed.split(' ').filter((entry) => entry !== '');
  return new Map(entries.map((entry) => [entry.slice(0, entry.lastIndexOf(':')), Number(entry.slice(entry.lastIndexOf(':') + 1))]));
}

export function tokensOf(words: DocumentWords): string[] {
  return typeof words !== 'string' ? [...words.keys()] : unpackedTokens(words);
}

export function unpackedTokens(packed: string): string[] {
  return packed.split(' ').flatMap((entry) => (entry === '' ? [] : [entry.slice(0, entry.lastIndexOf(':'))]));
}

/** @param frequencies documents by term, all documents under the empty one. */
export function weighed(terms: readonly Term[], frequencies: ReadonlyMap<string, number>): WeighedTerm[] {
  return terms.map((term) => {
    const { documents, worth } = worthAmong(frequencies, term.key);
    return { ...term, documents, worth: term.weight * worth };
  });
}

/** How much it tells about a document that it has a term, among all documents. */
export function worthAmong(frequencies: ReadonlyMap<string, number>, key: string): { key: string; documents: number; worth: number } {
  const all = frequencies.get('') ?? 0;
  const documents = Math.min(all, frequencies.get(key) ?? 0);
  return { key, documents, worth: Math.log(1 + (all - documents + 0.5) / (documents + 0.5)) };
}

const askedTermsMax = 32;
const askedDocumentsMax = 10_000;

/**
 * The terms that candidates are looked for by: the rarest, which bound the work. At least one, where any is known. Fewer lose right
 * answers to long Chinese questions (measured by words alone: 12 terms 52 nDCG, these 70).
 */
export function rarest<Word extends { documents: number }>(terms: readonly Word[]): Word[] {
  const chosen: Word[] = [];
  let documents = 0;
  for (const term of terms.filter((term) => term.documents > 0).sort((a, b) => a.documents - b.documents)) {
    documents += term.documents;
    if (chosen.length >= askedTermsMax || (chosen.length > 0 && documents > askedDocumentsMax)) break;
    chosen.push(term);
  }
  return chosen;
}

/** @returns null where no word was found. */
export function lexicalMatch(
  query: string,
  terms: readonly WeighedTerm[],
  words: DocumentWords,
  synonymSets: readonly SynonymSet[] = noSynonyms,
): LexicalMatch | null {
  const impacts = impactReader([{ terms, synonymSets }])(words);
  let [found, share, asked] = [0, 0, 0];
  for (const term of terms) {
    asked += term.worth;
    const impact = impactIn(impacts, term);
    if (impact === 0) continue;
    found += term.worth * impact;
    share += shareOf(term.worth, impact);
  }
  const typedFor = new Map<string, string>();
  for (const synonymSet of synonymSets) {
    const better = bestSynonym(synonymSet, terms, impacts);
    if (better === null) continue;
    found += better.found;
    share += Math.max(0, better.share);
    if (!synonymSet.terms.some((at) => !isCharacter(terms[at]) && impactIn(impacts, terms[at]) > 0)) {
      for (const word of better.shown) typedFor.set(word, synonymSet.text);
    }
  }
  if (found === 0) return null;
  return {
    absolute: found * (1 + saturation),
    share: Math.min(1, share / asked),
    typedFor,
    // Asked of the few that are shown.
    get terms() {
      return typedTerms(query, terms, impacts, [...typedFor.keys()]);
    },
  };
}

/** As a share of 1. */
function impactIn(impacts: Impacts, word: { key: string; documents: number } | undefined): number {
  return word === undefined || word.documents === 0 ? 0 : (impacts.get(word.key) ?? 0) / impactMax;
}

function shareOf(worth: number, impact: number): number {
  return worth * Math.min(1, impact / fullImpact);
}

interface BestSynonym {
  /** What it adds to what was typed. */
  found: number;
  share: number;
  shown: readonly string[];
}

/** The synonym that scores more than what was typed. It counts instead of that, not in addition. */
function bestSynonym(synonymSet: SynonymSet, terms: readonly WeighedTerm[], impacts: Impacts): BestSynonym | null {
  let [typed, typedShare] = [0, 0];
  for (const at of synonymSet.terms) {
    const impact = impactIn(impacts, terms[at]);
    typed += (terms[at]?.worth ?? 0) * impact;
    typedShare += shareOf(terms[at]?.worth ?? 0, impact);
  }
  let best: BestSynonym | null = null;
  let most = typed;
  for (const { words, worth, shown, counted } of synonymSet.synonyms) {
    if (worth <= most) continue;
    let [found, share] = [0, 0];
    for (const word of words) {
      const impact = impactIn(impacts, word);
      if (impact === 0) {
        found = 0;
        break;
      }
      found += word.worth * impact;
      share += shareOf(word.worth / counted, impact);
    }
    if (found <= most) continue;
    most = found;
    best = { found: found - typed, share: share - typedShare, shown };
  }
  return best;
}

/** Words to hold documents against, with their synonyms. */
export interface LookedFor {
  terms: readonly WeighedTerm[];
  synonymSets?: readonly SynonymSet[];
}

/** Reads those of the words that a document has: of a packed text in one pass, word by word took ten times as long and most of a search. */
export function impactReader(lookedFor: readonly LookedFor[]): (words: DocumentWords) => Impacts {
  let pattern: RegExp | null = null;
  return (words) => {
    if (typeof words !== 'string') return words;
    pattern ??= patternOf(lookedFor);
    const found = new Map<string, number>();
    for (const [, key = '', impact] of words.matchAll(pattern)) found.set(key, Number(impact));
    return found;
  };
}

const noSynonyms: readonly SynonymSet[] = [];

function patternOf(lookedFor: readonly LookedFor[]): RegExp {
  const words = lookedFor.flatMap(({ terms, synonymSets = [] }) => [
    ...terms,
    ...synonymSets.flatMap(({ synonyms }) => synonyms.flatMap(({ words }) => words)),
  ]);
  const keys = new Set(words.filter(({ documents }) => documents > 0).map(({ key }) => RegExp.escape(key)));
  return keys.size === 0 ? /(?!)/g : new RegExp(` (${[...keys].join('|')}):(\\d+)`, 'g');
}

const typedTermsMax = 16;

/**
 * Pieces of one Chinese word that overlap are shown as the one they come from: `香港`, `港天`, `天气` as `香港天气`. Single characters
 * are shown where nothing longer was found.
 */
function typedTerms(query: string, terms: readonly WeighedTerm[], impacts: Impacts, synonyms: readonly string[]): string[] {
  const typed: string[] = [];
  const characters: string[] = [];
  let open = false;
  terms.forEach((term) => {
    if (impactIn(impacts, term) === 0) {
      open = false;
      return;
    }
    const [first = '', ...rest] = term.text;
    if (isCharacter(term)) {
      characters.push(term.text);
      return;
    }
    const last = typed.at(-1);
    const joined = last !== undefined && open && term.kind === 'fragment' && last.endsWith(first) ? last + rest.join('') : null;
    if (joined !== null && query.includes(joined)) typed[typed.length - 1] = joined;
    else typed.push(term.text);
    open = term.kind === 'fragment';
  });
  const longer = [...typed, ...synonyms];
  return [...new Set(longer.length > 0 ? longer : characters)].slice(0, typedTermsMax);
}

/** Of a script whose words are longer, as a rule. */
function isCharacter(term: Term | undefined): boolean {
  return term?.kind === 'fragment' && [...term.text].length === 1;
}
