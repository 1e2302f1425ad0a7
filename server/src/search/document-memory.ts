import { documentColumns, type MemoryFilter, type MemoryRow } from './document-columns.ts';
import { codeLength, histogramLength, queryLength, vectorLength, type Kernel } from './kernel/kernel.ts';
import { cosine, squaredNorm, type AskedVector } from './vectors.ts';

/** What a search over many documents needs to have at hand: their vectors, and what filters ask. Some 700 bytes a document. */
export interface DocumentMemory {
  set(row: MemoryRow): void;
  delete(doc: number): void;
  /** Which of the documents pass: for as long as nothing is awaited. */
  select(filter: MemoryFilter): Selection;
}

export interface Selection {
  readonly count: number;
  /** Whether no document has changed since: a selection that is not of now must not be asked. */
  isCurrent(): boolean;
  docs(): number[];
  /** The nearest by cosine, at most `limit`. Where many pass: of the thousands whose signs differ least, which misses next to none. */
  nearest(vector: AskedVector, limit: number): number[];
  /** Those worth the most by the sum over the lists that they are in, at most `limit`; of two that are worth the same, the lower number. */
  heaviest(lists: readonly FoundWords[], limit: number): number[];
  /** With the vector of each; null for a document without one. */
  cosines(vector: AskedVector, docs: readonly number[]): Map<number, number | null>;
}

/** Documents that have a word, and what that is worth: whole numbers, of which no document has more than 2^21. */
export interface FoundWords {
  docs: readonly number[];
  worth: number;
}

/** Documents of one piece of memory: memory grows by pieces, so that nothing is ever copied. */
const blockSlots = 4096;
const blockLength = blockSlots * (vectorLength + codeLength + 1 + 2);
const queryVector = 0;
const queryCode = queryLength;
const histogram = queryCode + codeLength;
/** The vectors of one piece that are compared, and how. */
const addresses = 4096;
const products = addresses + 4 * blockSlots;
const headLength = products + 4 * blockSlots;
/** So many are cheap to compare exactly; of more, so many are, and of very many this share: the nearest are harder to tell by signs
where many are near. */
const usualLimits = { exactMax: 10_000, roughMin: 1500, roughShare: 0.002 };

