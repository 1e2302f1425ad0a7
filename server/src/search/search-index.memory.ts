import { secondMs } from '../clock.ts';
import { relatedness, usualCalibration } from './calibration.ts';
import { contentOf } from './documents.ts';
import { openKernel, queryLength, vectorLength } from './kernel/kernel.ts';
import { indexedWords, type Impacts } from './lexical.ts';
import type { Embedding } from './embedding.ts';
import type { Candidate, SearchIndex } from './search-index.ts';
import { closestWord, words } from './terms.ts';
import { cosine, squaredNorm, storedVector, type AskedVector } from './vectors.ts';

/** What an index in memory knows of a document. All texts may be English or Chinese. */
export interface KnownDocument {
  id: string;
  title: string;
  description: string | null;
  body: string;
}

/** An index of the few documents that the code itself describes. Its filter is the ids that pass; null for all. */
export interface MemoryIndex extends SearchIndex<ReadonlySet<string> | null> {
  /** The documents from now on. Their vectors are made when the first question comes; what has not changed keeps its own. */
  know(documents: readonly KnownDocument[]): void;
  /** Those most alike to one, at most five. Empty until its vectors are made, which this begins. */
  nearTo(id: string): readonly string[];
}

/** Documents whose embeddings are less similar have nothing to do with each other. */
const nearMin = 0.5;
const nearMax = 5;
/** One search waits so long for the vectors of all documents; the others of that time go by words. */
const learnMs = 10 * secondMs;

interface Entry {
  id: string;
  /** What its vector is made of. */
  content: string;
  words: Impacts;
}

/** In the memory of the kernel: the vector that is compared, then those of the documents in a row. */
const askedAt = 0;
const vectorAt = (place: number): number => queryLength + place * vectorLength;

/** @param embedding null for an index of words alone */
export function memoryIndex(embedding: Embedding | null): MemoryIndex {
  let entries: readonly Entry[] = [];
  let frequencies: ReadonlyMap<string, number> = new Map();
  /** How each word is written, by its key. */
  let spellings: ReadonlyMap<string, string> = new Map();
  let closest = closestWord([]);
  /** By content, so that a document that has changed is learned anew. */
  let vectors: ReadonlyMap<string, Int8Array> = new Map();
  /** Whose vectors are in the memory of the kernel, and their squared lengths, 0 for none; null until they are written. */
  let norms: readonly number[] | null = null;
  const kernel = openKernel();
  let learning: Promise<void> | null = null;
  let calibration = usualCalibration;
  /** What is near each document, for as long as all are the same. */
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

  function learned(): Promise<void> {
    if (embedding === null) return Promise.resolve();
    learning ??= learn(embedding).finally(() => {
      learning = null;
    });
    return learning;
  }

  function written(): readonly number[] {
    kernel.grow(vectorAt(entries.length));
    return entries.map(({ content }, place) => {
      const vector = vectors.get(content);
      if (vector === undefined) return 0;
      new Int8Array(kernel.bytes().buffer, vectorAt(place), vectorLength).set(vector);
      return squaredNorm(vector);
    });
  }

  /** Of a vector and that of each document; null where that is not made yet. Awaits nothing. */
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
    /** Every document that passes: there are few. */
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
        // Nobody waits for it: a failure is logged, and the next question tries again.
        if (entries.some((entry) => entry.id === id)) void learned().catch(() => {});
        return [];
      }
      const known = near.get(id) ?? nearestTo(id, vector);
      near.set(id, known);
      return known;
    },
  };
}

/** In how many documents each word is; the empty one counts the documents themselves. */
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
