import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentBlocks } from '../documents/pdf/document-blocks.ts';
import { pageParts } from '../documents/pdf/page-blocks.ts';
import { plainText, type Block } from '../documents/document-model.ts';
import { pageRecogniser } from '../recognised-content.ts';
import { letterErrors } from '../../test/letter-errors.ts';
import { photographs } from '../../test/photographs.ts';
import { visionJob } from '../vision-job.ts';
import { workers, type Workers } from '../workers.ts';
import type { ExpectedLanguages } from './ocr-languages.ts';
import type { PictureText } from './picture-text.ts';
import { lineModelFiles } from './line-model-files.ts';
import { installedTesseract } from './installed-tesseract.ts';
import { openTesseract, type Tesseract } from './tesseract.ts';
import { wasmTesseract } from './wasm-tesseract.ts';
import { wasmTesseractFiles } from './wasm-tesseract-files.ts';

/** CI installs tesseract-ocr with kor, chi-sim, jpn and osd, and fonts-noto-cjk: elsewhere this is skipped where they are absent. */
const tesseract = await openTesseract();
const koreanFont = 'Noto Sans CJK KR';
const hasFonts = GlobalFonts.families.some(({ family }) => family.startsWith('Noto Sans CJK'));
const isComplete = tesseract.missing(['kor', 'eng', 'chi_sim', 'jpn', 'osd']) === null && hasFonts;

let scratch: string;
let work: Workers;
const signal = new AbortController().signal;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'farebox-ocr-'));
  work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
});
afterAll(async () => {
  await work.close();
  await rm(scratch, { recursive: true });
});

interface Text {
  text: string;
  x: number;
  y: number;
  size?: number;
}

/** A picture as of 150 dots to the inch. */
async function picture(
  name: string,
  texts: readonly Text[],
  rules: ReadonlyArray<readonly number[]> = [],
  family = koreanFont,
): Promise<string> {
  const canvas = createCanvas(900, 620);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 900, 620);
  context.fillStyle = 'black';
  for (const { text, x, y, size = 24 } of texts) {
    context.font = `${size}px "${family}"`;
    context.fillText(text, x, y);
  }
  for (const [left = 0, top = 0, width = 0, height = 0] of rules) context.fillRect(left, top, width, height);
  await writeFile(join(scratch, name), canvas.toBuffer('image/png'));
  return name;
}

const korean: ExpectedLanguages = [['kor'], ['eng']];

function read(
  languages: ExpectedLanguages,
  file: string,
  options: { isTurned?: boolean; signal?: AbortSignal; by?: Tesseract } = {},
): Promise<PictureText> {
  const parts = { tesseract: options.by ?? tesseract, workers: work };
  const job = visionJob({ ...parts, recogniser: pageRecogniser(parts) }, scratch, options.signal ?? signal);
  return job.readText(file, { languages, ...(options.isTurned !== undefined && { isTurned: options.isTurned }) });
}

async function blocksOf(file: string, by = tesseract): Promise<readonly Block[]> {
  const { content } = await pageRecogniser({ tesseract: by, workers: work }).recognise(
    { file, number: 3, width: 432, height: 297.6 },
    { scratch, signal },
  );
  return documentBlocks([{ width: content.width, height: content.height, parts: pageParts(content, []) }], []);
}

const receipt: readonly Text[] = [
  { text: '영수증', x: 60, y: 70, size: 34 },
  { text: '합계 12,500원', x: 60, y: 130 },
  { text: '카드 결제 Farebox 2.0 매장', x: 60, y: 175 },
  { text: '감사합니다. 또 오세요.', x: 60, y: 220 },
];
const receiptText = '영수증\n합계 12,500원\n카드 결제 Farebox 2.0 매장\n감사합니다. 또 오세요.';

describe('without tesseract', () => {
  it('nothing is read, with a reason', async () => {
    const absent = await openTesseract({ command: 'no-such-program-farebox' });
    expect(absent.missing(['kor', 'eng'])).toMatch(/tesseract is not installed: apt-get install tesseract-ocr .*tesseract-ocr-kor/);
    expect(pageRecogniser({ tesseract: absent, workers: work }).missing()).toMatch(/tesseract is not installed/);
  });
});

