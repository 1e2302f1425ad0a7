import type { AssetHit } from './asset-search.ts';
import { relatedness, type Calibration } from './calibration.ts';
import { lexicalMatch, type LexicalMatch, type WeighedTerm } from './lexical.ts';
import type { Candidate } from './search-index.ts';

/** What was asked, as far as it decides which candidate is worth how much. */
export interface Asked {
  query: string;
  terms: readonly WeighedTerm[];
  calibration: Calibration;
}

/** What BM25 counts beside the meaning. Measured: sums of the two as they are win over ranks or shares of the best (+2 to +5 nDCG). */
const lexicalWeight = 0.045;
/** Worth less than this is unrelated. Of documents that have nothing to do with a question, about one in a hundred still reaches it. */
const worthMin = 0.35;
/** But what says so much of what was asked is relevant, however common the words, and whatever else is found. */
const shareAlwaysMin = 0.5;
/** Where no meaning was compared, the order goes by words, and only what says next to nothing of the question is left out. */
const shareMin = 0.01;
/** And each other is worth this part of the best. */
const shareOfBestMin = 0.25;
/** The worth that is shown as a score of a half: about that of a rare word in the title, or of a meaning that is related. */
const halfWorth = 0.6;
const termsInWhyMax = 3;

/** Those of the candidates that are relevant, the best first: the same order wherever the candidates come from. */
export function ranked(candidates: readonly Candidate[], asked: Asked): AssetHit[] {
  const valued = candidates.map((candidate) => valueOf(candidate, asked)).filter((valued) => isRelevant(valued));
  const best = Math.max(0, ...valued.map(({ worth }) => worth));
  return valued
    .filter(({ worth, words }) => worth >= best * shareOfBestMin || (words?.share ?? 0) >= shareAlwaysMin)
    .sort((a, b) => b.worth - a.worth || (a.candidate.assetId < b.candidate.assetId ? -1 : 1))
    .map((valued) => hitOf(valued, asked));
}

interface Valued {
  candidate: Candidate;
  /** Null where no vector took part. */
  related: number | null;
  words: LexicalMatch | null;
  byMeaning: number;
  byWords: number;
  worth: number;
}

function valueOf(candidate: Candidate, { query, terms, calibration }: Asked): Valued {
  const words = lexicalMatch(query, terms, candidate.words);
  // Rounded, so that the last bit of a database's arithmetic decides nothing.
  const related = candidate.cosine === null ? null : Math.round(1e6 * relatedness(candidate.cosine, calibration)) / 1e6;
  const byMeaning = Math.max(0, related ?? 0);
  const byWords = lexicalWeight * (words?.absolute ?? 0);
  return { candidate, related, words, byMeaning, byWords, worth: byMeaning + byWords };
}

function isRelevant({ related, words, worth }: Valued): boolean {
  const share = words?.share ?? 0;
  return related === null ? share >= shareMin : worth >= worthMin || share >= shareAlwaysMin;
}

function hitOf(valued: Valued, { calibration, terms }: Asked): AssetHit {
  const { candidate, words, worth } = valued;
  const { unrelated } = calibration;
  return {
    assetId: candidate.assetId,
    score: rounded(worth / (worth + halfWorth)),
    match: {
      semantic: candidate.cosine === null ? null : rounded(Math.max(0, (candidate.cosine - unrelated) / (1 - unrelated))),
      lexical: words === null ? null : rounded(words.share),
      terms: words?.terms ?? [],
      why: whyOf(valued, terms.length > 0),
    },
  };
}

function whyOf({ related, words, byMeaning, byWords }: Valued, hasTerms: boolean): string {
  if (words === null) return hasTerms ? 'Close in meaning; none of the words asked for is in it.' : 'Close in meaning.';
  const said = words.terms
    .slice(0, termsInWhyMax)
    .map((term) => `"${term}"`)
    .join(', ');
  const has = words.terms.length > termsInWhyMax ? `${said} and ${words.terms.length - termsInWhyMax} more` : said;
  if (related === null) return `It says ${has}; meanings were not compared.`;
  if (byMeaning > byWords) return `Mostly by meaning; it also says ${has}.`;
  return byMeaning > byWords / 4 ? `Mostly by its words: it says ${has}; the meaning is related too.` : `By its words: it says ${has}.`;
}

/** Four digits, within 0..1. */
function rounded(value: number): number {
  return Math.round(1e4 * Math.min(1, Math.max(0, value))) / 1e4;
}
