import { blockText, plainText, type Block } from '../../vision/src/documents/document-model.ts';
import type { OutlineEntry } from '../../vision/src/documents/pdf/heading-levels.ts';
import type { Share } from './documents-scores.ts';
import { captionedTables, tableRowsFound, type EditionTable } from './pdf-table-scores.ts';

/** Compares a reading of a PDF with the output of `pdftotext`, which has the words and their order, but neither headings nor tables. */
export interface PdfScores {
  /** Words of 30 letters and more: mostly several words without their spaces. */
  glued: { ours: number; theirs: number };
  /** Words of the body in both readings, of all in `pdftotext`. */
  recall: Share;
  /**
   * Triples of words in the same order, of all that occur exactly once in the reference: the best of three orders of `pdftotext`, because tables
   * are painted by column or by row. A triple that is nowhere counts as well: the words of a reversed line are all there.
   */
  order: Share;
  /** The same for the text of pdf.js as `unpdf` joins it. */
  plainOrder: Share;
  /** Paragraphs that begin in the middle of a sentence, of all. */
  split: Share;
  /** Breaks between sentences that both have, of all in `pdftotext` that end a printed line. */
  breaks: Share;
  /** Running heads and page numbers inside a paragraph, of all. */
  intruders: Share;
  /** Entries of the PDF's own outline that are headings. */
  headings: Share;
  /** Neighbouring entries of the outline whose headings have the same relative level. */
  levels: Share;
  /** The number of tables. */
  tables: number;
  /** Captions of printed columns that have a table next to them. */
  captions: Share;
  /** Rows of tables in the HTML edition that are also rows here, with the same cells. */
  rows: Share;
  failures: string[];
}

/** The reference for a reading. */
export interface PdfTruth {
  /** The text of each page by `pdftotext`. */
  pages: readonly string[];
  /** The same by `pdftotext -raw`, in the order in which it was painted: of columns that is often the right one. */
  painted: readonly string[];
  /** The same by `pdftotext -layout`, which keeps printed lines: of tables that are painted by column, the only one by row. */
  printed: readonly string[];
  /** The text by pdf.js in the order of its operators. */
  plain: string;
  outline: readonly OutlineEntry[];
  /** From the HTML edition; empty without one. */
  tables: readonly EditionTable[];
}

export function pdfScores({ pages, painted, printed, plain, outline, tables }: PdfTruth, blocks: readonly Block[]): PdfScores {
  const { bodies, furniture } = withoutFurniture(pages);
  const body = blocks.filter(({ kind }) => kind !== 'furniture');
  const ours = body.flatMap((block) => wordsOf(blockText(block)));
  const theirs = withLigatures(
    bodies.flatMap((text) => wordsOf(text)),
    new Set(ours),
  );
  const failures: string[] = [];
  const note = (what: string, texts: readonly string[]) => {
    for (const text of texts.slice(0, 12)) failures.push(`${what}: ${text}`);
  };
  const missing = missingWords(theirs, ours);
  const counted = theirs.filter(isCounted);
  note('missing', missing.slice(0, 40).length === 0 ? [] : [missing.slice(0, 40).join(' ')]);
  const glued = gluedWords(body.map(blockText).join('\n'));
  note('glued', glued);
  const splits = splitsOf(body);
  note('split', splits.found);
  const breaks = breaksOf(bodies, printed, body);
  note('joined', breaks.lost);
  const intruders = intrudersOf(furniture, body);
  note('intruder', intruders.found);
  const { headings, levels, missed } = headingScores(outline, body, new Set(bodies.map(bare).join('\n').split('\n')));
  note('heading', missed);
  const captions = captionedTables(body, printed);
  note('caption without a table', captions.missed);
  const rows = tableRowsFound(tables, pages, body);
  note('row', rows.missed);
  const references = [theirs, ...[painted, printed].map((text) => wordsOf(withoutFurniture(text).bodies.join('\n')))];
  const orderIn = (words: readonly string[]) => references.map((reference) => orderOf(reference, words)).reduce(better);
  return {
    glued: { ours: glued.length, theirs: gluedWords(bodies.join('\n')).length },
    recall: { right: counted.length - missing.length, of: counted.length },
    order: orderIn(ours),
    plainOrder: orderIn(wordsOf(plain)),
    split: { right: splits.found.length, of: splits.of },
    breaks: { right: breaks.of - breaks.lost.length, of: breaks.of },
    intruders: { right: intruders.found.length, of: furniture.length },
    headings,
    levels,
    tables: body.filter(({ kind }) => kind === 'table').length,
    captions: captions.share,
    rows: rows.share,
    failures,
  };
}

