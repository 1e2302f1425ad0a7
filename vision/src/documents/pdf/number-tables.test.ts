import { beforeEach, describe, expect, it } from 'vitest';
import { plainText, type Block } from '../document-model.ts';
import { filled, fonts, markdown, model, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

type Page = ReturnType<typeof pdf.addPage>;

function textsOf(blocks: readonly Block[]): string[][] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(({ runs }) => plainText(runs))) : []));
}

/** Writes a row: a label at the left, then numbers that end at their positions. */
function writeRow(page: Page, top: number, [label = '', ...numbers]: readonly string[], ends: readonly number[], font = fonts.plain): void {
  write(page, top, [label], { font });
  for (const [index, text] of numbers.entries())
    write(page, top, [text], { x: (ends[index] ?? 0) - font.widthOfTextAtSize(text, 10), font });
}

function rule(page: Page, top: number, from: number, to: number): void {
  page.drawLine({ start: { x: from, y: 842 - top }, end: { x: to, y: 842 - top }, thickness: 0.5 });
}

function upright(page: Page, x: number, from: number, to: number): void {
  page.drawLine({ start: { x, y: 842 - from }, end: { x, y: 842 - to }, thickness: 0.5 });
}

describe('tables of numbers', () => {
  it.each(['with rules around the head', 'without rules'])('keep their columns where the widest numbers nearly touch, %s', async (kind) => {
    const page = pdf.addPage([595, 842]);
    const ends = [230, 281, 332, 383];
    const table = [
      ['State', '2004', '2005', '2006', '2007'],
      ['All of them', '2,753,438', '2,799,250', '2,815,544', '2,893,045'],
      ['Maine', '13,278', '13,077', '12,950', '13,151'],
      ['Nebraska', '20,309', '19,940', '19,764', '19,873'],
      ['Ohio', '119,029', '116,702', '117,356', '117,658'],
      ['Vermont', '7,100', '7,152', '6,779', '7,317'],
      ['Wyoming', '5,833', '5,616', '5,527', '5,441'],
    ];
    if (kind === 'with rules around the head') for (const top of [128, 144, 242]) rule(page, top, 72, 383);
    for (const [index, row] of table.entries()) writeRow(page, 140 + index * 16, row, ends);
    expect(textsOf((await model()).blocks)).toEqual(table);
  });

  it('keep their columns where only the head has rules between them', async () => {
    const page = pdf.addPage([595, 842]);
    const ends = [290, 350, 410];
    const edges = [60, 240, 300, 360, 420];
    const table = [
      ['', '2004', '2005', '2006'],
      ['All of them', '2,753', '2,799', '2,815'],
      ['Maine', '13.2', '-13.0', '12.9'],
      ['Nebraska', '20.3', '', '19.7'],
      ['Ohio', '119.0', '116.7', '117.3'],
      ['Vermont', '7.1', '7.1', '6.7'],
    ];
    for (const [index, row] of table.entries()) writeRow(page, 140 + index * 14 + (index > 0 ? 6 : 0), row, ends);
    for (const top of [128, 148, 224]) rule(page, top, 60, 420);
    for (const x of edges) upright(page, x, 128, x === 60 || x === 240 || x === 420 ? 224 : 148);
    expect(textsOf((await model()).blocks)).toEqual(table);
  });

  it('are no columns of text, however many letters a row would have', async () => {
    const page = pdf.addPage([595, 842]);
    const ends = [150, 190, 230, 300, 340, 380, 450, 490, 530];
    const table = Array.from({ length: 12 }, (_, row) => [
      `${250 * row}`,
      ...ends.map((_end, column) => (10 + ((row * 7 + column * 13) % 400) / 10).toFixed(1)),
    ]);
    for (const [index, row] of table.entries()) writeRow(page, 140 + index * 12, row, ends);
    expect(textsOf((await model()).blocks)).toEqual(table);
  });

  it('above two columns of text stay whole', async () => {
    const gap = { left: filled(210, 30), right: filled(210, 30, { from: 3 }) };
    for (let each = 0; each < 2; each += 1) {
      const page = pdf.addPage([595, 842]);
      write(page, 60, gap.left);
      write(page, 60, gap.right, { x: 312 });
    }
    const page = pdf.addPage([595, 842]);
    const table = [
      ['All items of the year before', '135', '100', '60', '100'],
      ['Literary experience of readers', '72', '53', '33', '55'],
      ['Acquire and use information', '63', '47', '27', '45'],
      ['Interpret and integrate ideas', '38', '28', '18', '30'],
    ];
    for (const [index, row] of table.entries()) writeRow(page, 60 + index * 12, row, [340, 390, 440, 490]);
    write(page, 112, gap.left);
    write(page, 112, gap.right, { x: 312 });
    expect(textsOf((await model()).blocks)).toEqual(table);
  });

  it('keep the titles of their rows', async () => {
    const page = pdf.addPage([595, 842]);
    const table = [
      ['All items', '135', '100', '60'],
      ['Purposes', '', '', ''],
      ['Literary', '72', '53', '33'],
      ['Acquire', '63', '47', '27'],
      ['Processes', '', '', ''],
      ['Focus', '33', '24', '14'],
      ['Interpret', '38', '28', '18'],
    ];
    const tops = [140, 152, 164, 176, 196, 208, 220];
    for (const [index, row] of table.entries())
      writeRow(
        page,
        tops[index] ?? 0,
        row.filter((text) => text !== ''),
        [230, 300, 370],
      );
    expect(textsOf((await model()).blocks)).toEqual(table);
  });

  it('are read where dots lead to the first number, and dashes are the rule', async () => {
    const page = pdf.addPage([595, 842]);
    write(
      page,
      140,
      [
        '  Proportion          1.0   1.1   1.2   1.3',
        '-------------------------------------------',
        '0.99 .............. 1,360 1,440 1,520 1,600',
        '0.95 ..............   272   288   304   320',
        '0.90 ..............   136   144   152   160',
        '0.85 ..............    91    96   101   107',
        '0.01 .............. 1,360 1,440 1,520 1,600',
      ].map((line) => line.trimEnd()),
      { font: fonts.mono },
    );
    expect(textsOf((await model()).blocks)).toEqual([
      ['Proportion', '1.0', '1.1', '1.2', '1.3'],
      ['0.99', '1,360', '1,440', '1,520', '1,600'],
      ['0.95', '272', '288', '304', '320'],
      ['0.90', '136', '144', '152', '160'],
      ['0.85', '91', '96', '101', '107'],
      ['0.01', '1,360', '1,440', '1,520', '1,600'],
    ]);
  });

  it('are not made of a table of contents', async () => {
    const page = pdf.addPage([595, 842]);
    const entries = ['Yards', 'Gates and who opens them', 'Night', 'Pallets', 'Trucks that come in', 'Index'];
    write(
      page,
      140,
      entries.map((entry, index) => `${`${index + 1}  ${entry} `.padEnd(50, '.')}   ${index * 7 + 1}`),
      { font: fonts.mono },
    );
    expect(textsOf((await model()).blocks)).toEqual([]);
  });

  it('have a head whose first name stands beside names that span columns', async () => {
    const page = pdf.addPage([595, 842]);
    const ends = [150, 200, 270, 320];
    for (const top of [126, 178, 244]) rule(page, top, 72, 320);
    for (const [index, text] of ['Age', 'group', '(yrs)'].entries()) write(page, 140 + index * 12, [text]);
    for (const [index, text] of ['Women', 'Men'].entries()) write(page, 152, [text], { x: [142, 264][index] ?? 0 });
    writeRow(page, 164, ['', 'No.', 'Rate', 'No.', 'Rate'], ends);
    const rows = [
      ['45-54', '263', '11.8', '2,590', '13.1'],
      ['55-64', '368', '27.8', '4,243', '28.2'],
      ['65-74', '584', '76.9', '8,256', '87.0'],
    ];
    for (const [index, row] of rows.entries()) writeRow(page, 192 + index * 20, row, ends);
    expect(textsOf((await model()).blocks)).toEqual([['', 'Women', 'Men'], ['Age group (yrs)', 'No.', 'Rate', 'No.', 'Rate'], ...rows]);
  });
});

