import type { Preview } from '@farebox/contract';

/** What a file or an API is shown as, and what search may know of it. */
export interface MadePreview {
  preview: Preview;
  /** At most 4,000 characters. */
  searchText: string;
}

/** An uploaded file, as far as it is known without looking inside. */
export interface PreviewFile {
  path: string;
  fileName: string | null;
  /** As the bytes say; null for text and for what is not known. */
  mimeType: string | null;
  /** As the owner says: believed only between kinds of text. */
  declaredMimeType: string | null;
  sizeBytes: number;
  assetType: string;
}

/** A file that has no better preview, and why. The note is shown. */
export class NoPreview extends Error {
  readonly note: string;

  constructor(note: string) {
    super(note);
    this.note = note;
  }
}

export function plainPreview(file: Pick<PreviewFile, 'mimeType' | 'declaredMimeType' | 'sizeBytes'>, note?: string): MadePreview {
  const mimeType = (file.mimeType ?? file.declaredMimeType)?.slice(0, 255) ?? null;
  const sizeBytes = Number.isSafeInteger(file.sizeBytes) && file.sizeBytes >= 0 ? file.sizeBytes : null;
  return { preview: { kind: 'plain', mime_type: mimeType, size_bytes: sizeBytes, ...(note !== undefined && { note }) }, searchText: '' };
}
