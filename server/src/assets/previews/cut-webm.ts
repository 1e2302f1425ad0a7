import { excerptBytesMax, type MediaExcerpt } from '../media-excerpt.ts';
import { element, elementAt, elementsOf, floatOf, uintOf, uintElement, type Element } from './ebml.ts';
import { secondsMax, shareMax } from './excerpt-limits.ts';
import type { FileBytes } from './file-bytes.ts';

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** The codecs of WebM: players of it know no others. */
const codecs = new Set(['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS']);
const elementsMax = 200;
const clustersMax = 1000;
const blocksMax = 20_000;
const infoBytesMax = 64 * 1024;

/** Whole clusters of a WebM or Matroska file, or blocks of the first one. Source: RFC 8794, RFC 9559. */
export async function webmExcerpt(bytes: FileBytes): Promise<MediaExcerpt | null> {
  const about = await readAbout(bytes);
  if (about === null) return null;
  const window = await bytes.read(about.firstCluster, excerptBytesMax + 16);
  const bytesMax = Math.min(excerptBytesMax, (bytes.sizeBytes - about.firstCluster) * shareMax);
  const secondsLimit = about.seconds === null ? secondsMax : Math.min(secondsMax, about.seconds * shareMax);
  const limits = { bytesMax, ticksMax: (secondsLimit * 1e9) / about.scale };
  const cut = cutClusters(window, limits) ?? cutBlocks(window, limits);
  if (cut === null) return null;
  const header = headerOf(about, cut);
  const seconds = (cut.ticks * about.scale) / 1e9;
  const mimeType = about.isVideo ? 'video/webm' : 'audio/webm';
  return {
    mimeType,
    seconds,
    header: header.toString('base64'),
    firstByte: about.firstCluster + cut.start,
    lengthBytes: cut.end - cut.start,
  };
}

interface About {
  /** Nanoseconds of a tick. */
  scale: number;
  /** Of the whole file; null if it does not say. */
  seconds: number | null;
  tracks: Buffer;
  isVideo: boolean;
  /** Its first byte in the file. */
  firstCluster: number;
}

/** What the elements before the first cluster say. */
async function readAbout(bytes: FileBytes): Promise<About | null> {
  const start = await bytes.read(0, 4096);
  const ebml = elementAt(start, 0);
  const segment = ebml?.id === ids.ebml && ebml.end !== null ? elementAt(start, ebml.end) : null;
  if (segment?.id !== ids.segment) return null;
  let [at, info, tracks]: [number, Buffer | null, Buffer | null] = [segment.body, null, null];
  for (let count = 0; count < elementsMax; count += 1) {
    const head = elementAt(await bytes.read(Math.min(at, bytes.sizeBytes), 16), 0);
    if (head === null) return null;
    if (head.id === ids.cluster) return info === null || tracks === null ? null : aboutOf(info, tracks, at);
    if (head.end === null) return null;
    if (head.id === ids.info || head.id === ids.tracks) {
      if (head.end > infoBytesMax) return null;
      const body = await bytes.read(at + head.body, head.end - head.body);
      if (head.id === ids.info) info = body;
      else tracks = body;
    }
    at += head.end;
  }
  return null;
}

function aboutOf(info: Buffer, tracks: Buffer, firstCluster: number): About | null {
  const facts = elementsOf(info, elementsMax);
  const entries = elementsOf(tracks, elementsMax);
  if (facts === null || entries === null) return null;
  const scaleElement = facts.find(({ id }) => id === ids.timestampScale);
  const scale = scaleElement === undefined ? 1_000_000 : uintOf(info, scaleElement);
  const durationElement = facts.find(({ id }) => id === ids.duration);
  const ticks = durationElement === undefined ? null : floatOf(info, durationElement);
  if (!(scale >= 1 && scale <= 1e9)) return null;
  const kept: Buffer[] = [];
  let isVideo = false;
  for (const entry of entries.filter(({ id }) => id === ids.track)) {
    const track = tracks.subarray(entry.body, entry.end);
    const parts = elementsOf(track, elementsMax);
    if (parts === null) return null;
    const type = parts.find(({ id }) => id === ids.trackType);
    const kind = type === undefined ? 0 : uintOf(track, type);
    // Subtitles and the like are left out: 1 is video, 2 is audio.
    if (kind !== 1 && kind !== 2) continue;
    const codec = parts.find(({ id }) => id === ids.codec);
    // Encrypted or compressed ones cannot be played everywhere.
    if (codec === undefined || parts.some(({ id }) => id === ids.encodings)) return null;
    if (!codecs.has(track.toString('latin1', codec.body, codec.end))) return null;
    isVideo ||= kind === 1;
    kept.push(element(ids.track, track));
  }
  if (kept.length === 0) return null;
  const seconds = ticks !== null && ticks > 0 && Number.isFinite(ticks) ? (ticks * scale) / 1e9 : null;
  return { scale, seconds, tracks: element(ids.tracks, Buffer.concat(kept)), isVideo, firstCluster };
}