describe('numbers between rules', () => {
  const centred = (page: Page, top: number, text: string, middle: number) =>
    write(page, top, [text], { x: middle - fonts.plain.widthOfTextAtSize(text, 10) / 2 });

  it('are rows where rules are around the head and around all rows together', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [126, 146, 206]) rule(page, top, 72, 504);
    for (const x of [72, 180, 288, 396, 504]) upright(page, x, 126, 206);
    const table = [
      ['Age cohort', 'Head start', 'Control', 'All'],
      ['3-year-olds', '1,530', '1,029', '2,559'],
      ['4-year-olds', '1,253', '855', '2,108'],
      ['Together', '2,783', '1,884', '4,667'],
    ];
    for (const [index, row] of table.entries())
      for (const [column, text] of row.entries()) centred(page, [140, 160, 178, 196][index] ?? 0, text, 126 + column * 108);
    expect(textsOf((await model()).blocks)).toEqual(table);
  });

  it('have columns of their own where one rule is for several', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [126, 160, 180, 200, 220]) rule(page, top, 72, 472);
    for (const x of [72, 160, 316, 472]) upright(page, x, 126, 220);
    write(page, 148, ['Age'], { x: 78 });
    for (const [index, text] of ['Under the old rules', 'Under the new rules'].entries()) {
      centred(page, 138, text, 238 + index * 156);
      centred(page, 154, 'Male', 206 + index * 156);
      centred(page, 154, 'Female', 272 + index * 156);
    }
    const rows = [
      ['1-2', '2,586,688', '2,568,738', '647,701', '639,327'],
      ['3-5', '3,867,692', '3,576,723', '935,862', '938,510'],
      ['6-11', '7,808,033', '7,401,349', '1,770,525', '1,732,954'],
    ];
    for (const [index, [label = '', ...numbers]] of rows.entries()) {
      write(page, 174 + index * 20, [label], { x: 78 });
      for (const [column, text] of numbers.entries()) centred(page, 174 + index * 20, text, [206, 272, 362, 428][column] ?? 0);
    }
    const [head = [], ...body] = textsOf((await model()).blocks);
    expect(body).toEqual(rows);
    expect(head.join(' ')).toMatch(/Age .*old rules.*new rules/s);
  });

  it('stay one table where a double rule interrupts the rules between columns', async () => {
    const page = pdf.addPage([595, 842]);
    for (const top of [126, 146, 149.5, 169, 189, 209]) rule(page, top, 72, 372);
    for (const [from, to] of [
      [126, 146],
      [149.5, 209],
    ] as const)
      for (const x of [72, 172, 272, 372]) upright(page, x, from, to);
    const table = [
      ['Answers', 'Freq.', 'Percent'],
      ['none', '138', '6.9'],
      ['one', '178', '8.8'],
      ['two', '626', '31.1'],
    ];
    for (const [index, row] of table.entries())
      for (const [column, text] of row.entries()) write(page, [140, 164, 183, 203][index] ?? 0, [text], { x: 78 + column * 100 });
    const { blocks } = await model();
    expect(blocks.map(({ kind }) => kind)).toEqual(['table']);
    expect(textsOf(blocks)).toEqual(table);
  });
});

