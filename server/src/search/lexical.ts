import type { SearchDocument } from './asset-search.ts';
import { indexKeys, queryTerms, type PhraseBook, type Term } from './terms.ts';

/** The words of a document by field, and what each says of the whole. */
export interface IndexedWords {
  /** Every token once a field. Letters and digits only: no token can mean anything to a full-text engine but itself. */
  fields: Record<FieldName, string[]>;
  impacts: Impacts;
}

/** How much each word says of a document: 1..99, independent of all other documents. */
export type Impacts = ReadonlyMap<string, number>;

export type FieldName = 'title' | 'description' | 'body';

/** A term of the query, with how much finding it is worth among the documents as they are. */
export interface WeighedTerm extends Term {
  worth: number;
  /** Documents that have it. */
  documents: number;
}

/** How well the words of a document answer a query. */
export interface LexicalMatch {
  /** BM25 as it is, unbounded: a rare word that is found says more than a common one. */
  absolute: number;
  /** The share of what was asked, 0..1. */
  share: number;
  /** Words of the query that were found, as typed. */
  terms: string[];
}

const queryLengthMax = 2000;
/** And as many single characters. */
const queryTermsMax = 48;
const characterWeight = 0.4;
const tokenLengthMax = 64;
const documentTokensMax = 600;

/** Characters of a field that are read, the weight of a word in it, and its length in words where that neither helps nor harms. */
const fields: Record<FieldName, { lengthMax: number; weight: number; usualTokens: number }> = {
  title: { lengthMax: 500, weight: 3, usualTokens: 6 },
  description: { lengthMax: 4000, weight: 1.5, usualTokens: 30 },
  body: { lengthMax: 8000, weight: 1, usualTokens: 60 },
};
/** BM25's b and k1. */
const lengthShare = 0.5;
const saturation = 1.2;
/** What counts as saying it fully: saturation keeps an impact from reaching 1. */
const fullImpact = 0.6;

/** A phrase found in the lexicon of today would not be in an index of yesterday, so here all words are single ones. */
const noPhrases: PhraseBook = { has: () => false, wordsMax: 1, charactersMax: 2 };

/** The query as it is understood: bounded, well-formed. */
export function queryText(text: string): string {
  return text.slice(0, queryLengthMax).toWellFormed();
}

/** What to look for; empty for a text without a word that carries a wish. */
export function termsOf(query: string): Term[] {
  const typed = queryTerms(queryText(query), noPhrases, queryTermsMax)
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
  return [...found.values()].slice(0, queryTermsMax);
}

/** The words by which a document is found, by BM25F (Robertson, Zaragoza 2004) with fixed usual lengths. */
export function indexedWords(document: Pick<SearchDocument, 'title' | 'description' | 'body'>): IndexedWords {
  const found: IndexedWords['fields'] = { title: [], description: [], body: [] };
  const sums = new Map<string, number>();
  for (const name of ['title', 'description', 'body'] as const) {
    const { lengthMax, weight, usualTokens } = fields[name];
    const tokens = indexKeys((document[name] ?? '').slice(0, lengthMax), noPhrases)
      .map(({ key }) => key)
      .filter((key) => key.length <= tokenLengthMax);
    const counts = new Map<string, number>();
    for (const token of tokens) {
      if (sums.has(token) || counts.has(token) || sums.size + counts.size < documentTokensMax)
        counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    const norm = 1 - lengthShare + (lengthShare * tokens.length) / usualTokens;
    for (const [token, count] of counts) sums.set(token, (sums.get(token) ?? 0) + (weight * count) / norm);
    found[name] = [...counts.keys()];
  }
  const impacts = new Map([...sums].map(([token, sum]) => [token, Math.max(1, Math.round((99 * sum) / (sum + saturation)))] as const));
  return { fields: found, impacts };
}

/** As one text, in which a word is found quickly: ` word:42 other:7 `. */
export function packedImpacts(impacts: Impacts): string {
  return [...impacts].map(([token, impact]) => ` ${token}:${impact}`).join('');
}

export function unpackedTokens(packed: string): string[] {
  return packed.split(' ').flatMap((entry) => (entry === '' ? [] : [entry.slice(0, entry.lastIndexOf(':'))]));
}

/** @param frequencies documents by term, all documents under the empty one. */
export function weighed(terms: readonly Term[], frequencies: ReadonlyMap<string, number>): WeighedTerm[] {
  const all = frequencies.get('') ?? 0;
  return terms.map((term) => {
    const documents = Math.min(all, frequencies.get(term.key) ?? 0);
    return { ...term, documents, worth: term.weight * Math.log(1 + (all - documents + 0.5) / (documents + 0.5)) };
  });
}

const askedTermsMax = 32;
const askedDocumentsMax = 10_000;

/**
 * The terms that candidates are looked for by: the rarest, which bound the work. At least one, where any is known. Fewer lose right
 * answers to long Chinese questions (measured by words alone: 12 terms 52 nDCG, these 70).
 */
export function rarest(terms: readonly WeighedTerm[]): WeighedTerm[] {
  const chosen: WeighedTerm[] = [];
  let documents = 0;
  for (const term of terms.filter((term) => term.documents > 0).sort((a, b) => a.documents - b.documents)) {
    documents += term.documents;
    if (chosen.length >= askedTermsMax || (chosen.length > 0 && documents > askedDocumentsMax)) break;
    chosen.push(term);
  }
  return chosen;
}

/** @returns null where no word was found. */
export function lexicalMatch(query: string, terms: readonly WeighedTerm[], packed: string): LexicalMatch | null {
  let found = 0;
  let asked = 0;
  let share = 0;
  const hits: boolean[] = [];
  for (const { key, worth, documents } of terms) {
    const impact = documents === 0 ? 0 : impactOf(packed, key);
    hits.push(impact > 0);
    asked += worth;
    found += worth * impact;
    share += worth * Math.min(1, impact / fullImpact);
  }
  if (found === 0) return null;
  return { absolute: found * (1 + saturation), share: Math.min(1, share / asked), terms: typedTerms(query, terms, hits) };
}

function impactOf(packed: string, key: string): number {
  const at = packed.indexOf(` ${key}:`);
  return at < 0 ? 0 : Number.parseInt(packed.slice(at + key.length + 2, at + key.length + 4), 10) / 99;
}

const typedTermsMax = 16;

/**
 * Pieces of one Chinese word that overlap are told as the one they come from: `香港`, `港天`, `天气` as `香港天气`. Single characters
 * are told where nothing longer was found.
 */
function typedTerms(query: string, terms: readonly Term[], hits: readonly boolean[]): string[] {
  const typed: string[] = [];
  const characters: string[] = [];
  let open = false;
  terms.forEach((term, at) => {
    if (hits[at] !== true) {
      open = false;
      return;
    }
    const [first = '', ...rest] = term.text;
    if (term.kind === 'fragment' && rest.length === 0) {
      characters.push(term.text);
      return;
    }
    const last = typed.at(-1);
    const joined = last !== undefined && open && term.kind === 'fragment' && last.endsWith(first) ? last + rest.join('') : null;
    if (joined !== null && query.includes(joined)) typed[typed.length - 1] = joined;
    else typed.push(term.text);
    open = term.kind === 'fragment';
  });
  return [...new Set(typed.length > 0 ? typed : characters)].slice(0, typedTermsMax);
}