describe.skipIf(!isComplete)('recognition', () => {
  it('reads Korean with Latin words in it', async () => {
    const answer = await read(korean, await picture('receipt.png', receipt));
    expect(answer.text).toBe(receiptText);
    const total = answer.blocks.find(({ text }) => text === '합계 12,500원');
    expect(total?.confidence).toBeGreaterThan(60);
    expect(Math.abs((total?.box.x ?? 0) - 60)).toBeLessThan(6);
    expect(Math.abs((total?.box.y ?? 0) - 110)).toBeLessThan(10);
    expect(Math.abs((total?.box.width ?? 0) - 155)).toBeLessThan(25);
  });

  it('rotates a picture that lies on its side only on request', async () => {
    await sharp(join(scratch, await picture('upright.png', [...receipt, ...receipt.map((text) => ({ ...text, y: text.y + 220 }))])))
      .rotate(90)
      .toFile(join(scratch, 'lying.png'));
    const answer = await read(korean, 'lying.png', { isTurned: true });
    expect(answer).toMatchObject({ turn: 270, width: 900, height: 620 });
    expect(answer.text).toContain('합계 12,500원');
    expect((await read(korean, 'lying.png')).text).not.toContain('합계');
  });

  it('reads a skewed page, and light text on a dark panel', async () => {
    const texts = receipt.map((text) => ({ ...text, x: text.x + 60, y: text.y + 40 }));
    await sharp(join(scratch, await picture('straight.png', texts)))
      .rotate(3, { background: 'white' })
      .toFile(join(scratch, 'askew.png'));
    expect((await read(korean, 'askew.png')).text).toBe(receiptText);
    await sharp(join(scratch, 'receipt.png')).negate({ alpha: false }).toFile(join(scratch, 'negative.png'));
    expect((await read(korean, 'negative.png')).text).toBe(receiptText);
  });

  it('reads text that is not on white: dim photographs, and transparent pictures', async () => {
    const file = await picture('lit.png', receipt);
    const shade = Buffer.from(Uint8Array.from({ length: 900 * 620 }, (_, place) => 110 + ((place % 900) * 140) / 900));
    const shadow = await sharp(shade, { raw: { width: 900, height: 620, channels: 1 } })
      .png()
      .toBuffer();
    await sharp(join(scratch, file))
      .composite([{ input: shadow, blend: 'multiply' }])
      .jpeg({ quality: 80 })
      .toFile(join(scratch, 'dim.jpg'));
    expect((await read(korean, 'dim.jpg')).text).toBe(receiptText);
  });

  it('finds drawn tables and their cells', async () => {
    const rules = [...[40, 340, 640].map((x) => [x, 100, 2, 182]), ...[100, 160, 220, 280].map((y) => [40, y, 602, 2])];
    const cells = [
      ['Part', 'Price'],
      ['Steel bolt', '$0.35'],
      ['Paint, grey', '$12.00'],
    ];
    const texts = cells.flatMap((row, index) => row.map((text, column) => ({ text, x: 60 + column * 300, y: 138 + index * 60 })));
    const file = await picture('table.png', texts, rules, 'Liberation Sans');
    const { text, tables } = await read([['eng']], file);
    expect(text).toBe('Part\tPrice\nSteel bolt\t$0.35\nPaint, grey\t$12.00');
    expect(tables).toMatchObject([{ columns: 2, rows: 3, cells: cells.flat().map((cell) => ({ text: cell })) }]);
    const [table] = await blocksOf(file);
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ runs }) => plainText(runs)))).toEqual(cells);
    expect(table).toMatchObject({ isRuled: true, pages: [3] });
  });

  it('detects the languages of a page', async () => {
    const chinese = await picture(
      'chinese.png',
      [
        { text: '仓库运行报告', x: 60, y: 80, size: 40 },
        { text: '本季度两个仓库共处理订单四千件，比去年同期增长了很多。', x: 60, y: 150 },
        { text: '负责人是王丽华，联系方式可以在公司的通讯录里查到。', x: 60, y: 190 },
      ],
      [],
      'Noto Sans CJK SC',
    );
    const blocks = await blocksOf(chinese);
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph']);
    expect(blocks[0]?.kind === 'heading' && plainText(blocks[0].runs)).toBe('仓库运行报告');
    const { text } = await read([['chi_sim', 'chi_tra'], ['eng']], chinese);
    expect(text).toContain('本季度两个仓库');
    const japanese = await picture('japanese.png', [{ text: '新しい管理システムは四月一日から試験運用を始める。', x: 60, y: 150 }]);
    expect((await read([['jpn'], ['eng']], japanese)).text).toBe('新しい管理システムは四月一日から試験運用を始める。');
  });

  it('returns nothing for an empty picture', async () => {
    const answer = await read(korean, await picture('empty.png', []));
    expect(answer.text).toBe('');
    expect(await blocksOf('empty.png')).toEqual([]);
  });

  it('stops when the caller disconnects', async () => {
    const file = await picture('gone.png', receipt);
    const stop = new AbortController();
    const reading = read(korean, file, { signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
  });
});

/** Skipped where npm left out optional packages. */
const hasPackages = wasmTesseractFiles() !== null;

