import { expect, it } from 'vitest';
import { hostileTexts } from '../../test/suites/embedder.ts';
import { queryLanguage } from './query-language.ts';

it.each([
  ['what is the weather in Hong Kong', 'en'],
  ['Rainfall in Hong Kong, daily, 1990 to 2025. Daily rainfall in millimetres for 40 stations', 'en'],
  ['the daily rainfall of each weather station in Hong Kong', 'en'],
  ['香港天气', 'zh'],
  ['把 PDF 转成 Word', 'zh'],
  ['東京の天気', 'ja'],
  ['서울 날씨', 'ko'],
  ['Wie wird das Wetter morgen in München und Umgebung?', 'de'],
  ['Quelles sont les prévisions météo pour la semaine prochaine ?', 'fr'],
  ['Какая погода будет завтра в Москве?', 'ru'],
  ['el tiempo en Madrid mañana', 'es'],
  ['previsão do tempo em Lisboa', 'pt'],
  // Statistics of letters took these for Latin and French.
  ['quarterly earnings report for restaurants', 'en'],
  ['restaurants except vegetarian', 'en'],
  // One of three words is not in the thesaurus: it may be English or not.
  ['quantum mechanics lectures', null],
  ['restaurant in Hamburg finden', null],
  ['Temperaturen in Berlin', null],
  ['bibliotheca latina', null],
  ['weather', null],
  ['xyz 123', null],
  ['', null],
])('detects the language of %j: %s', (text, language) => {
  expect(queryLanguage(text)).toBe(language);
});

it('returns a language or null for any text', () => {
  for (const text of hostileTexts) expect(queryLanguage(text) ?? 'en').toMatch(/^[a-z]{2}$/);
});
