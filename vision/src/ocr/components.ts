import type { Area, Bitmap } from './bitmap.ts';

/** A connected piece of ink. */
export interface Component extends Area {
  /** The number of ink pixels. */
  pixels: number;
}

const runsMax = 4_000_000;

/** The connected pieces of ink, including diagonal neighbours. Runs of each row are joined to those of the row above (union-find). */
export function componentsOf({ width, height, ink }: Bitmap): Component[] {
  const [starts, ends, rows, parents]: [number[], number[], number[], number[]] = [[], [], [], []];
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const first = starts.length;
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] !== 1) continue;
      const start = x;
      while (x < width && ink[y * width + x] === 1) x += 1;
      parents.push(starts.length);
      starts.push(start);
      ends.push(x);
      rows.push(y);
    }
    joinRows(above, first, starts.length);
    above = first;
    if (starts.length > runsMax) return [];
  }

  function joinRows(aboveFirst: number, first: number, end: number): void {
    let candidate = aboveFirst;
    for (let run = first; run < end; run += 1) {
      while (candidate < first && (ends[candidate] ?? 0) < (starts[run] ?? 0)) candidate += 1;
      for (let other = candidate; other < first && (starts[other] ?? 0) <= (ends[run] ?? 0); other += 1) join(other, run);
    }
  }

  function rootOf(run: number): number {
    let root = run;
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) {
      parents[root] = parents[parent] ?? parent;
      root = parent;
    }
    return root;
  }

  function join(first: number, second: number): void {
    const [one, other] = [rootOf(first), rootOf(second)];
    if (one !== other) parents[Math.max(one, other)] = Math.min(one, other);
  }

  const components = new Map<number, Component>();
  for (let run = 0; run < starts.length; run += 1) {
    const left = starts[run] ?? 0;
    const right = ends[run] ?? 0;
    const top = rows[run] ?? 0;
    const root = rootOf(run);
    const known = components.get(root);
    if (known === undefined) {
      components.set(root, { left, top, right, bottom: top + 1, pixels: right - left });
    } else {
      known.left = Math.min(known.left, left);
      known.right = Math.max(known.right, right);
      known.bottom = Math.max(known.bottom, top + 1);
      known.pixels += right - left;
    }
  }
  return [...components.values()];
}

/** The height of letters: most pieces of ink larger than dots are letters or large parts of them. Null without text. */
export function letterHeightOf(components: readonly Component[]): number | null {
  const heights = components
    .filter(
      ({ left, right, top, bottom }) => bottom - top >= 4 && right - left >= 2 && right - left < 8 * (bottom - top) && bottom - top < 400,
    )
    .map(({ top, bottom }) => bottom - top)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.65)] ?? null;
}
