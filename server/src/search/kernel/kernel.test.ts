import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { kernelBytesModule } from './build.ts';
import { codeLength, histogramLength, openKernel, plainKernel, vectorLength, type Kernel } from './kernel.ts';

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
  it('is compiled from kernel.wat as it stands', async () => {
    expect(await readFile(new URL('kernel-bytes.ts', import.meta.url), 'utf8')).toBe(await kernelBytesModule());
  });

  it('finds the distances that a plain scan finds, and counts them', () => {
    const [simd, plain] = [filled(openKernel()), filled(plainKernel())];
    for (const kernel of [simd, plain]) kernel.scan(codes, count, query, mask, distances, histogram);
    expect(simd.bytes().slice(distances, end)).toEqual(plain.bytes().slice(distances, end));
    const found = new Uint16Array(simd.bytes().buffer, distances, count);
    expect(Array.from(found.subarray(0, 6))).toEqual([0, 512, expect.any(Number), expect.any(Number), expect.any(Number), 65_535]);
    const counts = new Uint32Array(simd.bytes().buffer, histogram, histogramLength / 4);
    expect(counts.reduce((sum, times) => sum + times, 0)).toBe(found.filter((distance) => distance !== 65_535).length);
  });

  it('multiplies as a plain loop does, up to the largest values', () => {
    const [simd, plain] = [filled(openKernel()), filled(plainKernel())];
    for (let slot = 0; slot < count; slot += 1) {
      const [a, b] = [vectors + slot * vectorLength, vectors + ((slot * 31 + 1) % count) * vectorLength];
      expect(simd.dot(a, b)).toBe(plain.dot(a, b));
    }
    expect(simd.dot(vectors, vectors)).toBe(512 * 127 * 127);
    expect(simd.dot(vectors, vectors + vectorLength)).toBe(-512 * 127 * 127);
  });

  it.each([
    ['SIMD', openKernel],
    ['plain', plainKernel],
  ])('keeps what is in the %s memory when it grows', (_name, open) => {
    const kernel = open();
    kernel.bytes()[17] = 99;
    kernel.grow(1_000_000);
    expect(kernel.bytes().length).toBeGreaterThanOrEqual(1_000_000);
    expect([kernel.bytes()[17], kernel.bytes()[999_999]]).toEqual([99, 0]);
    kernel.grow(5);
    expect(kernel.bytes().length).toBeGreaterThanOrEqual(1_000_000);
  });
});
