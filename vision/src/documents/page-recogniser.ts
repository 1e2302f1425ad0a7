import type { PageContent } from './pdf/page-content.ts';

/** A page that is a picture of text: a file in the scratch folder. */
interface ScannedPage {
  file: string;
  number: number;
  /** The size of the page, in points. */
  width: number;
  height: number;
}

/** Recognises the text of page pictures. */
export interface PageRecogniser {
  /** Null when it can run, otherwise a sentence that says what is missing. */
  missing(): string | null;
  /**
   * Returns the content of a page as if the file contained it as text. It is then laid out with the other pages of the document. Also returns how
   * sure the reading is, 0..100, and whether more than single words are right.
   * @throws VisionError
   */
  recognise(
    page: ScannedPage,
    about: { scratch: string; signal: AbortSignal },
  ): Promise<{ content: PageContent; confidence: number; isReadable: boolean }>;
}
