import { processClock, secondMs } from '../clock.ts';
import { cachedValue } from '../limits/cache.ts';
import { relatedness, usualCalibration } from './calibration.ts';
import { contentOf } from './documents.ts';
import { openKernel, queryLength, vectorLength } from './kernel/kernel.ts';
import { indexedWords, type Impacts } from './lexical.ts';
import type { Embedding } from './embedding.ts';
import type { Candidate, SearchIndex } from './search-index.ts';
import { closestWord, words } from './terms.ts';
import { cosine, squaredNorm, storedVector, type AskedVector } from './vectors.ts';

/** What an index in memory stores of a document. All texts may be English or Chinese. */
export interface KnownDocument {
  id: string;
  title: string;
  description: string | null;
  body: string;
}

/** An index of the few documents that the code itself describes. The filter is the set of allowed ids; null for all. */
export interface MemoryIndex extends SearchIndex<ReadonlySet<string> | null> {
  /** Replaces the documents. Their vectors are made at the first search; unchanged documents keep theirs. */
  know(documents: readonly KnownDocument[]): void;
  /** The ids of the most similar documents, at most five. Empty until the vectors are made, which this call starts. */
  nearTo(id: string): readonly string[];
}

/** Documents with less similar embeddings are unrelated. */
const nearMin = 0.5;
const nearMax = 5;
/** How long one search waits for the vectors of all documents; other searches use words alone until then. */
const learnMs = 10 * secondMs;

interface Entry {
  id: string;
  /** The text to embed. */
  content: string;
  words: Impacts;
}

/** In the memory of the kernel: first the query vector, then those of the documents. */
const askedAt = 0;
const vectorAt = (place: number): number => queryLength + place * vectorLength;

/** @param embedding null for an index by words only */
export function memoryIndex(embedding: Embedding | null): MemoryIndex {
  let entries: readonly Entry[] = [];
  let frequencies: ReadonlyMap<string, number> = new Map();
  /** The written form of each word, by its key. */
  let spellings: ReadonlyMap<string, string> = new Map();
  let closest = closestWord([]);
  /** By content, so that a changed document gets a new vector. */
  let vectors: ReadonlyMap<string, Int8Array> = new Map();
  /** The squared lengths of the vectors in the memory of the kernel, 0 without a vector; null until they are written. */
  let norms: readonly number[] | null = null;
  const kernel = openKernel();
  let calibration = usualCalibration;
  /** A cache of the neighbours, until a document changes. */
  let near = new Map<string, readonly string[]>();

  async function learn(embedding: Embedding): Promise<void> {
    const contents = [...new Set(entries.map(({ content }) => content))];
    const missing = contents.filter((content) => !vectors.has(content));
    if (missing.length === 0) return;
    const made = await embedding.tried('documents', learnMs, new AbortController().signal, (signal) =>
      embedding.embedder.embedTexts(missing, { purpose: 'document', signal }),
    );
    const known = new Map(missing.flatMap((content, at) => pair(content, storedForm(made?.[at]))));
    vectors = new Map(contents.flatMap((content) => pair(content, known.get(content) ?? vectors.get(content))));
    calibration = await embedding.calibrated();
    norms = null;
    near = new Map();
  }

  const learned = cachedValue(async () => (embedding === null ? undefined : learn(embedding)), { clock: processClock, ttlMs: 0 });

  function written(): readonly number[] {
    kernel.grow(vectorAt(entries.length));
    return entries.map(({ content }, place) => {
      const vector = vectors.get(content);
      if (vector === undefined) return 0;
      new Int8Array(kernel.bytes().buffer, vectorAt(place), vectorLength).set(vector);
      return squaredNorm(vector);
    });
  }

  /** The cosine of a vector and each document; null without a vector. Synchronous. */
  function cosines(vector: AskedVector): Array<number | null> {
    norms ??= written();
    const norm = squaredNorm(vector);
    new Int16Array(kernel.bytes().buffer, askedAt, vector.length).set(vector);
    return norms.map((own, place) => (own === 0 ? null : cosine(kernel.dot(vectorAt(place), askedAt), norm, own)));
  }

  function nearestTo(id: string, vector: Int8Array): readonly string[] {
    return cosines(vector)
      .flatMap((cosine, place) => {
        const other = entries[place]?.id ?? id;
        const related = cosine === null || other === id ? 0 : relatedness(cosine, calibration);
        return related < nearMin ? [] : [{ other, related }];
      })
      .sort((a, b) => b.related - a.related || (a.other < b.other ? -1 : 1))
      .slice(0, nearMax)
      .map(({ other }) => other);
  }

  return {
    know(documents) {
      const spelled = documents.flatMap(({ title, description, body }) => words(`${title}\n${description ?? ''}\n${body}`));
      entries = documents.map((document) => ({
        id: document.id,
        content: contentOf(document),
        words: indexedWords(document).impacts,
      }));
      frequencies = countsOf(entries);
      spellings = new Map(spelled.flatMap((word) => (word.kind === 'latin' ? [[word.stem, word.text]] : [])));
      closest = closestWord([...frequencies.keys()]);
      norms = null;
      near = new Map();
    },
    opened: (filter) => (filter === null ? null : { filter: null }),
    frequencies: async () => frequencies,
    async closestWord(typed) {
      const key = closest(typed);
      return key === null ? null : { key, text: spellings.get(key) ?? key };
    },
    /** All documents that pass: there are only a few. */
    async candidates({ vector, parts = [], filter }) {
      if (vector !== null) await learned();
      const found = [vector, ...parts.map((part) => part.vector)].map((each) => (each === null ? [] : cosines(each)));
      return entries.flatMap(({ id, words }, place): Candidate[] => {
        if (filter?.has(id) === false) return [];
        const [cosine = null, ...partCosines] = found.map((each) => each[place] ?? null);
        return [{ id, words, cosine, partCosines }];
      });
    },
    nearTo(id) {
      const vector = vectors.get(entries.find((entry) => entry.id === id)?.content ?? '');
      if (vector === undefined) {
        // Nobody awaits it: a failure is logged, and the next search tries again.
        if (entries.some((entry) => entry.id === id)) void learned().catch(() => {});
        return [];
      }
      const known = near.get(id) ?? nearestTo(id, vector);
      near.set(id, known);
      return known;
    },
  };
}

/** The number of documents by word; the empty word counts all documents. */
function countsOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map([['', entries.length]]);
  for (const { words } of entries) for (const key of words.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function storedForm(vector: Float32Array | undefined): Int8Array | null {
  return vector === undefined ? null : storedVector(vector);
}

function pair<Value>(key: string, value: Value | null | undefined): Array<[string, Value]> {
  return value === undefined || value === null ? [] : [[key, value]];
}
