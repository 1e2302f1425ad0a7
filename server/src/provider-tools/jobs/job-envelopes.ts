import { isMembers } from '@farebox/client/json';
import type { EngineAnswer, Json } from '../engines/engine.ts';

/** The members of the result envelope, and those of the answer. */
export interface Envelope extends Record<string, unknown> {
  requestId: string;
  data: { readonly [member: string]: Json };
  code?: string;
  message?: string;
  content?: string;
}

export function envelope(requestId: string, { data, code, message, content }: EngineAnswer): Envelope {
  return {
    requestId,
    data: asObject(data),
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(content === undefined ? {} : { content }),
  };
}

/** A job of any engine. */
export interface JobName {
  id: string;
  family: string;
}

/** The answer of the result tool while a job runs: HTTP 200 in the upstream's form, so that its clients understand it. */
export function runningAnswer({ id, family }: JobName, progress: number | null, message: string | null): EngineAnswer {
  const running = { code: 'DocProcessing', message: message ?? 'The job is not done yet: ask again in about ten seconds.' };
  if (family === 'vision') return { data: { jobId: id, status: 'PROCESSING' }, message: running.message };
  if (family === 'parser')
    return { data: { id, status: 'processing', ...(progress === null ? {} : { processing: progress }) }, ...running };
  return { data: { id, completed: false, status: 'Processing' }, ...running };
}

export function failedAnswer({ id, family }: JobName, code: string, message: string): EngineAnswer {
  if (family === 'vision') return { data: { jobId: id, status: 'PROCESS_FAILED', errorCode: code, errorMessage: message }, code, message };
  if (family === 'parser') return { data: { id, status: 'fail' }, code, message };
  return { data: { id, completed: true, status: 'Fail' }, code, message };
}

/** The answer of a submit tool for a local job. */
export function submittedAnswer({ id, family }: JobName): EngineAnswer {
  return { data: family === 'vision' ? { jobId: id } : { id } };
}

/** The envelope's `data` is always an object: other values get a name. */
export function asObject(data: Json): { readonly [member: string]: Json } {
  if (data === null) return {};
  return isObject(data) ? data : { value: data };
}

function isObject(data: Json): data is { readonly [member: string]: Json } {
  return isMembers(data);
}
