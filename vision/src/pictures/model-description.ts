import { createRequire } from 'node:module';
import { z } from 'zod';

const Triple = z.tuple([z.number(), z.number(), z.number()]);

/** How a picture becomes the input of a model: `(value / 255 - mean) / deviation`, as [1, 3, height, width]. */
const ModelInput = z.object({
  width: z.int().min(16).max(2048),
  height: z.int().min(16).max(2048),
  /** `letterbox` keeps the aspect ratio and pads with grey; `stretch` does not keep it. */
  fit: z.enum(['letterbox', 'stretch']).default('stretch'),
  order: z.enum(['rgb', 'bgr']).default('rgb'),
  mean: Triple.default([0, 0, 0]),
  deviation: Triple.default([1, 1, 1]),
});
export type ModelInput = z.output<typeof ModelInput>;

const FileName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.onnx$/, 'a file name that ends in .onnx, in the folder of the manifest');

export const DetectionModel = z.object({
  kind: z.literal('detection'),
  file: FileName,
  input: ModelInput,
  /**
   * The shape of the first output: one row per box (`[1, boxes, values]`), or one column (`[1, values, boxes]`). The values are middle x,
   * middle y, width, height, then the score for any object if the model has one, then one score per label.
   */
  layout: z.enum(['rows', 'columns']),
  hasObjectScore: z.boolean().default(false),
  /** Whether boxes are in pixels of the input, or in fractions of it. */
  unit: z.enum(['pixels', 'shares']).default('pixels'),
  labels: z.array(z.string().min(1).max(80)).min(1).max(2000),
  scoreMin: z.number().min(0).max(1).default(0.25),
  /** If two boxes of one label overlap by more than this share, the better one is kept. */
  overlapMax: z.number().min(0).max(1).default(0.45),
  boxesMax: z.int().min(1).max(1000).default(100),
});
export type DetectionModel = z.output<typeof DetectionModel>;

export const SegmentationModel = z.object({
  kind: z.literal('segmentation'),
  file: FileName,
  input: ModelInput,
  /** The function that turns the first output, `[1, classes, height, width]` or `[1, height, width]`, into scores of 0..1. */
  activation: z.enum(['none', 'sigmoid', 'softmax']),
  /** The classes that are returned. */
  classes: z
    .array(z.object({ index: z.int().min(0).max(1000), name: z.string().min(1).max(80) }))
    .min(1)
    .max(100),
  /** A class that covers a smaller share of the picture counts as absent. */
  shareMin: z.number().min(0).max(1).default(0.001),
});
export type SegmentationModel = z.output<typeof SegmentationModel>;

/** The path of onnxruntime-node; null if this optional dependency is not installed. */
export function modelRuntimePath(): string | null {
  try {
    return createRequire(import.meta.url).resolve('onnxruntime-node');
  } catch {
    return null;
  }
}
