import { plainText } from '../document-model.ts';
import type { TextLine } from './lines.ts';
import { passageText, type Passage } from './paragraphs.ts';

/** An entry of the PDF outline. */
export interface OutlineEntry {
  title: string;
  /** Starts at 1. */
  level: number;
}

/** A heading is larger than the body text by at least this factor. */
export const largerBy = 1.09;
const lettersMax = 220;
const linesMax = 4;

interface Heading {
  passage: Passage;
  text: string;
  /** The level in the outline; null if the outline does not list the heading. */
  outlineLevel: number | null;
  /** Larger headings have a higher rank. */
  rank: number;
}

/**
 * Finds the headings and their levels. A heading is larger than the body text, or bold and separate from it. Each size is one level: the
 * largest is level one, and bold headings in the size of the text come last. If the document has an outline, its entries are headings and
 * keep their outline levels.
 *
 * @param titles slide titles: all are headings of one level, since presentation programs shrink long titles
 */
export function headingLevels(
  passages: readonly Passage[],
  outline: readonly OutlineEntry[],
  titles: ReadonlySet<Passage> = new Set(),
): Map<Passage, number> {
  const body = bodySize(passages);
  const numberless = outline.map(({ title, level }): [string, number] => [bare(title.replace(leadingNumber, '')), level]);
  const listed = new Map([...numberless, ...outline.map(({ title, level }): [string, number] => [bare(title), level])]);
  const candidates = passages.flatMap((passage, index): Heading[] => {
    const text = fullText(passage);
    const outlineLevel = outlineLevelOf(passage, text, listed);
    const isListed = outlineLevel !== null && !isBodyItem(passage, passages[index + 1], body);
    const isHeading = isListed || titles.has(passage) || looksLikeHeading(passage, passages[index + 1], text, body);
    return isHeading ? [{ passage, text, outlineLevel, rank: rankOf(passage, body) }] : [];
  });
  const titleRank = candidates.reduce((most, { passage, rank }) => (titles.has(passage) ? Math.max(most, rank) : most), 0);
  const ranked = candidates.map((heading) => (titles.has(heading.passage) ? { ...heading, rank: titleRank } : heading));
  const found = withLabels(withoutContents(ranked, listed, body), passages);
  const steps = stepsOf(found);
  const hasTitleAbove = found.some((heading) => heading.outlineLevel === null && steps.get(heading) === 1);
  const usesOutline = found.filter(({ outlineLevel }) => outlineLevel !== null).length >= 0.5 * found.length && listed.size > 1;
  return new Map(
    found.map((heading) => {
      const { passage, outlineLevel } = heading;
      const level = usesOutline && outlineLevel !== null ? outlineLevel + (hasTitleAbove ? 1 : 0) : (steps.get(heading) ?? 1);
      return [passage, Math.min(level, 6)];
    }),
  );
}

const leadingNumber = /^(?:\d{1,3}|[A-Z])(?:\.\d{1,3})*\.?\s+(?=\S)/u;

/** Outlines list headings with or without their numbers. */
function outlineLevelOf(passage: Passage, text: string, listed: ReadonlyMap<string, number>): number | null {
  const level = listed.get(bare(text)) ?? null;
  if (level !== null) return level;
  const number = leadingNumber.exec(text)?.[0];
  const isPlain = number === undefined || (passage.lines.length > 2 && !passage.isBold);
  return isPlain ? null : (listed.get(bare(text.slice(number.length))) ?? null);
}

/**
 * Removes entries of a table of contents. Such an entry repeats a heading and adds a page number, or it repeats a heading without its large
 * or bold type.
 */
function withoutContents(found: readonly Heading[], listed: ReadonlyMap<string, number>, body: number): Heading[] {
  const standsOut = ({ passage }: Heading) => passage.isBold || passage.size >= body * largerBy;
  const texts = new Set(found.map(({ text }) => bare(text)));
  const outstanding = new Set(found.filter(standsOut).map(({ text }) => bare(text)));
  return found.filter((heading) => {
    if (!standsOut(heading) && outstanding.has(bare(heading.text))) return false;
    const entry = /^(.*\S)\s+(?:\d{1,4}|[ivxl]{1,6})$/u.exec(heading.text)?.[1];
    return entry === undefined || !(texts.has(bare(entry)) || listed.has(bare(entry)));
  });
}

const label =
  /^(?:chapter|part|appendix|section|lecture|kapitel|teil|anhang|chapitre|partie|annexe|capítulo|capitolo|parte|глава|часть|приложение)\s+(?:\d{1,3}|[A-Z]|[IVXLC]{1,7})[.:]?$|^第\s*[\d一二三四五六七八九十百]{1,4}\s*[章部編编篇]$|^제\s*\d{1,3}\s*[장부편]$/iu;

