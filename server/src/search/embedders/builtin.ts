import { readFileSync } from 'node:fs';
import { dimensions, type Embedder } from '../embedder.ts';
import { openModel, type Model } from './builtin/model.ts';
import { vectorAnswer } from './vector-answer.ts';

/** Texts that are embedded before others get a turn: a hundred are some ten milliseconds. */
const textsAtOnce = 100;

/**
 * The offline embedder: a trained bag of words, pieces of words and Chinese characters (see `embedder/README.md` and the data sheet beside the
 * model), no network and no dependency. The model file is read when the first text comes.
 */
export function builtinEmbedder(): Embedder {
  return {
    get id() {
      return model().id;
    },
    async embedTexts(texts, { signal }) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsAtOnce) {
        signal.throwIfAborted();
        if (at > 0) await new Promise(setImmediate);
        for (const text of texts.slice(at, at + textsAtOnce)) vectors.push(embed(text));
      }
      signal.throwIfAborted();
      return vectors;
    },
  };
}

/** How much a word of a query says, as the built-in model has learned it: about 0.2 for `the`, 1.5 for `weather`; null for a word unknown to it. */
export function wordWeight(word: string): number | null {
  return model().weightOf(word);
}

let opened: Model | null = null;

/** One for the process: it never changes, and every part of the service means the same. */
function model(): Model {
  opened ??= openModel(new Uint8Array(readFileSync(new URL('builtin/model.bin', import.meta.url))));
  return opened;
}

function embed(text: string): Float32Array {
  return vectorAnswer(model().sumOf(text) ?? model().sumOf(nothing) ?? new Float32Array(dimensions).fill(1), 'builtin');
}

/** What a text without any word is taken for: a text too, and all such are alike. */
const nothing = 'nothing';
