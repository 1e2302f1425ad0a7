import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { openLineModel } from '../../vision/src/ocr/line-model.ts';
import type { ExpectedLanguages } from '../../vision/src/ocr/ocr-languages.ts';
import { installedTesseract } from '../../vision/src/ocr/installed-tesseract.ts';
import { openTesseract } from '../../vision/src/ocr/tesseract.ts';
import { wasmTesseract } from '../../vision/src/ocr/wasm-tesseract.ts';
import { pageRecogniser } from '../../vision/src/recognised-content.ts';
import { visionJob } from '../../vision/src/vision-job.ts';
import { workers } from '../../vision/src/workers.ts';
import type { Bench, Finding } from '../comparison.ts';
import { letterErrors } from '../../vision/test/letter-errors.ts';
import { heldBackPhotographs, photographs } from '../../vision/test/photographs.ts';
import { costOf } from '../quality/documents-speed.ts';
import { drawnPages } from '../quality/ocr-drawn.ts';

const run = promisify(execFile);
const pictureNames = /\.(?:png|jpe?g|webp|tiff?)$/i;
const pageTimeoutMs = 600_000;

/** How a page is read, by the first part of its file's name: as its tool is called, and as a user of the command line would. */
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
  /** Shares of wrong letters. */
  ours: number;
  /** As on a machine without Tesseract: with npm's packages only. */
  packages: number;
  /** The better of both readings. */
  tesseract: number;
  /** Shares of the words of the truth that are read exactly. */
  words: number;
  tesseractWords: number;
  /** Of processor time. */
  seconds: number;
  packagesSeconds: number;
}

/** Reads pages and photographs drawn here, or your own pictures with their text: by the local engine, and by the `tesseract` command line. */
export async function* ocr({ folder, isFull, isSmallest, pagesFolders }: Bench): AsyncIterable<Finding> {
  const program = await openTesseract();
  const lacking = program.missing(['eng', 'kor', 'jpn', 'chi_sim', 'chi_tra']);
  if (lacking !== null) return yield skipped(lacking);
  const scratch = join(folder, 'ocr');
  await mkdir(scratch);
  const work = workers({ scratchFolder: scratch, concurrencyMax: 1 });
  const none = await openTesseract({ command: '/nowhere/tesseract' });
  const [tesseract, packages] = [program, none].map((each) => installedTesseract(each, wasmTesseract(work)));
  if (tesseract === undefined || packages === undefined) return;
  const means = { parts: { tesseract, workers: work }, packages: { tesseract: packages, workers: work }, scratch };
  const model = openLineModel(work) === null ? 'without the line model' : 'with the line model';
  try {
    const drawn = await drawnPages(scratch, { isFull });
    for (const problem of drawn.problems) yield skipped(`pages of ${problem}`);
    const photographFolders = isSmallest
      ? []
      : [
          await drawnPhotographs(scratch, 'photographs', photographs),
          await drawnPhotographs(scratch, 'photographs, held back', heldBackPhotographs),
        ];
    const drawnFolders = isSmallest ? [drawn.tuned] : [...photographFolders, drawn.tuned, drawn.heldBack];
    for (const pages of pagesFolders.length > 0 ? pagesFolders : drawnFolders) {
      const results: PageResult[] = [];
      const files = (await readdir(pages)).filter((name) => pictureNames.test(name)).toSorted();
      for (const file of isSmallest ? files.slice(0, 1) : files) {
        results.push(await resultOf(join(pages, file), means));
      }
      const title = `OCR, share of letters that are wrong, ${basename(pages)}`;
      const columns = ['', `farebox ${model}`, 'npm alone', 'tesseract', '', 'words', 'tesseract', 'processor s', 'npm alone'];
      yield { kind: 'table', title, columns, rows: results.map(rowOf) };
      yield {
        kind: 'table',
        title: `${title}, means`,
        columns: ['', 'farebox', 'npm alone', 'tesseract', 'worse on', 'words', 'tesseract', 'processor s'],
        rows: meansOf(results),
      };
    }
  } finally {
    await work.close();
  }
}

async function drawnPhotographs(scratch: string, name: string, draw: typeof photographs): Promise<string> {
  const folder = join(scratch, name);
  await mkdir(folder);
  for (const { name, jpeg, text } of await draw()) {
    await writeFile(join(folder, `${name}.jpg`), jpeg);
    await writeFile(join(folder, `${name}.txt`), text);
  }
  return folder;
}

