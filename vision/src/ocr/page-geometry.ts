import sharp from 'sharp';
import { greyOf, type Grey } from '../pictures/open-picture.ts';
import { heightOf, inkOf, widthOf, type Area, type Bitmap } from './bitmap.ts';
import { componentsOf, letterHeightOf, type Component } from './components.ts';
import { evenPaper } from './even-paper.ts';
import { skewOf } from './skew.ts';

/** A page prepared for recognition: upright, straight, dark on white, with letters of a suitable size. */
export interface StraightPage {
  grey: Grey;
  ink: Bitmap;
  /** The height of letters in running text, in pixels of `grey`. */
  letterHeight: number;
  /** How many degrees the page was rotated counterclockwise, around its middle. */
  skewDegrees: number;
  /** Pixels of `grey` per pixel of the picture before its rotation. */
  scale: number;
}

const pixelsMax = 30_000_000;
const letterHeightMin = 15;
const letterHeightGood = 24;
const letterHeightMax = 64;
const skewMin = 0.12;
/** For letters of unknown size. */
const reachFirst = 30;
const reachSlack = 14;

/** @returns null if nothing looks like text */
export async function straightPage(grey: Grey): Promise<StraightPage | null> {
  const first = inkOf(grey, reachFirst);
  const found = letterHeightOf(componentsOf(first));
  if (found === null) return null;
  const isChanged = lightenPanels(grey, found) || Math.abs(reachOf(found) - reachFirst) > reachSlack;
  const asIs = isChanged ? inkOf(grey, reachOf(found)) : first;
  const letterHeight = isChanged ? (letterHeightOf(componentsOf(asIs)) ?? found) : found;
  const scale = scaleFor(letterHeight, grey);
  const sized = scale === 1 ? grey : await resized(grey, scale);
  const reach = reachOf(letterHeight * scale);
  const ink = scale === 1 ? asIs : inkOf(sized, reach);
  const skewDegrees = skewOf(ink);
  const about = { letterHeight: letterHeight * scale, scale };
  evenPaper(sized);
  if (Math.abs(skewDegrees) < skewMin) return { ...about, grey: sized, ink, skewDegrees: 0 };
  const straight = await turned(sized, -skewDegrees);
  return { ...about, grey: straight, ink: inkOf(straight, reach), skewDegrees };
}

/** Half the side of the surroundings of a pixel: letters must not fill them. */
function reachOf(letterHeight: number): number {
  return Math.round(Math.min(80, Math.max(16, letterHeight * 1.6)));
}

/** Small letters are read badly, large ones slowly. */
function scaleFor(letterHeight: number, { width, height }: Grey): number {
  const isSmall = letterHeight < letterHeightMin;
  if (!isSmall && letterHeight <= letterHeightMax) return 1;
  const wanted = Math.min(4, letterHeightGood / letterHeight);
  return Math.min(wanted, Math.sqrt(pixelsMax / (width * height)));
}

/**
 * Inverts light text on dark: each solid dark panel with lighter content becomes its negative. Shadows and dim photographs are dark too,
 * but their content is darker still.
 */
function lightenPanels(grey: Grey, letterHeight: number): boolean {
  const { width, height, pixels } = grey;
  const dark = pixels.map((value) => (value < darkBelow ? 1 : 0));
  const panels = componentsOf({ width, height, ink: dark }).filter(
    (piece) => isSolid(piece, letterHeight) && hasLightLetters(piece, grey) && enclosesLight(piece, grey),
  );
  for (const panel of panels) invert(panel, width, pixels);
  return panels.length > 0;
}

const darkBelow = 135;
const contrastMin = 45;

function isSolid(panel: Component, letterHeight: number): boolean {
  const area = widthOf(panel) * heightOf(panel);
  return widthOf(panel) > 3 * letterHeight && heightOf(panel) > 1.2 * letterHeight && panel.pixels > area * 0.6;
}

/** Compared with the most common value of the panel. */
function hasLightLetters({ left, top, right, bottom }: Area, { width, pixels }: Grey): boolean {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1) {
    for (let place = y * width + left; place < y * width + right; place += 1) {
      const value = pixels[place] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const ground = counts.indexOf(Math.max(...counts));
  const lighter = counts.subarray(Math.min(256, ground + contrastMin)).reduce((sum, count) => sum + count, 0);
  const darker = counts.subarray(0, Math.max(0, ground - contrastMin)).reduce((sum, count) => sum + count, 0);
  return ground < darkBelow && lighter > darker;
}

/** The share of what is light in a panel that does not reach its edges: in a dense letter, most does. */
const enclosedMin = 0.4;

function enclosesLight(panel: Area, { width, pixels }: Grey): boolean {
  const size = { width: widthOf(panel), height: heightOf(panel) };
  const light = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      light[y * size.width + x] = (pixels[(panel.top + y) * width + panel.left + x] ?? 0) < darkBelow ? 0 : 1;
    }
  }
  let [enclosed, all] = [0, 0];
  for (const { left, top, right, bottom, pixels: count } of componentsOf({ ...size, ink: light })) {
    all += count;
    if (left > 0 && top > 0 && right < size.width && bottom < size.height) enclosed += count;
  }
  return enclosed >= enclosedMin * all;
}

function invert({ left, top, right, bottom }: Area, width: number, pixels: Uint8Array): void {
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let place = y * width + left; place < y * width + right; place += 1) {
      const value = pixels[place] ?? 0;
      if (value >= darkBelow) continue;
      sum += value;
      count += 1;
    }
  }
  const stretch = 255 / (255 - sum / Math.max(1, count));
  for (let y = top; y < bottom; y += 1) {
    for (let place = y * width + left; place < y * width + right; place += 1) {
      pixels[place] = Math.min(255, Math.round((255 - (pixels[place] ?? 0)) * stretch));
    }
  }
}

function resized({ width, height, pixels }: Grey, scale: number): Promise<Grey> {
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return greyOf(sharp(pixels, { raw: { width, height, channels: 1 } }).resize({ ...size, fit: 'fill', kernel: 'cubic' }));
}

/** Rotated clockwise, with white corners. */
export function turned({ width, height, pixels }: Grey, degrees: number): Promise<Grey> {
  return greyOf(sharp(pixels, { raw: { width, height, channels: 1 } }).rotate(degrees, { background: 'white' }));
}