describe('rows of several lines', () => {
  it('are one where all of their texts go on', async () => {
    const page = pdf.addPage([595, 842]);
    const table = [
      [['Tuition'], ['The cost of a course varies from school to']],
      [
        ['Books and', 'school supplies'],
        ['Books can be expensive, with pens, pencils,', 'paper, folders and staplers'],
      ],
      [['Fees'], ['Fees depend on the school that is attended']],
      [
        ['Equipment and', 'room materials'],
        ['Equipment may be a computer or a printer and', 'such items as lamps, sheets and towels'],
      ],
    ] as const;
    let top = 140;
    for (const [name, text] of table) {
      write(page, top, name);
      write(page, top, text, { x: 180 });
      top += 12 * text.length;
    }
    expect(textsOf((await model()).blocks)).toEqual(table.map((row) => row.map((lines) => lines.join(' '))));
  });

  it('are several where a row below the head is in lower case', async () => {
    const page = pdf.addPage([595, 842]);
    const table = [
      ['Option', 'Meaning'],
      ['name', 'the name of the yard'],
      ['gate', 'who opens it'],
      ['hours', 'when it is open'],
    ];
    for (const [index, [name = '', text = '']] of table.entries()) {
      write(page, 140 + index * 12, [name]);
      write(page, 140 + index * 12, [text], { x: 180 });
    }
    expect(textsOf((await model()).blocks)).toEqual(table);
  });
});

