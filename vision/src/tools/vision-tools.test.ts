import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeDetectionModel, writeSegmentationModel } from '../../test/fixtures/onnx-models.ts';
import { lineModelFiles } from '../ocr/line-model-files.ts';
import { modelRuntimePath } from '../pictures/model-description.ts';
import { openVision, type Vision } from '../vision.ts';
import type { ToolAnswer } from './answer.ts';
import { openModels } from './models.ts';
import { visionTools } from './vision-tools.ts';

let scratch: string;
let modelsFolder: string;
let vision: Vision;
const signal = new AbortController().signal;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'farebox-vision-'));
  modelsFolder = await mkdtemp(join(tmpdir(), 'farebox-models-'));
  vision = await openVision({ scratchFolder: join(scratch, 'jobs'), concurrencyMax: 1 });
  await writeDetectionModel(join(modelsFolder, 'colours.onnx'));
  await writeSegmentationModel(join(modelsFolder, 'planes.onnx'));
  await writeFile(join(modelsFolder, 'models.json'), JSON.stringify(manifest));
});
afterAll(async () => {
  await vision.close();
  for (const folder of [scratch, modelsFolder]) await rm(folder, { recursive: true });
});

const input = { width: 64, height: 64 };
const detector = { kind: 'detection', file: 'colours.onnx', input, layout: 'columns', labels: ['person', 'leaf', 'sea'] };
const segmenter = { kind: 'segmentation', file: 'planes.onnx', input, activation: 'sigmoid', classes: [{ index: 0, name: 'red' }] };
const manifest = {
  'object-detection': { ...detector, input: { ...input, fit: 'letterbox' } },
  'person-counting': detector,
  'pedestrian-detection': detector,
  'main-subject-detection': detector,
  'hair-segmentation': segmenter,
  'hd-sky-segmentation': segmenter,
  'face-segmentation-parsing': { ...segmenter, classes: [0, 1, 2].map((index) => ({ index, name: ['skin', 'hair', 'eye'][index] })) },
};

function tools(folder: string | null = null) {
  return visionTools(openModels(folder), { fileReference: (name) => `farebox-file:${name}` });
}

function run(toolId: string, files: Record<string, string>, folder: string | null = modelsFolder): Promise<ToolAnswer> {
  return vision.job(signal, async (job) => {
    for (const file of Object.values(files)) await copyFile(join(scratch, file), join(job.folder, file));
    const result = await tools(folder).run(toolId, files, {}, job);
    for (const { name, path } of result.files ?? []) await copyFile(path, join(scratch, name));
    return { result, kept: [] };
  });
}

const red = { r: 250, g: 10, b: 10 };

/** A rectangle of a colour on a background. */
async function picture(
  name: string,
  { background, width = 120, height = 80, left = 30, top = 20, colour = red }: Picture,
): Promise<string> {
  const inside = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: inside, left, top }])
    .png()
    .toFile(join(scratch, name));
  return name;
}

interface Picture {
  background: string | typeof red;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  colour?: typeof red;
}

describe('white-background-image-detection', () => {
  it.each([
    ['white', 1],
    ['#f6f7f5', 1],
    ['#dddddd', 0],
    ['#fff0d0', 0],
    ['black', 0],
  ])('on %s answers %i', async (background, whiteBase) => {
    const file = await picture('ground.png', { background });
    expect((await run('white-background-image-detection', { ImageURL: file })).data).toEqual({ elements: [{ whiteBase }] });
  });

  it('treats transparent as white, and tolerates a product that touches one edge', async () => {
    const transparent = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    await transparent.png().toFile(join(scratch, 'clear.png'));
    const reaching = await picture('reaching.png', { background: 'white', left: 80, top: 50, width: 400, height: 300 });
    for (const ImageURL of ['clear.png', reaching]) {
      expect((await run('white-background-image-detection', { ImageURL })).data).toEqual({ elements: [{ whiteBase: 1 }] });
    }
  });
});

