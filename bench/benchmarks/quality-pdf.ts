import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lettersOf, type DocumentModel } from '../../vision/src/documents/document-model.ts';
import { readModel } from '../../vision/src/documents/model-file.ts';
import type { OutlineEntry } from '../../vision/src/documents/pdf/heading-levels.ts';
import { withPdf } from '../../vision/src/documents/pdf/open-pdf.ts';
import { workers } from '../../vision/src/workers.ts';
import type { Bench, Finding } from '../comparison.ts';
import { scratchRoot } from '../scratch.ts';
import type { Share } from '../quality/documents-scores.ts';
import { documentMemory } from '../quality/documents-memory.ts';
import { costOf } from '../quality/documents-speed.ts';
import { fetchPdfs } from '../quality/fetch-pdfs.ts';
import { editionTables } from '../quality/html-editions.ts';
import { pdfScores, type PdfScores } from '../quality/pdf-scores.ts';
import { halfOf, halves } from '../quality/public-pdfs.ts';

const run = promisify(execFile);
const columns = [
  'document',
  'pages',
  'glued',
  'recall',
  'order',
  'pdf.js',
  'split',
  'breaks',
  'intruders',
  'headings',
  'levels',
  'tables',
  'captions',
  'rows',
  's/100 pages',
  'pdf.js',
  'pdftotext',
];
/** Documents of a thousand pages, to measure memory. */
const longNames: ReadonlySet<string> = new Set(['octave.pdf']);
/** Pages per document, unless everything is requested. */
const pagesMax = 40;

interface Measured {
  name: string;
  pages: number;
  /** Of processor time: ours, and those of the peers, which read text only. */
  cpuSeconds: number;
  plainSeconds: number;
  printedSeconds: number;
  scores: PdfScores;
}

/** Compares how public PDFs are read with `pdftotext` in the same run. One half was used for tuning, the other is held back. */
export async function* qualityPdf({ folder, isFull, isThorough, isSmallest, pdfFolder }: Bench): AsyncIterable<Finding> {
  if (isSmallest && pdfFolder === null) return yield noteOf('public PDFs: skipped, none is downloaded at the smallest size');
  if ((await run('pdftotext', ['-v']).catch(() => null)) === null) {
    yield noteOf('public PDFs: skipped, pdftotext is not installed (apt-get install poppler-utils)');
    return;
  }
  const { folder: source, problems } =
    pdfFolder === null
      ? await fetchPdfs(join(scratchRoot, 'public-pdfs'), isThorough ? {} : { packagesMax: 2 })
      : { folder: pdfFolder, problems: [] };
  for (const problem of problems) yield noteOf(`public PDFs: ${problem}`);
  const names = (await readdir(source)).filter((name) => name.endsWith('.pdf')).toSorted();
  if (names.length === 0) {
    yield noteOf(`public PDFs: skipped, there are none in ${source}`);
    return;
  }
  const scratch = join(folder, 'pdfs');
  await mkdir(scratch, { recursive: true });
  const work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
  const all: Measured[] = [];
  try {
    // The start of a worker is not the cost of a document.
    await measure(join(source, names[0] ?? ''), { name: '', pagesMax: 1, scratch, work }).catch(() => null);
    for (const name of isThorough ? names : names.slice(0, 4)) {
      const measured = await measure(join(source, name), { name, pagesMax: isFull ? 500 : pagesMax, scratch, work }).catch(
        (error: unknown) => void process.stderr.write(`${name}: not measured, ${String(error).slice(0, 200)}\n`),
      );
      if (measured === undefined) continue;
      for (const failure of measured.scores.failures) process.stderr.write(`${name}: ${failure}\n`);
      all.push(measured);
    }
  } finally {
    await work.close();
  }
  const long = names.find((name) => longNames.has(name));
  if (isThorough && long !== undefined) {
    await copyFile(join(source, long), join(scratch, 'source.pdf'));
    yield await documentMemory(scratch, { file: 'source.pdf', name: long });
  }
  for (const half of halves) {
    const documents = all.filter(({ name }) => halfOf(name) === half);
    if (documents.length === 0) continue;
    yield {
      kind: 'table',
      title: `public PDFs, ${half}: ${documents.length}`,
      columns,
      rows: [...documents.map(rowOf), totalOf(documents)],
    };
  }
}

function noteOf(title: string): Finding {
  return { kind: 'table', title, columns: [], rows: [] };
}

interface Means {
  name: string;
  pagesMax: number;
  scratch: string;
  work: ReturnType<typeof workers>;
}

