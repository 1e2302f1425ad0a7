import { plainText, type Box } from '../document-model.ts';
import { markerOf, withFreeMarker, withoutMarker } from './item-markers.ts';
import { isLeader, textLineOf, type Line, type TextLine } from './lines.ts';
import { isMarker } from './markers.ts';
import { endInAmount, median, most, union, type Word } from './page-content.ts';

/** Lines that belong together. The rest of the document decides whether they are a heading, a paragraph or a list item. */
export interface Passage {
  /** Without the marker. */
  lines: TextLine[];
  box: Box;
  marker: string | null;
  markerLeft: number;
  size: number;
  isBold: boolean;
  /** The gap above, in lines; 0 at the top of a region. */
  gapBefore: number;
  /** The last line is as long as the others may be, so the text may continue in the next page or column. */
  isFull: boolean;
  /** The space after the last line, in points. */
  room: number;
  /** A note along an edge of the page: the text around it goes on. */
  isBesideText?: true;
  /** The passage begins a page or a column. */
  mayContinue: boolean;
  alignment: 'left' | 'center' | 'right' | 'justify';
}

interface Open {
  lines: Line[];
  marker: Word | null;
  gapBefore: number;
}

/**
 * Joins the lines of a region into passages.
 *
 * @param region the box of everything in the region: the limit of the line length
 */
export function paragraphsOf(lines: readonly Line[], region: Box): Passage[] {
  const passages: Passage[] = [];
  const setting: Setting = { region, leading: typicalLeading(lines), edges: rightEdges(lines) };
  const { leading } = setting;
  let open: Open | null = null;
  let before: Line | null = null;
  for (const [index, printed] of lines.entries()) {
    const line = withFreeMarker(printed, lines, index);
    const marker = markerOf(line, lines, index);
    const gap = before === null ? 0 : line.baseline - before.baseline;
    if (open === null || before === null || marker !== null || !goesOn(open, before, { line, next: lines[index + 1], gap }, setting)) {
      if (open !== null) passages.push(passageOf(open, region));
      const rest = marker === null ? line : withoutMarker(line);
      open = { lines: [rest], marker, gapBefore: before === null ? 0 : gap / Math.max(leading(line.size), 1) };
    } else open.lines.push(line);
    before = line;
  }
  if (open !== null) passages.push(passageOf(open, region));
  const [first] = passages;
  if (first !== undefined) first.mayContinue = true;
  return passages;
}

/** The typical line distance for each size: the most common of the small distances, else the typesetter's default. */
function typicalLeading(lines: readonly Line[]): (size: number) => number {
  const bySize = new Map<number, number[]>();
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined || before.size !== line.size) continue;
    const gap = line.baseline - before.baseline;
    if (gap > 0.8 * line.size && gap < 2.6 * line.size) bySize.set(line.size, [...(bySize.get(line.size) ?? []), gap]);
  }
  const known = new Map([...bySize].map(([size, gaps]) => [size, closest(gaps)]));
  return (size) => known.get(size) ?? 1.2 * size;
}

/** A low one of the common gaps: gaps between paragraphs are wider. */
function closest(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.25)] ?? 0;
}

/** The layout of a region's lines. */
interface Setting {
  region: Box;
  leading: (size: number) => number;
  /** The right edges that several lines share: text was filled up to them. */
  edges: readonly number[];
}

interface Follower {
  line: Line;
  next: Line | undefined;
  /** The distance from the line before. */
  gap: number;
}