describe('mask-refinement', () => {
  it('moves the edge of a rough mask to the edge in the picture', async () => {
    const image = await picture('thing.png', {
      background: 'white',
      width: 200,
      height: 200,
      left: 80,
      top: 85,
      colour: { r: 20, g: 20, b: 20 },
    });
    // Two pixels too large on every side.
    await picture('rough.png', { background: 'black', width: 200, height: 200, left: 80, top: 85, colour: { r: 255, g: 255, b: 255 } });
    const grown = await sharp(join(scratch, 'rough.png')).blur(1.5).threshold(40).png().toBuffer();
    await writeFile(join(scratch, 'rough.png'), grown);
    const answer = await run('mask-refinement', { ImageURL: image, MaskImageURL: 'rough.png' });
    expect(answer.data).toEqual({ elements: [{ imageURL: 'farebox-file:refined-mask.png' }] });
    expect(answer.files).toMatchObject([{ name: 'refined-mask.png', mimeType: 'image/png' }]);
    expect(await sharp(join(scratch, 'refined-mask.png')).metadata()).toMatchObject({ width: 200, height: 200, channels: 1 });
    const data = await sharp(join(scratch, 'refined-mask.png')).extractChannel(0).raw().toBuffer();
    const at = (x: number, y: number) => data[y * 200 + x];
    expect(at(100, 100)).toBeGreaterThan(230);
    expect(at(81, 100)).toBeGreaterThan(200);
    expect(at(78, 100)).toBeLessThan(60);
    expect(at(20, 20)).toBeLessThan(5);
  });

  it('follows an object on a coloured texture, from a mask of three quarters of it', async () => {
    const [width, height] = [640, 480];
    const isIn = (x: number, y: number) => Math.hypot(x - 300, y - 240) < 140;
    const drawn = (colour: (x: number, y: number) => readonly number[], channels: 1 | 3) =>
      sharp(Buffer.from(Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width))).flat()), {
        raw: { width, height, channels },
      }).png();
    const wave = (x: number, y: number) => Math.round(30 * Math.sin(x / 9) * Math.cos(y / 7));
    const textured = (x: number, y: number) => (isIn(x, y) ? [180, 70 + wave(y, x), 60] : [90 + Math.floor(x / 8), 120 + wave(x, y), 80]);
    await drawn(textured, 3).toFile(join(scratch, 'textured.png'));
    await drawn((x, y) => [isIn(x - 30, y - 10) ? 255 : 0], 1).toFile(join(scratch, 'aside.png'));
    await run('mask-refinement', { ImageURL: 'textured.png', MaskImageURL: 'aside.png' });
    const found = await sharp(join(scratch, 'refined-mask.png')).extractChannel(0).raw().toBuffer();
    let [both, either] = [0, 0];
    found.forEach((value, at) => {
      const [is, shouldBe] = [value > 127, isIn(at % width, Math.floor(at / width))];
      both += is && shouldBe ? 1 : 0;
      either += is || shouldBe ? 1 : 0;
    });
    expect(both / either).toBeGreaterThan(0.95);
  });

  it('refuses a mask of another shape', async () => {
    const image = await picture('wide.png', { background: 'white' });
    const mask = await picture('square.png', { background: 'black', width: 100, height: 100 });
    await expect(run('mask-refinement', { ImageURL: image, MaskImageURL: mask })).rejects.toMatchObject({
      fault: 'refused',
      message: 'MaskImageURL: 100 x 100 pixels is not the shape of the picture, 120 x 80',
    });
  });
});

