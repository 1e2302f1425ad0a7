import { rgb } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '../document-model.ts';
import { filled, fonts, markdown, model, newPdf, pdf, typeset, write } from './test-pdf.ts';

beforeEach(newPdf);

describe('words', () => {
  it.each([0.16, 0.18, 0.3, 0.45])('are apart where gaps of %d alone tell them', async (gap) => {
    const page = pdf.addPage([595, 842]);
    typeset(page, 100, 'clean build under clearly specified conditions is what the rules ask for'.split(' '), { gap });
    expect(await markdown()).toBe('clean build under clearly specified conditions is what the rules ask for\n');
  });

  it('are apart where only a space that must not break is written', async () => {
    const page = pdf.addPage([595, 842]);
    typeset(page, 100, 'from the end of the\u00a0year 1998 on the project was led by another person'.split(' '), { gap: 0.175 });
    expect(await markdown()).toBe('from the end of the year 1998 on the project was led by another person\n');
  });

  it('are not taken apart where the letters are spaced out', async () => {
    const page = pdf.addPage([595, 842]);
    let x = 72;
    for (const word of ['CLEAN', 'BUILD', 'UNDER']) x = typeset(page, 100, Array.from(word), { gap: 0.14, x }) + 3;
    typeset(page, 130, 'A line below that is set as usual'.split(' '));
    expect(await markdown()).toContain('CLEAN BUILD UNDER');
  });

  it('are apart in a line that is too full, among others with wider spaces', async () => {
    const page = pdf.addPage([595, 842]);
    const lines = [
      'a remarkable class of long molecules that are read by those who',
      'know how and by those of them which consist of more than two',
      'parts that form others in which they occur so that they have',
    ];
    for (const [index, gap] of [0.18, 0.12, 0.24].entries()) typeset(page, 100 + index * 12, (lines[index] ?? '').split(' '), { gap });
    expect((await markdown()).replaceAll(/\s+/g, ' ').trim()).toBe(lines.join(' '));
  });

  it('are apart where they are figures of a table', async () => {
    const page = pdf.addPage([595, 842]);
    typeset(page, 100, ['1', '2', '3', '4', '5', '7', '8'], { gap: 4 });
    typeset(page, 118, ['9', '8', '7', '6', '5', '4', '3'], { gap: 4 });
    expect(await markdown()).toContain('| 1 | 2 | 3 | 4 | 5 | 7 | 8 |');
  });

  it('keep raised, lowered and smaller letters', async () => {
    const page = pdf.addPage([595, 842]);
    typeset(page, 88, 'Above it there is a line of running text that is about as long'.split(' '));
    const x = typeset(page, 100, 'books are set with'.split(' '));
    const parts: ReadonlyArray<[text: string, x: number, raise: number, size: number]> = [
      ['L', 0, 0, 10],
      ['A', 3.2, 2.1, 7],
      ['T', 7.2, 0, 10],
      ['E', 11.6, -2.2, 10],
      ['X', 17, 0, 10],
    ];
    for (const [text, left, raise, size] of parts) page.drawText(text, { x: x + left, y: 842 - 100 + raise, size, font: fonts.plain });
    typeset(page, 100, 'by those who'.split(' '), { x: x + 26.4 });
    typeset(page, 112, 'know how, since it is the way in which articles are made now'.split(' '));
    expect(await markdown()).toContain('books are set with LATEX by those who');
  });
});

describe('accents', () => {
  const paint = (page: ReturnType<typeof pdf.addPage>, parts: ReadonlyArray<[text: string, x: number, raise?: number]>) => {
    for (const [text, x, raise = 0] of parts) page.drawText(text, { x, y: 742 + raise, size: 10, font: fonts.plain });
  };

  it('that are painted over a letter are on it, before it or after', async () => {
    const page = pdf.addPage([595, 842]);
    paint(page, [
      ['Jos', 72],
      ['´', 90.5],
      ['e', 89.5],
      [' Fran', 98],
      ['c', 120.6],
      ['¸', 121.4],
      ['ois', 125.6],
      ['´', 142.5, 2],
      ['E', 141],
      ['tat', 147.7],
    ]);
    expect(await markdown()).toBe('José François État\n');
  });

  it('that stand beside letters are signs', async () => {
    const page = pdf.addPage([595, 842]);
    paint(page, [['a`b´ means ^c', 72]]);
    expect(await markdown()).toBe('a\\`b´ means ^c\n');
  });
});

