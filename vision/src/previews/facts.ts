import type { DocumentFacts } from './document-facts.ts';
import type { PictureFacts } from './picture-facts.ts';
import type { RecordingFacts, RecordingOptions } from './recording-facts.ts';
import type { TableFacts, TableOptions } from './table-facts.ts';

/**
 * What files of strangers show of themselves, as plain data. Each function reads a hostile file with a library that is loaded on first use:
 * call them in a process of the sandbox.
 */
export { Unreadable } from './unreadable.ts';

/** Parquet: columns and the first rows. */
export async function readTable(path: string, options: TableOptions): Promise<TableFacts> {
  return (await import('./table-facts.ts')).tableFacts(path, options);
}

/** PDF: pages, title and the text of the first pages. */
export async function readDocument(path: string): Promise<DocumentFacts> {
  return (await import('./document-facts.ts')).documentFacts(path);
}

/** A raster picture: its size, and a thumbnail. */
export async function readPicture(path: string): Promise<PictureFacts> {
  return (await import('./picture-facts.ts')).pictureFacts(path);
}

/** Sound or video: what its headers say, and where the beginning of a sound can be cut off. */
export async function readRecording(path: string, options: RecordingOptions): Promise<RecordingFacts> {
  return (await import('./recording-facts.ts')).recordingFacts(path, options);
}