describe('tools with models', () => {
  it('report what is missing', () => {
    expect(tools().missing('white-background-image-detection')).toBeNull();
    expect(tools().missing('mask-refinement')).toBeNull();
    expect(tools().missing('object-detection')).toMatch(/modelsFolder.*object-detection in models\.json/);
    expect(tools().addresses('object-detection')).toEqual(['ImageURL']);
    expect(tools().addresses('korean-ocr')).toBeNull();
  });

  describe.skipIf(modelRuntimePath() === null)('with onnxruntime-node', () => {
    it('return what a detector finds, in pixels of the picture, without overlapping boxes', async () => {
      expect(tools(modelsFolder).missing('object-detection')).toBeNull();
      const file = await picture('reddish.png', { background: { r: 200, g: 20, b: 20 }, width: 128, height: 64 });
      const { data } = await run('object-detection', { ImageURL: file });
      // The letterbox of 64 x 64 holds the picture as 64 x 32, from y 16.
      expect(data).toMatchObject({ height: 64, width: 128, elements: [{ type: 'person', boxes: [0, 0, 64, 32] }] });
      expect(JSON.stringify(data)).toMatch(/"score":0\.\d{1,3}[,}]/);
    });

    it('count and find people, and the main subject', async () => {
      const file = await picture('people.png', { background: { r: 200, g: 20, b: 20 }, width: 64, height: 64, left: 0, top: 0 });
      const sea = await picture('sea.png', { background: { r: 10, g: 10, b: 250 }, width: 64, height: 64, colour: { r: 0, g: 0, b: 255 } });
      expect((await run('person-counting', { ImageURL: file })).data).toEqual({ personNumber: 1 });
      expect((await run('person-counting', { ImageURL: sea })).data).toEqual({ personNumber: 0 });
      expect((await run('pedestrian-detection', { ImageURL: file })).data).toMatchObject({
        elements: [{ type: 'person', boxes: [0, 16, 32, 32] }],
      });
      expect((await run('main-subject-detection', { ImageURL: sea })).data).toEqual({ location: { x: 0, y: 16, width: 32, height: 16 } });
      const dark = await picture('dark.png', { background: 'black', width: 64, height: 64, colour: { r: 0, g: 0, b: 0 } });
      await expect(run('main-subject-detection', { ImageURL: dark })).rejects.toMatchObject({ fault: 'refused' });
    });

    it('cut segments out as pictures with transparency', async () => {
      const file = await picture('hair.png', { background: 'black', width: 128, height: 64, left: 32, top: 16 });
      const hair = await run('hair-segmentation', { ImageURL: file });
      expect(hair.data).toEqual({ elements: [{ imageURL: 'farebox-file:segment-0.png', x: 32, y: 16, width: 40, height: 30 }] });
      expect(await sharp(join(scratch, 'segment-0.png')).metadata()).toMatchObject({ width: 40, height: 30, channels: 4 });
      const sky = await run('hd-sky-segmentation', { ImageURL: file });
      expect(sky.data).toEqual({ imageURL: 'farebox-file:segment-0.png' });
      const data = await sharp(join(scratch, 'segment-0.png')).raw().toBuffer();
      expect([data[3], data[(30 * 128 + 50) * 4 + 3], data[(30 * 128 + 50) * 4]]).toEqual([0, 255, 250]);
      const face = await run('face-segmentation-parsing', { ImageURL: file });
      expect(face.data).toEqual({ elements: [{ name: 'skin', imageURL: 'farebox-file:segment-0.png' }] });
      const nothing = await picture('nothing.png', { background: 'black', colour: { r: 0, g: 0, b: 90 } });
      await expect(run('hd-sky-segmentation', { ImageURL: nothing })).rejects.toMatchObject({ fault: 'refused' });
    });

    it('run a published model as the documentation tells operators to', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'farebox-models-'));
      await copyFile(lineModelFiles()?.detector ?? '', join(folder, 'text.onnx'));
      const colours = { order: 'bgr', mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
      const described = { kind: 'segmentation', file: 'text.onnx', input: { width: 640, height: 640, ...colours }, activation: 'none' };
      const manifest = { 'hair-segmentation': { ...described, classes: [{ index: 0, name: 'text' }] } };
      await writeFile(join(folder, 'models.json'), JSON.stringify(manifest));
      const text = '<text x="100" y="150" font-size="64" font-family="DejaVu Sans">RECEIPT</text>';
      const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="white"/>${text}</svg>`;
      await sharp(Buffer.from(paper)).png().toFile(join(scratch, 'receipt.png'));
      const { data } = await run('hair-segmentation', { ImageURL: 'receipt.png' }, folder);
      const { elements } = z
        .object({ elements: z.tuple([z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })]) })
        .parse(data);
      const { x, y, width, height } = elements[0];
      expect([x > 90, x < 130, y > 90, y + height < 165, width > 180, x + width < 460], JSON.stringify(elements)).not.toContain(false);
      await rm(folder, { recursive: true });
    });

    it('fail without harm on an invalid model, and on one with another output', async () => {
      const broken = await mkdtemp(join(tmpdir(), 'farebox-models-'));
      await writeFile(join(broken, 'broken.onnx'), 'no model');
      await writeSegmentationModel(join(broken, 'planes.onnx'));
      const wrong = { 'object-detection': { ...detector, file: 'broken.onnx' }, 'person-counting': { ...detector, file: 'planes.onnx' } };
      await writeFile(join(broken, 'models.json'), JSON.stringify(wrong));
      const file = await picture('any.png', { background: 'white' });
      for (const toolId of Object.keys(wrong)) {
        await expect(run(toolId, { ImageURL: file }, broken)).rejects.toMatchObject({ fault: 'failed' });
      }
      await rm(broken, { recursive: true });
    });
  });

  it.each([
    ['no manifest', null, /models\.json is not there/],
    ['invalid JSON', '{', /it is no JSON/],
    ['a path', JSON.stringify({ 'object-detection': { ...detector, file: '../secret.onnx' } }), /ends in \.onnx/],
    ['an unknown tool', JSON.stringify({ 'korean-ocr': detector }), /korean-ocr/],
    ['another kind', JSON.stringify({ 'hair-segmentation': detector }), /segmentation/],
    ['no labels', JSON.stringify({ 'object-detection': { ...detector, labels: [] } }), /labels/],
  ])('refuse a folder with %s at the start', async (_what, text, message) => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-models-'));
    if (text !== null) await writeFile(join(folder, 'models.json'), text);
    expect(() => openModels(folder)).toThrow(message);
    await rm(folder, { recursive: true });
  });

  it('report a missing model file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-models-'));
    await writeFile(join(folder, 'models.json'), JSON.stringify({ 'object-detection': detector }));
    expect(openModels(folder).missing('object-detection')).toMatch(/colours\.onnx/);
    await rm(folder, { recursive: true });
  });
});
