import { statfs } from 'node:fs/promises';
import { problem } from '../errors.ts';
import type { Log } from '../log.ts';

/** Keeps the last of a disk for what was paid for: a full one would stop calls and settlements too. */
export interface DiskReserve {
  /** As of the last look. */
  isReached(): boolean;
  /** To be called before anything is stored that nobody paid for. @param bytes as far as they are known @throws storage_full */
  requireSpare(bytes?: number): void;
  /** Reads how much is free; to be called every few seconds. */
  look(): Promise<void>;
}

export interface DiskReserveOptions {
  /** Any file system that it is on. */
  folder: string;
  reserveBytes: number;
  log: Log;
  /** Tests pass their own. */
  freeBytes?: (folder: string) => Promise<number>;
}

export function diskReserve({ folder, reserveBytes, log, freeBytes = freeBytesOf }: DiskReserveOptions): DiskReserve {
  let isReached = false;
  let freeNow = Infinity;
  return {
    isReached: () => isReached,
    requireSpare(bytes = 0) {
      if (isReached || freeNow - bytes < reserveBytes)
        throw problem('storage_full', { message: 'the storage is nearly full: what is left is for paid calls' });
    },
    async look() {
      const free = await freeBytes(folder);
      freeNow = free;
      const isNow = free < reserveBytes;
      if (isNow !== isReached)
        log[isNow ? 'error' : 'info']({ folder, free, reserve: reserveBytes }, isNow ? diskWarning : 'the disk has room again');
      isReached = isNow;
    },
  };
}

/** For /readyz and the log. */
export const diskWarning =
  'The disk of the data folder is nearly full: uploads, new assets, new accounts and demand of strangers are refused; paid calls go on. Free some space.';

/** What this user may still write; other users of the disk may have less. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
