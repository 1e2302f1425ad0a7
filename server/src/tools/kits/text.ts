import { z } from 'zod';
import { pricingPolicies, tool, type Tool } from '../tool.ts';

/** No more than a request body. */
const textLengthMax = 1_048_576;
const titleLengthMax = 10_000;

const Text = z.strictObject({
  text: z
    .string()
    .max(textLengthMax, `must have at most ${textLengthMax} characters`)
    .meta({ description: 'The text to count, in any language. May be empty.', examples: ['Hello world\nBye'] }),
});

const Counts = z.object({
  characters: z
    .int()
    .min(0)
    .meta({ description: 'Unicode code points, white space and line breaks included.', examples: [15] }),
  lines: z
    .int()
    .min(0)
    .meta({ description: 'Lines. A line break at the very end opens no further line; an empty text has none.', examples: [2] }),
  words: z
    .int()
    .min(0)
    .meta({ description: 'Runs of anything but white space.', examples: [3] }),
});

const Title = z.strictObject({
  title: z
    .string()
    .min(1, 'must not be empty')
    .max(titleLengthMax, `must have at most ${titleLengthMax} characters`)
    // Part of the input check, so that nobody pays for an empty slug.
    .refine((title) => slugOf(title) !== '', 'title has no Latin letter or digit to make a slug of')
    .meta({ description: 'The title, best in English or another language in Latin letters.', examples: ['Crème Brûlée & Other Desserts'] }),
});

const Slug = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .meta({
      description: 'Lower-case ASCII letters and digits in groups joined by single hyphens.',
      examples: ['creme-brulee-and-other-desserts'],
    }),
});

/** Tools that measure and rewrite text. */
export function textKit(): Tool[] {
  return [wordCount, slugify];
}

const wordCount = tool({
  id: 'word-count',
  aliases: ['count-words'],
  name: 'Word Count',
  description: 'Counts the characters, words and lines of a text.',
  descriptionForModel:
    'Use to get exact counts of a text instead of estimating them. Needs text (string, up to 1 MiB of request). Returns characters (Unicode code points), words (separated by white space) and lines. Chinese and Japanese are written without spaces: use characters for them.',
  category: 'text-analysis',
  keywords: [
    'word count',
    'count words',
    'character count',
    'line count',
    'text length',
    'text statistics',
    'wc',
    '字数统计',
    '字數統計',
    '统计字数',
    '词数',
    '字符数',
    '行数',
    '文本长度',
  ],
  useCases: [
    'Check that an article, abstract or post keeps within its limit of words or characters',
    'Quote the price of a translation or an edit by the word',
    'Count the lines of a log, list or CSV text',
    'Verify the length of what a language model has written',
  ],
  limitations: [
    'Words are what white space separates: "state-of-the-art" is one word, a dash between spaces is one too, and a sentence of Chinese, Japanese or Thai without spaces counts as one.',
    'Characters are Unicode code points: an emoji of several parts, or a letter with a separate accent, counts as several.',
    'Lines end with LF, CR LF, CR, NEL (U+0085), U+2028 or U+2029. A break at the very end opens no further line, and an empty text has no lines.',
    'Plain text only: the tags of HTML or Markdown are counted like any other text.',
  ],
  tags: ['text', 'counting', 'statistics'],
  method: 'POST',
  input: Text,
  output: Counts,
  exampleRequest: { text: 'Hello world\nBye' },
  exampleResponse: { characters: 15, lines: 2, words: 3 },
  errorExamples: [
    { input: {}, error: 'text is required', statusCode: 400 },
    { input: { text: 42 }, error: 'text must be a string', statusCode: 400 },
  ],
  pricing: pricingPolicies.tinyApi,
  complexity: 'simple',
  typicalResponseTimeMs: 5,
  maxLatencyMs: 5000,
  uptime: '99.5%',
  cacheable: true,
  idempotent: true,
  inputTypes: ['text'],
  outputTypes: ['integer'],
  relatedServices: ['slugify'],
  runs: 'here',
}).run(({ text }) => counts(text));

