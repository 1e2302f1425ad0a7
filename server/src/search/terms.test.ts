import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestWord, compactKey, indexKeys, phraseBook, phraseKey, queryTerms, stem, words } from './terms.ts';

const known = new Set(['hong kong', 'how many', '人脸', '识别', '天气', '人', '香港', '香港天气']);
const phrases = phraseBook(known);
const nothing = phraseBook(new Set());

function texts(text: string): string[] {
  return words(text).map((word) => word.text);
}

function asked(text: string, book = phrases): string[] {
  return queryTerms(text, book, 64).map((term) => term.text);
}

describe('words', () => {
  it.each([
    ['wordCount', ['word', 'count']],
    ['temperature_2m', ['temperature', '2m']],
    ['VideoURL', ['video', 'url']],
    ['PDFToWord', ['pdf', 'to', 'word']],
    ['two PDFs', ['two', 'pdfs']],
    ['hk-weather/now', ['hk', 'weather', 'now']],
    ['ＯＣＲ ①', ['ocr', '1']],
    ['café Ünïcode', ['cafe', 'unicode']],
    ['把PDF转成Word', ['把', 'pdf', '转成', 'word']],
    ['天氣預報與時間戳', ['天气预报与时间戳']],
    ['한글 OCR ひらがな', ['한글', 'ocr', 'ひらがな']],
    ['Йод हिन्दी', ['йод', 'हिन्दी']],
    ['\u0301a', ['a']],
    ['🙂 -- !', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('also keep a camelCase word as a whole, for an index', () => {
    expect(words('JavaScript', { joined: true }).map((word) => word.text)).toEqual(['java', 'script', 'javascript']);
  });

  it('never throw and never come out empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of texts(text)) expect(word).not.toBe('');
        expect(phraseKey(text).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['count', 'counts', 'counted', 'counting', 'counter'],
    ['detect', 'detects', 'detection', 'detector', 'detecting'],
    ['segment', 'segments', 'segmentation', 'segmented'],
    ['generate', 'generates', 'generation', 'generator', 'generating'],
    ['create', 'creates', 'created', 'creating', 'creation'],
    ['recognise', 'recognize', 'recognised', 'recognizing'],
    ['classify', 'classifies', 'classified', 'classification'],
    ['celebrity', 'celebrities'],
    ['colour', 'color', 'colors', 'colours'],
    ['crop', 'cropped', 'cropping', 'crops'],
    ['parse', 'parser', 'parsing', 'parsed'],
    ['refine', 'refined', 'refinement'],
    ['box', 'boxes'],
  ])('reduces the forms of %s to one stem', (word, ...forms) => {
    expect(new Set(forms.map(stem))).toEqual(new Set([stem(word)]));
  });

  it.each([
    ['rat', 'rate'],
    ['new', 'news'],
    ['count', 'country'],
    ['face', 'fact'],
    ['status', 'state'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});

describe('keys of an index', () => {
  it('are stems without stop words, and the known phrases', () => {
    expect(indexKeys('The winds of Hong Kong', phrases).map(({ key }) => key)).toEqual(['wind', 'hong', 'hong kong', 'kong']);
  });

  it('are Chinese characters, their pairs, and the known phrases', () => {
    const keys = indexKeys('香港天气', phrases).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['香', '香港', '香港天气', '港', '港天', '天', '天气', '气'].toSorted());
  });
});

describe('terms of a query', () => {
  it.each([
    ['What is the weather in Hong Kong', ['weather', 'hong kong']],
    ['how many words', ['how many', 'words']],
    ['faces face Faces', ['faces']],
    ['the of and a', []],
    ['请帮我识别一下人脸', ['识别', '人脸']],
    ['香港的天氣', ['香港', '天气']],
    ['香港天气', ['香港天气']],
    ['葡萄牙语', ['葡萄', '萄牙', '牙语']],
    ['人工', ['人工']],
    ['识别人', ['识别', '人']],
  ])('%s', (query, expected) => {
    expect(asked(query)).toEqual(expected);
  });

  it('are limited', () => {
    expect(queryTerms('alpha beta gamma delta', nothing, 3).map((term) => term.text)).toEqual(['alpha', 'beta', 'gamma']);
    expect(queryTerms('葡萄牙语词典', nothing, 2)).toHaveLength(2);
  });

  it.each([
    ['pdf to image', ['pdf', 'image']],
    ['image from pdf', ['pdf', 'image']],
    ['into pdf from image', ['image', 'pdf']],
    ['image of camera to pdf', ['camera', 'image', 'pdf']],
  ])('follow the order of the workflow: %s', (query, expected) => {
    const terms = queryTerms(query, nothing, 64).toSorted((a, b) => a.order - b.order);
    expect(terms.map((term) => term.text)).toEqual(expected);
  });

  it('weigh words that fit most tools little', () => {
    expect(queryTerms('get faces', nothing, 64).map((term) => term.weight)).toEqual([0.35, 1]);
  });
});

it('a compact key is the same for all spellings of a name', () => {
  for (const name of ['hk-weather', 'HK Weather', 'hkWeather', 'ｈｋ＿ｗｅａｔｈｅｒ']) expect(compactKey(name)).toBe('hkweather');
  expect(compactKey('香港天氣')).toBe('香港天气');
});

describe('the closest word', () => {
  const closest = closestWord(['weather', 'temperature', 'mouse', 'count', 'county', 'crowd', 'crown', 'reading']);

  it.each([
    ['wether', 'weather'],
    ['wheather', 'weather'],
    ['ewather', 'weather'],
    ['weathr', 'weather'],
    ['tempreture', 'temperature'],
    ['tmperatrue', 'temperature'],
    ['crow', null],
    ['crowx', 'crowd'],
    ['house', null],
    ['relating', null],
    ['temprtr', null],
    ['weath3r', null],
    ['天气', null],
    ['', null],
  ])('to %s is %s', (typed, expected) => {
    expect(closest(typed)).toBe(expected);
  });
});
