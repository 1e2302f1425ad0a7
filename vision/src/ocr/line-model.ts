import type { Workers } from '../workers.ts';
import { lineModelFiles } from './line-model-files.ts';
import { lineBorderOf, type PreparedLine } from './ocr-tasks.ts';
import type { RecognisedPage } from './tesseract-output.ts';

/**
 * A model that reads pictures of single lines: Simplified Chinese, many Traditional characters, and Latin letters and digits next to any
 * script. It cannot read Hangul and kana, and mistakes them for other characters.
 */
export interface LineModel {
  /**
   * @returns for each line one fragment per letter; none for a block of several lines
   * @throws VisionError
   */
  read(lines: readonly PreparedLine[], options: { scratch: string; signal: AbortSignal }): Promise<RecognisedPage[]>;
}

/** Few enough for the time limit of a worker on a slow machine. */
const linesAtOnce = 30;

/** For one page: lines are read once. Null if its packages are not installed. */
export function openLineModel(workers: Workers): LineModel | null {
  if (lineModelFiles() === null) return null;
  const pages = new Map<PreparedLine, RecognisedPage>();
  return {
    async read(lines, { scratch, signal }) {
      const single = lines.filter((line) => !line.isBlock && !pages.has(line));
      for (let start = 0; start < single.length; start += linesAtOnce) {
        const some = single.slice(start, start + linesAtOnce);
        const pictures = some.map(({ file, scale }) => ({ file, border: lineBorderOf(scale) }));
        const read = await workers.run('recognise-lines', { pictures }, { scratch, signal });
        for (const [index, line] of some.entries()) pages.set(line, read[index] ?? []);
      }
      return lines.map((line) => pages.get(line) ?? []);
    },
  };
}
