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

  it('with rules above, below the head and at the end, also where cells have several lines', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, filled(450, 4));
    for (const y of [126, 166, 242]) page.drawLine({ start: { x: 72, y: 842 - y }, end: { x: 480, y: 842 - y }, thickness: 0.5 });
    centred(page, 140, 'What they do', 150, 470);
    for (const [column, text] of ['Yard', 'By day', 'By night'].entries()) write(page, 160, [text], { x: [72, 150, 320][column] ?? 0 });
    const long = ['Every truck that comes in is', 'weighed there before noon'];
    for (const [row, name] of ['Harbour', 'Quay'].entries()) {
      write(page, 182 + row * 36, [name]);
      write(page, 182 + row * 36, long, { x: 150 });
      write(page, 182 + row * 36, ['It is closed for all of the', 'night'], { x: 320 });
    }
    write(page, 270, filled(450, 4));
    const { blocks } = await model();
    const cells = ['Every truck that comes in is weighed there before noon/1', 'It is closed for all of the night/1'];
    expect(textsOf(blocks.find(({ kind }) => kind === 'table'))).toEqual([
      ['/1', 'What they do/2'],
      ['Yard/1', 'By day/1', 'By night/1'],
      ['Harbour/1', ...cells],
      ['Quay/1', ...cells],
    ]);
  });

  it('where the rule below the head is interrupted between the columns', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, filled(450, 4));
    const rule = (y: number, from: number, to: number) =>
      page.drawLine({ start: { x: from, y: 842 - y }, end: { x: to, y: 842 - y }, thickness: 0.5 });
    for (const y of [126, 232]) rule(y, 72, 440);
    rule(146, 180, 440);
    for (const [from, to] of [
      [72, 170],
      [180, 310],
      [320, 440],
    ] as const)
      rule(166, from, to);
    write(page, 140, ['before']);
    write(page, 140, ['its replacement in the system today'], { x: 180 });
    const code = [
      ['', 'local', 'to the end'],
      ['{\\bf ...}', '\\textbf{...}', '\\bfseries'],
      ['{\\it ...}', '\\textit{...}', '\\itshape'],
      ['{\\rm ...}', '\\textrm{...}', '\\rmfamily'],
      ['{\\sl ...}', '\\textsl{...}', '\\slshape'],
    ];
    for (const [index, row] of code.entries())
      for (const [column, text] of row.entries())
        write(page, index === 0 ? 160 : 168 + index * 14, [text], {
          x: [72, 180, 320][column] ?? 0,
          font: index === 0 ? fonts.plain : fonts.mono,
        });
    write(page, 260, filled(450, 4));
    const { blocks } = await model();
    expect(textsOf(blocks.find(({ kind }) => kind === 'table'))).toEqual([
      ['before/1', 'its replacement in the system today/2'],
      ...code.map((row) => row.map((text) => `${text}/1`)),
    ]);
  });

  it('and rows whose cells nearly touch are no heads', async () => {
    const page = pdf.addPage([595, 842]);
    const table = [
      ['19', 'Whoever signs it', '36,158.50', '19 May', 'in time'],
      ['20', 'The night desk', '1.50', '3 May', 'late, and to be explained'],
      ['21', 'Our own auditors', '74,462.50', '21 May', 'in time'],
      ['22', 'Nobody', '3.25', '4 May', 'in time'],
    ];
    for (let line = 0; line <= 4; line += 1)
      page.drawLine({ start: { x: 72, y: 842 - 126 - line * 20 }, end: { x: 420, y: 842 - 126 - line * 20 }, thickness: 0.5 });
    for (const [index, row] of table.entries())
      for (const [column, text] of row.entries()) write(page, 140 + index * 20, [text], { x: [72, 88, 176, 232, 290][column] ?? 0 });
    const { blocks } = await model();
    expect(textsOf(blocks[0])).toEqual(table.map((row) => row.map((text) => `${text}/1`)));
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
