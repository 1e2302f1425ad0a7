import type { NumberingReference } from './word-styles.ts';
import { attributeOf, child, elements, type XmlElement } from './xml.ts';

export interface Marker {
  /** As printed: `•`, `3.`, `b)`, `2.1`. */
  text: string;
  isOrdered: boolean;
}

/** Returns the marker of each list paragraph. It must be called for every list paragraph, in order. */
export interface WordNumbering {
  /** Null for a level without a printed marker. */
  next(reference: NumberingReference): Marker | null;
}

interface Level {
  format: string;
  text: string;
  start: number;
}

interface Numbering {
  /** Lists of the same kind continue each other's numbering. */
  kind: string;
  levels: ReadonlyMap<number, Level>;
  /** The levels at which this list restarts, with the first number. */
  restarts: ReadonlyMap<number, number>;
}

/** Numbers lists as Word does (ECMA-376, Part 1, 17.9). */
export function wordNumbering(root: XmlElement | null): WordNumbering {
  const numberings = root === null ? new Map<string, Numbering>() : readNumberings(root);
  const counters = new Map<string, Array<number | undefined>>();
  const begun = new Set<string>();

  function count({ kind, levels, restarts }: Numbering, { id, level }: NumberingReference): Array<number | undefined> {
    const counts = counters.get(kind) ?? [];
    counters.set(kind, counts);
    const restart = begun.has(`${id} ${level}`) ? undefined : restarts.get(level);
    begun.add(`${id} ${level}`);
    const previous = counts[level];
    counts[level] = restart ?? (previous === undefined ? (levels.get(level)?.start ?? 1) : previous + 1);
    counts.length = level + 1;
    return counts;
  }

  return {
    next(reference) {
      const numbering = numberings.get(reference.id);
      const level = numbering?.levels.get(reference.level);
      if (numbering === undefined || level === undefined || level.text === '') return null;
      if (level.format === 'bullet') return { text: bulletOf(level.text), isOrdered: false };
      const counts = count(numbering, reference);
      const text = level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
        const index = Number(digit) - 1;
        const shown = numbering.levels.get(index);
        return formatNumber(counts[index] ?? shown?.start ?? 1, shown?.format ?? 'decimal');
      });
      return { text, isOrdered: true };
    },
  };
}

function readNumberings(root: XmlElement): Map<string, Numbering> {
  const kinds = new Map<string, Map<number, Level>>();
  for (const kind of elements(root, 'abstractNum')) kinds.set(attributeOf(kind, 'abstractNumId') ?? '', levelsOf(kind));
  const numberings = new Map<string, Numbering>();
  for (const num of elements(root, 'num')) {
    const kind = attributeOf(child(num, 'abstractNumId'), 'val') ?? '';
    const levels = new Map(kinds.get(kind));
    const restarts = new Map<number, number>();
    for (const override of elements(num, 'lvlOverride')) {
      const index = Number(attributeOf(override, 'ilvl') ?? 0);
      for (const [level, changed] of levelsOf(override)) levels.set(level, changed);
      const start = Number(attributeOf(child(override, 'startOverride'), 'val') ?? Number.NaN);
      if (Number.isInteger(start)) restarts.set(index, start);
    }
    numberings.set(attributeOf(num, 'numId') ?? '', { kind, levels, restarts });
  }
  return numberings;
}

function levelsOf(parent: XmlElement): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const level of elements(parent, 'lvl')) {
    const start = Number(attributeOf(child(level, 'start'), 'val') ?? 1);
    levels.set(Number(attributeOf(level, 'ilvl') ?? 0), {
      format: attributeOf(child(level, 'numFmt'), 'val') ?? 'decimal',
      text: (attributeOf(child(level, 'lvlText'), 'val') ?? '').slice(0, 100),
      start: Number.isInteger(start) ? start : 1,
    });
  }
  return levels;
}

/** Bullets of symbol fonts use private-use code points, which other fonts cannot show. */
function bulletOf(text: string): string {
  return /[\uE000-\uF8FF]/.test(text) ? '•' : text;
}

function formatNumber(value: number, format: string): string {
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value);
  if (format === 'upperRoman') return roman(value).toUpperCase();
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (/^(?:chinese|taiwanese|japaneseCounting|ideograph)/.test(format)) return chinese(value);
  return format === 'none' ? '' : String(value);
}

/** a..z, then aa..zz: Word repeats the same letter. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  return String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const romanDigits = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [amount, digits] of romanDigits) {
    text += digits.repeat(Math.floor(rest / amount));
    rest %= amount;
  }
  return text;
}

function chinese(value: number): string {
  const digits = '零一二三四五六七八九';
  if (value < 1 || value > 99) return String(value);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return `${tens > 1 ? digits.charAt(tens) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? digits.charAt(ones) : ''}`;
}