describe('letters that are painted again at their place', () => {
  it.each(['after', 'before'])('%s the word are left out', async (when) => {
    const page = pdf.addPage([595, 842]);
    const again = (text: string, part: string, top: number, x: number) => {
      const before = text.slice(0, text.indexOf(part));
      write(page, top, [part], { x: x + fonts.plain.widthOfTextAtSize(before, 10) });
    };
    const numbers = ['54.5', '77.6', '119.5'];
    const paint = () => {
      again('Company/Brand', 'p', 100, 72);
      again('Company/Brand', 'ny/B', 100, 72);
      for (const [index, text] of numbers.entries()) again(text, text.slice(-2), 120, 72 + index * 60);
    };
    if (when === 'before') paint();
    write(page, 100, ['Company/Brand of the seed']);
    for (const [index, text] of numbers.entries()) write(page, 120, [text], { x: 72 + index * 60 });
    if (when === 'after') paint();
    const { blocks } = await model();
    const text = blocks.flatMap((block) => ('runs' in block ? [plainText(block.runs)] : [])).join(' ');
    expect(text).toBe('Company/Brand of the seed 54.5 77.6 119.5');
  });
});

describe('a larger note in the margin', () => {
  it('at the height of two lines does not mix them', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 100, filled(330, 12));
    write(page, 118, ['Night shifts'], { x: 420, size: 13 });
    write(page, 134, ['at the yard'], { x: 420, size: 13 });
    const text = (await markdown()).replaceAll(/\s+/g, ' ');
    for (const line of filled(330, 12)) expect(text).toContain(line);
  });
});

describe('paragraphs', () => {
  it('join their lines, without the hyphens that only break words', async () => {
    write(pdf.addPage([400, 842]), 100, [
      'This line is as long as the line may be, and it ends inter-',
      'nationally; some words keep theirs, as the well-known pal-',
      'let does. The well-',
      'known one ends here.',
    ]);
    const joined = 'it ends internationally; some words keep theirs, as the well-known pallet does. The well-known one ends here.';
    expect(await markdown()).toBe(`This line is as long as the line may be, and ${joined}\n`);
  });

  it('go on over the end of a page, past what is printed on each of them', async () => {
    for (let number = 1; number <= 3; number += 1) {
      const page = pdf.addPage([595, 842]);
      write(page, 40, ['The book of the yard']);
      write(page, 640, [...filled(450, 4), 'and so the text of the page runs on over its end to whatever the next page has for it and']);
      write(page, 140, [`continued on page ${number} and then it ends.`]);
      write(page, 800, [`- ${number} -`]);
    }
    const text = await markdown();
    expect(text).not.toContain('The book of the yard');
    expect(text).not.toContain('- 2 -');
    expect(text.match(/has for it and continued on page \d and then it ends\./g)).toHaveLength(2);
  });
});

