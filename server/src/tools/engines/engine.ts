import type { Issue } from '../../errors.ts';
import type { EngineJobs } from './engine-jobs.ts';

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** Who can do the work of a tool: the operator chooses one of these by name, or leaves it to `auto`. */
export type EngineId = 'upstream' | 'local';

/** A file that an engine made. `path` is in a scratch folder that is removed once the file has been kept. */
export interface EngineFile {
  /** Unique within one answer, safe as a file name: `page-1.png`. */
  name: string;
  path: string;
  mimeType: string;
}

/**
 * What an engine answers, in the members of the result envelope. A file is named in `data`, `content` or in text anywhere inside as
 * `fileReference(name)`; the code that delivers the answer puts a signed link in its place.
 */
export interface EngineAnswer {
  data: Json;
  code?: string;
  message?: string;
  content?: string;
  files?: readonly EngineFile[];
}

export interface EngineContext {
  /** Aborted when the time of the call or job is over, or the server stops. */
  signal: AbortSignal;
  requestId: string;
  /** Whose records it may read and change: a key, an account or a wallet, each proven; null for anybody else. */
  owner: string | null;
}

/** How far a job is. `progress` is 0..100. */
export type JobState =
  | { state: 'running'; progress: number | null; message: string | null }
  | { state: 'succeeded'; answer: EngineAnswer }
  | { state: 'failed'; code: string; message: string };

/** One way to do the work of the vision, OCR and document tools. */
export interface ToolEngine {
  readonly id: EngineId;
  /** Null when it can serve this tool now, else what is missing, as a sentence for the operator. */
  missing(toolId: string): string | null;
  /** What of an input it cannot work on, as far as that is known without any work; nothing in it: nothing. Absent: it takes all. */
  refuses?(toolId: string, input: Readonly<Record<string, unknown>>): readonly Issue[];
  /**
   * Answers at once. Not for tools that submit a job or read one.
   * @throws tool_refused_input, upstream_failed, upstream_timeout, tool_failed, unavailable, address_refused, address_unreachable
   */
  run(toolId: string, input: Readonly<Record<string, unknown>>, context: EngineContext): Promise<EngineAnswer>;
  /**
   * Shows that it can do the work of this tool now, without its example, which would need the internet or cost money: here by
   * what is installed, without starting a process, at a provider by a call that costs nothing. Asked often of what runs here, once an hour of a provider. Absent:
   * there is nothing to show.
   * @throws as `run` does, for what is wrong
   */
  probe?(toolId: string, context: EngineContext): Promise<void>;
  /** For tools that submit a job: null where this engine has none. */
  readonly jobs: EngineJobs | null;
}

/** Stands for the link of a file. The name holds no characters that JSON, URLs or Markdown would change. */
export function fileReference(name: string): string {
  return `farebox-file:${name}`;
}
