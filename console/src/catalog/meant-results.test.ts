import { expect, it } from 'vitest';
import { meantResults, saidWords } from './meant-results.ts';

const rain = { score: 0.91, why: 'Similar in meaning, and says "hong", "kong", "天气" for "rain".' };
const daily = { score: 0.9, why: 'Says "rain", "hong kong".' };
const noise = { score: 0.9, why: 'Similar in meaning, and says "hong", "kong".' };
const weak = { score: 0.3, why: 'Says "rain", "hong", "kong".' };
const similar = { score: 0.8, why: 'Similar in meaning.' };

it('quotes the words of the query that a result says', () => {
  expect(saidWords(rain.why)).toBe('"hong", "kong", "rain"');
  expect(saidWords(similar.why)).toBe(null);
});

it('folds away what says fewer words than the best, or is half as likely', () => {
  expect(meantResults([rain, daily, noise, weak])).toEqual({ meant: [rain, daily], rest: [noise, weak] });
});

it('judges by the score alone where the best says no word of the query', () => {
  expect(meantResults([similar, noise, weak])).toEqual({ meant: [similar, noise], rest: [weak] });
  expect(meantResults([])).toEqual({ meant: [], rest: [] });
});
