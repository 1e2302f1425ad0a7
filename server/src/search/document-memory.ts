import { documentColumns, type MemoryFilter, type MemoryRow } from './document-columns.ts';
import { codeLength, histogramLength, vectorLength, type Kernel } from './kernel/kernel.ts';
import { cosine, squaredNorm } from './vectors.ts';

/** What a search over many documents needs to have at hand: their vectors, and what filters ask. About 620 bytes a document. */
export interface DocumentMemory {
  set(row: MemoryRow): void;
  delete(doc: number): void;
  /** Which of the documents pass: for as long as nothing is awaited. */
  select(filter: MemoryFilter): Selection;
}

export interface Selection {
  readonly count: number;
  has(doc: number): boolean;
  docs(): number[];
  /** The nearest by cosine, at most `limit`. Where many pass: of the 1,000 whose signs differ least, which misses about one in 200. */
  nearest(vector: Int8Array, limit: number): number[];
  /** Null for a document without a vector. */
  cosine(vector: Int8Array, doc: number): number | null;
}

/** Documents of one piece of memory: memory grows by pieces, so that nothing is ever copied. */
const blockSlots = 4096;
const blockLength = blockSlots * (vectorLength + codeLength + 1 + 2);
const headLength = 4096;
const queryVector = 0;
const queryCode = vectorLength;
const histogram = 1024;
/** So many are cheap to compare exactly. */
const exactMax = 4000;
const roughMax = 1000;

export function documentMemory(kernel: Kernel): DocumentMemory {
  kernel.grow(headLength);
  const slots = new Map<number, number>();
  const free: number[] = [];
  const columns = documentColumns();
  let used = 0;

  function slotFor(doc: number): number {
    const slot = slots.get(doc) ?? free.pop() ?? used;
    if (slot === used) {
      used += 1;
      kernel.grow(headLength + Math.ceil(used / blockSlots) * blockLength);
      columns.grow(Math.ceil(used / blockSlots) * blockSlots);
    }
    slots.set(doc, slot);
    return slot;
  }

  function writeVector(slot: number, vector: Int8Array | null): void {
    columns.norms[slot] = vector === null ? 0 : squaredNorm(vector);
    if (vector === null) return;
    const bytes = kernel.bytes();
    bytes.set(bytesOf(vector), vectorAt(slot));
    writeCode(bytes, codeAt(slot), vector);
  }

  function select(filter: MemoryFilter): Selection {
    const passes = columns.test(filter);
    let count = Object.keys(filter).length === 0 ? slots.size : 0;
    if (count === 0) for (let slot = 0; slot < used; slot += 1) if (passes(slot)) count += 1;
    const docs = function* (): Generator<number> {
      for (let slot = 0; slot < used; slot += 1) if (passes(slot)) yield slot;
    };
    const cosineAt = (slot: number, queryNorm: number): number =>
      cosine(kernel.dot(queryVector, vectorAt(slot)), queryNorm, columns.norms[slot] ?? 0);
    return {
      count,
      has: (doc) => passes(slots.get(doc) ?? used),
      docs: () => Array.from(docs(), (slot) => columns.docs[slot] ?? 0),
      nearest(vector, limit) {
        kernel.bytes().set(bytesOf(vector), queryVector);
        const queryNorm = squaredNorm(vector);
        const compared = count <= exactMax ? [...docs()] : roughly(vector, passes);
        return compared
          .filter((slot) => columns.norms[slot] !== 0)
          .map((slot) => ({ slot, cosine: cosineAt(slot, queryNorm) }))
          .sort((a, b) => b.cosine - a.cosine)
          .slice(0, limit)
          .map(({ slot }) => columns.docs[slot] ?? 0);
      },
      cosine(vector, doc) {
        const slot = slots.get(doc);
        if (slot === undefined || columns.norms[slot] === 0) return null;
        kernel.bytes().set(bytesOf(vector), queryVector);
        return cosineAt(slot, squaredNorm(vector));
      },
    };
  }

  /** The slots whose signs differ in the fewest places, about `roughMax`. */
  function roughly(vector: Int8Array, passes: (slot: number) => boolean): number[] {
    const bytes = kernel.bytes();
    writeCode(bytes, queryCode, vector);
    bytes.fill(0, histogram, histogram + histogramLength);
    for (let first = 0; first < used; first += blockSlots) {
      const count = Math.min(blockSlots, used - first);
      const mask = maskAt(first);
      for (let at = 0; at < count; at += 1) bytes[mask + at] = columns.norms[first + at] !== 0 && passes(first + at) ? 1 : 0;
      kernel.scan(codeAt(first), count, queryCode, mask, distancesAt(first), histogram);
    }
    const distanceMax = enough(new Uint32Array(bytes.buffer, histogram, histogramLength / 4));
    const found: number[] = [];
    for (let first = 0; first < used; first += blockSlots) {
      const distances = new Uint16Array(bytes.buffer, distancesAt(first), Math.min(blockSlots, used - first));
      for (let at = 0; at < distances.length; at += 1) if ((distances[at] ?? 0) <= distanceMax) found.push(first + at);
    }
    return found;
  }

  return {
    set(row) {
      const slot = slotFor(row.doc);
      columns.set(slot, row);
      writeVector(slot, row.vector);
    },
    delete(doc) {
      const slot = slots.get(doc);
      if (slot === undefined) return;
      columns.clear(slot);
      slots.delete(doc);
      free.push(slot);
    },
    select,
  };
}

function blockAt(slot: number): number {
  return headLength + Math.floor(slot / blockSlots) * blockLength;
}

function vectorAt(slot: number): number {
  return blockAt(slot) + (slot % blockSlots) * vectorLength;
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

/** One bit a dimension: whether it is above zero. */
function writeCode(bytes: Uint8Array, at: number, vector: Int8Array): void {
  for (let octet = 0; octet < codeLength; octet += 1) {
    let bits = 0;
    for (let bit = 0; bit < 8; bit += 1) if ((vector[octet * 8 + bit] ?? 0) > 0) bits |= 1 << bit;
    bytes[at + octet] = bits;
  }
}

/** The least distance within which there are `roughMax`. */
function enough(histogram: Uint32Array): number {
  let sum = 0;
  for (let distance = 0; distance < histogram.length; distance += 1) {
    sum += histogram[distance] ?? 0;
    if (sum >= roughMax) return distance;
  }
  return histogram.length;
}

function bytesOf(vector: Int8Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.length);
}
