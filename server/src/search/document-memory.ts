import { documentColumns, type MemoryFilter, type MemoryRow } from './document-columns.ts';
import { codeLength, histogramLength, queryLength, vectorLength, type Kernel } from './kernel/kernel.ts';
import { cosine, squaredNorm, type AskedVector } from './vectors.ts';

/** What a search over many documents needs in memory: their vectors and filterable facts, about 700 bytes per document. */
export interface DocumentMemory {
  set(row: MemoryRow): void;
  delete(doc: number): void;
  /** Selects the documents that pass the filter. The selection is valid until the next `await`. */
  select(filter: MemoryFilter): Selection;
}

export interface Selection {
  readonly count: number;
  /** Whether no document has changed since. An outdated selection must not be used. */
  isCurrent(): boolean;
  docs(): number[];
  /**
   * At most `limit` documents with the highest cosine. If many pass, only the thousands with the most similar signs are compared, which
   * misses almost none.
   */
  nearest(vector: AskedVector, limit: number): number[];
  /** At most `limit` documents with the highest sum over their lists; ties go to the lower number. */
  heaviest(lists: readonly FoundWords[], limit: number): number[];
  /** The cosine of each document; null for a document without a vector. */
  cosines(vector: AskedVector, docs: readonly number[]): Map<number, number | null>;
}

/** The documents that have a word, and its worth: an integer; the sum for one document stays within 2^21. */
export interface FoundWords {
  docs: readonly number[];
  worth: number;
}

/** Documents per block: memory grows block by block, so that nothing is copied. */
const blockSlots = 4096;
const blockLength = blockSlots * (vectorLength + codeLength + 1 + 2);
const queryVector = 0;
const queryCode = queryLength;
const histogram = queryCode + codeLength;
/** The addresses of the vectors to compare in one block, and their dot products. */
const addresses = 4096;
const products = addresses + 4 * blockSlots;
const headLength = products + 4 * blockSlots;
/**
 * Up to `exactMax` documents are all compared. Of more, at least `roughMin` or `roughShare` of them are: signs separate
 * the nearest documents less well if many are near.
 */
const usualLimits = { exactMax: 4000, roughMin: 1500, roughShare: 0.002 };

interface DocumentMemoryParts {
  kernel: Kernel;
  limits: typeof usualLimits;
  slots: ReturnType<typeof slotNumbers>;
  /** Slots of deleted documents. */
  free: number[];
  columns: ReturnType<typeof documentColumns>;
  /** Slots that are or were taken. */
  used: number;
  changes: number;
}

/** @param limits for tests: the number of documents that are compared exactly */
export function documentMemory(kernel: Kernel, limits: Partial<typeof usualLimits> = {}): DocumentMemory {
  kernel.grow(headLength);
  const parts: DocumentMemoryParts = {
    kernel,
    limits: { ...usualLimits, ...limits },
    slots: slotNumbers(),
    free: [],
    columns: documentColumns(),
    used: 0,
    changes: 0,
  };
  return {
    set: (row) => set(parts, row),
    delete: (doc) => remove(parts, doc),
    select: (filter) => selection(parts, filter),
  };
}

function slotFor(parts: DocumentMemoryParts, doc: number): number {
  const { slots, free, kernel, columns } = parts;
  const slot = slots.find(doc) ?? free.pop() ?? parts.used;
  if (slot === parts.used) {
    parts.used += 1;
    kernel.grow(headLength + Math.ceil(parts.used / blockSlots) * blockLength);
    columns.grow(Math.ceil(parts.used / blockSlots) * blockSlots);
  }
  slots.set(doc, slot);
  return slot;
}

function writeVector(parts: DocumentMemoryParts, slot: number, vector: Int8Array | null): void {
  const { kernel, columns } = parts;
  if (vector !== null) {
    kernel.bytes().set(bytesOf(vector), vectorAt(slot));
    kernel.code(vectorAt(slot), codeAt(slot));
  }
  columns.norms[slot] = vector === null ? 0 : squaredNorm(vector);
  columns.vectored[slot] = Number(columns.norms[slot] !== 0);
}

function writeQuery(parts: DocumentMemoryParts, vector: AskedVector): void {
  new Int16Array(parts.kernel.bytes().buffer, queryVector, vector.length).set(vector);
}

/** The code has one bit per dimension for `> 0`, which a finer vector does not change. */
function writeQueryCode(parts: DocumentMemoryParts, vector: AskedVector): void {
  const signs = new Int8Array(parts.kernel.bytes().buffer, addresses, vector.length);
  for (let at = 0; at < vector.length; at += 1) signs[at] = (vector[at] ?? 0) > 0 ? 1 : 0;
  parts.kernel.code(addresses, queryCode);
}

