import type { PictureText } from '../ocr/picture-text.ts';
import { describe, expect, it } from 'vitest';
import { ocrAnswer } from './ocr-answer.ts';

const box = { x: 40, y: 30, width: 20, height: 10 };
const corners = [
  { x: 40, y: 30 },
  { x: 60, y: 30 },
  { x: 60, y: 40 },
  { x: 40, y: 40 },
];
const letters = [
  { text: 'N', confidence: 90, box },
  { text: 'o', confidence: 91, box },
];
const read: PictureText = {
  text: 'No\tYes',
  width: 600,
  height: 400,
  storedWidth: 400,
  storedHeight: 600,
  turn: 90,
  skewDegrees: 1.6,
  blocks: [
    { text: 'No', confidence: 90, box, corners, letters, cell: null },
    { text: 'Yes', confidence: 80, box, corners, letters: [], cell: { table: 0, cell: 1 } },
  ],
  tables: [{ rows: 1, columns: 3, cells: [{ text: 'Yes', row: 0, column: 1, rowSpan: 1, columnSpan: 2, corners }] }],
};

describe('the answer of the OCR tools', () => {
  it('has blocks with their positions, and nothing that was not requested', () => {
    const word = { word: 'No', prob: 90, ...box, angle: 2, direction: 0, pos: corners };
    expect(ocrAnswer(read, { needRotate: false, outputCharInfo: false, outputTable: false })).toEqual({
      content: 'No\tYes',
      data: {
        content: 'No\tYes',
        height: 400,
        width: 600,
        orgHeight: 600,
        orgWidth: 400,
        prism_version: '1.0.9',
        prism_wnum: 2,
        prism_wordsInfo: [word, { ...word, word: 'Yes', prob: 80 }],
      },
    });
  });

  it('shows the orientation of the picture, letters, and tables on request', () => {
    const { data } = ocrAnswer(read, { needRotate: true, outputCharInfo: true, outputTable: true });
    // It was turned by 90 degrees to be upright: it lay with its top to the left.
    expect(data).toMatchObject({ angle: 270 });
    expect(data).toHaveProperty('prism_wordsInfo.0.charInfo.1', { word: 'o', prob: 91, x: 40, y: 30, w: 20, h: 10 });
    expect(data).not.toHaveProperty('prism_wordsInfo.0.tableId');
    expect(data).toMatchObject({ prism_wordsInfo: [{}, { tableId: 0, tableCellId: 1 }] });
    const cell = { tableCellId: 0, word: 'Yes', xsc: 1, xec: 2, ysc: 0, yec: 0, pos: corners };
    expect(data).toHaveProperty('prism_tablesInfo', [{ tableId: 0, xCellSize: 3, yCellSize: 1, cellInfos: [cell] }]);
  });
});
