import { isUtf8 as isValidUtf8 } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
import { Refused } from '../../sandbox/sandboxed.ts';
import { megabytes, readWhole, refused } from './refusal.ts';

export interface ZipLimits {
  /** Size of the file itself. */
  bytesMax: number;
  /** Total size of all parts read. A part that is read twice counts twice. */
  unpackedMax: number;
  /** Size of one part. */
  partMax: number;
  entriesMax: number;
}

const defaultLimits: ZipLimits = {
  bytesMax: 128 * 1024 * 1024,
  unpackedMax: 256 * 1024 * 1024,
  partMax: 64 * 1024 * 1024,
  entriesMax: 10_000,
};

/** A zip file whose parts are unpacked on request. Names are as listed in its directory. */
export interface ZipPackage {
  has(name: string): boolean;
  /** Null when the part does not exist. @throws Refused when it is damaged or exceeds a limit */
  bytes(name: string): Uint8Array | null;
}

interface Entry {
  isEncrypted: boolean;
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  offset: number;
}

/**
 * Opens a Word, Excel or EPUB file (APPNOTE 6.3.10). The declared size of a part is checked before unpacking, and unpacking stops at
 * that size. Libraries that unpack without a limit let a small file fill the memory.
 * @throws Refused
 */
export async function openZip(path: string, limits: Partial<ZipLimits> = {}): Promise<ZipPackage> {
  const { bytesMax, unpackedMax, partMax, entriesMax } = { ...defaultLimits, ...limits };
  const file = await readWhole(path, bytesMax);
  const entries = translated(() => readDirectory(file, entriesMax));
  let unpacked = 0;

  function bytes(name: string): Uint8Array | null {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    unpacked += entry.unpackedBytes;
    if (entry.isEncrypted) throw refused('the document is protected by a password');
    if (entry.unpackedBytes > partMax) throw refused(`a part of the document unpacks to more than ${megabytes(partMax)} MB`);
    if (unpacked > unpackedMax) throw refused(`the document unpacks to more than ${megabytes(unpackedMax)} MB`);
    return translated(() => unpack(file, entry));
  }

  return { has: (name) => entries.has(name), bytes };
}

const endOfDirectory = 0x06054b50;
const endOfDirectoryBytes = 22;
const commentMax = 0xffff;
const entryHeader = 0x02014b50;
const entryHeaderBytes = 46;

function readDirectory(file: Buffer, entriesMax: number): Map<string, Entry> {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > entriesMax) throw refused(`the document has more than ${entriesMax} parts`);
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== entryHeader) throw new RangeError('no entry');
    const nameEnd = at + entryHeaderBytes + file.readUInt16LE(at + 28);
    const extraEnd = nameEnd + file.readUInt16LE(at + 30);
    const isUtf8 = (file.readUInt16LE(at + 8) & 0x0800) !== 0;
    const name = entryName(file.subarray(at + entryHeaderBytes, nameEnd), isUtf8);
    // The first entry with a name wins, so that every reader of the package sees the same part.
    if (!entries.has(name)) entries.set(name, readEntry(file, at, file.subarray(nameEnd, extraEnd)));
    at = extraEnd + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** The upper half of IBM code page 437, in which names are without the flag for UTF-8 (APPNOTE.TXT, D). */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/** Many programs write UTF-8 without its flag. */
function entryName(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8 || isValidUtf8(bytes)) return bytes.toString('utf8');
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCodePoint(byte) : (codePage437[byte - 0x80] ?? ''))).join('');
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endOfDirectoryBytes - commentMax);
  for (let at = file.length - endOfDirectoryBytes; at >= first; at -= 1) if (file.readUInt32LE(at) === endOfDirectory) return at;
  throw new RangeError('no directory');
}

function readEntry(file: Buffer, at: number, extra: Buffer): Entry {
  const large = largeSizes(extra);
  const sized = (offset: number) => {
    const value = file.readUInt32LE(at + offset);
    return value === 0xffffffff ? (large.shift() ?? value) : value;
  };
  // The Zip64 sizes come in this order: unpacked size, packed size, offset.
  const unpackedBytes = sized(24);
  const packedBytes = sized(20);
  const offset = sized(42);
  return { isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1, method: file.readUInt16LE(at + 10), packedBytes, unpackedBytes, offset };
}

/** Zip64 sizes. Programs that write a zip as a stream use Zip64 for small files too. */
function largeSizes(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const data = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: Math.floor(data.length / 8) }, (_, index) => Number(data.readBigUInt64LE(index * 8)));
  }
  return [];
}

function unpack(file: Buffer, { method, packedBytes, unpackedBytes, offset }: Entry): Uint8Array {
  const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(begin, begin + packedBytes);
  if (method === 0) return packed.subarray(0, unpackedBytes);
  if (method !== 8) throw refused('a part of the document is packed in a way that is not read');
  // zlib takes a length of zero to mean no limit.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
}

function translated<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof Refused) throw thrown;
    throw refused('the document is damaged: its parts cannot be unpacked', thrown);
  }
}
