import { byteReader } from '../storage/blobs/checked-body.ts';
import { ServerResponse } from 'node:http';

export interface BytesAnswer {
  status: number;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
}

/**
 * Answers with bytes. A byte stream is written to the connection with a single buffer. Through `Response`, every chunk would be new memory,
 * and so much garbage makes the heap of the whole service be collected again and again, which costs several times the reading and writing.
 * @param outgoing undefined if the app is called without a server
 */
export function bytesAnswer(outgoing: unknown, { status, headers, body }: BytesAnswer): Response {
  if (body === null || !(outgoing instanceof ServerResponse)) return new Response(body, { status, headers });
  const reader = body instanceof ReadableStream ? byteReader(body) : null;
  if (reader === null) return new Response(body, { status, headers });
  outgoing.writeHead(status, headers);
  // Its failures are those of the connection, which is closed then.
  void send(outgoing, reader, Number(headers['Content-Length'] ?? bufferBytesMax));
  return alreadySent(status);
}

const bufferBytesMax = 256 * 1024;

/** The buffer is reused when the kernel has taken its content. */
async function send(outgoing: ServerResponse, reader: ReadableStreamBYOBReader, lengthBytes: number): Promise<void> {
  const write = writer(outgoing);
  try {
    let buffer = new ArrayBuffer(Math.max(1, Math.min(lengthBytes, bufferBytesMax)));
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) break;
      await write(value);
      buffer = value.buffer;
    }
    outgoing.end();
  } catch (cause) {
    outgoing.destroy();
    await reader.cancel(cause).catch(() => {});
  }
}

/** Resolves when a chunk has been handed over; fails when the connection closes before. */
function writer(outgoing: ServerResponse): (chunk: Uint8Array) => Promise<void> {
  let giveUp: (cause: Error) => void = () => {};
  outgoing.once('close', () => giveUp(new Error('the connection was closed')));
  return (chunk) =>
    new Promise((resolve, reject) => {
      giveUp = reject;
      outgoing.write(chunk, (failure) => (failure === null || failure === undefined ? resolve() : reject(failure)));
    });
}

/**
 * Tells @hono/node-server that the answer was written already. It looks for the header only in a response that was read before; its own
 * RESPONSE_ALREADY_SENT is lost behind middleware.
 */
function alreadySent(status: number): Response {
  const sent = new Response(null, { status, headers: { 'X-Hono-Already-Sent': 'true' } });
  void sent.body;
  return sent;
}
