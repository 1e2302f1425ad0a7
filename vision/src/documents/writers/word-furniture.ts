import type * as Docx from 'docx';
import { plainText, type Block, type Run } from '../document-model.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { officeText } from './office-text.ts';
import { wordRuns } from './word-runs.ts';
import type { WordSection } from './word-sections.ts';

type Furniture = Extract<Block, { kind: 'furniture' }>;

const linesMax = 3;

/** The header and footer of a section: the lines that appear on most of its pages, with a page number field. */
export function furnitureOf(
  docx: typeof Docx,
  { blocks }: WordSection,
  fonts: DocumentFonts,
): Pick<Docx.ISectionOptions, 'headers' | 'footers'> {
  const all = blocks.filter((block) => block.kind === 'furniture');
  const lines = (role: Furniture['role']) =>
    commonLines(all.filter((block) => block.role === role)).map((line) => paragraph(docx, line, fonts));
  const headers = lines('header');
  const footers = lines('footer');
  return {
    ...(headers.length === 0 ? {} : { headers: { default: new docx.Header({ children: headers }) } }),
    ...(footers.length === 0 ? {} : { footers: { default: new docx.Footer({ children: footers }) } }),
  };
}

/** Returns one line of each kind, the most frequent first. Lines that differ only in the page number count as the same. */
function commonLines(blocks: readonly Furniture[]): Furniture[] {
  const kinds = new Map<string, { block: Furniture; count: number }>();
  for (const block of blocks) {
    const kind = plainText(block.runs).replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();
    const known = kinds.get(kind);
    if (known !== undefined) known.count += 1;
    else if (kind !== '') kinds.set(kind, { block, count: 1 });
  }
  const most = Math.max(0, ...[...kinds.values()].map(({ count }) => count));
  const common = [...kinds.values()].filter(({ count }) => count * 3 > most);
  return common
    .sort((left, right) => right.count - left.count)
    .slice(0, linesMax)
    .map(({ block }) => block);
}

function paragraph(docx: typeof Docx, block: Furniture, fonts: DocumentFonts): Docx.Paragraph {
  const number = String(block.pages[0] ?? '');
  const numbered = block.runs.flatMap((run) => withPageField(docx, run, number, fonts));
  return new docx.Paragraph({ children: numbered, alignment: block.role === 'footer' ? 'center' : 'left' });
}

/** Replaces the number of the page on which the line was found with a page number field. */
function withPageField(docx: typeof Docx, run: Run, number: string, fonts: DocumentFonts): Docx.ParagraphChild[] {
  const match = number === '' ? null : new RegExp(`^(.*?)(?<!\\d)${number}(?!\\d)(.*)$`, 's').exec(run.text);
  if (match === null) return wordRuns(docx, [run], { fonts });
  const [, before = '', after = ''] = match;
  const field = new docx.TextRun({ children: [docx.PageNumber.CURRENT], ...(run.bold === true ? { bold: true } : {}) });
  return [
    ...wordRuns(docx, [{ ...run, text: officeText(before) }], { fonts }),
    field,
    ...wordRuns(docx, [{ ...run, text: after }], { fonts }),
  ];
}
