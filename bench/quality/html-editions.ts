import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainText } from '../../vision/src/documents/document-model.ts';
import { readHtml } from '../../vision/src/documents/readers/html.ts';
import type { EditionTable } from './pdf-table-scores.ts';

/** A file next to a PDF: the tables of its HTML edition, which show the cells. */
const ending = '.tables.json';

/** Saves the tables of all HTML pages of a folder next to the PDF. */
export async function keepEdition(pages: string, pdf: string): Promise<void> {
  const names = (await readdir(pages)).filter((name) => /\.html?$/.test(name)).toSorted();
  const tables: EditionTable[] = [];
  for (const name of names) {
    const { blocks } = await readHtml(join(pages, name), { scratch: pages });
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      tables.push(block.rows.map((row) => row.map(({ runs }) => plainText(runs).replace(/\s+/g, ' ').trim())));
    }
  }
  await writeFile(`${pdf}${ending}`, JSON.stringify(tables));
}

/** Empty for a PDF without an HTML edition. */
export async function editionTables(pdf: string): Promise<readonly EditionTable[]> {
  try {
    return JSON.parse(await readFile(`${pdf}${ending}`, 'utf8'));
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return [];
    throw thrown;
  }
}