/** One byte per slot, 1 for those that pass, and their number. */
function passingSlots(parts: DocumentMemoryParts, { docs, ...filter }: MemoryFilter): { passing: Uint8Array; count: number } {
  const length = Math.ceil(parts.used / blockSlots) * blockSlots;
  const isOpen = docs === undefined && Object.keys(filter).length === 0;
  // Used slots are only added, so this view needs no copy.
  if (isOpen) return { passing: parts.columns.present.subarray(0, length), count: parts.used - parts.free.length };
  const passing = new Uint8Array(length);
  const named = docs === undefined ? passing.fill(1).length : mark(parts, docs, passing);
  return { passing, count: parts.columns.keep(filter, passing) ?? named };
}

function mark(parts: DocumentMemoryParts, docs: ReadonlySet<number>, passing: Uint8Array): number {
  let count = 0;
  for (const doc of docs) {
    const slot = parts.slots.find(doc);
    if (slot === null) continue;
    passing[slot] = 1;
    count += 1;
  }
  return count;
}

function selection(parts: DocumentMemoryParts, filter: MemoryFilter): Selection {
  const { passing, count } = passingSlots(parts, filter);
  const asOf = parts.changes;
  return {
    count,
    isCurrent: () => parts.changes === asOf,
    docs: () => slotsOf(passing).map((slot) => docAt(parts, slot)),
    nearest(vector, limit) {
      writeQuery(parts, vector);
      const best = bestOf(limit);
      if (count <= parts.limits.exactMax) compareAll(parts, passing, best);
      else {
        writeQueryCode(parts, vector);
        compareNear(parts, passing, count, best);
      }
      return best.slots().map((slot) => docAt(parts, slot));
    },
    heaviest: (lists, limit) => heaviest(parts, passing, lists, limit),
    cosines(vector, docs) {
      writeQuery(parts, vector);
      const norm = squaredNorm(vector);
      return new Map(docs.map((doc) => [doc, cosineOf(parts, doc, norm)] as const));
    },
  };
}

function docAt(parts: DocumentMemoryParts, slot: number): number {
  return parts.columns.docs[slot] ?? 0;
}

function cosineOf(parts: DocumentMemoryParts, doc: number, queryNorm: number): number | null {
  const slot = parts.slots.find(doc);
  const norm = slot === null ? 0 : (parts.columns.norms[slot] ?? 0);
  return slot === null || norm === 0 ? null : cosine(parts.kernel.dot(vectorAt(slot), queryVector), queryNorm, norm);
}

function heaviest(parts: DocumentMemoryParts, passing: Uint8Array, lists: readonly FoundWords[], limit: number): number[] {
  const { worths } = parts.columns;
  const found: number[] = [];
  for (const { docs, worth } of lists) {
    for (const doc of docs) {
      const slot = parts.slots.find(doc) ?? parts.used;
      if (passing[slot] !== 1) continue;
      if (worths[slot] === 0) found.push(slot);
      worths[slot] = (worths[slot] ?? 0) + worth;
    }
  }
  const best = bestOf(limit);
  for (const slot of found) {
    best.offer(slot, (worths[slot] ?? 0) - docAt(parts, slot) / 2 ** 31);
    worths[slot] = 0;
  }
  return best.slots().map((slot) => docAt(parts, slot));
}

function compareAll(parts: DocumentMemoryParts, passing: Uint8Array, best: Best): void {
  const { vectored } = parts.columns;
  for (let first = 0; first < passing.length; first += blockSlots) {
    const chosen = new Uint32Array(parts.kernel.bytes().buffer, addresses, blockSlots);
    let count = 0;
    for (let slot = first; slot < first + blockSlots; slot += 1)
      if (passing[slot] === 1 && vectored[slot] === 1) chosen[count++] = vectorAt(slot);
    compare(parts, count, best);
  }
}

/** Compares the documents whose signs differ in the fewest dimensions. Ties are all compared: in the worst case every document. */
function compareNear(parts: DocumentMemoryParts, passing: Uint8Array, count: number, best: Best): void {
  const { kernel, limits } = parts;
  const bytes = kernel.bytes();
  bytes.fill(0, histogram, histogram + histogramLength);
  for (let first = 0; first < parts.used; first += blockSlots) {
    writeMask(parts, first, passing);
    kernel.scan(codeAt(first), Math.min(blockSlots, parts.used - first), queryCode, maskAt(first), distancesAt(first), histogram);
  }
  const wanted = Math.max(limits.roughMin, count * limits.roughShare);
  const most = distanceOf(wanted, new Uint32Array(bytes.buffer, histogram, histogramLength / 4));
  for (let first = 0; first < parts.used; first += blockSlots) {
    const slots = Math.min(blockSlots, parts.used - first);
    compare(parts, kernel.gather(distancesAt(first), slots, most, vectorAt(first), addresses), best);
  }
}

