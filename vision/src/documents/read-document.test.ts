import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPictures } from './read-document.ts';

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'read-document-'));
});

afterAll(() => rm(scratch, { recursive: true }));

it.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['text', 'no picture'],
])('refuses %s as a picture, and says which are read', async (_, content) => {
  await writeFile(join(scratch, 'picture'), content);
  const reading = readPictures({ files: ['picture'], model: 'model.json' }, { scratch, onProgress: () => {} });
  await expect(reading).rejects.toThrow('picture 1 cannot be read: it is damaged, or none of JPEG, PNG, WebP, GIF, TIFF and AVIF');
});
