import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** How pdf.js opens every document: it runs no scripts, fetches nothing, and uses no fonts of the machine. */
export const pdfOptions = {
  verbosity: VerbosityLevel.ERRORS,
  useWorkerFetch: false,
  useSystemFonts: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  // Many Chinese documents are unreadable without these maps.
  cMapUrl: join(library, 'cmaps/'),
  standardFontDataUrl: join(library, 'standard_fonts/'),
  wasmUrl: join(library, 'wasm/'),
  iccUrl: join(library, 'iccs/'),
} as const;
