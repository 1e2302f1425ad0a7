import { processClock, secondMs } from '../clock.ts';
import { BoundedMap, cachedValue } from '../limits/cache.ts';
import { relatedness, usualCalibration, type Calibration } from './calibration.ts';
import { contentOf } from './documents.ts';
import { openKernel, queryLength, vectorLength } from './kernel/kernel.ts';
import { indexedWords, type Impacts } from './lexical.ts';
import type { Embedding } from './embedding.ts';
import type { Candidate, Question, SearchIndex } from './search-index.ts';
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

interface MemoryIndexParts {
  entries: readonly Entry[];
  frequencies: ReadonlyMap<string, number>;
  /** The written form of each word, by its key. */
  spellings: ReadonlyMap<string, string>;
  closest: ReturnType<typeof closestWord>;
  /** By content, so that a changed document gets a new vector. */
  vectors: ReadonlyMap<string, Int8Array>;
  /** The squared lengths of the vectors in the memory of the kernel, 0 without a vector; null until they are written. */
  norms: readonly number[] | null;
  kernel: ReturnType<typeof openKernel>;
  calibration: Calibration;
  /** A cache of the neighbours, until a document changes. */
  near: Map<string, readonly string[]>;
  /** Makes the missing vectors, once for all that ask. */
  learned(): Promise<void>;
}

/** @param embedding null for an index by words only */
export function memoryIndex(embedding: Embedding | null): MemoryIndex {
  const index: MemoryIndexParts = {
    entries: [],
    frequencies: new Map(),
    spellings: new Map(),
    closest: closestWord([]),
    vectors: new Map(),
    norms: null,
    kernel: openKernel(),
    calibration: usualCalibration,
    near: new Map(),
    learned: cachedValue(async () => (embedding === null ? undefined : learn(index, embedding)), { clock: processClock, ttlMs: 0 }),
  };

  return {
    know: (...given) => know(index, ...given),
    opened: (filter) => (filter === null ? null : { filter: null }),
    frequencies: async () => index.frequencies,
    closestWord: async (typed) => closestTo(index, typed),
    candidates: (question) => candidates(index, question),
    nearTo: (...given) => nearTo(index, ...given),
  };
}

async function learn(index: MemoryIndexParts, embedding: Embedding): Promise<void> {
  const contents = [...new Set(index.entries.map(({ content }) => content))];
  const missing = contents.filter((content) => !index.vectors.has(content));
  if (missing.length === 0) return;
  const made = await embedding.tried('documents', learnMs, new AbortController().signal, (signal) =>
    embedding.embedder.embedTexts(missing, { purpose: 'document', signal }),
  );
  const known = new Map(missing.flatMap((content, at) => pair(content, storedForm(made?.[at]))));
  index.vectors = new Map(contents.flatMap((content) => pair(content, known.get(content) ?? index.vectors.get(content))));
  index.calibration = await embedding.calibrated();
  index.norms = null;
  index.near = new Map();
}

function written(index: MemoryIndexParts): readonly number[] {
  index.kernel.grow(vectorAt(index.entries.length));
  return index.entries.map(({ content }, place) => {
    const vector = index.vectors.get(content);
    if (vector === undefined) return 0;
    new Int8Array(index.kernel.bytes().buffer, vectorAt(place), vectorLength).set(vector);
    return squaredNorm(vector);
  });
}

/** The cosine of a vector and each document; null without a vector. Synchronous. */
function cosines(index: MemoryIndexParts, vector: AskedVector): Array<number | null> {
  index.norms ??= written(index);
  const norm = squaredNorm(vector);
  new Int16Array(index.kernel.bytes().buffer, askedAt, vector.length).set(vector);
  return index.norms.map((own, place) => (own === 0 ? null : cosine(index.kernel.dot(vectorAt(place), askedAt), norm, own)));
}

function nearestTo(index: MemoryIndexParts, id: string, vector: Int8Array): readonly string[] {
  return cosines(index, vector)
    .flatMap((cosine, place) => {
      const other = index.entries[place]?.id ?? id;
      const related = cosine === null || other === id ? 0 : relatedness(cosine, index.calibration);
      return related < nearMin ? [] : [{ other, related }];
    })
    .sort((a, b) => b.related - a.related || (a.other < b.other ? -1 : 1))
    .slice(0, nearMax)
    .map(({ other }) => other);
}

function know(index: MemoryIndexParts, documents: readonly KnownDocument[]): void {
  const entries = documents.map((document) => ({ id: document.id, ...readDocument(document) }));
  index.entries = entries;
  index.frequencies = countsOf(entries);
  index.spellings = new Map(entries.flatMap(({ spellings }) => spellings));
  index.closest = closestWord([...index.frequencies.keys()]);
  index.norms = null;
  index.near = new Map();
}

interface ReadDocument extends Pick<Entry, 'content' | 'words'> {
  spellings: ReadonlyArray<readonly [key: string, text: string]>;
}

/** By their texts: tools are known anew with each change of a setting, and most of them are as they were. */
const readDocuments = new BoundedMap<string, ReadDocument>(1000);

function readDocument(document: KnownDocument): ReadDocument {
  const { title, description, body } = document;
  const text = JSON.stringify([title, description, body]);
  const known = readDocuments.get(text);
  if (known !== undefined) return known;
  const spelled = words(`${title}\n${description ?? ''}\n${body}`);
  const read: ReadDocument = {
    content: contentOf(document),
    words: indexedWords(document).impacts,
    spellings: spelled.flatMap((word) => (word.kind === 'latin' ? [[word.stem, word.text] as const] : [])),
  };
  readDocuments.set(text, read);
  return read;
}

function closestTo(index: MemoryIndexParts, typed: string): { key: string; text: string } | null {
  const key = index.closest(typed);
  return key === null ? null : { key, text: index.spellings.get(key) ?? key };
}

/** Of a question without parts. */
const noCosines: Candidate['partCosines'] = [];

/** All documents that pass: there are only a few. */
async function candidates(
  index: MemoryIndexParts,
  { vector, parts = [], filter }: Question<ReadonlySet<string> | null>,
): Promise<Candidate[]> {
  if (vector !== null) await index.learned();
  const whole = vector === null ? [] : cosines(index, vector);
  const ofParts = parts.map((part) => (part.vector === null ? [] : cosines(index, part.vector)));
  const found: Candidate[] = [];
  index.entries.forEach(({ id, words }, place) => {
    if (filter?.has(id) === false) return;
    const partCosines = ofParts.length === 0 ? noCosines : ofParts.map((each) => each[place] ?? null);
    found.push({ id, words, cosine: whole[place] ?? null, partCosines });
  });
  return found;
}

function nearTo(index: MemoryIndexParts, id: string): readonly string[] {
  const vector = index.vectors.get(index.entries.find((entry) => entry.id === id)?.content ?? '');
  if (vector === undefined) {
    // Nobody awaits it: a failure is logged, and the next search tries again.
    if (index.entries.some((entry) => entry.id === id)) void index.learned().catch(() => {});
    return [];
  }
  const known = index.near.get(id) ?? nearestTo(index, id, vector);
  index.near.set(id, known);
  return known;
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
