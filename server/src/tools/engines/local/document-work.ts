import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { minuteMs } from '../../../clock.ts';
import { problem } from '../../../errors.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import { fileReference, type EngineAnswer, type EngineContext, type EngineFile, type Json } from '../engine.ts';
import { extraFormatOf, pagesMax, unknownFormat } from './document-issues.ts';
import type { DocumentRead, WriteDocument, WrittenFile } from '../../../../../vision/src/documents/document-tasks.ts';
import type { PageRecogniser } from '../../../../../vision/src/documents/page-recogniser.ts';
import type { Scratch } from '../../../../../vision/src/scratch.ts';
import { fetchSource, nameInUrl } from './sources.ts';
import type { TaskAnswer, TaskInput, WorkerTaskName } from '../../../../../vision/src/worker-tasks.ts';
import type { Workers } from '../../../../../vision/src/workers.ts';

export interface DocumentParts {
  workers: Workers;
  scratch: Scratch;
  guardedFetch: GuardedFetch;
  recogniser: PageRecogniser;
}

type Input = Readonly<Record<string, unknown>>;

/** What one job does, in a folder of its own. */
type Work = (input: Input, job: Job) => Promise<{ answer: EngineAnswer; kept: readonly string[] }>;

interface Job extends DocumentParts {
  folder: string;
  signal: AbortSignal;
}

const megabyte = 1024 * 1024;
const documentBytesMax = 100 * megabyte;
const pictureBytesMax = 20 * megabyte;
const scansMax = 300;
/** Pictures that are put into Markdown, all together. */
const inlineBytesMax = 4 * megabyte;
/** An answer is kept in the database, and read whole whenever it is asked for. */
const structureBytesMax = 48 * megabyte;
const taskTimeoutMs = 5 * minuteMs;

