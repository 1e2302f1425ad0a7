import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface LoopbackUpstream extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Method, path and query of every request so far, e.g. `GET /v1/forecast?latitude=22`. */
  requests: readonly string[];
}

/** A real HTTP server on the loopback that plays the outside world. `await using` closes it with everything that hangs on it. */
export async function loopbackUpstream(answer: RequestListener): Promise<LoopbackUpstream> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An answer with this body. */
export function answering(body: unknown, { status = 200, type = 'application/json' } = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Takes the request and never answers. */
export const silent: RequestListener = () => {};

/** Promises a body and hangs up in the middle of it. */
export const cutOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"uuid":', () => response.destroy());
};

/** Sends a body without end. */
export const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const chunk = 'x'.repeat(16 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

/** An address on which nobody listens. */
export async function deadUrl(): Promise<string> {
  await using upstream = await loopbackUpstream(silent);
  return upstream.url;
}
