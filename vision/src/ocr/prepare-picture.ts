import { join } from 'node:path';
import sharp from 'sharp';
import type { TaskWork } from '../worker-task.ts';
import { openPictureOfText } from './picture-of-text.ts';
import { greyOf, type Grey } from '../pictures/open-picture.ts';
import { heightOf, median, widthOf, withoutSpecks, type Area, type Bitmap } from './bitmap.ts';
import { componentsOf, type Component } from './components.ts';
import { findText } from './find-text.ts';
import { layoutOf, type LayoutItem } from './layout.ts';
import { lineBorderOf, type FoundText, type PreparedLine, type PreparedPicture, type PreparePicture } from './ocr-tasks.ts';
import { straightPage, type StraightPage } from './page-geometry.ts';
import { pictureOfLine, straightened, straightPhotograph } from './photograph-lines.ts';
import { compared } from './photograph-or-page.ts';
import { eraseRules, isInside, rulesOf, tablesOf, type RuledTable, type Rules } from './ruled-lines.ts';

const workPixelsMax = 24_000_000;
const componentsMax = 60_000;
/** Lines of this height are read best, and as fast as smaller ones. */
const lineHeightGood = 30;
const paper = 255;

/**
 * Prepares a picture of text for recognition: straightens it, finds its drawn tables, columns and lines, and writes each line as a small
 * picture, in reading order. Single lines are recognised better than whole pages: rules, pictures and columns next to them do not matter,
 * nor do letters of other sizes.
 */
export async function preparePicture(
  { file, prefix, turn, linesMax, found: given }: PreparePicture,
  { scratch }: TaskWork,
): Promise<PreparedPicture> {
  const picture = await openPictureOfText(join(scratch, file));
  const isLying = turn === 90 || turn === 270;
  const size = isLying ? { width: picture.height, height: picture.width } : { width: picture.width, height: picture.height };
  const found = given ?? (await findText(picture.open().rotate(turn), size, picture.background));
  const first = Math.min(1, Math.sqrt(workPixelsMax / (size.width * size.height)), scaleOf(found ?? []));
  const grey = await greyOf(
    picture
      .open()
      .rotate(turn)
      .resize({ width: Math.max(1, Math.round(size.width * first)), height: Math.max(1, Math.round(size.height * first)), fit: 'fill' }),
    picture.background,
  );
  const about = { ...size, storedWidth: picture.storedWidth, storedHeight: picture.storedHeight };
  const asPhotograph = async (pixels: Grey, texts: readonly FoundText[]): Promise<PreparedPicture> => {
    const placed = texts.map((text) => straightened(text, size, pixels, 0, first));
    return { ...about, scale: first, ...(await preparePhotograph(pixels, placed, { prefix, linesMax, scratch })) };
  };
  if (given !== undefined) return asPhotograph(grey, given);
  // Straightened and whitened in place.
  const untouched = found === null || found.length === 0 ? null : { ...grey, pixels: grey.pixels.slice() };
  const page = await straightPage(grey);
  const read = page === null ? null : { page, ...linesOf(page) };
  const comparison =
    found === null
      ? null
      : compared(
          read?.lines ?? [],
          found.map((text) => straightened(text, size, page?.grey ?? grey, page?.skewDegrees ?? 0, first * (page?.scale ?? 1))),
        );
  if (untouched !== null && found !== null && comparison?.isPhotograph === true) return asPhotograph(untouched, found);
  if (page === null || read === null)
    return {
      ...about,
      scale: first,
      skewDegrees: 0,
      straightWidth: grey.width,
      straightHeight: grey.height,
      letterHeight: 0,
      lines: [],
      rules: [],
      tables: [],
    };

  const { lines, rules, tables } = read;
  const kept: PreparedLine[] = [];
  for (const [index, line] of lines.slice(0, linesMax).entries()) {
    const file = `${prefix}-${index}.png`;
    const isDoubted = comparison?.isFound[index] === false;
    kept.push({ ...line, ...(await writeLine(page.grey, line, join(scratch, file))), file, ...(isDoubted && { isDoubted }) });
  }
  return {
    ...about,
    ...(found !== null && { found }),
    scale: first * page.scale,
    skewDegrees: page.skewDegrees,
    straightWidth: page.grey.width,
    straightHeight: page.grey.height,
    letterHeight: page.letterHeight,
    lines: kept,
    rules: [
      ...rules.horizontal.map((rule) => ({ ...rule, isHorizontal: true })),
      ...rules.vertical.map((rule) => ({ ...rule, isHorizontal: false })),
    ],
    tables,
  };
}

/** Of detected rectangles. A scan of 300 dots to the inch has lower ones; higher ones take longer and are read no better. */
const foundHeightMax = 90;
const foundHeightWanted = 60;

/** How much smaller a picture may be without harm to its small print. */
function scaleOf(found: readonly FoundText[]): number {
  const heights = found.map(({ height }) => height).toSorted((one, other) => one - other);
  const small = heights[Math.floor(heights.length / 4)] ?? 0;
  return small > foundHeightMax ? foundHeightWanted / small : 1;
}

/** A detected rectangle is higher than its letters. */
const foundHeightGood = 44;

