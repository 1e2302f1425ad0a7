import { expect, it } from 'vitest';
import { objectMask } from './object-mask.ts';

const width = 200;
const height = 150;
type Colour = readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

/** Repeatable: between 0 and 1. */
function speckle(x: number, y: number, kind: number): number {
  const mixed = Math.imul((x * 374_761_393 + y * 668_265_263 + kind * 69_069) ^ 0x5bd1, 1_274_126_177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const around: Record<string, (x: number, y: number) => Colour> = {
  'a gradient': (x, y) => [60 + 0.7 * x, 90 + 0.6 * y, 200 - 0.5 * x],
  'a gradient of grey': (x) => [40 + 0.8 * x, 40 + 0.8 * x, 40 + 0.8 * x],
  stripes: (x, y) => (Math.floor((x + y) / 7) % 2 === 0 ? [150, 160, 150] : [90, 110, 130]),
  checks: (x, y) => ((Math.floor(x / 9) + Math.floor(y / 9)) % 2 === 0 ? [200, 190, 170] : [60, 70, 60]),
  noise: (x, y) => [80 + 70 * speckle(x, y, 1), 100 + 70 * speckle(x, y, 2), 60 + 70 * speckle(x, y, 3)],
};
const things: Record<string, (x: number, y: number) => Colour> = {
  red: () => [190, 60, 50],
  'red with a blue half': (_x, y) => (y < 70 ? [200, 60, 60] : [60, 50, 190]),
  'brown texture': (x, y) => [150 + 60 * speckle(x >> 2, y >> 2, 4), 60 + 30 * speckle(x >> 2, y >> 2, 4), 60],
};
const star: Shape = (x, y) => Math.hypot(x - 95, y - 75) < 44 * (0.85 + 0.2 * Math.cos(5 * Math.atan2(y - 75, x - 95)));
const roughOnes: Record<string, Shape> = {
  'moved aside': (x, y) => star(x - 8, y - 5),
  'too large': (x, y) => star(95 + (x - 95) / 1.14, 75 + (y - 75) / 1.14),
  'too small': (x, y) => star(95 + (x - 95) * 1.14, 75 + (y - 75) * 1.14),
  'of coarse blocks': (x, y) => star(Math.floor(x / 14) * 14 + 9, Math.floor(y / 14) * 14 + 5),
};

const maskOf = (shape: Shape) =>
  Uint8Array.from({ length: width * height }, (_, at) => (shape(at % width, Math.floor(at / width)) ? 1 : 0));

function overlap(one: Uint8Array, other: Uint8Array): number {
  const both = one.reduce((sum, value, at) => sum + (value & (other[at] ?? 0)), 0);
  return both / one.reduce((sum, value, at) => sum + (value | (other[at] ?? 0)), 0);
}

const cases = Object.keys(around).flatMap((background) => Object.keys(things).map((thing) => [thing, background] as const));

it.each(cases)('finds what is %s in %s, from every rough mask', (thing, background) => {
  const truth = maskOf(star);
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, place) => {
    const at = Math.floor(place / 3);
    const [x, y] = [at % width, Math.floor(at / width)];
    const colour = (star(x, y) ? things[thing] : around[background])?.(x, y) ?? [0, 0, 0];
    return Math.min(255, Math.max(0, (colour[place % 3] ?? 0) + 16 * (speckle(x, y, 7 + (place % 3)) - 0.5)));
  });
  for (const [what, shape] of Object.entries(roughOnes)) {
    const rough = maskOf(shape);
    expect(overlap(rough, truth), what).toBeLessThan(0.82);
    expect(overlap(objectMask({ width, height, pixels }, rough), truth), what).toBeGreaterThan(0.95);
  }
});

it('leaves a mask of everything, and one of nothing', () => {
  const pixels = new Uint8Array(width * height * 3);
  for (const value of [0, 1]) expect(objectMask({ width, height, pixels }, new Uint8Array(width * height).fill(value))[0]).toBe(value);
});
