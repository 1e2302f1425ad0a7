import { createCanvas } from '@napi-rs/canvas';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lineModelFiles } from './line-model-files.ts';
import { preparePicture } from './prepare-picture.ts';

it.skipIf(lineModelFiles() === null)('makes a picture smaller whose smallest letters are large, and no other', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'farebox-prepare-'));
  try {
    const canvas = createCanvas(2000, 1400);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 2000, 1400);
    context.fillStyle = 'black';
    const draw = async (sizes: readonly number[]) => {
      for (const [index, size] of sizes.entries()) {
        context.font = `${size}px sans-serif`;
        context.fillText('Freight of the yard', 100, 180 + index * 200);
      }
      await writeFile(join(scratch, 'page'), canvas.toBuffer('image/png'));
      return preparePicture({ file: 'page', prefix: 'line', turn: 0, linesMax: 50 }, { scratch, onProgress: () => {} });
    };
    expect((await draw([92, 92, 92])).straightWidth).toBeLessThan(1500);
    expect((await draw([92, 92, 92, 30, 30, 30])).straightWidth).toBe(2000);
  } finally {
    await rm(scratch, { recursive: true });
  }
});