const DocumentInput = z.object({
  fileUrl: z.string(),
  fileName: z.string().optional(),
  fileNameExtension: z.string().optional(),
  pageIndex: z.string().optional(),
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
  'vendor-docai-pdf-to-markdown-submit': pdfTo('markdown', 'document.md'),
  'vendor-docai-pdf-to-word-submit': pdfTo('word', 'document.docx'),
  'vendor-docai-pdf-to-excel-submit': pdfTo('excel', 'document.xlsx'),
  'vendor-docai-image-to-pdf-submit': picturesToPdf,
  'vendor-docai-image-to-markdown-submit': picturesToMarkdown,
  'vendor-docai-doc-structure-submit': structure('structure'),
  'vendor-docai-doc-parser-submit': structure('parser'),
  'vendor-docai-digital-doc-structure-submit': structure('digital'),
};

export async function doDocumentWork(parts: DocumentParts, toolId: string, input: Input, { signal }: EngineContext): Promise<EngineAnswer> {
  const work = documentWork[toolId];
  if (work === undefined) throw problem('tool_not_configured');
  return parts.scratch.with(async (folder) => {
    const { answer, kept } = await work(input, { ...parts, folder, signal });
    return { result: answer, kept };
  });
}

function pdfTo(format: WriteDocument['format'], output: string): Work {
  return async (input, job) => {
    const options = DocumentInput.parse(input);
    await fetchDocument(options, job);
    const range = { pageIndex: options.pageIndex ?? null, pagesMax, scansMax: scansAllowed(job) };
    const read = await run(job, 'read-pdf', { file: source, model, ...range });
    await recognise(read, job);
    return converted(format, output, options, job);
  };
}

async function converted(format: WriteDocument['format'], output: string, options: Partial<DocumentInput>, job: Job) {
  const written = await run(job, 'write-document', {
    model,
    output,
    format,
    ...(options.forceMergeExcel !== undefined && { forceMergeExcel: options.forceMergeExcel }),
    ...(options.forceExportInnerImage !== undefined && { forceExportInnerImage: options.forceExportInnerImage }),
  });
  const pictures = written.pictures.map((file) => ({ type: 'image', file }));
  return filesAnswer([{ type: format, file: written.document }, ...pictures], job);
}

const pictureDotsPerInch = 150;

async function pdfToImages(input: Input, job: Job) {
  const options = DocumentInput.parse(input);
  await fetchDocument(options, job);
  const pages = await run(job, 'render-pages', {
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
  const file = await run(job, 'images-to-pdf', { files, output: 'pictures.pdf', title: null });
  return filesAnswer([{ type: 'pdf', file }], job);
}

async function picturesToMarkdown(input: Input, job: Job) {
  const files = await fetchPictures(input, job);
  const read = await run(job, 'read-pictures', { files, model });
  await recognise(read, job);
  return converted('markdown', 'document.md', {}, job);
}

/** Blocks, the tree of headings and the pages of a document; what of that a caller is shown is decided when it is asked for. */
function structure(kind: 'structure' | 'parser' | 'digital'): Work {
  return async (input, job) => {
    const options = DocumentInput.parse(input);
    await fetchDocument(options, job);
    const fileName = nameOf(options);
    const scans = kind === 'digital' ? 0 : scansAllowed(job);
    const range = { pageIndex: options.pageIndex ?? null, pagesMax, scansMax: scans };
    const read = await run(job, 'read-document', { file: source, model, fileName, ...range });
    const letters = await recognise(read, job, kind === 'digital');
    const written = await run(job, 'write-structure', {
      model,
      output: 'structure.json',
      fileName: fileName ?? '',
      docType: read.format,
      htmlTables: options.outputHtmlTable ?? false,
      withFurniture: kind !== 'parser' || options.needHeaderFooter === true,
      withTree: options.structureType !== 'layout',
    });
    if (written.structure.sizeBytes > structureBytesMax) {
      throw problem('tool_refused_input', { message: 'the document is too long for one answer: ask for fewer pages with pageIndex' });
    }
    const formats = await extraFormats(options, job);
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

async function extraFormats(options: DocumentInput, job: Job): Promise<Array<{ outputType: string; file: WrittenFile }>> {
  const written = new Map<string, { outputType: string; file: WrittenFile }>();
  for (const outputType of options.outputFormat ?? []) {
    const [format, output] = extraFormatOf(outputType) ?? [];
    if (format === undefined || output === undefined) throw problem('tool_refused_input', { message: unknownFormat(outputType) });
    if (written.has(output)) continue;
    const htmlTables = options.outputHtmlTable ?? false;
    const { document } = await run(job, 'write-document', {
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

/** Pictures as data, for whoever wants them inside the Markdown: the small ones, and not too many. */
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
const model = 'model.json';

async function fetchDocument({ fileUrl }: DocumentInput, { guardedFetch, folder, signal }: Job): Promise<void> {
  await fetchSource(
    guardedFetch,
    { url: fileUrl, name: source, what: 'the document', bytesMax: documentBytesMax },
    { scratch: folder, signal },
  );
}

async function fetchPictures(input: Input, { guardedFetch, folder, signal }: Job): Promise<string[]> {
  const { imageUrls } = PicturesInput.parse(input);
  const names: string[] = [];
  for (const [index, url] of imageUrls.entries()) {
    const name = `picture-${index + 1}`;
    await fetchSource(guardedFetch, { url, name, what: `picture ${index + 1}`, bytesMax: pictureBytesMax }, { scratch: folder, signal });
    names.push(name);
  }
  return names;
}

function nameOf({ fileUrl, fileName, fileNameExtension }: DocumentInput): string | null {
  const name = fileName ?? nameInUrl(fileUrl);
  return fileNameExtension === undefined || name?.endsWith(`.${fileNameExtension}`) === true
    ? name
    : `${name ?? 'document'}.${fileNameExtension}`;
}

function scansAllowed({ recogniser }: Job): number {
  return recogniser.missing() === null ? scansMax : 0;
}

/** Has scanned pages recognised. @returns letters of the text. @throws tool_refused_input where there is no text and none can be recognised */
async function recognise(read: DocumentRead, job: Job, isDigitalOnly = false): Promise<number> {
  if (read.scans.length === 0) {
    const isScan = read.pages.some(({ kind }) => kind === 'scan');
    if (read.letters === 0 && isScan) throw problem('tool_refused_input', { message: isDigitalOnly ? digitalOnly : noRecognition });
    return read.letters;
  }
  if (isDigitalOnly) throw problem('tool_refused_input', { message: digitalOnly });
  if (job.recogniser.missing() !== null) throw problem('tool_refused_input', { message: noRecognition });
  const recognised: Array<{ page: number; file: string }> = [];
  for (const { page, image, width, height } of read.scans) {
    const scan = { file: image, number: page, width, height };
    const found = await job.recogniser.recognise(scan, { scratch: job.folder, signal: job.signal });
    const file = `recognised-${page}.json`;
    await writeFile(join(job.folder, file), JSON.stringify(found));
    recognised.push({ page, file });
  }
  return (await run(job, 'add-recognised', { model, contents: read.contents ?? '', recognised })).letters;
}

const digitalOnly = 'the pages of the document are pictures: this tool reads digital documents only';
const noRecognition = 'the pages of the document are pictures, and text cannot be recognised here';

function run<Name extends WorkerTaskName>(job: Job, name: Name, input: TaskInput<Name>): Promise<TaskAnswer<Name>> {
  return job.workers.run(name, input, { scratch: job.folder, signal: job.signal, timeoutMs: taskTimeoutMs });
}

/** What a conversion answers: its files, the way its result is read. */
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
