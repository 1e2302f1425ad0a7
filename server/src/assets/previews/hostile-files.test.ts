import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Preview } from '@farebox/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  element,
  gifFile,
  mp3File,
  mp4File,
  parquetFile,
  pdfBomb,
  pdfFile,
  pngBomb,
  wavFile,
  webmFile,
} from '../../../test/fixtures/files.ts';
import { previewer } from './preview.ts';
import type { PreviewFile } from './made-preview.ts';

const previews = previewer({ timeoutMs: 60_000 });
const never = new AbortController().signal;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(async () => {
  await previews.close();
  await rm(folder, { recursive: true });
});

async function made(fileName: string, bytes: Buffer | string, mimeType: string | null, maker = previews): Promise<Preview> {
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  const file: PreviewFile = {
    path,
    fileName,
    mimeType,
    declaredMimeType: null,
    sizeBytes: Buffer.byteLength(bytes),
    assetType: 'dataset',
  };
  const { preview, searchText } = await maker.make(file, never);
  expect(Preview.parse(preview)).toEqual(preview);
  expect(JSON.stringify(preview).length).toBeLessThan(64 * 1024);
  expect(searchText.length).toBeLessThanOrEqual(4000);
  return preview;
}

const damaged = { kind: 'plain', note: 'damaged, or not what it says it is' };

const mp4Start = mp4File({ seconds: 1, width: 16, height: 16 }).subarray(0, 24);

function nestedBoxes(depth: number): Buffer {
  const nested = Buffer.alloc(depth * 8, '....moov');
  for (let level = 0; level < depth; level += 1) nested.writeUInt32BE((depth - level) * 8, level * 8);
  return Buffer.concat([mp4Start, nested]);
}

