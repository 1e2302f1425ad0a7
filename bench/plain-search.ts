import { createRequire } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { dimensions } from '../server/src/search/embedder.ts';

/** A simple vector scan in JavaScript. It is also the ground truth for the nearest vectors. */
export interface PlainScan {
  add(assetId: string, vector: Float32Array): void;
  /** Best first. */
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

/** The usual vector extension of SQLite: the same vectors in a table of floats in its own file. */
export interface VectorTable {
  add(vectors: readonly Float32Array[]): void;
  /** @returns the number of results */
  nearest(vector: Float32Array, limit: number): number;
  close(): void;
}

/** @returns null if sqlite-vec has no build for this machine, or is not installed */
export function vectorTable(file: string): VectorTable | null {
  const extension = extensionPath();
  if (extension === null) return null;
  const database = new DatabaseSync(file, { allowExtension: true });
  database.loadExtension(extension);
  database.exec(`pragma journal_mode = wal; pragma synchronous = off;
    create virtual table vectors using vec0 (vector float[${dimensions}] distance_metric=cosine)`);
  const insert = database.prepare('insert into vectors (vector) values (?)');
  const nearest = database.prepare('select rowid from vectors where vector match ? and k = ? order by distance');
  return {
    add(vectors) {
      database.exec('begin');
      for (const vector of vectors) insert.run(bytesOf(vector));
      database.exec('commit');
    },
    nearest: (vector, limit) => nearest.all(bytesOf(vector), limit).length,
    close: () => database.close(),
  };
}

const require = createRequire(import.meta.url);
const Extension = z.object({ getLoadablePath: z.function({ input: [], output: z.string() }) });

function extensionPath(): string | null {
  try {
    return Extension.parse(require('sqlite-vec')).getLoadablePath();
  } catch {
    return null;
  }
}

function bytesOf(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}
