import { decodeText, type DecodedText } from './decode-text.ts';
import type { FileBytes } from './file-bytes.ts';

/** A text file. */
export interface TextSource {
  file: FileBytes;
  /** The first 256 KiB. */
  head: DecodedText;
  /** Whether the head is the whole file. */
  isWhole: boolean;
}

/** Lines, rows and elements of longer files are not counted: reading them would take too long. */
export const countedBytesMax = 64 * 1024 * 1024;
const headBytes = 256 * 1024;

/** Null if the file is not text. */
export async function textSource(file: FileBytes): Promise<TextSource | null> {
  const isWhole = file.sizeBytes <= headBytes;
  const head = decodeText(await file.read(0, headBytes), isWhole);
  return head === null ? null : { file, head, isWhole };
}
