/** A fragment of text from Tesseract: a word, or a few letters of one in scripts without spaces. In pixels of its picture. */
export interface Fragment {
  text: string;
  /** 0..100 */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Whether a space, or the start of a line, precedes it. */
  isApart: boolean;
  /** The number of its line in the picture. */
  line: number;
}

/** All fragments of one picture, in order. */
export type RecognisedPage = Fragment[];

/** How Tesseract looks for lines. As a block, a large line may be split in two; as a line, a block gives nothing. */
export const pageModes = { line: '7', block: '6' } as const;

const rowPattern = /^\d+(?:\t-?[\d.]+){10}\t/;

/**
 * Parses the output of `tesseract list stdout tsv txt`: for each picture the rows of a table, then its text. The rows have boxes but no
 * spaces, the text has spaces but no boxes; both have the same letters in the same order.
 */
export function recognisedPages(output: string, count: number): RecognisedPage[] {
  const rows: Fragment[][] = Array.from({ length: count }, () => []);
  const texts: string[][] = Array.from({ length: count }, () => []);
  let page = 0;
  for (const line of output.split('\n')) {
    if (!rowPattern.test(line)) {
      // The header of the table comes before the first picture.
      if (page > 0 && !line.startsWith('level\t')) texts[page - 1]?.push(line);
      continue;
    }
    const cells = line.split('\t');
    page = Number(cells[1]);
    if (cells[0] === '5') rows[page - 1]?.push(fragmentOf(cells));
  }
  return rows.map((fragments, index) => withSpaces(fragments, texts[index]?.join('\n') ?? ''));
}

function fragmentOf(cells: readonly string[]): Fragment {
  const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
  const line = cells.slice(2, 5).reduce((sum, part) => sum * 1000 + Number(part), 0);
  return { text: cells[11] ?? '', confidence, left, top, right: left + width, bottom: top + height, isApart: true, line };
}

/**
 * Finds the spaces by following the fragments through the text. If they differ, which was never seen, the remaining ones count as separate
 * words.
 */
function withSpaces(fragments: readonly Fragment[], text: string): Fragment[] {
  let place = 0;
  return fragments
    .map((fragment) => {
      const start = place;
      while (place < text.length && /\s/.test(text[place] ?? '')) place += 1;
      const isFound = text.startsWith(fragment.text, place);
      const isApart = !isFound || start !== place || start === 0;
      place = isFound ? place + fragment.text.length : start;
      return { ...fragment, isApart };
    })
    .filter((fragment) => fragment.text.trim() !== '');
}
