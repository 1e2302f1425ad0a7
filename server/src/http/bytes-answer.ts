import { ServerResponse } from 'node:http';

export interface BytesAnswer {
  status: number;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
}

/**
 * Answers with bytes. A byte stream is written to the connection with one buffer for all of it: through `Response`, every chunk is new
 * memory, and so much of that has the heap of the whole service collected again and again, which costs several times the reading and
 * writing.
 * @param outgoing undefined where the app is called without a server
 */
export function bytesAnswer(outgoing: unknown, { status, headers, body }: BytesAnswer): Response {
  if (body === null || !(outgoing instanceof ServerResponse)) return new Response(body, { status, headers });
  const reader = body instanceof ReadableStream ? byteReader(body) : null;
  if (reader === null) return new Response(body, { status, headers });
  outgoing.writeHead(status, headers);
  // Its failures are those of the connection, which is cut then: there is nobody left to tell.
  void send(outgoing, reader, Number(headers['Content-Length'] ?? bufferBytesMax));
  return alreadySent(status);
}

const bufferBytesMax = 256 * 1024;

/** Null for a stream that brings its own buffers. */
function byteReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

/** The buffer is filled again when the kernel has taken what was in it. */
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

/** Resolves when a chunk is out of our hands; fails when the connection closes before. */
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
 * What tells @hono/node-server that the answer is written already. It looks for the header only in a response that was looked into
 * before; its own RESPONSE_ALREADY_SENT gets lost where middleware is around.
 */
function alreadySent(status: number): Response {
  const sent = new Response(null, { status, headers: { 'X-Hono-Already-Sent': 'true' } });
  void sent.body;
  return sent;
}
