import { writeFile } from 'node:fs/promises';
import type * as Docx from 'docx';
import type { Block, DocumentModel, Run } from '../document-model.ts';
import { refused } from '../readers/refusal.ts';
import { documentFonts, type DocumentFonts } from './document-fonts.ts';
import { officeText } from './office-text.ts';
import { furnitureOf } from './word-furniture.ts';
import { wordLists, type WordLists } from './word-lists.ts';
import { officePictures, type OfficePictures } from './word-pictures.ts';
import { directionOf, wordRuns } from './word-runs.ts';
import { contentWidth, wordSections, type WordSection } from './word-sections.ts';
import { wordTable } from './word-table.ts';

export interface WordOptions {
  /** Also writes tiny pictures and pictures that no block shows. The latter follow at the end. */
  forceExportInnerImage?: boolean;
}

const blocksMax = 100_000;
const cellsMax = 60_000;

/**
 * Writes a Word document (.docx): headings, paragraphs, numbered lists, tables and pictures, all editable, on pages of the original
 * size. The text reflows, so lines and pages may break elsewhere.
 * @param path Where the file is written.
 * @throws Refused when the document is too long
 */
export async function writeWord(model: DocumentModel, path: string, options: WordOptions = {}): Promise<void> {
  refuseTooLong(model);
  const docx = await import('docx');
  const writing: Writing = { docx, fonts: documentFonts(model), lists: wordLists(), pictures: officePictures(model), options };
  const parts = wordSections(model);
  const sections: Docx.ISectionOptions[] = [];
  for (const [index, part] of parts.entries()) {
    const children = await writeBlocks(part, writing);
    if (index === parts.length - 1 && options.forceExportInnerImage === true)
      children.push(...(await unusedPictures(model, part, writing)));
    sections.push({ properties: { page: pageOf(part) }, children, ...furnitureOf(docx, part, writing.fonts) });
  }
  const document = new docx.Document({
    ...(model.title === null ? {} : { title: officeText(model.title) }),
    creator: 'farebox',
    styles: stylesOf(writing.fonts),
    numbering: { config: writing.lists.definitions() },
    sections,
  });
  await writeFile(path, await docx.Packer.toBuffer(document));
}

function refuseTooLong({ blocks }: DocumentModel): void {
  if (blocks.length > blocksMax) throw refused(`the document has more than ${blocksMax} paragraphs`);
  let cells = 0;
  for (const block of blocks) if (block.kind === 'table') for (const row of block.rows) cells += row.length;
  if (cells > cellsMax) throw refused(`the tables of the document have more than ${cellsMax} cells: save them as a workbook`);
}

interface Writing {
  docx: typeof Docx;
  fonts: DocumentFonts;
  lists: WordLists;
  pictures: OfficePictures;
  options: WordOptions;
}

function pageOf({ width, height, margin }: WordSection) {
  const isLandscape = width > height;
  // docx expects the sides in portrait order, and swaps them for landscape.
  const size = isLandscape ? { width: height, height: width, orientation: 'landscape' as const } : { width, height };
  return { size, margin: { ...margin, header: 400, footer: 400 } };
}

async function writeBlocks(section: WordSection, writing: Writing): Promise<Docx.FileChild[]> {
  const children: Docx.FileChild[] = [];
  let before: Block['kind'] | null = null;
  for (const block of section.blocks) {
    const child = await writeBlock(block, section, writing);
    if (child === null) continue;
    // Word joins adjacent tables.
    if (block.kind === 'table' && before === 'table') children.push(new writing.docx.Paragraph({ children: [] }));
    children.push(child);
    before = block.kind;
  }
  // Every section must end with a paragraph; otherwise Word repairs the file.
  if (before === 'table' || before === null) children.push(new writing.docx.Paragraph({ children: [] }));
  return children;
}

async function writeBlock(block: Block, section: WordSection, writing: Writing): Promise<Docx.FileChild | null> {
  const { docx, fonts } = writing;
  if (block.kind === 'furniture') return null;
  if (block.kind === 'image') return writePicture(block, section, writing);
  if (block.kind === 'table') return block.rows.length === 0 ? null : wordTable(docx, block, { fonts, widthMax: contentWidth(section) });
  if (block.kind === 'code') return new docx.Paragraph({ style: 'Code', children: wordRuns(docx, [{ text: block.text }], { fonts }) });
  if (block.kind === 'item') return writeItem(block, writing);
  if (block.kind === 'heading') {
    const heading = headingLevels[Math.min(6, Math.max(1, Math.round(block.level))) - 1] ?? 'Heading6';
    return new docx.Paragraph({ heading, ...directionOf(block.runs), children: wordRuns(docx, block.runs, { fonts, isHeading: true }) });
  }
  const direction = directionOf(block.runs);
  // In a paragraph from right to left, Word takes left for the side where lines begin.
  const isSide = direction.bidirectional === true && /^(?:left|right)$/.test(block.alignment ?? '');
  const alignment = block.alignment === undefined || isSide ? {} : { alignment: alignments[block.alignment] };
  return new docx.Paragraph({ children: wordRuns(docx, block.runs, { fonts }), ...alignment, ...direction });
}

