import { describe, expect, it } from 'vitest';
import type { Workers } from '../workers.ts';
import type { LineModel } from './line-model.ts';
import type { PreparedPicture } from './ocr-tasks.ts';
import { readLines } from './read-lines.ts';
import type { Tesseract } from './tesseract.ts';
import type { Fragment } from './tesseract-output.ts';

const line = {
  left: 100,
  top: 50,
  right: 500,
  bottom: 70,
  file: 'line.png',
  scale: 2,
  pictureLeft: 90,
  pictureTop: 40,
  isBlock: false,
  column: 0,
  cell: null,
};

function pictureOf(lines: ReadonlyArray<Partial<typeof line>>): PreparedPicture {
  return {
    width: 600,
    height: 400,
    storedWidth: 600,
    storedHeight: 400,
    scale: 1,
    skewDegrees: 0,
    straightWidth: 600,
    straightHeight: 400,
    letterHeight: 18,
    lines: lines.map((each) => ({ ...line, ...each })),
    rules: [],
    tables: [],
  };
}

function fragment(text: string, left: number, right: number, confidence = 93, isApart = true): Fragment {
  return { text, left, right, top: 20, bottom: 60, confidence, isApart, line: 1 };
}

interface Script {
  /** What is read in a file, by its languages. */
  [languagesAndFile: string]: Fragment[];
}

/** Recognition that answers what the test gives it, and workers that only note what they are asked. */
async function read(picture: PreparedPicture, script: Script, languages = ['kor', 'eng'], model: LineModel | null = null) {
  const asked: Array<{ name: string; input: unknown }> = [];
  const tesseract: Tesseract = {
    languages: new Set(languages),
    missing: () => null,
    read: async (files, { languages }) => files.map((file) => script[`${languages.join('+')} ${file.split('/').at(-1)}`] ?? []),
    orientation: async () => null,
  };
  const run = async (name: string, input: { cuts?: ReadonlyArray<{ left: number }> }) => {
    asked.push({ name, input });
    return input.cuts?.map(({ left }) => left) ?? null;
  };
  // The answers are those of the tasks.
  const workers = { run, close: async () => undefined } as unknown as Workers;
  const lines = await readLines(picture, {
    tesseract,
    workers,
    model,
    languages,
    scratch: '/scratch',
    prefix: 'p',
    signal: AbortSignal.timeout(60_000),
  });
  return { lines, asked };
}

describe('lines', () => {
  it('have words in pixels of the page; lines without words are left out', async () => {
    const { lines, asked } = await read(pictureOf([{}, { file: 'empty.png' }]), {
      'kor line.png': [fragment('재고', 40, 80), fragment('조회', 100, 140)],
    });
    expect(lines.map(({ text }) => text)).toEqual(['재고 조회']);
    expect(lines[0]?.pieces[0]).toMatchObject({ left: 110, right: 130, top: 50, bottom: 70 });
    expect(asked).toEqual([]);
  });

  it('have Latin words read again with a Latin model', async () => {
    const main = [fragment('시스템', 20, 80), fragment('『3「660×', 100, 180, 20), fragment('는', 182, 200, 92, false)];
    const { lines, asked } = await read(pictureOf([{}]), { 'kor line.png': main, 'eng p-doubt-0.png': [fragment('Farebox', 12, 92, 95)] });
    expect(asked).toEqual([{ name: 'cut-lines', input: { cuts: [{ file: 'line.png', left: 90, right: 181, output: 'p-doubt-0.png' }] } }]);
    expect(lines[0]?.text).toBe('시스템 Farebox는');
    expect(lines[0]?.pieces[1]).toMatchObject({ left: 90 + 90 / 2, confidence: 95 });
  });

  it.each([
    ['a letter that looks like another', [fragment('주', 20, 40, 44)], [fragment('A', 12, 30, 95)], '주'],
    ['a short word for letters that were hard to read', [fragment('저는', 20, 60, 48)], [fragment('AE', 12, 50, 92)], '저는'],
    ['what is no surer', [fragment('QF', 20, 60, 90)], [fragment('QR', 12, 50, 91)], 'QF'],
    ['what is not Latin', [fragment('0:', 20, 60, 30)], [fragment('ㅁㅁ', 12, 50, 95)], '0:'],
    ['nothing', [fragment('0', 20, 60, 30)], [], '0'],
  ])('keep what they had instead of %s', async (_what, before, after, text) => {
    const again = { 'kor p-again-0.png': before.map((each) => ({ ...each, confidence: 1 })) };
    expect((await read(pictureOf([{}]), { 'kor line.png': before, 'eng p-doubt-0.png': after, ...again })).lines[0]?.text).toBe(text);
  });

  it('with low confidence are read again in another size, and the more confident reading counts', async () => {
    const picture = pictureOf([{}, { file: 'other.png' }]);
    const script = {
      'kor line.png': [fragment('즐었기', 20, 80, 50)],
      'kor p-again-0.png': [fragment('줄었기', 15, 60, 91)],
      'kor other.png': [fragment('겨을철', 20, 80, 50)],
      'kor p-again-1.png': [fragment('겨운절', 15, 60, 31)],
    };
    const { lines } = await read(picture, script);
    expect(lines.map(({ text }) => text)).toEqual(['줄었기', '겨을철']);
    // Its picture is three quarters as large.
    expect(lines[0]?.pieces[0]?.right).toBe(90 + 60 / 1.5);
  });

  it('in Latin letters alone are read with a Latin model only; those with gaps in them are not', async () => {
    const letters = [...'TREASURE'];
    const model: LineModel = {
      read: async (lines) =>
        lines.map(({ file }) =>
          letters.map((letter, index) => fragment(letter, 100 * index, 100 * index + (file === 'line.png' ? 90 : 30))),
        ),
    };
    const picture = pictureOf([{}, { file: 'mixed.png' }, {}]);
    const script = {
      'eng line.png': [fragment('TREASURE', 0, 790)],
      'kor mixed.png': [fragment('그룹', 0, 60), fragment('TREASURE', 200, 700)],
    };
    const { lines } = await read(picture, script, ['kor', 'eng'], model);
    expect(lines.map(({ text }) => text)).toEqual(['TREASURE', '그룹 TREASURE', 'TREASURE']);
  });

  it('in Japanese have spaces around a number only where they are wide, and the sign of the yen', async () => {
    const pieces = [
      fragment('合計', 0, 80),
      fragment('3', 90, 100),
      fragment('点', 110, 150),
      fragment('\\', 300, 310),
      fragment('1,200', 311, 380),
    ];
    expect(
      (await read(pictureOf([{}]), { 'jpn line.png': pieces.map((each) => ({ ...each, isApart: each.text !== '1,200' })) }, ['jpn']))
        .lines[0]?.text,
    ).toBe('合計3点 ¥1,200');
  });

  it('are read once if all languages are Latin', async () => {
    const { lines, asked } = await read(pictureOf([{}]), { 'eng+fra line.png': [fragment('Café', 20, 80, 93)] }, ['eng', 'fra']);
    expect(lines[0]?.text).toBe('Café');
    expect(asked).toEqual([]);
  });
});
