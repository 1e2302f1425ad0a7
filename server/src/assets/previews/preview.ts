// Stand-in: to be replaced as a whole.
import type { Preview } from '@farebox/contract';
import type { Log } from '../../log.ts';

export interface PreviewedFile {
  path: string;
  fileName: string;
  mimeType: string | null;
  declaredMimeType: string | null;
  sizeBytes: number;
  assetType: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
}
export interface Previewer {
  make(file: PreviewedFile, signal: AbortSignal): Promise<{ preview: Preview; searchText: string }>;
  close(): Promise<void>;
}
export function previewer(_options: { log?: Log } = {}): Previewer {
  return {
    make: async (file) => ({ preview: { kind: 'plain', mime_type: file.mimeType, size_bytes: file.sizeBytes }, searchText: '' }),
    close: async () => {},
  };
}
