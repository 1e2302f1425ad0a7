import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The files of Tesseract as WebAssembly. */
export interface WasmTesseractFiles {
  /** The module that creates an instance. */
  core: string;
  /** The data of each language by its Tesseract name, compressed with gzip. */
  languages: ReadonlyMap<string, string>;
}

/** Each is a package that `--omit=optional` leaves out. */
const languages = ['eng', 'kor', 'jpn', 'jpn_vert', 'chi_sim', 'chi_tra'];
/** The packages contain other versions too: these are the smallest, and faster than the slightly more accurate ones. */
const variant = '4.0.0_best_int';

/** Null if the packages are not installed. */
export function wasmTesseractFiles(): WasmTesseractFiles | null {
  const { resolve } = createRequire(import.meta.url);
  try {
    const core = resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
    const found = languages.map((language): [string, string] => [language, dataOf(language)]).filter(([, file]) => existsSync(file));
    return found.length === 0 ? null : { core, languages: new Map(found) };
  } catch {
    return null;
  }

  function dataOf(language: string): string {
    return join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), variant, `${language}.traineddata.gz`);
  }
}
