import type { Glyph } from './interpret-page.ts';
import type { TextStyle } from './page-content.ts';

/** Glyphs of one style painted in sequence on one baseline, and the gap in points that counts as a space in this run. */
interface SpacedRun {
  glyphs: readonly Glyph[];
  spaceMin: number;
}

/**
 * Relative to the font size. Kerning opens gaps of up to .09, but of most fonts only half as much; a space narrowed by justification usually
 * keeps at least .15, in lines that are too full .1.
 */
const kerningMax = 0.09;
const usualKerning = 0.04;
const narrowestSpace = 0.15;
/** In text with written spaces, a gap without a space character is the typesetter's, unless it is as wide as a space. */
const unwrittenSpaceMin = 0.2;
/** The number of gaps needed to measure the spacing of a line. Lines with fewer gaps use the value of their style. */
const gapsMin = 6;
const rareMax = 100;
/** Letters further apart than this are not one word but table cells. */
const trackingMax = 0.4;

/**
 * Splits glyphs into runs and measures the width of a space in each run. TeX writes no space characters, only gaps that differ between
 * lines and fonts. Letterspaced text also has gaps between letters, so a space is a gap clearly wider than the others.
 */
export function spacedRuns(glyphs: readonly Glyph[]): SpacedRun[] {
  const runs = runsOf(glyphs).map((run): Run => ({ glyphs: run, style: run[0]?.style, gaps: gapsOf(run), spaces: spacesIn(run) }));
  const writesSpaces = glyphs.reduce((count, { isSpace }) => count + (isSpace ? 1 : 0), 0) > 0.04 * glyphs.length;
  const usual = new Map(
    [...Map.groupBy(runs, ({ style }) => style)].map(([style, alike]) => {
      const gaps = alike.flatMap((run) => run.gaps);
      // A rare style has too few gaps, so the whole page also decides whether spaces are written.
      const spaces = alike.reduce((sum, run) => sum + run.spaces, 0);
      return [style, limitOf(gaps, spaces, writesSpaces && gaps.length < rareMax, null)];
    }),
  );
  return runs.map((run) => {
    const limit = limitOf(run.gaps, run.spaces, false, usual.get(run.style) ?? null);
    return { glyphs: run.glyphs, spaceMin: (run.style?.size ?? 0) * limit };
  });
}

interface Run {
  glyphs: readonly Glyph[];
  style: TextStyle | undefined;
  /** The gaps between letters, relative to the font size. */
  gaps: readonly number[];
  /** The number of written spaces between letters. */
  spaces: number;
}

function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  let style: TextStyle | null = null;
  let baseline = NaN;
  for (const glyph of glyphs) {
    const last = runs.at(-1);
    if (last !== undefined && glyph.style === style && Math.abs(glyph.from[1] - baseline) < 0.1 * glyph.style.size) last.push(glyph);
    else runs.push([glyph]);
    style = glyph.style;
    baseline = glyph.from[1];
  }
  return runs;
}

/**
 * The gaps between letters without a written space between them, relative to the font size. Dots of leaders are left out, since they do not
 * show word gaps.
 */
function gapsOf(run: readonly Glyph[]): number[] {
  const gaps: number[] = [];
  for (const [index, glyph] of run.entries()) {
    const before = run[index - 1];
    if (before === undefined || glyph.isSpace || before.isSpace || glyph.text === '.' || before.text === '.') continue;
    gaps.push((glyph.from[0] - before.to[0]) / glyph.style.size);
  }
  return gaps;
}

function spacesIn(run: readonly Glyph[]): number {
  return run.filter(({ isSpace }, index) => isSpace && index > 0 && index < run.length - 1).length;
}

/**
 * @param spaces written beside these gaps: if far fewer than the gaps as wide as a space, only those that must not break are written, and
 *   the others are gaps
 * @param usual the limit of the style; null when that limit itself is computed
 */
function limitOf(gaps: readonly number[], spaces: number, writesSpaces: boolean, usual: number | null): number {
  const sorted = Float64Array.from(gaps).sort();
  const tracking = trackingOf(sorted);
  const wide = sorted.filter((gap) => gap > tracking + narrowestSpace).length;
  const least = writesSpaces || (spaces > 0 && wide <= 2 * spaces) ? unwrittenSpaceMin : 0;
  if (gaps.length < gapsMin) return Math.max(usual ?? (kerningMax + narrowestSpace) / 2, least);
  return Math.max(tracking + holeAfter(sorted, tracking + usualKerning, tracking + unwrittenSpaceMin), tracking + least);
}

/** The letterspacing of a run. With letterspacing, most gaps are equal, and wider than kerning makes them. */
function trackingOf(sorted: Float64Array): number {
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const alike = sorted.filter((gap) => Math.abs(gap - middle) < 0.04).length;
  if (middle < 0.03 || middle > trackingMax || alike < 0.6 * sorted.length) return 0;
  // Some lines of formulas have only single letters with spaces between them.
  const hasWider = (sorted.at(-1) ?? 0) > middle + narrowestSpace;
  return middle < narrowestSpace || hasWider ? middle : 0;
}

/**
 * The middle of the widest range between `low` and `high` that contains no gap width. The last range counts less: equal gaps below it, without
 * any others, are the spaces of a line that is too full.
 */
function holeAfter(sorted: Float64Array, low: number, high: number): number {
  let [best, widest] = [(low + high) / 2, 0];
  let from = low;
  for (const gap of [...sorted.filter((each) => each > low && each < high), high]) {
    const width = gap < high ? gap - from : lastShare * (gap - from);
    if (width > widest) [best, widest] = [(from + gap) / 2, width];
    from = gap;
  }
  return best;
}

const lastShare = 0.5;
