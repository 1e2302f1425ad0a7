import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What Tesseract as WebAssembly consists of. */
export interface WasmTesseractFiles {
  /** The module that makes one. */
  core: string;
  /** Of each language, by Tesseract's name for it: its data, compressed with gzip. */
  languages: ReadonlyMap<string, string>;
}

/** Each is a package that `--omit=optional` leaves out. */
const languages = ['eng', 'kor', 'jpn', 'chi_sim', 'chi_tra'];
/** The packages have others too: these are the smallest, and quicker than what is more exact by a hair. */
const variant = '4.0.0_best_int';

/** Null where the packages are not installed. */
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
