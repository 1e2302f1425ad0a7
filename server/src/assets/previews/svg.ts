import { cleanLine, searchTextOf } from './clean-text.ts';
import type { MadePreview } from './made-preview.ts';

const lengthPattern = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/;

/** Whether a text is an SVG drawing, rather than a page that contains one. */
export function isSvg(text: string): boolean {
  const head = text.slice(0, 10_000).trimStart();
  return /^<(?:\?xml|!--|!doctype|svg)/i.test(head) && /<svg[\s>]/i.test(head) && !/<(?:html|head|body|!doctype html)[\s>]/i.test(head);
}

/**
 * A drawing gets no thumbnail. Rendering a hostile SVG can take arbitrarily long inside native code and follows references, and the text
 * of a drawing is what is for sale. Size and title are read from the text.
 */
export function svgPreview(text: string): MadePreview {
  const head = text.slice(0, 20_000);
  const root = /<svg\b[^>]{0,5000}/i.exec(head)?.[0] ?? '';
  const box = /\bviewBox\s*=\s*["']([^"']{0,200})["']/.exec(root)?.[1]?.split(/[\s,]+/) ?? [];
  const title = /<title\b[^>]{0,200}>([^<]{0,500})</i.exec(head)?.[1] ?? '';
  const preview = {
    kind: 'image' as const,
    width: lengthOf(/\swidth\s*=\s*["']([^"']{0,50})["']/.exec(root)?.[1]) ?? lengthOf(box[2]),
    height: lengthOf(/\sheight\s*=\s*["']([^"']{0,50})["']/.exec(root)?.[1]) ?? lengthOf(box[3]),
    format: 'svg',
    thumbnail: null,
    has_alpha: true,
    pages: 1,
  };
  return { preview, searchText: searchTextOf([cleanLine(title, 200)]) };
}

function lengthOf(text: string | undefined): number | null {
  const length = Math.round(Number(lengthPattern.exec(text ?? '')?.[1] ?? 0));
  return length >= 1 ? length : null;
}
