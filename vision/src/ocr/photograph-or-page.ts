import { heightOf, widthOf, type Area } from './bitmap.ts';
import { coreOf } from './photograph-lines.ts';
import type { FoundText } from './ocr-tasks.ts';

/** The share of mismatches, of the width of all lines or of all detected text, above which the picture is not a page. */
const unlikeMax = 0.3;
/** The least share of a line that detected text covers. */
const coveredMin = 0.2;

export interface Comparison {
  /**
   * True if lines lie outside of detected text, or detected text outside of lines: then the page reader took the surroundings for letters.
   */
  isPhotograph: boolean;
  /** For each line, whether the detector found text there. */
  isFound: boolean[];
}

/** Compares the lines of the page reader, which takes all ink for letters, with the text of the detector, in the same pixels. */
export function compared(lines: readonly Area[], found: readonly FoundText[]): Comparison {
  const cores = found.map(coreOf);
  const isFound = lines.map((line) => coverOf(line, cores) >= coveredMin);
  const isRead = cores.map((core) => coverOf(core, lines) >= coveredMin);
  const invented = widths(lines.filter((_, index) => isFound[index] === false)) / Math.max(1, widths(lines));
  const missed = widths(cores.filter((_, index) => isRead[index] === false)) / Math.max(1, widths(cores));
  return { isPhotograph: found.length > 0 && (invented > unlikeMax || missed > unlikeMax), isFound };
}

function widths(areas: readonly Area[]): number {
  return areas.reduce((sum, area) => sum + widthOf(area), 0);
}

/** The share of an area that the others cover. */
function coverOf(area: Area, others: readonly Area[]): number {
  let sum = 0;
  for (const other of others) {
    const width = Math.min(area.right, other.right) - Math.max(area.left, other.left);
    const height = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum / Math.max(1, widthOf(area) * heightOf(area));
}
