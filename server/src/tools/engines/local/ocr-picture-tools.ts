import { ocrTools, type ImageReader } from './ocr-tools.ts';
import type { PictureTools } from './picture-tools.ts';

/** The tools that read text in a picture, as tools that look at pictures. */
export function ocrPictureTools(reader: ImageReader): PictureTools {
  return {
    addresses: (toolId) => (ocrTools.includes(toolId) ? ['imageUrl'] : null),
    missing: (toolId) => reader.missing(toolId),
    refuses: (toolId, input) => reader.refuses(toolId, input),
    run: (toolId, { imageUrl = '' }, input, about) => reader.read(toolId, imageUrl, input, about),
  };
}
