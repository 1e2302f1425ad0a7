import type { FileBytes } from '@farebox/documents/file-bytes';
import { declaredInMarkup, decodeText, type DecodedText } from '@farebox/documents/texts';

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

/** Whether line breaks, commas and quotes are single bytes that no other character contains. */
export function isCountable({ encoding }: DecodedText): boolean {
  return !/^utf-16|^iso-2022/.test(encoding);
}

/** What a preview says about an encoding that nothing stated. */
export function guessOf({ head }: TextSource): { encoding_guessed?: string } {
  return head.isGuess ? { encoding_guessed: head.encoding } : {};
}

/** Null if the file is not text. */
export async function textSource(file: FileBytes): Promise<TextSource | null> {
  const isWhole = file.sizeBytes <= headBytes;
  const bytes = await file.read(0, headBytes);
  const head = await decodeText(bytes, { declared: declaredInMarkup(bytes), isWhole });
  return head === null ? null : { file, head, isWhole };
}
