import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { WriteDocument, WrittenFile } from '../documents/document-tasks.ts';
import { outputFormatOf, outputFormats } from '../documents/formats.ts';
import type { FairQueue } from '../fair-queue.ts';
import { VisionError } from '../vision-error.ts';
import type { ReadDocument, VisionJob } from '../vision-job.ts';
import type { Vision } from '../vision.ts';
import { nameInUrl, type AnswerFile, type Input, type Json, type Surroundings, type ToolAnswer } from './answer.ts';
import { pagesMax, unknownFormat } from './document-issues.ts';

export interface DocumentParts extends Surroundings {
  vision: Vision;
  /** By client, who take turns. Null for work that does not queue. */
  places: FairQueue | null;
}

export interface WorkContext {
  signal: AbortSignal;
  /** Whose document it is. */
  clientId?: string;
  /** Asks for this much more time, for a document with many pages or one that waited for its turn. Absent: no more time is available. */
  needsTime?: (ms: number) => void;
}

/** The work of one job, in its own folder. */
type Work = (input: Input, job: Job) => Promise<{ answer: ToolAnswer; kept: readonly string[] }>;

interface Job extends VisionJob, Surroundings {
  /** Called after everything is fetched: a slow source must not occupy the place of a document that is ready. */
  enter(): Promise<void>;
  /** Reports the number of pages that need OCR. */
  onScans(count: number): void;
}

/** Reading a full page takes some seconds, and more while others are read. */
const scanMs = 20_000;

const megabyte = 1024 * 1024;
const documentBytesMax = 100 * megabyte;
const pictureBytesMax = 20 * megabyte;
/** The total size of the pictures embedded in Markdown. */
const inlineBytesMax = 4 * megabyte;
/** The limit of an answer: it is stored in the database, and read whole each time. */
const structureBytesMax = 48 * megabyte;

const DocumentInput = z.object({
  fileUrl: z.string(),
  fileName: z.string().optional(),
  fileNameExtension: z.string().optional(),
  pageIndex: z.string().optional(),
  enhancementMode: z.string().optional(),
  structureType: z.string().optional(),
  outputFormat: z.array(z.string()).optional(),
  outputHtmlTable: z.boolean().optional(),
  needHeaderFooter: z.boolean().optional(),
  forceMergeExcel: z.boolean().optional(),
  forceExportInnerImage: z.boolean().optional(),
  imageStrategy: z.string().optional(),
});
type DocumentInput = z.output<typeof DocumentInput>;
const PicturesInput = z.object({ imageUrls: z.array(z.string()).min(1).max(200) });

/** The tools that work on documents, by id; `digital-doc-structure` answers at once, the others are jobs. */
export const documentWork: Readonly<Record<string, Work>> = {
  'vendor-docai-pdf-to-image-submit': pdfToImages,
  'vendor-docai-pdf-to-markdown-submit': pdfTo('markdown'),
  'vendor-docai-pdf-to-word-submit': pdfTo('word'),
  'vendor-docai-pdf-to-excel-submit': pdfTo('excel'),
  'vendor-docai-image-to-pdf-submit': picturesToPdf,
  'vendor-docai-image-to-markdown-submit': picturesToMarkdown,
  'vendor-docai-doc-structure-submit': structure('structure'),
  'vendor-docai-doc-parser-submit': structure('parser'),
  'vendor-docai-digital-doc-structure-submit': structure('digital'),
};

export async function doDocumentWork(
  { vision, places, fetchSource, fileReference }: DocumentParts,
  toolId: string,
  input: Input,
  { signal, clientId = '', needsTime = () => {} }: WorkContext,
): Promise<ToolAnswer> {
  const work = documentWork[toolId];
  if (work === undefined) throw new RangeError(`${toolId} does not work on documents`);
  return vision.job(signal, async (job) => {
    let isIn = false;
    async function enter(): Promise<void> {
      if (places === null) return;
      const since = performance.now();
      isIn = await places.enter(clientId, signal);
      signal.throwIfAborted();
      if (!isIn) throw new VisionError('busy', 'too many documents are being read');
      needsTime(performance.now() - since);
    }
    try {
      const onScans = (count: number) => needsTime(count * scanMs);
      const { answer, kept } = await work(input, { ...job, fetchSource, fileReference, enter, onScans });
      return { result: answer, kept };
    } finally {
      if (isIn) places?.release(clientId);
    }
  });
}

