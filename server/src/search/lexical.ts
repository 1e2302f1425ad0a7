import { BoundedMap } from '../limits/cache.ts';
import { splitNegation } from './negation.ts';
import type { Synonym } from './synonyms.ts';
import { isSigned } from './signs.ts';
import { saidByFileName } from './file-titles.ts';
import { indexKeys, noPhrases, queryTerms, words, type Term, type Word } from './terms.ts';

/** The words of a document. */
export interface IndexedWords {
  /** Letters and digits only: no word can be an operator of a full-text engine. */
  impacts: Impacts;
}

/** The weight of each word in a document: 1..99, independent of all other documents. */
export type Impacts = ReadonlyMap<string, number>;

interface Fields {
  title: string;
  description: string | null;
  body: string;
}

type FieldName = keyof Fields;

/** The words of a document for comparison with a query: packed as stored, or as a map in memory. */
export type DocumentWords = string | Impacts;

/** A term of the query, with its worth in the current index. */
export interface WeighedTerm extends Term {
  worth: number;
  /** The number of documents that have it. */
  documents: number;
}

/** Terms of a query that form one word of the lexicon, as positions in the list of terms, with the synonyms of that word. */
export interface SynonymSet {
  terms: readonly number[];
  /** The word as typed. */
  text: string;
  synonyms: readonly WeighedSynonym[];
}

/** A synonym that occurs in documents. */
export interface WeighedSynonym {
  /** `text` is how it is written; `shown` are the words to show for a document that has all of `words`. */
  text: string;
  shown: readonly string[];
  link: Synonym['link'];
  words: ReadonlyArray<{ key: string; documents: number; worth: number }>;
  /** The worth of all its words together. */
  worth: number;
  /** The factor in its worth, 1 for full: an embedding may cover the synonym too. Its share of the query is not reduced. */
  counted: number;
}

/** How well the words of a document match a query. */
export interface LexicalMatch {
  /** The plain BM25 value, unbounded: a rare word counts more than a common one. */
  absolute: number;
  /** The matched share of the query, 0..1. */
  share: number;
  /** Every word of the query is in the document as it was typed, single characters of longer words aside. */
  hasAll: boolean;
  /** The typed word for each such synonym. */
  typedFor: ReadonlyMap<string, string>;
}

const queryLengthMax = 2000;
const queryTermsMax = 48;
/** With single characters: a text that has as many words as are looked for needs few of these. */
const termsMax = 64;
const characterWeight = 0.4;
const lettersAmongMax = 3;
const tokenLengthMax = 64;
const documentTokensMax = 600;

/** How many characters of a field are read, and the weight of its words. */
const fields: Record<FieldName, { lengthMax: number; weight: number }> = {
  title: { lengthMax: 500, weight: 2 },
  description: { lengthMax: 4000, weight: 1.5 },
  body: { lengthMax: 8000, weight: 1 },
};
const impactMax = 99;
/** BM25's k1. */
const saturation = 1.2;
/** The usual length of a document in words, which neither helps nor harms. Below a fifth of it, a shorter text gains nothing more. */
const usualTokens = 60;
const normMin = 0.6;
/** From this impact on, a term counts as fully covered: because of saturation it never reaches 1. */
const fullImpact = 0.6;

/** The query as it is searched: truncated, well-formed. */
export function queryText(text: string): string {
  return text.slice(0, queryLengthMax).toWellFormed();
}

const parsedMax = 100;

/** A query, or a part of one, split into words once. */
export interface ParsedQuery {
  query: string;
  /** The query without its excluded part, which is neither searched nor embedded. */
  wanted: string;
  unwanted: string | null;
  words: readonly Word[];
  terms: readonly Term[];
}

/** A request is read for each index that it searches: tools, assets, demand. */
const parsed = new BoundedMap<string, ParsedQuery>(parsedMax);

export function parseQuery(text: string): ParsedQuery {
  const query = queryText(text);
  const known = parsed.get(query) ?? parse(query);
  parsed.set(query, known);
  return known;
}

function parse(query: string): ParsedQuery {
  const { wanted, unwanted } = splitNegation(query);
  const split = queryWords(wanted);
  const terms = termsOf(split);
  if (unwanted !== null && terms.length > 0) return { query, wanted, unwanted, words: split, terms };
  const all = queryWords(query);
  return { query, wanted: query, unwanted: null, words: all, terms: termsOf(all) };
}

