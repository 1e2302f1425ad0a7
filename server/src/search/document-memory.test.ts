import { describe, expect, it } from 'vitest';
import { documentMemory, type DocumentMemory } from './document-memory.ts';
import { openKernel, plainKernel } from './kernel/kernel.ts';
import { cosine, quantised, quantisedQuery, squaredNorm } from './vectors.ts';

let state = 99;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32 - 0.5;
}

function randomVector(near?: Float32Array): Float32Array {
  return Float32Array.from({ length: 512 }, (_, at) => random() + 1.2 * (near?.[at] ?? 0));
}

/** In clusters, as texts are. */
function vectors(count: number): Int8Array[] {
  const centres = Array.from({ length: 50 }, () => randomVector());
  return Array.from({ length: count }, (_, at) => quantised(randomVector(centres[at % 50])) ?? new Int8Array());
}

function filled(memory: DocumentMemory, all: readonly Int8Array[]): DocumentMemory {
  all.forEach((vector, at) =>
    memory.set({
      doc: at + 1,
      assetType: at % 2 === 0 ? 'text' : 'image',
      license: at % 10 === 0 ? 'cc0' : null,
      mimeType: 'text/plain',
      ownerId: `usr_${at % 1000}`,
      language: at % 3 === 0 ? 'zh' : null,
      priceMicros: at,
      vector: at % 97 === 5 ? null : vector,
    }),
  );
  return memory;
}

function exactly(all: readonly Int8Array[], query: Int8Array, passes: (at: number) => boolean, limit: number): number[] {
  return all
    .map((vector, at) => ({ at, cosine: cosine(dot(vector, query), squaredNorm(vector), squaredNorm(query)) }))
    .filter(({ at }) => at % 97 !== 5 && passes(at))
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, limit)
    .map(({ at }) => at + 1);
}

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

describe('the documents in memory', () => {
  const all = vectors(9000);
  const limits = { exactMax: 1000, roughMin: 1000 };
  const memory = filled(documentMemory(openKernel(), limits), all);

  it('finds nearly all of the nearest among many, and all of them among few', () => {
    let found = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const query = all[turn * 431] ?? new Int8Array();
      const near = new Set(memory.select({}).nearest(query, 10));
      found += exactly(all, query, () => true, 10).filter((doc) => near.has(doc)).length;
      const few = memory.select({ license: 'cc0' });
      expect(few.count).toBe(900);
      expect(few.nearest(query, 10)).toEqual(exactly(all, query, (at) => at % 10 === 0, 10));
    }
    expect(found).toBeGreaterThanOrEqual(195);
  });

  it('finds the same with the plain kernel', () => {
    const plain = filled(documentMemory(plainKernel(), limits), all);
    const query = all[77] ?? new Int8Array();
    for (const filter of [{}, { assetType: 'text' } as const]) {
      expect(plain.select(filter).nearest(query, 50)).toEqual(memory.select(filter).nearest(query, 50));
    }
  });

  it('selects by every filter, also if many documents pass', () => {
    const query = all[0] ?? new Int8Array();
    const texts = memory.select({ assetType: 'text' });
    expect(texts.count).toBe(4500);
    expect(texts.nearest(query, 200).every((doc) => doc % 2 === 1)).toBe(true);
    expect(memory.select({ ownerId: 'usr_7', maxPriceMicros: 3000 }).docs()).toEqual([8, 1008, 2008]);
    expect(memory.select({ docs: new Set([4, 9_000_000]) }).docs()).toEqual([4]);
    for (const filter of [{ license: '' }, { mimeType: 'image/png' }, { docs: new Set<number>() }])
      expect(memory.select(filter).count).toBe(0);
  });

  it('has no cosine for a document without a vector, or for an unknown one', () => {
    const query = all[0] ?? new Int8Array();
    const everything = memory.select({});
    const cosines = everything.cosines(query, [1, 6, 12_345_678]);
    expect(cosines.get(1)).toBeCloseTo(1, 10);
    expect([cosines.get(6), cosines.get(12_345_678)]).toEqual([null, null]);
    expect([everything.docs().includes(6), everything.docs().includes(12_345_678)]).toEqual([true, false]);
  });

  it('adds the worth of lists for the documents that pass; ties go to the lower number', () => {
    const lists = [
      { worth: 5, docs: [1, 2, 3, 500, 12_345_678] },
      { worth: 7, docs: [2, 4] },
      { worth: 2, docs: [1, 500, 8999] },
      { worth: 1, docs: [] },
    ];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(memory.select({}).heaviest(lists, 10)).toEqual([2, 1, 4, 500, 3, 8999]);
      expect(memory.select({}).heaviest(lists.toReversed(), 3)).toEqual([2, 1, 4]);
      expect(memory.select({ assetType: 'image' }).heaviest(lists, 10)).toEqual([2, 4, 500]);
      expect(memory.select({ docs: new Set([3, 8999]) }).heaviest(lists, 1)).toEqual([3]);
      expect(memory.select({ license: 'none' }).heaviest(lists, 10)).toEqual([]);
    }
    const heaviest = [{ worth: 2 ** 21 - 1, docs: [9000, 8999, 8998] }];
    expect(memory.select({}).heaviest(heaviest, 2)).toEqual([8998, 8999]);
  });

  it('finds no deleted document, not even without a maximum price', () => {
    const small = documentMemory(openKernel());
    for (const doc of [1, 2, 3])
      small.set({
        doc,
        assetType: 'text',
        license: null,
        mimeType: null,
        ownerId: 'usr_1',
        language: null,
        priceMicros: doc,
        vector: all[doc] ?? null,
      });
    small.delete(2);
    for (const filter of [{}, { maxPriceMicros: Infinity }, { assetType: 'text' } as const, { ownerId: 'usr_1', maxPriceMicros: 9 }]) {
      const left = small.select(filter);
      expect([left.count, left.docs()]).toEqual([2, [1, 3]]);
      expect(left.nearest(all[2] ?? new Int8Array(), 9).toSorted((a, b) => a - b)).toEqual([1, 3]);
      expect(left.heaviest([{ worth: 1, docs: [1, 2, 3] }], 9)).toEqual([1, 3]);
    }
  });

  it('deletes documents and reuses their slots', () => {
    const small = documentMemory(openKernel());
    const row = { assetType: 'text', license: 'mit', mimeType: null, ownerId: 'usr_1', language: null, priceMicros: 0 };
    const [a = null, b = null] = all;
    small.set({ ...row, doc: 1, vector: a });
    small.delete(1);
    small.delete(1);
    expect(small.select({ license: 'mit' }).count).toBe(0);
    small.set({ ...row, doc: 2, license: 'cc0', vector: null });
    expect(small.select({}).nearest(a ?? new Int8Array(), 5)).toEqual([]);
    small.set({ ...row, doc: 2, vector: b });
    expect(small.select({ license: 'mit' }).nearest(b ?? new Int8Array(), 5)).toEqual([2]);
    expect([small.select({ license: 'cc0' }).count, small.select({}).count, small.select({}).docs()]).toEqual([0, 1, [2]]);
  });

  it('distinguishes a current selection from one before a change', () => {
    const small = documentMemory(openKernel());
    const row = {
      doc: 1,
      assetType: 'text',
      license: null,
      mimeType: null,
      ownerId: 'usr_1',
      language: null,
      priceMicros: 0,
      vector: null,
    };
    const changes = [() => small.set(row), () => small.set({ ...row, priceMicros: 9 }), () => small.delete(1)];
    for (const change of changes) {
      const before = small.select({});
      expect(before.isCurrent()).toBe(true);
      change();
      expect(before.isCurrent()).toBe(false);
    }
    const last = small.select({});
    small.delete(1);
    expect(last.isCurrent()).toBe(true);
  });
});

