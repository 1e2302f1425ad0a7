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
export type ColumnFilter = Omit<MemoryFilter, 'docs'>;

/** What filters ask of each slot of the memory. A slot without a document passes no filter. */
export interface DocumentColumns {
  docs: Int32Array;
  /** Squared length of each vector, 0 for none. */
  norms: Int32Array;
  /** 1 where there is a document. */
  present: Uint8Array;
  grow(length: number): void;
  set(slot: number, row: MemoryRow): void;
  clear(slot: number): void;
  /** Leaves of the slots that are 1 those that pass. */
  keep(filter: ColumnFilter, passing: Uint8Array): void;
}

export function documentColumns(): DocumentColumns {
  const names = textNumbers();
  const texts = { assetType: new Int32Array(0), license: new Int32Array(0), mimeType: new Int32Array(0), ownerId: new Int32Array(0) };
  const textColumns = ['assetType', 'license', 'mimeType', 'ownerId'] as const;
  let prices = new Float64Array(0);

  const columns: DocumentColumns = {
    docs: new Int32Array(0),
    norms: new Int32Array(0),
    present: new Uint8Array(0),
    grow(length) {
      if (length <= columns.docs.length) return;
      const longest = Math.max(length, 2 * columns.docs.length);
      const longer = (column: Int32Array): Int32Array<ArrayBuffer> => {
        const grown = new Int32Array(longest);
        grown.set(column);
        return grown;
      };
      columns.docs = longer(columns.docs);
      columns.norms = longer(columns.norms);
      for (const name of textColumns) texts[name] = longer(texts[name]);
      const [grownPresent, grownPrices] = [new Uint8Array(longest), new Float64Array(longest)];
      grownPresent.set(columns.present);
      grownPrices.set(prices);
      columns.present = grownPresent;
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
      if (columns.present[slot] === 1) for (const name of textColumns) names.release(texts[name][slot] ?? 0);
      columns.docs[slot] = 0;
      columns.norms[slot] = 0;
      columns.present[slot] = 0;
    },
    keep(filter, passing) {
      for (const name of textColumns) {
        const wanted = filter[name];
        if (wanted !== undefined) keepEqual(passing, texts[name], names.find(wanted));
      }
      if (filter.maxPriceMicros !== undefined) keepAtMost(passing, prices, filter.maxPriceMicros);
    },
  };
  return columns;
}

/** Without a branch, which a processor would guess wrongly as often as not. */
function keepEqual(passing: Uint8Array, column: Int32Array, wanted: number): void {
  for (let slot = 0; slot < passing.length; slot += 1) passing[slot] = (passing[slot] ?? 0) & Number(column[slot] === wanted);
}

function keepAtMost(passing: Uint8Array, column: Float64Array, most: number): void {
  for (let slot = 0; slot < passing.length; slot += 1) passing[slot] = (passing[slot] ?? 0) & Number((column[slot] ?? 0) <= most);
}

/** Of a document that has no such text, and of a text that no document has: the two are not the same. */
const missing = -1;
const unknown = -2;

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
