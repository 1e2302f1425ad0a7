import { z } from 'zod';
import { ScratchName } from '../worker-task.ts';
import { DocumentWarning } from './document-warnings.ts';
import { formatNames, outputFormats } from './formats.ts';

const Page = z.object({
  number: z.int().positive(),
  width: z.number(),
  height: z.number(),
  kind: z.enum(['digital', 'scan', 'recognised']),
});

/** The facts a reader returns about a document. The model itself stays in a file because it may be large. */
export const DocumentRead = z.object({
  format: z.enum(formatNames),
  /** A DocumentModel as JSON: model-file.ts reads and writes it. */
  model: ScratchName,
  pages: z.array(Page),
  /** Number of characters in the text, without white space. */
  letters: z.int().nonnegative(),
  /** Pages whose text must be recognised: the page rendered as PNG, or the picture that was sent. */
  scans: z.array(z.object({ page: z.int().positive(), image: ScratchName, width: z.number().positive(), height: z.number().positive() })),
  /** The content of all pages, needed to lay the document out again after recognition; null without scanned pages. */
  contents: ScratchName.nullable(),
  warnings: z.array(DocumentWarning),
});
export type DocumentRead = z.output<typeof DocumentRead>;

const PageRange = {
  /** Page ranges as the caller wrote them: `1-5,8`; null for all. */
  pageIndex: z.string().nullable(),
  pagesMax: z.int().positive(),
  /** The most scanned pages to render for recognition; 0 renders none. */
  scansMax: z.int().nonnegative(),
};

export const ReadPdf = z.object({ file: ScratchName, model: ScratchName, ...PageRange });
export type ReadPdf = z.output<typeof ReadPdf>;

export const ReadDocument = ReadPdf.extend({
  /** The file name the sender gave. Used only when the bytes do not reveal the format. */
  fileName: z.string().nullable(),
});
export type ReadDocument = z.output<typeof ReadDocument>;

export const DocumentName = z.object({ file: ScratchName, fileName: z.string().nullable() });
export type DocumentName = z.output<typeof DocumentName>;

export const ReadPictures = z.object({ files: z.array(ScratchName).min(1), model: ScratchName });
export type ReadPictures = z.output<typeof ReadPictures>;

export const AddRecognised = z.object({
  model: ScratchName,
  contents: ScratchName,
  /** Each file is a PageContent as JSON. */
  recognised: z.array(z.object({ page: z.int().positive(), file: ScratchName })),
});
export type AddRecognised = z.output<typeof AddRecognised>;

export const WriteDocument = z.object({
  model: ScratchName,
  output: ScratchName,
  format: z.enum([...outputFormats.keys()]),
  htmlTables: z.boolean().optional(),
  withFurniture: z.boolean().optional(),
  forceMergeExcel: z.boolean().optional(),
  forceExportInnerImage: z.boolean().optional(),
});
export type WriteDocument = z.output<typeof WriteDocument>;

/** The facts that a result contains about a written file. */
export const WrittenFile = z.object({
  name: ScratchName,
  mimeType: z.string().max(100),
  sizeBytes: z.int().nonnegative(),
  md5: z.string().regex(/^[0-9a-f]{32}$/),
});
export type WrittenFile = z.output<typeof WrittenFile>;

/** The document, and the pictures it refers to. */
export const WrittenDocument = z.object({ document: WrittenFile, pictures: z.array(WrittenFile) });
export type WrittenDocument = z.output<typeof WrittenDocument>;

export const WriteStructure = z.object({
  model: ScratchName,
  output: ScratchName,
  fileName: z.string(),
  docType: z.string(),
  htmlTables: z.boolean(),
  withFurniture: z.boolean(),
  withTree: z.boolean(),
  picturePrefix: z.string().max(200),
});
export type WriteStructure = z.output<typeof WriteStructure>;

export const WrittenStructure = z.object({ structure: WrittenFile, pictures: z.array(WrittenFile) });
export type WrittenStructure = z.output<typeof WrittenStructure>;

export const RenderPages = z.object({
  file: ScratchName,
  format: z.enum(['png', 'jpeg']),
  dotsPerInch: z.number().min(36).max(600),
  pageIndex: z.string().nullable(),
  pagesMax: z.int().positive(),
});
export type RenderPages = z.output<typeof RenderPages>;

export const RenderedPages = z.array(
  WrittenFile.extend({ page: z.int().positive(), widthPixels: z.int().positive(), heightPixels: z.int().positive() }),
);
export type RenderedPages = z.output<typeof RenderedPages>;

export const ImagesToPdf = z.object({ files: z.array(ScratchName).min(1), output: ScratchName, title: z.string().nullable() });
export type ImagesToPdf = z.output<typeof ImagesToPdf>;
