/** Maps each key to its row of the model. */
export interface Vocabulary {
  /** -1 for an unknown key. */
  rowOf(key: string): number;
  /** The row for a piece of a spelling. Every piece has one, and shares it with others. */
  spellingRow(piece: string): number;
  /** The number of rows: those of the keys first, then those of the spellings. */
  rows: number;
}

/**
 * A vocabulary without its words: two hashes of each, sorted by their first 16 bits. About two in a billion unknown words are taken for
 * known ones.
 */
export interface VocabularyTable {
  /** The first row of each of the 65,536 buckets, and the number of keys. */
  starts: Uint32Array;
  /** The second hash of each row's key. */
  prints: Uint32Array;
  /** Rows for spellings, a power of two. */
  spellings: number;
}

const buckets = 0x1_0000;

export function openVocabulary({ starts, prints, spellings }: VocabularyTable): Vocabulary {
  return {
    rows: prints.length + spellings,
    rowOf(key) {
      const bucket = bucketOf(key);
      const print = printOf(key);
      const end = starts[bucket + 1] ?? 0;
      for (let row = starts[bucket] ?? 0; row < end; row += 1) if (prints[row] === print) return row;
      return -1;
    },
    spellingRow: (piece) => prints.length + (printOf(piece) & (spellings - 1)),
  };
}

/**
 * Builds a table of these keys, and returns the keys in the order of their rows.
 * @throws if two keys have the same hashes
 */
export function vocabularyTable(keys: readonly string[], spellings: number): { table: VocabularyTable; ordered: string[] } {
  const entries = keys.map((key) => ({ key, bucket: bucketOf(key), print: printOf(key) }));
  entries.sort((a, b) => a.bucket - b.bucket || a.print - b.print);
  const starts = new Uint32Array(buckets + 1);
  entries.forEach(({ key, bucket, print }, row) => {
    const before = entries[row - 1];
    if (before?.bucket === bucket && before.print === print) throw new Error(`${key} and ${before.key} have the same hashes`);
    starts[bucket + 1] = row + 1;
  });
  for (let bucket = 1; bucket <= buckets; bucket += 1) starts[bucket] = Math.max(starts[bucket] ?? 0, starts[bucket - 1] ?? 0);
  const table = { starts, prints: Uint32Array.from(entries, ({ print }) => print), spellings };
  return { table, ordered: entries.map(({ key }) => key) };
}

function bucketOf(key: string): number {
  return hash(key, 0x811c_9dc5) >>> 16;
}

function printOf(key: string): number {
  return hash(key, 0x9747_b28c);
}

/** FNV-1a over UTF-16 units, then mixed as in MurmurHash3. */
function hash(text: string, seed: number): number {
  let state = seed;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x0100_0193);
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2_ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
