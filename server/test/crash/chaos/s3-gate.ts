import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * `hangs`: it takes requests and says nothing. `errs`: it says 503. `refuses`: it closes connections. `breaks off`: it ends in the middle of
 * answers, and after it has done what it was asked without saying so. `lies`: one byte of what it sends is another, and nothing shows it.
 */
export type StoreMood = 'works' | 'hangs' | 'errs' | 'refuses' | 'breaks off' | 'lies';

/** The way to an S3 store, and its moods. */
export interface StoreGate extends AsyncDisposable {
  endpoint: string;
  mood: StoreMood;
  /** How many answers had other bytes than are stored. */
  readonly lies: number;
}

const errorXml =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

export async function storeGate(storeEndpoint: string): Promise<StoreGate> {
  const store = new URL(storeEndpoint);
  let lies = 0;
  const server = createServer((request, response) => {
    switch (gate.mood) {
      case 'hangs':
        return void request.resume();
      case 'refuses':
        return void request.socket.destroy();
      case 'errs':
        request.resume();
        return void response.writeHead(503, { 'content-type': 'application/xml' }).end(errorXml);
      case 'works':
      case 'breaks off':
      case 'lies':
        pass(request, response);
    }
  });

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path, headers } = request;
    const sent = send({ host: store.hostname, port: store.port, method, path, headers }, (answer) => {
      const isBytes = method === 'GET' && !(path ?? '').includes('list-type') && answer.statusCode === 200;
      if (gate.mood === 'breaks off') {
        if (!isBytes) return void request.socket.destroy();
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, chunk.byteLength / 2), () => request.socket.destroy()));
        answer.once('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (gate.mood === 'lies' && isBytes) {
        lies += 1;
        // Chunks are read one after the other, so the changed one is sent before the next.
        answer.once('data', (chunk: Buffer) => chunk.writeUInt8(chunk.readUInt8(0) ^ 1, 0));
      }
      answer.pipe(response);
    });
    sent.on('error', () => request.socket.destroy());
    request.on('error', () => sent.destroy());
    request.pipe(sent);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const gate: StoreGate = {
    endpoint: `http://127.0.0.1:${address.port}`,
    mood: 'works',
    get lies() {
      return lies;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return gate;
}
