import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp3File, wavFile } from '../../test/sounds.ts';
import { soundExcerpt } from './cut-sound.ts';
import { withFile } from './file-bytes.ts';
import type { SoundExcerpt } from './sound-excerpt.ts';

const limits = { secondsMin: 1, secondsMax: 10, shareMax: 0.1, bytesMax: 1_000_000 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function excerptOf(file: Buffer): Promise<SoundExcerpt | null> {
  const path = join(folder, 'sound');
  await writeFile(path, file);
  return withFile(path, (bytes) => soundExcerpt(bytes, limits));
}

/** As a player gets it. */
function cut(file: Buffer, { header, firstByte, lengthBytes }: SoundExcerpt): Buffer {
  return Buffer.concat([Buffer.from(header, 'base64'), file.subarray(firstByte, firstByte + lengthBytes)]);
}

/** A WAV file of these facts, with a chunk before its samples. */
function recording({ tag = 1, channels = 2, sampleRate = 44_100, bits = 16, seconds = 60, said = 0 }): Buffer {
  const frame = (channels * bits) / 8;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(tag, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * frame, 8);
  format.writeUInt16LE(frame, 12);
  format.writeUInt16LE(bits, 14);
  const samples = Buffer.alloc(sampleRate * frame * seconds, 7);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(said === 0 ? samples.length : said);
  return Buffer.concat([
    Buffer.from('RIFF....WAVELIST\x03\0\0\0abc\0fmt \x10\0\0\0', 'latin1'),
    format,
    Buffer.from('data', 'latin1'),
    length,
    samples,
  ]);
}

describe('the excerpt of a WAV file', () => {
  it('is its first tenth, at most ten seconds, as a WAV file of its own', async () => {
    const file = wavFile({ seconds: 40 });
    const excerpt = await excerptOf(file);
    expect(excerpt).toMatchObject({ mimeType: 'audio/wav', seconds: 4, lengthBytes: 4 * 16_000 });
    if (excerpt === null) return;
    const { format } = await parseBuffer(cut(file, excerpt));
    expect(format).toMatchObject({ container: 'WAVE', duration: 4, sampleRate: 8000, numberOfChannels: 1 });
    expect(await excerptOf(wavFile({ seconds: 300 }))).toMatchObject({ seconds: 10 });
  });

  it('is at most a megabyte, in whole frames, also behind other chunks', async () => {
    const file = recording({ seconds: 70 });
    const excerpt = await excerptOf(file);
    expect(excerpt).toMatchObject({ lengthBytes: 1_000_000, seconds: 5.669 });
    if (excerpt === null) return;
    const { format } = await parseBuffer(cut(file, excerpt));
    expect(format).toMatchObject({ sampleRate: 44_100, numberOfChannels: 2, bitsPerSample: 16 });
    expect(cut(file, excerpt).subarray(44, 48)).toEqual(Buffer.from([7, 7, 7, 7]));
  });

  it('is of what is there, where the header promises more', async () => {
    expect(await excerptOf(recording({ channels: 1, sampleRate: 8000, seconds: 20, said: 0xffff_fff0 }))).toMatchObject({ seconds: 2 });
  });

  it.each([
    ['a file of less than ten seconds', wavFile({ seconds: 9 })],
    ['a codec that is not PCM', recording({ tag: 0x55, sampleRate: 8000, seconds: 20 })],
    ['no sample rate', recording({ sampleRate: 0 })],
    ['no channel', recording({ channels: 0 })],
    ['a file that ends in its header', wavFile({ seconds: 20 }).subarray(0, 30)],
  ])('does not exist for %s', async (_what, file) => {
    expect(await excerptOf(file)).toBeNull();
  });
});

describe('the excerpt of an MP3 file', () => {
  it('is its first whole frames, without its tags: a tenth, at most ten seconds', async () => {
    const file = mp3File({ title: 'Bird song', artist: 'Ada', frames: 1000 });
    const excerpt = await excerptOf(file);
    expect(excerpt).toMatchObject({ mimeType: 'audio/mpeg', header: '', lengthBytes: 100 * 417, seconds: 2.612 });
    if (excerpt === null) return;
    const { format } = await parseBuffer(cut(file, excerpt), { mimeType: 'audio/mpeg' }, { duration: true });
    expect(format).toMatchObject({ codec: 'MPEG 1 Layer 3', sampleRate: 44_100 });
    expect(format.duration).toBeCloseTo(2.612, 2);
    expect(cut(file, excerpt).includes('Ada')).toBe(false);
    expect(await excerptOf(mp3File({ title: 'Long', artist: 'Ada', frames: 12_000 }))).toMatchObject({ lengthBytes: 382 * 417 });
  });

  it('begins behind the frame that counts the frames of the whole file', async () => {
    const file = mp3File({ title: 'Bird song', artist: 'Ada', frames: 1000 });
    const first = file.indexOf(Buffer.from([0xff, 0xfb, 0x90]));
    file.write('Xing', first + 36, 'latin1');
    expect(await excerptOf(file)).toMatchObject({ firstByte: first + 417 });
  });

  it.each([
    ['a file of less than ten seconds', mp3File({ title: 'Short', artist: 'Ada', frames: 300 })],
    ['a tag that is longer than the file', Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), Buffer.alloc(100_000)])],
    ['bytes without frames', Buffer.alloc(2_000_000, 0x55)],
    ['an empty file', Buffer.alloc(0)],
  ])('does not exist for %s', async (_what, file) => {
    expect(await excerptOf(file)).toBeNull();
  });

  it('is never more than a tenth of the file or a megabyte, whatever the bytes are', async () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constant(Buffer.from([0xff, 0xfb, 0x90, 0xc0])),
        fc.constant(Buffer.from('RIFF....WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1')),
        fc.constant(mp3File({ title: '', artist: '', frames: 400 })),
        fc.constant(Buffer.from('data\xff\xff\xff\x7f', 'latin1')),
        fc.uint8Array({ maxLength: 500 }),
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const file = Buffer.concat(parts);
        const excerpt = await excerptOf(file);
        if (excerpt !== null) expect(excerpt.firstByte + excerpt.lengthBytes).toBeLessThanOrEqual(file.length);
        expect(excerpt?.lengthBytes ?? 0).toBeLessThanOrEqual(file.length / 10);
      }),
      { numRuns: 200 },
    );
  });
});
