import type { UnfinishedUpload } from '@farebox/contract';
import { api, jsonOf, ownPage } from '../api/client.ts';
import { ApiProblem, problemOf, unreachable } from '../api/problem.ts';

export type UploadState =
  | { kind: 'sending' | 'paused' | 'waiting'; sentBytes: number }
  | { kind: 'sent'; sentBytes: number }
  | { kind: 'failed'; sentBytes: number; error: unknown };

/** A file on its way to the service. It can pause, and continues by itself after a lost connection. */
export interface FileUpload {
  name: string;
  sizeBytes: number;
  state(): UploadState;
  subscribe(changed: () => void): () => void;
  pause(): void;
  resume(): void;
  /** Removes what was sent. */
  discard(): Promise<void>;
  /** Resolves with the id of the upload once all of it is there. */
  sent: Promise<string>;
}

export const uploadsPath = '/api/v1/admin/assets/uploads';
const tus = { 'Tus-Resumable': '1.0.0' } as const;
/** As much as is sent again at most, where a proxy keeps bytes until it has all of a request. */
const requestBytes = 16 * 1024 * 1024;
const firstWaitMs = 1000;
const longestWaitMs = 15_000;

/** @param earlier an upload of the same file that was not finished */
export function startUpload(file: File, earlier: UnfinishedUpload | null = null): FileUpload {
  const listeners = new Set<() => void>();
  const { promise: sent, resolve } = Promise.withResolvers<string>();
  let id = earlier?.id ?? null;
  let state: UploadState = { kind: 'sending', sentBytes: earlier?.offset_bytes ?? 0 };
  /** Ends the requests and waits of this run; a new one begins with each `resume`. */
  let running = new AbortController();

  function change(next: UploadState): void {
    state = next;
    for (const changed of listeners) changed();
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    let offset = 0;
    if (id === null) id = (await beginUpload(file, signal)).id;
    else ({ offset_bytes: offset } = await api<UnfinishedUpload>(`${uploadsPath}/${id}`, { signal }));
    while (offset < file.size) {
      const start = offset;
      const piece = file.slice(start, start + requestBytes);
      const progress = (bytes: number) => change({ kind: 'sending', sentBytes: start + bytes });
      progress(0);
      offset = await sendPiece(`${uploadsPath}/${id}`, start, piece, { progress, signal });
    }
    change({ kind: 'sent', sentBytes: file.size });
    resolve(id);
  }

  async function run(): Promise<void> {
    running = new AbortController();
    const { signal } = running;
    change({ kind: 'sending', sentBytes: state.sentBytes });
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
      const before = state.sentBytes;
      try {
        return await sendAll(signal);
      } catch (thrown) {
        if (signal.aborted) return;
        if (!isPassing(thrown)) return change({ kind: 'failed', sentBytes: state.sentBytes, error: thrown });
        if (state.sentBytes > before) waitMs = firstWaitMs;
        change({ kind: 'waiting', sentBytes: state.sentBytes });
        await waited((thrown.retryAfterSeconds ?? 0) * 1000 || waitMs, signal);
        if (signal.aborted) return;
      }
    }
  }

  void run();
  return {
    name: file.name,
    sizeBytes: file.size,
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    pause() {
      running.abort();
      change({ kind: 'paused', sentBytes: state.sentBytes });
    },
    resume: () => void run(),
    async discard() {
      running.abort();
      if (id !== null) await discardUpload(id);
    },
    sent,
  };
}

export function discardUpload(id: string): Promise<unknown> {
  return api(`${uploadsPath}/${id}`, { method: 'DELETE', headers: tus });
}

function beginUpload(file: File, signal: AbortSignal): Promise<UnfinishedUpload> {
  const type = file.type === '' ? '' : `,filetype ${base64(file.type)}`;
  const headers = { ...tus, 'Upload-Length': String(file.size), 'Upload-Metadata': `filename ${base64(file.name)}${type}` };
  return api<UnfinishedUpload>(uploadsPath, { method: 'POST', headers, signal });
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/**
 * `fetch` does not tell how much was sent, so this is an XMLHttpRequest.
 * @returns where the upload continues
 * @throws ApiProblem; AbortError
 */
function sendPiece(
  path: string,
  offset: number,
  piece: Blob,
  { progress, signal }: { progress(bytes: number): void; signal: AbortSignal },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', path);
    const headers = { ...ownPage(), ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => progress(Math.min(loaded, piece.size)));
    request.addEventListener('error', () => reject(unreachable(null)));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 204) return resolve(Number(request.getResponseHeader('upload-offset')));
      const named = ['x-request-id', 'retry-after'].flatMap((name) => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value] as [string, string]];
      });
      reject(problemOf(status, new Headers(named), jsonOf(responseText)));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(piece);
  });
}

/** No answer, a busy service, or an offset that a broken request has moved: asking where to continue helps. */
function isPassing(thrown: unknown): thrown is ApiProblem {
  if (!(thrown instanceof ApiProblem)) return false;
  const isBroken = thrown.status === 0 || thrown.status === 429 || thrown.status === 502 || thrown.status === 503 || thrown.status === 504;
  return isBroken || thrown.code === 'upload_offset' || thrown.code === 'invalid_upload';
}

/** Until the time has passed, the network is back, or the upload was paused. */
function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}
