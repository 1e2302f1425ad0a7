import { expect, it } from 'vitest';
import { nearestNames } from './nearest-names.ts';

const things = [['word-count', 'vendor-text-count'], ['slugify'], ['random-uuid'], ['hk-weather'], ['korean-ocr']] as const;

it.each([
  ['wordcount', ['word-count']],
  ['word_count', ['word-count']],
  ['wordCount', ['word-count']],
  ['word-cuont', ['word-count']],
  ['vendor-text-cont', ['word-count']],
  ['slug', ['slugify']],
  ['uuid', ['random-uuid']],
  ['count-words', ['word-count']],
  ['weather', ['hk-weather']],
  ['ocr-korean', ['korean-ocr']],
  ['zzz', []],
  ['', []],
  ['-', []],
  ['x'.repeat(100_000), []],
])('finds what is near %j', (typed, near) => {
  expect(nearestNames(typed.slice(0, 200), things)).toEqual(near);
});

it('compares no more names than it may', () => {
  let asked = 0;
  function* many(): Generator<[string]> {
    for (;;) yield [`name-${(asked += 1)}`];
  }
  expect(nearestNames('nome-1', many())).toContain('name-1');
  expect(asked).toBeLessThan(3000);
});
