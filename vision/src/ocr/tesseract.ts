import { randomUUID } from 'node:crypto';
import { lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VisionError } from '../vision-error.ts';
import { runProgram, type ProgramOutcome, type ProgramRun } from './bounded-program.ts';
import { pageModes, recognisedPages, type RecognisedPage } from './tesseract-output.ts';
import { programQueue } from '../fair-queue.ts';

/** The orientation of a picture. */
interface Orientation {
  /** Degrees clockwise that make it upright. */
  turn: 0 | 90 | 180 | 270;
  confidence: number;
}

interface ReadOptions {
  /** Names of Tesseract: `kor`, `chi_sim`. The first is the primary language. */
  languages: readonly string[];
  /** The content of each picture. */
  layout: 'line' | 'block';
  /** A folder for a list of the files. */
  scratch: string;
  signal: AbortSignal;
}

/** The Tesseract program, which may be missing. */
export interface Tesseract {
  /** Empty if the program is missing. */
  readonly languages: ReadonlySet<string>;
  /** Null if all of these can be read, else what to install, as a sentence. */
  missing(languages: readonly string[]): string | null;
  /**
   * Reads pictures of one line or block of text each, made by ourselves.
   * @returns one result for each file
   * @throws VisionError
   */
  read(files: readonly string[], options: ReadOptions): Promise<RecognisedPage[]>;
  /** Null if it is unknown. */
  orientation(file: string, options: { signal: AbortSignal }): Promise<Orientation | null>;
}

export interface TesseractOptions {
  /** A name on the system's path, or a path. */
  command?: string;
  /** The folder of the language data, if it is not the usual one. */
  dataFolder?: string | null;
  concurrencyMax?: number;
  queueMax?: number;
  /** For one run. */
  timeoutMs?: number;
  memoryMaxMb?: number;
}

const outputBytesMax = 32 * 1024 * 1024;
const filesMax = 6000;
const startMs = 10_000;

/** Looks for the program and its languages. Without them everything is `missing`. */
export async function openTesseract({
  command = 'tesseract',
  dataFolder = null,
  concurrencyMax = 2,
  queueMax = 64,
  timeoutMs = 120_000,
  memoryMaxMb = 1536,
}: TesseractOptions = {}): Promise<Tesseract> {
  const take = programQueue({ concurrencyMax, queueMax });
  const environment = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LC_ALL: 'C.UTF-8',
    // More threads are slower, because they wait for each other.
    OMP_THREAD_LIMIT: '1',
    ...(dataFolder === null ? {} : { TESSDATA_PREFIX: dataFolder }),
  };
  const limits = { outputBytesMax, memoryMaxMb, environment };
  const languages = await languagesOf(command, { ...limits, timeoutMs: startMs, signal: AbortSignal.timeout(2 * startMs) });

  function run(parameters: readonly string[], signal: AbortSignal): Promise<ProgramOutcome> {
    return take(signal, () => runProgram(command, parameters, { ...limits, timeoutMs, signal }));
  }

  return {
    languages,
    missing: (wanted) => missing(wanted, languages),
    async read(files, { languages: wanted, layout, scratch, signal }) {
      if (files.length === 0) return [];
      if (files.length > filesMax) throw new RangeError(`at most ${filesMax} pictures are read at once`);
      for (const file of files) await requireFile(file);
      const list = join(scratch, `list-${randomUUID()}.txt`);
      // Never overwrites: an existing file could be a link that a worker made.
      await writeFile(list, `${files.join('\n')}\n`, { flag: 'wx' });
      const outcome = await run([list, 'stdout', '-l', wanted.join('+'), '--psm', pageModes[layout], '--dpi', '300', 'tsv', 'txt'], signal);
      return recognisedPages(outputOf(outcome).toString('utf8'), files.length);
    },
    async orientation(file, { signal }) {
      if (!languages.has('osd')) return null;
      const outcome = await run([file, 'stdout', '-l', 'osd', '--psm', '0', '--dpi', '150'], signal);
      // It fails if there are too few letters.
      if (outcome.kind === 'ended' && outcome.code !== 0) return null;
      return orientationOf(outputOf(outcome).toString('utf8'));
    },
  };
}

/** A compromised worker could have made a link to another user's file. */
async function requireFile(path: string): Promise<void> {
  if (!(await lstat(path)).isFile()) throw new VisionError('failed', `${path} is not a file of its own`);
}

function outputOf(outcome: ProgramOutcome): Buffer {
  if (outcome.kind === 'stopped')
    throw new VisionError('refused', `recognition was given up: too much ${outcome.reason === 'time' ? 'time' : 'text'}`);
  if (outcome.kind === 'absent') throw new VisionError('failed', 'tesseract is not installed any more');
  if (outcome.code !== 0) throw new VisionError('failed', `tesseract ended with ${outcome.code}: ${outcome.complaint}`);
  return outcome.output;
}

async function languagesOf(command: string, run: ProgramRun): Promise<ReadonlySet<string>> {
  const outcome = await runProgram(command, ['--list-langs'], run);
  if (outcome.kind !== 'ended' || outcome.code !== 0) return new Set();
  const lines = outcome.output.toString('utf8').split('\n').slice(1);
  return new Set(lines.map((line) => line.trim()).filter((line) => /^[A-Za-z_/]{2,40}$/.test(line)));
}

function missing(wanted: readonly string[], languages: ReadonlySet<string>): string | null {
  const lacking = wanted.filter((language) => !languages.has(language));
  if (lacking.length === 0) return null;
  const packages = lacking.map((language) => `tesseract-ocr-${language.replaceAll('_', '-')}`);
  return languages.size === 0
    ? `The program tesseract is not installed: apt-get install tesseract-ocr tesseract-ocr-osd ${packages.join(' ')}`
    : `Tesseract does not know ${lacking.join(', ')}: apt-get install ${packages.join(' ')}`;
}

function orientationOf(output: string): Orientation | null {
  const degrees = Number(/^Rotate: (\d+)$/m.exec(output)?.[1]);
  const confidence = Number(/^Orientation confidence: ([\d.]+)$/m.exec(output)?.[1]);
  return (degrees === 0 || degrees === 90 || degrees === 180 || degrees === 270) && confidence > 0 ? { turn: degrees, confidence } : null;
}
