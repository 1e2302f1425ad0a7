import { readFileSync } from 'node:fs';
import { dimensions, type Embedder } from '../embedder.ts';
import { normalised } from '../vectors.ts';
import { openModel, type Model } from './builtin/model.ts';
import { sentencesOf } from './builtin/sentences.ts';
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
    knowsWord: (word) => model().knows(word),
    async embedTexts(texts, { purpose, signal }) {
      const embed = purpose === 'document' ? vectorOfDocument : vectorOfText;
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsAtOnce) {
        signal.throwIfAborted();
        if (at > 0) await new Promise(setImmediate);
        for (const text of texts.slice(at, at + textsAtOnce)) vectors.push(embed(model(), text));
      }
      signal.throwIfAborted();
      return vectors;
    },
  };
}

let opened: Model | null = null;

/** One for the process: it never changes, and all parts of the service share it. */
function model(): Model {
  opened ??= openModel(new Uint8Array(readFileSync(new URL('builtin/model.bin', import.meta.url))));
  return opened;
}

/** The unit vector of a question, or of any short text; all zero where the model knows nothing of it, as of most Korean: no text is near it. */
export function vectorOfText(model: Model, text: string): Float32Array {
  const sum = model.sumOf(text);
  return sum === null ? new Float32Array(dimensions) : vectorAnswer(sum, 'builtin');
}

/**
 * The unit vector of a text to be found. Its first paragraph is what it is called, the second what it says of itself, and all further ones are
 * its contents. One sum of all words would be dominated by a long description, so the name, each sentence and the contents are vectors
 * of their own before they are added (measured beside words against one sum of name and description: +0.3 nDCG on the mean of eight sets,
 * +1.2 where question and document are of two languages; weights a third higher or lower change less than 0.1).
 */
export function vectorOfDocument(model: Model, text: string): Float32Array {
  const [name = '', said = '', ...contents] = text.split('\n\n');
  const sentences = weighedSum(sentencesOf(said).map((sentence, at) => ({ vector: unitOf(model, sentence), weight: laterSentence ** at })));
  const parts = [
    { vector: unitOf(model, name), weight: 1 },
    { vector: sentences === null ? null : normalised(sentences), weight: saidWeight },
    { vector: unitOf(model, contents.join('\n')), weight: contentsWeight },
  ];
  const whole = weighedSum(parts);
  return whole === null ? vectorOfText(model, text) : vectorAnswer(whole, 'builtin');
}

const saidWeight = 1.2;
const contentsWeight = 0.4;
/** Each sentence counts so much of the one before it. */
const laterSentence = 0.7;

/** Null for a text without a word. */
function unitOf(model: Model, text: string): Float32Array | null {
  const rows = model.sumOf(text);
  return rows === null ? null : normalised(rows);
}

/** Null where all are. */
function weighedSum(parts: ReadonlyArray<{ vector: Float32Array | null; weight: number }>): Float32Array | null {
  let sum: Float32Array | null = null;
  for (const { vector, weight } of parts) {
    if (vector === null) continue;
    sum ??= new Float32Array(dimensions);
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return sum;
}