const square = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const wordPattern = new RegExp(`[${square}]|(?:(?![${square}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const squareLetter = new RegExp(`[${square}]`, 'u');

/** Words in lower case. A hyphenated word counts as one, whether or not it was broken there. */
function wordsOf(text: string): string[] {
  const joined = text
    .normalize('NFKC')
    .replace(/[\u00ad]/g, '')
    .replace(/(?<=\p{L})[-‐‑](?:\n\s*)?(?=\p{L})/gu, '')
    .toLowerCase();
  return joined.match(wordPattern) ?? [];
}

/** Numbers and single letters belong to formulas and tables, whose order is a matter of opinion. */
function isCounted(word: string): boolean {
  return squareLetter.test(word) || /^\p{L}{3,}$/u.test(word);
}

function gluedWords(text: string): string[] {
  return (text.normalize('NFKC').match(/\p{L}{30,}/gu) ?? []).filter(
    (word) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word),
  );
}

const ligatures = ['fi', 'ff', 'fl', 'ffi', 'ffl'];

/** `pdftotext` loses ligatures of fonts that do not name them: `modi` and `cation` count as our whole word, and so does `rst`. */
function withLigatures(words: readonly string[], known: ReadonlySet<string>): string[] {
  const whole: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next = ''] = [words[index], words[index + 1]];
    const find = (candidates: readonly string[]) => (known.has(word) ? undefined : candidates.find((each) => known.has(each)));
    const over = find(ligatures.map((ligature) => word + ligature + next));
    if (over !== undefined) index += 1;
    whole.push(over ?? find(ligatures.flatMap((ligature) => [ligature + word, word + ligature])) ?? word);
  }
  return whole;
}

function missingWords(wanted: readonly string[], got: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    if (!isCounted(word)) return false;
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function better(one: Share, other: Share): Share {
  return other.right * one.of > one.right * other.of ? other : one;
}

function orderOf(wanted: readonly string[], got: readonly string[]): Share {
  const places = placesOfTriples(got);
  const triples = [...placesOfTriples(wanted)].flatMap(([triple, place]) => (place === null ? [] : [triple]));
  // A triple that is there twice has no place, and counts for neither.
  const found = triples.map((triple) => places.get(triple)).filter((place) => place !== null);
  return { right: longestRise(found.filter((place) => place !== undefined)), of: found.length };
}

/** The position of each triple; null for those that occur twice. */
function placesOfTriples(words: readonly string[]): Map<string, number | null> {
  const places = new Map<string, number | null>();
  for (let index = 0; index + 2 < words.length; index += 1) {
    const triple = words.slice(index, index + 3).join(' ');
    places.set(triple, places.has(triple) ? null : index);
  }
  return places;
}

/** Length of the longest increasing subsequence. Source: patience sorting. */
function longestRise(values: readonly number[]): number {
  const tails: number[] = [];
  for (const value of values) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    tails[low] = value;
  }
  return tails.length;
}

interface FurnitureLine {
  line: string;
  /** The nearest body words before and after it. */
  before: string | null;
  after: string | null;
}

/** A label of the text, such as that of each definition, stands on many pages, but several times on most of them. */
const timesOnPageMax = 1.5;

/** Lines at the edges of pages that repeat on other pages except for their numbers, and lines with only a number. */
function withoutFurniture(pages: readonly string[]): { bodies: string[]; furniture: FurnitureLine[] } {
  const enough = pages.length < 6 ? 2 : 3;
  const lines = pages.map((page) => page.split('\n').filter((line) => line.trim() !== ''));
  const keyOf = (line: string) => line.trim().replace(/\d+/g, '#');
  const counts = new Map<string, number>();
  const edges = lines.map((all) => new Set([...all.keys()].filter((index) => index < 3 || index >= all.length - 3)));
  // Slides have navigation next to their text.
  const everywhere = Map.groupBy(
    lines.flatMap((all) => [...new Set(all.map(keyOf))]),
    (key) => key,
  );
  for (const [page, all] of lines.entries())
    for (const key of new Set([...(edges[page] ?? [])].map((index) => keyOf(all[index] ?? ''))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const times = Map.groupBy(lines.flat().map(keyOf), (key) => key);
  const isLabel = (key: string) => (times.get(key)?.length ?? 0) > timesOnPageMax * (everywhere.get(key)?.length ?? 0);
  const isFurniture = (page: number, index: number) => {
    const text = lines[page]?.[index] ?? '';
    if (isLabel(keyOf(text)) && /\p{L}/u.test(text)) return false;
    if (pages.length > 5 && (everywhere.get(keyOf(text))?.length ?? 0) >= 0.4 * pages.length && /\p{L}{2}/u.test(text)) return true;
    return (
      edges[page]?.has(index) === true &&
      ((counts.get(keyOf(text)) ?? 0) >= enough || /^\s*[-–—]?\s*(?:\d{1,4}|[ivxl]{1,6})\s*[-–—]?\s*$/.test(text))
    );
  };
  const gone = lines.map((all, page) => new Set([...all.keys()].filter((index) => isFurniture(page, index))));
  const bodies = pages.map((page, number) => {
    let index = -1;
    return page
      .split('\n')
      .filter((line) => {
        if (line.trim() === '') return true;
        index += 1;
        return gone[number]?.has(index) !== true;
      })
      .join('\n');
  });
  const words = bodies.map(wordsOf);
  const furniture = lines.flatMap((all, page) =>
    [...(gone[page] ?? [])].map((index): FurnitureLine => {
      const isTop = index < all.length / 2;
      return {
        line: all[index] ?? '',
        before: (isTop ? words[page - 1] : words[page])?.at(-1) ?? null,
        after: (isTop ? words[page] : words[page + 1])?.[0] ?? null,
      };
    }),
  );
  return { bodies, furniture };
}

function isText(block: Block): block is Extract<Block, { kind: 'paragraph' | 'item' }> {
  return block.kind === 'paragraph' || block.kind === 'item';
}

/** A paragraph that begins with a lower-case letter, after one without a final punctuation mark. */
function splitsOf(blocks: readonly Block[]): { found: string[]; of: number } {
  const texts = blocks.filter(({ kind }) => kind !== 'image');
  const found: string[] = [];
  let of = 0;
  for (const [index, block] of texts.entries()) {
    if (!isText(block)) continue;
    of += 1;
    const before = texts[index - 1];
    if (before === undefined || !isText(before) || block.kind === 'item') continue;
    const [end, start] = [plainText(before.runs).trimEnd(), plainText(block.runs).trimStart()];
    const isOpen = /(?:\p{L}{2}|[,，、‐-])$/u.test(end) && (end.match(/\p{L}{2,}/gu) ?? []).length >= 5;
    if (isOpen && /^\p{Ll}+(?:[\s,.;]|$)/u.test(start)) found.push(`${end.slice(-40)} | ${start.slice(0, 40)}`);
  }
  return { found, of };
}

/**
 * Of the breaks between two sentences, those that we have too. `pdftotext` also breaks a printed line at a wide space or a gap in its font;
 * that is no end of a paragraph.
 */
function breaksOf(bodies: readonly string[], printed: readonly string[], blocks: readonly Block[]): { lost: string[]; of: number } {
  const joined = new Set<string>();
  for (const block of blocks) {
    if (!isText(block)) continue;
    const words = wordsOf(plainText(block.runs));
    for (let index = 0; index + 5 < words.length; index += 1) joined.add(words.slice(index, index + 6).join(' '));
  }
  const lost: string[] = [];
  let of = 0;
  for (const [page, body] of bodies.entries()) {
    const lines = bare(printed[page] ?? '');
    const parts = body.split(/\n\s*\n/).map((part) => part.trim());
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1] ?? '';
      if (!/[.!?]$/.test(before) || !/^\p{Lu}/u.test(part)) continue;
      const [end, start] = [wordsOf(before), wordsOf(part)];
      if (end.length < 6 || start.length < 6 || isWithinLine(before, part, lines)) continue;
      of += 1;
      if (joined.has([...end.slice(-3), ...start.slice(0, 3)].join(' ')))
        lost.push(`${before.slice(-40)} | ${part.slice(0, 40)}`.replace(/\n/g, ' '));
    }
  }
  return { lost, of };
}

/** Whether both sides of a break are on one of the printed lines, which are normalised. */
function isWithinLine(before: string, after: string, lines: string): boolean {
  const [end, start] = [before.split('\n').at(-1) ?? '', after.split('\n')[0] ?? ''];
  return lines.includes(`${bare(end).slice(-4)}${bare(start).slice(0, 12)}`);
}

/** Running heads, running feet and page numbers between the words of one paragraph. */
function intrudersOf(furniture: readonly FurnitureLine[], blocks: readonly Block[]): { found: string[] } {
  const paragraphs = blocks.filter(isText).map((block) => ` ${wordsOf(plainText(block.runs)).join(' ')} `);
  const text = paragraphs.join('\n');
  const found = furniture.flatMap(({ line, before, after }) => {
    const inner = wordsOf(line).join(' ');
    if (inner === '' || before === null || after === null) return [];
    const place = text.indexOf(` ${before} ${inner} `);
    const isInside = place >= 0 && text.slice(place).startsWith(` ${before} ${inner} ${after} `);
    const isBefore = wordsOf(line).length > 1 && text.includes(` ${inner} ${after} `) && !text.includes(`\n ${inner} ${after} `);
    return isInside || (isBefore && text.includes(` ${before} ${inner} ${after}`)) ? [`${before} [${line.trim()}] ${after}`] : [];
  });
  return { found };
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\n]/gu, '');
}

/** @param printed the lines of the document, normalised: entries that are not printed anywhere are not counted */
function headingScores(
  outline: readonly OutlineEntry[],
  blocks: readonly Block[],
  printed: ReadonlySet<string>,
): { headings: Share; levels: Share; missed: string[] } {
  const lines = [...printed].filter((line) => line.length < 120);
  const ends = new Set(lines.flatMap((line) => [line, line.replace(/^(?:chapter|appendix|part)?[\da-z]?\d*/u, '')]));
  const found = blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ text: bare(plainText(block.runs)), level: block.level, isUsed: false }] : [],
  );
  const matched: Array<{ wanted: number; got: number }> = [];
  const missed: string[] = [];
  let of = 0;
  for (const { title, level } of outline) {
    const wanted = bare(title);
    if (wanted.length < 3 || !ends.has(wanted)) continue;
    of += 1;
    const place = found.find(
      // The number may be above, on its own line.
      ({ text, isUsed }) =>
        !isUsed &&
        (text === wanted || text === wanted.replace(/^\d{1,2}/, '') || (text.endsWith(wanted) && text.length - wanted.length < 12)),
    );
    if (place === undefined) missed.push(title);
    else {
      place.isUsed = true;
      matched.push({ wanted: level, got: place.level });
    }
  }
  const pairs = matched
    .slice(1)
    .map(({ wanted, got }, index) => Math.sign(wanted - (matched[index]?.wanted ?? 0)) === Math.sign(got - (matched[index]?.got ?? 0)));
  return { headings: { right: matched.length, of }, levels: { right: pairs.filter(Boolean).length, of: pairs.length }, missed };
}
