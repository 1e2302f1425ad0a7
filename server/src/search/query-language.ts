import { createRequire } from 'node:module';
import type * as Tinyld from 'tinyld';
import { words } from './terms.ts';

const sampleMax = 500;
/** Statistics of fewer letters guess. */
const lettersMin = 24;
const englishMin = 2;
/** Words that hardly another language has; those that it shares (`in`, `an`, `on`, `die`) are not among them. */
const english = new Set(
  `the of and to for with from what which how where when who is are does do my your this that any all by
  find get give show make convert need want weather data`.match(/\S+/g),
);

/**
 * The language of a question or a title, ISO 639-1: by its script where that says it, by small English words, else by statistics. Never
 * throws. Null where it is too short to tell.
 */
export function queryLanguage(text: string): string | null {
  const sample = text.slice(0, sampleMax).toWellFormed();
  const script = ascii.test(sample) ? null : byScript(sample);
  if (script !== null) return script;
  const englishWords = new Set(words(sample).flatMap((word) => (english.has(word.text) ? [word.text] : [])));
  if (englishWords.size >= englishMin) return 'en';
  if (count(sample, /\p{L}/gu) < lettersMin) return null;
  const language = tinyld().detect(sample);
  return /^[a-z]{2}$/.test(language) ? language : null;
}

/** Loaded when first needed: its statistics of every language take 30 MB, and most questions do without. */
function tinyld(): typeof Tinyld {
  return createRequire(import.meta.url)('tinyld');
}

const ascii = /^[\0-\x7f]*$/;

function byScript(sample: string): string | null {
  const [han, kana, hangul] = [
    count(sample, /\p{Script=Han}/gu),
    count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    count(sample, /\p{Script=Hangul}/gu),
  ];
  const signs = han + kana + hangul;
  // One sign says about as much as three letters.
  if (signs === 0 || 3 * signs < count(sample, /\p{L}/gu) - signs) return null;
  return hangul > han + kana ? 'ko' : kana > 0 ? 'ja' : 'zh';
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
