import { PDFName, PDFHexString, PDFNumber } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentModel } from '../document-model.ts';
import { plainText } from '../document-model.ts';
import { filled, fonts, markdown, model, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

/** Adds an outline of entries beside each other. */
function outline(titles: readonly string[]): void {
  const { context } = pdf;
  const root = context.nextRef();
  const entries = titles.map(() => context.nextRef());
  for (const [index, title] of titles.entries()) {
    const entry = context.obj({ Title: PDFHexString.fromText(title), Parent: root, Dest: [pdf.getPage(0).ref, PDFName.of('Fit')] });
    const [before, after] = [entries[index - 1], entries[index + 1]];
    if (before !== undefined) entry.set(PDFName.of('Prev'), before);
    if (after !== undefined) entry.set(PDFName.of('Next'), after);
    const own = entries[index];
    if (own !== undefined) context.assign(own, entry);
  }
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: PDFNumber.of(titles.length) }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
}

function headings({ blocks }: DocumentModel): Array<[level: number, text: string]> {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, plainText(block.runs)] as [number, string]] : []));
}

describe('headings', () => {
  it('have the level of the label above them', async () => {
    for (const [number, title] of ['Introduction', 'The Yard'].entries()) {
      const page = pdf.addPage([595, 842]);
      write(page, 100, [`Chapter ${number + 1}`], { size: 20, font: fonts.bold });
      write(page, 140, [title], { size: 25, font: fonts.bold });
      write(page, 200, filled(450, 20));
      write(page, 460, [`${number + 1}.1 More of it`], { size: 14, font: fonts.bold });
      write(page, 490, filled(450, 20));
    }
    expect(headings(await model())).toEqual([
      [1, 'Chapter 1'],
      [1, 'Introduction'],
      [2, '1.1 More of it'],
      [1, 'Chapter 2'],
      [1, 'The Yard'],
      [2, '2.1 More of it'],
    ]);
  });

  it('are what the outline lists, however they look, with their numbers or without', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, filled(450, 6));
    write(page, 150, ['3.1. Gates of the yard'], { font: fonts.italic });
    write(page, 175, filled(450, 6));
    write(page, 265, ['3.2. Night watches'], { font: fonts.italic });
    write(page, 290, filled(450, 6));
    outline(['3.1. Gates of the yard', 'Night watches']);
    expect(headings(await model()).map(([, text]) => text)).toEqual(['3.1. Gates of the yard', '3.2. Night watches']);
  });

  it('are not run together with the text after them', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['3.1. Gates of the yard that are open all night and'], { font: fonts.italic });
    write(page, 75, ['Any truck may pass them, as the rules of the yard say it, and so do those of the other ones.', ...filled(450, 5)]);
    expect(await markdown()).toMatch(/^\*3\.1\. Gates of the yard that are open all night and\*\n\nAny truck/);
  });

  it('are not formulas, which are set larger', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 80, filled(400, 6));
    write(page, 200, ['x + y = z'], { size: 14 });
    write(page, 240, ['Sums'], { size: 14 });
    write(page, 270, filled(400, 6));
    expect(headings(await model())).toEqual([[1, 'Sums']]);
  });

  it('are not the bold entries of a table of contents', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['Contents'], { size: 18, font: fonts.bold });
    for (const [index, entry] of ['1 Gates 2', '2 Night watches 7'].entries()) {
      write(page, 100 + index * 60, [entry], { font: fonts.bold });
      write(page, 118 + index * 60, ['a part that is listed here ........ 3']);
    }
    const next = pdf.addPage([595, 842]);
    for (const [index, entry] of ['1 Gates', '2 Night watches'].entries()) {
      write(next, 60 + index * 300, [entry], { size: 18, font: fonts.bold });
      write(next, 100 + index * 300, filled(450, 20));
    }
    expect(headings(await model()).map(([, text]) => text)).toEqual(['Contents', '1 Gates', '2 Night watches']);
  });

  it('are not the entries of contents that the outline lists too', async () => {
    const page = pdf.addPage([595, 842]);
    write(page, 60, ['1 Gates', '2 Night watches']);
    for (const [index, entry] of ['1 Gates', '2 Night watches'].entries()) {
      write(page, 120 + index * 300, [entry], { font: fonts.bold });
      write(page, 150 + index * 300, filled(450, 20));
    }
    outline(['Gates', 'Night watches']);
    expect(headings(await model()).map(([, text]) => text)).toEqual(['1 Gates', '2 Night watches']);
  });

  it('of one look are as deep as their numbers', async () => {
    const page = pdf.addPage([595, 842]);
    for (const [index, text] of ['2 Gates', '2.1 Opening', '2.1.1 At night', '2.2 Closing'].entries()) {
      write(page, 60 + index * 120, [text], { font: fonts.bold });
      write(page, 85 + index * 120, filled(450, 6));
    }
    expect(headings(await model()).map(([level]) => level)).toEqual([1, 2, 3, 2]);
  });
});