interface Limits {
  bytesMax: number;
  ticksMax: number;
}

/** Bytes of the window, and the time that they play. */
interface Cut {
  start: number;
  end: number;
  ticks: number;
  /** The header needs a cluster that begins with the cut. */
  isCluster: boolean;
}

/** Null if the first cluster alone is too long. */
function cutClusters(window: Buffer, { bytesMax, ticksMax }: Limits): Cut | null {
  let [at, cut, begin]: [number, Cut | null, number | null] = [0, null, null];
  for (let count = 0; count < clustersMax; count += 1) {
    const cluster = elementAt(window, at);
    if (cluster?.id !== ids.cluster || cluster.end === null) break;
    const time = timeOf(window, cluster);
    if (time === null) break;
    begin ??= time;
    // What came before plays until this one begins.
    if (at > 0) {
      const ticks = time - begin;
      if (at > bytesMax || ticks > ticksMax || ticks <= (cut?.ticks ?? 0)) break;
      cut = { start: 0, end: at, ticks, isCluster: false };
    }
    at = cluster.end;
    if (at > bytesMax) break;
  }
  return cut;
}

/** The timestamp of a cluster is its first element, or follows few others. */
function timeOf(window: Buffer, cluster: Element): number | null {
  let at = cluster.body;
  for (let count = 0; count < 5; count += 1) {
    const part = elementAt(window, at);
    if (part === null || part.end === null || part.end > window.length) return null;
    if (part.id === ids.timestamp) return uintOf(window, { ...part, end: part.end });
    at = part.end;
  }
  return null;
}

/** Blocks of the first cluster. */
function cutBlocks(window: Buffer, { bytesMax, ticksMax }: Limits): Cut | null {
  const cluster = elementAt(window, 0);
  if (cluster?.id !== ids.cluster || timeOf(window, cluster) === null) return null;
  const clusterEnd = Math.min(cluster.end ?? window.length, window.length);
  let [at, end, latest]: [number, number, number] = [cluster.body, 0, 0];
  let first: number | null = null;
  for (let count = 0; count < blocksMax && at < clusterEnd; count += 1) {
    const part = elementAt(window, at);
    if (part === null || part.end === null || part.id === ids.cluster) break;
    const ticks = blockTicks(window, { ...part, end: part.end });
    if (ticks !== null) {
      first ??= ticks;
      if (ticks - first > ticksMax || at - cluster.body > bytesMax) break;
      // Video is not in the order in which it is shown.
      [end, latest] = [at, Math.max(latest, ticks - first)];
    }
    at = part.end;
  }
  return end === 0 ? null : { start: cluster.body, end, ticks: latest, isCluster: true };
}

/** From the beginning of its cluster; null for other elements. */
function blockTicks(window: Buffer, part: { id: number; body: number; end: number }): number | null {
  const block = part.id === ids.blockGroup ? elementAt(window, part.body) : part;
  if (block === null || (block.id !== ids.simpleBlock && block.id !== ids.block)) return null;
  // The number of the track is as long as its first byte says.
  const at = block.body + Math.clz32(window[block.body] ?? 0) - 23;
  return at + 2 > window.length ? null : window.readInt16BE(at);
}

function headerOf({ scale, tracks }: About, cut: Cut): Buffer {
  const ebml = element(
    ids.ebml,
    Buffer.concat([
      uintElement(0x4286, 1),
      uintElement(0x42f7, 1),
      uintElement(0x42f2, 4),
      uintElement(0x42f3, 8),
      element(ids.docType, Buffer.from('webm')),
      uintElement(0x4287, 4),
      uintElement(0x4285, 2),
    ]),
  );
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(cut.ticks);
  const app = Buffer.from('farebox');
  const info = element(
    ids.info,
    Buffer.concat([uintElement(ids.timestampScale, scale), element(ids.duration, duration), element(0x4d80, app), element(0x5741, app)]),
  );
  // A segment of unknown size ends with the file.
  const segment = Buffer.from('1853806701ffffffffffffff', 'hex');
  const begin = cut.isCluster ? element(ids.cluster, Buffer.alloc(0), cut.end - cut.start) : Buffer.alloc(0);
  return Buffer.concat([ebml, segment, info, tracks, begin]);
}
