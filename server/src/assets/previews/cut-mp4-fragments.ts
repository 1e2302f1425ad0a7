import { excerptBytesMax, type MediaExcerpt } from '../media-excerpt.ts';
import type { MovieParts } from './cut-mp4.ts';
import { secondsMax, shareMax } from './excerpt-limits.ts';
import type { FileBytes } from './file-bytes.ts';
import { boxesOf, boxHead, contentOf } from './mp4-boxes.ts';
import { fragmentedHeader, timescaleOf } from './mp4-header.ts';
import { hasSamples } from './mp4-samples.ts';
import type { Track } from './mp4-tracks.ts';

const boxesMax = 2000;
const runsMax = 500;
/** Of the boxes between two fragments, those that belong to the first. */
const ofFragment = new Set(['moof', 'mdat', 'free', 'skip']);

/** Whole fragments from the first one on. Their samples are found from where the fragment is, so they may be moved. */
export async function fragmentsExcerpt(
  bytes: FileBytes,
  { start, moov, firstFragment }: MovieParts,
  tracks: readonly Track[],
): Promise<MediaExcerpt | null> {
  // Samples in the movie itself, or none at all.
  if (firstFragment === null || tracks.some(({ samples }) => hasSamples(samples))) return null;
  const window = await bytes.read(firstFragment, excerptBytesMax);
  const bytesMax = Math.min(excerptBytesMax, (bytes.sizeBytes - firstFragment) * shareMax);
  const said = movieSeconds(moov);
  const secondsLimit = said === null ? secondsMax : Math.min(secondsMax, said * shareMax);
  const defaults = defaultDurations(moov);
  const played = new Map<number, number>();
  let [at, cut] = [0, { end: 0, seconds: 0 }];
  for (let count = 0; count < boxesMax; count += 1) {
    const head = boxHead(window.subarray(at, at + 16), Infinity);
    if (head === null || !ofFragment.has(head.type) || at + head.sizeBytes > bytesMax) break;
    const content = window.subarray(at + head.headBytes, at + head.sizeBytes);
    if (head.type === 'moof' && !addFragment(played, content, { defaults, tracks })) return null;
    at += head.sizeBytes;
    const seconds = Math.max(0, ...tracks.map(({ id, timescale }) => (played.get(id) ?? 0) / timescale));
    if (seconds > secondsLimit) break;
    if (head.type === 'mdat') cut = { end: at, seconds };
  }
  const header = cut.end === 0 ? null : fragmentedHeader(moov, { start, seconds: cut.seconds });
  if (header === null) return null;
  const mimeType = tracks.some(({ isVideo }) => isVideo) ? 'video/mp4' : 'audio/mp4';
  return { mimeType, seconds: cut.seconds, header: header.toString('base64'), firstByte: firstFragment, lengthBytes: cut.end };
}

/** Of the whole movie; null if it does not say. */
function movieSeconds(moov: Buffer): number | null {
  const head = contentOf(moov, 'mvhd');
  const timescale = timescaleOf(head);
  const whole = contentOf(moov, 'mvex', 'mehd');
  if (timescale === 0 || whole === null || whole.length < 12) return null;
  const ticks = whole[0] === 1 ? Number(whole.readBigUInt64BE(4)) : whole.readUInt32BE(4);
  return ticks === 0 ? null : ticks / timescale;
}

/** Ticks of a sample, by the number of its track. */
function defaultDurations(moov: Buffer): Map<number, number> {
  const extension = contentOf(moov, 'mvex') ?? Buffer.alloc(0);
  const defaults = boxesOf(extension).filter(({ type, body, end }) => type === 'trex' && end - body >= 24);
  return new Map(defaults.map(({ body }) => [extension.readUInt32BE(body + 4), extension.readUInt32BE(body + 12)]));
}

/** Counts the ticks of a fragment. @returns false if it cannot be moved or counted */
function addFragment(
  played: Map<number, number>,
  fragment: Buffer,
  { defaults, tracks }: { defaults: Map<number, number>; tracks: readonly Track[] },
): boolean {
  for (const part of boxesOf(fragment).filter(({ type }) => type === 'traf')) {
    const track = fragment.subarray(part.body, part.end);
    const head = contentOf(track, 'tfhd');
    if (head === null || head.length < 8 || contentOf(track, 'senc') !== null) return false;
    const flags = head.readUInt32BE(0) & 0xffffff;
    const id = head.readUInt32BE(4);
    // Its samples are at an offset in the file.
    if ((flags & 1) !== 0) return false;
    const durationAt = 8 + ((flags & 2) !== 0 ? 4 : 0);
    const hasDuration = (flags & 8) !== 0 && head.length >= durationAt + 4;
    const duration = hasDuration ? head.readUInt32BE(durationAt) : (defaults.get(id) ?? 0);
    if (!tracks.some((each) => each.id === id)) continue;
    const runs = boxesOf(track).filter(({ type }) => type === 'trun');
    if (runs.length > runsMax) return false;
    const ticks = runs.reduce((sum, run) => sum + runTicks(track.subarray(run.body, run.end), duration), 0);
    played.set(id, (played.get(id) ?? 0) + ticks);
  }
  return true;
}

function runTicks(run: Buffer, duration: number): number {
  if (run.length < 8) return 0;
  const flags = run.readUInt32BE(0);
  const count = run.readUInt32BE(4);
  if ((flags & 0x100) === 0) return count * duration;
  const columns = [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length;
  const begin = 8 + ((flags & 1) !== 0 ? 4 : 0) + ((flags & 4) !== 0 ? 4 : 0);
  let ticks = 0;
  for (let at = begin, index = 0; index < count && at + 4 <= run.length; at += columns * 4, index += 1) ticks += run.readUInt32BE(at);
  return ticks;
}
