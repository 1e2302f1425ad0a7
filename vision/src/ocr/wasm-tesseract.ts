import { basename } from 'node:path';
import type { Workers } from '../workers.ts';
import type { Tesseract } from './tesseract.ts';
import type { RecognisedPage } from './tesseract-output.ts';
import { wasmTesseractFiles } from './wasm-tesseract-files.ts';

/** Few enough for the time limit of a worker on a slow machine. */
const picturesAtOnce = 30;

/** Tesseract from npm packages, as WebAssembly in a worker: it has the languages of the tools for sale. `picture-turn` detects the orientation. */
export function wasmTesseract(workers: Workers): Tesseract {
  const languages = new Set(wasmTesseractFiles()?.languages.keys());
  return {
    languages,
    missing(wanted) {
      const lacking = wanted.filter((language) => !languages.has(language));
      if (lacking.length === 0) return null;
      return languages.size === 0
        ? 'The packages that recognise text are not installed: run npm ci without --omit=optional.'
        : `No package reads ${lacking.join(', ')}.`;
    },
    async read(files, { languages: wanted, layout, scratch, signal }) {
      const pages: RecognisedPage[] = [];
      for (let start = 0; start < files.length; start += picturesAtOnce) {
        const pictures = files.slice(start, start + picturesAtOnce).map((file) => basename(file));
        pages.push(...(await workers.run('recognise-text', { pictures, languages: [...wanted], layout }, { scratch, signal })));
      }
      return pages;
    },
    orientation: async () => null,
  };
}
