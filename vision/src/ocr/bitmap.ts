import type { Grey } from '../pictures/open-picture.ts';

/** One byte per pixel: 1 is ink. */
export interface Bitmap {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** In pixels; right and bottom are exclusive. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = (area: Area): number => area.right - area.left;
export const heightOf = (area: Area): number => area.bottom - area.top;

export function union(first: Area, second: Area): Area {
  return {
    left: Math.min(first.left, second.left),
    top: Math.min(first.top, second.top),
    right: Math.max(first.right, second.right),
    bottom: Math.max(first.bottom, second.bottom),
  };
}

/** The area around all of them. */
export function extentOf(areas: readonly Area[]): Area {
  const [first] = areas;
  if (first === undefined) throw new Error('there is nothing to be around');
  let { left, top, right, bottom } = first;
  for (const area of areas) {
    left = Math.min(left, area.left);
    top = Math.min(top, area.top);
    right = Math.max(right, area.right);
    bottom = Math.max(bottom, area.bottom);
  }
  return { left, top, right, bottom };
}

/**
 * Finds ink: what is clearly darker than its surroundings, so that shadows and coloured paper count as paper. Bradley and Roth, Adaptive
 * Thresholding Using the Integral Image, 2007.
 *
 * @param reach half the side of the surroundings, in pixels: more than the thickest stroke
 */
export function inkOf({ width, height, pixels }: Grey, reach: number): Bitmap {
  const ink = new Uint8Array(width * height);
  // Column sums over the rows within reach, which move down with y; a second sum moves along each row.
  const columns = new Uint32Array(width);
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(columns, pixels, y * width, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(columns, pixels, (y + reach) * width, 1);
    if (y - reach - 1 >= 0) addRow(columns, pixels, (y - reach - 1) * width, -1);
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach);
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) sum += columns[x + reach] ?? 0;
      if (x - reach - 1 >= 0) sum -= columns[x - reach - 1] ?? 0;
      const mean = sum / (rows * (Math.min(width, x + reach + 1) - Math.max(0, x - reach)));
      const value = pixels[y * width + x] ?? 0;
      if (value < mean * 0.85 && mean - value > contrastMin) ink[y * width + x] = 1;
    }
  }
  return { width, height, ink };
}

function addRow(columns: Uint32Array, pixels: Uint8Array, offset: number, sign: 1 | -1): void {
  for (let x = 0; x < columns.length; x += 1) columns[x] = (columns[x] ?? 0) + sign * (pixels[offset + x] ?? 0);
}

const contrastMin = 18;

/** Removes the single pixels of a noisy scan: ink needs two neighbours. */
export function withoutSpecks({ width, height, ink }: Bitmap): Bitmap {
  const kept = new Uint8Array(ink.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let place = y * width + 1; place < (y + 1) * width - 1; place += 1) {
      if (ink[place] !== 1) continue;
      const above = place - width;
      const below = place + width;
      const neighbours =
        (ink[above - 1] ?? 0) +
        (ink[above] ?? 0) +
        (ink[above + 1] ?? 0) +
        (ink[place - 1] ?? 0) +
        (ink[place + 1] ?? 0) +
        (ink[below - 1] ?? 0) +
        (ink[below] ?? 0) +
        (ink[below + 1] ?? 0);
      if (neighbours >= 2) kept[place] = 1;
    }
  }
  return { width, height, ink: kept };
}

/** Runs of non-zero values; gaps shorter than `gapMin` are closed. */
export function runsOf(profile: ArrayLike<number>, start: number, end: number, { above = 0, gapMin = 1 } = {}): Array<[number, number]> {
  const runs: Array<[number, number]> = [];
  for (let place = start; place < end; place += 1) {
    if (at(profile, place) <= above) continue;
    const last = runs.at(-1);
    if (last !== undefined && place - last[1] < gapMin) last[1] = place + 1;
    else runs.push([place, place + 1]);
  }
  return runs;
}

/** Reads an index that is known to be valid. Not for loops over pixels: with many array types it is slow. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

/** The median. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
