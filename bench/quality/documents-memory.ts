import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { youngHalfMb } from '../../vision/src/sandbox/sandbox.ts';
import type { Finding } from '../comparison.ts';

const run = promisify(execFile);

const Peak = z.object({ pages: z.int(), readBytes: z.number(), writtenBytes: z.number() });

const lengths = [1, 100, 300, 1000];

/** The peak of memory by the number of pages: it should hardly grow. Each is read by a process of its own, with the heap of a worker. */
export async function documentMemory(scratch: string, { file, name }: { file: string; name: string }): Promise<Finding> {
  const rows: string[][] = [];
  for (const length of lengths) {
    const { stdout } = await run(
      process.execPath,
      ['--max-old-space-size=1024', `--max-semi-space-size=${youngHalfMb}`, '--no-warnings', script, scratch, file, `1-${length}`],
      { timeout: 300_000 },
    );
    const { pages, readBytes, writtenBytes } = Peak.parse(JSON.parse(stdout));
    rows.push([`${pages}`, megabytes(readBytes), megabytes(writtenBytes)]);
  }
  return { kind: 'table', title: `memory at most, by pages of ${name}`, columns: ['pages', 'read', 'read and written as Markdown'], rows };
}

const script = fileURLToPath(new URL('../processes/read-pages.ts', import.meta.url));

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
