/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [member: string]: Json };

export type Input = Readonly<Record<string, unknown>>;

/** A problem of an input: the member, and a sentence for the caller. */
export interface Issue {
  path: string;
  message: string;
}

/** A file that a tool made. `path` is in the scratch folder of its job; the caller that takes the answer removes it. */
export interface AnswerFile {
  /** Unique within one answer, safe as a file name: `page-1.png`. */
  name: string;
  path: string;
  mimeType: string;
}

export interface ToolAnswer {
  /** In the words of the provider whose tools these are. */
  data: Json;
  /** The text of a picture. */
  content?: string;
  files?: readonly AnswerFile[];
}

/** What the tools need of the service around them. */
export interface Surroundings {
  /** Puts the file at the address into the folder. Its errors are passed on. */
  fetchSource(source: Source, into: { folder: string; signal: AbortSignal }): Promise<void>;
  /** What stands for a file in an answer, also inside its texts; without characters that JSON, URLs or Markdown would change. */
  fileReference(name: string): string;
}

interface Source {
  url: string;
  /** The file's name in the folder. */
  name: string;
  /** The kind of file, for messages: `the document`. */
  what: string;
  bytesMax: number;
}

/** The last part of an address's path, as a file name; null if there is none. */
export function nameInUrl(url: string): string | null {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 200) || null;
  } catch {
    return last.slice(0, 200) || null;
  }
}
