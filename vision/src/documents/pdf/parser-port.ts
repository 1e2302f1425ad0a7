import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Listener = (event: { data: unknown }) => void;

/**
 * The way between the two halves of pdf.js, which both run in this process: the one that parses and the one that is asked. pdf.js's own
 * way clones every message, as it has to between threads. This one hands over the message itself. The parser goes on with the lists
 * that it has sent in a part of a stream, so those are copied, but not what is in them.
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

/** The half of pdf.js that parses; give it to `getDocument`, and destroy it after the document. */
export async function parserInProcess(): Promise<PDFWorker> {
  const port = new ParserPort();
  parserOf(await import(parserModule)).initializeFromPort(port);
  return PDFWorker.create({ port: workerOf(port), verbosity: VerbosityLevel.ERRORS });
}

/** Not a literal: it has no types. */
const parserModule: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

interface Parser {
  initializeFromPort(port: ParserPort): void;
}

/** pdf.js has no types for this file. */
function parserOf(module: { WorkerMessageHandler: Parser }): Parser {
  return module.WorkerMessageHandler;
}

/** pdf.js names the type of browsers, and uses only what this one has. */
function workerOf(port: ParserPort): Worker {
  return port as unknown as Worker;
}
