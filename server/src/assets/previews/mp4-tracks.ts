import { boxesOf, contentOf } from './mp4-boxes.ts';

/** A track of sound or pictures. */
export interface Track {
  /** The content of its `trak`. */
  bytes: Buffer;
  id: number;
  isVideo: boolean;
  /** Ticks of a second. */
  timescale: number;
  /** Ticks from which on the samples are played, and seconds before that. */
  edit: { mediaTime: number; emptyTicks: number } | null;
  /** The content of its `stbl`. */
  samples: Buffer;
}

const tracksMax = 20;
const entriesMax = 4;
const encrypted = new Set(['encv', 'enca', 'enct', 'encs', 'drmi', 'drms']);

/** The tracks that are played; null if they cannot be cut: they are encrypted, elsewhere, or edited. */
export function tracksOf(moov: Buffer): Track[] | null {
  const tracks: Track[] = [];
  for (const { body, end } of boxesOf(moov)
    .filter(({ type }) => type === 'trak')
    .slice(0, tracksMax)) {
    const bytes = moov.subarray(body, end);
    const handler = contentOf(bytes, 'mdia', 'hdlr')?.toString('latin1', 8, 12);
    if (handler !== 'vide' && handler !== 'soun') continue;
    const track = trackOf(bytes, handler === 'vide');
    if (track === null) return null;
    tracks.push(track);
  }
  return tracks.length === 0 ? null : tracks;
}

function trackOf(bytes: Buffer, isVideo: boolean): Track | null {
  const head = contentOf(bytes, 'tkhd');
  const media = contentOf(bytes, 'mdia', 'mdhd');
  const samples = contentOf(bytes, 'mdia', 'minf', 'stbl');
  if (head === null || media === null || samples === null || !isWhole(head, 80) || !isWhole(media, 24)) return null;
  const timescale = media.readUInt32BE(media[0] === 1 ? 20 : 12);
  const edit = editOf(contentOf(bytes, 'edts', 'elst'));
  if (timescale === 0 || edit === 'unknown' || !isPlain(samples) || !isInside(contentOf(bytes, 'mdia', 'minf', 'dinf', 'dref')))
    return null;
  return { bytes, id: head.readUInt32BE(head[0] === 1 ? 20 : 12), isVideo, timescale, edit, samples };
}

/** Headers of version 1 have three more numbers of 64 bits. */
function isWhole(header: Buffer, lengthMin: number): boolean {
  return header.length >= lengthMin + (header[0] === 1 ? 12 : 0);
}

/** Not encrypted. */
function isPlain(samples: Buffer): boolean {
  const descriptions = contentOf(samples, 'stsd');
  if (descriptions === null || descriptions.length < 16) return false;
  const entries = boxesOf(descriptions, 8);
  return (
    entries.length > 0 &&
    entries.length <= entriesMax &&
    entries.every(({ type }) => !encrypted.has(type)) &&
    !descriptions.includes('sinf')
  );
}

/** All samples are in this file. */
function isInside(references: Buffer | null): boolean {
  if (references === null || references.length < 20) return false;
  const entries = boxesOf(references, 8);
  return entries.length === 1 && entries.every(({ body, end }) => end - body >= 4 && (references.readUInt32BE(body) & 1) === 1);
}

/** Maybe a pause, and then all samples from one on. */
function editOf(list: Buffer | null): Track['edit'] | 'unknown' {
  if (list === null) return null;
  const isLong = list[0] === 1;
  const entryBytes = isLong ? 20 : 12;
  const count = list.length < 8 ? 0 : list.readUInt32BE(4);
  if (count < 1 || count > 2 || list.length < 8 + count * entryBytes) return 'unknown';
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 8 + index * entryBytes;
    return {
      duration: isLong ? Number(list.readBigUInt64BE(at)) : list.readUInt32BE(at),
      mediaTime: isLong ? Number(list.readBigInt64BE(at + 8)) : list.readInt32BE(at + 4),
      rate: list.readInt16BE(at + (isLong ? 16 : 8)),
    };
  });
  const last = entries.at(-1);
  const pause = count === 2 ? entries[0] : undefined;
  if (last === undefined || last.mediaTime < 0 || last.mediaTime > 0x7fff_ffff || last.rate !== 1) return 'unknown';
  if (pause !== undefined && (pause.mediaTime !== -1 || pause.duration > 0x7fff_ffff)) return 'unknown';
  return { mediaTime: last.mediaTime, emptyTicks: pause?.duration ?? 0 };
}