describe('files that attack their reader', () => {
  it.each<[string, string, () => Buffer | string, string | null, object]>([
    [
      'an image of 3.6 billion pixels',
      'a.png',
      () => pngBomb({ width: 60_000, height: 60_000 }),
      'image/png',
      { kind: 'image', thumbnail: null },
    ],
    ['an image without its pixels', 'a.png', () => pngBomb({ width: 5000, height: 5000 }), 'image/png', damaged],
    ['an animation of 200,000 frames', 'a.gif', () => gifFile({ frames: 200_000 }), 'image/gif', { kind: 'image', pages: 200_000 }],
    ['SVG that says it is PNG', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png', damaged],
    [
      'SVG of entities',
      'a.svg',
      () => `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(9000)}">]><svg width="${'9'.repeat(99)}"/>`,
      null,
      { kind: 'image', width: null },
    ],
    ['a text that begins like SVG forever', 'a.txt', () => '<!---->'.repeat(20_000), null, { kind: 'text' }],
    ['CSV with one line of 30 MB', 'a.csv', () => Buffer.alloc(30_000_000, 'x,'), null, { kind: 'text' }],
    ['CSV with a quote that never ends', 'a.csv', () => `a,b\n"${'x\n'.repeat(500_000)}`, null, { kind: 'dataset', row_count: null }],
    ['CSV with 100,000 columns', 'a.csv', () => `${'1,'.repeat(100_000)}1\n`.repeat(30), null, { kind: 'dataset', row_count: 30 }],
    ['CSV of empty lines', 'a.csv', () => '\n'.repeat(1_000_000), null, { kind: 'text' }],
    ['JSON a million deep', 'a.json', () => '['.repeat(1_000_000), null, { kind: 'text' }],
    [
      'JSON with a deep element',
      'a.json',
      () => `[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}},1,2,3,4,5,6,7,8,9,10]`,
      null,
      damaged,
    ],
    [
      'JSON lines that are deep',
      'a.jsonl',
      () => `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}\n`.repeat(2),
      null,
      { kind: 'dataset' },
    ],
    ['JSON with an element of 5 MB', 'a.json', () => JSON.stringify(['x'.repeat(5_000_000)]), null, { kind: 'text' }],
    ['JSON that does not end', 'a.json', () => '[{"a":1},{"a":2},{"a":', null, { kind: 'dataset', row_count: null, sample_rows: [] }],
    [
      'JSON of names of prototypes',
      'a.json',
      () => '[{"__proto__":{"x":1},"constructor":{"y":2},"toString":3}]',
      null,
      { kind: 'dataset', row_count: 1 },
    ],
    [
      'PDF whose pages are their own parents',
      'a.pdf',
      () => pdfFile({ pages: ['x'], pagesObject: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>' }),
      null,
      damaged,
    ],
    [
      'PDF that says it has a billion pages',
      'a.pdf',
      () => pdfFile({ pages: ['x'], pagesObject: '<< /Type /Pages /Kids [5 0 R] /Count 1000000000 >>' }),
      null,
      { kind: 'pdf', pages: 1 },
    ],
    ['PDF whose table leads to itself', 'a.pdf', () => pdfFile({ pages: ['x'], trailer: '/Prev 9' }), null, { kind: 'pdf', pages: 1 }],
    ['PDF that is only a head', 'a.pdf', () => '%PDF-1.7\n', null, damaged],
    ['Parquet with a footer longer than itself', 'a.parquet', () => 'PAR1\xff\xff\xff\x7fPAR1', null, damaged],
    ['Parquet with a footer of nothing', 'a.parquet', () => Buffer.from('PAR1\0\0\0\0PAR1', 'latin1'), null, damaged],
    ['MP4 with boxes 2,000 deep', 'a.mp4', () => nestedBoxes(2000), 'video/mp4', { kind: 'plain' }],
    [
      'MP4 with a box of 4 GB',
      'a.mp4',
      () => Buffer.concat([mp4Start, Buffer.from('fffffff06d6f6f76', 'hex')]),
      'video/mp4',
      { kind: expect.stringMatching(/plain|video/) },
    ],
    ['WebM with masters in masters', 'a.webm', () => nestedElements(5000), 'video/webm', { kind: expect.stringMatching(/plain|video/) }],
    [
      'ID3 that says it has 256 MB',
      'a.mp3',
      () => Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7fTIT2\x7f\xff\xff\xff\0\0', 'latin1'),
      'audio/mpeg',
      damaged,
    ],
    ['WAV that says it has 4 GB', 'a.wav', () => Buffer.from(wavFile({ seconds: 1 }).fill(0xff, 40, 44)), 'audio/wav', { kind: 'audio' }],
    ['nothing', 'a.txt', () => '', null, { kind: 'text', snippet: '', line_count: 0 }],
    ['one byte', 'a.txt', () => Buffer.from([0xff]), null, { kind: 'plain' }],
    ['zeros', 'a.txt', () => Buffer.alloc(100_000), null, { kind: 'plain' }],
  ])('cannot do harm: %s', async (_what, fileName, bytes, mimeType, expected) => {
    expect(await made(fileName, bytes(), mimeType)).toMatchObject(expected);
  });

  function nestedElements(depth: number): Buffer {
    const head = webmFile({ seconds: 1, width: 16, height: 16 }).subarray(0, 40);
    const nested = Buffer.concat(Array.from({ length: depth }, () => Buffer.from('18538067ff', 'hex')));
    return Buffer.concat([head, nested, element('1549a966')]);
  }
});

const picture = sharp({
  create: { width: 80, height: 60, channels: 3, background: '#c03', noise: { type: 'gaussian', mean: 99, sigma: 30 } },
});
const formats: ReadonlyArray<readonly [string, string | null, () => Promise<Buffer>]> = [
  ['a.png', 'image/png', () => picture.clone().png().toBuffer()],
  ['a.jpg', 'image/jpeg', () => picture.clone().jpeg().toBuffer()],
  ['a.webp', 'image/webp', () => picture.clone().webp().toBuffer()],
  ['a.tiff', 'image/tiff', () => picture.clone().tiff().toBuffer()],
  ['a.avif', 'image/avif', () => picture.clone().avif({ effort: 0 }).toBuffer()],
  ['a.gif', 'image/gif', () => Promise.resolve(gifFile({ frames: 20 }))],
  ['a.pdf', 'application/pdf', () => Promise.resolve(pdfFile({ title: 'Title', pages: ['one', 'two'] }))],
  ['a.wav', 'audio/wav', () => Promise.resolve(wavFile({ seconds: 1 }))],
  ['a.mp3', 'audio/mpeg', () => Promise.resolve(mp3File({ title: 'Title', artist: 'Ada' }))],
  ['a.mp4', 'video/mp4', () => Promise.resolve(mp4File({ seconds: 2, width: 320, height: 180 }))],
  ['a.webm', 'video/webm', () => Promise.resolve(webmFile({ seconds: 2, width: 320, height: 180 }))],
  ['a.parquet', 'application/vnd.apache.parquet', () => Promise.resolve(parquetFile())],
  ['a.csv', null, () => Promise.resolve(Buffer.from('variety,price\n'.padEnd(900, '"Rose, red",0.25\n')))],
  ['a.json', null, () => Promise.resolve(Buffer.from(JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, name: '玫瑰' })))))],
];

