import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../test/suites/embedder.ts';
import { featuresOf, keysOf } from './features.ts';
import { openVocabulary, vocabularyTable } from './vocabulary.ts';

function words(text: string): string[] {
  return keysOf(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key);
}

function vocabularyOf(keys: readonly string[]) {
  const { table, ordered } = vocabularyTable(keys, 64);
  const vocabulary = openVocabulary(table);
  const namesOf = (text: string) => featuresOf(text, vocabulary).rows.map((row) => ordered[row] ?? 'spelling');
  return { vocabulary, namesOf };
}

describe('the keys of a text', () => {
  it.each([
    ['getUserProfile', ['get', 'user', 'profil']],
    ['list_dns_records', ['list', 'dns', 'record']],
    ['OCRText of PDFs', ['ocr', 'text', 'of', 'pdf']],
    ['Creates, created and creating', ['creat', 'creat', 'and', 'creat']],
    ['colour organised', ['color', 'organiz']],
    ['Café Ｆｕｌｌ', ['cafe', 'full']],
    ['12 rooms, 2024, 123456', ['12', 'room', '#4', '#6']],
    ['ec2 and s3', ['ec2', 'and', 's3']],
  ])('of %s are %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are the same for Traditional and Simplified Chinese', () => {
    expect(keysOf('香港天氣預報')).toEqual(keysOf('香港天气预报'));
  });

  it('are characters, pairs and triples of Chinese', () => {
    expect(keysOf('查天气').map(({ key }) => key)).toEqual(['查', '天', '查天', '气', '天气', '查天气']);
  });

  it('have pairs of neighbouring words', () => {
    expect(keysOf('machine learning').map(({ key }) => key)).toEqual(['machin', 'learn', 'machin learn']);
  });
});

describe('the features of a text', () => {
  it('are the rows of known keys, without duplicates', () => {
    const { vocabulary, namesOf } = vocabularyOf(['weather', 'rain', 'weather rain']);
    expect(namesOf('weather rain weather').sort()).toEqual(['rain', 'weather', 'weather rain']);
    expect(featuresOf('weather weather', vocabulary).weights).toEqual([1 + Math.log(2)]);
  });

  it('of an unknown word are its spelling, shared with words spelled alike', () => {
    const { vocabulary } = vocabularyOf(['weather']);
    const of = (text: string) => new Set(featuresOf(text, vocabulary).rows);
    const shared = [...of('kubernettes')].filter((row) => of('kubernetes').has(row));
    expect(shared.length).toBeGreaterThan(10);
    expect([...of('kubernetes')].every((row) => row >= 1 && row < vocabulary.rows)).toBe(true);
  });

  it('of a compound are its two words', () => {
    const { namesOf } = vocabularyOf(['weather', 'forecast', 'report']);
    expect(namesOf('weatherforecast')).toEqual(expect.arrayContaining(['weather', 'forecast']));
    expect(namesOf('weatherReports')).toEqual(['weather', 'report']);
  });

  it('of an unknown pair are empty', () => {
    expect(vocabularyOf(['weather', 'rain']).namesOf('weather rain')).toEqual(['weather', 'rain']);
  });

  it.each(hostileTexts.map((text) => [text.slice(0, 20), text]))('are bounded and finite for %j', (_, text) => {
    const { rows, weights } = featuresOf(text, vocabularyOf(['word', '天', '天天']).vocabulary);
    expect(rows.length).toBeLessThanOrEqual(1024);
    expect(weights).toHaveLength(rows.length);
    expect(weights.every((weight) => weight > 0 && weight <= 3)).toBe(true);
  });
});

describe('a vocabulary', () => {
  it('finds every key that it was made from, and no other', () => {
    const keys = Array.from({ length: 5000 }, (_, at) => `key ${at}`);
    const { table, ordered } = vocabularyTable(keys, 64);
    const vocabulary = openVocabulary(table);
    expect(ordered.map((key) => vocabulary.rowOf(key))).toEqual(ordered.map((_, row) => row));
    expect(Array.from({ length: 5000 }, (_, at) => vocabulary.rowOf(`other ${at}`)).every((row) => row === -1)).toBe(true);
  });

  it('refuses a duplicate key', () => {
    expect(() => vocabularyTable(['a', 'b', 'a'], 64)).toThrow('the same hashes');
  });
});
