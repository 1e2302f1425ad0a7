import { contentOf } from './mp4-boxes.ts';

export interface Sample {
  /** Ticks of its track. */
  time: number;
  duration: number;
  /** From when it is decoded to when it is shown; null in a track without such times. */
  shift: number | null;
  offset: number;
  size: number;
  isSync: boolean;
  /** Which description of its track it has. */
  description: number;
}

/** Ten seconds of two tracks have at most a few thousand. */
const samplesMax = 10_000;

/**
 * The samples of a track that are decoded before `ticksMax`. Source: ISO/IEC 14496-12, 8.6 and 8.7.
 * @returns null if its tables are damaged
 */
export function samplesOf(tables: Buffer, ticksMax: number): Sample[] | null {
  const read = (name: string) => contentOf(tables, name);
  const [times, chunks, sizes] = [runsOf(read('stts'), 2), runsOf(read('stsc'), 3), sizesOf(tables)];
  const offsets = offsetsOf(tables);
  const shiftTable = read('ctts');
  const [shifts, sync] = [runsOf(shiftTable, 2), runsOf(read('stss'), 1)];
  if (times === null || chunks === null || sizes === null || offsets === null) return null;
  const duration = repeated(times);
  const shift = repeated(shifts ?? { count: 0, at: () => 0 });
  const samples: Sample[] = [];
  let [time, nextSync, chunkRun] = [0, 0, 0];
  for (let chunk = 0; chunk < offsets.count; chunk += 1) {
    while (chunkRun + 1 < chunks.count && chunks.at(chunkRun + 1, 0) <= chunk + 1) chunkRun += 1;
    if (chunks.count === 0 || chunks.at(0, 0) !== 1) return null;
    let offset = offsets.at(chunk);
    const inChunk = chunks.at(chunkRun, 1);
    if (inChunk === 0) return null;
    for (let index = 0; index < inChunk; index += 1) {
      if (samples.length >= sizes.count || samples.length >= samplesMax || time >= ticksMax) return samples;
      const [length, shifted] = [duration(), shift()];
      if (length === null) return samples;
      while (sync !== null && nextSync < sync.count && sync.at(nextSync, 0) <= samples.length) nextSync += 1;
      const isSync = sync === null || (nextSync < sync.count && sync.at(nextSync, 0) === samples.length + 1);
      const size = sizes.at(samples.length);
      const description = chunks.at(chunkRun, 2);
      samples.push({ time, duration: length, shift: shifts === null ? null : (shifted ?? 0) | 0, offset, size, isSync, description });
      time += length;
      offset += size;
    }
  }
  return samples;
}

/** How long a track is, in ticks. Entries that are not there count nothing. */
export function ticksOf(tables: Buffer): number {
  const times = runsOf(contentOf(tables, 'stts'), 2);
  let ticks = 0;
  for (let run = 0; run < (times?.count ?? 0); run += 1) ticks += (times?.at(run, 0) ?? 0) * (times?.at(run, 1) ?? 0);
  return ticks;
}

interface Runs {
  count: number;
  at: (run: number, column: number) => number;
}

/** A table of so many columns, as long as its box is. */
function runsOf(content: Buffer | null, columns: number): Runs | null {
  if (content === null || content.length < 8) return null;
  const count = Math.min(content.readUInt32BE(4), Math.floor((content.length - 8) / 4 / columns));
  return { count, at: (run, column) => content.readUInt32BE(8 + (run * columns + column) * 4) };
}

/** The values of a table of counts and values, one by one; null after the last. */
function repeated(runs: Runs): () => number | null {
  let [run, used] = [0, 0];
  return () => {
    while (run < runs.count && used >= runs.at(run, 0)) [run, used] = [run + 1, 0];
    if (run >= runs.count) return null;
    used += 1;
    return runs.at(run, 1);
  };
}

interface Column {
  count: number;
  at: (index: number) => number;
}

function sizesOf(tables: Buffer): Column | null {
  const content = contentOf(tables, 'stsz');
  if (content === null || content.length < 12) return null;
  const [all, count] = [content.readUInt32BE(4), content.readUInt32BE(8)];
  if (all !== 0) return { count, at: () => all };
  return { count: Math.min(count, Math.floor((content.length - 12) / 4)), at: (index) => content.readUInt32BE(12 + index * 4) };
}

/** Whether a track has samples of its own, and not in fragments. */
export function hasSamples(tables: Buffer): boolean {
  return (sizesOf(tables)?.count ?? 0) > 0;
}

function offsetsOf(tables: Buffer): Column | null {
  const short = runsOf(contentOf(tables, 'stco'), 1);
  if (short !== null) return { count: short.count, at: (index) => short.at(index, 0) };
  const long = runsOf(contentOf(tables, 'co64'), 2);
  return long === null ? null : { count: long.count, at: (index) => long.at(index, 0) * 2 ** 32 + long.at(index, 1) };
}
