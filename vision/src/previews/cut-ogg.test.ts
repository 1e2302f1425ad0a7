import fc from 'fast-check';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soundExcerpt } from './cut-sound.ts';
import { withFile } from './file-bytes.ts';
import type { SoundExcerpt } from './sound-excerpt.ts';

const names = ['tone.opus', 'tone.ogg'];
const files = new Map<string, Buffer>();

const limits = { secondsMin: 1, secondsMax: 10, shareMax: 0.1, bytesMax: 1_000_000 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-test-'));
  for (const name of names) files.set(name, await readFile(new URL(`../../test/media/${name}`, import.meta.url)));
});
afterAll(() => rm(folder, { recursive: true }));

function fixture(name: string): Buffer {
  const file = files.get(name);
  if (file === undefined) throw new Error(`no fixture ${name}`);
  return file;
}

async function excerptOf(file: Uint8Array): Promise<SoundExcerpt | null> {
  const path = join(folder, 'media');
  await writeFile(path, file);
  return withFile(path, (bytes) => soundExcerpt(bytes, limits));
}

/** As a player gets it. */
function cut(file: Buffer, { header, firstByte, lengthBytes }: SoundExcerpt): Buffer {
  return Buffer.concat([Buffer.from(header, 'base64'), file.subarray(firstByte, firstByte + lengthBytes)]);
}

describe('the excerpt of an Ogg file', () => {
  it.each([
    ['tone.opus', 'audio/ogg', 1.994],
    ['tone.ogg', 'audio/ogg', 2.016],
  ])('is the first tenth of %s, as a file of its own', async (name, mimeType, seconds) => {
    const file = fixture(name);
    const excerpt = await excerptOf(file);
    expect(excerpt).toMatchObject({ mimeType, seconds });
    if (excerpt === null) return;
    const [whole, part] = [await parseBuffer(file), await parseBuffer(cut(file, excerpt), undefined, { duration: true })];
    // Tracks count the samples before their beginning, too.
    expect(Math.abs((part.format.duration ?? 0) - seconds)).toBeLessThan(0.3);
    const codecs = ({ trackInfo }: typeof whole.format) => trackInfo.map(({ codecName }) => codecName);
    expect(codecs(part.format)).toEqual(codecs(whole.format));
    expect(part.format.codec).toBe(whole.format.codec);
  });

  it('does not exist for another codec', async () => {
    const file = Buffer.from(fixture('tone.opus'));
    file.write('Speex   ', file.indexOf('OpusHead', 0, 'latin1'), 'latin1');
    expect(await excerptOf(file)).toBeNull();
  });

  it('does not exist for an Ogg file of two streams, one after the other', async () => {
    expect(await excerptOf(Buffer.concat([fixture('tone.opus'), fixture('tone.ogg')]))).toBeNull();
  });

  it('is never more than its limits, and never fails, whatever the bytes are', async () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      isEarly: fc.boolean(),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    });
    const changed = fc.record({
      name: fc.constantFrom(...names),
      changes: fc.array(change, { maxLength: 12 }),
      end: fc.double({ min: 0.5, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(changed, async ({ name, changes, end }) => {
        const whole = fixture(name);
        const file = Buffer.from(whole.subarray(0, Math.max(12, Math.round(whole.length * end))));
        for (const { at, isEarly, bytes } of changes)
          file.set(bytes.subarray(0, 4), Math.max(0, Math.floor(isEarly ? at * 4000 : at * (file.length - 8))));
        await expectWithin(file);
      }),
      { numRuns: 400 },
    );
  });

  it('is not found in random bytes', async () => {
    const starts = ['OggS\0', ''].map((text) => Buffer.from(text, 'latin1'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 3000 }), (start, rest) =>
        expectWithin(Buffer.concat([start, rest])),
      ),
      { numRuns: 200 },
    );
  });
});

async function expectWithin(file: Buffer): Promise<void> {
  const excerpt = await excerptOf(file);
  if (excerpt === null) return;
  expect(excerpt.seconds).toBeLessThanOrEqual(10);
  expect(excerpt.firstByte + excerpt.lengthBytes).toBeLessThanOrEqual(file.length);
}
