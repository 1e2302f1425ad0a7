import { relatedness, type Calibration } from './calibration.ts';
import {
  impactReader,
  lexicalMatch,
  typedTerms,
  type DocumentWords,
  type Impacts,
  type LookedFor,
  type LexicalMatch,
  type SynonymSet,
  type WeighedTerm,
} from './lexical.ts';
import { asksForFact, bestMax, judgementOf, type Evidence } from './relevance.ts';
import { worthToAll, type Worth } from './request-parts.ts';
import type { Candidate } from './search-index.ts';

export interface Hit {
  id: string;
  /** The probability that the document answers the query, 0..1. Best first. */
  score: number;
  match: Match;
}

/** Why a document was found. */
interface Match {
  /** Cosine mapped to 0..1; null if no vector was compared. */
  semantic: number | null;
  /** 0..1; null if no word matched. */
  lexical: number | null;
  /** Words of the query that were found, as typed; for a word that was found by a synonym, the synonym. */
  terms: string[];
  /** The reason, in one phrase. */
  why: string;
}

/** The query, as far as it affects the ranking. */
export interface RankedQuery {
  query: string;
  terms: readonly WeighedTerm[];
  synonymSets?: readonly SynonymSet[];
  /** The excluded part of the query. */
  unwanted?: LookedFor & { query: string };
  /** The number of documents in the index. */
  documents: number;
  calibration: Calibration;
}

/**
 * The weight of BM25 next to the embedding. Measured: sums of the plain values beat sums of ranks or of shares of the best (+2 to +5 nDCG).
 */
const lexicalWeight = 0.045;
/** A hit is worth at least this share of the best. */
const shareOfBestMin = 0.25;
/** But a document that covers this share of the query is always shown. */
const shareAlwaysMin = 0.5;
const termsInWhyMax = 3;
const quotedMax = 60;

/** If no document is worth more than this to a part of a request, that part is small talk. */
const partAnswered = 1.5;

/**
 * Returns the relevant candidates, best first; if none answers the query, the nearest. The order is the same for every index.
 * @param parts of a request for several things, in the order of the candidates' `partCosines`
 * @param known whether the query is answered, where that is known
 */
export function ranked(
  found: readonly Candidate[],
  whole: RankedQuery,
  parts: readonly RankedQuery[] = [],
  known: { isAnswered?: boolean } = {},
): { hits: Hit[]; isAnswered: boolean } {
  const all = valued(found, whole, parts);
  const { isAnswered, probabilities } = judgementOf(evidenceOf(all), known);
  const relevant = all.flatMap((each, at) => {
    const probability = probabilities[at] ?? null;
    return probability === null ? [] : [{ ...each, probability }];
  });
  const best = Math.max(0, ...relevant.map(({ worth }) => worth));
  const hits = relevant
    .filter(({ worth, words }) => worth >= best * shareOfBestMin || (words?.share ?? 0) >= shareAlwaysMin)
    .sort((a, b) => b.worth - a.worth || (a.candidate.id < b.candidate.id ? -1 : 1));
  // Sorting by worth puts more correct answers first (+5 nDCG). Probabilities are made monotonic: more worth never means less probability.
  let probability = 0;
  const rising = hits.toReversed().map((each) => {
    probability = Math.max(probability, each.probability);
    return hitOf(each, probability, whole);
  });
  return { hits: rising.toReversed(), isAnswered: isAnswered && hits.length > 0 };
}

/** The evidence for each candidate of one query. Exported so that the benchmark can fit `relevance.ts` to it. */
export function evidenceOf(all: readonly Valued[]): Evidence[] {
  const aroundByWords = tenthOf(all.map(({ byWords, kept }) => kept * byWords));
  const queries = new Map<RankedQuery, ReturnType<typeof aboutQuery>>();
  const best = all.reduce((first, { worth }, at) => (worth > (all[first]?.worth ?? 0) ? at : first), 0);
  return all.map(({ asked, related, words, kept, worth, candidate }, at) => {
    const about = queries.get(asked) ?? aboutQuery(asked);
    queries.set(asked, about);
    return {
      worth,
      related: related === null ? null : kept * related,
      share: kept * (words?.share ?? 0),
      terms: about.terms,
      documents: about.documents,
      asksForFact: about.asksForFact,
      aroundByWords,
      hasAll: words !== null && words.hasAll && kept === 1,
      isOtherScript: at === best && isOtherScript(asked.query, candidate.said),
    };
  });
}