/** Skips slots without a vector; handles four slots at once. */
function writeMask(parts: DocumentMemoryParts, first: number, passing: Uint8Array): void {
  const { vectored } = parts.columns;
  const mask = new Uint32Array(parts.kernel.bytes().buffer, maskAt(first), blockSlots / 4);
  const passes = new Uint32Array(passing.buffer, passing.byteOffset + first, blockSlots / 4);
  const has = new Uint32Array(vectored.buffer, vectored.byteOffset + first, blockSlots / 4);
  for (let four = 0; four < mask.length; four += 1) mask[four] = (passes[four] ?? 0) & (has[four] ?? 0);
}

/**
 * Compares the vectors at the written addresses. The values order like the cosine: the length of the query is left out, because it is the
 * same for all.
 */
function compare(parts: DocumentMemoryParts, count: number, best: Best): void {
  const { kernel, columns } = parts;
  kernel.dots(addresses, count, queryVector, products);
  const { norms } = columns;
  const chosen = new Uint32Array(kernel.bytes().buffer, addresses, count);
  const dots = new Int32Array(kernel.bytes().buffer, products, count);
  for (let at = 0; at < count; at += 1) {
    const slot = slotAt(chosen[at] ?? 0);
    best.offer(slot, (dots[at] ?? 0) / Math.sqrt(norms[slot] ?? 1));
  }
}

function set(parts: DocumentMemoryParts, row: MemoryRow): void {
  parts.changes += 1;
  const slot = slotFor(parts, row.doc);
  parts.columns.set(slot, row);
  writeVector(parts, slot, row.vector);
}

function remove(parts: DocumentMemoryParts, doc: number): void {
  const { slots, columns, free } = parts;
  const slot = slots.find(doc);
  if (slot === null) return;
  parts.changes += 1;
  columns.clear(slot);
  slots.delete(doc);
  free.push(slot);
}

/** The slot of each document. Document numbers are sequential, and are not reused while a higher one exists. */
function slotNumbers(): { find(doc: number): number | null; set(doc: number, slot: number): void; delete(doc: number): void } {
  /** The slot plus one; 0 for no slot. */
  let places = new Int32Array(blockSlots);
  return {
    find(doc) {
      const place = places[doc] ?? 0;
      return place === 0 ? null : place - 1;
    },
    set(doc, slot) {
      if (doc >= places.length) {
        const longer = new Int32Array(Math.max(doc + 1, 2 * places.length));
        longer.set(places);
        places = longer;
      }
      places[doc] = slot + 1;
    },
    delete(doc) {
      if (doc < places.length) places[doc] = 0;
    },
  };
}

interface Best {
  offer(slot: number, nearness: number): void;
  /** Nearest first; ties in the order in which they were offered. */
  slots(): number[];
}

/** Keeps the `limit` nearest slots in a sorted array. Insertions become rarer as it fills. */
function bestOf(limit: number): Best {
  const slots: number[] = [];
  const nearnesses: number[] = [];
  return {
    offer(slot, nearness) {
      if (slots.length >= limit && nearness <= (nearnesses[limit - 1] ?? Infinity)) return;
      let at = Math.min(slots.length, limit - 1);
      while (at > 0 && nearness > (nearnesses[at - 1] ?? Infinity)) {
        slots[at] = slots[at - 1] ?? 0;
        nearnesses[at] = nearnesses[at - 1] ?? 0;
        at -= 1;
      }
      slots[at] = slot;
      nearnesses[at] = nearness;
    },
    slots: () => slots,
  };
}

/** In large indexes most slots fail the filter, so four are skipped at once. */
function slotsOf(passing: Uint8Array): number[] {
  const found: number[] = [];
  const fours = new Uint32Array(passing.buffer, passing.byteOffset, passing.length / 4);
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let slot = 4 * four; slot < 4 * four + 4; slot += 1) if (passing[slot] === 1) found.push(slot);
  }
  return found;
}

function blockAt(slot: number): number {
  return headLength + Math.floor(slot / blockSlots) * blockLength;
}

function vectorAt(slot: number): number {
  return blockAt(slot) + (slot % blockSlots) * vectorLength;
}

function slotAt(vector: number): number {
  const block = Math.floor((vector - headLength) / blockLength);
  return block * blockSlots + (vector - headLength - block * blockLength) / vectorLength;
}

function codeAt(slot: number): number {
  return blockAt(slot) + blockSlots * vectorLength + (slot % blockSlots) * codeLength;
}

function distancesAt(firstSlot: number): number {
  return blockAt(firstSlot) + blockSlots * (vectorLength + codeLength);
}

function maskAt(firstSlot: number): number {
  return distancesAt(firstSlot) + blockSlots * 2;
}

/** The smallest distance that covers at least `wanted` documents. */
function distanceOf(wanted: number, histogram: Uint32Array): number {
  let sum = 0;
  for (let distance = 0; distance < histogram.length; distance += 1) {
    sum += histogram[distance] ?? 0;
    if (sum >= wanted) return distance;
  }
  return histogram.length;
}

function bytesOf(vector: Int8Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.length);
}
