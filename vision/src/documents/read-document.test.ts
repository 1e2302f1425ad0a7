import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
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

/** A sound picture, whose header is all that is read of it. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

it('says of a picture that is too large that it is', async () => {
  await writeFile(join(scratch, 'picture'), hugePng(20_000));
  const reading = readPictures({ files: ['picture'], model: 'model.json' }, { scratch, onProgress: () => {} });
  await expect(reading).rejects.toThrow('picture 1 has more than 64 million pixels');
});
