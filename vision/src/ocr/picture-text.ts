import type { EngineAnswer, Json } from '../../../server/src/tools/engines/engine.ts';
import { heightOf, type Area } from './bitmap.ts';
import { meanConfidence } from './ocr-languages.ts';
import { textOf, type ReadLine, type ReadPiece } from './read-lines.ts';
import type { ReadPicture } from './read-picture.ts';
import { letterWidth } from './scripts.ts';
import { placeOf, type Placing } from './straight-place.ts';

export interface AnswerOptions {
  /** Tells how the picture lay. */
  needRotate: boolean;
  outputCharInfo: boolean;
  outputTable: boolean;
}

/**
 * What was read, as the upstream says it: a block is what stands together in a line; `pos` are its corners from the upper left one
 * clockwise, in pixels of the picture after it was turned by `angle`. `content` has a line of text for each line, with tabs between
 * the cells of tables.
 */
export function ocrAnswer({ picture, turn, lines }: ReadPicture, options: AnswerOptions): EngineAnswer {
  const blocks = lines.flatMap((line) => blocksOf(line).map((pieces) => ({ line, pieces })));
  const content = contentOf(lines);
  const data: Record<string, Json> = {
    content,
    height: picture.height,
    width: picture.width,
    orgHeight: picture.storedHeight,
    orgWidth: picture.storedWidth,
    prism_version: '1.0.9',
    prism_wnum: blocks.length,
    prism_wordsInfo: blocks.map(({ line, pieces }) => wordInfo(line, pieces, picture, options)),
  };
  if (options.needRotate) data['angle'] = (360 - turn) % 360;
  if (options.outputTable) data['prism_tablesInfo'] = tablesInfo({ picture, lines });
  return { data, content };
}

/** Lines downwards; cells of a row beside each other. */
export function contentOf(lines: readonly ReadLine[]): string {
  let content = '';
  let before: ReadLine | null = null;
  for (const line of lines) {
    if (before !== null) content += separator(before, line);
    content += line.text;
    before = line;
  }
  return content;
}

function separator(before: ReadLine, line: ReadLine): string {
  if (before.cell === null || line.cell === null || before.cell.table !== line.cell.table) return '\n';
  if (before.cell.cell === line.cell.cell) return ' ';
  // Cells of one row begin at the same height; their lines at about the same.
  return line.left > before.left && line.top < before.bottom ? '\t' : '\n';
}

/** Where there is a hole of several letters in a line, another block begins. */
function blocksOf({ pieces, ...line }: ReadLine): ReadPiece[][] {
  const holeMin = heightOf(line) * 2.2;
  const blocks: ReadPiece[][] = [];
  for (const piece of pieces) {
    const last = blocks.at(-1)?.at(-1);
    if (last !== undefined && piece.left - last.right < holeMin) blocks.at(-1)?.push(piece);
    else blocks.push([piece]);
  }
  return blocks;
}

function wordInfo(line: ReadLine, pieces: readonly ReadPiece[], picture: Placing, { outputCharInfo, outputTable }: AnswerOptions): Json {
  const area = {
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    top: Math.min(...pieces.map(({ top }) => top)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
  };
  return {
    word: textOf(pieces),
    prob: Math.round(meanConfidence(pieces)),
    ...boxOf(area, picture),
    angle: Math.round(picture.skewDegrees),
    direction: 0,
    pos: cornersOf(area, picture),
    ...(outputCharInfo ? { charInfo: pieces.flatMap((piece) => charsOf(piece, picture)) } : {}),
    ...(outputTable && line.cell !== null ? { tableId: line.cell.table, tableCellId: line.cell.cell } : {}),
  };
}

/** Letters share the box of what was read together, each as wide as it is usually drawn. */
function charsOf(piece: ReadPiece, picture: Placing): Json[] {
  const letters = [...piece.text];
  const widths = letters.map(letterWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let used = 0;
  return letters.map((word, index) => {
    const share = (part: number) => piece.left + ((piece.right - piece.left) * part) / total;
    const left = share(used);
    used += widths[index] ?? 1;
    const { x, y, width, height } = boxOf({ left, right: share(used), top: piece.top, bottom: piece.bottom }, picture);
    return { word, prob: Math.round(piece.confidence), x, y, w: width, h: height };
  });
}

function tablesInfo({ picture, lines }: Pick<ReadPicture, 'picture' | 'lines'>): Json[] {
  return picture.tables.map((table, tableId) => ({
    tableId,
    xCellSize: table.columns,
    yCellSize: table.rows,
    cellInfos: table.cells.map((cell, tableCellId) => ({
      tableCellId,
      word: lines
        .filter((line) => line.cell?.table === tableId && line.cell.cell === tableCellId)
        .map(({ text }) => text)
        .join('\n'),
      xsc: cell.column,
      xec: cell.column + cell.columnSpan - 1,
      ysc: cell.row,
      yec: cell.row + cell.rowSpan - 1,
      pos: cornersOf(cell, picture),
    })),
  }));
}

interface Point {
  [axis: string]: number;
  x: number;
  y: number;
}

function cornersOf({ left, top, right, bottom }: Area, picture: Placing): Point[] {
  return (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(([x, y]) => placeOf(x, y, picture));
}

function boxOf(area: Area, picture: Placing): { x: number; y: number; width: number; height: number } {
  const corners = cornersOf(area, picture);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