function aboutQuery({ query, terms, documents }: RankedQuery): Pick<Evidence, 'terms' | 'documents' | 'asksForFact'> {
  // Single characters are only a fallback.
  const long = terms.filter(({ kind, key }) => kind === 'latin' || [...key].length > 1).length;
  return { terms: terms.length === 0 ? 0 : Math.max(1, long), documents, asksForFact: asksForFact(query) };
}

/** Chinese, Japanese and Korean on one side, all others on the other. A document in both is in neither other. */
function isOtherScript(query: string, said: DocumentWords): boolean {
  const asked = scriptsOf(query);
  const own = scriptsOfDocument(said);
  const [same, other] = asked.cjk > asked.latin ? [own.cjk, own.latin] : [own.latin, own.cjk];
  return same < otherShareMax * other;
}

const readMax = 1000;
/** A document whose words are of the query's script for less than this share of the others is in another. */
const otherShareMax = 0.2;

interface Scripts {
  cjk: number;
  latin: number;
}

/** Of a document in memory, which lasts. */
const scriptsInMemory = new WeakMap<Impacts, Scripts>();

function scriptsOfDocument(said: DocumentWords): Scripts {
  if (typeof said === 'string') return scriptsOf(said.slice(0, readMax));
  const scripts = scriptsInMemory.get(said) ?? scriptsOf([...said.keys()].join(' ').slice(0, readMax));
  scriptsInMemory.set(said, scripts);
  return scripts;
}

function scriptsOf(text: string): Scripts {
  return { cjk: countOf(cjkCharacter, text), latin: countOf(latinWord, text) };
}

/** `match` would make a text of each. */
function countOf(pattern: RegExp, text: string): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) count += 1;
  return count;
}

const cjkCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const latinWord = /[a-z]{2,}/gi;

function tenthOf(values: readonly number[]): number {
  return Math.max(0, values.toSorted((a, b) => b - a)[Math.min(bestMax, values.length) - 1] ?? 0);
}

/** The worth of each candidate. Exported for the same benchmark. */
export function valued(found: readonly Candidate[], whole: RankedQuery, parts: readonly RankedQuery[] = []): Valued[] {
  const read = impactReader([whole, ...parts].flatMap((asked) => (asked.unwanted === undefined ? [asked] : [asked, asked.unwanted])));
  const candidates = found.map(({ id, words, cosine, partCosines }) => ({ id, cosine, partCosines, words: read(words), said: words }));
  if (parts.length > 0) return valuedByAll(candidates, whole, parts);
  return candidates.map((candidate) => valueOf(candidate, candidate.cosine, whole));
}

/** Each candidate is judged by the query or part that it answers best, and gets its worth to the whole request. */
function valuedByAll(candidates: readonly ReadCandidate[], whole: RankedQuery, parts: readonly RankedQuery[]): Valued[] {
  const readings = [whole, ...parts].map((asked, at) => {
    const values = candidates.map((candidate) =>
      valueOf(candidate, at === 0 ? candidate.cosine : (candidate.partCosines[at - 1] ?? null), asked),
    );
    return { values, best: Math.max(0, ...values.map(({ worth }) => worth)) };
  });
  return candidates.flatMap((_, place) => {
    const answers = readings.flatMap(({ values, best }) => {
      const value = values[place];
      return value === undefined ? [] : [{ value, own: value.worth, best }];
    });
    const [first, ...others] = answers;
    const [chosen] = answers.toSorted((a, b) => shareOf(b) - shareOf(a));
    if (first === undefined || chosen === undefined) return [];
    return [{ ...chosen.value, worth: rounded6(worthToAll(first, others, partAnswered)) }];
  });
}

