import { interpolated, overlay } from '../pictures/interpolation.ts';
import type { Grey } from '../pictures/open-picture.ts';

/** Side of the squares in which the paper is measured: larger than letters, smaller than shadows. */
const square = 48;
/** The value of the paper is the one that this share of a square's pixels reach or exceed. */
const paperShare = 0.2;
const darkestPaper = 85;
/** If all paper is at least this light, nothing is changed. */
const lightEnough = 246;

/** Whitens paper that is grey, shaded or coloured: each pixel is divided by the paper around it. */
export function evenPaper({ width, height, pixels }: Grey): void {
  const size = { width: Math.ceil(width / square), height: Math.ceil(height / square) };
  const paper = new Float32Array(size.width * size.height);
  for (let place = 0; place < paper.length; place += 1) {
    const left = (place % size.width) * square;
    const top = Math.floor(place / size.width) * square;
    paper[place] = Math.max(
      darkestPaper,
      paperOf(pixels, width, left, top, Math.min(width, left + square), Math.min(height, top + square)),
    );
  }
  if (paper.every((value) => value >= lightEnough)) return;
  overlay(size, { width, height }, (place, neighbours) => {
    pixels[place] = Math.min(255, Math.round(((pixels[place] ?? 0) * 255) / interpolated(paper, neighbours)));
  });
}

function paperOf(pixels: Uint8Array, width: number, left: number, top: number, right: number, bottom: number): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1) {
    for (let place = y * width + left; place < y * width + right; place += 1) {
      const value = pixels[place] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  let rest = (right - left) * (bottom - top) * paperShare;
  for (let value = 255; value > 0; value -= 1) {
    rest -= counts[value] ?? 0;
    if (rest <= 0) return value;
  }
  return 0;
}