/** `Chapter 1` on its own line, smaller than the heading below it, belongs to that heading and gets the same level. */
function withLabels(found: readonly Heading[], passages: readonly Passage[]): Heading[] {
  const byPassage = new Map(found.map((heading) => [heading.passage, heading]));
  const next = new Map(passages.map((passage, index) => [passage, passages[index + 1]]));
  return found.map((heading) => {
    const following = next.get(heading.passage);
    const below = following === undefined ? undefined : byPassage.get(following);
    if (below === undefined || !label.test(heading.text.trim())) return heading;
    return { ...heading, rank: below.rank, outlineLevel: below.outlineLevel };
  });
}

/** Each size is a step, starting at 1. Within one size, `2.1.1` is one step below `2.1`. */
function stepsOf(found: readonly Heading[]): Map<Heading, number> {
  const ranks = ranksOf(found);
  const placed = found.map((heading) => ({
    heading,
    rank: ranks.findLastIndex((first) => first >= heading.rank),
    depth: depthOf(heading.text),
  }));
  const shallowest = ranks.map((_, rank) =>
    placed.reduce((least, other) => (other.rank === rank ? Math.min(least, other.depth ?? 9) : least), 9),
  );
  const keyed = placed.map(({ heading, rank, depth }) => ({ heading, key: 10 * rank + (depth ?? shallowest[rank] ?? 9) }));
  const keys = [...new Set(keyed.map(({ key }) => key))].toSorted((one, other) => one - other);
  return new Map(keyed.map(({ heading, key }) => [heading, keys.indexOf(key) + 1]));
}

/** The depth of the heading's number: 2 for `3.1 Method`; null for a heading without a number. */
function depthOf(text: string): number | null {
  const number = /^(?:\d{1,3}|[A-Z](?=\.\d))(?:\.\d{1,3})*(?=\.?\s)/u.exec(text)?.[0];
  return number === undefined ? null : Math.min(8, number.split('.').length);
}

/** Measured sizes vary a little. Headings of different levels never have sizes this close, so near sizes get the same rank. */
function ranksOf(found: readonly Heading[]): number[] {
  const ranks: number[] = [];
  for (const rank of [...new Set(found.map((heading) => heading.rank))].toSorted((one, other) => other - one))
    if (rank < 0.93 * (ranks.at(-1) ?? Infinity)) ranks.push(rank);
  return ranks;
}

/** The font size of most letters. */
export function bodySize(passages: readonly Passage[]): number {
  const letters = new Map<number, number>();
  for (const { lines } of passages)
    for (const line of lines) {
      const size = Math.round(line.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + lettersOf(line));
    }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}

function lettersOf({ runs }: TextLine): number {
  return plainText(runs).replaceAll(' ', '').length;
}

function looksLikeHeading(passage: Passage, next: Passage | undefined, text: string, body: number): boolean {
  if (passage.lines.some(({ isLeader, isMono, isBold }) => isLeader || (isMono && !isBold))) return false;
  if (text.length > lettersMax || passage.lines.length > linesMax || !/[\p{L}\p{N}]/u.test(text)) return false;
  if ((passage.marker !== null && !isNumber(passage.marker)) || isFormula(text)) return false;
  if (passage.size >= body * largerBy) return passage.marker === null || passage.isBold || passage.size >= body * 1.15;
  if (!passage.isBold || passage.size < body * 0.95 || text.length > 120 || passage.lines.length > 2) return false;
  // Bold text on its own line is a label for the text below; a sentence is not.
  const isApart = passage.gapBefore === 0 || passage.gapBefore > 1.15;
  return isApart && next !== undefined && !next.isBold && !/[.:;,。：；，]$/u.test(text);
}

/** Signs and single letters, as in `a2 + b2 = c2`, and no word: a fraction or a root is set larger than the text. */
function isFormula(text: string): boolean {
  return (
    !/\p{Script=Latin}{3}|[^\P{L}\p{Script=Latin}]{3}|\p{N}{3}|[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u.test(text) &&
    /[\p{Sm}\p{Script=Greek}]/u.test(text)
  );
}

function isNumber(marker: string): boolean {
  return /^\d+(?:\.\d+)*\.?$/.test(marker);
}

/** A list item whose text is in the outline but that is not a heading, usually in a list of contents. `3.1` is not an item number. */
function isBodyItem({ marker, isBold, size, lines, gapBefore }: Passage, next: Passage | undefined, body: number): boolean {
  if (marker === null || isBold || size >= body * largerBy || /^\d+(?:\.\d+)+\.?$/.test(marker)) return false;
  const isAlone = lines.length === 1 && (gapBefore === 0 || gapBefore > 1.35) && next !== undefined && next.marker === null;
  return !isAlone;
}

/** Larger headings rank higher; differences below half a point are ignored. */
function rankOf(passage: Passage, body: number): number {
  const size = Math.round(passage.size * 2) / 2;
  return size >= body * largerBy ? size : body * 0.5;
}

function fullText(passage: Passage): string {
  return passage.marker === null ? passageText(passage) : `${passage.marker} ${passageText(passage)}`;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
