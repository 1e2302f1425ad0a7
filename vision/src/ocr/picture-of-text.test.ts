import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPictureOfText } from './picture-of-text.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Color = readonly [red: number, green: number, blue: number];

const colors = { white: [255, 255, 255], black: [0, 0, 0], yellow: [238, 238, 153], red: [170, 0, 0], navy: [0, 0, 128] } as const;

/** Bars like letters, on nothing or on paper. */
async function written(ink: Color, paper: Color | null): Promise<string> {
  const [width, height] = [200, 60];
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x % 40 < 8 && y > 15 && y < 45) return [...ink, 255];
    return paper === null ? [0, 0, 0, 0] : [...paper, 255];
  });
  const path = join(folder, `${ink.join('-')}-${paper?.join('-') ?? 'none'}.png`);
  await sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);
  return path;
}

it.each([
  ['white', null, 'black'],
  ['yellow', null, 'black'],
  ['black', null, 'white'],
  ['red', null, 'white'],
  ['white', 'navy', 'white'],
  ['black', 'white', 'white'],
] as const)('%s letters on %s are read on %s', async (ink, paper, background) => {
  const path = await written(colors[ink], paper === null ? null : colors[paper]);
  expect((await openPictureOfText(path)).background).toBe(background);
});
