import { openVision, type Vision, type VisionOptions } from '../vision.ts';
import type { Surroundings } from './answer.ts';
import { documentTools, type DocumentTools } from './document-tools.ts';
import { openModels } from './models.ts';
import { ocrTools } from './ocr-tools.ts';
import { visionTools } from './vision-tools.ts';

export interface OpenDocumentToolsOptions extends Omit<VisionOptions, 'readable' | 'queueMax' | 'clock'>, Surroundings {
  /** Jobs that are worked on at once; default 1. */
  jobsMax?: number;
  /** The operator's own ONNX models; null for none. */
  modelsFolder: string | null;
  /** What the operator calls that folder, for messages. */
  modelsSetting?: string;
  /** How long reading the text of one picture may take. */
  ocrTimeMs: number;
}

export interface OpenDocumentTools extends Pick<Vision, 'sweep' | 'load' | 'close'> {
  tools: DocumentTools;
}

/** Detects what is installed on this machine, and builds the tools on it. @throws for a folder of models that is not right */
export async function openDocumentTools(options: OpenDocumentToolsOptions): Promise<OpenDocumentTools> {
  const { jobsMax = 1, modelsFolder, modelsSetting, ocrTimeMs, fetchSource, fileReference, ...rest } = options;
  const models = openModels(modelsFolder, modelsSetting);
  const vision = await openVision({ ...rest, readable: modelsFolder === null ? [] : [modelsFolder] });
  const pictures = [ocrTools(vision.recognition, ocrTimeMs), visionTools(models, { fileReference })];
  return {
    tools: documentTools({ vision, jobsMax, pictures, fetchSource, fileReference }),
    sweep: () => vision.sweep(),
    load: () => vision.load(),
    close: () => vision.close(),
  };
}
