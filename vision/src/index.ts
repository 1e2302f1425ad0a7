export { openVision, type Recognition, type Vision, type VisionOptions } from './vision.ts';
export type { ReadDocument, ReadDocumentOptions, ReadOptions, VisionJob } from './vision-job.ts';
export { VisionError, type VisionFault } from './vision-error.ts';
export type { WriteDocument, WrittenFile } from './documents/document-tasks.ts';
export { documentTools, type DocumentTools } from './tools/document-tools.ts';
export { openDocumentTools, type OpenDocumentToolsOptions } from './tools/open-document-tools.ts';
export type { PictureTools } from './tools/picture-tools.ts';
export type { ExpectedLanguages } from './ocr/ocr-languages.ts';
