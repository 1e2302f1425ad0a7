import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMarkdown } from '../../vision/src/documents/readers/markdown.ts';
import { readSheets } from '../../vision/src/documents/readers/sheet.ts';
import { workers } from '../../vision/src/workers.ts';
import type { Bench, Finding } from '../comparison.ts';
import { pdfsOf } from '../quality/documents-pdf.ts';
import { scoresOf, tableScores, type Scores, type Share } from '../quality/documents-scores.ts';
import { knownDocuments, type KnownDocument } from '../quality/documents-set.ts';
import { documentSpeed } from '../quality/documents-speed.ts';

const columns = ['document', 'headings', 'order', 'items', 'ruled', 'borderless', 'xlsx ruled', 'xlsx borderless'];

/** How much of a document's structure the local engine finds in its PDF, and how long it takes. */
export async function* qualityDocuments({ folder, isThorough }: Bench): AsyncIterable<Finding> {
  const scratch = join(folder, 'documents');
  await mkdir(scratch, { recursive: true });
  const pdfs = await pdfsOf(knownDocuments, join(folder, 'sources'));
  if (pdfs === null) {
    yield {
      kind: 'table',
      title: 'documents: skipped, LibreOffice is not installed (apt-get install libreoffice-writer-nogui)',
      columns: [],
      rows: [],
    };
    return;
  }
  const work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
  try {
    const all: Measured[] = [];
    for (const [index, document] of knownDocuments.entries())
      all.push(await measured(document, pdfs[index] ?? new Uint8Array(), { scratch, work }));
    yield {
      kind: 'table',
      title: 'PDF to Markdown and to Excel, held against the source',
      columns,
      rows: [...all.map(rowOf), totalOf(all)],
    };
    if (isThorough) yield* documentSpeed(folder, { scratch, work });
  } finally {
    await work.close();
  }
}

interface Measured {
  name: string;
  markdown: Scores;
  excel: Pick<Scores, 'ruledCells' | 'borderlessCells'>;
}

interface Means {
  scratch: string;
  work: ReturnType<typeof workers>;
}

async function measured({ name, blocks }: KnownDocument, pdf: Uint8Array, { scratch, work }: Means): Promise<Measured> {
  const about = { scratch, signal: AbortSignal.timeout(120_000) };
  await writeFile(join(scratch, 'source.pdf'), pdf);
  await work.run('read-pdf', { file: 'source.pdf', model: 'model.json', pageIndex: null, pagesMax: 500, scansMax: 0 }, about);
  await work.run('write-document', { model: 'model.json', output: 'document.md', format: 'markdown' }, about);
  await work.run('write-document', { model: 'model.json', output: 'document.xlsx', format: 'excel' }, about);
  const markdown = scoresOf(blocks, (await readMarkdown(join(scratch, 'document.md'), { scratch })).blocks);
  const excel = tableScores(blocks, (await readSheets(join(scratch, 'document.xlsx'))).blocks, true);
  for (const line of [...markdown.missed, ...excel.missed.map((each) => `xlsx ${each}`)]) process.stderr.write(`${name}: ${line}\n`);
  return { name, markdown, excel };
}

function sharesOf({ markdown, excel }: Measured): Share[] {
  const { headings, order, items, ruledCells, borderlessCells } = markdown;
  return [headings, order, items, ruledCells, borderlessCells, excel.ruledCells, excel.borderlessCells];
}

function rowOf(measured: Measured): string[] {
  return [measured.name, ...sharesOf(measured).map(({ right, of }) => (of === 0 ? '' : `${right} of ${of}`))];
}

function totalOf(all: readonly Measured[]): string[] {
  const each = all.map(sharesOf);
  const totals = columns.slice(1).map((_, column) => {
    const right = each.reduce((sum, shares) => sum + (shares[column]?.right ?? 0), 0);
    const of = each.reduce((sum, shares) => sum + (shares[column]?.of ?? 0), 0);
    return `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;
  });
  return ['all', ...totals];
}
