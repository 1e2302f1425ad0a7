import { Preview } from '@farebox/contract';
import { z } from 'zod';
import type { Log } from '../../log.ts';
import type { ApiDescription, ApiPreviewed } from './api.ts';
import { plainPreview, type MadePreview, type PreviewFile } from './made-preview.ts';
import { sandbox, type Sandbox, type SandboxLimits, type SandboxOutcome, type SandboxRequest } from './sandbox.ts';

export type { MadePreview, PreviewFile } from './made-preview.ts';

export interface Previewer {
  /** What a file is shown as. Never throws; whatever cannot be read in time is plain. */
  make(file: PreviewFile, signal: AbortSignal): Promise<MadePreview>;
  /** `apiPreview` where a hostile document can be stopped. Never throws; a document that takes too long is an issue. */
  api(description: ApiDescription, signal: AbortSignal): Promise<ApiPreviewed>;
  /** Stops what runs; from then on everything is plain. */
  close(): Promise<void>;
}

export interface PreviewerOptions extends Partial<SandboxLimits> {
  /** Previews being made at once; each holds a process. */
  concurrencyMax?: number;
  /** Previews waiting for that. */
  queueMax?: number;
  log?: Log;
}

const Made = z.object({ preview: Preview, searchText: z.string().max(4000) });
const ApiMade = Made.extend({ issues: z.array(z.object({ path: z.string(), message: z.string() })).max(10) });

/** Makes previews of what strangers upload, a few at a time, in processes that may die of it. */
export function previewer({ concurrencyMax = 2, queueMax = 64, log, ...limits }: PreviewerOptions = {}): Previewer {
  const timeoutMs = limits.timeoutMs ?? 10_000;
  const sandboxes = Array.from({ length: concurrencyMax }, () => sandbox({ ...limits, timeoutMs }));
  const idle: Sandbox[] = [...sandboxes];
  const waiting: Array<(free: Sandbox | null) => void> = [];
  let isClosed = false;

  /** Null when there is no room: too many wait, or the caller went away. */
  function take(signal: AbortSignal): Promise<Sandbox | null> {
    const free = isClosed ? undefined : idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (isClosed || waiting.length >= queueMax || signal.aborted) return Promise.resolve(null);
    return new Promise((resolve) => {
      // Longer than this takes only when each preview before it hangs.
      const deadline = setTimeout(leave, 3 * timeoutMs);
      function settle(next: Sandbox | null) {
        clearTimeout(deadline);
        signal.removeEventListener('abort', leave);
        resolve(next);
      }
      function leave() {
        waiting.splice(waiting.indexOf(settle), 1);
        settle(null);
      }
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(settle);
    });
  }

  function give(free: Sandbox): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(free);
    else next(free);
  }

  async function run(request: SandboxRequest, signal: AbortSignal): Promise<SandboxOutcome> {
    const free = await take(signal);
    if (free === null) return { kind: 'stopped', note: isClosed || signal.aborted ? 'preview was cancelled' : 'too many previews at once' };
    try {
      return await free.run(request, signal);
    } finally {
      give(free);
    }
  }

  /** @returns the answer, or why there is none. */
  async function answer<Answer>(request: SandboxRequest, schema: z.ZodType<Answer>, signal: AbortSignal): Promise<Answer | string> {
    const outcome = await run(request, signal);
    if (outcome.kind === 'stopped') {
      // Anything else is the fault of a file, or of a caller.
      const level = outcome.note === 'preview failed' ? 'warn' : 'info';
      log?.[level]({ note: outcome.note, file: request.kind === 'file' ? request.file : undefined }, 'no preview');
      return outcome.note;
    }
    const made = schema.safeParse(outcome.answer);
    if (made.success) return made.data;
    log?.error({ err: made.error, request: request.kind }, 'a preview is not what it must be');
    return 'damaged, or not what it says it is';
  }

  return {
    async make(file, signal) {
      const made = await answer({ kind: 'file', file }, Made, signal);
      return typeof made === 'string' ? plainPreview(file, made) : made;
    },
    async api(description, signal) {
      const made = await answer({ kind: 'api', description }, ApiMade, signal);
      return typeof made === 'string' ? unreadApi(description, made) : made;
    },
    async close() {
      isClosed = true;
      for (const settle of waiting.splice(0)) settle(null);
      await Promise.all(sandboxes.map((each) => each.close()));
    },
  };
}

/** Blames the document: the schemas are small. */
function unreadApi({ title, openapiText }: ApiDescription, note: string): ApiPreviewed {
  const path = openapiText === null ? 'api_input_schema' : 'api_openapi_url';
  const preview: Preview = {
    kind: 'api',
    title: title.slice(0, 200),
    version: null,
    summary: null,
    operation_count: 0,
    operations: [],
    input_fields: null,
    output_fields: null,
  };
  return { preview, searchText: '', issues: [{ path, message: `${path} could not be read: ${note}` }] };
}
