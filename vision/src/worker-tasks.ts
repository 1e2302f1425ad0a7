import { z } from 'zod';
import { formatNames } from './documents/formats.ts';
import {
  AddRecognised,
  DocumentName,
  DocumentRead,
  ImagesToPdf,
  ReadDocument,
  ReadPdf,
  ReadPictures,
  RenderPages,
  RenderedPages,
  WriteDocument,
  WriteStructure,
  WrittenDocument,
  WrittenFile,
  WrittenStructure,
} from './documents/document-tasks.ts';
import {
  CutLines,
  LineLetter,
  PictureOverview,
  PictureTurn,
  PreparePicture,
  PreparedPicture,
  RecogniseLines,
  RecogniseText,
  RescaleLines,
  Turn,
} from './ocr/ocr-tasks.ts';
import { DetectObjects, DetectedObjects, RefineMask, Segment, SegmentPicture, WhiteBackground } from './pictures/picture-tasks.ts';
import { workerTask, type WorkerTask } from './worker-task.ts';

/**
 * All tasks of the worker processes, by request name. To add a task: write its function in a module of its own, describe
 * what it takes and answers in the `*-tasks.ts` of its folder, and add it here. Call it with `workers.run(name, input, ...)`. A task reads and
 * writes files of `work.scratch` by name only. It throws `Refused` (from sandbox/sandboxed.ts) with a message for the caller when the
 * input is at fault.
 */
export const workerTasks = {
  'read-pdf': workerTask({ input: ReadPdf, answer: DocumentRead, load: async () => (await import('./documents/pdf/read-pdf.ts')).readPdf }),
  'read-document': workerTask({
    input: ReadDocument,
    answer: DocumentRead,
    load: async () => (await import('./documents/read-document.ts')).readDocument,
  }),
  'document-format': workerTask({
    input: DocumentName,
    answer: z.object({ format: z.enum(formatNames) }),
    load: async () => (await import('./documents/read-document.ts')).documentFormat,
  }),
  'read-pictures': workerTask({
    input: ReadPictures,
    answer: DocumentRead,
    load: async () => (await import('./documents/read-document.ts')).readPictures,
  }),
  'add-recognised': workerTask({
    input: AddRecognised,
    answer: z.object({ letters: z.int().nonnegative() }),
    load: async () => (await import('./documents/add-recognised.ts')).addRecognised,
  }),
  'write-document': workerTask({
    input: WriteDocument,
    answer: WrittenDocument,
    load: async () => (await import('./documents/write-document.ts')).writeDocument,
  }),
  'write-structure': workerTask({
    input: WriteStructure,
    answer: WrittenStructure,
    load: async () => (await import('./documents/write-structure.ts')).writeStructure,
  }),
  'render-pages': workerTask({
    input: RenderPages,
    answer: RenderedPages,
    load: async () => (await import('./documents/page-files.ts')).renderPageFiles,
  }),
  'images-to-pdf': workerTask({
    input: ImagesToPdf,
    answer: WrittenFile,
    load: async () => (await import('./documents/page-files.ts')).imagesToPdfFile,
  }),
  'prepare-picture': workerTask({
    input: PreparePicture,
    answer: PreparedPicture,
    load: async () => (await import('./ocr/prepare-picture.ts')).preparePicture,
  }),
  'picture-overview': workerTask({
    input: PictureOverview,
    answer: z.null(),
    load: async () => (await import('./ocr/picture-overview.ts')).pictureOverview,
  }),
  'picture-turn': workerTask({
    input: PictureTurn,
    answer: z.object({ turn: Turn }),
    load: async () => (await import('./ocr/picture-turn.ts')).pictureTurn,
  }),
  'rescale-lines': workerTask({
    input: RescaleLines,
    answer: z.null(),
    load: async () => (await import('./ocr/cut-lines.ts')).rescaleLines,
  }),
  'recognise-lines': workerTask({
    input: RecogniseLines,
    answer: z.array(z.array(LineLetter).max(4000)),
    load: async () => (await import('./ocr/recognise-lines.ts')).recogniseLines,
  }),
  'recognise-text': workerTask({
    input: RecogniseText,
    answer: z.array(z.array(LineLetter).max(4000)),
    load: async () => (await import('./ocr/recognise-text.ts')).recogniseText,
  }),
  'cut-lines': workerTask({
    input: CutLines,
    answer: z.array(z.int().nonnegative()),
    load: async () => (await import('./ocr/cut-lines.ts')).cutLines,
  }),
  'white-background': workerTask({
    input: WhiteBackground,
    answer: z.object({ whiteShare: z.number().min(0).max(1) }),
    load: async () => (await import('./pictures/white-background.ts')).whiteBackground,
  }),
  'refine-mask': workerTask({
    input: RefineMask,
    answer: z.object({ width: z.int().positive(), height: z.int().positive() }),
    load: async () => (await import('./pictures/refine-mask.ts')).refineMask,
  }),
  'detect-objects': workerTask({
    input: DetectObjects,
    answer: DetectedObjects,
    load: async () => (await import('./pictures/detect-objects.ts')).detectObjects,
  }),
  'segment-picture': workerTask({
    input: SegmentPicture,
    answer: z.object({ segments: z.array(Segment).max(100) }),
    load: async () => (await import('./pictures/segment-picture.ts')).segmentPicture,
  }),
};

type WorkerTasks = typeof workerTasks;
export type WorkerTaskName = keyof WorkerTasks;
export type TaskInput<Name extends WorkerTaskName> = WorkerTasks[Name] extends WorkerTask<infer Input, infer _Answer> ? Input : never;
export type TaskAnswer<Name extends WorkerTaskName> = WorkerTasks[Name] extends WorkerTask<infer _Input, infer Answer> ? Answer : never;
