import type { Grey } from '../pictures/open-picture.ts';
import { extentOf, heightOf, median, widthOf, type Area } from './bitmap.ts';
import type { FoundText } from './ocr-tasks.ts';
import { layoutOf } from './layout.ts';
import { turned } from './page-geometry.ts';

/** A line of text in a photograph, in pixels of the straightened picture. */
export interface PhotographLine extends Area {
  column: number;
  /** Its pieces, from left to right. */
  parts: FoundText[];
}

export interface StraightPhotograph {
  grey: Grey;
  /** How far it was rotated counterclockwise, around its middle. */
  skewDegrees: number;
  letterHeight: number;
  lines: PhotographLine[];
}

const skewMin = 0.5;
/** The share of a detected rectangle's height that the letters fill. */
const letterShare = 0.55;

/** Rotates a photograph so that most of its text is straight, and groups the detected text into lines in reading order. */
export async function straightPhotograph(grey: Grey, found: readonly FoundText[]): Promise<StraightPhotograph> {
  const usual = usualDegrees(found);
  const skewDegrees = Math.abs(usual) < skewMin ? 0 : usual;
  const straight = skewDegrees === 0 ? grey : await turned(grey, -skewDegrees);
  const parts = found.map((text) => straightened(text, grey, straight, skewDegrees));
  const letterHeight = letterShare * (median(parts.map(({ height }) => height)) ?? 0);
  return { grey: straight, skewDegrees, letterHeight, lines: linesOf(parts, letterHeight) };
}

/** Long pieces show the angle better. */
function usualDegrees(found: readonly FoundText[]): number {
  const sorted = found.toSorted((a, b) => a.degrees - b.degrees);
  let rest = sorted.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { degrees, length } of sorted) {
    rest -= length;
    if (rest <= 0) return degrees;
  }
  return 0;
}

/** Maps detected text to its place after the picture was rotated counterclockwise; both pictures have their own size. */
export function straightened<Text extends FoundText>(
  text: Text,
  from: { width: number; height: number },
  to: { width: number; height: number },
  skewDegrees: number,
  scale = 1,
): Text {
  const angle = (skewDegrees * Math.PI) / 180;
  const [x, y] = [(text.middleX - from.width / 2) * scale, (text.middleY - from.height / 2) * scale];
  return {
    ...text,
    middleX: to.width / 2 + x * Math.cos(angle) + y * Math.sin(angle),
    middleY: to.height / 2 + y * Math.cos(angle) - x * Math.sin(angle),
    length: text.length * scale,
    height: text.height * scale,
    degrees: text.degrees - skewDegrees,
  };
}

/** The area of detected text without the margin around its letters. */
export function coreOf({ middleX, middleY, length, height }: FoundText): Area {
  const half = height * 0.35;
  return { left: middleX - length / 2, right: middleX + length / 2, top: middleY - half, bottom: middleY + half };
}

function linesOf(parts: readonly FoundText[], letterHeight: number): PhotographLine[] {
  const rest = new Set(parts);
  const whole = (area: Area): Area => ({
    left: Math.round(area.left),
    right: Math.max(Math.round(area.left) + 1, Math.round(area.right)),
    top: Math.round(area.top),
    bottom: Math.max(Math.round(area.top) + 1, Math.round(area.bottom)),
  });
  const cores = parts.map((part) => whole(coreOf(part)));
  return layoutOf(cores, [], letterHeight).flatMap((item) => {
    const { left, right, top, bottom } = item.area;
    const own = [...rest].filter(({ middleX, middleY }) => middleX >= left && middleX <= right && middleY >= top && middleY <= bottom);
    for (const part of own) rest.delete(part);
    return own.length === 0 ? [] : [lineOf(own, item.column)];
  });
}

function lineOf(parts: readonly FoundText[], column: number): PhotographLine {
  const areas = parts.map(({ middleX, middleY, length, height }) => ({
    left: middleX - length / 2,
    right: middleX + length / 2,
    top: middleY - height / 2,
    bottom: middleY + height / 2,
  }));
  return { ...extentOf(areas), column, parts: parts.toSorted((a, b) => a.middleX - b.middleX) };
}

const paper = 255;

/** A picture of one line: each of its parts straight, dark on light, in its place. */
export function pictureOfLine(line: PhotographLine, grey: Grey, scale: number): Grey {
  const width = Math.max(1, Math.round(widthOf(line) * scale));
  const height = Math.max(1, Math.round(heightOf(line) * scale));
  const pixels = new Uint8Array(width * height).fill(paper);
  for (const part of line.parts) {
    const { pixels: own, ...size } = cutOut(part, grey, scale);
    const left = Math.round((part.middleX - line.left) * scale - size.width / 2);
    const top = Math.round((part.middleY - line.top) * scale - size.height / 2);
    for (let y = Math.max(0, -top); y < Math.min(size.height, height - top); y += 1) {
      for (let x = Math.max(0, -left); x < Math.min(size.width, width - left); x += 1) {
        pixels[(top + y) * width + left + x] = own[y * size.width + x] ?? paper;
      }
    }
  }
  return { width, height, pixels };
}

const samplesMax = 4;

/** A stretch of text by itself: straight, dark on light. */
export function cutOut({ middleX, middleY, length, height, degrees }: FoundText, grey: Grey, scale: number): Grey {
  const size = { width: Math.max(1, Math.round(length * scale)), height: Math.max(1, Math.round(height * scale)) };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const samples = Math.min(samplesMax, Math.max(1, Math.ceil(1 / scale)));
  const pixels = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let sum = 0;
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const along = (x + ((sample % samples) + 0.5) / samples) / scale - length / 2;
        const across = (y + (Math.floor(sample / samples) + 0.5) / samples) / scale - height / 2;
        sum += valueAt(grey, middleX + along * cos - across * sin, middleY + along * sin + across * cos);
      }
      pixels[y * size.width + x] = sum / (samples * samples);
    }
  }
  darkOnLight(pixels, size);
  return { ...size, pixels };
}

/** Interpolates between pixels. */
function valueAt({ width, height, pixels }: Grey, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const [right, down] = [Math.min(1, Math.max(0, x - 0.5 - left)), Math.min(1, Math.max(0, y - 0.5 - top))];
  const place = top * width + left;
  const upper = (pixels[place] ?? 0) * (1 - right) + (pixels[place + 1] ?? 0) * right;
  const lower = (pixels[place + width] ?? 0) * (1 - right) + (pixels[place + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Share of the height, at the top and the bottom, that is background with hardly any letters. */
const edgeShare = 0.12;

/** Makes the background white and the letters black, whichever was lighter. */
function darkOnLight(pixels: Uint8Array, { width, height }: { width: number; height: number }): void {
  const edge = Math.max(1, Math.round(height * edgeShare));
  const ground = median([...pixels.subarray(0, edge * width), ...pixels.subarray((height - edge) * width)]) ?? paper;
  const sorted = pixels.toSorted();
  const [darkest = 0, lightest = paper] = [sorted[Math.floor(sorted.length * 0.02)], sorted[Math.floor(sorted.length * 0.98)]];
  const letters = ground - darkest >= lightest - ground ? darkest : lightest;
  const contrast = ground - letters;
  if (contrast === 0) return void pixels.fill(paper);
  for (const [place, value] of pixels.entries()) pixels[place] = Math.max(0, Math.min(paper, ((value - letters) / contrast) * paper));
}
