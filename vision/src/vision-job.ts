import { constants } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  DocumentRead,
  ImagesToPdf,
  RenderedPages,
  RenderPages,
  WriteDocument,
  WriteStructure,
  WrittenDocument,
  WrittenFile,
  WrittenStructure,
} from './documents/document-tasks.ts';
import { DocumentWarnings } from './documents/document-warnings.ts';
import { factsOf, isLegacy } from './documents/formats.ts';
import type { OfficeProgram } from './documents/office-program.ts';
import type { PageRecogniser } from './documents/page-recogniser.ts';
import { compoundMagic } from './documents/readers/compound-file.ts';
import type { ExpectedLanguages } from './ocr/ocr-languages.ts';
import { pictureText, type PictureText } from './ocr/picture-text.ts';
import { isReadable, readPicture, type ReadPicture, type RecognitionParts } from './ocr/read-picture.ts';
import type { DetectedObjects, DetectObjects, RefineMask, Segment, SegmentPicture } from './pictures/picture-tasks.ts';
import { VisionError } from './vision-error.ts';
import type { TaskAnswer, TaskInput, WorkerTaskName } from './worker-tasks.ts';

export interface ReadOptions {
  /** Pages and page ranges, such as `1-5,8`; null or empty for all. */
  pageIndex?: string | null;
  /** Documents with more pages are refused; default 1000. */
  pagesMax?: number;
  /** Called with the number of scanned pages before their text is recognised, which is the slowest step. */
  onScans?: (count: number) => void;
}

export interface ReadDocumentOptions extends ReadOptions {
  /** The file name the sender gave. Used only when the bytes do not reveal the format. */
  fileName?: string | null;
  /** Whether to recognise the text of scanned pages; default true. */
  recognises?: boolean;
}

/** A document that was read. */
export interface ReadDocument extends Pick<DocumentRead, 'format' | 'pages' | 'letters' | 'warnings'> {
  /** Identifies the document that was read, for the functions that write. */
  model: string;
}

/**
 * Work on the files of one folder. Files are given by name, never by path. They are read and written in a process that cannot access
 * anything else. Read only one document per job: pictures of a second one would get the same names as those of the first.
 * Every method throws VisionError, or the reason of the job's signal.
 */
export interface VisionJob {
  /** Absolute path. Put input files here; output files appear here. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Reads any of `documentFormats`. Documents from before 2007 need LibreOffice. */
  readDocument(file: string, options?: ReadDocumentOptions): Promise<ReadDocument>;
  /** Like `readDocument`, but refuses everything except PDF. */
  readPdf(file: string, options?: ReadOptions): Promise<ReadDocument>;
  /** Reads pictures as the pages of one document. */
  readPictures(files: readonly string[], options?: Pick<ReadOptions, 'onScans'>): Promise<ReadDocument>;
  /** Writes Markdown, HTML, text, Word or Excel. Markdown and HTML refer to pictures by file name. */
  writeDocument(input: WriteDocument): Promise<WrittenDocument>;
  /** Writes blocks with their positions, the tree of headings and the pages as JSON. */
  writeStructure(input: WriteStructure): Promise<WrittenStructure>;
  /** Renders the pages of a PDF. */
  renderPages(input: RenderPages): Promise<RenderedPages>;
  imagesToPdf(input: ImagesToPdf): Promise<WrittenFile>;
  /** Recognises text. With `isTurned`, the picture is turned upright first. */
  readText(file: string, options: { languages: ExpectedLanguages; isTurned?: boolean }): Promise<PictureText>;
  /** The share of white in the border of a picture, 0..1. */
  whiteShare(file: string): Promise<number>;
  /** Aligns the edge of a mask with the edges in its picture, and writes a grey PNG. */
  refineMask(input: RefineMask): Promise<void>;
  /** Runs an object detection model that you provide. */
  detectObjects(input: DetectObjects): Promise<DetectedObjects>;
  /** Runs a segmentation model that you provide, and writes a transparent PNG for each segment. */
  segmentPicture(input: SegmentPicture): Promise<readonly Segment[]>;
}

export interface VisionJobParts extends RecognitionParts {
  recogniser: PageRecogniser;
  /** Without it, documents from before 2007 are refused. */
  office?: OfficeProgram;
}

const model = 'model.json';
const documentTimeoutMs = 5 * 60 * 1000;
const pageTimeoutMs = 40 * 1000;
const pagesMaxDefault = 1000;
const scansMax = 300;
/** Of 100: printed pages are read with more confidence, handwriting with less. */
const sureMin = 80;
/** A document of fewer letters, none of them sure, is scribble more often than text. */
const lettersMin = 30;