describe('sentences', () => {
  it('go on over a footnote, a page number and a picture of the next page', async () => {
    const page = pdf.addPage([595, 842]);
    const lines = filled(450, 8);
    write(page, 600, lines);
    write(page, 600 + 8 * 12, ['and the long sentence at the end of this page is about all of the many rather small things that are']);
    write(page, 760, ['1 A footnote that says where this is from, and ends.'], { size: 7 });
    write(page, 800, ['1']);
    const next = pdf.addPage([595, 842]);
    write(next, 60, ['Figure 1: A caption of a figure at the top of the page.']);
    write(next, 120, ['kept in the yard, and there it ends.', ...lines]);
    write(next, 800, ['2']);
    expect(await markdown()).toContain('about all of the many rather small things that are kept in the yard, and there it ends.');
  });

  it('go on where a line ends early, and where one is all code', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['A line that is wider than all of the others, since it is a table that nobody could break into two']);
    write(page, 100, ['The documentation of this program is older than the program and may']);
    write(page, 112, ['be outdated. A person who wants to build it calls the program with the option']);
    write(page, 124, ['--without-any-options=gates,yards,ships,trucks,nights'], { font: fonts.mono });
    write(page, 136, ['and waits for a while.']);
    const text = await markdown();
    expect(text).toContain('than the program and may be outdated.');
    expect(text).toMatch(/with the option `--without-any-options=gates,yards,ships,trucks,nights` and waits for a while\./);
  });

  it('are not joined with the paragraph after them, set in or not', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, [...filled(450, 4), 'and so it ends.']);
    write(page, 120, ['A paragraph that is set in begins here and goes on to the end of the line and then to the next'], { x: 84 });
    write(page, 132, [...filled(450, 3), 'Another begins after a line that had room left.']);
    expect((await model()).blocks).toHaveLength(2);
  });

  it('stay at the edge of a page where another page begins with the same ones', async () => {
    for (let number = 1; number <= 3; number += 1) {
      const page = pdf.addPage([595, 842]);
      write(page, 60, [`Part ${['one', 'two', 'three'][number - 1]}`], { size: 16, font: fonts.bold });
      write(page, 90, ['Every part begins with the same sentence of the contract,', ...filled(450, 6 + number, { from: number })]);
    }
    expect((await markdown()).match(/Every part begins with the same sentence/g)).toHaveLength(3);
  });

  it('stay where a page is there twice', async () => {
    for (let copy = 0; copy < 2; copy += 1) {
      const page = pdf.addPage([595, 842]);
      write(page, 60, ['5 May 2023']);
      write(page, 100, ['To whom it may concern:']);
      write(page, 140, filled(450, 3));
    }
    expect((await markdown()).match(/5 May 2023\n\nTo whom it may concern:/g)).toHaveLength(2);
  });

  it('keep the only line of each page, which is no running head', async () => {
    const notes = ['Fine-tuned parameters', 'Algorithms of the yard', 'Gates and their keys', 'What was left'];
    for (const note of notes) write(pdf.addPage([595, 842]), 76, [note]);
    const text = await markdown();
    for (const note of notes) expect(text).toContain(note);
  });

  it('are free of running heads that change with the section', async () => {
    for (let number = 1; number <= 6; number += 1) {
      const page = pdf.addPage([595, 842]);
      write(page, 40, [`${number}. SECTION ABOUT ${['GATES', 'YARDS', 'SHIPS', 'TRUCKS', 'NIGHTS', 'PALLETS'][number - 1]}`], { size: 9 });
      write(page, 80, [...filled(450, 54), 'and so the text of the page runs on over the end of it, as it does on all the pages of this']);
    }
    expect(await markdown()).not.toContain('SECTION ABOUT');
  });
});

it.each([2, 3])('a large initial begins the first of the %d lines beside it', async (count) => {
  const page = pdf.addPage([595, 842]);
  const size = count * 12;
  page.drawText('T', { x: 72, y: 842 - 100 - (count - 1) * 12, size, font: fonts.plain });
  write(page, 100, ['he yard was closed at night, and nobody who came late', 'was let in before the morning.'], { x: 72 + 0.62 * size });
  if (count === 3) write(page, 124, ['There was no other gate to be found.'], { x: 72 + 0.62 * size });
  write(page, 100 + count * 12, filled(300, 5));
  expect((await markdown()).replaceAll(/\s+/g, ' ')).toMatch(
    /^The yard was closed at night, and nobody who came late was let in before the morning\./,
  );
});

it('a large initial leaves the lines beside it apart', async () => {
  const page = pdf.addPage([595, 842]);
  write(page, 84, ['T'], { size: 34 });
  write(page, 60, ['his is a paragraph whose first letter is three lines high, as'], { x: 100 });
  write(page, 72, ['books and papers have them, and the lines that are beside it'], { x: 100 });
  write(page, 84, ['begin further right than the others of the same paragraph do,'], { x: 100 });
  write(page, 96, ['which go back to the margin.']);
  const text = await markdown();
  expect(text).toContain('books and papers have them');
  expect(text).toContain('begin further right than the others');
});

