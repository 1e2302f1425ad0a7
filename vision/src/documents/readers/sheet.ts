import type { Block, DocumentModel } from '../document-model.ts';
import { mainPart, packageTitle, relationships, xmlPart } from './office-package.ts';
import { partsAsked, type PartsAsked } from './parts-asked.ts';
import { refused } from './refusal.ts';
import { readSharedStrings, readSheetCells, type SheetBudget } from './sheet-cells.ts';
import { sheetBlocks } from './sheet-blocks.ts';
import { sheetStyles } from './sheet-formats.ts';
import { attributeOf, child, decodeXml, elements } from './xml.ts';
import { openZip } from './zip.ts';

const sheetsMax = 500;

/**
 * Reads a workbook (.xlsx, ECMA-376). Each sheet becomes a heading with its name, and tables separated at empty rows. Values are shown
 * as Excel shows them; formulas are shown as the results stored in the file. Hidden sheets, charts and pictures are left out.
 * @throws Refused
 */
export async function readSheets(path: string, asked: PartsAsked = {}): Promise<DocumentModel> {
  const zip = await openZip(path);
  const main = mainPart(zip, 'xl/workbook.xml');
  const workbook = xmlPart(zip, main);
  if (workbook === null) throw refused('the workbook is damaged: it has no sheets');
  const related = relationships(zip, main);
  const partOf = (type: string) => [...related.values()].find((relationship) => relationship.type === type)?.target ?? '';
  const is1904 = ['1', 'true'].includes(attributeOf(child(workbook, 'workbookPr'), 'date1904') ?? '');
  const styles = sheetStyles(xmlPart(zip, partOf('styles')), { is1904 });
  const stringBytes = zip.bytes(partOf('sharedStrings'));
  const strings = stringBytes === null ? [] : readSharedStrings(decodeXml(stringBytes));
  const budget: SheetBudget = { cells: 0, characters: 0 };
  const sheets = elements(child(workbook, 'sheets') ?? workbook, 'sheet').filter(
    (sheet) => (attributeOf(sheet, 'state') ?? 'visible') === 'visible',
  );
  if (sheets.length > sheetsMax) throw refused(`the workbook has more than ${sheetsMax} sheets`);
  const blocks: Block[] = [];
  for (const number of partsAsked(asked, sheets.length, 'sheets')) {
    const sheet = sheets[number - 1];
    const target = related.get(attributeOf(sheet, 'id') ?? '');
    const bytes = target?.type === 'worksheet' ? zip.bytes(target.target) : null;
    if (bytes === null) continue;
    const cells = readSheetCells(decodeXml(bytes), { strings, styles, budget });
    for (const block of sheetBlocks(attributeOf(sheet, 'name') ?? '', cells)) blocks.push(block);
  }
  return { title: packageTitle(zip), pages: [], blocks, images: [] };
}