describe('broken files', () => {
  it.each(formats)('cannot do harm: %s cut anywhere', async (fileName, mimeType, bytes) => {
    const whole = await bytes();
    expect((await made(fileName, whole, mimeType)).kind).not.toBe('plain');
    for (let part = 0; part < 20; part += 1) await made(fileName, whole.subarray(0, Math.floor((whole.length * part) / 20)), mimeType);
  });

  it.each(formats)('cannot do harm: %s with altered bytes', async (fileName, mimeType, bytes) => {
    const whole = await bytes();
    const next = randomNumbers(fileName.length * 7919);
    for (let round = 0; round < 30; round += 1) {
      const broken = Buffer.from(whole);
      for (let change = 0; change <= round % 8; change += 1) broken[next() % broken.length] = next();
      await made(fileName, broken, mimeType);
    }
  });

  it('cannot do harm with random bytes of any declared type', async () => {
    const next = randomNumbers(42);
    const bytes = Buffer.from(Array.from({ length: 5000 }, () => next()));
    for (const [fileName, mimeType] of formats) expect(await made(fileName, bytes, mimeType)).toMatchObject({ kind: 'plain' });
  });

  it('get a plain preview, as do folders and missing files', async () => {
    for (const path of [folder, join(folder, 'missing')]) {
      const file = { path, fileName: null, mimeType: null, declaredMimeType: 'text/csv', sizeBytes: 9, assetType: 'dataset' };
      const note = 'preview failed';
      expect((await previews.make(file, never)).preview).toEqual({ ...damaged, note, mime_type: 'text/csv', size_bytes: 9 });
    }
  });
});

describe('a parser process that is ended', () => {
  it('for using too much memory is replaced for the next preview', async () => {
    const small = previewer({ concurrencyMax: 1, memoryMaxMb: 250, timeoutMs: 60_000 });
    // Unpacks to 200 MB.
    const bomb = pdfBomb(Buffer.alloc(200_000_000, 0x20));
    expect(await made('bomb.pdf', bomb, null, small)).toMatchObject({ kind: 'plain', note: 'preview needed too much memory' });
    expect(await made('after.wav', wavFile({ seconds: 1 }), 'audio/wav', small)).toMatchObject({ kind: 'audio' });
    await small.close();
  });

  it('for taking too long is replaced for the next preview', async () => {
    const quick = previewer({ concurrencyMax: 1, timeoutMs: 4000 });
    // Each level is read inside the level above, which then reads all of it again; after about 8 s the memory ends too.
    expect(await made('deep.mp4', nestedBoxes(400_000), 'video/mp4', quick)).toMatchObject({
      kind: 'plain',
      note: 'preview took too long',
    });
    expect(await made('after.wav', wavFile({ seconds: 1 }), 'audio/wav', quick)).toMatchObject({ kind: 'audio' });
    await quick.close();
  });
});

it('delays only the files of the same owner when files take long', async () => {
  const few = previewer({ concurrencyMax: 2, timeoutMs: 60_000 });
  const path = join(folder, 'slow.mp4');
  await writeFile(path, nestedBoxes(400_000));
  const slow = { path, fileName: 'slow.mp4', mimeType: 'video/mp4', declaredMimeType: null, sizeBytes: 9, assetType: 'video' };
  const enough = new AbortController();
  const hanging = Array.from({ length: 10 }, () => few.make(slow, enough.signal, 'mallory'));
  const sound = join(folder, 'sound.wav');
  await writeFile(sound, wavFile({ seconds: 1 }));
  const { preview } = await few.make({ ...slow, path: sound, mimeType: 'audio/wav' }, never, 'ann');
  expect(preview).toMatchObject({ kind: 'audio' });
  enough.abort();
  expect((await Promise.all(hanging)).map((each) => each.preview)).toEqual(
    Array.from({ length: 10 }, () => expect.objectContaining({ note: 'preview was cancelled' })),
  );
  await few.close();
});

/** The same sequence each time, so that a failure can be reproduced. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 16;
  };
}
