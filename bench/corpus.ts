import type { AssetType } from '@farebox/contract';
import { english, chinese, type Language, type Subject } from './corpus-words.ts';

/** The owner's texts about an asset. */
export interface WrittenAsset {
  title: string;
  description: string;
  /** Its contents: columns, first lines, operations. */
  content: string;
  assetType: AssetType;
  mimeType: string;
  license: string;
  priceAmount: string;
}

/** How many of ten assets, and of ten questions, are Chinese. */
const chineseOfTen = 4;

/**
 * Asset number `index` of a catalog that is the same on every machine: written like an owner, about a subject at a place in a period, with
 * rare names. Many are alike, like a series that is published month by month: the hard case for nearest vectors.
 */
export function writtenAsset(index: number): WrittenAsset {
  const pick = picker(index + 1);
  const language = pick.below(10) < chineseOfTen ? chinese : english;
  const subject = pick.of(language.subjects);
  const words = wordsOf(language, subject, pick);
  const { assetType, mimeType } = pick.of(kinds);
  return {
    title: filled(pick.of(language.titles[assetType]), words),
    description: pick
      .some(language.sentences, 2 + pick.below(3))
      .map((sentence) => filled(sentence, words))
      .join(language.between),
    content: assetType === 'dataset' ? `${subject.columns}, ${filled('{name}', words)}` : filled(pick.of(language.contents), words),
    assetType,
    mimeType,
    license: pick.of(['CC-BY-4.0', 'CC0-1.0', 'ODbL-1.0', 'MIT', 'proprietary']),
    priceAmount: pick.of(['0', '0.01', '0.05', '0.10', '0.50', '2.00']),
  };
}

/** Question number `index`: about the same subjects, but asked without knowing the titles. */
export function writtenQuestion(index: number): string {
  const pick = picker(0x5eed_0000 + index);
  const language = pick.below(10) < chineseOfTen ? chinese : english;
  return filled(pick.of(language.questions), wordsOf(language, pick.of(language.subjects), pick));
}

const kinds = [
  { assetType: 'dataset', mimeType: 'text/csv' },
  { assetType: 'dataset', mimeType: 'text/csv' },
  { assetType: 'dataset', mimeType: 'application/vnd.apache.parquet' },
  { assetType: 'dataset', mimeType: 'application/json' },
  { assetType: 'text', mimeType: 'application/pdf' },
  { assetType: 'text', mimeType: 'text/markdown' },
  { assetType: 'api', mimeType: 'application/json' },
  { assetType: 'api', mimeType: 'application/json' },
  { assetType: 'image', mimeType: 'image/jpeg' },
  { assetType: 'audio', mimeType: 'audio/mpeg' },
  { assetType: 'video', mimeType: 'video/mp4' },
] as const;

function wordsOf(language: Language, subject: Subject, pick: Picker): Record<string, string> {
  const [measure = '', other = ''] = pick.some(subject.measures, 2);
  return {
    subject: subject.name,
    asked: subject.asked,
    measure,
    other,
    place: pick.of(language.places),
    period: pick.of(language.periods),
    grain: pick.of(language.grains),
    publisher: pick.of(language.publishers),
    year: String(1985 + pick.below(41)),
    // A rare word: the name of a station, an author, a survey.
    name: pick.some(language.syllables, 3).join(''),
    count: String(pick.below(900) + 100),
  };
}

/** @param template with names of words in braces */
function filled(template: string, words: Readonly<Record<string, string>>): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Picker {
  below(limit: number): number;
  of<T>(list: readonly [T, ...T[]]): T;
  /** Distinct elements, in any order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Mulberry32. The seed is spread over all bits first, so that neighbouring seeds give different texts. */
function picker(seed: number): Picker {
  let state = Math.imul(seed, 0x9e37_79b1) ^ 0x1f12_3bb5;
  const below = (limit: number): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    of: (list) => list[below(list.length)] ?? list[0],
    some(list, count) {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
