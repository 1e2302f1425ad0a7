import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { openLineModel } from '../../vision/src/ocr/line-model.ts';
import type { ExpectedLanguages } from '../../vision/src/ocr/ocr-languages.ts';
import { openTesseract } from '../../vision/src/ocr/tesseract.ts';
import { pageRecogniser } from '../../vision/src/recognised-content.ts';
import { visionJob } from '../../vision/src/vision-job.ts';
import { workers } from '../../vision/src/workers.ts';
import type { Bench, Finding } from '../comparison.ts';
import { letterErrors } from '../../vision/test/letter-errors.ts';

const run = promisify(execFile);
const pictureNames = /\.(?:png|jpe?g|webp|tiff?)$/i;
const pageTimeoutMs = 600_000;

/** What a page is read with, by the first part of its file's name: as its tool is called, and as a user of the command line would. */
const languages: Readonly<Record<string, { expected: ExpectedLanguages; tesseract: readonly string[] }>> = {
  en: { expected: [['eng']], tesseract: ['eng'] },
  ko: { expected: [['kor'], ['eng']], tesseract: ['kor+eng', 'kor'] },
  ja: { expected: [['jpn'], ['eng']], tesseract: ['jpn+eng', 'jpn'] },
  'zh-hans': { expected: [['chi_sim', 'chi_tra'], ['eng']], tesseract: ['chi_sim+eng', 'chi_sim'] },
  'zh-hant': { expected: [['chi_sim', 'chi_tra'], ['eng']], tesseract: ['chi_tra+eng', 'chi_tra'] },
};

interface PageResult {
  name: string;
  language: string;
  /** Shares of letters that are wrong. */
  ours: number;
  /** The better of its readings. */
  tesseract: number;
  seconds: number;
}

/** Pictures of pages beside what they say: the local engine, and the `tesseract` command line. */
export async function* ocr({ folder, pagesFolders }: Bench): AsyncIterable<Finding> {
  const tesseract = await openTesseract();
  const lacking = tesseract.missing(['eng', 'kor', 'jpn', 'chi_sim', 'chi_tra']);
  if (pagesFolders.length === 0) return yield skipped('name folders of pictures with their texts beside them: --pages FOLDER');
  if (lacking !== null) return yield skipped(lacking);
  const scratch = join(folder, 'ocr');
  await mkdir(scratch);
  const work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
  const parts = { tesseract, workers: work };
  const model = openLineModel(work) === null ? 'without the line model' : 'with the line model';
  try {
    for (const pages of pagesFolders) {
      const results: PageResult[] = [];
      for (const file of (await readdir(pages)).filter((name) => pictureNames.test(name)).sort()) {
        results.push(await resultOf(join(pages, file), { parts, scratch }));
      }
      const title = `OCR, share of letters that are wrong, ${basename(pages)}`;
      yield { kind: 'table', title, columns: ['', `farebox ${model}`, 'tesseract', '', 'seconds'], rows: results.map(rowOf) };
      yield { kind: 'table', title: `${title}, means`, columns: ['', 'farebox', 'tesseract', 'worse on'], rows: meansOf(results) };
    }
  } finally {
    await work.close();
  }
}

interface Means {
  parts: Parameters<typeof pageRecogniser>[0];
  scratch: string;
}

async function resultOf(picture: string, { parts, scratch }: Means): Promise<PageResult> {
  const name = basename(picture, extname(picture));
  const language = Object.keys(languages).find((each) => name.startsWith(`${each}-`));
  const about = languages[language ?? ''];
  if (language === undefined || about === undefined) {
    throw new Error(`${picture}: the name has to begin with one of ${Object.keys(languages).join(', ')} and a hyphen`);
  }
  const truth = await readFile(`${picture.slice(0, -extname(picture).length)}.txt`, 'utf8');
  const jobFolder = await mkdtemp(join(scratch, 'page-'));
  await copyFile(picture, join(jobFolder, 'source'));
  const job = visionJob({ ...parts, recogniser: pageRecogniser(parts) }, jobFolder, AbortSignal.timeout(pageTimeoutMs));
  const start = performance.now();
  const { text } = await job.readText('source', { languages: about.expected });
  const seconds = (performance.now() - start) / 1000;
  const theirs: number[] = [];
  for (const each of about.tesseract) theirs.push(letterErrors(truth, await commandLine(picture, each)));
  return { name, language, ours: letterErrors(truth, text), tesseract: Math.min(...theirs), seconds };
}

async function commandLine(picture: string, wanted: string): Promise<string> {
  const { stdout } = await run('tesseract', [picture, 'stdout', '-l', wanted], { timeout: pageTimeoutMs, maxBuffer: 2 ** 26 });
  return stdout;
}

function rowOf({ name, ours, tesseract, seconds }: PageResult): string[] {
  return [name, ours.toFixed(4), tesseract.toFixed(4), ours > tesseract ? 'worse' : '', seconds.toFixed(1)];
}

function meansOf(results: readonly PageResult[]): string[][] {
  const groups = [...new Set(results.map(({ language }) => language)), 'all'];
  return groups.map((group) => {
    const some = results.filter(({ language }) => group === 'all' || language === group);
    const mean = (key: 'ours' | 'tesseract') => some.reduce((sum, each) => sum + each[key], 0) / Math.max(1, some.length);
    const worse = some.filter(({ ours, tesseract }) => ours > tesseract).length;
    return [group, mean('ours').toFixed(4), mean('tesseract').toFixed(4), `${worse} of ${some.length}`];
  });
}

function skipped(why: string): Finding {
  return { kind: 'table', title: `OCR: skipped, ${why}`, columns: [], rows: [] };
}
