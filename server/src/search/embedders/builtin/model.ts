import { openKernel } from '../../kernel/kernel.ts';
import { featuresOf, keysOf, rowsMax } from './features.ts';
import { openVocabulary } from './vocabulary.ts';

/** A trained model: the vector of a text is the sum of the rows of its features. */
export interface Model {
  /** Names the file: each training gives a new id. */
  id: string;
  /** Whether every word of a text is in the vocabulary. */
  knows(text: string): boolean;
  /** The sum of the rows of a text, not normalised; null for a text without any known feature. */
  sumOf(text: string): Float32Array | null;
}

/** The header of a model file. */
export interface ModelHeader {
  id: string;
  keys: number;
  spellings: number;
  dimensions: number;
  /** Bytes per row: each names one of 256 centroids of eight numbers. */
  parts: number;
  /** Rows with a second set of codes, for the residual of the first. */
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
 * Opens a model file. Its layout: magic, length of the header, header (JSON, padded to four bytes), then without gaps the hashes of the
 * keys (u32), the numbers of the fine rows (u32), the step of the centroids in each part (f32, coarse and fine), the number of keys in each
 * bucket (u8), the centroids (i8, coarse and fine), the lengths of the rows (u8), their codes (u8) and those of the fine rows (u8). Codes
 * are not decoded.
 *
 * @throws for a file of another kind, or a truncated one
 */
export function openModel(file: Uint8Array<ArrayBuffer>): Model {
  const { header, at } = headerOf(file);
  const { keys, spellings, parts, dimensions, fine, lengthMin, lengthStep } = header;
  if (dimensions !== parts * partWidth) throw new Error('the model file has parts of another width');
  const rowCount = keys + spellings;
  const next = sectionsOf(file, at);
  // Copied, so that the file buffer can be freed: the codes are in the memory of the kernel.
  const prints = new Uint32Array(file.buffer, next(4 * keys), keys).slice();
  const fineRows = new Uint32Array(file.buffer, next(4 * fine), fine);
  const steps = new Float32Array(file.buffer, next(4 * 2 * parts), 2 * parts);
  const bucketSizes = new Uint8Array(file.buffer, next(bucketCount), bucketCount);
  const centroids = decoded(new Int8Array(file.buffer, next(2 * centroidsOfPart * dimensions), 2 * centroidsOfPart * dimensions), steps);
  const lengths = new Uint8Array(file.buffer, next(rowCount), rowCount).slice();
  const codes = new Uint8Array(file.buffer, next(rowCount * parts), rowCount * parts);
  const fineCodes = new Uint8Array(file.buffer, next(fine * parts), fine * parts);
  const vocabulary = openVocabulary({ starts: startsOf(bucketSizes), prints, spellings });
  const scales = Float64Array.from({ length: 256 }, (_, byte) => lengthMin * lengthStep ** byte);
  const fineOf = new Int32Array(rowCount).fill(-1);
  fineRows.forEach((row, place) => (fineOf[row] = place));

  const memory = openKernel();
  const codesAt = 0;
  const fineCodesAt = codesAt + codes.length;
  const centroidsAt = aligned(fineCodesAt + fineCodes.length);
  const layerLength = 4 * (centroids.length / 2);
  const sumAt = centroidsAt + 2 * layerLength;
  const rowsAt = sumAt + 4 * dimensions;
  const countsAt = rowsAt + 4 * rowsMax;
  memory.grow(countsAt + 4 * rowsMax);
  memory.bytes().set(codes, codesAt);
  memory.bytes().set(fineCodes, fineCodesAt);
  const floats = new Float32Array(memory.bytes().buffer);
  const addresses = new Uint32Array(memory.bytes().buffer);
  floats.set(centroids, centroidsAt / 4);

  return {
    id: header.id,
    knows: (text) => keysOf(text).every(({ key, kind }) => kind !== 'word' || vocabulary.rowOf(key) >= 0),
    sumOf(text) {
      const { rows, weights } = featuresOf(text, vocabulary);
      if (rows.length === 0) return null;
      const counts = rows.map((row, place) => (weights[place] ?? 0) * (scales[lengths[row] ?? 0] ?? 0));
      floats.fill(0, sumAt / 4, sumAt / 4 + dimensions);
      rows.forEach((row, place) => {
        addresses[rowsAt / 4 + place] = codesAt + row * parts;
        floats[countsAt / 4 + place] = counts[place] ?? 0;
      });
      memory.addRows(rowsAt, countsAt, rows.length, centroidsAt, parts, sumAt);
      let refined = 0;
      rows.forEach((row, place) => {
        const fineRow = fineOf[row] ?? -1;
        if (fineRow < 0) return;
        addresses[rowsAt / 4 + refined] = fineCodesAt + fineRow * parts;
        floats[countsAt / 4 + refined] = counts[place] ?? 0;
        refined += 1;
      });
      memory.addRows(rowsAt, countsAt, refined, centroidsAt + layerLength, parts, sumAt);
      return floats.slice(sumAt / 4, sumAt / 4 + dimensions);
    },
  };
}

/** Addresses in the memory of a kernel are multiples of 16. */
function aligned(length: number): number {
  return Math.ceil(length / 16) * 16;
}

function headerOf(file: Uint8Array<ArrayBuffer>): { header: ModelHeader; at: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 8 || view.getUint32(0, true) !== modelMagic) throw new Error('this is not a model file of the built-in embedder');
  if (file.byteOffset % 4 !== 0) throw new Error('a model file must begin at a multiple of four bytes');
  const at = 8 + view.getUint32(4, true);
  if (at > file.byteLength) throw new Error('the model file is cut short');
  const header: ModelHeader = JSON.parse(new TextDecoder().decode(file.subarray(8, at)));
  return { header, at };
}

/** Reads the file section by section: returns where in the buffer the next section begins. */
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
