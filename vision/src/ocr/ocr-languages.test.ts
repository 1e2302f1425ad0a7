import { expect, it } from 'vitest';
import type { LineModel } from './line-model.ts';
import { languagesOf } from './ocr-languages.ts';
import type { PreparedPicture } from './ocr-tasks.ts';
import type { Tesseract } from './tesseract.ts';
import type { Fragment } from './tesseract-output.ts';

const line = {
  left: 0,
  top: 0,
  right: 400,
  bottom: 30,
  file: 'line.png',
  scale: 1,
  pictureLeft: 0,
  pictureTop: 0,
  isBlock: false,
  column: 0,
  cell: null,
};
const picture: PreparedPicture = {
  width: 400,
  height: 30,
  storedWidth: 400,
  storedHeight: 30,
  scale: 1,
  skewDegrees: 0,
  straightWidth: 400,
  straightHeight: 30,
  letterHeight: 20,
  lines: [line],
  rules: [],
  tables: [],
};

/** Each letter with its own confidence where it is among these, else with the usual one. */
function read(text: string, usual: number, special: Readonly<Record<string, number>> = {}): Fragment[] {
  return [...text].map((letter, index) => ({
    text: letter,
    confidence: special[letter] ?? usual,
    left: 20 * index,
    right: 20 * index + 20,
    top: 0,
    bottom: 30,
    isApart: false,
    line: 0,
  }));
}

function decide(readings: Readonly<Record<string, Fragment[]>>, model: LineModel | null = null): Promise<string[]> {
  const tesseract: Tesseract = {
    languages: new Set(Object.keys(readings)),
    missing: () => null,
    read: async (_files, { languages }) => [readings[languages.join('+')] ?? []],
    orientation: async () => null,
  };
  const expected = [['chi_sim', 'chi_tra'], ['eng']];
  return languagesOf(picture, expected, { tesseract, model, scratch: '/scratch', signal: AbortSignal.timeout(60_000) });
}

it('distinguishes the variants of Chinese by the characters that only one of them has', async () => {
  // On the whole the wrong model is the surer one.
  const chi_tra = read('視窗系統設的中文文字', 88);
  const chi_sim = read('视窗系统设的中文文字', 97, { 视: 60, 统: 55, 设: 50 });
  expect(await decide({ chi_sim, chi_tra, eng: [] })).toEqual(['chi_tra', 'eng']);
  expect(
    await decide({
      chi_sim: read('视窗系统这样的中文', 90),
      chi_tra: read('視窗系統這樣的中文', 96, { 視: 50, 統: 60, 這: 60, 樣: 60 }),
      eng: [],
    }),
  ).toEqual(['chi_sim', 'eng']);
});

it('lets the few lines of another script decide, unless they cannot be read in it', async () => {
  const lines = [1, 2].map((index) => ({ ...line, right: 400 - index, file: `${index}.png` }));
  const seen = ['PlainlyLatinLetters', '口口'];
  const model: LineModel = { read: async (looked) => looked.map((_, index) => read(seen[index] ?? '', 95)) };
  const asked = async (kor: Fragment[]) => {
    const tesseract: Tesseract = {
      languages: new Set(['eng', 'kor']),
      missing: () => null,
      read: async (files, { languages }) =>
        files.map((file) => (file.endsWith('2.png') && languages[0] === 'kor' ? kor : read('SS ote', 30))),
      orientation: async () => null,
    };
    const means = { tesseract, model, scratch: '/scratch', signal: AbortSignal.timeout(60_000) };
    return languagesOf({ ...picture, lines }, [['eng', 'kor'], ['eng']], means);
  };
  expect(await asked(read('안녕하세요', 93))).toEqual(['kor', 'eng']);
  expect(await asked(read('뇨뵤', 45))).toEqual(['eng']);
});

it('asks only the line model if it is installed', async () => {
  const modelOf = (text: string): LineModel => ({ read: async (lines) => lines.map(() => read(text, 95)) });
  expect(await decide({}, modelOf('視窗系統統一的中文'))).toEqual(['chi_tra', 'eng']);
  expect(await decide({}, modelOf('视窗系统统一的中文'))).toEqual(['chi_sim', 'eng']);
});
