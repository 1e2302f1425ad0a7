import type { IndexFilter } from './search-index.ts';

export interface MemoryRow {
  doc: number;
  assetType: string;
  license: string | null;
  mimeType: string | null;
  ownerId: string;
  language: string | null;
  priceMicros: number;
  /** In the form of `quantised`; null without a vector. */
  vector: Int8Array | null;
}

/** As `IndexFilter`, but with the numbers of documents. */
export type MemoryFilter = Omit<IndexFilter, 'assetIds'> & { docs?: ReadonlySet<number> };

/** The filterable facts, as one array of numbers each. Scanning a column takes about a nanosecond per row. */
type ColumnFilter = Omit<MemoryFilter, 'docs'>;

/** The columns of the documents. An empty slot passes no filter. */
export interface DocumentColumns {
  docs: Int32Array;
  /** Squared length of each vector; 0 without a vector. */
  norms: Int32Array;
  /** The sum of the worth of the words found, while a search runs; otherwise 0. */
  worths: Int32Array;
  /** 1 if the slot holds a document. */
  present: Uint8Array;
  /** 1 if that document has a vector. */
  vectored: Uint8Array;
  grow(length: number): void;
  set(slot: number, row: MemoryRow): void;
  clear(slot: number): void;
  /**
   * Clears the slots in `passing` that do not match the filter.
   * @returns how many are left; null for an empty filter
   */
  keep(filter: ColumnFilter, passing: Uint8Array): number | null;
}

const textColumns = ['assetType', 'license', 'mimeType', 'ownerId', 'language'] as const;

export function documentColumns(): DocumentColumns {
  const names = textNumbers();
  const texts = {
    assetType: new Int32Array(0),
    license: new Int32Array(0),
    mimeType: new Int32Array(0),
    ownerId: new Int32Array(0),
    language: new Int32Array(0),
  };
  let prices = new Float64Array(0);

  const columns: DocumentColumns = {
    docs: new Int32Array(0),
    norms: new Int32Array(0),
    worths: new Int32Array(0),
    present: new Uint8Array(0),
    vectored: new Uint8Array(0),
    grow(length) {
      if (length <= columns.docs.length) return;
      const longest = Math.max(length, 2 * columns.docs.length);
      const longer = (column: Int32Array, usual = 0): Int32Array<ArrayBuffer> => {
        const grown = new Int32Array(longest).fill(usual);
        grown.set(column);
        return grown;
      };
      columns.docs = longer(columns.docs);
      columns.norms = longer(columns.norms);
      columns.worths = longer(columns.worths);
      for (const name of textColumns) texts[name] = longer(texts[name], nothing);
      columns.present = longerBytes(columns.present, longest);
      columns.vectored = longerBytes(columns.vectored, longest);
      const grownPrices = new Float64Array(longest).fill(Infinity);
      grownPrices.set(prices);
      prices = grownPrices;
    },
    set(slot, row) {
      columns.clear(slot);
      columns.docs[slot] = row.doc;
      columns.present[slot] = 1;
      for (const name of textColumns) texts[name][slot] = names.take(row[name]);
      prices[slot] = row.priceMicros;
    },
    clear(slot) {
      for (const name of textColumns) {
        names.release(texts[name][slot] ?? nothing);
        texts[name][slot] = nothing;
      }
      prices[slot] = Infinity;
      columns.docs[slot] = 0;
      columns.norms[slot] = 0;
      columns.present[slot] = 0;
      columns.vectored[slot] = 0;
    },
    keep(filter, passing) {
      let count: number | null = null;
      for (const name of textColumns) {
        const wanted = filter[name];
        if (wanted !== undefined) count = keepWhere(keepEqual, [passing, texts[name], names.find(wanted)]);
      }
      if (filter.maxPriceMicros === undefined) return count;
      // Empty slots have an infinite price: they fail even without a maximum.
      return keepWhere(keepAtMost, [passing, prices, Math.min(filter.maxPriceMicros, Number.MAX_VALUE)]);
    },
  };
  return columns;
}

function longerBytes(column: Uint8Array, length: number): Uint8Array {
  const grown = new Uint8Array(length);
  grown.set(column);
  return grown;
}

/** Slots per call. A function that is called often gets the best machine code; one long loop does not (measured: 4 times slower). */
const stretch = 4096;

function keepWhere<Column>(
  keep: (passing: Uint8Array, column: Column, wanted: number, first: number, end: number) => number,
  [passing, column, wanted]: readonly [passing: Uint8Array, column: Column, wanted: number],
): number {
  let count = 0;
  for (let first = 0; first < passing.length; first += stretch) {
    count += keep(passing, column, wanted, first, Math.min(first + stretch, passing.length));
  }
  return count;
}

/** Without a branch, because the processor would mispredict it about half the time. */
function keepEqual(passing: Uint8Array, column: Int32Array, wanted: number, first: number, end: number): number {
  let count = 0;
  for (let slot = first; slot < end; slot += 1) {
    const passes = (passing[slot] ?? 0) & Number(column[slot] === wanted);
    passing[slot] = passes;
    count += passes;
  }
  return count;
}

function keepAtMost(passing: Uint8Array, column: Float64Array, most: number, first: number, end: number): number {
  let count = 0;
  for (let slot = first; slot < end; slot += 1) {
    const passes = (passing[slot] ?? 0) & Number((column[slot] ?? 0) <= most);
    passing[slot] = passes;
    count += passes;
  }
  return count;
}

/** Numbers for a document without the text, for a text that no document has, and for an empty slot: they never equal each other. */
const missing = -1;
const unknown = -2;
const nothing = -3;

/** Gives each text in use a number: numbers compare faster, and most documents share their texts. */
function textNumbers(): { take(text: string | null): number; find(text: string): number; release(number: number): void } {
  const numbers = new Map<string, number>();
  const kept: Array<{ text: string; uses: number }> = [];
  const free: number[] = [];
  return {
    take(text) {
      if (text === null) return missing;
      const number = numbers.get(text) ?? free.pop() ?? kept.length;
      numbers.set(text, number);
      kept[number] = { text, uses: (kept[number]?.uses ?? 0) + 1 };
      return number;
    },
    find: (text) => numbers.get(text) ?? unknown,
    release(number) {
      const entry = kept[number];
      if (entry === undefined) return;
      entry.uses -= 1;
      if (entry.uses > 0) return;
      numbers.delete(entry.text);
      free.push(number);
    },
  };
}
