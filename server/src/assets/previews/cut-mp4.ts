import { excerptBytesMax, type MediaExcerpt } from '../media-excerpt.ts';
import { fragmentsExcerpt } from './cut-mp4-fragments.ts';
import { secondsMax, shareMax } from './excerpt-limits.ts';
import { readMax, type FileBytes } from './file-bytes.ts';
import { box, boxHead, contentOf } from './mp4-boxes.ts';
import { movieHeader, timescaleOf, type CutTrack } from './mp4-header.ts';
import { samplesOf, ticksOf, type Sample } from './mp4-samples.ts';
import { tracksOf, type Track } from './mp4-tracks.ts';

/** Boxes of the file that are looked at: `moov` may be behind all others. */
const boxesMax = 2000;
const typeBytesMax = 512;

/** The samples of an MP4, M4A or MOV file that are played first, in a movie of their own. Source: ISO/IEC 14496-12. */
export async function mp4Excerpt(bytes: FileBytes): Promise<MediaExcerpt | null> {
  const parts = await readParts(bytes);
  if (parts === null) return null;
  const tracks = tracksOf(parts.moov);
  if (tracks === null) return null;
  return contentOf(parts.moov, 'mvex') === null ? movieExcerpt(bytes.sizeBytes, parts, tracks) : fragmentsExcerpt(bytes, parts, tracks);
}

export interface MovieParts {
  /** The whole box `ftyp`. */
  start: Buffer;
  /** The content of `moov`. */
  moov: Buffer;
  /** Where the first `moof` begins. */
  firstFragment: number | null;
}

async function readParts(bytes: FileBytes): Promise<MovieParts | null> {
  let [at, start, moov, firstFragment]: [number, Buffer | null, Buffer | null, number | null] = [0, null, null, null];
  for (let count = 0; count < boxesMax && at < bytes.sizeBytes; count += 1) {
    const head = boxHead(await bytes.read(at, 16), bytes.sizeBytes - at);
    if (head === null) break;
    const { type, headBytes, sizeBytes } = head;
    if ((type === 'ftyp' && sizeBytes > typeBytesMax) || (type === 'moov' && sizeBytes > readMax)) return null;
    if (type === 'ftyp') start ??= box('ftyp', await bytes.read(at + headBytes, sizeBytes - headBytes));
    if (type === 'moov') moov ??= await bytes.read(at + headBytes, sizeBytes - headBytes);
    if (type === 'moof') firstFragment ??= at;
    if (start !== null && moov !== null && (firstFragment !== null || contentOf(moov, 'mvex') === null)) break;
    at += sizeBytes;
  }
  return start === null || moov === null ? null : { start, moov, firstFragment };
}

function movieExcerpt(sizeBytes: number, { start, moov }: MovieParts, tracks: readonly Track[]): MediaExcerpt | null {
  const timescale = timescaleOf(contentOf(moov, 'mvhd'));
  if (timescale === 0) return null;
  const longest = Math.max(...tracks.map((track) => ticksOf(track.samples) / track.timescale));
  const secondsLimit = Math.min(secondsMax, longest * shareMax);
  const placed: PlacedSample[] = [];
  for (const track of tracks) {
    const begin = startOf(track, timescale);
    const samples = samplesOf(track.samples, (secondsLimit - begin) * track.timescale);
    if (samples === null) return null;
    for (const sample of samples) placed.push({ track, sample, seconds: begin + sample.time / track.timescale });
  }
  const cut = cutWithin(
    placed.toSorted((left, right) => left.seconds - right.seconds),
    { bytesMax: Math.min(excerptBytesMax, sizeBytes * shareMax), secondsLimit },
  );
  if (cut === null || cut.end > sizeBytes) return null;
  const kept = tracks.flatMap((track): CutTrack[] => {
    const samples = cut.samples.flatMap((each) => (each.track === track ? [each.sample] : []));
    return samples.length === 0 ? [] : [{ track, samples }];
  });
  const place = { firstByte: cut.start, lengthBytes: cut.end - cut.start };
  const header = movieHeader(moov, { start, tracks: kept, ...place, seconds: cut.seconds });
  if (header === null) return null;
  const mimeType = kept.some(({ track }) => track.isVideo) ? 'video/mp4' : 'audio/mp4';
  return { mimeType, seconds: cut.seconds, header: header.toString('base64'), ...place };
}

interface PlacedSample {
  track: Track;
  sample: Sample;
  /** When it is decoded, from the beginning of the movie on. */
  seconds: number;
}

/** When the first sample of a track is decoded: before the beginning, if the first ones are not played. */
function startOf({ edit, timescale }: Track, movieTimescale: number): number {
  return edit === null ? 0 : edit.emptyTicks / movieTimescale - edit.mediaTime / timescale;
}

interface SampleCut {
  samples: readonly PlacedSample[];
  start: number;
  end: number;
  seconds: number;
}

/** As many samples as are within so many bytes of the file. */
function cutWithin(samples: readonly PlacedSample[], limits: { bytesMax: number; secondsLimit: number }): SampleCut | null {
  let [start, end] = [Infinity, 0];
  for (const [index, { sample, seconds }] of samples.entries()) {
    const wider = { start: Math.min(start, sample.offset), end: Math.max(end, sample.offset + sample.size) };
    if (wider.end - wider.start > limits.bytesMax) return index === 0 ? null : { samples: samples.slice(0, index), start, end, seconds };
    ({ start, end } = wider);
  }
  const played = samples.map(({ track, sample, seconds }) => seconds + sample.duration / track.timescale);
  const last = played.reduce((most, seconds) => Math.max(most, seconds), 0);
  return samples.length === 0 ? null : { samples, start, end, seconds: Math.min(last, limits.secondsLimit) };
}
