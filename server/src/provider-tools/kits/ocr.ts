import { z } from 'zod';
import { pricingPolicies } from '../../tools/tool.ts';
import * as parameters from './parameters.ts';
import { ocrTimeoutMs, providerToolFamily, type ProviderToolEntry, type ProviderToolFamily, type ProviderTool } from './provider-tool.ts';

const family: ProviderToolFamily = {
  category: 'ocr',
  tags: ['ocr', 'image-to-text'],
  keywords: ['ocr', 'text recognition', 'image to text', 'read text from image', '文字识别', '图片文字识别', '光学字符识别'],
  limitations: [
    'Straight printed text is read best; handwriting, curved and very small text are not reliable.',
    'A photograph takes two to three seconds of processor time on a server that reads it itself, a full page more.',
    'A picture that takes longer than the limit of the call is refused and not charged; vendor-docai-image-to-markdown-submit reads it as a job.',
    'The picture has to be at a public address, at most 10 MB.',
  ],
  pricing: pricingPolicies.ocrApi,
  role: { kind: 'sync' },
  complexity: 'moderate',
  typicalResponseTimeMs: 1500,
  timeoutMs: ocrTimeoutMs,
  cacheable: true,
  idempotent: true,
  inputTypes: ['url', 'boolean'],
  outputTypes: ['string', 'object'],
};

const data = {
  content: 'The text, the same as content of the envelope.',
  prism_wordsInfo: 'Pieces of text: word, prob (confidence, 0 to 100), x, y, width, height, angle, pos (four corners).',
  prism_wnum: 'How many pieces there are.',
  prism_tablesInfo: 'Cells of tables, if outputTable was requested.',
  width: 'Width of the picture that was read, in pixels.',
  height: 'Its height.',
  angle: 'Degrees by which the picture was rotated, if needRotate was requested.',
};

const needRotate = parameters.flag('Turn the picture upright first, and tell by how much. Default false.');
const outputCharInfo = parameters.flag('Also give single characters with their positions. Default false.');
const outputTable = parameters.flag('Also give the cells of tables. Default false.');

interface Language {
  id: string;
  language: string;
  /** For the legacy path. */
  action: string;
  content: string;
  words: readonly string[];
  exampleUrl: string;
}

/** The common wording of the tools for one language. */
function language({ id, language, action, content, words, exampleUrl }: Language) {
  const left = 40;
  return {
    id,
    legacyIds: [`vendor-ocr-${action}`, `vendor-ocr-api-${action}`],
    hasContent: true,
    data,
    name: `${language} OCR`,
    exampleResponse: {
      code: '200',
      content,
      data: {
        content,
        width: 600,
        height: 400,
        prism_wnum: words.length,
        prism_wordsInfo: words.map((word, line) => ({ word, prob: 99, x: left, y: 30 + 50 * line, width: 120, height: 34, angle: 0 })),
      },
    },
    exampleRequest: { imageUrl: exampleUrl } as Record<string, unknown>,
  };
}

const receiptUrl = 'https://files.example/korean-receipt.png';
const letterUrl = 'https://files.example/letter.png';
const invoiceUrl = 'https://files.example/japanese-invoice.png';
const menuUrl = 'https://files.example/menu.jpg';

