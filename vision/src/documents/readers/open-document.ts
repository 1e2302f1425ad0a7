import type { Block, DocumentModel, DocumentPage } from '../document-model.ts';
import { xmlPart } from './office-package.ts';
import { openDocumentBlocks, openDocumentStyles, type OpenDocumentText } from './open-document-text.ts';
import { openDocumentSheet } from './open-document-sheet.ts';
import { partsAsked, type Opening } from './parts-asked.ts';
import { pictureStore } from './picture-store.ts';
import { refused } from './refusal.ts';
import { sheetBlocks } from './sheet-blocks.ts';
import type { SheetBudget } from './sheet-cells.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';
import { openZip, type ZipPackage } from './zip.ts';

const slidesMax = 5000;
const sheetsMax = 500;
const blocksMax = 200_000;

/**
 * Reads an OpenDocument 1.3 text, spreadsheet or presentation (.odt, .ods, .odp). Deleted text, comments, charts and hidden sheets are
 * left out. Notes follow at the end.
 * @throws Refused
 */
export async function readOpenDocument(path: string, opening: Opening): Promise<DocumentModel> {
  const zip = await openZip(path);
  refuseProtected(zip);
  const content = xmlPart(zip, 'content.xml');
  const [body] = elements(child(content ?? undefined, 'body') ?? { name: '', attributes: new Map(), children: [] });
  if (content === null || body === undefined) throw refused('the document is damaged: it has no content');
  const text: OpenDocumentText = { styles: openDocumentStyles([xmlPart(zip, 'styles.xml'), content]), notes: [], formula: formulaIn(zip) };
  const pictures = pictureStore(opening.scratch);
  const { blocks: read, pages } = contentOf(body, text, opening);
  if (read.length > blocksMax) throw refused(`the document has more than ${blocksMax} paragraphs`);
  const blocks: Block[] = [];
  for (const block of [...read, ...text.notes]) {
    const name = block.kind === 'image' ? await pictures.keep(block.name, () => zip.bytes(block.name)) : null;
    if (block.kind !== 'image') blocks.push(block);
    else if (name !== null) blocks.push({ ...block, name });
  }
  return { title: titleOf(zip), pages, blocks, images: pictures.images };
}

function contentOf(body: XmlElement, text: OpenDocumentText, opening: Opening): { blocks: Block[]; pages: DocumentPage[] } {
  switch (body.name) {
    case 'presentation':
      return slides(body, text, opening);
    case 'spreadsheet':
      return { blocks: sheets(body, opening), pages: [] };
    default:
      return { blocks: openDocumentBlocks(body, text), pages: [] };
  }
}

function slides(body: XmlElement, text: OpenDocumentText, opening: Opening): { blocks: Block[]; pages: DocumentPage[] } {
  const all = elements(body, 'page');
  if (all.length > slidesMax) throw refused(`the presentation has more than ${slidesMax} slides`);
  const asked = partsAsked(opening, all.length, 'slides');
  const blocks = asked.flatMap((number) => {
    const page = all[number - 1];
    return page === undefined ? [] : openDocumentBlocks(page, text).map((block): Block => ({ ...block, pages: [number] }));
  });
  // The real size is in the page layout of the master page. The usual size is close enough for a slide.
  return { blocks, pages: asked.map((number) => ({ number, width: 794, height: 446, kind: 'digital' })) };
}

function sheets(body: XmlElement, opening: Opening): Block[] {
  const all = elements(body, 'table');
  if (all.length > sheetsMax) throw refused(`the workbook has more than ${sheetsMax} sheets`);
  const budget: SheetBudget = { cells: 0, characters: 0 };
  return partsAsked(opening, all.length, 'sheets').flatMap((number) => {
    const table = all[number - 1];
    return table === undefined ? [] : sheetBlocks(attributeOf(table, 'name') ?? '', openDocumentSheet(table, budget));
  });
}

/** A formula is a small document of its own inside the package. */
function formulaIn(zip: ZipPackage): OpenDocumentText['formula'] {
  return (folder) => {
    const name = `${folder.replace(/^\.\//, '').replace(/\/$/, '')}/content.xml`;
    const root = xmlPart(zip, name);
    return root?.name === 'math' ? root : null;
  };
}

function refuseProtected(zip: ZipPackage): void {
  const manifest = xmlPart(zip, 'META-INF/manifest.xml');
  const isEncrypted = elements(manifest ?? { name: '', attributes: new Map(), children: [] }, 'file-entry').some(
    (entry) => child(entry, 'encryption-data') !== undefined,
  );
  if (isEncrypted) throw refused('the document is protected by a password: save it without one');
}

function titleOf(zip: ZipPackage): string | null {
  const title = child(xmlPart(zip, 'meta.xml') ?? undefined, 'meta', 'title');
  return title === undefined ? null : textOf(title).trim().slice(0, 500) || null;
}
