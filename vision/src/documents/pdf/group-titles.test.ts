import { beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '../document-model.ts';
import { fonts, model, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

type Page = ReturnType<typeof pdf.addPage>;

function across(page: Page, top: number, from = 72, to = 480): void {
  page.drawLine({ start: { x: from, y: 842 - top }, end: { x: to, y: 842 - top }, thickness: 0.5 });
}

/** Numbers end at the right edge of their column. */
function writeRow(page: Page, top: number, [label = '', ...numbers]: readonly string[], rights: readonly number[], left = 80): void {
  write(page, top, [label], { x: left, size: 8 });
  for (const [column, number] of numbers.entries()) {
    const width = fonts.plain.widthOfTextAtSize(number, 8);
    write(page, top, [number], { x: (rights[column] ?? 0) - width, size: 8 });
  }
}

async function tables(): Promise<string[][][]> {
  const { blocks } = await model();
  return blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.map((row) => row.map(({ runs }) => plainText(runs)))] : []));
}

const rights = [280, 320, 360, 400, 440];
const numbers = (from: number) => rights.map((_, index) => `${from + index}.5`);
const empty = ['', '', '', '', ''];

describe('titles of groups of rows', () => {
  it('may cross the columns of numbers between rules', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 120, 164]) across(page, top);
    writeRow(page, 72, ['Yard', 'One', 'Two', 'Three', 'Four', 'Five'], rights);
    const title = 'Places where lorries wait for longer than anybody wants, and those beside';
    const groups = [
      [title, ['North', ...numbers(10)], ['East', ...numbers(20)]],
      ['Others', ['South', ...numbers(30)], ['West', ...numbers(40)]],
    ] as const;
    for (const [index, [name, one, other]] of groups.entries()) {
      const top = 88 + index * 44;
      writeRow(page, top, [name], rights);
      writeRow(page, top + 12, one, rights);
      writeRow(page, top + 24, other, rights);
    }
    const rows = groups.flatMap(([name, ...rest]) => [[name, ...empty], ...rest]);
    expect(await tables()).toEqual([[['Yard', 'One', 'Two', 'Three', 'Four', 'Five'], ...rows]]);
  });

  it('stay with their rows where only subtotals have rules', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [82, 118, 166, 226]) across(page, top, 250, 442);
    writeRow(page, 76, ['', '2011', '2012', '2013', '2014', '2015'], rights);
    const lines: ReadonlyArray<readonly [number, readonly string[]]> = [
      [80, ['Outlays:']],
      [90, ['Roads', ...numbers(110)]],
      [90, ['Bridges of all kinds', ...numbers(220)]],
      [100, ['Subtotal', ...numbers(330)]],
      [80, ['Receipts:']],
      [90, ['Tolls', ...numbers(10)]],
      [90, ['Fines for those who do not stop', ...numbers(20)]],
      [100, ['Subtotal', ...numbers(31)]],
      [80, ['Interest', ...numbers(40)]],
      [80, ['Deficit', ...numbers(50)]],
    ];
    for (const [index, [left, row]] of lines.entries()) writeRow(page, 92 + index * 12, row, rights, left);
    const rows = lines.map(([, row]) => [...row, ...empty].slice(0, 6));
    expect(await tables()).toEqual([[['', '2011', '2012', '2013', '2014', '2015'], ...rows]]);
  });

  it('keep columns apart that the labels of sums cross', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 150]) across(page, top);
    const row = (top: number, number: string, size: string, values: readonly string[]) => {
      writeRow(page, top, [number, ...values], rights);
      write(page, top, [size], { x: 110, size: 8 });
    };
    row(72, 'No.', 'Load', ['One', 'Two', 'Three', 'Four', 'Five']);
    for (const index of [1, 2, 3, 4, 5]) row(76 + index * 12, `${index}`, 'light', numbers(index * 10));
    writeRow(page, 148, ['All loads together', ...numbers(90)], rights);
    const rows = [1, 2, 3, 4, 5].map((index) => [`${index}`, 'light', ...numbers(index * 10)]);
    expect(await tables()).toEqual([
      [['No.', 'Load', 'One', 'Two', 'Three', 'Four', 'Five'], ...rows, ['All loads together', '', ...numbers(90)]],
    ]);
  });

  it('are one label in two lines, without the dots to its numbers', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 134]) across(page, top);
    writeRow(page, 72, ['Yard', 'One', 'Two', 'Three', 'Four', 'Five'], rights);
    writeRow(page, 88, ['Loads for the railway and'], rights);
    writeRow(page, 100, ['harbours . . . . . . . .', ...numbers(10)], rights);
    writeRow(page, 112, ['Others. . . . . . . . . .', ...numbers(20)], rights);
    writeRow(page, 124, ['Total. . . . . . . . . . .', ...numbers(30)], rights);
    const [[, ...rows] = []] = await tables();
    expect(rows).toEqual([
      ['Loads for the railway and harbours', ...numbers(10)],
      ['Others', ...numbers(20)],
      ['Total', ...numbers(30)],
    ]);
  });

  it('have their notes in smaller letters below them', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [60, 76, 160]) across(page, top);
    writeRow(page, 72, ['Source', 'One', 'Two', 'Three', 'Four', 'Five'], rights);
    writeRow(page, 88, ['Letters', ...numbers(10)], rights);
    write(page, 104, ['Books'], { x: 80, size: 8 });
    writeRow(page, 108, ['', ...numbers(20)], rights);
    write(page, 112, ['without pictures'], { x: 90, size: 6 });
    writeRow(page, 128, ['Papers', ...numbers(30)], rights);
    writeRow(page, 144, ['Notes', ...numbers(40)], rights);
    const found = (await tables())[0]?.map((row) => row.map((cell) => cell.replace('\n', ' ')));
    expect(found).toEqual([
      ['Source', 'One', 'Two', 'Three', 'Four', 'Five'],
      ['Letters', ...numbers(10)],
      ['Books without pictures', ...numbers(20)],
      ['Papers', ...numbers(30)],
      ['Notes', ...numbers(40)],
    ]);
  });
});