it('a line that nearly reaches the next column does not end the columns', async () => {
  const page = pdf.addPage([595, 842]);
  write(page, 60, filled(200, 30));
  write(page, 60, filled(200, 30, { from: 3 }), { x: 300 });
  const wide = 'this long line ends near';
  page.drawText(wide, { x: 296 - fonts.plain.widthOfTextAtSize(wide, 10), y: 842 - 60 - 30 * 12, size: 10, font: fonts.plain });
  write(page, 60 + 30 * 12, ['right line beside it'], { x: 300 });
  write(page, 60 + 31 * 12, filled(200, 6));
  write(page, 60 + 31 * 12, filled(200, 6, { from: 7 }), { x: 300 });
  expect(await markdown()).not.toMatch(/ends near right line/);
});

it('items keep their numbers apart from their text where the list is set tightly', async () => {
  write(pdf.addPage([595, 842]), 60, ['8. Read', '9. Sleep', '10.Return', '11.Leave']);
  expect(await markdown()).toBe('8. Read\n9. Sleep\n10. Return\n11. Leave\n');
});

describe('columns', () => {
  it.each([2, 3])('%d of them are read one after another', async (count) => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['A title over all the columns of the page'], { size: 20, font: fonts.bold });
    const width = 451 / count - 16;
    for (let column = 0; column < count; column += 1) {
      const lines = [
        `Column ${column} begins here and says what it is about.`.slice(0, width / 5),
        ...filled(width, 12, { from: column * 3 }),
      ];
      write(page, 120 + column * 3, lines, { x: 72 + (column * 451) / count });
    }
    const text = await markdown();
    expect(text).toMatch(/^# A title/);
    const places = Array.from({ length: count }, (_, column) => text.indexOf(`Column ${column}`));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(text.split('\n\n').length).toBeLessThanOrEqual(1 + 2 * count);
  });
});

describe('three columns', () => {
  const lefts = [60, 225, 390];

  /** The places of what columns begin with, in the order in which they are read. */
  async function isInOrder(texts: readonly string[]): Promise<boolean> {
    const text = await markdown();
    const places = texts.map((each) => text.indexOf(each));
    return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
  }

  it('of unlike length, with headings and lists in them, keep their order', async () => {
    const page = pdf.addPage([595, 842]);
    for (const [column, x] of lefts.entries()) {
      write(page, 80, filled(145, 8, { from: column }), { x });
      write(page, 80 + 9 * 12 + column * 5, [`Part ${'ABC'[column]}`], { x, font: fonts.bold });
      for (const [item, text] of ['gates', 'ships at night', 'trucks'].entries())
        write(page, 210 + item * 14, [`• ${column} ${text}`], { x });
      write(page, 260, filled(145, [30, 22, 4][column] ?? 0, { from: column + 3 }), { x });
    }
    expect(await isInOrder(['Part A', '0 trucks', 'Part B', '1 trucks', 'Part C', '2 trucks'])).toBe(true);
  });

  it('below a title over two of them, and around a picture of lines, keep their order', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['A long title over two of the columns'], { x: 60, size: 18, font: fonts.bold });
    for (const [column, x] of lefts.entries())
      write(page, column === 2 ? 52 : 90, [`Column ${column}`, ...filled(145, column === 2 ? 43 : 40, { from: column })], { x });
    expect(await isInOrder(['A long title', 'Column 0', 'Column 1', 'Column 2'])).toBe(true);
  });

  it('of short lines, as in an index, keep their order', async () => {
    const page = pdf.addPage([595, 842]);
    for (const [column, x] of lefts.entries())
      write(
        page,
        80,
        Array.from({ length: 40 }, (_, line) => `${'gate ship truck yard night'.split(' ')[(line + column) % 5]}, ${column * 40 + line}`),
        { x },
      );
    expect(await isInOrder([', 0', ', 39', ', 40', ', 79', ', 80', ', 119'])).toBe(true);
  });
});

