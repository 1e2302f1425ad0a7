import { Preview } from '@farebox/contract';
import { sandboxPool, type SandboxLimits, type SandboxLoad, type StopReason } from '@farebox/documents/sandbox';
import { z } from 'zod';
import type { Log } from '../../log.ts';
import type { ApiDescription, ApiPreviewed } from './api.ts';
import { MediaExcerpt } from '../media-excerpt.ts';
import { cleanLine } from './clean-text.ts';
import { codeFolders } from '../../code-folders.ts';
import { documentsInstalled } from '../../documents.ts';
import { plainPreview, type MadePreview, type PreviewFile } from './made-preview.ts';

/** The requests that sandbox-process.ts answers. */
export type PreviewRequest = { kind: 'file'; file: PreviewFile; hasDocuments: boolean } | { kind: 'api'; description: ApiDescription };

export interface Previewer {
  /**
   * The preview of a file. Never throws; a file that cannot be read in time gets a plain preview.
   * @param ownerId owners take turns, and none has every process
   */
  make(file: PreviewFile, signal: AbortSignal, ownerId?: string): Promise<MadePreview>;
  /** Runs `apiPreview` in a process that can be stopped. Never throws; a document that takes too long is reported as an issue. */
  api(description: ApiDescription, signal: AbortSignal, ownerId?: string): Promise<ApiPreviewed>;
  load(): SandboxLoad;
  /** Stops running previews. Later previews are plain. */
  close(): Promise<void>;
}

export interface PreviewerOptions extends Partial<SandboxLimits> {
  /** Where the processes get their input files; best on the file system of the uploads. */
  inboxes?: string;
  /** Previews that are built at once. Each holds a process, which is started when it is first needed. */
  concurrencyMax?: number;
  /** Of one owner; default all but one, so that slow files delay only files of their owner. */
  ofOwnerMax?: number;
  /** Previews that may wait for a process. */
  queueMax?: number;
  log?: Log;
  /** Whether `@farebox/documents` is there, which reads everything but texts; by default found out. */
  hasDocuments?: boolean;
  /** Called when a process breaks down, or is ended for its time or memory. */
  onDeath?: (reason: StopReason) => void;
}

const PreviewResult = z.object({ preview: Preview, searchText: z.string().max(4000), excerpt: MediaExcerpt.nullish() });
const ApiPreviewResult = PreviewResult.extend({ issues: z.array(z.object({ path: z.string(), message: z.string() })).max(10) });

const notes: Readonly<Record<StopReason, string>> = {
  busy: 'too many previews at once',
  cancelled: 'preview was cancelled',
  failed: 'preview failed',
  memory: 'preview needed too much memory',
  time: 'preview took too long',
};

/** Builds previews of uploads by strangers, a few at a time, in processes that may crash. */
export function previewer({
  concurrencyMax = 3,
  queueMax = 64,
  log,
  hasDocuments = documentsInstalled(),
  ...limits
}: PreviewerOptions = {}): Previewer {
  const ofClientMax = limits.ofOwnerMax ?? Math.max(1, concurrencyMax - 1);
  const timeoutMs = limits.timeoutMs ?? 10_000;
  const entry = new URL('./sandbox-process.ts', import.meta.url);
  // Only a request behind hanging previews waits longer than this.
  const places = { concurrencyMax, ofClientMax, queueMax, waitMs: 3 * timeoutMs };
  const pool = sandboxPool({ ...limits, ...places, entry, readable: codeFolders(), timeoutMs });

  /** @returns the answer, or why there is none. */
  async function answer<Answer>(
    request: PreviewRequest,
    schema: z.ZodType<Answer>,
    { signal, ownerId }: { signal: AbortSignal; ownerId: string | undefined },
  ): Promise<Answer | string> {
    const outcome = await pool.run(
      (path) => (path === null || request.kind === 'api' ? request : { ...request, file: { ...request.file, path } }),
      {
        signal,
        ...(request.kind === 'file' ? { input: request.file.path } : {}),
      },
      ownerId,
    );
    if (outcome.kind !== 'answered') {
      const reason = outcome.kind === 'stopped' ? outcome.reason : 'failed';
      const detail = outcome.kind === 'stopped' ? outcome.detail : outcome.message;
      // Any other reason is the fault of a file or a caller.
      const level = reason === 'failed' ? 'warn' : 'info';
      log?.[level]({ note: notes[reason], detail, file: request.kind === 'file' ? request.file : undefined }, 'no preview');
      return notes[reason];
    }
    const made = schema.safeParse(outcome.answer);
    if (made.success) return made.data;
    log?.error({ err: made.error, request: request.kind }, 'a preview is not what it must be');
    return 'damaged, or not what it says it is';
  }

  return {
    async make(file, signal, ownerId) {
      const made = await answer({ kind: 'file', file, hasDocuments }, PreviewResult, { signal, ownerId });
      return typeof made === 'string' ? plainPreview(file, made) : made;
    },
    async api(description, signal, ownerId) {
      // There is no hostile input to read, so no process is needed.
      if (isBare(description)) return { ...unreadApi(description), issues: [] };
      const made = await answer({ kind: 'api', description }, ApiPreviewResult, { signal, ownerId });
      return typeof made === 'string' ? { ...unreadApi(description), issues: blamed(description, made) } : made;
    },
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

function isBare({ openapiText, inputSchema, outputSchema }: ApiDescription): boolean {
  return openapiText === null && inputSchema === null && outputSchema === null;
}

function unreadApi({ title }: ApiDescription): MadePreview {
  return {
    preview: {
      kind: 'api',
      title: cleanLine(title, 200),
      version: null,
      summary: null,
      operation_count: 0,
      operations: [],
      input_fields: null,
      output_fields: null,
    },
    searchText: '',
  };
}

/**
 * Reports the issue for the document that was not read. No issue is reported if this service was too busy to read it, or for schemas alone:
 * they are too small to be the cause.
 */
function blamed({ openapiText }: ApiDescription, note: string): ApiPreviewed['issues'] {
  if (note === notes.busy || note === notes.failed || openapiText === null) return [];
  return [{ path: 'api_openapi_url', message: `api_openapi_url could not be read: ${note}` }];
}
