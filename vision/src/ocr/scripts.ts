/** Chinese characters and Japanese syllables with their punctuation: written without spaces. */
const cjkPattern = /[\u2E80-\u30FF\u31C0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF01-\uFF60\u{20000}-\u{3FFFF}]/u;
/** Whole syllables only: single parts are mostly misreadings. */
const hangulPattern = /[\uAC00-\uD7AF]/u;

const isCjk = (letter: string): boolean => cjkPattern.test(letter);
const isHangul = (letter: string): boolean => hangulPattern.test(letter);

/** A letter that only non-Latin models read well. */
export const isEastAsian = (letter: string): boolean =>
  isHangul(letter) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);

/** Whether a space between these belongs to the text, instead of being an artefact of the recognition. */
export function isSpaceBetween(before: string, after: string): boolean {
  const last = Array.from(before.slice(-2)).at(-1) ?? '';
  const next = Array.from(after.slice(0, 2))[0] ?? '';
  return !(isCjk(last) && isCjk(next)) && !/[，。、；：？！）」』】》]/u.test(next) && !/[（「『【《，。、；：？！]/u.test(last);
}

/** Whether a number stands beside a letter that is written without spaces: recognition sees a space there, and only a wide one is one. */
export function isNumberBeside(before: string, after: string): boolean {
  const last = Array.from(before.slice(-2)).at(-1) ?? '';
  const next = Array.from(after.slice(0, 2))[0] ?? '';
  return (isCjk(last) && /[\d¥]/.test(next)) || (/[\d%]/.test(last) && isCjk(next));
}

/** Fonts of Japanese draw the yen sign for a backslash, and Tesseract's data was made with them. */
export function withYen(text: string): string {
  return text.replaceAll('￥', '¥').replaceAll(/(?<![\w:.\\/])\\(?=\s?\d)/g, '¥');
}

/** The mark of a long vowel follows a syllable: elsewhere it is the number one. */
export function withOne(text: string): string {
  return text.replaceAll(/(?<![\u3041-\u30FF])ー(?=\p{Script=Han})/gu, '一');
}

const wide: Readonly<Record<string, string>> = { ';': '；', ':': '：', ',': '，', '?': '？', '!': '！' };

/**
 * Half-width punctuation between Chinese characters is misread full-width punctuation, and so is a straight quote that closes a curved one.
 */
export function withWidePunctuation(text: string): string {
  const closed = text.replaceAll(/“([^“”"]*)"/gu, '“$1”');
  return closed.replaceAll(/(?<=[\u4E00-\u9FFF”）%])\s*([;:,?!])\s*(?=[\u4E00-\u9FFF“（]|$)/gu, (_all, mark: string) => wide[mark] ?? mark);
}

/** The relative widths of letters. */
export function letterWidth(letter: string): number {
  if (isCjk(letter) || isHangul(letter)) return 2;
  return /[ilj.,:;'|!1()[\]]/.test(letter) ? 0.6 : 1.1;
}

/** The Tesseract languages that read Latin letters. */
const latin = new Set(['eng', 'fra', 'deu', 'spa', 'ita', 'por', 'nld', 'vie', 'tur', 'ind', 'msa', 'Latin']);

export const readsLatin = (language: string): boolean => latin.has(language);
