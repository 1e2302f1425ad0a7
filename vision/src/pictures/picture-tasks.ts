import { z } from 'zod';
import { ScratchName, workerTask } from '../worker-task.ts';
import { DetectionModel, SegmentationModel } from './model-description.ts';

const WhiteBackground = z.object({ file: ScratchName });
export type WhiteBackground = z.output<typeof WhiteBackground>;

const RefineMask = z.object({
  file: ScratchName,
  maskFile: ScratchName,
  output: ScratchName,
  /** The names of both files in refusals. */
  names: z.object({ picture: z.string().max(40), mask: z.string().max(40) }),
});
export type RefineMask = z.output<typeof RefineMask>;

/** The operator chooses the path of a model, never the sender of the picture. */
const DetectObjects = z.object({ file: ScratchName, path: z.string(), model: DetectionModel });
export type DetectObjects = z.output<typeof DetectObjects>;

const DetectedObjects = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** Boxes are left, top, right, bottom. */
  objects: z
    .array(z.object({ label: z.string(), score: z.number(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }))
    .max(1000),
});
export type DetectedObjects = z.output<typeof DetectedObjects>;

const SegmentPicture = z.object({
  file: ScratchName,
  path: z.string(),
  model: SegmentationModel,
  prefix: z.string().regex(/^[a-z0-9-]{1,40}$/),
  cropped: z.boolean(),
});
export type SegmentPicture = z.output<typeof SegmentPicture>;

const Segment = z.object({
  name: z.string(),
  file: ScratchName,
  left: z.int().nonnegative(),
  top: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Segment = z.output<typeof Segment>;

/** The worker tasks for pictures, other than OCR. */
export const pictureTasks = {
  'white-background': workerTask({
    input: WhiteBackground,
    answer: z.object({ whiteShare: z.number().min(0).max(1) }),
    load: async () => (await import('./white-background.ts')).whiteBackground,
  }),
  'refine-mask': workerTask({
    input: RefineMask,
    answer: z.object({ width: z.int().positive(), height: z.int().positive() }),
    load: async () => (await import('./refine-mask.ts')).refineMask,
  }),
  'detect-objects': workerTask({
    input: DetectObjects,
    answer: DetectedObjects,
    load: async () => (await import('./detect-objects.ts')).detectObjects,
  }),
  'segment-picture': workerTask({
    input: SegmentPicture,
    answer: z.object({ segments: z.array(Segment).max(100) }),
    load: async () => (await import('./segment-picture.ts')).segmentPicture,
  }),
};
