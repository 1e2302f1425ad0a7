import { beforeEach, describe, expect, it } from 'vitest';
import { plainText, type Block } from '../document-model.ts';
import { filled, model, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

type Page = ReturnType<typeof pdf.addPage>;

function across(page: Page, top: number, from = 72, to = 480): void {
  page.drawLine({ start: { x: from, y: 842 - top }, end: { x: to, y: 842 - top }, thickness: 0.5 });
}

function upright(page: Page, x: number, top: number, bottom: number): void {
  page.drawLine({ start: { x, y: 842 - top }, end: { x, y: 842 - bottom }, thickness: 0.5 });
}

function writeRows(page: Page, top: number, rows: readonly string[][], lefts: readonly number[]): void {
  for (const [index, row] of rows.entries())
    for (const [column, text] of row.entries()) if (text !== '') write(page, top + index * 12, [text], { x: lefts[column] ?? 0 });
}

function tablesOf(blocks: readonly Block[]): string[][][] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.map((row) => row.map(({ runs }) => plainText(runs)))] : []));
}

const head = ['Key', 'What it does'];
const keys = [
  ['^A', 'goes to the begin of the line'],
  ['^E', 'goes to the end of the line'],
  ['^K', 'deletes the rest of the line'],
  ['^U', 'deletes all of the line'],
];

describe('rows without rules between them', () => {
  it('are rows where rules show the columns and the head', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 130]) across(page, top);
    for (const x of [72, 140, 480]) upright(page, x, 60, 130);
    writeRows(page, 72, [head], [80, 148]);
    writeRows(page, 88, keys, [80, 148]);
    expect(tablesOf((await model()).blocks)).toEqual([[head, ...keys]]);
  });

  it('are rows where the rules are only a frame, with a title over all columns', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 92, 146]) across(page, top);
    for (const x of [72, 480]) upright(page, x, 60, 146);
    write(page, 72, ['The keys of a command line'], { x: 110 });
    writeRows(page, 88, [head], [80, 148]);
    writeRows(page, 104, keys, [80, 148]);
    expect(tablesOf((await model()).blocks)).toEqual([[['The keys of a command line'], head, ...keys]]);
  });

  it('are one row where the text of their cells was broken to fit', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 130]) across(page, top, 72, 400);
    for (const x of [72, 240, 400]) upright(page, x, 60, 130);
    writeRows(page, 72, [['By day', 'By night']], [80, 248]);
    const [day, night] = [filled(150, 4), filled(145, 4, { from: 7 })];
    write(page, 88, day, { x: 80 });
    write(page, 88, night, { x: 248 });
    expect(tablesOf((await model()).blocks)).toEqual([
      [
        ['By day', 'By night'],
        [day.join(' '), night.join(' ')],
      ],
    ]);
  });

  it('are not made of running text in a frame', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 150]) across(page, top);
    for (const x of [72, 480]) upright(page, x, 60, 150);
    write(page, 72, ['To be read first'], { x: 80 });
    write(page, 88, filled(390, 5), { x: 80 });
    expect(tablesOf((await model()).blocks)[0]?.every((row) => row.length === 1)).toBe(true);
  });
});

it('a cell that spans rows with rules is one cell, however many lines it has', async () => {
  const page = pdf.addPage([595, 842]);
  for (const top of [60, 108]) across(page, top);
  for (const top of [76, 92]) across(page, top, 140);
  for (const x of [72, 140, 300, 480]) upright(page, x, 60, 108);
  write(page, 72, ['64-bit', 'machines', 'of old'], { x: 80, size: 13.33 });
  for (const [index, [board = '', name = '']] of [
    ['Malta', '5kc-malta'],
    ['Octeon', 'octeon'],
    ['Loongson', 'loongson-3'],
  ].entries()) {
    write(page, 72 + 16 * index, [board], { x: 148 });
    write(page, 72 + 16 * index, [name], { x: 308 });
  }
  expect(tablesOf((await model()).blocks)).toEqual([
    [
      ['64-bit machines of old', 'Malta', '5kc-malta'],
      ['Octeon', 'octeon'],
      ['Loongson', 'loongson-3'],
    ],
  ]);
});

it('a line without rules between its cells has the columns of the rows around it', async () => {
  const page = pdf.addPage([595, 842]);
  for (const top of [60, 76, 92, 108]) across(page, top);
  for (const x of [72, 480]) upright(page, x, 60, 108);
  upright(page, 140, 76, 108);
  writeRows(page, 72, [head], [80, 148]);
  writeRows(page, 88, keys.slice(0, 1), [80, 148]);
  writeRows(page, 104, keys.slice(1, 2), [80, 148]);
  expect(tablesOf((await model()).blocks)).toEqual([[head, ...keys.slice(0, 2)]]);
});

it('rows below one name are rows where their cells were not broken to fit', async () => {
  const page = pdf.addPage([595, 842]);
  for (const top of [60, 76, 134]) across(page, top);
  const fonts = [
    ['Fonts', '{/Times abc}', 'at this size'],
    ['', '{/Times*2 abc}', 'twice this size'],
    ['', '{/Arial:Italic=20 abc and more}', 'in Arial, slanted to the right'],
    ['Signs', 'U+221E', 'by number'],
  ];
  writeRows(page, 72, [['Kind', 'Example', 'Result']], [80, 140, 300]);
  writeRows(page, 90, fonts, [80, 140, 300]);
  expect(tablesOf((await model()).blocks)).toEqual([[['Kind', 'Example', 'Result'], ...fonts]]);
});
