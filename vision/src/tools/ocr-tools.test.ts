import { describe, expect, it } from 'vitest';
import { ocrTools } from './ocr-tools.ts';

/** As if only these were installed. */
function toolsWith(languages: readonly string[]) {
  return ocrTools(
    {
      languages: new Set(languages),
      missing: (wanted) => (wanted.every((language) => languages.includes(language)) ? null : `install ${wanted.join(', ')}`),
      missingForPages: () => null,
    },
    60_000,
  );
}

describe('languages that are not installed', () => {
  it('are reported before any picture is fetched', () => {
    const tools = toolsWith(['eng', 'kor']);
    expect(tools.refuses?.('multilingual-ocr', { languages: ['eng', 'tamil'] })).toEqual([
      { path: 'languages', message: 'languages must be some of eng, kor, lading: tamil cannot be read here' },
    ]);
    expect(tools.refuses?.('multilingual-ocr', { languages: ['sx'] })).toEqual([
      { path: 'languages', message: expect.stringContaining('sx cannot be read here') },
    ]);
    expect(tools.refuses?.('multilingual-ocr', {})).toEqual([
      { path: 'languages', message: expect.stringContaining('languages is required') },
    ]);
  });

  it('are not reported if all are installed, or if the tool has fixed languages', () => {
    const tools = toolsWith(['eng', 'kor']);
    expect(tools.refuses?.('multilingual-ocr', { languages: ['eng', 'kor'] })).toEqual([]);
    expect(tools.refuses?.('japanese-ocr', {})).toEqual([]);
  });
});

it('serves the installed ones, and says what to install for the rest', () => {
  const tools = toolsWith(['kor']);
  expect(tools.missing('korean-ocr')).toBeNull();
  expect(tools.missing('multilingual-ocr')).toBeNull();
  expect(tools.missing('japanese-ocr')).toBe('install jpn');
  expect(toolsWith([]).missing('multilingual-ocr')).toBe('install eng');
  expect(tools.missing('object-detection')).toMatch(/reads no text/);
  expect(tools.addresses('korean-ocr')).toEqual(['imageUrl']);
  expect(tools.addresses('object-detection')).toBeNull();
});
