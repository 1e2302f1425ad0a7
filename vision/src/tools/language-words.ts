import type { ExpectedLanguages } from '../ocr/ocr-languages.ts';
import { VisionError } from '../vision-error.ts';
import type { Recognition } from '../vision.ts';

type Installed = Pick<Recognition, 'languages'>;

/** The upstream's language names for `multilingual-ocr`, with those of Tesseract. */
const groups: Readonly<Record<string, readonly string[]>> = {
  chn: ['chi_sim', 'chi_tra'],
  eng: ['eng'],
  ja: ['jpn'],
  kor: ['kor'],
  lading: ['eng', 'fra', 'deu', 'spa', 'ita', 'por'],
  tai: ['tha'],
  rus: ['rus'],
  mys: ['msa'],
  idn: ['ind'],
  viet: ['vie'],
  ukr: ['ukr'],
  tur: ['tur'],
  tamil: ['tam'],
};

export const languageWords = Object.keys(groups);

/** Only installed ones. @throws VisionError (refused) for an unknown language, or one that is not installed */
export function languagesOfWords(words: readonly string[], { languages }: Installed): ExpectedLanguages {
  const unknown = words.filter((word) => groups[word] === undefined);
  if (unknown.length > 0) {
    throw new VisionError(
      'refused',
      `languages must be some of ${languageWords.join(', ')}: ${unknown.join(', ').slice(0, 100)} cannot be read here`,
    );
  }
  const installed = words.map((word) => (groups[word] ?? []).filter((language) => languages.has(language)));
  const lacking = words.filter((_word, index) => installed[index]?.length === 0);
  if (lacking.length > 0) {
    throw new VisionError(
      'refused',
      `languages must be some of ${installedWords({ languages })}: ${lacking.join(', ')} cannot be read here`,
    );
  }
  return installed;
}

/** The names of installed languages, for messages; `none` if there are none. */
export function installedWords({ languages }: Installed): string {
  return languageWords.filter((word) => groups[word]?.some((language) => languages.has(language))).join(', ') || 'none';
}
