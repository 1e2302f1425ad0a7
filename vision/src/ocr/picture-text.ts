import { heightOf, type Area } from './bitmap.ts';
import { meanConfidence } from './ocr-languages.ts';
import { textOf, type ReadLine, type ReadPiece } from './read-lines.ts';
import type { ReadPicture } from './read-picture.ts';
import { letterWidth } from './scripts.ts';
import { placeOf, type Placing } from './straight-place.ts';

/** The text of a picture. Positions are whole pixels of the upright picture, after the rotation by `turn`. */
export interface PictureText {
  /** One line per line of text, with tabs between the cells of a table. */
  text: string;
  width: number;
  height: number;
  /** As stored in the file. */
  storedWidth: number;
  storedHeight: number;
  /** Degrees clockwise by which the picture was rotated. */
  turn: 0 | 90 | 180 | 270;
  /** The remaining skew of the text, in degrees clockwise. */
  skewDegrees: number;
  /** Groups of words that are close together in a line, in reading order. */
  blocks: readonly TextBlock[];
  /** Tables with drawn lines. */
  tables: readonly TextTable[];
}

export interface TextBlock {
  text: string;
  /** 0..100 */
  confidence: number;
  box: TextBox;
  corners: Corners;
  letters: ReadonlyArray<{ text: string; confidence: number; box: TextBox }>;
  /** Its position in `tables`; null outside of them. */
  cell: { table: number; cell: number } | null;
}

export interface TextTable {
  rows: number;
  columns: number;
  cells: ReadonlyArray<{ text: string; row: number; column: number; rowSpan: number; columnSpan: number; corners: Corners }>;
}

interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Clockwise from the upper left. */
type Corners = ReadonlyArray<{ x: number; y: number }>;

/** The text as read, with positions in the picture. */
export function pictureText({ picture: read, turn: readTurn, isInColumns, lines }: ReadPicture): PictureText {
  const picture = isInColumns ? { ...read, width: read.height, height: read.width, skewDegrees: read.skewDegrees + 90 } : read;
  const turn = isInColumns ? 0 : readTurn;
  const { width, height, storedWidth, storedHeight, skewDegrees } = picture;
  const blocks = lines.flatMap((line) => blocksOf(line).map((pieces) => blockOf(line, pieces, picture)));
  return {
    text: linesText(lines),
    width,
    height,
    storedWidth,
    storedHeight,
    turn,
    skewDegrees,
    blocks,
    tables: picture.tables.map(({ rows, columns, cells }, table) => ({
      rows,
      columns,
      cells: cells.map(({ row, column, rowSpan, columnSpan, ...area }, cell) => ({
        text: lines
          .filter((line) => line.cell?.table === table && line.cell.cell === cell)
          .map(({ text }) => text)
          .join('\n'),
        row,
        column,
        rowSpan,
        columnSpan,
        corners: cornersOf(area, picture),
      })),
    })),
  };
}

/** Lines below each other; cells of a row separated by tabs. */
function linesText(lines: readonly ReadLine[]): string {
  let text = '';
  let before: ReadLine | null = null;
  for (const line of lines) {
    if (before !== null) text += separator(before, line);
    text += line.text;
    before = line;
  }
  return text;
}

function separator(before: ReadLine, line: ReadLine): string {
  if (before.cell === null || line.cell === null || before.cell.table !== line.cell.table) return '\n';
  if (before.cell.cell === line.cell.cell) return ' ';
  // Cells of a row start at the same height; their lines at about the same.
  return line.left > before.left && line.top < before.bottom ? '\t' : '\n';
}

/** Splits a line into blocks at gaps as wide as several letters. */
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

function blockOf(line: ReadLine, pieces: readonly ReadPiece[], picture: Placing): TextBlock {
  const area = {
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    top: Math.min(...pieces.map(({ top }) => top)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
  };
  return {
    text: textOf(pieces),
    confidence: Math.round(meanConfidence(pieces)),
    box: boxOf(area, picture),
    corners: cornersOf(area, picture),
    letters: pieces.flatMap((piece) => lettersOf(piece, picture)),
    cell: line.cell,
  };
}

/** Divides the box of a piece between its letters by their usual widths. */
function lettersOf(piece: ReadPiece, picture: Placing): TextBlock['letters'] {
  const letters = [...piece.text];
  const widths = letters.map(letterWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let used = 0;
  return letters.map((text, index) => {
    const share = (part: number) => piece.left + ((piece.right - piece.left) * part) / total;
    const left = share(used);
    used += widths[index] ?? 1;
    const box = boxOf({ left, right: share(used), top: piece.top, bottom: piece.bottom }, picture);
    return { text, confidence: Math.round(piece.confidence), box };
  });
}

function cornersOf({ left, top, right, bottom }: Area, picture: Placing): Corners {
  return (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(([x, y]) => placeOf(x, y, picture));
}

function boxOf(area: Area, picture: Placing): TextBox {
  const corners = cornersOf(area, picture);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