function goesOn(open: Open, before: Line, { line, next, gap }: Follower, setting: Setting): boolean {
  const { leading, region } = setting;
  const size = Math.max(before.size, line.size);
  const [first, second] = open.lines;
  if (first === undefined || isLeader(before) || isItemWithAmount(before)) return false;
  const isMidSentence = isSentenceBroken(before, line) && isLong(before, region);
  if (Math.abs(before.size - line.size) > 0.08 * size && !(isMidSentence && sharesSize(before, line))) return false;
  if (before.isBold !== line.isBold && (open.lines.every(({ isBold }) => isBold) || line.isBold) && !isMidSentence) return false;
  // Formulas and raised letters push lines apart.
  const stretch = isMidSentence ? 1.6 : 1.28;
  if (gap > Math.max(stretch * leading(line.size), leading(line.size) + 0.15 * size)) return false;
  const left = second?.box[0] ?? first.box[0];
  if (open.marker !== null) {
    // A continuation line is below the item's text, or at the margin in some documents. A line left of the marker starts a new paragraph.
    if (Math.abs(line.box[0] - left) > 1.2 * size && line.box[0] < open.marker.box[0] - 1) return isMidSentence && isFull(before, setting);
    if (isUnderItem(line, left, open.marker) && gap < 1.12 * leading(line.size) && reaches(before, region)) return true;
    return isFilled(open, before, line, setting) || isMidSentence;
  }
  if (isCentred(before, region) && isCentred(line, region)) return true;
  if (open.lines.length === 1 && isNextStart(before, { line, next, gap }, setting)) return false;
  // The first line of the next paragraph is indented.
  const isSetIn = line.box[0] > left + 0.9 * size && (open.lines.length === 1 || line.box[0] > before.box[0] + 0.9 * size);
  if (isSetIn && !isMarker(first.words[0]?.text ?? '')) {
    if (open.lines.length > 1) return isMidSentence && isFull(before, setting);
    return isFull(before, setting) && (isMidSentence || isHanging(line, next, leading));
  }
  return isFilled(open, before, line, setting) || isMidSentence;
}

/** Whether a line is one of a bill: what was bought, and the amount set apart from it. */
function isItemWithAmount({ words, size }: Line): boolean {
  const isApart = words.some((word, index) => index > 0 && word.box[0] - (words[index - 1]?.box[2] ?? 0) > 1.2 * size);
  return isApart && endInAmount(words);
}

/**
 * Whether an indented line begins a paragraph although the line before it is indented as far: that line is a paragraph of its own, and the
 * full line below returns to the margin.
 */
function isNextStart(before: Line, { line, next, gap }: Follower, setting: Setting): boolean {
  if (next === undefined || Math.abs(line.box[0] - before.box[0]) > 0.3 * line.size || !sentenceEnd.test(before.words.at(-1)?.text ?? ''))
    return false;
  const returns = line.box[0] - next.box[0];
  const isInStep = next.size === line.size && Math.abs(next.baseline - line.baseline - gap) < 0.3 * gap;
  return isInStep && returns > 0.9 * line.size && returns < 3 * line.size && isFull(line, setting);
}