const slugify = tool({
  id: 'slugify',
  aliases: ['slug'],
  name: 'Slugify',
  description: 'Turns a title into a slug for a URL or a file name.',
  descriptionForModel:
    'Use to turn a title into a readable part of a URL, file name or id. Needs title (string, 1 to 10,000 characters). Returns slug: lower-case ASCII letters and digits joined by hyphens. Designed for English; accented Latin letters become plain ones, letters of other scripts are left out, so transliterate them first.',
  category: 'text-transform',
  keywords: [
    'slugify',
    'slug',
    'url slug',
    'permalink',
    'seo url',
    'file name',
    'kebab case',
    'title to url',
    '网址别名',
    '固定链接',
    '标题转链接',
    '生成 slug',
    '文件名',
    '短横线命名',
  ],
  useCases: [
    'Make the permalink of a blog post or product page from its title',
    'Name a file safely after the document in it',
    'Make stable ids or anchors from headings',
  ],
  limitations: [
    'Designed for English titles: "&" always becomes "and", in every language.',
    'Latin letters lose their accents and are not respelt as one language would (ü becomes u, not ue); ß becomes ss, æ ae, ø o, ł l.',
    'Letters and digits of other scripts, symbols and emoji are left out. A title with nothing else in it is refused before it is paid for.',
    'Not unique: different titles can give the same slug, and the length is not cut.',
  ],
  tags: ['text', 'url', 'seo', 'formatting'],
  method: 'POST',
  input: Title,
  output: Slug,
  exampleRequest: { title: 'Crème Brûlée & Other Desserts' },
  exampleResponse: { slug: 'creme-brulee-and-other-desserts' },
  errorExamples: [
    { input: {}, error: 'title is required', statusCode: 400 },
    { input: { title: ['Hello'] }, error: 'title must be a string', statusCode: 400 },
    { input: { title: '東京' }, error: 'title has no Latin letter or digit to make a slug of', statusCode: 400 },
  ],
  pricing: pricingPolicies.tinyApi,
  complexity: 'simple',
  typicalResponseTimeMs: 5,
  maxLatencyMs: 5000,
  uptime: '99.5%',
  cacheable: true,
  idempotent: true,
  inputTypes: ['text'],
  outputTypes: ['text'],
  relatedServices: ['word-count', 'random-uuid'],
  runs: 'here',
}).run(({ title }) => ({ slug: slugOf(title) }));

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** One pass without copies: a text may be as large as a request. */
function counts(text: string): z.output<typeof Counts> {
  let characters = 0;
  let lineBreaks = 0;
  let words = 0;
  let isInWord = false;
  let previous = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const isSpace = isWhiteSpace(unit);
    if (!isSecondHalf(unit, previous)) characters += 1;
    if (!isSpace && !isInWord) words += 1;
    if (isLineBreak(unit) && !(unit === lineFeed && previous === carriageReturn)) lineBreaks += 1;
    isInWord = !isSpace;
    previous = unit;
  }
  const hasOpenLine = text !== '' && !isLineBreak(previous);
  return { characters, lines: lineBreaks + (hasOpenLine ? 1 : 0), words };
}

/** Whether a UTF-16 unit completes a surrogate pair; a lone half counts as a character. */
function isSecondHalf(unit: number, previous: number): boolean {
  return (unit & 0xfc00) === 0xdc00 && (previous & 0xfc00) === 0xd800;
}

/** The Unicode property White_Space, all of it in the basic plane. `\s` of JavaScript differs: it has U+FEFF and lacks U+0085. */
function isWhiteSpace(unit: number): boolean {
  if (unit < 0x85) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  return (
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x3000 ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x1680
  );
}

function isLineBreak(unit: number): boolean {
  return unit === lineFeed || unit === carriageReturn || unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}

/** Characters used as apostrophes, including the Hawaiian okina and the ayin of transliterations: they join words. */
const apostrophes = /['’‘‛ʼʻʾʿ´`＇]/g;

/** Accents that NFKD separates from their letters, and invisible characters (soft hyphens, joiners). */
const marks = /[\p{M}\p{Cf}]/gu;

/** Latin letters that NFKD does not decompose. */
const plainLetters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ĸ', 'k'],
  ['ł', 'l'],
  ['ŋ', 'n'],
  ['ŧ', 't'],
  ['ɓ', 'b'],
  ['ɖ', 'd'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
  ['ə', 'e'],
  ['ɛ', 'e'],
  ['ɔ', 'o'],
  ['ƒ', 'f'],
]);
const unplainLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');

/** Empty if the title has no Latin letter or digit. The slug of a slug is the slug itself. */
function slugOf(title: string): string {
  return title
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(unplainLetter, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
