import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { TaskWork } from '../worker-task.ts';
import type { RecogniseText } from './ocr-tasks.ts';
import { pageModes, recognisedPages, type RecognisedPage } from './tesseract-output.ts';
import { wasmTesseractFiles } from './wasm-tesseract-files.ts';

/** Each needs tens of megabytes. */
const openMax = 3;
const dataBytesMax = 128 * 1024 * 1024;
/** The neural recogniser only: the language data has no other. */
const engine = 1;

let core: Promise<Core> | null = null;
/** By their languages, least recently used first. */
const open = new Map<string, Promise<Recogniser>>();

/** Reads pictures of a line or block each with Tesseract as WebAssembly. For code that runs in a worker. */
export async function recogniseText({ pictures, languages, layout }: RecogniseText, work: TaskWork): Promise<RecognisedPage[]> {
  const made = await (core ??= openCore());
  const recogniser = await recogniserOf(made, languages);
  recogniser.SetVariable('tessedit_pageseg_mode', pageModes[layout]);
  recogniser.SetVariable('user_defined_dpi', '300');
  let output = '';
  for (const [index, picture] of pictures.entries()) {
    made.FS.writeFile('/input', await readFile(join(work.scratch, picture)));
    if (recogniser.SetImageFile(upright, 0) === 1) throw new Error(`tesseract could not open ${picture}`);
    recogniser.Recognize(null);
    // The same settings as for the program, so that both give the same text.
    output += `${recogniser.GetTSVText(index)}${recogniser.GetUTF8Text()}`;
    work.onProgress((100 * (index + 1)) / pictures.length);
  }
  return recognisedPages(output, pictures.length);
}

/** The rotation that cameras store in a picture. */
const upright = 1;

async function recogniserOf(made: Core, languages: readonly string[]): Promise<Recogniser> {
  const name = languages.join('+');
  const recogniser = open.get(name) ?? openRecogniser(made, languages);
  open.delete(name);
  open.set(name, recogniser);
  const [oldest] = open.keys();
  if (open.size > openMax && oldest !== undefined) {
    const unused = await open.get(oldest);
    open.delete(oldest);
    unused?.End();
  }
  return recogniser;
}

async function openRecogniser(made: Core, languages: readonly string[]): Promise<Recogniser> {
  for (const language of languages) {
    const file = wasmTesseractFiles()?.languages.get(language);
    if (file === undefined) throw new Error(`the package of ${language} is not installed`);
    const data = await promisify(gunzip)(await readFile(file), { maxOutputLength: dataBytesMax });
    made.FS.writeFile(`./${language}.traineddata`, data);
  }
  const recogniser = new made.TessBaseAPI();
  if (recogniser.Init(null, languages.join('+'), engine) === -1) throw new Error(`tesseract does not open ${languages.join('+')}`);
  for (const language of languages) made.FS.unlink(`./${language}.traineddata`);
  return recogniser;
}

function openCore(): Promise<Core> {
  const files = wasmTesseractFiles();
  if (files === null) throw new Error('the packages of tesseract are not installed');
  const make = createRequire(import.meta.url)(files.core) as MakeCore;
  return make({ print: () => {}, printErr: () => {}, TesseractProgress: () => {} });
}

/** The used part of tesseract.js-core, which may be absent and has no types. */
type MakeCore = (options: { print(): void; printErr(): void; TesseractProgress(): void }) => Promise<Core>;

interface Core {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Recogniser;
}

interface Recogniser {
  Init(folder: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): unknown;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  GetUTF8Text(): string;
  End(): void;
}
