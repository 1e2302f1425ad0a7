import { kernelBytes } from './kernel-bytes.ts';

/** Operations on many vectors in one growing memory, whose layout the caller decides. All addresses are multiples of 16. */
export interface Kernel {
  /** The current memory; growing it replaces this object. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Grows the memory to at least this size. The contents stay, new bytes are zero. */
  grow(length: number): void;
  /**
   * Writes the number of bits in which each code differs from the query's: u16 at `distances`, 65535 where the byte of `mask` is 0 instead
   * of 1. Counts each distance in the 513 u32 at `histogram`.
   */
  scan(codes: number, count: number, query: number, mask: number, distances: number, histogram: number): void;
  /**
   * Writes to `found` (u32) the addresses of the vectors whose distance is at most `most`.
   * @returns how many
   */
  gather(distances: number, count: number, most: number, vectors: number, found: number): number;
  /** The dot products of the query with the vectors at `addresses` (u32): i32 at `products`. */
  dots(addresses: number, count: number, query: number, products: number): void;
  /** Writes the code of a vector: one bit per dimension, 1 if it is above zero. */
  code(vector: number, code: number): void;
  /** The dot product of a vector, 512 signed bytes, and a query, 512 16-bit integers. */
  dot(vector: number, query: number): number;
  /**
   * Adds the centroids of some rows to the f32 at `sum`, eight for each part, weighted by row. At `rows` are the u32 addresses of `count`
   * rows, one byte for each part; at `counts` are their weights as f32. At `centroids` are 256 times eight f32 for each part.
   */
  addRows(rows: number, counts: number, count: number, centroids: number, parts: number, sum: number): void;
}

/** Bytes of a code: one bit per dimension. */
export const codeLength = 64;
/** Bytes of a vector: one per dimension. */
export const vectorLength = 512;
/** Bytes of a query: two per dimension. */
export const queryLength = 1024;
/** One counter for each possible distance of two codes. */
export const histogramLength = 4 * (8 * codeLength + 1);

/** Uses WebAssembly SIMD, or plain JavaScript on a processor without it. */
export function openKernel(): Kernel {
  compiled ??= compile();
  return compiled.module === null ? plainKernel() : simdKernel(compiled.module);
}

/** Compiled once for all indexes of the process; null on a processor without SIMD. */
let compiled: { module: WebAssembly.Module | null } | null = null;

function compile(): { module: WebAssembly.Module | null } {
  const bytes = Buffer.from(kernelBytes, 'base64');
  return { module: WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null };
}

function simdKernel(module: WebAssembly.Module): Kernel {
  const { memory, ...work } = kernelExports(new WebAssembly.Instance(module));
  let view = new Uint8Array(memory.buffer);
  return {
    bytes: () => view,
    grow(length) {
      if (length <= view.length) return;
      memory.grow(Math.ceil((length - view.length) / pageLength));
      view = new Uint8Array(memory.buffer);
    },
    ...work,
  };
}

/** The same without WebAssembly: about fifteen times slower, and the reference in the tests. */
export function plainKernel(): Kernel {
  let bytes = new Uint8Array(pageLength);
  let words = new Uint32Array(bytes.buffer);
  let signed = new Int8Array(bytes.buffer);

  function dot(vector: number, query: number): number {
    const asked = new Int16Array(bytes.buffer, query, vectorLength);
    let total = 0;
    for (let at = 0; at < vectorLength; at += 1) total += (signed[vector + at] ?? 0) * (asked[at] ?? 0);
    return total;
  }

  return {
    bytes: () => bytes,
    grow(length) {
      if (length <= bytes.length) return;
      const grown = new Uint8Array(Math.ceil(length / pageLength) * pageLength);
      grown.set(bytes);
      bytes = grown;
      words = new Uint32Array(bytes.buffer);
      signed = new Int8Array(bytes.buffer);
    },
    scan(codes, count, query, mask, distances, histogram) {
      const found = new Uint16Array(bytes.buffer, distances, count);
      const counts = words.subarray(histogram / 4, (histogram + histogramLength) / 4);
      for (let slot = 0; slot < count; slot += 1) {
        let distance = 65_535;
        if (bytes[mask + slot] !== 0) {
          distance = differingBits(words, (codes + slot * codeLength) / 4, query / 4);
          counts[distance] = (counts[distance] ?? 0) + 1;
        }
        found[slot] = distance;
      }
    },
    gather(distances, count, most, vectors, found) {
      let next = found / 4;
      new Uint16Array(bytes.buffer, distances, count).forEach((distance, at) => {
        if (distance <= most) words[next++] = vectors + at * vectorLength;
      });
      return next - found / 4;
    },
    dots(addresses, count, query, products) {
      const found = new Int32Array(bytes.buffer, products, count);
      for (let at = 0; at < count; at += 1) found[at] = dot(words[addresses / 4 + at] ?? 0, query);
    },
    code(vector, code) {
      for (let octet = 0; octet < codeLength; octet += 1) {
        let bits = 0;
        for (let bit = 0; bit < 8; bit += 1) if ((signed[vector + octet * 8 + bit] ?? 0) > 0) bits |= 1 << bit;
        bytes[code + octet] = bits;
      }
    },
    dot,
    addRows(rows, counts, count, centroids, parts, sum) {
      const [factors, numbers] = [new Float32Array(bytes.buffer, counts, count), new Float32Array(bytes.buffer)];
      for (let part = 0; part < parts; part += 1) {
        for (let at = 0; at < count; at += 1) {
          const centroid = bytes[(words[rows / 4 + at] ?? 0) + part] ?? 0;
          const from = centroids / 4 + (256 * part + centroid) * 8;
          for (let place = 0; place < 8; place += 1) {
            const to = sum / 4 + 8 * part + place;
            // Rounds as SIMD does, so that a text has the same vector everywhere.
            numbers[to] = (numbers[to] ?? 0) + Math.fround((factors[at] ?? 0) * (numbers[from + place] ?? 0));
          }
        }
      }
    },
  };
}

const pageLength = 65_536;

function differingBits(words: Uint32Array, a: number, b: number): number {
  let total = 0;
  for (let at = 0; at < codeLength / 4; at += 1) {
    let bits = (words[a + at] ?? 0) ^ (words[b + at] ?? 0);
    bits -= (bits >>> 1) & 0x5555_5555;
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    total += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return total;
}

type KernelExports = Omit<Kernel, 'bytes' | 'grow'> & { memory: { readonly buffer: ArrayBuffer; grow(pages: number): number } };

/** Exports of a module are untyped; kernel.wat is ours, and a test compares its bytes with it. */
function kernelExports(instance: WebAssembly.Instance): KernelExports {
  return instance.exports as unknown as KernelExports;
}