describe('lines of a bill', () => {
  it('keep the sums below their amounts in rows of their own', async () => {
    const page = pdf.addPage([595, 842]);
    const put = (top: number, texts: ReadonlyArray<readonly [x: number, text: string]>) => {
      for (const [x, text] of texts) write(page, top, [text], { x });
    };
    const goods = ['Shelf of steel', 'Jack for pallets', 'Gloves'];
    put(88, [
      [72, 'Description'],
      [300, 'Number'],
      [380, 'Price'],
      [460, 'Amount'],
    ]);
    for (const [index, name] of goods.entries())
      put(100 + index * 14, [
        [72, name],
        [300, `${index + 1}`],
        [380, '10.00'],
        [460, `${index + 1}0.00`],
      ]);
    for (const [index, [name, sum]] of [['Net', '60.00'] as const, ['Total', '72.00'] as const].entries())
      put(150 + index * 14, [
        [380, name],
        [460, sum],
      ]);
    const rows = textsOf((await model()).blocks);
    expect(rows.slice(-2)).toEqual([
      ['', '', 'Net', '60.00'],
      ['', '', 'Total', '72.00'],
    ]);
  });

  it('stay apart where the name is as wide as the page', async () => {
    const page = pdf.addPage([300, 400]);
    const lines = ['CLEANER FOR FLOORS OF WOOD AND STONE 1L', 'BRUSH WITH A LONG HANDLE, VERY LARGE'];
    for (const [index, name] of lines.entries()) {
      write(page, 60 + index * 36, [name], { x: 20 });
      write(page, 72 + index * 36, ['9555916500133'], { x: 20 });
      write(page, 72 + index * 36, ['1 X 3.11'], { x: 170 });
      write(page, 72 + index * 36, ['3.11'], { x: 240 });
    }
    const text = await markdown();
    expect(text).not.toContain('3.11 BRUSH');
    expect(text).toMatch(/3\.11\n\nBRUSH/);
  });
});

it('two rows of numbers between rules are two', async () => {
  const page = pdf.addPage([595, 842]);
  const [xs, tops] = [
    [72, 172, 272, 372],
    [90, 110, 140, 160],
  ] as const;
  for (const x of xs) upright(page, x, 90, 160);
  for (const top of tops) rule(page, top, 72, 372);
  const ends = [260, 360];
  const rows = [
    ['Year', 'People', 'Share'],
    ['FY2013', '7,723,293', '102.6'],
    ['FY2014', '7,793,704', '100.9'],
    ['FY2015', '8,653,278', '107.5'],
  ];
  for (const [index, row] of rows.entries()) writeRow(page, [104, 122, 134, 154][index] ?? 0, row, ends);
  expect(textsOf((await model()).blocks)).toEqual(rows);
});
