import { describe, expect, it } from 'vitest';
import { pictureText } from './picture-text.ts';
import type { ReadLine } from './read-lines.ts';

const picture = {
  width: 600,
  height: 400,
  storedWidth: 400,
  storedHeight: 600,
  scale: 2,
  skewDegrees: 0,
  straightWidth: 1200,
  straightHeight: 800,
  letterHeight: 40,
  lines: [],
  rules: [],
  tables: [
    {
      left: 100,
      top: 300,
      right: 900,
      bottom: 400,
      rows: 1,
      columns: 2,
      cells: [
        { left: 100, top: 300, right: 500, bottom: 400, row: 0, column: 0, rowSpan: 1, columnSpan: 1 },
        { left: 500, top: 300, right: 900, bottom: 400, row: 0, column: 1, rowSpan: 1, columnSpan: 1 },
      ],
    },
  ],
};

function line(words: ReadonlyArray<[text: string, left: number, right: number]>, top: number, cell: ReadLine['cell'] = null): ReadLine {
  const pieces = words.map(([text, left, right]) => ({ text, left, right, top, bottom: top + 40, confidence: 90, isApart: true }));
  const [left, right] = [Math.min(...pieces.map((piece) => piece.left)), Math.max(...pieces.map((piece) => piece.right))];
  return { pieces, left, right, top, bottom: top + 40, column: 0, cell, text: words.map(([text]) => text).join(' ') };
}

const read = {
  picture,
  isInColumns: false,
  turn: 90 as const,
  lines: [
    line(
      [
        ['합계', 80, 160],
        ['12,500원', 180, 300],
        ['카드', 700, 780],
      ],
      60,
    ),
    line([['품목', 110, 190]], 320, { table: 0, cell: 0 }),
    line([['수량', 510, 590]], 322, { table: 0, cell: 1 }),
  ],
};

describe('the text of a picture', () => {
  it('has blocks of adjacent words, in pixels of the picture', () => {
    const { text, blocks, ...size } = pictureText(read);
    expect(text).toBe('합계 12,500원 카드\n품목\t수량');
    expect(size).toMatchObject({ width: 600, height: 400, storedWidth: 400, storedHeight: 600, turn: 90 });
    expect(blocks).toHaveLength(4);
    expect(blocks[0]).toMatchObject({
      text: '합계 12,500원',
      confidence: 90,
      box: { x: 40, y: 30, width: 110, height: 20 },
      corners: [
        { x: 40, y: 30 },
        { x: 150, y: 30 },
        { x: 150, y: 50 },
        { x: 40, y: 50 },
      ],
      cell: null,
    });
  });

  it('has letters and tables', () => {
    const { blocks, tables } = pictureText(read);
    expect(blocks[0]?.letters[0]).toEqual({ text: '합', confidence: 90, box: { x: 40, y: 30, width: 20, height: 20 } });
    expect(blocks[3]?.cell).toEqual({ table: 0, cell: 1 });
    expect(tables).toMatchObject([
      {
        rows: 1,
        columns: 2,
        cells: [
          { text: '품목', row: 0, column: 0 },
          { text: '수량', row: 0, column: 1, columnSpan: 1 },
        ],
      },
    ]);
  });

  it('has the positions on a page that was straightened', () => {
    const { blocks } = pictureText({
      ...read,
      picture: { ...picture, skewDegrees: 90, scale: 1, straightWidth: 400, straightHeight: 600 },
    });
    // Turned back by a quarter: what was at the left is at the top.
    expect(blocks[0]?.corners[0]).toEqual({ x: 540, y: 80 });
  });

  it('is empty for a picture without text', () => {
    expect(pictureText({ picture, turn: 0, isInColumns: false, lines: [] })).toMatchObject({ text: '', blocks: [] });
  });
});
