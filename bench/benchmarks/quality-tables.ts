import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readModel } from '../../vision/src/documents/model-file.ts';
import { workers } from '../../vision/src/workers.ts';
import type { Bench, Finding } from '../comparison.ts';
import { halfOf } from '../quality/public-pdfs.ts';
import { comparedNeighbours, gridsOfBlocks, gridsOfLayout, gridsOfTruth, neighboursOf, type Compared } from '../quality/table-truth.ts';

const run = promisify(execFile);
const truthEnding = '-str.xml';
const columns = ['document', 'tables', 'found', 'recall', 'precision', 'pdftotext, recall', 'precision'];

/** Of the half that was held back, these showed faults that were mended. */
const diagnosed: ReadonlySet<string> = new Set(['eu-026.pdf', 'us-008.pdf', 'us-033.pdf', 'us-035a.pdf']);

interface Measured {
  name: string;
  half: ReturnType<typeof halfOf>;
  tables: number;
  found: number;
  ours: Compared;
  theirs: Compared;
}

/**
 * Compares the tables that are read from PDFs with those that people marked, cell by cell with its neighbours, and with `pdftotext -layout` in
 * the same run.
 */
export async function* qualityTables({ folder, pdfFolder }: Bench): AsyncIterable<Finding> {
  const truths = pdfFolder === null ? [] : (await readdir(pdfFolder)).filter((name) => name.endsWith(truthEnding)).toSorted();
  if (pdfFolder === null || truths.length === 0 || (await run('pdftotext', ['-v']).catch(() => null)) === null) {
    const title = `tables: skipped, needs pdftotext and --pdfs with PDFs and their \`*${truthEnding}\` (see bench/README.md)`;
    yield { kind: 'table', title, columns: [], rows: [] };
    return;
  }
  const scratch = join(folder, 'tables');
  await mkdir(scratch, { recursive: true });
  const work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
  const all: Measured[] = [];
  try {
    const files = new Set(await readdir(pdfFolder));
    for (const truth of truths) {
      const name = truth.replace(truthEnding, '.pdf');
      // Some truths describe a second part of a document that is not published.
      if (files.has(name)) all.push(await measure(join(pdfFolder, name), { name, truth: join(pdfFolder, truth), scratch, work }));
    }
  } finally {
    await work.close();
  }
  for (const half of new Set(all.map((each) => each.half))) {
    const documents = all.filter((each) => each.half === half);
    yield {
      kind: 'table',
      title: `tables, ${half}: ${documents.length} documents`,
      columns,
      rows: [...documents.map(rowOf), ...totalsOf(documents)],
    };
  }
}

interface Means {
  name: string;
  truth: string;
  scratch: string;
  work: ReturnType<typeof workers>;
}

async function measure(path: string, { name, truth, scratch, work }: Means): Promise<Measured> {
  await copyFile(path, join(scratch, 'source.pdf'));
  const about = { scratch, signal: AbortSignal.timeout(300_000) };
  await work.run('read-pdf', { file: 'source.pdf', model: 'model.json', pageIndex: null, pagesMax: 500, scansMax: 0 }, about);
  const { stdout } = await run('pdftotext', ['-q', '-layout', path, '-'], { maxBuffer: 256_000_000 });
  const [marked, ours] = [
    gridsOfTruth(await readFile(truth, 'utf8')),
    gridsOfBlocks((await readModel(join(scratch, 'model.json'))).blocks),
  ];
  const known = neighboursOf(marked);
  const compared = comparedNeighbours(known, neighboursOf(ours));
  for (const pair of compared.missed) process.stderr.write(`${name}: missed ${pair}\n`);
  const theirs = comparedNeighbours(known, neighboursOf(gridsOfLayout(stdout.split('\f'))));
  return { name, half: diagnosed.has(name) ? 'tuning' : halfOf(name), tables: marked.length, found: ours.length, ours: compared, theirs };
}

function rowOf({ name, tables, found, ours, theirs }: Measured): string[] {
  return [
    name,
    `${tables}`,
    `${found}`,
    ...[ours, theirs].flatMap((each) => [percent(each.right / each.known), percent(precisionOf(each))]),
  ];
}

/** The mean of the documents, as the competition reports it, and all pairs together. */
function totalsOf(all: readonly Measured[]): string[][] {
  const sum = (value: (each: Measured) => number) => all.reduce((total, each) => total + value(each), 0);
  const counts = [`${sum(({ tables }) => tables)}`, `${sum(({ found }) => found)}`];
  const by = [(each: Measured) => each.ours, (each: Measured) => each.theirs];
  const mean = by.flatMap((of) =>
    [sum((each) => of(each).right / of(each).known), sum((each) => precisionOf(of(each)))].map((total) => percent(total / all.length)),
  );
  const together = by.flatMap((of) => {
    const right = sum((each) => of(each).right);
    return [percent(right / sum((each) => of(each).known)), percent(right / sum((each) => of(each).found))];
  });
  return [
    ['mean of the documents', ...counts, ...mean],
    ['all pairs', ...counts, ...together],
  ];
}

function precisionOf({ right, found }: Compared): number {
  return found === 0 ? 0 : right / found;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
