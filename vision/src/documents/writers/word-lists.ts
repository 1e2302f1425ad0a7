import type { ILevelsOptions } from 'docx';
import type { Block } from '../document-model.ts';

type Item = Extract<Block, { kind: 'item' }>;

interface ListReference {
  reference: string;
  level: number;
}

export interface WordLists {
  /** The numbering of the next item. Null when Word could not print its marker; the marker is then written as text. */
  next(item: Item): ListReference | null;
  /** The definitions for the document. Call it after all items. */
  definitions(): Array<{ reference: string; levels: ILevelsOptions[] }>;
}

interface Running {
  reference: string;
  format: NumberFormat;
  pattern: string;
  next: number;
}

type NumberFormat = 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman';

const definitionsMax = 2000;
const levelMax = 8;

/**
 * Creates real numbering for the list items, so that Word prints each marker as it was. A list that continues after a paragraph keeps
 * counting, and a list that begins at 3 begins there.
 */
export function wordLists(): WordLists {
  const running: Array<Running | undefined> = [];
  const definitions = new Map<string, ILevelsOptions>();

  function define(reference: string, level: ILevelsOptions): ListReference | null {
    if (!definitions.has(reference) && definitions.size >= definitionsMax) return null;
    definitions.set(reference, level);
    return { reference, level: level.level };
  }

  return {
    next(item) {
      const level = Math.min(levelMax, Math.max(0, item.level));
      const above = running[level];
      running.length = level + 1;
      if (!item.isOrdered) {
        running[level] = undefined;
        const text = /^[^\s\w%]{1,2}$/u.test(item.marker) ? item.marker : '•';
        return define(`bullet ${level} ${text}`, { level, format: 'bullet', text, alignment: 'left', style: indent(level) });
      }
      const marker = readMarker(item.marker, above);
      if (marker === null) return null;
      const { format, pattern, number } = marker;
      if (above !== undefined && above.format === format && above.pattern === pattern && above.next === number) {
        above.next += 1;
        running[level] = above;
        return { reference: above.reference, level };
      }
      const reference = `list ${definitions.size + 1}`;
      running[level] = { reference, format, pattern, next: number + 1 };
      const text = pattern.replace('#', `%${level + 1}`);
      return define(reference, { level, format, text, alignment: 'left', start: number, style: indent(level) });
    },
    definitions: () => [...definitions].map(([reference, level]) => ({ reference, levels: [level] })),
  };
}

const indentTwips = 360;

function indent(level: number): NonNullable<ILevelsOptions['style']> {
  return { paragraph: { indent: { left: indentTwips * (level + 1), hanging: indentTwips } } };
}

interface ReadMarker {
  format: NumberFormat;
  /** The marker with `#` in place of the number. */
  pattern: string;
  number: number;
}

/** A letter that continues a lettered list is a letter. Otherwise `i` begins a list of Roman numerals. */
function readMarker(marker: string, above: Running | undefined): ReadMarker | null {
  const match = /^([^\w%#]{0,3})(\d{1,6}|[ivxlcdm]{1,12}|[a-z]|[IVXLCDM]{1,12}|[A-Z])([^\w%#]{0,3})$/u.exec(marker.trim());
  const [, before = '', digits = '', after = ''] = match ?? [];
  if (digits === '') return null;
  const pattern = `${before}#${after}`;
  if (/\d/.test(digits)) return String(Number(digits)) === digits ? { format: 'decimal', pattern, number: Number(digits) } : null;
  const isUpper = digits === digits.toUpperCase();
  const letter: ReadMarker = {
    format: isUpper ? 'upperLetter' : 'lowerLetter',
    pattern,
    number: (digits.toLowerCase().codePointAt(0) ?? 97) - 96,
  };
  const value = romanValue(digits.toLowerCase());
  const isLetter = digits.length === 1 && ((above?.format === letter.format && above.next === letter.number) || value === null);
  if (isLetter) return letter;
  const roman: ReadMarker = { format: isUpper ? 'upperRoman' : 'lowerRoman', pattern, number: value ?? 0 };
  const goesOn = above?.format === roman.format && above.next === roman.number;
  if (digits.length === 1 && !goesOn && digits.toLowerCase() !== 'i') return letter;
  return value === null ? null : roman;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Null when the letters are not a valid Roman numeral. */
function romanValue(digits: string): number | null {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(digits)) return null;
  const values = Array.from(digits, (digit) => romanDigits[digit] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
