import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bucketCount, centroidsOfPart, modelMagic, partWidth, type ModelHeader } from '../server/src/search/embedders/builtin/model.ts';

const usage = 'node embedder/export.ts --data folder of prepare.ts --model folder of train and quantise --out model.bin';
const dimensions = 512;
const lengthSteps = 255;

const { values: options } = parseArgs({ options: { data: { type: 'string' }, model: { type: 'string' }, out: { type: 'string' } } });
if (options.data === undefined || options.model === undefined || options.out === undefined) throw new Error(usage);
await exportModel(options.data, options.model, options.out);

/** Packs the vocabulary and the quantised rows into the one file that the server reads. */
async function exportModel(data: string, model: string, out: string): Promise<void> {
  const { keys, spellings }: { keys: number; spellings: number } = JSON.parse(await readFile(join(data, 'rows.json'), 'utf8'));
  const starts = new Uint32Array((await bytes(join(data, 'vocabulary.starts'))).buffer);
  const lengths = packedLengths(floats(await bytes(join(model, 'lengths.f32'))));
  const coarse = packedCentroids(floats(await bytes(join(model, 'centroids.f32'))));
  const fine = packedCentroids(floats(await bytes(join(model, 'fine.centroids.f32'))));
  const fineRows = await bytes(join(model, 'fine.u32'));
  const codes = await bytes(join(model, 'codes.u8'));
  const fineCodes = await bytes(join(model, 'fine.codes.u8'));
  const content = Buffer.concat([
    await bytes(join(data, 'vocabulary.prints')),
    fineRows,
    bytesOf(coarse.steps),
    bytesOf(fine.steps),
    Uint8Array.from({ length: bucketCount }, (_, bucket) => (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0)),
    bytesOf(coarse.centroids),
    bytesOf(fine.centroids),
    lengths.bytes,
    codes,
    fineCodes,
  ]);
  const header: ModelHeader = {
    id: `farebox-2-${createHash('sha256').update(content).digest('hex').slice(0, 8)}`,
    keys,
    spellings,
    dimensions,
    parts: dimensions / partWidth,
    fine: fineRows.length / 4,
    lengthMin: lengths.lengthMin,
    lengthStep: lengths.lengthStep,
  };
  if (codes.length !== (keys + spellings) * header.parts || fineCodes.length !== header.fine * header.parts) {
    throw new Error('the files are not of one training');
  }
  await writeFile(out, Buffer.concat([head(header), content]));
  process.stdout.write(`${out}: ${header.id}, ${keys} keys, ${((content.length + 300) / 1e6).toFixed(2)} MB\n`);
}

function head(header: ModelHeader): Buffer {
  const text = JSON.stringify(header);
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4);
  const start = Buffer.alloc(8);
  start.writeUint32LE(modelMagic, 0);
  start.writeUint32LE(padded.length, 4);
  return Buffer.concat([start, Buffer.from(padded)]);
}

/** Lengths on a logarithmic scale, so that a byte is accurate to a few per cent. */
function packedLengths(lengths: Float32Array): { bytes: Uint8Array; lengthMin: number; lengthStep: number } {
  const lengthMax = lengths.reduce((most, length) => Math.max(most, length), 0);
  // The shortest rows belong to the most frequent words: a higher minimum would give `the` weight.
  const lengthMin = Math.max(
    lengths.reduce((least, length) => Math.min(least, length), lengthMax),
    lengthMax / 1000,
  );
  const lengthStep = (lengthMax / lengthMin) ** (1 / lengthSteps);
  const byteOf = (length: number): number =>
    Math.max(0, Math.round(Math.log(Math.max(length, lengthMin) / lengthMin) / Math.log(lengthStep)));
  return { bytes: Uint8Array.from(lengths, byteOf), lengthMin, lengthStep };
}

/** One byte per number of a centroid, in steps of a 127th of the largest in its part. */
function packedCentroids(centroids: Float32Array): { centroids: Int8Array; steps: Float32Array } {
  const partSize = centroidsOfPart * partWidth;
  const steps = Float32Array.from({ length: centroids.length / partSize }, (_, part) => {
    return centroids.subarray(part * partSize, (part + 1) * partSize).reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  });
  return { centroids: Int8Array.from(centroids, (value, at) => Math.round(value / (steps[Math.floor(at / partSize)] ?? 1))), steps };
}

function floats(bytes: Uint8Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return new Float32Array(bytes.buffer);
}

function bytesOf(numbers: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

async function bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path));
}
