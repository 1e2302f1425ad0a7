import { refused } from './refusal.ts';

const entryBytes = 128;
const entriesMax = 4096;
const endOfChain = 0xfffffffe;
const noEntry = 0xffffffff;

/** The first bytes of every compound file. */
export const compoundMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');

interface Entry {
  name: string;
  left: number;
  right: number;
  child: number;
}

/**
 * Lists the names in the root of a compound file (MS-CFB): Word, Excel and PowerPoint before 2007, and newer documents with a password.
 * @throws Refused for a damaged file
 */
export function compoundNames(file: Buffer): string[] {
  try {
    const entries = readEntries(file);
    return namesBelow(entries, entries[0]?.child ?? noEntry);
  } catch (thrown) {
    throw refused('the document is damaged: it has no directory', thrown);
  }
}

function readEntries(file: Buffer): Entry[] {
  const sectorBytes = 2 ** Math.min(12, file.readUInt16LE(30));
  const allocation = allocationTable(file, sectorBytes);
  const entries: Entry[] = [];
  const seen = new Set<number>();
  for (let sector = file.readUInt32LE(48); sector < endOfChain; sector = allocation(sector)) {
    if (seen.has(sector) || entries.length >= entriesMax) throw new RangeError('a directory without end');
    seen.add(sector);
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at < start + sectorBytes; at += entryBytes) entries.push(readEntry(file, at));
  }
  return entries;
}

/** Maps a sector to the next one. Only the first 109 sectors of the table are used: the directory does not lie further back. */
function allocationTable(file: Buffer, sectorBytes: number): (sector: number) => number {
  const perSector = sectorBytes / 4;
  return (sector) => {
    const part = Math.floor(sector / perSector);
    if (part >= 109) throw new RangeError('a directory far behind');
    const start = (file.readUInt32LE(76 + part * 4) + 1) * sectorBytes;
    return file.readUInt32LE(start + (sector % perSector) * 4);
  };
}

function readEntry(file: Buffer, at: number): Entry {
  const length = Math.min(64, file.readUInt16LE(at + 64));
  const name = file.toString('utf16le', at, at + Math.max(0, length - 2));
  return { name, left: file.readUInt32LE(at + 68), right: file.readUInt32LE(at + 72), child: file.readUInt32LE(at + 76) };
}

/** The entries of a folder form a tree of siblings. */
function namesBelow(entries: readonly Entry[], first: number): string[] {
  const names: string[] = [];
  const seen = new Set<number>();
  const open = [first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entry = entries[next];
    if (entry === undefined || seen.has(next)) continue;
    seen.add(next);
    names.push(entry.name);
    open.push(entry.left, entry.right);
  }
  return names;
}
