import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClipModel, writeTextModel } from '../../../test/fixtures/onnx-models.ts';
import { dot, embedderSuite } from '../../../test/suites/embedder.ts';
import { hasTransformers, onnxEmbedder } from './onnx.ts';

let folder: string;
const signal = new AbortController().signal;
const about = { purpose: 'document', signal } as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-onnx-'));
  await writeTextModel(join(folder, 'text'), { dimensions: 512 });
  await writeTextModel(join(folder, 'wide'), { dimensions: 768 });
  await writeTextModel(join(folder, 'narrow'), { dimensions: 384 });
  await writeClipModel(join(folder, 'clip'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reports at once that a folder contains no model', () => {
  expect(() => onnxEmbedder({ folder: join(folder, 'missing') })).toThrow(/missing is no model folder: .*config\.json is not there/);
});

it.skipIf(hasTransformers())('explains at once how to install the library that runs models (skipped if it is installed)', () => {
  expect(() => onnxEmbedder({ folder: join(folder, 'text') })).toThrow(
    'FAREBOX_EMBEDDER=onnx:... needs a package: npm install @huggingface/transformers@4.3.1',
  );
});

describe.skipIf(!hasTransformers())('the onnx embedder (skipped where @huggingface/transformers is not installed)', () => {
  embedderSuite('onnx', async () => onnxEmbedder({ folder: join(folder, 'text') }));
  embedderSuite('onnx, cut from 768', async () => onnxEmbedder({ folder: join(folder, 'wide') }));
  embedderSuite('onnx, CLIP', async () => onnxEmbedder({ folder: join(folder, 'clip') }));

  it('embeds pictures in the space of its texts, if the model can', async () => {
    const embedder = onnxEmbedder({ folder: join(folder, 'clip') });
    const file = join(folder, 'red.png');
    await sharp({ create: { width: 40, height: 24, channels: 3, background: { r: 255, g: 0, b: 0 } } })
      .png()
      .toFile(file);
    const picture = await embedder.embedImage?.(file, { signal });
    const [red, blue] = await embedder.embedTexts(['red', 'blue'], about);
    expect(dot(picture, picture)).toBeCloseTo(1, 4);
    expect(dot(picture, red)).toBeGreaterThan(0.9);
    expect(dot(picture, blue)).toBeLessThan(0.3);
    expect(onnxEmbedder({ folder: join(folder, 'text') }).embedImage).toBeUndefined();
  });

  it('fails on a file that is not a picture, and continues', async () => {
    const embedder = onnxEmbedder({ folder: join(folder, 'clip') });
    const file = join(folder, 'not.png');
    await writeFile(file, 'not a picture');
    await expect(embedder.embedImage?.(file, { signal })).rejects.toThrow(/unsupported image format/);
    expect(await embedder.embedTexts(['red'], about)).toHaveLength(1);
  });

  it('refuses a model of fewer than 512 dimensions', async () => {
    await expect(onnxEmbedder({ folder: join(folder, 'narrow') }).embedTexts(['red'], about)).rejects.toThrow(
      /narrow answers 384 dimensions/,
    );
  });

  it('names the missing file of a model, and never looks for it elsewhere', async () => {
    const lacking = join(folder, 'lacking');
    await writeTextModel(lacking, { dimensions: 512 });
    await rm(join(lacking, 'onnx/model.onnx'));
    const embedder = onnxEmbedder({ folder: lacking });
    await expect(embedder.embedTexts(['red'], about)).rejects.toThrow(/model\.onnx/);
  });

  it('has another id for another model in a folder of the same name', async () => {
    const before = onnxEmbedder({ folder: join(folder, 'text') }).id;
    await writeTextModel(join(folder, 'other/text'), { dimensions: 640 });
    expect(onnxEmbedder({ folder: join(folder, 'other/text') }).id).not.toBe(before);
  });
});
