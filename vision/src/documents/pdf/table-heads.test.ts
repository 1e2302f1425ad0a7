import { beforeEach, describe, expect, it } from 'vitest';
import { plainText, type Block } from '../document-model.ts';
import { filled, fonts, model, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

const rows = [
  ['Yard', 'In', 'Out', 'In', 'Out'],
  ['Harbour', '12', '14', '3', '1'],
  ['Quay', '7', '9', '22', '20'],
  ['North', '31', '30', '5', '6'],
];
const lefts = [72, 180, 240, 320, 380];

function textsOf(block: Block | undefined): string[][] {
  return block?.kind === 'table' ? block.rows.map((row) => row.map(({ runs, columnSpan }) => `${plainText(runs)}/${columnSpan}`)) : [];
}

function centred(page: ReturnType<typeof pdf.addPage>, top: number, text: string, from: number, to: number): void {
  write(page, top, [text], { x: (from + to) / 2 - fonts.plain.widthOfTextAtSize(text, 10) / 2 });
}

describe('heads that span columns stay with their table', () => {
  it.each(['no rules', 'rules between rows'])('with %s', async (kind) => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, filled(450, 4));
    centred(page, 140, 'By day', 180, 253);
    centred(page, 140, 'By night', 320, 393);
    for (const [index, row] of rows.entries())
      for (const [column, text] of row.entries()) write(page, 160 + index * 20, [text], { x: lefts[column] ?? 0 });
    if (kind !== 'no rules')
      for (let line = 0; line <= 5; line += 1)
        page.drawLine({ start: { x: 72, y: 842 - 126 - line * 20 }, end: { x: 420, y: 842 - 126 - line * 20 }, thickness: 0.5 });
    write(page, 270, filled(450, 4));
    const { blocks } = await model();
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(textsOf(blocks[1])).toEqual([['/1', 'By day/2', 'By night/2'], ...rows.map((row) => row.map((text) => `${text}/1`))]);
    expect(blocks[1]).toMatchObject({ headerRows: 2 });
  });

  it('unless they are a title of all of it', async () => {
    const page = pdf.addPage([595, 842]);
    centred(page, 140, 'All that went in and out', 72, 393);
    for (const [index, row] of rows.entries())
      for (const [column, text] of row.entries()) write(page, 160 + index * 20, [text], { x: lefts[column] ?? 0 });
    const { blocks } = await model();
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'table']);
  });
});
