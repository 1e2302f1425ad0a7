import { expect, it } from 'vitest';
import { straightPage } from './page-geometry.ts';

const [width, height] = [800, 600];

/** A page of small marks like letters, which set the size of letters. */
function pageOfMarks(): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(235);
  for (let y = 20; y < 300; y += 40) for (let x = 20; x < 760; x += 20) fill(pixels, [x, y, x + 10, y + 16], 20);
  return pixels;
}

function fill(pixels: Uint8Array, [left, top, right, bottom]: [number, number, number, number], value: number): void {
  for (let y = top; y < bottom; y += 1) pixels.fill(value, y * width + left, y * width + right);
}

/** The value of the page at a place, after straightening. */
async function valueAt(pixels: Uint8Array, x: number, y: number): Promise<number | undefined> {
  const page = await straightPage({ width, height, pixels });
  expect(page).toMatchObject({ scale: 1, skewDegrees: 0, grey: { width } });
  return page?.grey.pixels[y * width + x];
}

it('a dark panel with light letters becomes its negative', async () => {
  const pixels = pageOfMarks();
  fill(pixels, [100, 400, 400, 460], 30);
  for (let x = 120; x < 380; x += 20) fill(pixels, [x, 415, x + 10, 445], 235);
  expect(await valueAt(pixels, 112, 405)).toBeGreaterThan(200);
});

it('a large letter with dense strokes stays dark', async () => {
  const pixels = pageOfMarks();
  fill(pixels, [100, 400, 160, 460], 30);
  // The light between its strokes reaches its edges, but for one hole.
  for (const top of [408, 424, 440]) fill(pixels, [110, top, 160, top + 8], 235);
  fill(pixels, [110, 452, 140, 456], 235);
  expect(await valueAt(pixels, 104, 430)).toBeLessThan(60);
});