const sentenceEnd = /[.!?…]["'”’)\]]*$/u;

/** Whether the line is indented as far as the item's text, to the right of the marker. */
function isUnderItem(line: Line, left: number, marker: Word): boolean {
  return Math.abs(line.box[0] - left) < 0.3 * line.size && line.box[0] > marker.box[2];
}

function reaches(line: Line, region: Box): boolean {
  return line.box[2] - region[0] > 0.6 * (region[2] - region[0]);
}

/** Whether this is a hanging indent: all lines but the first are indented, so the next line is too. */
function isHanging(line: Line, next: Line | undefined, leading: Setting['leading']): boolean {
  if (next === undefined || next.baseline - line.baseline > 1.28 * leading(line.size)) return false;
  return Math.abs(next.box[0] - line.box[0]) < 0.3 * line.size;
}

const openEnd = /(?:\p{L}|[,،;，、‐-])["'”’)\]]?$/u;

/** Whether a sentence continues across the two lines. */
function isSentenceBroken(before: Line, line: Line): boolean {
  const [end, start] = [before.words.at(-1)?.text ?? '', line.words[0]?.text ?? ''];
  return openEnd.test(end) && /^["'“‘(]?\p{Ll}/u.test(start) && /\p{L}{2}/u.test(end);
}

function isLong(line: Line, region: Box): boolean {
  return line.box[2] - line.box[0] > Math.max(12 * line.size, 0.55 * (region[2] - region[0]));
}

/** Code and formulas within a sentence often have another font size. */
function sharesSize(before: Line, line: Line): boolean {
  return line.words.some(({ style }) => Math.abs(style.size - before.size) < 0.05 * before.size);
}

function isFilled(open: Open, before: Line, line: Line, setting: Setting): boolean {
  return (
    fitsNot(before, line, setting.region) || isJustified(before, line, open.lines) || isAtEdge(before, setting) || isBroken(before, line)
  );
}

function isFull(line: Line, setting: Setting): boolean {
  return isAtEdge(line, setting) || setting.region[2] - line.box[2] < 1.5 * line.size;
}

function isAtEdge(line: Line, { edges }: Setting): boolean {
  const isLong = line.box[2] - line.box[0] > 15 * line.size;
  return isLong && edges.some((edge) => Math.abs(edge - line.box[2]) < 0.8);
}

function rightEdges(lines: readonly Line[]): number[] {
  const counts = new Map<number, number>();
  for (const { box, size } of lines) {
    if (box[2] - box[0] < 15 * size) continue;
    const place = Math.round(box[2]);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  // On a page with many lines, some end at the same position by chance.
  return [...counts].flatMap(([place, count]) => (count >= Math.max(4, 0.12 * lines.length) ? [place] : []));
}

/** Whether the line was filled to its right edge. Lines with exactly the same right edge were, even if the text beside them is wider. */
function isJustified(before: Line, line: Line, others: readonly Line[]): boolean {
  const right = before.box[2];
  const isLong = right - before.box[0] > 15 * line.size;
  // `others` has the first line of an item without its marker.
  return isLong && [line, ...others].some((other) => other.baseline !== before.baseline && Math.abs(other.box[2] - right) < 0.8);
}

/** Whether a word is hyphenated at the end of the line. */
function isBroken(before: Line, line: Line): boolean {
  return /\p{L}[-‐\u00ad]$/u.test(before.words.at(-1)?.text ?? '') && /^\p{Ll}/u.test(line.words[0]?.text ?? '');
}

/** The next line's first word would not have fitted on this line, so the line was broken because it was full. */
function fitsNot(before: Line, line: Line, region: Box): boolean {
  const first = line.words[0];
  if (first === undefined) return false;
  const room = region[2] - before.box[2];
  const width = breakableWidth(first);
  return room < width + 0.35 * line.size + 0.02 * (region[2] - region[0]);
}

/** The least width that must fit on a line. Text without spaces can be broken after any letter. */
function breakableWidth({ text, box, style }: Word): number {
  return /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/.test(text) ? 2 * style.size : box[2] - box[0];
}

function isCentred(line: Line, region: Box): boolean {
  const [left, right] = [line.box[0] - region[0], region[2] - line.box[2]];
  return left > 1.5 * line.size && Math.abs(left - right) < 0.6 * line.size;
}

function passageOf({ lines, marker, gapBefore }: Open, region: Box): Passage {
  const box = union([...lines.map((line) => line.box), ...(marker === null ? [] : [marker.box])]);
  const last = lines.at(-1);
  const size = median(lines.map((line) => line.size));
  const right = lines.length > 1 ? most(lines.map((line) => line.box[2])) : region[2];
  return {
    lines: lines.map(textLineOf),
    box,
    marker: marker?.text ?? null,
    markerLeft: marker?.box[0] ?? box[0],
    size,
    isBold: lines.every((line) => line.isBold),
    gapBefore,
    // A few words are not a full line, even if nothing else shows the width of the text.
    isFull: last !== undefined && right - last.box[2] < 0.12 * (region[2] - region[0]) && last.box[2] - last.box[0] > 12 * size,
    room: last === undefined ? 0 : region[2] - last.box[2],
    mayContinue: false,
    alignment: alignmentOf(lines, region),
  };
}

function alignmentOf(lines: readonly Line[], region: Box): Passage['alignment'] {
  const width = region[2] - region[0];
  if (lines.every((line) => isCentred(line, region) && line.box[2] - line.box[0] < 0.9 * width)) return 'center';
  if (lines.every((line) => region[2] - line.box[2] < 1 && line.box[0] - region[0] > 0.25 * width)) return 'right';
  const inner = lines.slice(0, -1);
  if (inner.length >= 2 && inner.every((line) => region[2] - line.box[2] < 1)) return 'justify';
  return 'left';
}

export function passageText({ lines }: Passage): string {
  return lines.map(({ runs }) => plainText(runs)).join(' ');
}
