import type { ExactNumber } from '@farebox/client/json';
import type { EngineId } from '@farebox/contract';
import type { Issue } from '../../errors.ts';

/** A value that JSON can hold, as `parseJson` reads it. */
export type Json = string | number | ExactNumber | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** A file that an engine made. `path` is in a scratch folder that is removed after the file was stored. */
export interface EngineFile {
  /** Unique within one answer, safe as a file name: `page-1.png`. */
  name: string;
  path: string;
  mimeType: string;
}

/**
 * An engine's answer, with the members of the result envelope. `fileReference(name)` stands for a file, in `data`, `content` or inside a
 * text; on delivery it is replaced by a signed link.
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
  /** The owner of the records that it may use: a proven key, account or wallet; null for others. */
  owner: string | null;
  /** The client of the job; absent for an immediate answer. */
  clientId?: string;
  /** Asks for this much more time, for a document with many pages or one that waited for its turn. Absent: no more time is available. */
  needsTime?: (ms: number) => void;
}

/** The progress of a job. `progress` is 0..100. */
export type JobState =
  | { state: 'running'; progress: number | null; message: string | null }
  | { state: 'succeeded'; answer: EngineAnswer }
  | { state: 'failed'; code: string; message: string };

/** One way to do the work of the vision, OCR and document tools. */
export interface ToolEngine {
  readonly id: EngineId;
  /** Null if it can serve this tool now, else what is missing, as a sentence for the operator. */
  missing(toolId: string): string | null;
  /** Problems of an input that are known before any work; empty for none. Absent: it accepts everything. */
  refuses?(toolId: string, input: Readonly<Record<string, unknown>>): readonly Issue[];
  /**
   * Answers at once. Not for tools that submit a job or read one.
   * @throws tool_refused_input, upstream_failed, upstream_timeout, tool_failed, unavailable, address_refused, address_unreachable
   */
  run(toolId: string, input: Readonly<Record<string, unknown>>, context: EngineContext): Promise<EngineAnswer>;
  /**
   * Checks that it can do the work of this tool now. It does not use the tool's example, which would need the internet or cost money:
   * locally it checks what is installed, without starting a process; a provider gets a free call. Called often for the local engine, once
   * an hour for a provider. Absent: nothing is checked.
   * @throws as `run` does, for what is wrong
   */
  probe?(toolId: string, context: EngineContext): Promise<void>;
  /** For tools that submit a job: null if this engine has none. */
  readonly jobs: EngineJobs | null;
}

/** A placeholder for the link of a file. The name contains no characters that JSON, URLs or Markdown would change. */
export function fileReference(name: string): string {
  return `farebox-file:${name}`;
}

/** The jobs of an engine. The engine decides where and how long they run; other code decides who may read them and who paid. */
type EngineJobs =
  | {
      /** The engine keeps the job itself, and reports its state. */
      kind: 'remote';
      /**
       * Begins a job; never repeated, because a second one would cost again. @returns its id for reading its state, and the answer to the
       * submit call.
       */
      submit(
        toolId: string,
        input: Readonly<Record<string, unknown>>,
        context: EngineContext,
      ): Promise<{ id: string; answer: EngineAnswer }>;
      /** @param options the input of the result tool, without the id. @throws as `run` does */
      read(
        job: { id: string; submittedBy: string },
        resultToolId: string,
        options: Readonly<Record<string, unknown>>,
        context: EngineContext,
      ): Promise<JobState>;
    }
  | {
      /** The job runs in this service, from a durable queue. */
      kind: 'here';
      /** Does the work; may be run again after a crash. @throws as `run` does; tool_refused_input ends the job as failed */
      work(toolId: string, input: Readonly<Record<string, unknown>>, context: EngineContext): Promise<EngineAnswer>;
      /** The result tool's answer for a finished job; `data` comes from `work`. */
      present(
        job: { submittedBy: string; answer: EngineAnswer },
        resultToolId: string,
        options: Readonly<Record<string, unknown>>,
      ): EngineAnswer;
      /** The result tool's answer while it runs. */
      running(job: { submittedBy: string; progress: number | null }): { code: string; message: string; data: Json };
    };