describe('a query vector', () => {
  it.each([
    ['random', randomVector()],
    ['of one number', Float32Array.from({ length: 512 }, (_, at) => (at === 100 ? 3 : 0))],
    ['tiny', randomVector().map((value) => value * 1e-30)],
  ])('%s is finer than the stored one, and short enough for exact arithmetic', (_what, vector) => {
    const [asked, stored] = [quantisedQuery(vector), quantised(vector)];
    if (asked === null || stored === null) throw new Error('no vector');
    expect(squaredNorm(asked)).toBeLessThan(2 ** 24);
    expect(asked.every((value) => Math.abs(value) <= 2048)).toBe(true);
    expect(squaredNorm(asked)).toBeGreaterThan(squaredNorm(stored));
    expect(
      asked.reduce((sum, value, at) => sum + value * (stored[at] ?? 0), 0) / Math.sqrt(squaredNorm(asked) * squaredNorm(stored)),
    ).toBeGreaterThan(0.9999);
  });

  it('is null for a zero vector', () => {
    expect(quantisedQuery(new Float32Array(512))).toBeNull();
  });
});

describe('a stored vector', () => {
  it.each([
    ['of one number', Float32Array.from({ length: 512 }, (_, at) => (at === 100 ? 3 : 0))],
    ['of two', Float32Array.from({ length: 512 }, (_, at) => (at === 100 ? 3 : at === 300 ? -3 : 0))],
    ['of random ones', randomVector()],
    ['of tiny ones', randomVector().map((value) => value * 1e-30)],
    ['of huge ones', randomVector().map((value) => value * 1e30)],
  ])('%s keeps its direction, also in its signs', (_what, vector) => {
    const stored = quantised(vector);
    if (stored === null) throw new Error('no vector');
    expect(stored.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBe(127);
    expect(quantised(vector.map((value) => value * 7))).toEqual(stored);
    const positive = stored.filter((value) => value > 0).length;
    expect(positive).toBeGreaterThan(150);
    expect(positive).toBeLessThan(362);
  });

  it('keeps angles', () => {
    const centre = randomVector();
    const [a, b] = [randomVector(centre), randomVector(centre)];
    const [x, y] = [quantised(a), quantised(b)];
    if (x === null || y === null) throw new Error('no vector');
    const exact = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / Math.sqrt(norm(a) * norm(b));
    expect(cosine(dot(x, y), squaredNorm(x), squaredNorm(y))).toBeCloseTo(exact, 2);
  });

  it.each([new Float32Array(512), new Float32Array(512).fill(Number.NaN), new Float32Array(512).fill(Infinity)])(
    'is null for a zero or invalid vector',
    (vector) => {
      expect(quantised(vector)).toBeNull();
    },
  );
});

function norm(vector: Float32Array): number {
  return vector.reduce((sum, value) => sum + value * value, 0);
}
