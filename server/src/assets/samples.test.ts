import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { previewer } from './previews/preview.ts';
import { samples } from './samples.ts';

const { signal } = new AbortController();

it.each(samples)('shows the sample "$title" like an upload of its file', async ({ file, made, asset_type: assetType }) => {
  const folder = await mkdtemp(join(tmpdir(), 'farebox-samples-'));
  const previews = previewer();
  onTestFinished(async () => {
    await previews.close();
    await rm(folder, { recursive: true });
  });
  const path = join(folder, file.name);
  await writeFile(path, file.text);
  const { name: fileName, mimeType } = file;
  const sizeBytes = Buffer.byteLength(file.text);
  expect(await previews.make({ path, fileName, mimeType, declaredMimeType: mimeType, sizeBytes, assetType }, signal)).toEqual(made);
});
