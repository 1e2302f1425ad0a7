export { openVision, type Recognition, type Vision, type VisionOptions } from './vision.ts';
export type { ReadDocument, ReadDocumentOptions, ReadOptions, VisionJob } from './vision-job.ts';
export { VisionError, type VisionFault } from './vision-error.ts';
export type { WriteDocument, WrittenFile } from './documents/document-tasks.ts';
export type { ExpectedLanguages } from './ocr/ocr-languages.ts';
export type { PictureText, TextBlock, TextTable } from './ocr/picture-text.ts';
export { DetectionModel, modelRuntimePath, SegmentationModel } from './pictures/model-description.ts';
export type { DetectedObjects, Segment } from './pictures/picture-tasks.ts';
