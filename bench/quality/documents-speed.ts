import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { workers } from '../../vision/src/workers.ts';
import type { Finding } from '../comparison.ts';
import { pdfsOf } from './documents-pdf.ts';
import { longDocument } from './documents-set.ts';

const run = promisify(execFile);
const aimSeconds = 2;

interface Cost {
  wallSeconds: number;
  cpuSeconds: number;
}

/** Converts a long digital PDF to Markdown in a warm worker, alternating with `pdftotext -layout` of the same file. */
export async function* documentSpeed(
  folder: string,
  { scratch, work }: { scratch: string; work: ReturnType<typeof workers> },
): AsyncIterable<Finding> {
  const [pdf] = (await pdfsOf([longDocument()], join(folder, 'long'))) ?? [];
  if (pdf === undefined) return;
  await writeFile(join(scratch, 'long.pdf'), pdf);
  const about = { scratch, signal: AbortSignal.timeout(600_000) };
  let pages = 0;
  const toMarkdown = async () => {
    const read = await work.run('read-pdf', { file: 'long.pdf', model: 'long.json', pageIndex: null, pagesMax: 500, scansMax: 0 }, about);
    await work.run('write-document', { model: 'long.json', output: 'long.md', format: 'markdown' }, about);
    pages = read.pages.length;
  };
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  await toMarkdown();
  for (let round = 0; round < 5; round += 1) {
    ours.push(await costOf(toMarkdown));
    const cost = await costOf(() => run('pdftotext', ['-layout', join(scratch, 'long.pdf'), join(scratch, 'long.txt')])).catch(() => null);
    if (cost !== null) theirs.push(cost);
  }
  const named = (name: string, costs: readonly Cost[]) => [
    name,
    ...(['wallSeconds', 'cpuSeconds'] as const).map((key) => spread(costs.map((cost) => cost[key]))),
  ];
  yield {
    kind: 'table',
    title: `a digital PDF of ${pages} pages to Markdown, warm worker, seconds; aim ${aimSeconds}`,
    columns: ['', 'wall', 'processor'],
    rows: [named('farebox', ours), theirs.length === 0 ? ['pdftotext is not installed', '', ''] : named('pdftotext -layout', theirs)],
  };
}

/**
 * The processor time of all children, including ended ones; NaN if a worker behind another program was replaced during the run, whose time is
 * lost with it.
 */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [cpu, start] = [await childrenSeconds(), performance.now()];
  await work();
  const wallSeconds = (performance.now() - start) / 1000;
  const cpuSeconds = (await childrenSeconds()) - cpu;
  return { wallSeconds, cpuSeconds: cpuSeconds < 0 ? NaN : cpuSeconds };
}

/** Kernel ticks; Linux has a hundred per second. Source: proc_pid_stat(5); NaN elsewhere. */
async function childrenSeconds(): Promise<number> {
  try {
    const ended = ticksOf(await readFile('/proc/self/stat', 'utf8'), [13, 14]);
    return (ended + (await livingTicks('self'))) / 100;
  } catch {
    return NaN;
  }
}

/** The children of a process and theirs: a worker may be behind the program that separates it from the machine. */
async function livingTicks(process: string): Promise<number> {
  let ticks = 0;
  for (const thread of await readdir(`/proc/${process}/task`)) {
    const children = await readFile(`/proc/${process}/task/${thread}/children`, 'utf8');
    for (const child of children.split(' ').filter((each) => each !== ''))
      ticks += ticksOf(await readFile(`/proc/${child}/stat`, 'utf8'), [11, 12, 13, 14]) + (await livingTicks(child));
  }
  return ticks;
}

/** Fields of the line after the name, which may contain spaces; `state` is field 0. */
function ticksOf(stat: string, fields: readonly number[]): number {
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(values[field] ?? 0), 0);
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const [least = NaN, middle = NaN, most = NaN] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${middle.toFixed(2)} [${least.toFixed(2)}..${most.toFixed(2)}]`;
}