async function preparePhotograph(
  grey: Grey,
  found: readonly FoundText[],
  { prefix, linesMax, scratch }: { prefix: string; linesMax: number; scratch: string },
): Promise<Omit<PreparedPicture, 'width' | 'height' | 'storedWidth' | 'storedHeight' | 'scale'>> {
  const photograph = await straightPhotograph(grey, found);
  const lines: PreparedLine[] = [];
  for (const [index, line] of photograph.lines.slice(0, linesMax).entries()) {
    const file = `${prefix}-${index}.png`;
    const { left, top, right, bottom, column } = line;
    const scale = Math.min(3, Math.max(0.1, foundHeightGood / Math.max(...line.parts.map(({ height }) => height))));
    const border = lineBorderOf(scale);
    await writeBordered(pictureOfLine(line, photograph.grey, scale), border, join(scratch, file));
    const place = { pictureLeft: left - border / scale, pictureTop: top - border / scale };
    lines.push({ left, top, right, bottom, column, scale, ...place, isBlock: false, cell: null, file });
  }
  return {
    isPhotograph: true,
    skewDegrees: photograph.skewDegrees,
    straightWidth: photograph.grey.width,
    straightHeight: photograph.grey.height,
    letterHeight: photograph.letterHeight,
    lines,
    rules: [],
    tables: [],
  };
}

async function writeBordered({ width, height, pixels }: Grey, border: number, path: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extend({ left: border, right: border, top: border, bottom: border, background: 'white' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toFile(path);
}

type CutLine = Omit<PreparedLine, 'file'>;

function linesOf({ grey, ink: all, letterHeight }: StraightPage): { lines: CutLine[]; rules: Rules; tables: RuledTable[] } {
  const ink = withoutSpecks(all);
  const rules = rulesOf(ink, letterHeight);
  const tables = tablesOf(rules, letterHeight);
  eraseRules(grey, rules, grey.pixels, paper);
  eraseRules(grey, rules, ink.ink, 0);
  const pieces = lettersOf(ink, letterHeight);
  const outside = pieces.filter((piece) => !tables.some((table) => isInside(piece, table)));
  const lines: CutLine[] = [];
  for (const item of layoutOf(outside, tables, letterHeight)) {
    if (item.kind === 'line') lines.push(lineOf(item, null, letterHeight));
    else lines.push(...cellLines(item.index, tables[item.index], pieces, letterHeight));
  }
  return { lines: withScales(lines), rules, tables };
}

function cellLines(table: number, ruled: RuledTable | undefined, pieces: readonly Component[], letterHeight: number): CutLine[] {
  return (ruled?.cells ?? []).flatMap((cell, index) =>
    layoutOf(
      pieces.filter((piece) => isInside(piece, cell)),
      [],
      letterHeight,
    ).flatMap((item) => (item.kind === 'line' ? [lineOf(item, { table, cell: index }, letterHeight)] : [])),
  );
}

function lineOf({ area, column, tallest }: Extract<LayoutItem, { kind: 'line' }>, cell: CutLine['cell'], letterHeight: number): CutLine {
  // Touching lines form one piece of the page; letters that fill its height distinguish a large line from several.
  const isBlock = heightOf(area) > 2.2 * letterHeight && tallest < 0.55 * heightOf(area);
  return { ...area, column, cell, isBlock, scale: 1, pictureLeft: 0, pictureTop: 0 };
}

/** Without dust and pictures: pieces much larger than a letter in both directions. */
function lettersOf(bitmap: Bitmap, letterHeight: number): Component[] {
  const dust = letterHeight > 14 ? 4 : 2;
  const pieces = componentsOf(bitmap).filter(
    (piece) =>
      piece.pixels >= dust &&
      (heightOf(piece) < 6 * letterHeight || widthOf(piece) < 2 * letterHeight) &&
      heightOf(piece) < 14 * letterHeight,
  );
  return pieces.length <= componentsMax ? pieces : pieces.sort((a, b) => b.pixels - a.pixels).slice(0, componentsMax);
}

/** Lines of similar size get the same scale: a line with only small letters is not a line of large ones. */
function withScales(lines: readonly CutLine[]): CutLine[] {
  return lines.map((line, index) => {
    const own = heightOf(line);
    const near = lines
      .slice(Math.max(0, index - 6), index + 7)
      .map(heightOf)
      .filter((height) => height > own * 0.7 && height < own * 1.45);
    const height = median(near) ?? own;
    return { ...line, scale: Math.min(3, Math.max(0.4, lineHeightGood / height)) };
  });
}

/** Recognition was trained with white around the letters. */
async function writeLine(
  { width, height, pixels }: Grey,
  { scale, ...line }: CutLine,
  path: string,
): Promise<Pick<CutLine, 'pictureLeft' | 'pictureTop'>> {
  const area = grown(line, linePadding, width, height);
  const border = lineBorderOf(scale);
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract({ left: area.left, top: area.top, width: widthOf(area), height: heightOf(area) })
    .resize({
      width: Math.max(1, Math.round(widthOf(area) * scale)),
      height: Math.max(1, Math.round(heightOf(area) * scale)),
      fit: 'fill',
      kernel: 'cubic',
    })
    .extend({ left: border, right: border, top: border, bottom: border, background: 'white' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toFile(path);
  return { pictureLeft: area.left - border / scale, pictureTop: area.top - border / scale };
}

/** In pixels of the straightened page. */
const linePadding = 2;

function grown({ left, top, right, bottom }: Area, by: number, width: number, height: number): Area {
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  };
}
