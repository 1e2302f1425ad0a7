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

/** What filters ask of each slot of the memory, as numbers in a row. A slot without a document passes no filter. */
export interface DocumentColumns {
  docs: Int32Array;
  /** Squared length of each vector, 0 for none. */
  norms: Int32Array;
  grow(length: number): void;
  set(slot: number, row: MemoryRow): void;
  clear(slot: number): void;
  /** False for every slot that is free. */
  test(filter: MemoryFilter): (slot: number) => boolean;
}

export function documentColumns(): DocumentColumns {
  const names = textNumbers();
  const texts = { assetType: new Int32Array(0), license: new Int32Array(0), mimeType: new Int32Array(0), ownerId: new Int32Array(0) };
  const textColumns = ['assetType', 'license', 'mimeType', 'ownerId'] as const;
  let prices = new Float64Array(0);

  const columns: DocumentColumns = {
    docs: new Int32Array(0),
    norms: new Int32Array(0),
    grow(length) {
      if (length <= columns.docs.length) return;
      const longer = (column: Int32Array): Int32Array<ArrayBuffer> => {
        const grown = new Int32Array(Math.max(length, 2 * column.length));
        grown.set(column);
        return grown;
      };
      columns.docs = longer(columns.docs);
      columns.norms = longer(columns.norms);
      for (const name of textColumns) texts[name] = longer(texts[name]);
      const grownPrices = new Float64Array(columns.docs.length);
      grownPrices.set(prices);
      prices = grownPrices;
    },
    set(slot, row) {
      columns.clear(slot);
      columns.docs[slot] = row.doc;
      for (const name of textColumns) texts[name][slot] = names.take(row[name]);
      prices[slot] = row.priceMicros;
    },
    clear(slot) {
      if (columns.docs[slot] !== 0) for (const name of textColumns) names.release(texts[name][slot] ?? 0);
      columns.docs[slot] = 0;
      columns.norms[slot] = 0;
    },
    test(filter) {
      const { docs } = columns;
      const { maxPriceMicros, docs: only } = filter;
      const asked = textColumns.flatMap((name) => {
        const wanted = filter[name];
        return wanted === undefined ? [] : [{ column: texts[name], number: names.find(wanted) }];
      });
      return (slot) => {
        const doc = docs[slot] ?? 0;
        if (doc === 0) return false;
        for (const { column, number } of asked) if (column[slot] !== number) return false;
        if (maxPriceMicros !== undefined && (prices[slot] ?? 0) > maxPriceMicros) return false;
        return only === undefined || only.has(doc);
      };
    },
  };
  return columns;
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
