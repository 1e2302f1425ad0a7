import { DatabaseSync } from 'node:sqlite';
import { dimensions } from '../server/src/search/embedder.ts';
import { termsOf } from '../server/src/search/lexical.ts';

/** What search would be by hand: each vector compared with every other as it is, in JavaScript. Also the truth about which are nearest. */
export interface PlainScan {
  add(assetId: string, vector: Float32Array): void;
  /** The best first. */
  nearest(vector: Float32Array, limit: number): Array<{ assetId: string; cosine: number }>;
  cosine(vector: Float32Array, assetId: string): number;
}

/** For vectors of length 1. */
export function plainScan(countMax: number): PlainScan {
  const vectors = new Float32Array(countMax * dimensions);
  const ids: string[] = [];
  const places = new Map<string, number>();

  function dot(vector: Float32Array, place: number): number {
    const first = place * dimensions;
    let sum = 0;
    for (let at = 0; at < dimensions; at += 1) sum += (vector[at] ?? 0) * (vectors[first + at] ?? 0);
    return sum;
  }

  return {
    add(assetId, vector) {
      vectors.set(vector, ids.length * dimensions);
      places.set(assetId, ids.length);
      ids.push(assetId);
    },
    nearest(vector, limit) {
      const best: Array<{ place: number; cosine: number }> = [];
      let least = -Infinity;
      for (let place = 0; place < ids.length; place += 1) {
        const cosine = dot(vector, place);
        if (cosine <= least) continue;
        best.push({ place, cosine });
        best.sort((a, b) => b.cosine - a.cosine);
        if (best.length > limit) best.pop();
        if (best.length === limit) least = best.at(-1)?.cosine ?? least;
      }
      return best.map(({ place, cosine }) => ({ assetId: ids[place] ?? '', cosine }));
    },
    cosine: (vector, assetId) => dot(vector, places.get(assetId) ?? 0),
  };
}

/** FTS5 alone: the words of a question joined by OR, over the very index of the service. @returns how many were found */
export function plainWords(file: string): (question: string) => number {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare(
    'select rowid from search_text where search_text match ? order by bm25(search_text, 4, 2, 1) limit 10',
  );
  return (question) => {
    const terms = termsOf(question).map(({ key }) => `"${key}"`);
    return terms.length === 0 ? 0 : statement.all(terms.join(' OR ')).length;
  };
}
