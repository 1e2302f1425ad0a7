import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { FareboxError } from '@farebox/client';
import type { BatchAnswer } from '@farebox/contract';
import { showProgress } from './progress.ts';
import { plain, table, UsageError, type Terminal } from './command.ts';

/** Lines in one request: the service takes more, but a lost answer then costs less. */
const partLines = 2000;
const triesMax = 5;
const retryMs = 1000;
const refusedShown = 50;

interface Imported {
  lines: number;
  created: number;
  exists: number;
  refused: number;
  /** The first errors; `line` counts from the beginning of the file. */
  refusals: BatchAnswer[];
}

/** Registers the assets of a file in parts, and reports progress on standard error. */
export async function importAssets(file: string, terminal: Terminal): Promise<void> {
  const imported: Imported = { lines: 0, created: 0, exists: 0, refused: 0, refusals: [] };
  let part: string[] = [];
  const lines = createInterface({
    input: createReadStream(file, 'utf8').on('error', () => undefined),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  try {
    for await (const line of lines) {
      part.push(line);
      if (part.length === partLines) {
        await sendPart(part, imported, terminal);
        part = [];
      }
    }
  } catch (thrown) {
    throw thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT' ? new UsageError(`${file} is not a file`) : thrown;
  }
  if (part.length > 0) await sendPart(part, imported, terminal);
  terminal.print(imported, () => (imported.refusals.length === 0 ? summary(imported) : `${summary(imported)}\n${refusedLines(imported)}`));
  if (imported.refused > 0) throw new Error(`${imported.refused} of ${imported.lines} lines were refused`);
}

/** Lines that were answered are not sent again; after a broken answer the import continues behind the last one. */
async function sendPart(part: readonly string[], imported: Imported, { client }: Terminal): Promise<void> {
  const start = imported.lines;
  for (let tries = 1; ; tries += 1) {
    try {
      for await (const answer of (await client()).registerAssets(part.slice(imported.lines - start))) {
        count(imported, answer);
        if (imported.lines % 100 === 0) progress(imported);
      }
      if (imported.lines - start < part.length) throw new Error('the answer of the service broke off');
      return progress(imported);
    } catch (thrown) {
      const isPassing = !(thrown instanceof FareboxError) || thrown.status === 429 || thrown.status === 503;
      if (!isPassing || tries >= triesMax) throw thrown;
      await setTimeout(tries * retryMs);
    }
  }
}

function count(imported: Imported, answer: BatchAnswer): void {
  imported.lines += 1;
  imported[answer.status] += 1;
  if (answer.status === 'refused' && imported.refusals.length < refusedShown) imported.refusals.push({ ...answer, line: imported.lines });
}

function progress(imported: Imported): void {
  showProgress(summary(imported), { isLogged: true });
}

function summary({ lines, created, exists, refused }: Imported): string {
  return `${lines} lines: ${created} registered, ${exists} were there, ${refused} refused`;
}

function refusedLines({ refusals }: Imported): string {
  return table([['LINE', 'KEY', 'WHY'], ...refusals.map(({ line, key, error }) => [String(line), plain(key ?? ''), plain(error ?? '')])]);
}
