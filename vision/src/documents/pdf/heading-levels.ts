import { isLeader, isMonoLine } from './lines.ts';
import { passageText, type Passage } from './paragraphs.ts';

/** An entry of the document's own outline. */
export interface OutlineEntry {
  title: string;
  /** From 1. */
  level: number;
}

/** A heading is larger than the text by this much at least. */
const largerBy = 1.09;
const lettersMax = 220;
const linesMax = 4;

/**
 * Which passages are headings, and of what level. A heading is larger than most of the text, or bold and apart from it; each size is
 * a level, the largest the first, bold ones of the text's size come last. Where the document has an outline, what it lists is a
 * heading, and its levels count.
 */
export function headingLevels(passages: readonly Passage[], outline: readonly OutlineEntry[]): Map<Passage, number> {
  const body = bodySize(passages);
  const listed = new Map(outline.map(({ title, level }) => [bare(title), level]));
  const found = passages.flatMap((passage, index) => {
    const text = fullText(passage);
    const outlineLevel = listed.get(bare(text)) ?? null;
    const isHeading = (outlineLevel !== null && !isBodyItem(passage, body)) || looksLikeHeading(passage, passages[index + 1], text, body);
    return isHeading ? [{ passage, outlineLevel, rank: rankOf(passage, body) }] : [];
  });
  const sizes = [...new Set(found.map(({ rank }) => rank))].toSorted((one, other) => other - one);
  // Sizes that are measured, not told, differ a little: no heading is that much like another of a different level.
  const ranks: number[] = [];
  for (const size of sizes) if (size < 0.93 * (ranks.at(-1) ?? Infinity)) ranks.push(size);
  const hasTitleAbove = found.some(({ outlineLevel, rank }) => outlineLevel === null && rank === ranks[0]);
  const usesOutline = found.filter(({ outlineLevel }) => outlineLevel !== null).length >= 0.5 * found.length && listed.size > 1;
  return new Map(
    found.map(({ passage, outlineLevel, rank }) => {
      const bySize = ranks.filter((first) => first >= rank).length;
      const level = usesOutline && outlineLevel !== null ? outlineLevel + (hasTitleAbove ? 1 : 0) : bySize;
      return [passage, Math.min(level, 6)];
    }),
  );
}

/** The size in which most letters are set. */
function bodySize(passages: readonly Passage[]): number {
  const letters = new Map<number, number>();
  for (const { lines } of passages)
    for (const line of lines) {
      const size = Math.round(line.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + line.words.reduce((sum, { text }) => sum + text.length, 0));
    }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}

function looksLikeHeading(passage: Passage, next: Passage | undefined, text: string, body: number): boolean {
  if (passage.lines.some((line) => isLeader(line) || isMonoLine(line))) return false;
  if (text.length > lettersMax || passage.lines.length > linesMax || !/[\p{L}\p{N}]/u.test(text)) return false;
  const isNumbered = passage.marker !== null && /^\d+(?:\.\d+)*\.?$/.test(passage.marker);
  if (passage.marker !== null && !isNumbered) return false;
  if (passage.size >= body * largerBy) return passage.marker === null || passage.isBold || passage.size >= body * 1.15;
  if (!passage.isBold || passage.size < body * 0.95 || text.length > 120 || passage.lines.length > 2) return false;
  // Bold text alone: a label of what follows, not a sentence.
  const isApart = passage.gapBefore === 0 || passage.gapBefore > 1.15;
  return isApart && next !== undefined && !next.isBold && !/[.:;,。：；，]$/u.test(text);
}

function isBodyItem(passage: Passage, body: number): boolean {
  return passage.marker !== null && !passage.isBold && passage.size < body * largerBy;
}

/** Larger is higher; half a point is no difference. */
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
