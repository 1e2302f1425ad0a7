import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Finds the links and form fields of a page, as pdf.js describes them, by page number. */
export type PageLinks = (page: number) => Promise<readonly unknown[]>;

/**
 * Reads the links and form fields of single pages. `page.getAnnotations()` would read the whole text of a page again to find the text of each link. pdf.js
 * skips that when annotations are requested by type.
 */
export function pageLinksOf(document: PDFDocumentProxy): PageLinks {
  const links = new Set([AnnotationType.LINK, AnnotationType.WIDGET]);
  const others = new Set(Array.from({ length: document.numPages }, (_, index) => index));
  return async (page) => {
    others.delete(page - 1);
    try {
      // The declared type omits that the result may be null.
      const found: readonly unknown[] | null = await document.getAnnotationsByType(links, others);
      return found ?? [];
    } finally {
      others.add(page - 1);
    }
  };
}