/** Whether a tool accepts any document, or only PDF; null for tools that take pictures. */
export function takesOf(toolId: string): 'any' | 'pdf' | null {
  if (toolId.startsWith('vendor-docai-pdf-to-')) return 'pdf';
  return toolId.startsWith('vendor-docai-image-to-') ? null : 'any';
}

function pdfTo(format: WriteDocument['format']): Work {
  return async (input, job) => {
    const options = DocumentInput.parse(input);
    await fetchDocument(options, job);
    const { model, warnings } = await job.readPdf(source, { pageIndex: options.pageIndex ?? null, pagesMax, onScans: job.onScans });
    return converted({ model, format, warnings }, options, job);
  };
}

interface Converted extends Pick<WriteDocument, 'model' | 'format'>, Pick<ReadDocument, 'warnings'> {}

async function converted({ model, format, warnings }: Converted, options: Partial<DocumentInput>, job: Job) {
  const written = await job.writeDocument({
    model,
    format,
    output: outputName(format, options.fileName),
    ...(options.forceMergeExcel !== undefined && { forceMergeExcel: options.forceMergeExcel }),
    ...(options.forceExportInnerImage !== undefined && { forceExportInnerImage: options.forceExportInnerImage }),
  });
  const pictures = written.pictures.map((file) => ({ type: 'image', file }));
  return filesAnswer([{ type: format, file: written.document }, ...pictures], job, warnings);
}

/** The caller's name of the document, in letters and numbers of any script: `report.docx` of `report.pdf`. */
function outputName(format: WriteDocument['format'], fileName = ''): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^[-\p{M}]+|-+$/gu, '');
  // File systems allow 255 bytes; a character has at most four.
  const short = [...stem].slice(0, 60).join('');
  // Pictures of the document have names like these, and Windows keeps some for devices.
  const isTaken = /^(?:(?:source|model|page|picture|converted|recognised)(?:-|$)|(?:con|prn|aux|nul|com\d|lpt\d)$)/i.test(short);
  return `${short === '' || isTaken ? `document${short === '' ? '' : `-${short}`}` : short}.${outputFormats.get(format)?.extension ?? 'bin'}`;
}

const pictureDotsPerInch = 150;

async function pdfToImages(input: Input, job: Job) {
  const options = DocumentInput.parse(input);
  await fetchDocument(options, job);
  const pages = await job.renderPages({
    file: source,
    format: 'jpeg',
    dotsPerInch: pictureDotsPerInch,
    pageIndex: options.pageIndex ?? null,
    pagesMax,
  });
  return filesAnswer(
    pages.map((file) => ({ type: 'image', file })),
    job,
  );
}

async function picturesToPdf(input: Input, job: Job) {
  const files = await fetchPictures(input, job);
  const file = await job.imagesToPdf({ files, output: 'pictures.pdf', title: null });
  return filesAnswer([{ type: 'pdf', file }], job);
}

async function picturesToMarkdown(input: Input, job: Job) {
  const { model, warnings } = await job.readPictures(await fetchPictures(input, job), { onScans: job.onScans });
  return converted({ model, format: 'markdown', warnings }, {}, job);
}

/** Blocks, outline and pages of a document; which of them a caller gets is decided when the result is read. */
function structure(kind: 'structure' | 'parser' | 'digital'): Work {
  return async (input, job) => {
    const options = DocumentInput.parse(input);
    await fetchDocument(options, job);
    const fileName = nameOf(options);
    const recognises = kind !== 'digital' && options.enhancementMode?.toLowerCase() !== 'digital';
    const read = await job.readDocument(source, {
      fileName,
      pageIndex: options.pageIndex ?? null,
      pagesMax,
      recognises,
      onScans: job.onScans,
    });
    if (!recognises) requireText(read);
    const { model, letters, warnings } = read;
    const written = await job.writeStructure({
      model,
      output: 'structure.json',
      fileName: fileName ?? '',
      docType: read.format,
      htmlTables: options.outputHtmlTable ?? false,
      withFurniture: kind !== 'parser' || options.needHeaderFooter === true,
      withTree: options.structureType !== 'layout',
      picturePrefix: job.fileReference(''),
    });
    if (written.structure.sizeBytes > structureBytesMax) {
      throw new VisionError('refused', 'the document is too long for one answer: ask for fewer pages with pageIndex');
    }
    const formats = await extraFormats(model, options, job);
    const data: Record<string, Json> = {
      kind,
      structure: jsonOf(await readFile(join(job.folder, written.structure.name), 'utf8')),
      pictures: written.pictures.map(({ name }) => ({ name, url: job.fileReference(name) })),
      inline: await inlined(written.pictures, job.folder),
      letters,
      warnings: listed(warnings),
      outputFormatResult: formats.map(({ outputType, file }) => ({ outputType, outputFileUrl: job.fileReference(file.name), pages: [] })),
    };
    const files = [written.structure, ...written.pictures, ...formats.map(({ file }) => file)];
    return { answer: { data, files: files.map((file) => engineFile(file, job.folder)) }, kept: files.map(({ name }) => name) };
  };
}