/** The words of a query. In a short one, a small letter is a name as well: `r packages`, `vitamin c`. */
export function queryWords(query: string): Word[] {
  const split = words(query, { signed: true });
  if (split.length > lettersAmongMax) return split;
  const signed = split.filter(isSigned).map(({ text }) => text.toLowerCase());
  const letters = split.filter(({ text }) => /^[b-hj-z]$/.test(text) && !signed.some((name) => name.includes(text)));
  return [...split, ...letters.map((word) => ({ ...word, text: word.text.toUpperCase() }))];
}

/** The terms to search for; empty for a text of stop words only. */
export function termsOf(query: string | readonly Word[]): Term[] {
  // Without phrases: an index written with an older lexicon would not have those of the current one.
  const typed = queryTerms(typeof query === 'string' ? queryWords(queryText(query)) : query, noPhrases, queryTermsMax)
    .filter(({ key }) => key.length <= tokenLengthMax)
    // Document frequency already measures how much a word matters; a list of weak words gained nothing on the mean of eight sets.
    .map((term) => (term.kind === 'latin' ? { ...term, weight: 1 } : term));
  return [...typed, ...charactersOf(typed)];
}

/**
 * Single characters help if pairs are split wrongly or a word is written another way (measured by words only: +5 nDCG on long Chinese
 * questions).
 */
function charactersOf(typed: readonly Term[]): Term[] {
  const known = new Set(typed.map(({ key }) => key));
  const found = new Map<string, Term>();
  for (const { kind, key, order } of typed.filter(({ kind }) => kind === 'fragment'))
    for (const text of key) if (!known.has(text)) found.set(text, { key: text, text, weight: characterWeight, order, kind });
  return [...found.values()].slice(0, termsMax - typed.length);
}

/**
 * The words of a document, weighted by BM25F (Robertson, Zaragoza 2004). Its whole length counts, as a square root and against a fixed
 * length: the mean length would gain 0.1 nDCG, but make each weight depend on all other documents.
 */