function shareOf({ own, best }: Worth): number {
  return best <= 0 ? 0 : own / best;
}

/** A candidate with the words that matter for the query. */
interface ReadCandidate extends Candidate {
  words: Impacts;
  /** All its words. */
  said: DocumentWords;
}

export interface Valued {
  candidate: ReadCandidate;
  asked: RankedQuery;
  cosine: number | null;
  /** Null if no vector was compared. */
  related: number | null;
  words: LexicalMatch | null;
  byVector: number;
  byWords: number;
  /** The factor left after exclusions; 1 without any. */
  kept: number;
  worth: number;
}

function valueOf(candidate: ReadCandidate, cosine: number | null, asked: RankedQuery): Valued {
  const words = lexicalMatch(asked.terms, candidate.words, asked.synonymSets);
  const related = cosine === null ? null : rounded6(relatedness(cosine, asked.calibration));
  const byVector = Math.max(0, related ?? 0);
  const byWords = lexicalWeight * (words?.absolute ?? 0);
  const kept = 1 - demotion * ruledOut(candidate, asked);
  return { candidate, asked, cosine, related, words, byVector, byWords, kept, worth: (byVector + byWords) * kept };
}

/** A document with all excluded words loses this share of its worth. It stays in the list, because it may say that it is without them. */
const demotion = 0.7;

/** The share of the excluded words that a document has, 0..1. */
function ruledOut({ words }: ReadCandidate, { unwanted }: RankedQuery): number {
  return unwanted === undefined ? 0 : (lexicalMatch(unwanted.terms, words, unwanted.synonymSets)?.share ?? 0);
}

/** Rounded, so that the last bit of a database's arithmetic decides nothing. */
function rounded6(value: number): number {
  return Math.round(1e6 * value) / 1e6;
}

/** Most hits are only counted, so a match is described when it is read. */
function hitOf(valued: Valued, probability: number, whole: RankedQuery): Hit {
  let match: Match | null = null;
  return {
    id: valued.candidate.id,
    score: rounded(probability),
    get match() {
      return (match ??= matchOf(valued, whole));
    },
  };
}

function matchOf(valued: Valued, whole: RankedQuery): Match {
  const { candidate, asked, cosine, words } = valued;
  const { unrelated } = asked.calibration;
  const terms = words === null ? [] : typedTerms(asked.query, asked.terms, candidate.words, words);
  const why = whyOf(valued, terms);
  return {
    semantic: cosine === null ? null : rounded(Math.max(0, (cosine - unrelated) / (1 - unrelated))),
    lexical: words === null ? null : rounded(words.share),
    terms,
    why: asked === whole ? why : `For "${shortened(asked.query)}": ${why}`,
  };
}

function whyOf({ asked, related, words, byVector, byWords }: Valued, terms: readonly string[]): string {
  if (words === null) return asked.terms.length > 0 ? 'Similar in meaning, in other words.' : 'Similar in meaning.';
  const said = terms
    .slice(0, termsInWhyMax)
    .map((term) => quotedTerm(term, words.typedFor.get(term)))
    .join(', ');
  const has = terms.length > termsInWhyMax ? `${said} and ${terms.length - termsInWhyMax} more` : said;
  return related !== null && byVector > byWords ? `Similar in meaning, and says ${has}.` : `Says ${has}.`;
}

/** A synonym or correction, with the typed word. */
function quotedTerm(term: string, typed: string | undefined): string {
  return typed === undefined ? `"${term}"` : `"${term}" for "${typed}"`;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= quotedMax ? text : `${characters.slice(0, quotedMax).join('')}…`;
}

/** Four decimals, within 0..1. */
function rounded(value: number): number {
  return Math.round(1e4 * Math.min(1, Math.max(0, value))) / 1e4;
}