/** @param limits for tests: how many documents are compared exactly. */
export function documentMemory(kernel: Kernel, limits: Partial<typeof usualLimits> = {}): DocumentMemory {
  const { exactMax, roughMin, roughShare } = { ...usualLimits, ...limits };
  kernel.grow(headLength);
  const slots = slotNumbers();
  const free: number[] = [];
  const columns = documentColumns();
  let used = 0;
  let changes = 0;

  function slotFor(doc: number): number {
    const slot = slots.find(doc) ?? free.pop() ?? used;
    if (slot === used) {
      used += 1;
      kernel.grow(headLength + Math.ceil(used / blockSlots) * blockLength);
      columns.grow(Math.ceil(used / blockSlots) * blockSlots);
    }
    slots.set(doc, slot);
    return slot;
  }

  function writeVector(slot: number, vector: Int8Array | null): void {
    if (vector !== null) {
      kernel.bytes().set(bytesOf(vector), vectorAt(slot));
      kernel.code(vectorAt(slot), codeAt(slot));
    }
    columns.norms[slot] = vector === null ? 0 : squaredNorm(vector);
    columns.vectored[slot] = Number(columns.norms[slot] !== 0);
  }

  function writeQuery(vector: AskedVector): void {
    new Int16Array(kernel.bytes().buffer, queryVector, vector.length).set(vector);
  }

  /** The code is of what is above zero: a finer vector has the same. */
  function writeQueryCode(vector: AskedVector): void {
    const signs = new Int8Array(kernel.bytes().buffer, addresses, vector.length);
    for (let at = 0; at < vector.length; at += 1) signs[at] = (vector[at] ?? 0) > 0 ? 1 : 0;
    kernel.code(addresses, queryCode);
  }

  /** One byte a slot, 1 for those that pass, and how many. */
  function passingSlots({ docs, ...filter }: MemoryFilter): { passing: Uint8Array; count: number } {
    const length = Math.ceil(used / blockSlots) * blockSlots;
    const isOpen = docs === undefined && Object.keys(filter).length === 0;
    // Nothing is taken away from those that are there, so they need not be copied.
    if (isOpen) return { passing: columns.present.subarray(0, length), count: used - free.length };
    const passing = new Uint8Array(length);
    const named = docs === undefined ? passing.fill(1).length : mark(docs, passing);
    return { passing, count: columns.keep(filter, passing) ?? named };
  }

  function mark(docs: ReadonlySet<number>, passing: Uint8Array): number {
    let count = 0;
    for (const doc of docs) {
      const slot = slots.find(doc);
      if (slot === null) continue;
      passing[slot] = 1;
      count += 1;
    }
    return count;
  }

  function select(filter: MemoryFilter): Selection {
    const { passing, count } = passingSlots(filter);
    const asOf = changes;
    return {
      count,
      isCurrent: () => changes === asOf,
      docs: () => slotsOf(passing).map(docAt),
      nearest(vector, limit) {
        writeQuery(vector);
        const best = bestOf(limit);
        if (count <= exactMax) compareAll(slotsOf(passing), best);
        else {
          writeQueryCode(vector);
          compareNear(passing, count, best);
        }
        return best.slots().map(docAt);
      },
      heaviest: (lists, limit) => heaviest(passing, lists, limit),
      cosines(vector, docs) {
        writeQuery(vector);
        const norm = squaredNorm(vector);
        return new Map(docs.map((doc) => [doc, cosineOf(doc, norm)] as const));
      },
    };
  }

  const docAt = (slot: number): number => columns.docs[slot] ?? 0;

  function cosineOf(doc: number, queryNorm: number): number | null {
    const slot = slots.find(doc);
    const norm = slot === null ? 0 : (columns.norms[slot] ?? 0);
    return slot === null || norm === 0 ? null : cosine(kernel.dot(vectorAt(slot), queryVector), queryNorm, norm);
  }

  function heaviest(passing: Uint8Array, lists: readonly FoundWords[], limit: number): number[] {
    const { worths } = columns;
    const found: number[] = [];
    for (const { docs, worth } of lists) {
      for (const doc of docs) {
        const slot = slots.find(doc) ?? used;
        if (passing[slot] !== 1) continue;
        if (worths[slot] === 0) found.push(slot);
        worths[slot] = (worths[slot] ?? 0) + worth;
      }
    }
    const best = bestOf(limit);
    for (const slot of found) {
      best.offer(slot, (worths[slot] ?? 0) - docAt(slot) / 2 ** 31);
      worths[slot] = 0;
    }
    return best.slots().map(docAt);
  }

  function compareAll(passing: readonly number[], best: Best): void {
    for (let first = 0; first < passing.length; first += blockSlots) {
      const chosen = new Uint32Array(kernel.bytes().buffer, addresses, blockSlots);
      let count = 0;
      for (const slot of passing.slice(first, first + blockSlots)) if (columns.norms[slot] !== 0) chosen[count++] = vectorAt(slot);
      compare(count, best);
    }
  }

  /** Those whose signs differ in the fewest places. Many that are equally near are all compared: at worst, everything is. */
  function compareNear(passing: Uint8Array, count: number, best: Best): void {
    const bytes = kernel.bytes();
    bytes.fill(0, histogram, histogram + histogramLength);
    for (let first = 0; first < used; first += blockSlots) {
      writeMask(first, passing);
      kernel.scan(codeAt(first), Math.min(blockSlots, used - first), queryCode, maskAt(first), distancesAt(first), histogram);
    }
    const wanted = Math.max(roughMin, count * roughShare);
    const most = distanceOf(wanted, new Uint32Array(bytes.buffer, histogram, histogramLength / 4));
    for (let first = 0; first < used; first += blockSlots) {
      const slots = Math.min(blockSlots, used - first);
      compare(kernel.gather(distancesAt(first), slots, most, vectorAt(first), addresses), best);
    }
  }

  /** A slot without a vector is not looked at. Four slots at once. */
  function writeMask(first: number, passing: Uint8Array): void {
    const { vectored } = columns;
    const mask = new Uint32Array(kernel.bytes().buffer, maskAt(first), blockSlots / 4);
    const passes = new Uint32Array(passing.buffer, passing.byteOffset + first, blockSlots / 4);
    const has = new Uint32Array(vectored.buffer, vectored.byteOffset + first, blockSlots / 4);
    for (let four = 0; four < mask.length; four += 1) mask[four] = (passes[four] ?? 0) & (has[four] ?? 0);
  }

  /** Those whose addresses are written, in order of the cosine, but for the length of the query, which is the same for all. */
  function compare(count: number, best: Best): void {
    kernel.dots(addresses, count, queryVector, products);
    const { norms } = columns;
    const chosen = new Uint32Array(kernel.bytes().buffer, addresses, count);
    const dots = new Int32Array(kernel.bytes().buffer, products, count);
    for (let at = 0; at < count; at += 1) {
      const slot = slotAt(chosen[at] ?? 0);
      best.offer(slot, (dots[at] ?? 0) / Math.sqrt(norms[slot] ?? 1));
    }
  }

  return {
    set(row) {
      changes += 1;
      const slot = slotFor(row.doc);
      columns.set(slot, row);
      writeVector(slot, row.vector);
    },
    delete(doc) {
      const slot = slots.find(doc);
      if (slot === null) return;
      changes += 1;
      columns.clear(slot);
      slots.delete(doc);
      free.push(slot);
    },
    select,
  };
}

/** Where each document is. Numbers of documents are given in a row, and none twice while there is a later one. */
function slotNumbers(): { find(doc: number): number | null; set(doc: number, slot: number): void; delete(doc: number): void } {
  /** One more than the slot; 0 for none. */
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
  /** The nearest first; of two that are equally near, the one that was offered first. */
  slots(): number[];
}

/** Keeps the `limit` best of many: a row in order, into which ever fewer come. */
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

/** Most slots do not pass where it matters: four at once are passed over. */
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

/** The least distance within which there are so many. */
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
