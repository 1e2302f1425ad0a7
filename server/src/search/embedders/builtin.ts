import type { Embedder } from '../embedder.ts';
import { dimensions } from '../embedder.ts';
import { conceptsOf, lexiconPhrases } from '../synonyms.ts';
import { indexKeys, queryTerms, type Term } from '../terms.ts';
import { vectorAnswer } from './vector-answer.ts';

const textLengthMax = 4000;
const termsMax = 256;

/** How much each kind of feature counts beside a word itself. */
const weights = { concept: 1.2, hint: 0.3, pair: 0.35, spelling: 0.8, character: 0.2 };
const spellingMin = 3;
const spellingMax = 5;

/**
 * The offline embedder: no weights, no network. A text is the sum of its features, each a fixed pseudo-random row (random indexing,
 * Sahlgren 2005): words, neighbours, pieces of words that the lexicon does not know, and the concepts that it gives words of both
 * languages, which is what lets a Chinese question find an English title.
 */
export function builtinEmbedder(): Embedder {
  return {
    id: 'farebox-hash-512-v1',
    async embedTexts(texts, { signal }) {
      signal.throwIfAborted();
      return texts.map((text) => embed(text));
    },
  };
}

function embed(text: string): Float32Array {
  const read = text.slice(0, textLengthMax);
  const counts = new Map<string, number>();
  for (const { key } of indexKeys(read, lexiconPhrases)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const sum = new Float32Array(dimensions);
  let before: Term | null = null;
  for (const term of queryTerms(read, lexiconPhrases, termsMax)) {
    const weight = term.weight * Math.min(1 + Math.log(counts.get(term.key) ?? 1), 3);
    for (const [feature, part] of featuresOf(term)) add(sum, feature, weight * part);
    if (before !== null) add(sum, `pair ${before.key} ${term.key}`, weight * before.weight * weights.pair);
    before = term;
  }
  // A text without a word is a text too: all such are alike.
  if (sum.every((value) => value === 0)) add(sum, 'nothing', 1);
  return vectorAnswer(sum, 'builtin');
}

function* featuresOf({ key, kind }: Term): Generator<readonly [feature: string, part: number]> {
  yield [`word ${key}`, 1];
  const { same, related } = conceptsOf(key);
  for (const concept of same) yield [`concept ${concept}`, weights.concept / Math.sqrt(same.length)];
  for (const concept of related) yield [`concept ${concept}`, weights.hint / Math.sqrt(related.length)];
  if (kind !== 'latin') for (const character of key) yield [`character ${character}`, weights.character];
  else if (same.length === 0) yield* spellingOf(key);
}

/** The pieces of an unknown word, together as much as `weights.spelling`: a misspelling shares most of them. */
function* spellingOf(word: string): Generator<readonly [feature: string, part: number]> {
  const letters = [...`<${word.slice(0, 32)}>`];
  const pieces: string[] = [];
  for (let length = spellingMin; length <= spellingMax; length += 1) {
    for (let at = 0; at + length <= letters.length; at += 1) pieces.push(letters.slice(at, at + length).join(''));
  }
  for (const piece of pieces) yield [`piece ${piece}`, weights.spelling / Math.sqrt(pieces.length)];
}

/** Adds the row of a feature: 512 signs that its name alone decides. */
function add(sum: Float32Array, feature: string, weight: number): void {
  let state = hash(feature);
  for (let at = 0; at < dimensions; at += 32) {
    // Xorshift (Marsaglia 2003), mixed: neighbouring states must not give alike bits.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    let bits = Math.imul(state ^ (state >>> 16), 0x45d9_f3b);
    bits ^= bits >>> 15;
    // Without a branch: which way it goes is random, and mispredicted half of the time.
    for (let bit = 0; bit < 32; bit += 1) sum[at + bit] = (sum[at + bit] ?? 0) + weight * (((bits >>> bit) & 1) * 2 - 1);
  }
}

/** FNV-1a over UTF-16 units, then mixed; never 0, where xorshift would stay. */
function hash(text: string): number {
  let state = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x0100_0193);
  state ^= state >>> 16;
  state = Math.imul(state, 0x85eb_ca6b);
  state ^= state >>> 13;
  return state === 0 ? 1 : state;
}