export function visionJob({ tesseract, workers, recogniser, office }: VisionJobParts, folder: string, signal: AbortSignal): VisionJob {
  function work<Name extends WorkerTaskName>(name: Name, input: TaskInput<Name>): Promise<TaskAnswer<Name>> {
    return workers.run(name, input, { scratch: folder, signal, timeoutMs: documentTimeoutMs, stepMs: pageTimeoutMs });
  }

  function look<Name extends WorkerTaskName>(name: Name, input: TaskInput<Name>): Promise<TaskAnswer<Name>> {
    return workers.run(name, input, { scratch: folder, signal });
  }

  function rangeOf({ pageIndex = null, pagesMax = pagesMaxDefault }: ReadOptions, recognises = true) {
    return { pageIndex, pagesMax, scansMax: recognises && recogniser.missing() === null ? scansMax : 0 };
  }

  /** Returns the document itself, or the version that LibreOffice converted from a format before 2007. */
  async function modern(file: string, fileName: string | null): Promise<string> {
    if (!(await beginsWith(join(folder, file), compoundMagic))) return file;
    const { format } = await work('document-format', { file, fileName });
    if (!isLegacy(format)) return file;
    if (office === undefined || office.missing() !== null)
      throw new VisionError('refused', `files of ${factsOf(format).name} cannot be read here`);
    return office.convert(file, format, { scratch: folder, signal });
  }

  /** Recognises the scanned pages, and lays the document out again with their text. */
  async function recognised(read: DocumentRead, onScans: ReadOptions['onScans']): Promise<ReadDocument> {
    const { scans, contents } = read;
    const isUnread = read.letters === 0 && read.pages.some(({ kind }) => kind === 'scan');
    if (scans.length === 0 && !isUnread) return documentOf(read);
    if (scans.length === 0 || recogniser.missing() !== null) {
      throw new VisionError('refused', 'the pages of the document are pictures, and text cannot be recognised here');
    }
    onScans?.(scans.length);
    const warnings = new DocumentWarnings(read.warnings);
    const found = await recogniseScans(recogniser, scans, warnings, { scratch: folder, signal });
    const { letters } = await work('add-recognised', { model: read.model, contents: contents ?? '', recognised: found });
    // A document without a word that is right is not what was paid for.
    if (letters === 0) throw new VisionError('refused', 'no text could be recognised on the pages of the document');
    const isWorthless = found.every(({ confidence, isReadable: isRead }) => !isRead || (letters < lettersMin && confidence < sureMin));
    if (read.letters === 0 && isWorthless) throw new VisionError('refused', unreadable);
    return { ...documentOf(read), letters, warnings: warnings.list() };
  }

  return {
    folder,
    signal,
    async readDocument(file, { fileName = null, recognises = true, ...options } = {}) {
      const read = await work('read-document', {
        file: await modern(file, fileName),
        model,
        fileName,
        ...rangeOf(options, recognises),
      });
      return recognises ? recognised(read, options.onScans) : documentOf(read);
    },
    async readPdf(file, options = {}) {
      return recognised(await work('read-pdf', { file, model, ...rangeOf(options) }), options.onScans);
    },
    async readPictures(files, { onScans } = {}) {
      return recognised(await work('read-pictures', { files: [...files], model }), onScans);
    },
    writeDocument: (input) => work('write-document', input),
    writeStructure: (input) => work('write-structure', input),
    renderPages: (input) => work('render-pages', input),
    imagesToPdf: (input) => work('images-to-pdf', input),
    async readText(file, { languages, isTurned = false }) {
      const reading = { file, scratch: folder, expected: languages, rotation: isTurned ? 'asked' : 'none', signal } as const;
      return pictureText(requireReadable(await readPicture(reading, { tesseract, workers })));
    },
    whiteShare: async (file) => (await look('white-background', { file })).whiteShare,
    async refineMask(input) {
      await look('refine-mask', input);
    },
    detectObjects: (input) => look('detect-objects', input),
    segmentPicture: async (input) => (await look('segment-picture', input)).segments,
  };
}

const unreadable = 'text was found, but none could be read with confidence: it may be handwriting, or run from top to bottom';

/** An empty picture may be one. */
function requireReadable(read: ReadPicture): ReadPicture {
  if (read.lines.length > 0 && !isReadable(read)) throw new VisionError('refused', unreadable);
  return read;
}

interface RecognisedScan {
  page: number;
  /** Its content. */
  file: string;
  confidence: number;
  isReadable: boolean;
}

async function recogniseScans(
  recogniser: PageRecogniser,
  scans: DocumentRead['scans'],
  warnings: DocumentWarnings,
  { scratch, signal }: { scratch: string; signal: AbortSignal },
): Promise<RecognisedScan[]> {
  const found: RecognisedScan[] = [];
  for (const { page, image, width, height } of scans) {
    const {
      content,
      confidence,
      isReadable: isRead,
    } = await recogniser.recognise({ file: image, number: page, width, height }, { scratch, signal });
    const file = `recognised-${page}.json`;
    await writeFile(join(scratch, file), JSON.stringify(content));
    found.push({ page, file, confidence, isReadable: isRead && content.words.length > 0 });
    if (content.words.length === 0) warnings.add('nothing_recognised', page);
    else if (confidence < sureMin) warnings.add('low_confidence', page);
  }
  return found;
}

/** A worker detects the actual format. This check only saves a call to it. */
async function beginsWith(path: string, magic: Buffer): Promise<boolean> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (file === null) return false;
  try {
    const { buffer } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.equals(magic);
  } finally {
    await file.close();
  }
}

function documentOf({ format, model, pages, letters, warnings }: DocumentRead): ReadDocument {
  return { format, model, pages, letters, warnings };
}
