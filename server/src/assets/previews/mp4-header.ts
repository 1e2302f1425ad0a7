import { box, boxesOf, contentOf, table, words } from './mp4-boxes.ts';
import type { Sample } from './mp4-samples.ts';
import type { Track } from './mp4-tracks.ts';

export interface CutTrack {
  track: Track;
  samples: readonly Sample[];
}

/** What a player needs to play `lengthBytes` of the file from `firstByte` on: they follow this header. */
export function movieHeader(
  moov: Buffer,
  {
    start,
    tracks,
    firstByte,
    lengthBytes,
    seconds,
  }: { start: Buffer; tracks: readonly CutTrack[]; firstByte: number; lengthBytes: number; seconds: number },
): Buffer | null {
  const head = contentOf(moov, 'mvhd');
  const timescale = timescaleOf(head);
  if (head === null || timescale === 0) return null;
  const made = (shift: number) =>
    box(
      'moov',
      box('mvhd', withDuration(head, Math.round(seconds * timescale), 'mvhd')),
      ...tracks.map((cut) => trackBox(cut, { timescale, seconds, shift })),
    );
  // Offsets are as long whatever they are.
  const sizeBytes = start.length + made(0).length + 8;
  return Buffer.concat([start, made(sizeBytes - firstByte), words(8 + lengthBytes), Buffer.from('mdat')]);
}

export function timescaleOf(head: Buffer | null): number {
  return head === null || head.length < 96 ? 0 : head.readUInt32BE(head[0] === 1 ? 20 : 12);
}

const durationPlaces = { mvhd: [16, 24], mdhd: [16, 24], tkhd: [20, 28] } as const;

/** A copy of the content of a header, with another duration. */
function withDuration(content: Buffer, ticks: number, type: keyof typeof durationPlaces): Buffer {
  const copy = Buffer.from(content);
  const [short, long] = durationPlaces[type];
  if (copy[0] === 1) copy.writeBigUInt64BE(BigInt(ticks), long);
  else copy.writeUInt32BE(Math.min(ticks, 0xffff_ffff), short);
  return copy;
}

interface Movie {
  timescale: number;
  seconds: number;
  /** To be added to the offsets in the file. */
  shift: number;
}

function trackBox({ track, samples }: CutTrack, { timescale, seconds, shift }: Movie): Buffer {
  const content = (...path: string[]) => contentOf(track.bytes, ...path) ?? Buffer.alloc(0);
  const movieTicks = Math.round(seconds * timescale);
  const mediaTicks = samples.reduce((sum, { duration }) => sum + duration, 0);
  const { edit } = track;
  const pause = edit === null || edit.emptyTicks === 0 ? [] : [edit.emptyTicks, 0xffff_ffff, 0x10000];
  const played = Math.max(1, movieTicks - (edit?.emptyTicks ?? 0));
  const edits = edit === null ? [] : [box('edts', table('elst', pause.length === 0 ? 1 : 2, ...pause, played, edit.mediaTime, 0x10000))];
  const media = track.isVideo ? 'vmhd' : 'smhd';
  return box(
    'trak',
    box('tkhd', withDuration(content('tkhd'), movieTicks, 'tkhd')),
    ...edits,
    box(
      'mdia',
      box('mdhd', withDuration(content('mdia', 'mdhd'), mediaTicks, 'mdhd')),
      box('hdlr', content('mdia', 'hdlr')),
      box(
        'minf',
        box(media, content('mdia', 'minf', media)),
        // The samples are in this file.
        box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
        sampleTables(track.samples, samples, shift),
      ),
    ),
  );
}

function sampleTables(tables: Buffer, samples: readonly Sample[], shift: number): Buffer {
  const chunks = chunksOf(samples);
  const chunkRuns = runLengths(chunks.map(({ count, description }) => `${count} ${description}`));
  let chunk = 1;
  const chunkTable = chunkRuns.flatMap(({ value, count }) => {
    const [inChunk = 0, description = 1] = value.split(' ').map(Number);
    const row = [chunk, inChunk, description];
    chunk += count;
    return row;
  });
  const times = runLengths(samples.map(({ duration }) => duration));
  const shifts = runLengths(samples.map((sample) => sample.shift ?? 0));
  const isShifted = samples.some((sample) => sample.shift !== null);
  const sync = samples.flatMap(({ isSync }, index) => (isSync ? [index + 1] : []));
  const shiftVersion = contentOf(tables, 'ctts')?.[0] ?? 0;
  return box(
    'stbl',
    box('stsd', contentOf(tables, 'stsd') ?? Buffer.alloc(0)),
    table('stts', times.length, ...times.flatMap(({ value, count }) => [count, value])),
    ...(isShifted
      ? [box('ctts', words(shiftVersion * 2 ** 24, shifts.length, ...shifts.flatMap(({ value, count }) => [count, value])))]
      : []),
    ...(sync.length === samples.length ? [] : [table('stss', sync.length, ...sync)]),
    table('stsc', chunkRuns.length, ...chunkTable),
    table('stsz', 0, samples.length, ...samples.map(({ size }) => size)),
    table('stco', chunks.length, ...chunks.map(({ offset }) => offset + shift)),
  );
}

/** Samples that follow each other in the file. */
function chunksOf(samples: readonly Sample[]): { offset: number; count: number; description: number }[] {
  const chunks: { offset: number; end: number; count: number; description: number }[] = [];
  for (const { offset, size, description } of samples) {
    const last = chunks.at(-1);
    if (last !== undefined && last.end === offset && last.description === description) {
      last.end += size;
      last.count += 1;
    } else {
      chunks.push({ offset, end: offset + size, count: 1, description });
    }
  }
  return chunks;
}

function runLengths<Value>(values: readonly Value[]): { value: Value; count: number }[] {
  const runs: { value: Value; count: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && last.value === value) last.count += 1;
    else runs.push({ value, count: 1 });
  }
  return runs;
}

/** The boxes of a movie in fragments, without what is for the whole file or for other programs. */
export function fragmentedHeader(moov: Buffer, { start, seconds }: { start: Buffer; seconds: number }): Buffer | null {
  const head = contentOf(moov, 'mvhd');
  const timescale = timescaleOf(head);
  if (head === null || timescale === 0) return null;
  const ticks = Math.round(seconds * timescale);
  const kept = boxesOf(moov).flatMap(({ type, body, end }) => {
    const content = moov.subarray(body, end);
    if (type === 'mvhd') return [box('mvhd', withDuration(content, ticks, 'mvhd'))];
    if (type === 'trak') return [box('trak', content)];
    const defaults = boxesOf(content).filter((each) => each.type === 'trex');
    return type === 'mvex'
      ? [box('mvex', table('mehd', ticks), ...defaults.map((each) => box('trex', content.subarray(each.body, each.end))))]
      : [];
  });
  return Buffer.concat([start, box('moov', ...kept)]);
}
