import type { Preview } from '@farebox/contract';
import type { MediaExcerpt } from '../media-excerpt.ts';

/** The preview of a file or an API, with the text for the search index. */
export interface MadePreview {
  preview: Preview;
  /** At most 4,000 characters. */
  searchText: string;
  /** What may be heard before the file is bought; absent for nothing. */
  excerpt?: MediaExcerpt | null | undefined;
}

/** What is known of an uploaded file without reading its content. */
export interface PreviewFile {
  path: string;
  fileName: string | null;
  /** Detected from the bytes; null for text and unknown types. */
  mimeType: string | null;
  /** Declared by the owner. It is trusted only between kinds of text. */
  declaredMimeType: string | null;
  sizeBytes: number;
  assetType: string;
}

export function plainPreview(file: Pick<PreviewFile, 'mimeType' | 'declaredMimeType' | 'sizeBytes'>, note?: string): MadePreview {
  const mimeType = (file.mimeType ?? file.declaredMimeType)?.slice(0, 255) ?? null;
  const sizeBytes = Number.isSafeInteger(file.sizeBytes) && file.sizeBytes >= 0 ? file.sizeBytes : null;
  return { preview: { kind: 'plain', mime_type: mimeType, size_bytes: sizeBytes, ...(note !== undefined && { note }) }, searchText: '' };
}