const headingLevels = ['Heading1', 'Heading2', 'Heading3', 'Heading4', 'Heading5', 'Heading6'] as const;
const alignments = { left: 'left', center: 'center', right: 'right', justify: 'both' } as const;

function writeItem(block: Extract<Block, { kind: 'item' }>, { docx, fonts, lists }: Writing): Docx.Paragraph {
  const numbering = lists.next(block);
  if (numbering !== null)
    return new docx.Paragraph({
      style: 'ListParagraph',
      numbering,
      ...directionOf(block.runs),
      children: wordRuns(docx, block.runs, { fonts }),
    });
  const marked: Run[] = [{ text: `${block.marker} ` }, ...block.runs];
  const left = 360 * (Math.min(8, Math.max(0, block.level)) + 1);
  return new docx.Paragraph({
    style: 'ListParagraph',
    indent: { left, hanging: 360 },
    ...directionOf(block.runs),
    children: wordRuns(docx, marked, { fonts }),
  });
}

const tinyPixels = 8;
const pixelsPerPoint = 96 / 72;

async function writePicture(
  block: Extract<Block, { kind: 'image' }>,
  section: WordSection,
  writing: Writing,
): Promise<Docx.Paragraph | null> {
  const { docx, pictures, options } = writing;
  const picture = await pictures.get(block.name);
  if (picture === null) return null;
  // Tiny pictures are mostly lines and bullets.
  if (Math.min(picture.widthPixels, picture.heightPixels) < tinyPixels && options.forceExportInnerImage !== true) return null;
  const { box } = block;
  const wanted =
    box === null
      ? { width: picture.widthPixels, height: picture.heightPixels }
      : { width: (box[2] - box[0]) * pixelsPerPoint, height: (box[3] - box[1]) * pixelsPerPoint };
  const widthMax = (contentWidth(section) / 20) * pixelsPerPoint;
  const heightMax = ((section.height - section.margin.top - section.margin.bottom) / 20) * pixelsPerPoint * 0.9;
  const scale = Math.min(1, widthMax / wanted.width, heightMax / wanted.height);
  const transformation = { width: Math.max(1, Math.round(wanted.width * scale)), height: Math.max(1, Math.round(wanted.height * scale)) };
  const description = officeText(block.description ?? '');
  const image = new docx.ImageRun({
    type: picture.type,
    data: picture.data,
    transformation,
    altText: { name: block.name, description, title: '' },
  });
  return new docx.Paragraph({ children: [image] });
}

async function unusedPictures({ blocks, images }: DocumentModel, section: WordSection, writing: Writing): Promise<Docx.Paragraph[]> {
  const used = new Set(blocks.flatMap((block) => (block.kind === 'image' ? [block.name] : [])));
  const paragraphs: Docx.Paragraph[] = [];
  for (const { name } of images) {
    if (used.has(name)) continue;
    const paragraph = await writePicture({ kind: 'image', name, description: null, pages: [], box: null }, section, writing);
    if (paragraph !== null) paragraphs.push(paragraph);
  }
  return paragraphs;
}

function stylesOf({ latin, eastAsia, size }: DocumentFonts): Docx.IStylesOptions {
  const font = { ascii: latin, hAnsi: latin, cs: latin, eastAsia };
  const heading = (scale: number, before: number) => ({
    run: { bold: true, size: Math.round(size * scale * 2), color: '1F2937', font },
    paragraph: { keepNext: true, spacing: { before, after: 80 } },
  });
  return {
    default: {
      document: { run: { font, size: Math.round(size * 2) }, paragraph: { spacing: { after: 120, line: 264, lineRule: 'auto' } } },
      heading1: heading(1.7, 320),
      heading2: heading(1.4, 260),
      heading3: heading(1.2, 220),
      heading4: heading(1.05, 180),
      heading5: heading(1, 160),
      heading6: heading(0.95, 160),
      listParagraph: { paragraph: { spacing: { after: 60 } } },
    },
    paragraphStyles: [
      {
        id: 'Code',
        name: 'Code',
        basedOn: 'Normal',
        run: { font: { ascii: 'Courier New', hAnsi: 'Courier New', eastAsia }, size: Math.round(size * 1.8) },
        paragraph: { shading: { type: 'clear', fill: 'F3F4F6' }, spacing: { before: 80, after: 160, line: 240, lineRule: 'auto' } },
      },
    ],
    characterStyles: [{ id: 'InlineCode', name: 'Inline Code', run: { font: { ascii: 'Courier New', hAnsi: 'Courier New', eastAsia } } }],
  };
}
