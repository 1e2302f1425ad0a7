import { documentConversion } from './document-conversion.ts';
import { documentUnderstanding } from './document-understanding.ts';
import { faceBody } from './face-body.ts';
import { faceRecords } from './face-records.ts';
import { imageRecognition } from './image-recognition.ts';
import { imageSegmentation } from './image-segmentation.ts';
import { objectDetection } from './object-detection.ts';
import { ocr } from './ocr.ts';
import type { ProviderTool } from './provider-tool.ts';

/** All vision, OCR and document tools, in the order of the catalog, without their engines. */
export const providerTools: readonly ProviderTool[] = [
  ...documentUnderstanding,
  ...documentConversion,
  ...ocr,
  ...objectDetection,
  ...faceBody,
  ...faceRecords,
  ...imageRecognition,
  ...imageSegmentation,
];
