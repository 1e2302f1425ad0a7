import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workers, type Workers } from '../workers.ts';

let scratch: string;
let work: Workers;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'farebox-hostile-'));
  work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
});
afterAll(async () => {
  await work.close();
  await rm(scratch, { recursive: true });
});

const run = { signal: new AbortController().signal };

async function prepared(bytes: Uint8Array | string) {
  await writeFile(join(scratch, 'hostile'), bytes);
  return work.run('prepare-picture', { file: 'hostile', prefix: 'p', turn: 0, linesMax: 100 }, { scratch, ...run });
}

/** A PNG whose head promises any size, with `rows` rows of black behind it. */
function png(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc((width + 1) * rows));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

describe('untrusted pictures', () => {
  it.each<[string, () => Buffer | string | Promise<Buffer>, RegExp]>([
    ['a bomb of pixels', () => png(30_000, 30_000, 10), /30000 x 30000 pixels is too large/],
    ['a picture 30,000 pixels wide', () => png(30_000, 40, 40), /30000 x 40 pixels is too large/],
    [
      'a drawing that names a file',
      () => `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`,
      /cannot be read/,
    ],
    [
      'a drawing that names an address',
      () => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>`,
      /cannot be read/,
    ],
    ['a PDF', () => '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF', /cannot be read/],
    ['text', () => 'not a picture', /cannot be read/],
    ['nothing', () => '', /cannot be read/],
    ['a picture that ends early', () => png(800, 600, 10), /cannot be read/],
    ['a JPEG that ends early', truncatedJpeg, /cannot be read/],
  ])('are refused: %s', async (_what, make, message) => {
    await expect(prepared(await make())).rejects.toMatchObject({ fault: 'refused', message: expect.stringMatching(message) });
  });

  it('reveal nothing about our files', async () => {
    await expect(prepared('nothing')).rejects.not.toThrow(new RegExp(scratch));
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      'one pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
          .png()
          .toBuffer(),
    ],
    [
      'a line of 20,000 pixels',
      () =>
        sharp({ create: { width: 20_000, height: 1, channels: 3, background: 'black' } })
          .png()
          .toBuffer(),
    ],
    ['a moving picture, by its first frame', movingGif],
    ['noise', noise],
    ['a chessboard of single pixels', chessboard],
    ['stripes', stripes],
  ])('are looked at without harm: %s', async (_what, make) => {
    const { width, height, lines } = await prepared(await make());
    expect(width * height).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(100);
  });
});

async function truncatedJpeg(): Promise<Buffer> {
  const whole = await sharp({
    create: { width: 600, height: 400, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 100, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

function movingGif(): Promise<Buffer> {
  const frames = Buffer.alloc(40 * 40 * 3 * 5, 200);
  return sharp(frames, { raw: { width: 40, height: 200, channels: 3, pageHeight: 40 } })
    .gif()
    .toBuffer();
}

function noise(): Promise<Buffer> {
  return sharp({
    create: { width: 1500, height: 1500, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png()
    .toBuffer();
}

function chessboard(): Promise<Buffer> {
  const pixels = Buffer.alloc(2000 * 2000);
  for (let place = 0; place < pixels.length; place += 1) pixels[place] = (place + Math.floor(place / 2000)) % 2 === 0 ? 0 : 255;
  return sharp(pixels, { raw: { width: 2000, height: 2000, channels: 1 } })
    .png()
    .toBuffer();
}

function stripes(): Promise<Buffer> {
  const pixels = Buffer.alloc(2000 * 2000, 255);
  for (let y = 0; y < 2000; y += 6) pixels.fill(0, y * 2000, (y + 2) * 2000);
  return sharp(pixels, { raw: { width: 2000, height: 2000, channels: 1 } })
    .png()
    .toBuffer();
}
