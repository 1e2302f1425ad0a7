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

/** Bars like letters, on nothing or on paper. */
async function written(ink: string, paper: string | null): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">${paper === null ? '' : `<rect width="200" height="60" fill="${paper}"/>`}
    ${[20, 60, 100, 140].map((x) => `<rect x="${x}" y="15" width="8" height="30" fill="${ink}"/>`).join('')}</svg>`;
  const path = join(folder, `${ink}-${paper}.png`);
  await sharp(Buffer.from(svg)).png().toFile(path);
  return path;
}

it.each([
  ['white', null, 'black'],
  ['#eeee99', null, 'black'],
  ['black', null, 'white'],
  ['#aa0000', null, 'white'],
  ['white', 'navy', 'white'],
  ['black', 'white', 'white'],
])('%s letters on %s are read on %s', async (ink, paper, background) => {
  expect((await openPictureOfText(await written(ink, paper))).background).toBe(background);
});
