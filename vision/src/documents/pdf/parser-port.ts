import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Listener = (event: { data: unknown }) => void;

/**
 * Connects the two halves of pdf.js, the parser and the API, which both run in this process. The port of pdf.js clones every message, as it
 * must between threads. This port passes the message itself. The parser reuses the lists in the stream chunks that it has sent, so those
 * lists are copied, but not their elements.
 */
class ParserPort {
  readonly #listeners = new Set<Listener>();

  addEventListener(_name: 'message', listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    if (signal?.aborted === true) return;
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_name: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }

  postMessage(message: object): void {
    const data = 'chunk' in message ? { ...message, chunk: ownLists(message.chunk) } : message;
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  terminate(): void {
    this.#listeners.clear();
  }
}

function ownLists(chunk: unknown): unknown {
  if (typeof chunk !== 'object' || chunk === null || ArrayBuffer.isView(chunk) || chunk instanceof ArrayBuffer) return chunk;
  return Object.fromEntries(Object.entries(chunk).map(([name, value]) => [name, Array.isArray(value) ? value.slice() : value]));
}

/** Starts the parser half of pdf.js. Pass it to `getDocument`, and destroy it after the document. */
export async function parserInProcess(): Promise<PDFWorker> {
  const port = new ParserPort();
  parserOf(await import(parserModule)).initializeFromPort(port);
  return PDFWorker.create({ port: workerOf(port), verbosity: VerbosityLevel.ERRORS });
}

/** Typed as a plain string because this module has no types. */
const parserModule: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

interface Parser {
  initializeFromPort(port: ParserPort): void;
}

/** pdf.js has no types for this file. */
function parserOf(module: { WorkerMessageHandler: Parser }): Parser {
  return module.WorkerMessageHandler;
}

/** pdf.js expects the browser's Worker type, but uses only the methods that ParserPort has. */
function workerOf(port: ParserPort): Worker {
  return port as unknown as Worker;
}
