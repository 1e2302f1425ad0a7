import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Finds what is on a page as pdf.js describes it, by the number of the page. */
export type PageLinks = (page: number) => Promise<readonly unknown[]>;

/**
 * The links of single pages. `page.getAnnotations()` would read the whole text of a page again to tell what each link stands on; by
 * type, pdf.js leaves that out.
 */
export function pageLinksOf(document: PDFDocumentProxy): PageLinks {
  const links = new Set([AnnotationType.LINK]);
  const others = new Set(Array.from({ length: document.numPages }, (_, index) => index));
  return async (page) => {
    others.delete(page - 1);
    try {
      // Its types do not say that there may be none at all.
      const found: readonly unknown[] | null = await document.getAnnotationsByType(links, others);
      return found ?? [];
    } finally {
      others.add(page - 1);
    }
  };
}
