import { z } from 'zod';

/** What a reader of the result should know, by code. */
const messages = {
  pages_not_recognised: 'These pages are pictures, and their text was not recognised.',
  letters_unreadable: 'Some letters of these pages have no text in the file. They are missing, or marked with \ufffd.',
  read_from_picture: 'The letters of these pages have no text in the file. Their text was recognised from the picture of the page.',
  text_of_scanner: 'These pages are scans. Their text is what the program that scanned them had recognised.',
  low_confidence: 'The text of these pages was recognised with low confidence, as that of handwriting is: check it.',
  nothing_recognised: 'No text could be recognised on these pages.',
  content_cut: 'These pages have more content than is read of one page. The rest is missing.',
  pictures_left_out: 'There are more pictures than are kept. Some of these pages are missing.',
} as const;

export type WarningCode = keyof typeof messages;
const codes = [
  'pages_not_recognised',
  'letters_unreadable',
  'read_from_picture',
  'text_of_scanner',
  'low_confidence',
  'nothing_recognised',
  'content_cut',
  'pictures_left_out',
] as const satisfies readonly WarningCode[];

export const DocumentWarning = z.object({
  code: z.enum(codes),
  /** Numbers of the pages, ascending. */
  pages: z.array(z.int().positive()),
  message: z.string(),
});
export type DocumentWarning = z.output<typeof DocumentWarning>;

/** Collects warnings by page. */
export class DocumentWarnings {
  readonly #pages = new Map<WarningCode, Set<number>>();

  constructor(known: readonly DocumentWarning[] = []) {
    for (const { code, pages } of known) this.#pages.set(code, new Set(pages));
  }

  add(code: WarningCode, page: number): void {
    const pages = this.#pages.get(code) ?? new Set();
    this.#pages.set(code, pages.add(page));
  }

  list(): DocumentWarning[] {
    return [...this.#pages].map(([code, pages]) => ({
      code,
      pages: [...pages].toSorted((one, other) => one - other),
      message: messages[code],
    }));
  }
}
