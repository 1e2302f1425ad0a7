import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadDocument, Vision, VisionJob, WriteDocument, WrittenFile } from '@farebox/documents';
import { outputFormatOf, outputFormats } from '@farebox/documents/formats';
import { z } from 'zod';
import { secondMs } from '../../../clock.ts';
import { problem } from '../../../errors.ts';
import { busy } from '../../../limits/busy.ts';
import type { Semaphore } from '../../../limits/semaphore.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import { fileReference, type EngineAnswer, type EngineContext, type EngineFile, type Json } from '../engine.ts';
import { pagesMax, unknownFormat } from './document-issues.ts';
import { fetchSource, nameInUrl } from './sources.ts';
import { visionWork } from './vision-problems.ts';

export interface DocumentParts {
  vision: Vision;
  guardedFetch: GuardedFetch;
  /** By client, who take turns. Null for work that does not queue. */
  places: Semaphore<string> | null;
}

type Input = Readonly<Record<string, unknown>>;

/** The work of one job, in its own folder. */
type Work = (input: Input, job: Job) => Promise<{ answer: EngineAnswer; kept: readonly string[] }>;

interface Job extends VisionJob {
  guardedFetch: GuardedFetch;
  /** Called after everything is fetched: a slow source must not occupy the place of a document that is ready. */
  enter(): Promise<void>;
  /** Reports the number of pages that need OCR. */
  onScans(count: number): void;
}

const waitMs = 30 * secondMs;
/** Reading a full page takes some seconds, and more while others are read. */
const scanMs = 20 * secondMs;

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
  { vision, guardedFetch, places }: DocumentParts,
  toolId: string,
  input: Input,
  { signal, clientId = '', needsTime = () => {} }: EngineContext,
): Promise<EngineAnswer> {
  const work = documentWork[toolId];
  if (work === undefined) throw problem('tool_not_configured');
  return visionWork(vision, signal, async (job) => {
    let release = () => {};
    async function enter(): Promise<void> {
      if (places === null) return;
      const since = performance.now();
      const place = await places.acquire(clientId, signal);
      if (place === null) throw busy('too many documents are being read', waitMs);
      release = place;
      needsTime(performance.now() - since);
    }
    try {
      const { answer, kept } = await work(input, { ...job, guardedFetch, enter, onScans: (count) => needsTime(count * scanMs) });
      return { result: answer, kept };
    } finally {
      release();
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
    const { model } = await job.readPdf(source, { pageIndex: options.pageIndex ?? null, pagesMax, onScans: job.onScans });
    return converted({ model, format }, options, job);
  };
}

async function converted(what: Pick<WriteDocument, 'model' | 'format'>, options: Partial<DocumentInput>, job: Job) {
  const written = await job.writeDocument({
    ...what,
    output: outputName(what.format, options.fileName),
    ...(options.forceMergeExcel !== undefined && { forceMergeExcel: options.forceMergeExcel }),
    ...(options.forceExportInnerImage !== undefined && { forceExportInnerImage: options.forceExportInnerImage }),
  });
  const pictures = written.pictures.map((file) => ({ type: 'image', file }));
  return filesAnswer([{ type: what.format, file: written.document }, ...pictures], job);
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
  const { model } = await job.readPictures(await fetchPictures(input, job), { onScans: job.onScans });
  return converted({ model, format: 'markdown' }, {}, job);
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
    const { model, letters } = read;
    const written = await job.writeStructure({
      model,
      output: 'structure.json',
      fileName: fileName ?? '',
      docType: read.format,
      htmlTables: options.outputHtmlTable ?? false,
      withFurniture: kind !== 'parser' || options.needHeaderFooter === true,
      withTree: options.structureType !== 'layout',
      picturePrefix: fileReference(''),
    });
    if (written.structure.sizeBytes > structureBytesMax) {
      throw problem('tool_refused_input', { message: 'the document is too long for one answer: ask for fewer pages with pageIndex' });
    }
    const formats = await extraFormats(model, options, job);
    const data: Record<string, Json> = {
      kind,
      structure: jsonOf(await readFile(join(job.folder, written.structure.name), 'utf8')),
      pictures: written.pictures.map(({ name }) => ({ name, url: fileReference(name) })),
      inline: await inlined(written.pictures, job.folder),
      letters,
      outputFormatResult: formats.map(({ outputType, file }) => ({ outputType, outputFileUrl: fileReference(file.name), pages: [] })),
    };
    const files = [written.structure, ...written.pictures, ...formats.map(({ file }) => file)];
    return { answer: { data, files: files.map((file) => engineFile(file, job.folder)) }, kept: files.map(({ name }) => name) };
  };
}

async function extraFormats(model: string, options: DocumentInput, job: Job): Promise<Array<{ outputType: string; file: WrittenFile }>> {
  const written = new Map<string, { outputType: string; file: WrittenFile }>();
  for (const outputType of options.outputFormat ?? []) {
    const format = outputFormatOf(outputType);
    if (format === null) throw problem('tool_refused_input', { message: unknownFormat(outputType) });
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
  await fetchSource(job.guardedFetch, { url: fileUrl, name: source, what: 'the document', bytesMax: documentBytesMax }, job);
  await job.enter();
}

async function fetchPictures(input: Input, job: Job): Promise<string[]> {
  const { imageUrls } = PicturesInput.parse(input);
  const names: string[] = [];
  for (const [index, url] of imageUrls.entries()) {
    const name = `picture-${index + 1}`;
    await fetchSource(job.guardedFetch, { url, name, what: `picture ${index + 1}`, bytesMax: pictureBytesMax }, job);
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

/** @throws tool_refused_input if all of the text is in pictures */
function requireText({ letters, pages }: ReadDocument): void {
  if (letters > 0 || !pages.some(({ kind }) => kind === 'scan')) return;
  throw problem('tool_refused_input', { message: 'the pages of the document are pictures: this tool reads digital documents only' });
}

/** The answer of a conversion: its files, in the order of reading. */
function filesAnswer(files: ReadonlyArray<{ type: string; file: WrittenFile }>, { folder }: Job) {
  const data: Json = {
    kind: 'files',
    files: files.map(({ type, file: { name, sizeBytes, md5 } }) => ({ type, name, url: fileReference(name), size: sizeBytes, md5 })),
  };
  return { answer: { data, files: files.map(({ file }) => engineFile(file, folder)) }, kept: files.map(({ file }) => file.name) };
}

function engineFile({ name, mimeType }: WrittenFile, folder: string): EngineFile {
  return { name, mimeType, path: join(folder, name) };
}

function jsonOf(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}
