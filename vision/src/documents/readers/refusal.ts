import { open } from 'node:fs/promises';
import { Refused } from '../../sandbox/sandboxed.ts';

/** For a fault in the document. The sender reads the message, which explains the fault. */
export function refused(message: string, cause?: unknown): Refused {
  return cause === undefined ? new Refused(message) : new Refused(message, { cause });
}

/** Reads a whole file into memory. @throws Refused when it is empty or larger than `bytesMax` */
export async function readWhole(path: string, bytesMax: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > bytesMax) throw refused(`the document is larger than ${megabytes(bytesMax)} MB`);
    if (size === 0) throw refused('the document is empty');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