it('short lines are a column where the other pages have theirs', async () => {
  for (let number = 0; number < 3; number += 1) {
    const page = pdf.addPage([595, 842]);
    const entries = Array.from({ length: 16 }, (_, index) => `${index + 1} Gates`);
    write(page, 60, number === 0 ? entries : filled(200, 50, { from: number }));
    write(page, 60, filled(200, 50, { from: 3 + number }), { x: 300 });
  }
  const text = await markdown();
  expect(text).not.toContain('|');
  expect(text.indexOf('16 Gates')).toBeLessThan(text.indexOf(filled(200, 1, { from: 3 })[0] ?? '?'));
});

describe('tables', () => {
  const rows = [
    ['Town', 'People', 'Since'],
    ['Harbour', '1,204', '1950'],
    ['Quay', '988', '1961'],
    ['North Line', '14', '2004'],
  ];
  const asTable = [
    '| Town | People | Since |',
    '| --- | --- | --- |',
    '| Harbour | 1,204 | 1950 |',
    '| Quay | 988 | 1961 |',
    '| North Line | 14 | 2004 |',
  ].join('\n');

  it('with long labels and a cell of several lines are no columns of text', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, filled(450, 4));
    const rows: ReadonlyArray<readonly [label: string, cell: readonly string[]]> = [
      ['Gate', ['open']],
      ['Yard', ['open']],
      ['Pallet', ['what stands in the yard, which may have', 'been there for a longer time than it should', 'be according to the rules']],
      ['Pallet, inside of a truck', ['not counted at all']],
      ['Pallet, outside of the yard', ['counted twice a year']],
      ['Truck, of another company', ['asked at the gate']],
      ['Truck, of us or of', ['not asked']],
      ['Truck, of ours', ['not asked at the gate']],
      ['Truck, of nobody', ['reported to the harbour office']],
      ['Trucks of one kind, together', ['one line of the book']],
      ['Trucks of different kinds, together', ['a line of the book for each']],
    ];
    let top = 130;
    for (const [label, cell] of rows) {
      write(page, top, [label], { x: 90 });
      const isOfUs = label.endsWith(' of');
      if (isOfUs) write(page, top + 12, ['our friends'], { x: 90 });
      write(page, top, cell.slice(0, 2), { x: 290 });
      write(page, top + 24, cell.slice(2), { x: 290, font: fonts.mono });
      top += 12 * (isOfUs ? 2 : cell.length);
    }
    write(page, top + 20, filled(450, 4));
    const table = (await model()).blocks.find(({ kind }) => kind === 'table');
    const texts = table?.kind === 'table' ? table.rows.map((row) => row.map(({ runs }) => plainText(runs))) : [];
    expect(texts).toEqual(rows.map(([label, cell]) => [label.replace(/ of$/, ' of our friends'), cell.join(' ')]));
  });

  it('without lines are found by their columns', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, filled(450, 3));
    for (const [index, row] of rows.entries())
      for (const [column, text] of row.entries()) write(page, 140 + index * 16, [text], { x: 72 + column * 120 });
    write(page, 240, filled(450, 3));
    expect(await markdown()).toContain(`\n\n${asTable}\n\n`);
  });

  it.each(['strokes', 'thin rectangles'])('ruled by %s keep their cells, joined ones too', async (kind) => {
    const page = pdf.addPage([595, 842]);
    const line = (x0: number, y0: number, x1: number, y1: number) => {
      if (kind === 'strokes') page.drawLine({ start: { x: x0, y: 842 - y0 }, end: { x: x1, y: 842 - y1 }, thickness: 0.5 });
      else
        page.drawRectangle({
          x: x0,
          y: 842 - y1 - 0.25,
          width: Math.max(x1 - x0, 0.5),
          height: Math.max(y1 - y0, 0.5),
          color: rgb(0, 0, 0),
        });
    };
    for (let row = 0; row <= 3; row += 1) line(72, 100 + row * 20, 372, 100 + row * 20);
    for (const x of [72, 372]) line(x, 100, x, 160);
    for (const x of [172, 272]) line(x, 120, x, 160);
    write(page, 114, ['All three'], { x: 76 });
    for (const [row, y] of [134, 154].entries())
      for (let column = 0; column < 3; column += 1) write(page, y, [`r${row}c${column}`], { x: 76 + column * 100 });
    const table = (await model()).blocks[0];
    expect(table).toMatchObject({
      kind: 'table',
      isRuled: true,
      rows: [
        [{ columnSpan: 3, runs: [{ text: 'All three' }] }],
        [{ runs: [{ text: 'r0c0' }] }, {}, { runs: [{ text: 'r0c2' }] }],
        [{}, {}, {}],
      ],
    });
  });

  it('ruled between rows only have a column where the text stands apart, and end at a heading', async () => {
    const page = pdf.addPage([595, 842]);
    const place = (table: readonly (readonly string[])[], top: number) => {
      for (const y of [0, 1, 2, 3, 4])
        page.drawLine({ start: { x: 72, y: 842 - top - y * 20 }, end: { x: 472, y: 842 - top - y * 20 }, thickness: 0.5 });
      for (const [index, row] of table.entries())
        for (const [column, text] of row.entries()) write(page, top + 14 + index * 20, [text], { x: 72 + column * 62 });
    };
    place(rows, 60);
    write(page, 162, ['More of them'], { font: fonts.bold, size: 14 });
    place(rows, 180);
    write(page, 290, filled(450, 3));
    expect(await markdown()).toContain(`${asTable}\n\n# More of them\n\n${asTable}\n\nevery pallet`);
  });

  it('of rules are not made of text that rules set apart', async () => {
    const page = pdf.addPage([595, 842]);
    for (let part = 0; part <= 4; part += 1) {
      page.drawLine({ start: { x: 72, y: 842 - 60 - part * 60 }, end: { x: 522, y: 842 - 60 - part * 60 }, thickness: 0.5 });
      write(page, 78 + part * 60, filled(450, 3, { from: part * 4 }));
    }
    expect((await model()).blocks.map(({ kind }) => kind)).not.toContain('table');
  });

  it('keep rows at the edge of a page that differ in their numbers, and go on over it', async () => {
    for (let number = 0; number < 3; number += 1) {
      const page = pdf.addPage([595, 842]);
      for (let row = 0; row < 38; row += 1)
        for (const [column, text] of ['Harbour', `${number * 997 + row * 31}`, `${1950 + row + number * 7}`].entries())
          write(page, 40 + row * 20, [text], { x: 72 + column * 120 });
    }
    const { blocks } = await model();
    expect(blocks).toMatchObject([{ kind: 'table', pages: [1, 2, 3] }]);
    expect(blocks[0]?.kind === 'table' && blocks[0].rows.length).toBe(3 * 38);
  });

  it('are not made of an address, of a list, or of a table of contents', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['Anna Example', '12 Harbour Street', 'Northtown']);
    write(page, 140, ['•', '•', '•']);
    write(page, 140, ['one thing', 'another thing', 'a third thing'], { x: 90 });
    write(page, 240, [
      '1 Introduction ................................ 1',
      '2 Method ........................................ 7',
      '3 Results ....................................... 12',
    ]);
    const { blocks } = await model();
    expect(blocks.map(({ kind }) => kind)).not.toContain('table');
    expect(blocks.filter(({ kind }) => kind === 'item')).toHaveLength(3);
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(0);
  });
});

it('code keeps its lines and indents', async () => {
  const page = pdf.addPage([595, 842]);
  write(page, 60, filled(450, 4));
  write(page, 130, ['for each pallet {', '  weigh it;', '}'], { font: fonts.mono });
  write(page, 190, filled(450, 4));
  expect(await markdown()).toContain('\n\n```\nfor each pallet {\n  weigh it;\n}\n```\n\n');
});

it('bold lines that stand alone are headings, bold words are not', async () => {
  const page = pdf.addPage([595, 842]);
  write(page, 60, filled(450, 5));
  write(page, 150, ['Terms of delivery'], { font: fonts.bold });
  write(page, 170, filled(450, 5));
  write(page, 250, ['Note:'], { font: fonts.bold });
  write(page, 250, ['this is said in bold first.'], { x: 104 });
  const text = await markdown();
  expect(text).toContain('\n\n# Terms of delivery\n\n');
  expect(text).toContain('**Note:** this is said in bold first.');
});
