import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GlobalFonts } from '@napi-rs/canvas';
import { plainText } from '../../vision/src/documents/document-model.ts';
import { documentBlocks } from '../../vision/src/documents/pdf/document-blocks.ts';
import { pageParts } from '../../vision/src/documents/pdf/page-blocks.ts';
import { openTesseract } from '../../vision/src/ocr/tesseract.ts';
import { pageRecogniser } from '../../vision/src/recognised-content.ts';
import { visionJob } from '../../vision/src/vision-job.ts';
import { workers } from '../../vision/src/workers.ts';
import { withScratch } from '../scratch.ts';
import { letterErrors } from '../../vision/test/letter-errors.ts';
import { columnsPage, plainPage, scanned, tablePage, type RenderedPage } from './ocr-pages.ts';
import { ocrTexts, type OcrText } from './ocr-texts.ts';

/**
 * Measures how well the local engine reads pictures of text: the share of wrong letters, by language and resolution. Pages are drawn
 * here, so their text is known. `node bench/quality/ocr.ts [--quick]`
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const resolutions = values.quick ? [200] : [72, 100, 150, 200, 300];
const aimPercent = 1;
const tesseract = await openTesseract();
const lacking = tesseract.missing(['kor', 'eng', 'chi_sim', 'jpn']);

if (lacking !== null) say(`Skipped: ${lacking}`);
else if (!GlobalFonts.families.some(({ family }) => family.startsWith('Noto Sans CJK'))) say('Skipped: apt-get install fonts-noto-cjk');
else await withScratch(measure);

async function measure(folder: string): Promise<void> {
  const scratch = join(folder, 'ocr');
  await mkdir(scratch);
  const work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
  const parts = { tesseract, workers: work };
  const recogniser = pageRecogniser(parts);
  const signal = AbortSignal.timeout(3_600_000);
  const job = visionJob({ ...parts, recogniser }, scratch, signal);
  let pages = 0;
  let worst = 0;

  /** The percentage of wrong letters. */
  async function errorsOf(text: OcrText, { png, text: truth }: RenderedPage): Promise<number> {
    const file = `page-${(pages += 1)}.png`;
    await writeFile(join(scratch, file), png);
    const read = await job.readText(file, { languages: text.languages });
    return 100 * letterErrors(truth, read.text);
  }

  async function cellsOf(text: OcrText): Promise<string> {
    const file = `page-${(pages += 1)}.png`;
    await writeFile(join(scratch, file), tablePage(text, 200).png);
    const { content } = await recogniser.recognise({ file, number: 1, width: 595, height: 842 }, { scratch, signal });
    const table = documentBlocks([{ width: content.width, height: content.height, parts: pageParts(content, []) }], []).find(
      (block) => block.kind === 'table',
    );
    const cells = table === undefined ? [] : table.rows.flat().map(({ runs }) => plainText(runs));
    const wanted = text.table.flat();
    return `${wanted.filter((cell, index) => cells[index] === cell).length} of ${wanted.length}`;
  }

  try {
    say('Letters that are wrong, in percent\n');
    say(row(['', ...resolutions.map((dpi) => `${dpi} dpi`), '200 serif', '200 scan', '300 scan', 'columns', 'table', 'cells']));
    for (const text of ocrTexts) {
      const plain: number[] = [];
      for (const dpi of resolutions) plain.push(await errorsOf(text, plainPage(text, dpi)));
      const serif = await errorsOf(text, plainPage(text, 200, 1));
      const more = [
        serif,
        await errorsOf(text, { ...plainPage(text, 200), png: await scanned(plainPage(text, 200).png) }),
        await errorsOf(text, { ...plainPage(text, 300), png: await scanned(plainPage(text, 300).png, { degrees: -1.2 }) }),
        await errorsOf(text, columnsPage(text, 200)),
        await errorsOf(text, tablePage(text, 200)),
      ];
      worst = Math.max(worst, plain[resolutions.indexOf(200)] ?? 0, serif);
      say(row([text.language, ...[...plain, ...more].map((value) => value.toFixed(2)), await cellsOf(text)]));
    }
    say(`\nWorst of the clean pages at 200 dpi: ${worst.toFixed(2)} %; aim: at most ${aimPercent} %`);
    const start = performance.now();
    for (const text of ocrTexts) await errorsOf(text, plainPage(text, 200));
    say(`${((performance.now() - start) / 1000 / ocrTexts.length).toFixed(1)} s for a page of 200 dpi`);
  } finally {
    await work.close();
  }
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(11))).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
