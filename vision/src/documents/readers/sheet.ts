import type { Block, DocumentModel } from '../document-model.ts';
import { chartBlocks } from './chart.ts';
import { sheetComments } from './comments.ts';
import { mainPart, packageTitle, relationships, xmlPart } from './office-package.ts';
import { partsAsked, type PartsAsked } from './parts-asked.ts';
import { refused } from './refusal.ts';
import { readSharedStrings, readSheetCells, type SheetBudget } from './sheet-cells.ts';
import { sheetBlocks } from './sheet-blocks.ts';
import { sheetStyles } from './sheet-formats.ts';
import { attributeOf, child, decodeXml, elements, type XmlElement } from './xml.ts';
import { openZip, type ZipPackage } from './zip.ts';

const sheetsMax = 500;

/**
 * Reads a workbook (.xlsx, ECMA-376). Each sheet becomes a heading with its name, and tables separated at empty rows. Values are shown
 * as Excel shows them; formulas are shown as the results stored in the file. Charts are tables of their values, and comments follow their
 * sheet. Hidden sheets and pictures are left out.
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
    const part = target?.target ?? '';
    for (const block of [...sheetBlocks(attributeOf(sheet, 'name') ?? '', cells), ...besideCells(zip, part)]) blocks.push(block);
  }
  return { title: packageTitle(zip), pages: [], blocks, images: [] };
}

/** The charts of a sheet, in the order of their places in its drawing, and its comments. */
function besideCells(zip: ZipPackage, sheet: string): Block[] {
  const related = [...relationships(zip, sheet).values()];
  const partsOf = (type: string) => related.filter((each) => each.type === type && !each.isExternal).map(({ target }) => target);
  const charts = partsOf('drawing').flatMap((drawing) => {
    const parts = relationships(zip, drawing);
    return chartsIn(xmlPart(zip, drawing)).flatMap((id) => parts.get(id)?.target ?? []);
  });
  const comments = partsOf('comments').flatMap((part) => xmlPart(zip, part) ?? []);
  return [...charts.flatMap((part) => chartBlocks(zip, part)), ...comments.flatMap(sheetComments)];
}

const chartsMax = 500;

/** The ids of the charts in a drawing. */
function chartsIn(element: XmlElement | null): string[] {
  if (element === null) return [];
  if (element.name === 'chart') return [attributeOf(element, 'id') ?? ''];
  return elements(element)
    .flatMap((inner) => chartsIn(inner))
    .slice(0, chartsMax);
}
