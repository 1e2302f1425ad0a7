import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Socket } from 'node:net';

/** What came back over a connection that was written to byte by byte. */
export interface RawExchange {
  /** Status and body of each answer, in order. */
  answers: ReadonlyArray<{ status: number; head: string; body: string }>;
  /** Whether the server closed the connection by itself within the patience. */
  closed: boolean;
}

interface RawOptions {
  /** How long to wait for the server to close or, with `answersMin`, to answer. */
  patienceMs?: number;
  /** Between one part and the next. */
  pauseMs?: number;
  /** Enough answers to stop waiting; default: until the server closes. */
  answersMin?: number;
}

/** Writes bytes to a server as they are, for what no HTTP client would send, and reads until it closes. */
export async function rawExchange(url: string, parts: ReadonlyArray<string | Buffer>, options: RawOptions = {}): Promise<RawExchange> {
  const { patienceMs = 60_000, pauseMs = 0, answersMin = Infinity } = options;
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const received: Buffer[] = [];
  const closed = await new Promise<boolean>((resolve) => {
    const giveUp = setTimeout(() => resolve(false), patienceMs);
    const end = (isClosed: boolean) => {
      clearTimeout(giveUp);
      resolve(isClosed);
    };
    // A server that has refused may reset the connection while the rest of the request is still being written.
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    socket.on('data', (bytes) => {
      received.push(Buffer.from(bytes));
      if (readAnswers(Buffer.concat(received)).length >= answersMin) end(false);
    });
    void writeAll(socket, parts, pauseMs);
  });
  socket.destroy();
  return { answers: readAnswers(Buffer.concat(received)), closed };
}

/** One at a time: the server sees the parts as they were cut. */
async function writeAll(socket: Socket, parts: ReadonlyArray<string | Buffer>, pauseMs: number): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    await new Promise((resolve) => socket.write(part, resolve));
    if (pauseMs > 0) await pause(pauseMs);
  }
}

/** A request with these lines; `Host` and the empty line are added. */
export function rawRequest(startLine: string, headers: readonly string[] = [], body = ''): string {
  return [startLine, 'Host: farebox.test', ...headers, '', body].join('\r\n');
}

/** Complete answers only; what is cut off is not there. */
function readAnswers(bytes: Buffer): RawExchange['answers'] {
  const answers: Array<RawExchange['answers'][number]> = [];
  let rest = bytes;
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) return answers;
    const head = rest.toString('latin1', 0, headEnd);
    const bodyEnd = bodyEndOf(head, rest, headEnd + 4);
    if (bodyEnd === null || rest.length < bodyEnd) return answers;
    answers.push({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: rest.toString('utf8', headEnd + 4, bodyEnd) });
    rest = rest.subarray(bodyEnd);
  }
}

const lastChunk = '0\r\n\r\n';

function bodyEndOf(head: string, bytes: Buffer, start: number): number | null {
  if (!/^transfer-encoding: chunked$/im.test(head)) return start + Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  const end = bytes.indexOf(lastChunk, start);
  return end < 0 ? null : end + lastChunk.length;
}
