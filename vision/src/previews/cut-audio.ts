import type { FileBytes } from './file-bytes.ts';
import type { ExcerptLimits, SoundExcerpt } from './sound-excerpt.ts';

const chunksMax = 100;
const formatLengths = { min: 16, max: 40 };

/** Whole frames of the samples of a WAV file. Source: Multimedia Programming Interface and Data Specifications 1.0, 1991. */
export async function wavExcerpt(bytes: FileBytes, limits: ExcerptLimits): Promise<SoundExcerpt | null> {
  let format: Buffer | null = null;
  let at = 12;
  for (let chunk = 0; chunk < chunksMax && at + 8 <= bytes.sizeBytes; chunk += 1) {
    const head = await bytes.read(at, 8);
    const [name, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    if (name === 'fmt ' && length >= formatLengths.min && length <= formatLengths.max) format = await bytes.read(at + 8, length);
    if (name === 'data')
      return format === null ? null : cutSamples(format, { firstByte: at + 8, length, sizeBytes: bytes.sizeBytes }, limits);
    at += 8 + length + (length % 2);
  }
  return null;
}

function cutSamples(
  format: Buffer,
  { firstByte, length, sizeBytes }: { firstByte: number; length: number; sizeBytes: number },
  { bytesMax, secondsMax, shareMax }: ExcerptLimits,
): SoundExcerpt | null {
  if (format.length < formatLengths.min || !isPcm(format)) return null;
  const [channels, sampleRate, frameBytes, bits] = [
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(12),
    format.readUInt16LE(14),
  ];
  if (channels === 0 || sampleRate === 0 || frameBytes !== channels * Math.ceil(bits / 8) || frameBytes === 0) return null;
  // A recording that was interrupted says that it is longer than its file.
  const all = Math.min(length, sizeBytes - firstByte);
  const wanted = Math.min(secondsMax * sampleRate * frameBytes, all * shareMax, bytesMax);
  const lengthBytes = Math.floor(wanted / frameBytes) * frameBytes;
  return {
    mimeType: 'audio/wav',
    seconds: lengthBytes / frameBytes / sampleRate,
    header: wavHeader(format, lengthBytes).toString('base64'),
    firstByte,
    lengthBytes,
  };
}

/** Integers or floats, also in the extensible format. */
function isPcm(format: Buffer): boolean {
  const tag = format.readUInt16LE(0);
  const plain = tag === 0xfffe && format.length >= 26 ? format.readUInt16LE(24) : tag;
  return plain === 1 || plain === 3;
}

function wavHeader(format: Buffer, lengthBytes: number): Buffer {
  const header = Buffer.alloc(12 + 8 + format.length + (format.length % 2) + 8);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(header.length - 8 + lengthBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(format.length, 16);
  header.set(format, 20);
  header.write('data', header.length - 8, 'latin1');
  header.writeUInt32LE(lengthBytes, header.length - 4);
  return header;
}

/** Bytes before the first frame that are looked through. */
const searchedMax = 4096;
/** The shortest frames have 24 bytes, 8 ms. */
const framesMax = 2000;

/** Whole frames of an MP3 file from the first one on. It needs no earlier one, so no bits of others are missing. */
export async function mp3Excerpt(bytes: FileBytes, { bytesMax, secondsMax, shareMax }: ExcerptLimits): Promise<SoundExcerpt | null> {
  const tag = await bytes.read(0, 10);
  const begin = tag.toString('latin1', 0, 3) === 'ID3' && tag.length === 10 ? 10 + synchsafe(tag.subarray(6)) : 0;
  const window = await bytes.read(Math.min(begin, bytes.sizeBytes), bytesMax + searchedMax);
  let first = firstFrame(window);
  if (first === null) return null;
  const rate = frameAt(window, first)?.sampleRate;
  // The first frame may hold no sound, but the number of frames of the whole file.
  const info = frameAt(window, first);
  if (info !== null && /Xing|Info|VBRI/.test(window.toString('latin1', first, first + Math.min(info.length, 200)))) first += info.length;
  const most = Math.min(bytesMax, (bytes.sizeBytes - begin - first) * shareMax);
  let [end, seconds] = [first, 0];
  for (let count = 0; count < framesMax; count += 1) {
    const frame = frameAt(window, end);
    if (frame === null || frame.sampleRate !== rate || end + frame.length - first > most) break;
    const longer = seconds + frame.samples / frame.sampleRate;
    if (longer > secondsMax) break;
    [end, seconds] = [end + frame.length, longer];
  }
  return { mimeType: 'audio/mpeg', seconds, header: '', firstByte: begin + first, lengthBytes: end - first };
}

/** Four bytes of seven bits each. */
function synchsafe(size: Buffer): number {
  return size.subarray(0, 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

/** Where two frames follow each other: single ones occur in any bytes. */
function firstFrame(window: Buffer): number | null {
  for (let at = 0; at < Math.min(searchedMax, window.length); at += 1) {
    const frame = frameAt(window, at);
    if (frame !== null && frameAt(window, at + frame.length) !== null) return at;
  }
  return null;
}

interface Frame {
  /** Bytes, with its header. */
  length: number;
  samples: number;
  sampleRate: number;
}

/** kbit/s of layer 3. */
const bitrates = {
  version1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  version2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/** A frame of MPEG 1, 2 or 2.5 layer 3; null where there is none. Source: ISO/IEC 11172-3, 2.4.1.3. */
function frameAt(window: Buffer, at: number): Frame | null {
  if (at + 4 > window.length) return null;
  const header = window.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3) return null;
  const isVersion1 = version === 3;
  const kilobits = bitrates[isVersion1 ? 'version1' : 'version2'][((header >>> 12) & 15) - 1];
  const rate = sampleRates[(header >>> 10) & 3];
  if (kilobits === undefined || rate === undefined) return null;
  const sampleRate = isVersion1 ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = isVersion1 ? 1152 : 576;
  return { length: Math.floor((samples * 125 * kilobits) / sampleRate) + ((header >>> 9) & 1), samples, sampleRate };
}