describe.skipIf(!hasPackages || !hasFonts)('recognition with npm packages only', () => {
  async function byPackages(): Promise<Tesseract> {
    return installedTesseract(await openTesseract({ command: '/nowhere/tesseract' }), wasmTesseract(work));
  }

  it('reads Korean with Latin words in it, and leaves an upright picture as it is', async () => {
    const isTurned = lineModelFiles() !== null;
    const answer = await read(korean, await picture('packages.png', receipt), { isTurned, by: await byPackages() });
    expect(answer).toMatchObject({ turn: 0, text: receiptText });
    const total = answer.blocks.find(({ text }) => text === '합계 12,500원');
    expect(Math.abs((total?.box.x ?? 0) - 60)).toBeLessThan(6);
  });

  it.skipIf(lineModelFiles() === null).each([90, 180])(
    'turns a picture that was turned by %d degrees upright when asked',
    async (degrees) => {
      const upright = await picture(`upright-${degrees}.png`, [...receipt, ...receipt.map((text) => ({ ...text, y: text.y + 220 }))]);
      const file = `turned-${degrees}.png`;
      await sharp(join(scratch, upright)).rotate(degrees).toFile(join(scratch, file));
      const answer = await read(korean, file, { isTurned: true, by: await byPackages() });
      expect(answer).toMatchObject({ turn: 360 - degrees, width: 900, height: 620 });
      expect(answer.text).toContain('합계 12,500원');
    },
  );

  it('reads Japanese from top to bottom, columns from the right', async () => {
    const columns = ['新しい管理システムは今年', '十月から試験運用を始める。', '倉庫の担当者は毎朝在庫を', '確認し、報告書を提出する。'];
    const texts = columns.flatMap((column, index) =>
      // A vertical font has its full stop in the upper right corner.
      [...column].map((text, place) => {
        const isMark = /[、。]/u.test(text);
        return { text, x: 600 - index * 50 + (isMark ? 17 : 0), y: 80 + place * 30 - (isMark ? 17 : 0), size: 26 };
      }),
    );
    const file = await picture('columns.png', texts, [], 'Noto Sans CJK JP');
    const by = await byPackages();
    const answer = await read([['jpn'], ['eng']], file, { by });
    expect(letterErrors(columns.join('\n'), answer.text), answer.text).toBeLessThan(0.05);
    expect(answer).toMatchObject({ turn: 0, width: 900, height: 620 });
    const [first, second] = answer.blocks;
    expect(first?.box.x).toBeGreaterThan(580);
    expect(second?.box.x).toBeLessThan(first?.box.x ?? 0);
    expect(first?.box.height).toBeGreaterThan(10 * 26);
    expect((await blocksOf(file, by)).map((block) => block.kind === 'paragraph' && plainText(block.runs))).toEqual([
      answer.text.replaceAll('\n', ''),
    ]);
  });

  it('reads Japanese, Chinese and English', async () => {
    const by = await byPackages();
    const japanese = '新しい管理システムは四月一日から試験運用を始める。';
    expect((await read([['jpn'], ['eng']], await picture('ja.png', [{ text: japanese, x: 60, y: 150 }]), { by })).text).toBe(japanese);
    const chinese = '本季度两个仓库共处理订单四千件，比去年同期增长了很多。';
    const file = await picture('zh.png', [{ text: chinese, x: 60, y: 150 }], [], 'Noto Sans CJK SC');
    expect((await read([['chi_sim', 'chi_tra'], ['eng']], file, { by })).text).toBe(chinese);
    const english = 'The northern quay was closed for eleven days.';
    expect((await read([['eng']], await picture('en.png', [{ text: english, x: 60, y: 150 }]), { by })).text).toBe(english);
  });
});

const readsPhotographs = hasPackages && hasFonts && lineModelFiles() !== null;
const taken = readsPhotographs ? await photographs() : [];

describe.skipIf(!readsPhotographs)('photographs', () => {
  // Before there was a detector, answers were 1 to 36 times as long as what is written there.
  it.for(taken)('$name is read where it contains text, and nowhere else', async ({ name, jpeg, text }, { skip }) => {
    const isKorean = name.startsWith('ko');
    skip(isKorean && !tesseract.languages.has('kor'), 'the packages miss a line of Korean on stone, which the program reads');
    await writeFile(join(scratch, name), jpeg);
    const by = installedTesseract(tesseract, wasmTesseract(work));
    const answer = await read(isKorean ? korean : [['eng']], name, { by });
    expect(letterErrors(text, answer.text), `${name}: ${answer.text}`).toBeLessThan(0.05);
    const [first] = answer.blocks;
    expect(first?.box.y, name).toBeGreaterThan(60);
  });
});