async function measure(path: string, { name, pagesMax: most, scratch, work }: Means): Promise<Measured> {
  await copyFile(path, join(scratch, 'source.pdf'));
  const [pages, painted] = await Promise.all([textOf(path, most, []), textOf(path, most, ['-raw'])]);
  let printed: string[] = [];
  const { cpuSeconds: printedSeconds } = await costOf(async () => (printed = await textOf(path, most, ['-layout'])));
  const before = process.cpuUsage();
  const plain = await plainTextOf(path, most);
  const own = process.cpuUsage(before);
  const about = { scratch, signal: AbortSignal.timeout(300_000) };
  const input = { file: 'source.pdf', model: 'model.json', pageIndex: `1-${Math.max(1, pages.length)}`, pagesMax: most, scansMax: 0 };
  const { cpuSeconds } = await costOf(() => work.run('read-pdf', input, about));
  const model: DocumentModel = await readModel(join(scratch, 'model.json'));
  if (lettersOf(model.blocks) === 0) process.stderr.write(`${name}: nothing was read\n`);
  const truth = { pages, painted, printed, plain, outline: await outlineOf(path, pages.length), tables: await editionTables(path) };
  const plainSeconds = (own.user + own.system) / 1_000_000;
  return { name, pages: pages.length, cpuSeconds, plainSeconds, printedSeconds, scores: pdfScores(truth, model.blocks) };
}

/** The text of each page. */
async function textOf(path: string, pagesMax: number, options: readonly string[]): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-q', ...options, '-l', `${pagesMax}`, path, '-'], { maxBuffer: 256_000_000 });
  return stdout.split('\f').slice(0, -1);
}

/** The text of the pages by pdf.js, joined as the package `unpdf` does. */
async function plainTextOf(path: string, pagesMax: number): Promise<string> {
  return withPdf(path, async (document) => {
    const texts: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, pagesMax); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    }
    return texts.join('\n');
  });
}

/** The entries of the PDF's own outline for the pages that were read. */
async function outlineOf(path: string, pages: number): Promise<OutlineEntry[]> {
  return withPdf(path, async (document) => {
    const entries: OutlineEntry[] = [];
    const visit = async (items: Awaited<ReturnType<typeof document.getOutline>>, level: number): Promise<void> => {
      for (const { title, dest, items: inner } of items ?? []) {
        const target: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest;
        const reference: unknown = Array.isArray(target) ? target[0] : null;
        const page = isReference(reference) ? await document.getPageIndex(reference).catch(() => Infinity) : Infinity;
        if (page < pages) entries.push({ title, level });
        await visit(inner, level + 1);
      }
    };
    await visit(await document.getOutline(), 1);
    return entries;
  });
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
}

const seconds = ['cpuSeconds', 'plainSeconds', 'printedSeconds'] as const;
const shares = ['recall', 'order', 'plainOrder', 'split', 'breaks', 'intruders', 'headings', 'levels'] as const;

function rowOf({ name, pages, scores, ...costs }: Measured): string[] {
  const { glued, tables } = scores;
  return [
    name,
    `${pages}`,
    `${glued.ours} : ${glued.theirs}`,
    ...shares.map((key) => percent(scores[key])),
    `${tables}`,
    percent(scores.captions),
    percent(scores.rows),
    ...seconds.map((key) => ((100 * costs[key]) / Math.max(1, pages)).toFixed(1)),
  ];
}

function totalOf(all: readonly Measured[]): string[] {
  const sum = (value: (each: Measured) => number) => all.reduce((total, each) => total + value(each), 0);
  const pages = sum((each) => each.pages);
  return [
    'all',
    `${pages}`,
    `${sum(({ scores }) => scores.glued.ours)} : ${sum(({ scores }) => scores.glued.theirs)}`,
    ...shares.map((key) => percent({ right: sum(({ scores }) => scores[key].right), of: sum(({ scores }) => scores[key].of) })),
    `${sum(({ scores }) => scores.tables)}`,
    ...(['captions', 'rows'] as const).map((key) =>
      percent({ right: sum(({ scores }) => scores[key].right), of: sum(({ scores }) => scores[key].of) }),
    ),
    ...seconds.map((key) => ((100 * sum((each) => each[key])) / Math.max(1, pages)).toFixed(1)),
  ];
}

function percent({ right, of }: Share): string {
  return of === 0 ? '' : `${((100 * right) / of).toFixed(1)} %`;
}
