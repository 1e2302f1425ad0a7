import type { PageContent } from './pdf/page-content.ts';

/** A page that is a picture of text: a file of the scratch folder. */
interface ScannedPage {
  file: string;
  number: number;
  /** Of the page, in points. */
  width: number;
  height: number;
}

/** Reads pictures of pages. */
export interface PageRecogniser {
  /** Null when it can, else what is missing, as a sentence. */
  missing(): string | null;
  /**
   * What is on a page as if it had been in the file as text; it is laid out with the other pages of the document.
   * @throws VisionError
   */
  recognise(page: ScannedPage, about: { scratch: string; signal: AbortSignal }): Promise<PageContent>;
}