interface Means {
  parts: RecognitionParts;
  packages: RecognitionParts;
  scratch: string;
}

type RecognitionParts = Parameters<typeof pageRecogniser>[0];

async function resultOf(picture: string, { parts, packages, scratch }: Means): Promise<PageResult> {
  const name = basename(picture, extname(picture));
  const language = Object.keys(languages).find((each) => name.startsWith(`${each}-`));
  const about = languages[language ?? ''];
  if (language === undefined || about === undefined) {
    throw new Error(`${picture}: the name has to begin with one of ${Object.keys(languages).join(', ')} and a hyphen`);
  }
  const truth = await readFile(`${picture.slice(0, -extname(picture).length)}.txt`, 'utf8');
  const readBy = async (by: RecognitionParts) => {
    const jobFolder = await mkdtemp(join(scratch, 'page-'));
    await copyFile(picture, join(jobFolder, 'source'));
    const job = visionJob({ ...by, recogniser: pageRecogniser(by) }, jobFolder, AbortSignal.timeout(pageTimeoutMs));
    let text = '';
    const { cpuSeconds } = await costOf(async () => {
      ({ text } = await job.readText('source', { languages: about.expected }));
    });
    return { errors: letterErrors(truth, text), words: exactWords(truth, text), seconds: cpuSeconds };
  };
  const ours = await readBy(parts);
  const alone = await readBy(packages);
  const theirs: string[] = [];
  for (const each of about.tesseract) theirs.push(await commandLine(picture, each));
  const tesseract = Math.min(...theirs.map((text) => letterErrors(truth, text)));
  const tesseractWords = Math.max(...theirs.map((text) => exactWords(truth, text)));
  const errors = { ours: ours.errors, packages: alone.errors, tesseract };
  return { name, language, ...errors, words: ours.words, tesseractWords, seconds: ours.seconds, packagesSeconds: alone.seconds };
}

/** Of the words between spaces, in capitals: as receipts are judged. Each word counts as often as it was written. */
function exactWords(truth: string, text: string): number {
  const wordsOf = (written: string) => Map.groupBy(written.toUpperCase().match(/\S+/g) ?? [], (word) => word);
  const [wanted, got] = [wordsOf(truth), wordsOf(text)];
  let [right, of] = [0, 0];
  for (const [word, times] of wanted) {
    of += times.length;
    right += Math.min(times.length, got.get(word)?.length ?? 0);
  }
  return right / Math.max(1, of);
}

async function commandLine(picture: string, wanted: string): Promise<string> {
  const { stdout } = await run('tesseract', [picture, 'stdout', '-l', wanted], { timeout: pageTimeoutMs, maxBuffer: 2 ** 26 });
  return stdout;
}

function rowOf({ name, ours, packages, tesseract, words, tesseractWords, seconds, packagesSeconds }: PageResult): string[] {
  const errors = [ours, packages, tesseract].map((each) => each.toFixed(4));
  return [
    name,
    ...errors,
    ours > tesseract ? 'worse' : '',
    percent(words),
    percent(tesseractWords),
    seconds.toFixed(1),
    packagesSeconds.toFixed(1),
  ];
}

function meansOf(results: readonly PageResult[]): string[][] {
  const groups = [...new Set(results.map(({ language }) => language)), 'all'];
  return groups.map((group) => {
    const some = results.filter(({ language }) => group === 'all' || language === group);
    const mean = (key: 'ours' | 'packages' | 'tesseract' | 'words' | 'tesseractWords' | 'seconds') =>
      some.reduce((sum, each) => sum + each[key], 0) / Math.max(1, some.length);
    const worse = some.filter(({ ours, tesseract }) => ours > tesseract).length;
    const errors = (['ours', 'packages', 'tesseract'] as const).map((key) => mean(key).toFixed(4));
    const words = (['words', 'tesseractWords'] as const).map((key) => percent(mean(key)));
    return [group, ...errors, `${worse} of ${some.length}`, ...words, mean('seconds').toFixed(1)];
  });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function skipped(why: string): Finding {
  return { kind: 'table', title: `OCR: skipped, ${why}`, columns: [], rows: [] };
}
