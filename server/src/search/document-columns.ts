import type { IndexFilter } from './search-index.ts';

export interface MemoryRow {
  doc: number;
  assetType: string;
  license: string | null;
  mimeType: string | null;
  ownerId: string;
  priceMicros: number;
  /** In the form of `quantised`; null while there is none. */
  vector: Int8Array | null;
}

/** The same as `IndexFilter`, but of documents by number. */
export type MemoryFilter = Omit<IndexFilter, 'assetIds'> & { docs?: ReadonlySet<number> };

/** What filters ask of the rows: numbers in columns, each looked through by itself, which takes about a nanosecond a row. */
type ColumnFilter = Omit<MemoryFilter, 'docs'>;

/** A slot without a document passes no filter. */
export interface DocumentColumns {
  docs: Int32Array;
  /** Squared length of each vector, 0 for none. */
  norms: Int32Array;
  /** What words found there are worth, while a search adds it up; else 0. */
  worths: Int32Array;
  /** 1 where there is a document. */
  present: Uint8Array;
  /** 1 where there is a vector too. */
  vectored: Uint8Array;
  grow(length: number): void;
  set(slot: number, row: MemoryRow): void;
  clear(slot: number): void;
  /** Leaves of the slots that are 1 those that pass. @returns how many; null where the filter asks nothing */
  keep(filter: ColumnFilter, passing: Uint8Array): number | null;
}

const textColumns = ['assetType', 'license', 'mimeType', 'ownerId'] as const;

export function documentColumns(): DocumentColumns {
  const names = textNumbers();
  const texts = { assetType: new Int32Array(0), license: new Int32Array(0), mimeType: new Int32Array(0), ownerId: new Int32Array(0) };
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
      // Where there is no document the price is infinite: even without a limit none passes.
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

/** Slots that one call looks through: what is called often gets the best machine code, one long loop does not (measured: 4 times slower). */
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

/** Without a branch, which a processor would guess wrongly as often as not. */
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

/** Of a document that has no such text, of a text that no document has, and where there is no document: none is the same as another. */
const missing = -1;
const unknown = -2;
const nothing = -3;

/** A number for each text that is in use: numbers are quicker to compare, and most documents share theirs. */
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