export function indexedWords(document: Fields): IndexedWords {
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

/** The words of a file name are searchable, but do not count as a title. */
function withToldTitle(document: Fields): Fields {
  const said = saidByFileName(document.title);
  return said === null ? document : { ...document, title: said, body: `${document.title}\n${document.body}` };
}

/** A repeated word counts less than twice. */
function impactBy(sum: number): number {
  return Math.max(1, Math.round((impactMax * sum) / (sum + saturation)));
}

/** As one text that can be scanned quickly for a word: ` word:42 other:7 `. */
export function packedImpacts(impacts: Impacts): string {
  return [...impacts].map(([token, impact]) => ` ${token}:${impact}`).join('');
}

/** The reverse of `packedImpacts`. */
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

/** @param frequencies the number of documents by term; the empty term counts all documents */
export function weighed(terms: readonly Term[], frequencies: ReadonlyMap<string, number>): WeighedTerm[] {
  return terms.map((term) => {
    const { documents, worth } = worthAmong(frequencies, term.key);
    return { ...term, documents, worth: documents === 0 && isSigned(term) ? 0 : term.weight * worth };
  });
}

/** How much a term says about a document that has it (inverse document frequency). */
export function worthAmong(frequencies: ReadonlyMap<string, number>, key: string): { key: string; documents: number; worth: number } {
  const all = frequencies.get('') ?? 0;
  const documents = Math.min(all, frequencies.get(key) ?? 0);
  return { key, documents, worth: Math.log(1 + (all - documents + 0.5) / (documents + 0.5)) };
}

const askedTermsMax = 32;
const askedDocumentsMax = 10_000;

/**
 * The terms that find candidates: the rarest, to limit the work; at least one if any is known. Fewer terms lose correct answers to long
 * Chinese questions (measured by words only: 52 nDCG with 12 terms, 70 with these).
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

/** @returns null if no word was found */
export function lexicalMatch(
  terms: readonly WeighedTerm[],
  words: DocumentWords,
  synonymSets: readonly SynonymSet[] = noSynonyms,
): LexicalMatch | null {
  const impacts = typeof words === 'string' ? impactReader([{ terms, synonymSets }])(words) : words;
  // Every candidate of every search comes here: taken from a list, these numbers would be objects on the heap.
  let found = 0;
  let share = 0;
  let asked = 0;
  let hasAll = true;
  for (const term of terms) {
    asked += term.worth;
    const impact = impactIn(impacts, term);
    if (impact === 0) {
      hasAll &&= isCharacter(term) || isSigned(term);
      continue;
    }
    found += term.worth * impact;
    share += shareOf(term.worth, impact);
  }
  let typedFor: Map<string, string> | null = null;
  for (const synonymSet of synonymSets) {
    const better = bestSynonym(synonymSet, terms, impacts);
    if (better === null) continue;
    found += better.found;
    share += Math.max(0, better.share);
    if (!synonymSet.terms.some((at) => !isCharacter(terms[at]) && impactIn(impacts, terms[at]) > 0)) {
      typedFor ??= new Map();
      for (const word of better.shown) typedFor.set(word, synonymSet.text);
    }
  }
  if (found === 0) return null;
  return { absolute: found * (1 + saturation), share: Math.min(1, share / asked), hasAll, typedFor: typedFor ?? noneTyped };
}

const noneTyped: ReadonlyMap<string, string> = new Map();

/** Scaled to 0..1. */
function impactIn(impacts: Impacts, word: { key: string; documents: number } | undefined): number {
  return word === undefined || word.documents === 0 ? 0 : (impacts.get(word.key) ?? 0) / impactMax;
}

function shareOf(worth: number, impact: number): number {
  return worth * Math.min(1, impact / fullImpact);
}

interface BestSynonym {
  /** The gain over the typed words. */
  found: number;
  share: number;
  shown: readonly string[];
}

/** The synonym that scores more than the typed words. It replaces their score instead of adding to it. */
function bestSynonym(synonymSet: SynonymSet, terms: readonly WeighedTerm[], impacts: Impacts): BestSynonym | null {
  let typed = 0;
  let typedShare = 0;
  for (const at of synonymSet.terms) {
    const impact = impactIn(impacts, terms[at]);
    typed += (terms[at]?.worth ?? 0) * impact;
    typedShare += shareOf(terms[at]?.worth ?? 0, impact);
  }
  let best: BestSynonym | null = null;
  let most = typed;
  for (const { words, worth, shown, counted } of synonymSet.synonyms) {
    if (worth <= most) continue;
    let found = 0;
    let share = 0;
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

/** Words to compare with documents, with their synonyms. */
export interface LookedFor {
  terms: readonly WeighedTerm[];
  synonymSets?: readonly SynonymSet[];
}

/**
 * Reads the relevant words of a document. A packed text is read in one pass: searching word by word took ten times as long, and most of the
 * time of a search.
 */
export function impactReader(lookedFor: readonly LookedFor[]): (words: DocumentWords) => Impacts {
  let pattern: RegExp | null = null;
  return (words) => {
    if (typeof words !== 'string') return words;
    pattern ??= patternOf(lookedFor);
    const found = new Map<string, number>();
    pattern.lastIndex = 0;
    // `test` allocates nothing, unlike `matchAll`, which took a tenth of the memory of a search.
    while (pattern.test(words)) {
      const colon = pattern.lastIndex - 1;
      found.set(words.slice(words.lastIndexOf(' ', colon) + 1, colon), numberAt(words, colon + 1));
    }
    return found;
  };
}

function numberAt(text: string, from: number): number {
  let value = 0;
  for (let at = from; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    value = 10 * value + digit;
  }
  return value;
}

const noSynonyms: readonly SynonymSet[] = [];

function patternOf(lookedFor: readonly LookedFor[]): RegExp {
  const words = lookedFor.flatMap(({ terms, synonymSets = [] }) => [
    ...terms,
    ...synonymSets.flatMap(({ synonyms }) => synonyms.flatMap(({ words }) => words)),
  ]);
  const keys = new Set(words.filter(({ documents }) => documents > 0).map(({ key }) => RegExp.escape(key)));
  return keys.size === 0 ? /(?!)/g : new RegExp(` (?:${[...keys].join('|')}):`, 'g');
}

const typedTermsMax = 16;

/**
 * Words of the query that a document has, as typed; for a word that was found by a synonym, the synonym. For the few hits that are shown.
 *
 * Overlapping pieces of one Chinese word are joined for display: `香港`, `港天`, `天气` become `香港天气`. Single characters are shown only if
 * nothing longer was found.
 */
export function typedTerms(
  query: string,
  terms: readonly WeighedTerm[],
  words: DocumentWords,
  { typedFor }: Pick<LexicalMatch, 'typedFor'>,
): string[] {
  const impacts = impactReader([{ terms }])(words);
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
  const longer = [...typed, ...typedFor.keys()];
  return [...new Set(longer.length > 0 ? longer : characters)].slice(0, typedTermsMax);
}

/** A single character of a script whose words are usually longer. */
function isCharacter(term: Term | undefined): boolean {
  return term?.kind === 'fragment' && [...term.text].length === 1;
}
