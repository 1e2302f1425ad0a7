import { chardet } from 'jschardet';
import { decodedAs, utf16Order } from './known-encoding.ts';

/** The encodings that texts come in. Some are named otherwise by the detector. */
const names: Readonly<Record<string, string>> = { cp1258: 'windows-1258', cp874: 'windows-874', 'iso8859-15': 'iso-8859-15' };
const namesOfAsia: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  'euc-jp': 'euc-jp',
  gb18030: 'gb18030',
  big5: 'big5',
};
const pages = [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257].map((page) => `windows-${page}`);
const ownNames = [...pages, 'iso-8859-2', 'iso-8859-5', 'iso-8859-7', 'koi8-r', 'koi8-u', 'ibm866'];
const encodings = new Map(Object.entries({ ...names, ...namesOfAsia, ...Object.fromEntries(ownNames.map((name) => [name, name])) }));

/**
 * Guesses the encoding of a text from its letters.
 * @param sampleMax how many bytes are looked at closely
 * @returns null if it is in none of the known encodings
 */
export function guessedText(bytes: Uint8Array, isWhole: boolean, sampleMax = usualSample): { text: string; encoding: string } | null {
  for (const encoding of candidates(bytes, sampleMax).slice(0, triedMax)) {
    const text = decodedAs(encoding, bytes, isWhole);
    if (text !== null) return { text, encoding };
  }
  return null;
}

function candidates(bytes: Uint8Array, sampleMax: number): string[] {
  const hasControls = bytes.subarray(0, controlsWithin).some((byte) => byte < 0x09 || (byte >= 0x0e && byte < 0x1b));
  const wide = hasControls || isKanaInPairs(bytes) ? utf16Order(bytes) : null;
  if (wide !== null || hasControls) return wide === null ? [] : [wide];
  const sample = sampleOf(bytes, sampleMax);
  if (sample.length === 0) return [];
  const japanese = ['shift_jis', 'euc-jp'].find((encoding) => isJapanese(decodedAs(encoding, sample, false)));
  if (japanese !== undefined) return [japanese];
  return chardet
    .detectAll(sample, options)
    .flatMap(({ encoding, confidence }) => scored(encodings.get(encoding?.toLowerCase() ?? ''), confidence, sample))
    .toSorted((a, b) => b.score - a.score)
    .map(({ encoding }) => encoding);
}

/** Texts that use this encoding are so much more frequent that it needs less evidence; ISO-8859-15 differs from it in eight signs. */
const priors: Readonly<Record<string, number>> = { 'windows-1252': 1.2, 'iso-8859-15': 0.8, 'iso-8859-5': 0.9, 'iso-8859-7': 0.99 };

function scored(encoding: string | undefined, confidence: number, sample: Uint8Array): { encoding: string; score: number }[] {
  const text = encoding === undefined ? null : decodedAs(encoding, sample, false);
  if (encoding === undefined || text === null) return [];
  const others = text.match(/[^\0-\x7F]/g)?.length ?? 1;
  // Letters of the Latin alphabet without accents are in every text of it.
  if (others * 2 > text.length && /\p{Script=Latin}/u.test(text.replaceAll(/[\0-\x7F]/g, '')) && !/\p{Script=Han}/u.test(text)) return [];
  const oddities = text.match(odd)?.length ?? 0;
  return [{ encoding, score: confidence * (priors[encoding] ?? 1) * 0.5 ** Math.min(8, (6 * oddities) / others) }];
}

/** What hardly any text contains: letters of two scripts or a sign within a word, capitals after small letters, characters without use. */
const odd =
  /[\u0080-\u009F\uE000-\uF8FF¤]|[A-Za-z](?=[\u0370-\u04FF\u0590-\u06FF\u0E00-\u0E7F])|[a-z](?=[\u3100-\u9FFF\uAC00-\uD7A3])|[\u3100-\u9FFF\uAC00-\uD7A3](?=[a-z])|[\u0370-\u04FF\u0590-\u06FF](?=[A-Za-z])|\p{L}[«»¡¿¦¨¸¬¯±÷×²³¹¼½¾©®¢£¥§¶](?=\p{L})|[²³¹¼½¾±÷×¬¯¶¦¨¸©®¢](?=[^\0-\x7F])|\p{Ll}(?=[À-ÖØ-ÞŠŽŒĄĆĘŁŃŚŹŻČĎĚŇŘŤŮ])|ñ(?![aeiouáéíóúAEIOU])|ń(?=[aeiouyáéíóú])|(?<!\p{L})[čđ](?!\p{L})|ę(?=n)|(?<!\p{L})[Ťť]/gu;

/** The detector does not know Japanese without a variety of characters, as in lists of names. */
function isJapanese(text: string | null): boolean {
  const kana = text?.match(/[\u3041-\u30FF]/g)?.length ?? 0;
  return kana >= 4 && kana > 0.3 * (text?.match(/[^\0-\x7F]/g)?.length ?? 0);
}

/** Whether every second byte is mostly that of kana in UTF-16, which no other text has. */
function isKanaInPairs(bytes: Uint8Array): boolean {
  const pairs = bytes.subarray(0, 2000);
  const share = (offset: number) => pairs.filter((byte, index) => index % 2 === offset && byte === 0x30).length / (pairs.length / 2);
  return Math.max(share(0), share(1)) > 0.4;
}

/** It warns about defaults that are not in its list. */
const options = {
  encodingEra: chardet.EncodingEra.ALL,
  includeEncodings: [...encodings.keys()],
  emptyInputEncoding: 'windows-1252',
  noMatchEncoding: 'windows-1252',
  ignoreThreshold: true,
};

const usualSample = 16 * 1024;
/** A text that the best guesses do not fit is damaged. */
const triedMax = 4;
/** Control characters further on are found in the text. */
const controlsWithin = 64 * 1024;
const lineMax = 1024;

/** Lines with other bytes than ASCII: in most files only these say anything. */
function sampleOf(bytes: Uint8Array, sampleMax: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let lineStart = 0;
  for (let at = 0; at < bytes.length && size < sampleMax; at += 1) {
    if (bytes[at] === 0x0a) lineStart = at + 1;
    else if ((bytes[at] ?? 0) >= 0x80) {
      // A byte above ASCII after ASCII begins a character, and so does a line.
      const start = at - lineStart < lineMax ? lineStart : at;
      const end = bytes.indexOf(0x0a, at);
      const part = bytes.subarray(start, end === -1 ? start + sampleMax - size : Math.min(end + 1, start + sampleMax - size));
      parts.push(part);
      size += part.length;
      at = start + part.length - 1;
      lineStart = at + 1;
    }
  }
  return Buffer.concat(parts);
}