describe('slides', () => {
  const slide = (title: string, bullets: readonly string[], { size = 28 } = {}) => {
    const page = pdf.addPage([720, 405]);
    write(page, 50, [title], { size, x: 40 });
    for (const [index, text] of bullets.entries()) {
      write(page, 110 + index * 34, ['•'], { size: 18, x: 44 });
      write(page, 110 + index * 34, [text], { size: 18, x: 62 });
    }
    write(page, 395, [`Yards of the north ${pdf.getPageCount()}`], { size: 9, x: 40 });
  };

  it('keep titles that come again, and all titles have one level', async () => {
    slide('Results', ['More pallets than last year', 'Fewer gates']);
    slide('Results', ['The same again in the other yards', 'And at night']);
    slide('A title that is so long that the program has made it smaller', ['Gates are closed'], { size: 22 });
    slide('Results', ['Nothing more']);
    const read = await model();
    expect(headings(read)).toEqual([
      [1, 'Results'],
      [1, 'Results'],
      [1, 'A title that is so long that the program has made it smaller'],
      [1, 'Results'],
    ]);
    expect(read.blocks.filter(({ kind }) => kind === 'item')).toHaveLength(6);
    expect(await markdown()).not.toContain('Yards of the north');
  });

  it.each([
    [true, 18],
    [false, 18],
    [true, 14],
  ])('keep a title that some of them share (running head: %s), also if it is no larger than the text: %d', async (hasHead, size) => {
    for (const [title, text] of [
      ['What is known', 'Gates open at dawn, and close at night'],
      ['How hard it is', 'Few pallets are where they should be'],
      ['How hard it is', 'A proof of this takes two pages of the paper'],
      ['How hard it is', 'Nobody has found a quicker way in ten years'],
      ['What we found', 'Most pallets can be found in an hour or less'],
      ['What it costs', 'A gate takes two weeks to build'],
      ['Who did it', 'Two who work there, and one who does not'],
      ['What is left', 'The yard of the north is still unknown'],
    ] as const) {
      const page = pdf.addPage([720, 405]);
      if (hasHead) write(page, 30, ['Yards and gates'], { size: 9, x: 600 });
      write(page, 40, [title], { size, x: 40, font: fonts.bold });
      write(page, 180, [text, 'as all who work there know'], { size: 18, x: 60 });
    }
    const text = await markdown();
    expect(text.match(/How hard it is/g)).toHaveLength(3);
    expect(text).toContain('What is left');
    expect(text).not.toContain('Yards and gates');
  });

  it('that are shown step by step keep what is near their edges', async () => {
    const steps = ['The gates are open', 'The ships are late', 'The trucks are full', 'The yard is closed'];
    for (let step = 1; step <= steps.length; step += 1) {
      const page = pdf.addPage([720, 405]);
      write(page, 40, ['What a night'], { size: 18, x: 40 });
      for (const [index, text] of steps.slice(0, step).entries()) write(page, 270 + index * 30, [text], { size: 18, x: 60 });
    }
    const text = await markdown();
    expect(text.match(/What a night/g)).toHaveLength(4);
    expect(text.match(/The yard is closed/g)).toHaveLength(1);
    expect(text.match(/The trucks are full/g)).toHaveLength(2);
    expect(text.match(/The gates are open/g)).toHaveLength(4);
  });

  it('keep bullets of any shape, also where their text goes on in a short line', async () => {
    const page = pdf.addPage([720, 405]);
    write(page, 50, ['Gates'], { size: 28, x: 40 });
    page.drawText('■', { x: 44, y: 295, size: 18, font: await pdf.embedFont('ZapfDingbats') });
    write(page, 110, ['The gate in the north of the yard is open at night but only', 'for trucks'], { size: 18, x: 62 });
    page.drawText('■', { x: 44, y: 235, size: 18, font: await pdf.embedFont('ZapfDingbats') });
    write(page, 170, ['The other one is closed'], { size: 18, x: 62 });
    expect(await markdown()).toContain('The gate in the north of the yard is open at night but only for trucks\n- The other one is closed');
  });
});

it('an item that is set in goes on at the margin in the middle of a sentence, not with another paragraph', async () => {
  const page = pdf.addPage([595, 842]);
  const [first = '', second = ''] = filled(440, 2);
  write(page, 60, [`• ${first}`], { x: 84 });
  write(page, 72, [second, 'and so it ends.', 'Another paragraph begins.']);
  expect(await markdown()).toBe(`- ${first} ${second} and so it ends.\n\nAnother paragraph begins.\n`);
});

it('numbers of lines in the margin are no text', async () => {
  const page = pdf.addPage([595, 842]);
  const lines = filled(400, 24);
  write(page, 60, ['1 Gates'], { font: fonts.bold, size: 14, x: 100 });
  write(page, 90, lines, { x: 100 });
  for (let line = 0; line < 24; line += 1) write(page, 90 + line * 12, [`${line + 7}`], { size: 6, x: line + 7 < 10 ? 83.3 : 80 });
  const text = await markdown();
  expect(text).toContain('# 1 Gates');
  expect(text).not.toMatch(/\b2[0-9]\b/);
});
