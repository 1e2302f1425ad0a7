import type { PageRecogniser } from './documents/page-recogniser.ts';
import { usualLanguages } from './ocr/ocr-languages.ts';
import { contentOfPage } from './ocr/page-content.ts';
import { isReadable, readPicture, surenessOf, type RecognitionParts } from './ocr/read-picture.ts';

/** Recognises the text of scanned pages with the recognition program. A worker lays the text out later, when it has all pages. */
export function pageRecogniser(parts: RecognitionParts): PageRecogniser {
  const { tesseract } = parts;
  return {
    missing: () => (usualLanguages(tesseract).length > 0 ? null : tesseract.missing(['eng'])),
    async recognise({ file, number, width, height }, { scratch, signal }) {
      const read = await readPicture({ file, scratch, expected: usualLanguages(tesseract), rotation: 'doubted', signal }, parts);
      const content = contentOfPage(read, { number, widthPoints: width, heightPoints: height });
      return { content, confidence: surenessOf(read), isReadable: isReadable(read) };
    },
  };
}
