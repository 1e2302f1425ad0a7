import { z } from 'zod';
import { ScratchName } from '../worker-task.ts';
import { DetectionModel, SegmentationModel } from './model-description.ts';

export const WhiteBackground = z.object({ file: ScratchName });
export type WhiteBackground = z.output<typeof WhiteBackground>;

export const RefineMask = z.object({
  file: ScratchName,
  maskFile: ScratchName,
  output: ScratchName,
  /** The names of both files in refusals. */
  names: z.object({ picture: z.string().max(40), mask: z.string().max(40) }),
});
export type RefineMask = z.output<typeof RefineMask>;

/** The operator chooses the path of a model, never the sender of the picture. */
export const DetectObjects = z.object({ file: ScratchName, path: z.string(), model: DetectionModel });
export type DetectObjects = z.output<typeof DetectObjects>;

export const DetectedObjects = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** Boxes are left, top, right, bottom. */
  objects: z
    .array(z.object({ label: z.string(), score: z.number(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }))
    .max(1000),
});
export type DetectedObjects = z.output<typeof DetectedObjects>;

export const SegmentPicture = z.object({
  file: ScratchName,
  path: z.string(),
  model: SegmentationModel,
  prefix: z.string().regex(/^[a-z0-9-]{1,40}$/),
  cropped: z.boolean(),
});
export type SegmentPicture = z.output<typeof SegmentPicture>;

export const Segment = z.object({
  name: z.string(),
  file: ScratchName,
  left: z.int().nonnegative(),
  top: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Segment = z.output<typeof Segment>;
