import { describe, expect, it } from 'vitest';
import { imageReader } from './ocr-tools.ts';
import { openTesseract, type Tesseract } from '../../../../../vision/src/ocr/tesseract.ts';

/** As if only these were installed. */
async function readerOf(languages: readonly string[]) {
  const absent = await openTesseract({ command: '/nowhere/tesseract' });
  const tesseract: Tesseract = { ...absent, languages: new Set(languages) };
  return imageReader({ tesseract, workers: { run: () => Promise.reject(new Error('nothing is read here')), close: async () => {} } });
}

describe('languages that cannot be read here', () => {
  it('are named before any picture is fetched', async () => {
    const reader = await readerOf(['eng', 'kor']);
    expect(reader.refuses('multilingual-ocr', { languages: ['eng', 'tamil'] })).toEqual([
      { path: 'languages', message: 'languages: tamil cannot be read here; eng, kor, lading can' },
    ]);
    expect(reader.refuses('multilingual-ocr', { languages: ['sx'] })).toEqual([
      { path: 'languages', message: expect.stringContaining('sx cannot be read here') },
    ]);
  });

  it('are none where all are installed, and of tools that know theirs', async () => {
    const reader = await readerOf(['eng', 'kor']);
    expect(reader.refuses('multilingual-ocr', { languages: ['eng', 'kor'] })).toEqual([]);
    expect(reader.refuses('japanese-ocr', {})).toEqual([]);
  });
});
