import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssetSearchAnswer } from '@farebox/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calibrate } from '../../src/search/calibration.ts';
import { dimensions } from '../../src/search/embedder.ts';
import { hasTransformers, onnxEmbedder } from '../../src/search/embedders/onnx.ts';
import { eachDatabase } from '../databases.ts';
import { writeClipModel, writeTextModel } from '../fixtures/onnx-models.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

const { signal } = new AbortController();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-pictures-'));
  const words = await calibrationWords();
  await writeTextModel(join(folder, 'words'), { dimensions, words });
  await writeClipModel(join(folder, 'seeing'), { words });
  await writeClipModel(join(folder, 'seeing-too'), { words });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * An embedding space is calibrated with some texts. A model that knows none of their words sees them all as alike, and then nothing is
 * far from anything.
 */
async function calibrationWords(): Promise<string[]> {
  const read: string[] = [];
  const embedTexts = async (texts: readonly string[]) => {
    read.push(...texts);
    return texts.map(() => new Float32Array(dimensions).fill(1));
  };
  await calibrate({ id: 'reads what it is asked', embedTexts }, signal);
  return read.flatMap((text) => text.toLowerCase().match(/[a-z]+|\S/g) ?? []);
}

const pictures = {
  red: { background: '#f00', title: 'piano music' },
  blue: { background: '#00f', title: 'weather report' },
} as const;
type Colour = keyof typeof pictures;
const colours = ['red', 'blue'] as const;

const pictureOf = (colour: Colour, width: number) =>
  sharp({ create: { width, height: 24, channels: 3, background: pictures[colour].background } }).png();

/** A picture without words that describe its content. */
async function published(service: Service, owner: RequestHeaders, colour: Colour): Promise<string> {
  const { title } = pictures[colour];
  const bytes = new Uint8Array(await pictureOf(colour, 64).toBuffer());
  const fields = { title, asset_type: 'image', description: 'number' };
  return (await uploadedAsset(service, owner, fields, { bytes, name: `${title}.png`, type: 'image/png' })).id;
}

/** The vector of another picture of the same colour, computed by an agent with the same model. */
async function vectorOfPicture(model: string, colour: Colour): Promise<number[]> {
  const file = join(folder, `${model}-${colour}.png`);
  await pictureOf(colour, 40).toFile(file);
  const vector = await onnxEmbedder({ folder: join(folder, model) }).embedImage?.(file, { signal });
  return [...(vector ?? expect.fail('the model sees nothing'))];
}

async function search(service: Service, asked: object): Promise<AssetSearchAnswer> {
  const answer = await service.post('/api/v1/assets/search', { type: 'image', ...asked });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return AssetSearchAnswer.parse(answer.body);
}

async function best(service: Service, asked: object): Promise<AssetSearchAnswer['results'][number] | null> {
  const { results } = await search(service, asked);
  return results[0] ?? null;
}

const Ready = z.object({ search: z.object({ model: z.string(), pending: z.int() }) });

/** Waits until nothing is pending. During that time, everything is found by its words. */
async function switched(service: Service, model: string, ids: Readonly<Record<Colour, string>>): Promise<void> {
  for (;;) {
    const { search } = Ready.parse((await service.get('/readyz')).body);
    expect(search.model).toContain(`${model}:`);
    for (const colour of colours) expect(await best(service, { query: pictures[colour].title })).toMatchObject({ asset_id: ids[colour] });
    if (search.pending === 0) return;
  }
}

async function expectSeen(service: Service, model: string, ids: Readonly<Record<Colour, string>>): Promise<void> {
  for (const colour of colours) {
    const seen = { asset_id: ids[colour], match: { lexical: null, terms: [] } };
    expect(await best(service, { query: colour })).toMatchObject(seen);
    expect(await best(service, { vector: await vectorOfPicture(model, colour) })).toMatchObject(seen);
    expect(await best(service, { query: pictures[colour].title })).toMatchObject({ asset_id: ids[colour] });
  }
}

describe.skipIf(!hasTransformers())('skipped where @huggingface/transformers is not installed', () => {
  eachDatabase('a picture, where the model sees,', (open) => {
    it('is found by its words, by words for its content and by the vector of a similar picture, also after a change of model', async () => {
      const database = await open();
      // The data outlives each of the services.
      const dataDir = await mkdtemp(join(folder, 'data-'));
      const start = (model: string) =>
        startService({ database, settings: { FAREBOX_DATA_DIR: dataDir, FAREBOX_EMBEDDER: `onnx:${join(folder, model)}` } });
      const ids: Record<Colour, string> = { red: '', blue: '' };
      {
        await using blind = await start('words');
        ids.red = await published(blind, (await blind.customer()).login, 'red');
        expect(await best(blind, { query: pictures.red.title })).toMatchObject({ asset_id: ids.red });
        expect(await search(blind, { query: 'red' })).toMatchObject({ answered: false });
      }
      {
        await using seeing = await start('seeing');
        ids.blue = await published(seeing, (await seeing.customer()).login, 'blue');
        await switched(seeing, 'seeing', ids);
        await expectSeen(seeing, 'seeing', ids);
      }
      await using after = await start('seeing-too');
      await switched(after, 'seeing-too', ids);
      await expectSeen(after, 'seeing-too', ids);
    });
  });
});
