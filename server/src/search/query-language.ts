import { BoundedMap } from '../limits/cache.ts';
import { thesaurus } from './thesaurus.ts';
import { comparable, stem } from './terms.ts';

const sampleMax = 500;
const languagesMax = 1000;

/**
 * The language of a query or a title, ISO 639-1: by its script if that is enough; else by small words that hardly occur in other languages;
 * else English if most words are in the English half of the thesaurus. Letter statistics were tried and only guess: they take `quarterly
 * earnings` for Latin. Never throws. Null if it is unclear.
 */
export function queryLanguage(text: string): string | null {
  const sample = text.slice(0, sampleMax);
  const known = languages.get(sample);
  if (known !== undefined) return known;
  const language = languageOf(sample);
  languages.set(sample, language);
  return language;
}

/** Whether a query is in a language that the embedder hardly knows: by its words, or by a letter that English does not have. */
export function isForeignQuery(query: string): boolean {
  const language = queryLanguage(query);
  return language === null ? accented.test(query) : language !== 'en' && language !== 'zh';
}

/** Whether a word, perhaps without its accents, is a small one of another language and not of English. */
export function isForeignSmallWord(word: string): boolean {
  return foreignSmallWords.has(word.toLowerCase());
}

const accented = /[à-öø-ÿœß]/i;

/** The texts of an asset are looked at each time it is read. */
const languages = new BoundedMap<string, string | null>(languagesMax);

function languageOf(sample: string): string | null {
  if (!ascii.test(sample)) {
    const language = byScript(sample.toWellFormed());
    if (language !== null) return language;
  }
  const found = new Set(sample.toLowerCase().match(ascii.test(sample) ? asciiWord : word));
  return found.size === 0 ? null : (bySmallWords(found) ?? (isEnglish(found) ? 'en' : null));
}

const ascii = /^[\0-\x7f]*$/;
const asciiWord = /[a-z]+/g;
const word = /\p{L}+/gu;

function byScript(sample: string): string | null {
  const [han, kana, hangul] = [count(sample, scripts.han), count(sample, scripts.kana), count(sample, scripts.hangul)];
  const characters = han + kana + hangul;
  const letters = count(sample, letter);
  // One character carries about as much information as three letters.
  if (characters > 0 && 3 * characters >= letters - characters) return hangul > han + kana ? 'ko' : kana > 0 ? 'ja' : 'zh';
  return onlyLanguageOf.find(([script]) => 2 * count(sample, script) > letters)?.[1] ?? null;
}

const letter = /\p{L}/gu;
const scripts = { han: /\p{Script=Han}/gu, kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, hangul: /\p{Script=Hangul}/gu };
/** Scripts that (almost) belong to one language. */
const onlyLanguageOf: ReadonlyArray<[script: RegExp, language: string]> = [
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}

/** The language with at least two small words, and twice as many as any other. */
function bySmallWords(found: ReadonlySet<string>): string | null {
  const counts = new Map<string, number>();
  for (const each of found) for (const language of languagesOf.get(each) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= smallWordsMin && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : null;
}

const smallWordsMin = 2;

/**
 * Small words of English and another language (`in`) tell nothing, so only the others count. Without a small word of English alone, nearly
 * all must be known: `restaurant in Hamburg finden` has two words of three.
 */
function isEnglish(found: ReadonlySet<string>): boolean {
  let [small, content, all] = [0, 0, 0];
  for (const each of found) {
    const languages = languagesOf.get(each) ?? [];
    if (languages.length > 0 && !languages.includes('en')) return false;
    if (languages.length > 1) continue;
    all += 1;
    if (languages.length === 1) small += 1;
    else if (each.length >= contentLengthMin && thesaurus().isKnown(stem(each))) content += 1;
  }
  return small + content >= smallWordsMin && small + content >= (small > 0 ? sentenceShareMin : wordsShareMin) * all;
}

/** Shorter words also occur in other languages. */
const contentLengthMin = 4;
const sentenceShareMin = 0.6;
const wordsShareMin = 0.75;

/** Frequent words of each language. A word of two of these languages is in both lines. */
const smallWords = {
  en: `the of and to for with from what which how where when who why is are was does do my your this that these any all by on in at an it its
    has have can should about into between find get give show make convert need want near not or as be if there their new per we me`,
  de: `der die das und ist nicht ein eine einen einem einer wie wird werden für von mit auf zu zum zur den dem des im was wo wer wann oder auch
    bei nach aus über ich wir sie es kann sind`,
  fr: `le la les un une des de du et est à au aux pour dans sur avec qui que quel quelle quels quelles sont où comment ne pas ou par ce cette
    ces je nous vous il elle en plus mon ma`,
  es: `el la los las un una de del y es en para por con que qué cómo cuál cuáles dónde cuándo son no se su sus mi al más o está quiero necesito
    entre hay`,
  pt: `o a os as um uma de do da dos das e é em no na nos nas para por com que qual quais como onde quando são não se seu sua meu minha ao à
    mais ou está quero preciso entre há`,
  it: `il lo la gli le un una di del della dei delle e è in nel nella per con che quale quali come dove quando sono non si suo sua mio mia al
    più o da tra voglio`,
  nl: `de het een en van is niet voor met op te in dat die hoe wat waar wanneer wie welke zijn naar bij of ook ik mijn wordt om aan uit over`,
  sv: `och att det som en ett är på för med av till inte den de jag hur vad var när vilka om eller från`,
  pl: `i w na z do się jest nie to że jak co gdzie kiedy dla po od czy który która przez są`,
  tr: `ve bir bu için ile de da ne nasıl nerede mi mı olan en çok var daha gibi kadar`,
  id: `yang dan di untuk dengan dari ini itu apa bagaimana adalah pada tidak ke akan atau saya`,
  vi: `của và là có cho các được không trong một những với để như thế nào này tại`,
  ru: `и в на с по как что какая какой какие где когда для не это от из к о у за будет ли мне я или до при`,
  uk: `і в на з по як що яка який які де коли для не це від із до або та у за буде чи мені я є`,
  ar: `في من على إلى ما هو هي كيف أين متى عن مع هذا هذه التي الذي أن لا`,
  fa: `در از به که این است را با برای چه چگونه کجا یک می و های`,
  hi: `है का की के में और से को क्या कैसे कहाँ यह पर नहीं एक हैं लिए`,
};

const languagesOf: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      Object.entries(smallWords).flatMap(([language, list]) => [...new Set(list.split(/\s+/))].map((each) => ({ each, language }))),
      ({ each }) => each,
    ),
  ].map(([each, entries]) => [each, entries.map(({ language }) => language)]),
);

const foreignSmallWords: ReadonlySet<string> = new Set(
  [...languagesOf].flatMap(([each, languages]) => (languages.includes('en') ? [] : [each, comparable(each)])),
);
