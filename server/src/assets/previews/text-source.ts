import { decodeText, type DecodedText } from './decode-text.ts';
import type { FileBytes } from './file-bytes.ts';

/** A file that is text. */
export interface TextSource {
  file: FileBytes;
  /** Its first 256 KiB. */
  head: DecodedText;
  /** Whether the head is all of it. */
  isWhole: boolean;
}

/** Lines, rows and elements of longer files are not counted: the time goes into reading them. */
export const countedBytesMax = 64 * 1024 * 1024;
const headBytes = 256 * 1024;

/** Null where the file is not text. */
export async function textSource(file: FileBytes): Promise<TextSource | null> {
  const isWhole = file.sizeBytes <= headBytes;
  const head = decodeText(await file.read(0, headBytes), isWhole);
  return head === null ? null : { file, head, isWhole };
}