const entries: readonly ProviderToolEntry[] = [
  {
    ...language({
      id: 'korean-ocr',
      language: 'Korean',
      action: 'recognize-korean',
      content: '영수증 합계 12,500원',
      words: ['영수증', '합계 12,500원'],
      exampleUrl: receiptUrl,
    }),
    description: 'Reads the Korean text in a picture, with Latin letters and digits in it.',
    descriptionForModel:
      'Use to read Korean text in a photo, scan or screenshot. Needs imageUrl (public address). Returns the text in content, and the pieces with their positions in data.prism_wordsInfo. Set needRotate for pictures that may lie on their side.',
    keywords: ['korean ocr', 'hangul', 'korean text', 'korean receipt', '한국어 ocr', '韩文识别', '韩语识别', '韩文文字识别', '韓文辨識'],
    useCases: ['Read Korean receipts and invoices', 'Read signs and menus in photos of Korea', 'Make scanned Korean pages searchable'],
    limitations: ['Korean with Latin letters and digits; for other languages use multilingual-ocr.'],
    tags: ['korean'],
    input: { imageUrl: parameters.pageUrl(receiptUrl), needRotate, outputCharInfo, outputTable },
    relatedServices: ['multilingual-ocr', 'japanese-ocr', 'english-ocr'],
  },
  {
    ...language({
      id: 'english-ocr',
      language: 'English',
      action: 'recognize-english',
      content: 'Dear Sir or Madam',
      words: ['Dear Sir or Madam'],
      exampleUrl: letterUrl,
    }),
    description: 'Reads the English text in a picture.',
    descriptionForModel:
      'Use to read English text in a photo, scan or screenshot. Needs imageUrl (public address). Returns the text in content, and the pieces with their positions in data.prism_wordsInfo.',
    keywords: ['english ocr', 'scan to text', 'screenshot text', 'letter', '英文识别', '英语识别', '英文文字识别'],
    useCases: ['Read scanned letters and invoices', 'Take the text out of a screenshot', 'Check what is written on a label'],
    limitations: ['English only; for other languages use multilingual-ocr.'],
    tags: ['english'],
    input: { imageUrl: parameters.pageUrl(letterUrl), needRotate, outputTable },
    relatedServices: ['multilingual-ocr', 'korean-ocr', 'japanese-ocr'],
  },
  {
    ...language({
      id: 'japanese-ocr',
      language: 'Japanese',
      action: 'recognize-japanese',
      content: '領収書 合計 1,250円',
      words: ['領収書', '合計 1,250円'],
      exampleUrl: invoiceUrl,
    }),
    legacyIds: [
      'vendor-ocr-recognize-janpanese',
      'vendor-ocr-api-recognize-janpanese',
      'vendor-ocr-recognize-japanese',
      'vendor-ocr-api-recognize-japanese',
    ],
    description: 'Reads the Japanese text in a picture.',
    descriptionForModel:
      'Use to read Japanese text (kanji, hiragana, katakana) in a photo, scan or screenshot. Needs imageUrl (public address). Returns the text in content, and the pieces with their positions in data.prism_wordsInfo.',
    keywords: ['japanese ocr', 'kanji', 'hiragana', 'katakana', '日本語 ocr', '日文识别', '日语识别', '日文文字识别'],
    useCases: [
      'Read Japanese receipts and invoices',
      'Read packaging and signs in photos of Japan',
      'Make scanned Japanese pages searchable',
    ],
    limitations: ['Horizontal lines are read best; vertical lines are not reliable.'],
    tags: ['japanese'],
    input: { imageUrl: parameters.pageUrl(invoiceUrl), needRotate, outputCharInfo, outputTable },
    relatedServices: ['multilingual-ocr', 'korean-ocr', 'english-ocr'],
  },
  {
    ...language({
      id: 'multilingual-ocr',
      language: 'Multilingual',
      action: 'recognize-multi-language',
      content: 'Menu 菜单',
      words: ['Menu', '菜单'],
      exampleUrl: menuUrl,
    }),
    exampleRequest: { imageUrl: menuUrl, languages: ['eng', 'chn'] },
    description: 'Reads text in several languages in one picture.',
    descriptionForModel:
      'Use to read a picture whose text is in more than one language, or in one that has no tool of its own. Needs imageUrl (public address) and languages (which to expect; fewer is better). Returns the text in content, and the pieces with their positions in data.prism_wordsInfo.',
    keywords: [
      'multilingual ocr',
      'mixed languages',
      'chinese ocr',
      'russian ocr',
      'vietnamese ocr',
      '多语言识别',
      '中英文识别',
      '多语种文字识别',
      '小语种识别',
    ],
    useCases: [
      'Read a menu in Chinese and English',
      'Read packaging with text in many languages',
      'Read Russian, Thai or Vietnamese documents',
    ],
    limitations: ['The languages must be named; not every engine supports all of them.'],
    tags: ['multilingual'],
    inputTypes: ['url', 'array', 'boolean'],
    input: {
      imageUrl: parameters.pageUrl(menuUrl),
      languages: z
        .array(z.enum(['chn', 'eng', 'ja', 'lading', 'kor', 'sx', 'tai', 'rus', 'mys', 'idn', 'viet', 'ukr', 'tur', 'tamil']))
        .min(1, 'must name at least 1 language')
        .max(14, 'must name at most 14 languages')
        .meta({
          description:
            'Languages to expect: chn (Chinese), eng (English), ja (Japanese), lading (Latin script), kor (Korean), sx (handwriting), tai (Thai), rus (Russian), mys (Malay), idn (Indonesian), viet (Vietnamese), ukr (Ukrainian), tur (Turkish), tamil.',
          examples: [['eng', 'chn']],
        }),
      needRotate,
      needSortPage: parameters.flag(
        `Read column by column instead of line by line. Default false. ${parameters.withoutEffectHere}, which finds columns by itself.`,
      ),
      outputCharInfo,
      outputTable,
    },
    relatedServices: ['korean-ocr', 'english-ocr', 'japanese-ocr'],
  },
];

/** OCR tools. */
export const ocr: readonly ProviderTool[] = providerToolFamily(family, entries);
