import { degrees } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { filled, fonts, markdown, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

/** Whether the texts are there, one after another. */
async function areInOrder(texts: readonly string[]): Promise<boolean> {
  const text = (await markdown()).replaceAll(/\s+/g, ' ');
  const places = texts.map((each) => text.indexOf(each));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
}

describe('cards', () => {
  const cards = ['Gates of the north', 'Ships at night', 'Trucks in rows', 'Pallets of wood'];

  function draw(order: readonly number[], isNumbered: boolean): void {
    const page = pdf.addPage([842, 595]);
    for (const [place, card] of order.entries()) {
      const [x, top] = [60 + (place % 2) * 360, 60 + Math.floor(place / 2) * 160];
      page.drawRectangle({ x, y: 595 - top - 140, width: 340, height: 140, borderWidth: 0.5 });
      const title = `${isNumbered ? `${card + 1}. ` : ''}${cards[card]}`;
      write(page, top + 22, [title, `E = ${card}`, ...filled(300, 2 + card, { from: card })], { x: x + 15 });
    }
  }

  it('are read one after another, row by row', async () => {
    draw([0, 1, 2, 3], false);
    expect(await areInOrder(cards.flatMap((card, index) => [card, `E = ${index}`]))).toBe(true);
  });

  it('are read in the order of their numbers', async () => {
    draw([0, 2, 1, 3], true);
    expect(await areInOrder(cards.flatMap((card, index) => [card, `E = ${index}`]))).toBe(true);
  });
});

it('the pages of a book on one sheet are read one after another, also where their lines are short', async () => {
  const page = pdf.addPage([1224, 792]);
  const questions = (from: number) =>
    Array.from({ length: 6 }, (_, index) => [
      `${from + index}. Which of the gates are open?`,
      'At night or on holidays',
      'Never, nobody may enter',
      'In the morning',
    ]);
  for (const [x, first, leading] of [
    [100, 1, 25],
    [740, 7, 26],
  ] as const)
    for (const [index, line] of [filled(400, 1)[0] ?? '', ...questions(first).flat()].entries())
      write(page, 60 + index * leading, [line], { x });
  expect(await areInOrder(Array.from({ length: 12 }, (_, index) => `${index + 1}. Which`))).toBe(true);
});

it('a sentence goes on over the page beside a note along its edge', async () => {
  for (const number of [1, 2]) {
    const page = pdf.addPage([595, 842]);
    const lines = filled(450, 56);
    write(
      page,
      60,
      number === 1 ? [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -9)} in Jakarta-`] : ['Hatta, where it ended.', ...lines],
    );
    page.drawText('printed by the archive', { x: 580, y: 100, size: 6, font: fonts.plain, rotate: degrees(90) });
  }
  const text = await markdown();
  expect(text).toMatch(/Jakarta-\s?Hatta/);
  expect(text).toContain('printed by the archive');
});