it('names of columns in several lines are apart where only the groups above them have rules', async () => {
  const page = pdf.addPage([595, 842]);
  const [lefts, right] = [[72, 180, 300], 420];
  for (const top of [60, 76, 104, 170]) across(page, top, 72, right);
  for (const x of [...lefts, right]) page.drawLine({ start: { x, y: 842 - 60 }, end: { x, y: 842 - 170 }, thickness: 0.5 });
  write(page, 72, ['Men'], { x: 230, size: 8 });
  write(page, 72, ['Women'], { x: 350, size: 8 });
  for (const x of [180, 300]) {
    write(page, 100, ['Total'], { x: x + 10, size: 8 });
    write(page, 86, ['Under 18', '', 'years'], { x: x + 36, size: 8 });
    write(page, 86, ['18 years', '', 'and over'], { x: x + 74, size: 8 });
  }
  for (const index of [0, 1, 2, 3]) {
    const top = 118 + index * 14;
    write(page, top, [`Offense ${'ABCD'[index]}`], { x: 76, size: 8 });
    writeRow(page, top, ['', ...numbers(10 * index), '9.5'], [207, 243, 284, 327, 363, 404]);
  }
  const [first, second, third] = (await tables())[0]?.map((row) => row.map((text) => text.replaceAll('\n', ' '))) ?? [];
  expect(first?.filter((text) => text !== '')).toEqual(['Men', 'Women']);
  expect(second?.slice(1)).toEqual(['Total', 'Under 18 years', '18 years and over', 'Total', 'Under 18 years', '18 years and over']);
  expect(third).toEqual(['Offense A', ...numbers(0), '9.5']);
});

it('rows are apart in a frame below a head whose columns have rules', async () => {
  const page = pdf.addPage([595, 842]);
  const edges = [72, 140, 330, 480];
  for (const top of [60, 76, 170]) across(page, top, 72, 480);
  for (const [index, x] of edges.entries())
    page.drawLine({ start: { x, y: 842 - 60 }, end: { x, y: 842 - (index % 3 === 0 ? 170 : 76) }, thickness: 0.5 });
  const lines = [
    ['Number', 'What was paid', 'Amount'],
    ['A-1', 'Travel of the keeper to the gate', '920.68'],
    ['', 'and back, twice', ''],
    ['A-2', 'Locks', '12.00'],
    ['', 'Gifts without a number', '7.50'],
    ['A-3', 'Paint for the fence', '44.10'],
  ];
  for (const [index, row] of lines.entries())
    for (const [column, text] of row.entries()) write(page, 72 + index * 16, [text], { x: (edges[column] ?? 0) + 6, size: 8 });
  expect((await tables())[0]?.map((row) => row.map((text) => text.replaceAll('\n', ' ')))).toEqual([
    lines[0],
    ['A-1', 'Travel of the keeper to the gate and back, twice', '920.68'],
    ...lines.slice(3),
  ]);
});
