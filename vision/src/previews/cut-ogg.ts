import type { FileBytes } from './file-bytes.ts';
import type { ExcerptLimits, SoundExcerpt } from './sound-excerpt.ts';

/** Of RFC 3533: 27 bytes, 255 lengths, and 255 segments of 255 bytes. */
const pageBytesMax = 27 + 255 + 255 * 255;
const pagesMax = 20_000;

/** Whole pages of an Ogg file with one stream of Opus or Vorbis, with their headers. Source: RFC 3533, RFC 7845. */
export async function oggExcerpt(bytes: FileBytes, { bytesMax, secondsMax, shareMax }: ExcerptLimits): Promise<SoundExcerpt | null> {
  const window = await bytes.read(0, bytesMax + pageBytesMax);
  const first = pageAt(window, 0);
  const codec = first === null ? null : codecOf(window.subarray(first.body, first.end));
  if (first === null || codec === null) return null;
  const last = await lastPage(bytes);
  if (last === null || last.serial !== first.serial) return null;
  const secondsAt = (granule: number) => (granule - codec.skipped) / codec.sampleRate;
  const longest = Math.min(secondsMax, secondsAt(last.granule) * shareMax);
  let [cut, headersEnd, isHeader] = [{ end: 0, seconds: 0 }, first.end, true];
  let at = first.end;
  for (let count = 1; count < pagesMax; count += 1) {
    const page = pageAt(window, at);
    if (page === null) break;
    if (page.serial !== first.serial || page.isFirst) return null;
    at = page.end;
    // Pages of headers have no sound. A page on which no packet ends has a granule position of -1.
    isHeader &&= page.granule <= 0;
    if (isHeader) headersEnd = page.end;
    if (page.end > bytesMax || page.end - headersEnd > (bytes.sizeBytes - headersEnd) * shareMax) break;
    if (page.granule <= 0) continue;
    const seconds = secondsAt(page.granule);
    if (seconds > longest || seconds < cut.seconds) break;
    cut = { end: page.end, seconds };
  }
  return { mimeType: 'audio/ogg', seconds: cut.seconds, header: '', firstByte: 0, lengthBytes: cut.end };
}

interface Page {
  body: number;
  end: number;
  serial: number;
  isFirst: boolean;
  granule: number;
}

/** Null where no whole page is. */
function pageAt(window: Buffer, at: number): Page | null {
  if (at + 27 > window.length || window.toString('latin1', at, at + 4) !== 'OggS' || window[at + 4] !== 0) return null;
  const segments = window[at + 26] ?? 0;
  const body = at + 27 + segments;
  const end = window.subarray(at + 27, body).reduce((sum, length) => sum + length, body);
  if (end > window.length) return null;
  const isFirst = ((window[at + 5] ?? 0) & 2) !== 0;
  return { body, end, serial: window.readUInt32LE(at + 14), isFirst, granule: Number(window.readBigInt64LE(at + 6)) };
}

/** The last page that ends where the file ends, or is followed by less than a page. It need not say that it is the last. */
async function lastPage(bytes: FileBytes): Promise<Page | null> {
  const tail = await bytes.read(Math.max(0, bytes.sizeBytes - 2 * pageBytesMax), 2 * pageBytesMax);
  let at = tail.lastIndexOf('OggS', tail.length, 'latin1');
  for (let count = 0; count < pagesMax && at >= 0; count += 1) {
    const page = pageAt(tail, at);
    if (page !== null && page.granule > 0) return page;
    at = at === 0 ? -1 : tail.lastIndexOf('OggS', at - 1, 'latin1');
  }
  return null;
}

interface Codec {
  sampleRate: number;
  /** Samples at the beginning that are not played. */
  skipped: number;
}

function codecOf(head: Buffer): Codec | null {
  if (head.length >= 19 && head.toString('latin1', 0, 8) === 'OpusHead') return { sampleRate: 48_000, skipped: head.readUInt16LE(10) };
  if (head.length < 30 || head.toString('latin1', 0, 7) !== '\x01vorbis') return null;
  const sampleRate = head.readUInt32LE(12);
  return sampleRate === 0 ? null : { sampleRate, skipped: 0 };
}
