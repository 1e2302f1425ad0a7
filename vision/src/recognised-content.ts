import type { PageRecogniser } from './documents/page-recogniser.ts';
import { usualLanguages } from './ocr/ocr-languages.ts';
import { contentOfPage } from './ocr/page-content.ts';
import { readPicture, type RecognitionParts } from './ocr/read-picture.ts';

/** Reads scanned pages with the program that recognises text; how they are laid out is decided in a worker, with all pages at hand. */
export function pageRecogniser(parts: RecognitionParts): PageRecogniser {
  const { tesseract } = parts;
  return {
    missing: () => (usualLanguages(tesseract).length > 0 ? null : tesseract.missing(['eng'])),
    async recognise({ file, number, width, height }, { scratch, signal }) {
      const read = await readPicture({ file, scratch, expected: usualLanguages(tesseract), rotation: 'doubted', signal }, parts);
      return contentOfPage(read, { number, widthPoints: width, heightPoints: height });
    },
  };
}
