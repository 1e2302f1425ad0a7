import { featuresOf } from './features.ts';
import { openVocabulary } from './vocabulary.ts';

/** A trained model: the vector of a text is the sum of the rows of its features. */
export interface Model {
  /** Names the file: another training gives another id. */
  id: string;
  /** The sum of the rows of a text, of no fixed length; null for a text that has nothing that the model knows. */
  sumOf(text: string): Float32Array | null;
}

/** What a model file says of itself. */
export interface ModelHeader {
  id: string;
  keys: number;
  spellings: number;
  dimensions: number;
  /** Bytes of a row: each names one of 256 centroids of eight numbers. */
  parts: number;
  /** Rows that have as many bytes more, for what the first leave over. */
  fine: number;
  /** The length of a row is `lengthMin * lengthStep ** byte`. */
  lengthMin: number;
  lengthStep: number;
}

export const centroidsOfPart = 256;
export const partWidth = 8;
export const bucketCount = 0x1_0000;
/** The first four bytes: `FBE2`, little-endian. */
export const modelMagic = 0x3245_4246;

/**
 * Opens a model file: magic, length of the header, header (JSON, padded to four bytes), then without gaps the hashes of the keys (u32), the
 * numbers of the fine rows (u32), what one step of a centroid is worth in each part (f32, coarse and fine), the keys in each bucket (u8), the
 * centroids (i8, coarse and fine), the lengths of the rows (u8), their codes (u8) and those of the fine rows (u8). Codes are not decoded.
 *
 * @throws when the file is none, or is cut short
 */
export function openModel(file: Uint8Array<ArrayBuffer>): Model {
  const { header, at } = headerOf(file);
  const { keys, spellings, parts, dimensions, fine, lengthMin, lengthStep } = header;
  if (dimensions !== parts * partWidth) throw new Error('the model file has parts of another width');
  const rowCount = keys + spellings;
  const next = sectionsOf(file, at);
  const prints = new Uint32Array(file.buffer, next(4 * keys), keys);
  const fineRows = new Uint32Array(file.buffer, next(4 * fine), fine);
  const steps = new Float32Array(file.buffer, next(4 * 2 * parts), 2 * parts);
  const bucketSizes = new Uint8Array(file.buffer, next(bucketCount), bucketCount);
  const centroids = decoded(new Int8Array(file.buffer, next(2 * centroidsOfPart * dimensions), 2 * centroidsOfPart * dimensions), steps);
  const lengths = new Uint8Array(file.buffer, next(rowCount), rowCount);
  const codes = new Uint8Array(file.buffer, next(rowCount * parts), rowCount * parts);
  const fineCodes = new Uint8Array(file.buffer, next(fine * parts), fine * parts);
  const vocabulary = openVocabulary({ starts: startsOf(bucketSizes), prints, spellings });
  const scales = Float64Array.from({ length: 256 }, (_, byte) => lengthMin * lengthStep ** byte);
  const fineOf = new Int32Array(rowCount).fill(-1);
  fineRows.forEach((row, place) => (fineOf[row] = place));

  return {
    id: header.id,
    sumOf(text) {
      const { rows, weights } = featuresOf(text, vocabulary);
      if (rows.length === 0) return null;
      const coarse: Layer = { rows: new Uint32Array(rows.length), counts: new Float64Array(rows.length), length: 0, codes };
      const refined: Layer = { rows: new Uint32Array(rows.length), counts: new Float64Array(rows.length), length: 0, codes: fineCodes };
      rows.forEach((row, place) => {
        const count = (weights[place] ?? 0) * (scales[lengths[row] ?? 0] ?? 0);
        push(coarse, row, count);
        const fineRow = fineOf[row] ?? -1;
        if (fineRow >= 0) push(refined, fineRow, count);
      });
      const sum = new Float32Array(dimensions);
      addLayer(sum, coarse, centroids.subarray(0, centroids.length / 2));
      addLayer(sum, refined, centroids.subarray(centroids.length / 2));
      return sum;
    },
  };
}

/** Rows with what each counts. */
interface Layer {
  rows: Uint32Array;
  counts: Float64Array;
  /** How many of them there are. */
  length: number;
  codes: Uint8Array;
}

function push(layer: Layer, row: number, count: number): void {
  layer.rows[layer.length] = row;
  layer.counts[layer.length] = count;
  layer.length += 1;
}

/** Adds eight numbers of the sum at a time. Part by part and unrolled, so that they stay in registers: twice as fast as row by row. */
function addLayer(sum: Float32Array, { rows, counts, length, codes }: Layer, centroids: Float32Array): void {
  const parts = sum.length / partWidth;
  for (let part = 0; part < parts; part += 1) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < length; at += 1) {
      const count = counts[at] ?? 0;
      const from = (part * centroidsOfPart + (codes[(rows[at] ?? 0) * parts + part] ?? 0)) * partWidth;
      a += count * (centroids[from] ?? 0);
      b += count * (centroids[from + 1] ?? 0);
      c += count * (centroids[from + 2] ?? 0);
      d += count * (centroids[from + 3] ?? 0);
      e += count * (centroids[from + 4] ?? 0);
      f += count * (centroids[from + 5] ?? 0);
      g += count * (centroids[from + 6] ?? 0);
      h += count * (centroids[from + 7] ?? 0);
    }
    const to = part * partWidth;
    sum[to] = (sum[to] ?? 0) + a;
    sum[to + 1] = (sum[to + 1] ?? 0) + b;
    sum[to + 2] = (sum[to + 2] ?? 0) + c;
    sum[to + 3] = (sum[to + 3] ?? 0) + d;
    sum[to + 4] = (sum[to + 4] ?? 0) + e;
    sum[to + 5] = (sum[to + 5] ?? 0) + f;
    sum[to + 6] = (sum[to + 6] ?? 0) + g;
    sum[to + 7] = (sum[to + 7] ?? 0) + h;
  }
}

function headerOf(file: Uint8Array<ArrayBuffer>): { header: ModelHeader; at: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 8 || view.getUint32(0, true) !== modelMagic) throw new Error('this is no model file of the built-in embedder');
  if (file.byteOffset % 4 !== 0) throw new Error('a model file must begin at a multiple of four bytes');
  const at = 8 + view.getUint32(4, true);
  if (at > file.byteLength) throw new Error('the model file is cut short');
  const header: ModelHeader = JSON.parse(new TextDecoder().decode(file.subarray(8, at)));
  return { header, at };
}

/** Gives out the file section by section: where in its buffer the next so many bytes begin. */
function sectionsOf(file: Uint8Array, start: number): (bytes: number) => number {
  let at = start;
  return (bytes) => {
    const from = at;
    at += bytes;
    if (at > file.byteLength) throw new Error('the model file is cut short');
    return file.byteOffset + from;
  };
}

/** The centroids as numbers: a byte times the step of its part. */
function decoded(bytes: Int8Array, steps: Float32Array): Float32Array {
  const numbers = new Float32Array(bytes.length);
  const partSize = centroidsOfPart * partWidth;
  for (let at = 0; at < bytes.length; at += 1) numbers[at] = (bytes[at] ?? 0) * (steps[Math.floor(at / partSize)] ?? 0);
  return numbers;
}

function startsOf(sizes: Uint8Array): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (let bucket = 0; bucket < sizes.length; bucket += 1) starts[bucket + 1] = (starts[bucket] ?? 0) + (sizes[bucket] ?? 0);
  return starts;
}
