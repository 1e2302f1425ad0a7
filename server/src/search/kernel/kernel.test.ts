import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { kernelBytesModule } from './build.ts';
import { codeLength, histogramLength, openKernel, plainKernel, queryLength, vectorLength, type Kernel } from './kernel.ts';

const count = 300;
const codes = 0;
const vectors = codes + count * codeLength;
const query = vectors + count * vectorLength;
const mask = query + codeLength;
const distances = mask + 320;
const histogram = distances + 640;
const end = histogram + 2080;

/** The same pseudo-random bytes in each memory, of which none is -128: vectors have no such value. */
function filled(kernel: Kernel): Kernel {
  kernel.grow(end);
  const bytes = kernel.bytes();
  let state = 12_345;
  for (let at = 0; at < mask; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24 === 128 ? 127 : state >>> 24;
  }
  // The far ends of what there is: the query itself, its opposite, and bytes of the largest size.
  bytes.copyWithin(codes, query, query + codeLength);
  for (let at = 0; at < codeLength; at += 1) bytes[codes + codeLength + at] = ~(bytes[query + at] ?? 0);
  bytes.fill(127, vectors, vectors + vectorLength);
  bytes.fill(-127, vectors + vectorLength, vectors + 2 * vectorLength);
  for (let slot = 0; slot < count; slot += 1) bytes[mask + slot] = slot % 7 === 5 ? 0 : 1;
  return kernel;
}

describe('the kernel', () => {
  it('is compiled from the current kernel.wat', async () => {
    expect(await readFile(new URL('kernel-bytes.ts', import.meta.url), 'utf8')).toBe(await kernelBytesModule());
  });

  it('finds the same distances as a plain scan, and counts them', () => {
    const [simd, plain] = [filled(openKernel()), filled(plainKernel())];
    for (const kernel of [simd, plain]) kernel.scan(codes, count, query, mask, distances, histogram);
    expect(simd.bytes().slice(distances, end)).toEqual(plain.bytes().slice(distances, end));
    const found = new Uint16Array(simd.bytes().buffer, distances, count);
    expect(Array.from(found.subarray(0, 6))).toEqual([0, 512, expect.any(Number), expect.any(Number), expect.any(Number), 65_535]);
    const counts = new Uint32Array(simd.bytes().buffer, histogram, histogramLength / 4);
    expect(counts.reduce((sum, times) => sum + times, 0)).toBe(found.filter((distance) => distance !== 65_535).length);
  });

  it('multiplies like a plain loop, up to the largest values', () => {
    const [simd, plain] = [filled(openKernel()), filled(plainKernel())];
    const asked = Math.ceil(end / 16) * 16;
    const ask = (values: Int16Array): void => {
      for (const kernel of [simd, plain]) {
        kernel.grow(asked + queryLength);
        new Int16Array(kernel.bytes().buffer, asked, vectorLength).set(values);
      }
    };
    ask(Int16Array.from({ length: 512 }, (_, at) => ((at * 37) % 4001) - 2000));
    for (let slot = 0; slot < count; slot += 1) {
      const vector = vectors + slot * vectorLength;
      expect(simd.dot(vector, asked)).toBe(plain.dot(vector, asked));
    }
    ask(new Int16Array(512).fill(2000));
    expect([simd.dot(vectors, asked), simd.dot(vectors + vectorLength, asked)]).toEqual([512 * 127 * 2000, -512 * 127 * 2000]);
  });

  it.each([1, 7, 8, 9, 250, 300])('gathers the same as a plain scan, and multiplies them: %d', (some) => {
    const [simd, plain] = [filled(openKernel()), filled(plainKernel())];
    const addresses = Math.ceil(end / 16) * 16;
    const products = addresses + 4 * count;
    for (const kernel of [simd, plain]) {
      kernel.grow(products + 4 * count);
      kernel.scan(codes, count, query, mask, distances, histogram);
    }
    for (const most of [0, 250, 512]) {
      const found = plain.gather(distances, some, most, vectors, addresses);
      expect(simd.gather(distances, some, most, vectors, addresses)).toBe(found);
      for (const kernel of [simd, plain]) kernel.dots(addresses, found, vectors, products);
      expect(simd.bytes().slice(addresses, products + 4 * count)).toEqual(plain.bytes().slice(addresses, products + 4 * count));
    }
    const everyOne = Array.from({ length: some }, (_, at) => at).filter((at) => at % 7 !== 5).length;
    expect(plain.gather(distances, some, 512, vectors, addresses)).toBe(everyOne);
  });

  it('writes the same code as a plain loop', () => {
    const [simd, plain] = [filled(openKernel()), filled(plainKernel())];
    for (let slot = 0; slot < count; slot += 1)
      for (const kernel of [simd, plain]) kernel.code(vectors + slot * vectorLength, codes + slot * codeLength);
    expect(simd.bytes().slice(codes, vectors)).toEqual(plain.bytes().slice(codes, vectors));
    expect(simd.bytes().slice(codes, codes + 2 * codeLength)).toEqual(new Uint8Array(128).fill(255, 0, 64));
  });

  it.each([0, 1, 13])('adds %d rows like a plain loop, to the last bit', (rowCount) => {
    const parts = 5;
    const [codesAt, centroidsAt] = [0, 1024];
    const sumAt = centroidsAt + 4 * 256 * 8 * parts;
    const [rowsAt, countsAt] = [sumAt + 4 * 8 * parts, sumAt + 4 * 8 * parts + 64];
    const sums = [openKernel(), plainKernel()].map((kernel) => {
      kernel.grow(countsAt + 64);
      const [bytes, numbers] = [kernel.bytes(), new Float32Array(kernel.bytes().buffer)];
      for (let at = 0; at < 1024; at += 1) bytes[codesAt + at] = (at * 89) % 256;
      for (let at = centroidsAt / 4; at < sumAt / 4; at += 1) numbers[at] = Math.sin(at);
      for (let row = 0; row < rowCount; row += 1) {
        new Uint32Array(bytes.buffer)[rowsAt / 4 + row] = codesAt + 7 * row;
        numbers[countsAt / 4 + row] = 0.1 + row / 3;
      }
      kernel.addRows(rowsAt, countsAt, rowCount, centroidsAt, parts, sumAt);
      return [...numbers.subarray(sumAt / 4, sumAt / 4 + 8 * parts)];
    });
    expect(sums[0]).toEqual(sums[1]);
    expect(sums[0]?.every((sum) => sum !== 0)).toBe(rowCount > 0);
  });

  it.each([
    ['SIMD', openKernel],
    ['plain', plainKernel],
  ])('keeps the contents of the %s memory when it grows', (_name, open) => {
    const kernel = open();
    kernel.bytes()[17] = 99;
    kernel.grow(1_000_000);
    expect(kernel.bytes().length).toBeGreaterThanOrEqual(1_000_000);
    expect([kernel.bytes()[17], kernel.bytes()[999_999]]).toEqual([99, 0]);
    kernel.grow(5);
    expect(kernel.bytes().length).toBeGreaterThanOrEqual(1_000_000);
  });
});
