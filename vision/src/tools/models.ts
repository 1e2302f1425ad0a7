import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { DetectionModel, modelRuntimePath, SegmentationModel } from '../pictures/model-description.ts';

/** `models.json`: the tools, each with its model. */
const Manifest = z.strictObject({
  'object-detection': DetectionModel.optional(),
  'pedestrian-detection': DetectionModel.optional(),
  'person-counting': DetectionModel.optional(),
  'main-subject-detection': DetectionModel.optional(),
  'hair-segmentation': SegmentationModel.optional(),
  'hd-sky-segmentation': SegmentationModel.optional(),
  'face-segmentation-parsing': SegmentationModel.optional(),
});

/** The tools that a model can serve. */
export const modelTools: readonly string[] = Object.keys(Manifest.shape);

export interface Models {
  /** Null if the tool has a model and a runtime for it. */
  missing(toolId: string): string | null;
  detection(toolId: string): { path: string; model: DetectionModel } | null;
  segmentation(toolId: string): { path: string; model: SegmentationModel } | null;
}

/**
 * The operator's own models: a folder with ONNX files and `models.json`. Nothing is ever downloaded. Null for no folder.
 * @param setting what the operator calls the folder
 * @throws for a missing or invalid manifest
 */
export function openModels(folder: string | null, setting = 'modelsFolder'): Models {
  const models = folder === null ? {} : readManifest(resolve(folder), setting);
  const modelOf = (toolId: string) => Object.entries(models).find(([name]) => name === toolId)?.[1] ?? null;
  const pathOf = (file: string) => join(resolve(folder ?? '.'), file);
  return {
    missing(toolId) {
      const model = modelOf(toolId);
      if (model === null)
        return `It needs a model of your own: name its folder in ${setting}, and describe it under ${toolId} in models.json there.`;
      if (!existsSync(pathOf(model.file))) return `Its model is not there: ${pathOf(model.file)}`;
      return modelRuntimePath() === null ? 'Models need the package onnxruntime-node: run npm ci without --omit=optional.' : null;
    },
    detection(toolId) {
      const model = modelOf(toolId);
      return model?.kind === 'detection' ? { path: pathOf(model.file), model } : null;
    },
    segmentation(toolId) {
      const model = modelOf(toolId);
      return model?.kind === 'segmentation' ? { path: pathOf(model.file), model } : null;
    },
  };
}

function readManifest(folder: string, setting: string): z.output<typeof Manifest> {
  const file = join(folder, 'models.json');
  if (!existsSync(file)) throw new Error(`${setting}: ${file} is not there`);
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : 'it is no JSON';
    throw new Error(`${setting}: ${basename(file)} in ${folder} is not right: ${reason}`, { cause });
  }
}
