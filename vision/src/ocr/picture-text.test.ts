import { describe, expect, it } from 'vitest';
import { ocrAnswer } from './picture-text.ts';
import type { ReadLine } from './read-lines.ts';
import { isSpaceBetween, withWidePunctuation } from './scripts.ts';

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

describe('the answer of the OCR tools', () => {
  it('has blocks of what stands together, in pixels of the picture', () => {
    const { data, content } = ocrAnswer(read, { needRotate: false, outputCharInfo: false, outputTable: false });
    expect(content).toBe('합계 12,500원 카드\n품목\t수량');
    expect(data).toMatchObject({ content, width: 600, height: 400, orgWidth: 400, orgHeight: 600, prism_wnum: 4 });
    expect(data).not.toHaveProperty('angle');
    expect(data).not.toHaveProperty('prism_tablesInfo');
    expect(data).toHaveProperty('prism_wordsInfo.0', {
      word: '합계 12,500원',
      prob: 90,
      x: 40,
      y: 30,
      width: 110,
      height: 20,
      angle: 0,
      direction: 0,
      pos: [
        { x: 40, y: 30 },
        { x: 150, y: 30 },
        { x: 150, y: 50 },
        { x: 40, y: 50 },
      ],
    });
  });

  it('says how the picture lay, letters, and tables when asked', () => {
    const { data } = ocrAnswer(read, { needRotate: true, outputCharInfo: true, outputTable: true });
    // It was turned by 90 degrees to be upright: it lay with its top to the left.
    expect(data).toMatchObject({ angle: 270 });
    expect(data).toHaveProperty('prism_wordsInfo.0.charInfo.0', { word: '합', prob: 90, x: 40, y: 30, w: 20, h: 20 });
    expect(data).toHaveProperty('prism_wordsInfo.2.tableId', 0);
    expect(data).toHaveProperty('prism_wordsInfo.3.tableCellId', 1);
    expect(data).toMatchObject({
      prism_tablesInfo: [
        {
          tableId: 0,
          xCellSize: 2,
          yCellSize: 1,
          cellInfos: [
            { word: '품목', xsc: 0, xec: 0, ysc: 0, yec: 0 },
            { word: '수량', xsc: 1, xec: 1 },
          ],
        },
      ],
    });
  });

  it('finds places of a page that was straightened', () => {
    const { data } = ocrAnswer(
      { ...read, picture: { ...picture, skewDegrees: 90, scale: 1, straightWidth: 400, straightHeight: 600 } },
      { needRotate: false, outputCharInfo: false, outputTable: false },
    );
    // Turned back by a quarter: what was at the left is at the top.
    expect(data).toHaveProperty('prism_wordsInfo.0.pos.0', { x: 540, y: 80 });
  });

  it('is empty for a picture without text', () => {
    const { data, content } = ocrAnswer({ picture, turn: 0, lines: [] }, { needRotate: false, outputCharInfo: false, outputTable: false });
    expect(content).toBe('');
    expect(data).toMatchObject({ prism_wnum: 0, prism_wordsInfo: [] });
  });
});

describe('spaces', () => {
  it('are kept where the script has them', () => {
    expect(isSpaceBetween('처리', '하였다')).toBe(true);
    expect(isSpaceBetween('最忙', '的一天')).toBe(false);
    expect(isSpaceBetween('は', 'スマート')).toBe(false);
    expect(isSpaceBetween('系统', 'Farebox')).toBe(true);
    expect(isSpaceBetween('two', '，')).toBe(false);
  });

  it('and punctuation of Chinese are wide', () => {
    expect(withWidePunctuation('零件; 第二次,共3件')).toBe('零件；第二次，共3件');
    expect(withWidePunctuation('1,200 and 3;4')).toBe('1,200 and 3;4');
  });
});
