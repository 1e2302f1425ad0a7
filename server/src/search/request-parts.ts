import { termsOf } from './lexical.ts';

/** If a request has more parts, only these and the whole request are searched. */
const partsMax = 6;
/** The most content words in all searched parts; a pair of Chinese characters counts as one. */
const partsWordsMax = 96;
/** A longer query is a text rather than a list of requests: only the whole is searched. */
const requestWordsMax = 200;
/** A text of so many words and Chinese characters has more content words than that, however many of them are stop words: it is not split. */
const textWordsMax = 500;
/** A part with fewer content words belongs to its neighbour. */
const wordsMin = 3;

/**
 * Splits a request for several things: `find a flight to Oslo, then book a table there` has two parts. Each part is searched next to the
 * whole request, because a bag of all its words is near to none of the answers. Empty for a request with one part.
 */
export function requestParts(query: string): string[] {
  const parts: string[] = [];
  let short = '';
  const pieces = query.split(boundary);
  if (pieces.length < 2 || (query.match(word)?.length ?? 0) > textWordsMax) return [];
  for (const piece of pieces) {
    const part = short === '' ? piece.trim() : `${short} ${piece.trim()}`;
    short = '';
    if (wordCount(part) >= wordsMin) parts.push(part);
    else if (parts.length === 0) short = part;
    else parts.push(`${parts.pop() ?? ''} ${part}`.trim());
  }
  const counts = parts.map(wordCount);
  if (counts.reduce((sum, count) => sum + count, 0) > requestWordsMax) return [];
  let searched = 0;
  const bounded = parts.filter((_, at) => at < partsMax && (searched += counts[at] ?? 0) <= partsWordsMax);
  return bounded.length < 2 ? [] : bounded;
}

/** What a document is worth to a request or a part of it, and what the best document is worth to the same. */
export interface Worth {
  own: number;
  best: number;
}

/**
 * The worth of a document to a request with several parts, on the scale of the whole request: half by the whole, half by the part that it
 * answers best, relative to the best document for that part (measured: +0.9 nDCG on the mean of eight sets, +5 for requests with several
 * parts; any share from 0.4 to 0.75 gains as much).
 * @param enough from this worth on, the best answer to a part counts in full; a part without such an answer is small talk
 */
export function worthToAll(whole: Worth, parts: readonly Worth[], enough: number): number {
  if (parts.length === 0) return whole.own;
  const answered = parts.map((part) => (part.best <= 0 ? 0 : (part.own / part.best) * Math.min(1, part.best / enough)));
  return (1 - partsShare) * whole.own + partsShare * whole.best * Math.max(...answered);
}

const partsShare = 0.5;

function wordCount(text: string): number {
  return termsOf(text).filter(({ kind, text }) => kind !== 'fragment' || [...text].length > 1).length;
}

const word = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu;

/** The end of a sentence, and a comma before a word that begins another request. */
const boundary = new RegExp(
  [
    String.raw`(?<=[.!?;])\s+`,
    String.raw`(?<=,)\s+(?=(?:and|then|also|after|finally|next|once|second|lastly|please|besides|moreover|additionally|furthermore|i)\b)`,
    '[。！？；]+',
    '，(?=然后|接着|随后|之后|最后|并|再|还|另外|此外|同时|以及)',
    String.raw`\n+`,
  ].join('|'),
  'iu',
);
