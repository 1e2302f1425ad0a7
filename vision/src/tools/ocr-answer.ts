import type { PictureText, TextBlock, TextTable } from '../ocr/picture-text.ts';
import type { Json, ToolAnswer } from './answer.ts';

export interface AnswerOptions {
  /** The rotation of the picture. */
  needRotate: boolean;
  outputCharInfo: boolean;
  outputTable: boolean;
}

/** The text of a picture, in the words of the upstream. */
export function ocrAnswer({ text, turn, skewDegrees, blocks, tables, ...size }: PictureText, options: AnswerOptions): ToolAnswer {
  const data: Record<string, Json> = {
    content: text,
    height: size.height,
    width: size.width,
    orgHeight: size.storedHeight,
    orgWidth: size.storedWidth,
    prism_version: '1.0.9',
    prism_wnum: blocks.length,
    prism_wordsInfo: blocks.map((block) => wordInfo(block, Math.round(skewDegrees), options)),
  };
  if (options.needRotate) data['angle'] = (360 - turn) % 360;
  if (options.outputTable) data['prism_tablesInfo'] = tables.map(tableInfo);
  return { data, content: text };
}

function wordInfo(block: TextBlock, angle: number, { outputCharInfo, outputTable }: AnswerOptions): Json {
  return {
    word: block.text,
    prob: block.confidence,
    ...block.box,
    angle,
    direction: 0,
    pos: pointsOf(block.corners),
    ...(outputCharInfo ? { charInfo: block.letters.map(charInfo) } : {}),
    ...(outputTable && block.cell !== null ? { tableId: block.cell.table, tableCellId: block.cell.cell } : {}),
  };
}

function charInfo({ text, confidence, box: { x, y, width, height } }: TextBlock['letters'][number]): Json {
  return { word: text, prob: confidence, x, y, w: width, h: height };
}

function tableInfo({ rows, columns, cells }: TextTable, tableId: number): Json {
  return {
    tableId,
    xCellSize: columns,
    yCellSize: rows,
    cellInfos: cells.map((cell, tableCellId) => ({
      tableCellId,
      word: cell.text,
      xsc: cell.column,
      xec: cell.column + cell.columnSpan - 1,
      ysc: cell.row,
      yec: cell.row + cell.rowSpan - 1,
      pos: pointsOf(cell.corners),
    })),
  };
}

function pointsOf(corners: TextBlock['corners']): Json {
  return corners.map(({ x, y }) => ({ x, y }));
}