async function extraFormats(model: string, options: DocumentInput, job: Job): Promise<Array<{ outputType: string; file: WrittenFile }>> {
  const written = new Map<string, { outputType: string; file: WrittenFile }>();
  for (const outputType of options.outputFormat ?? []) {
    const format = outputFormatOf(outputType);
    if (format === null) throw new VisionError('refused', unknownFormat(outputType));
    const output = outputName(format);
    if (written.has(output)) continue;
    const htmlTables = options.outputHtmlTable ?? false;
    const { document } = await job.writeDocument({
      model,
      output,
      format,
      htmlTables,
      withFurniture: options.needHeaderFooter ?? false,
    });
    written.set(output, { outputType, file: document });
  }
  return [...written.values()];
}

/** Pictures as data, for callers that want them inside the Markdown: the small ones, and not too many. */
async function inlined(pictures: readonly WrittenFile[], folder: string): Promise<Record<string, Json>> {
  const inline: Record<string, Json> = {};
  let bytes = 0;
  for (const { name, mimeType, sizeBytes } of pictures) {
    if (bytes + sizeBytes > inlineBytesMax) continue;
    bytes += sizeBytes;
    inline[name] = `data:${mimeType};base64,${(await readFile(join(folder, name))).toString('base64')}`;
  }
  return inline;
}

const source = 'source';

async function fetchDocument({ fileUrl }: DocumentInput, job: Job): Promise<void> {
  await job.fetchSource({ url: fileUrl, name: source, what: 'the document', bytesMax: documentBytesMax }, job);
  await job.enter();
}

async function fetchPictures(input: Input, job: Job): Promise<string[]> {
  const { imageUrls } = PicturesInput.parse(input);
  const names: string[] = [];
  for (const [index, url] of imageUrls.entries()) {
    const name = `picture-${index + 1}`;
    await job.fetchSource({ url, name, what: `picture ${index + 1}`, bytesMax: pictureBytesMax }, job);
    names.push(name);
  }
  await job.enter();
  return names;
}

function nameOf({ fileUrl, fileName, fileNameExtension }: DocumentInput): string | null {
  const name = fileName ?? nameInUrl(fileUrl);
  return fileNameExtension === undefined || name?.endsWith(`.${fileNameExtension}`) === true
    ? name
    : `${name ?? 'document'}.${fileNameExtension}`;
}

/** @throws VisionError (refused) if all of the text is in pictures */
function requireText({ letters, pages }: ReadDocument): void {
  if (letters > 0 || !pages.some(({ kind }) => kind === 'scan')) return;
  throw new VisionError('refused', 'the pages of the document are pictures: this tool reads digital documents only');
}

/** The answer of a conversion: its files, in the order of reading. */
function filesAnswer(
  files: ReadonlyArray<{ type: string; file: WrittenFile }>,
  { folder, fileReference }: Job,
  warnings: ReadDocument['warnings'] = [],
) {
  const data: Json = {
    kind: 'files',
    warnings: listed(warnings),
    files: files.map(({ type, file: { name, sizeBytes, md5 } }) => ({ type, name, url: fileReference(name), size: sizeBytes, md5 })),
  };
  return { answer: { data, files: files.map(({ file }) => engineFile(file, folder)) }, kept: files.map(({ file }) => file.name) };
}

function listed(warnings: ReadDocument['warnings']): Json[] {
  return warnings.map(({ code, pages, message }) => ({ code, pages, message }));
}

function engineFile({ name, mimeType }: WrittenFile, folder: string): AnswerFile {
  return { name, mimeType, path: join(folder, name) };
}

function jsonOf(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}
