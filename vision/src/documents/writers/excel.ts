import { writeFile } from 'node:fs/promises';
import type { Zippable } from 'fflate';
import type { DocumentModel } from '../document-model.ts';
import { refused } from '../readers/refusal.ts';
import { pictureSheet, type SheetPicture } from './excel-pictures.ts';
import { layOutSheets, type LaidOutSheet } from './sheet-layout.ts';
import { officePictures } from './word-pictures.ts';
import { cellStyles, sharedStrings, workbookParts } from './workbook-parts.ts';
import { worksheet } from './worksheet.ts';

export interface ExcelOptions {
  /** Writes everything to one sheet in document order, instead of one sheet per table and one for the text. */
  forceMergeExcel?: boolean;
  /** Also writes the pictures of the document, on a sheet of their own. */
  forceExportInnerImage?: boolean;
}

const cellsMax = 500_000;
const rowsMax = 1_048_576;

/**
 * Writes a workbook (.xlsx, ECMA-376). Numbers and dates become values when that is certain and shows the same text; nothing becomes a
 * formula. This is written by hand because the available libraries lose cells whose text is the name of a property (`constructor`).
 * @param path Where the file is written.
 * @throws Refused when there are too many cells
 */
export async function writeExcel(model: DocumentModel, path: string, options: ExcelOptions = {}): Promise<void> {
  const sheets = layOutSheets(model, { isMerged: options.forceMergeExcel ?? false });
  refuseTooMany(sheets);
  const pictures = options.forceExportInnerImage === true ? await picturesOf(model) : [];
  const strings = sharedStrings();
  const styles = cellStyles();
  const parts: Zippable = {};
  for (const [index, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = bytes(worksheet(sheet, { strings, styles }));
  const names = sheets.map(({ name }) => name);
  if (pictures.length > 0) {
    Object.assign(parts, pictureSheet(pictures, sheets.length + 1));
    names.push('Pictures');
  }
  const types = new Set(pictures.map(({ picture }) => picture.type));
  for (const [name, xml] of Object.entries(workbookParts({ names, title: model.title, types, hasDrawing: pictures.length > 0 }))) {
    parts[name] = bytes(xml);
  }
  parts['xl/styles.xml'] = bytes(styles.xml());
  parts['xl/sharedStrings.xml'] = bytes(strings.xml());
  const { zipSync } = await import('fflate');
  // A fixed time: the same document always makes the same file, and the file does not reveal when it was made.
  await writeFile(path, zipSync(parts, { level: 6, mtime: '1980-01-01T00:00:00' }));
}

function bytes(xml: string): Uint8Array {
  return new TextEncoder().encode(xml);
}

function refuseTooMany(sheets: readonly LaidOutSheet[]): void {
  let cells = 0;
  for (const { rows } of sheets) {
    if (rows.length > rowsMax) throw refused(`the document makes a sheet of more than ${rowsMax} rows`);
    for (const row of rows) for (const { columnSpan, rowSpan } of row) cells += columnSpan * rowSpan;
  }
  if (cells > cellsMax) throw refused(`the document makes more than ${cellsMax} cells`);
}

const picturesMax = 500;

async function picturesOf(model: DocumentModel): Promise<SheetPicture[]> {
  const read = officePictures(model);
  const pages = new Map(model.blocks.flatMap((block) => (block.kind === 'image' ? [[block.name, block.pages[0] ?? null] as const] : [])));
  const pictures: SheetPicture[] = [];
  for (const { name } of model.images.slice(0, picturesMax)) {
    const picture = await read.get(name);
    if (picture !== null) pictures.push({ name, page: pages.get(name) ?? null, picture });
  }
  return pictures;
}
