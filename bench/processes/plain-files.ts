import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { answerParent } from '../child.ts';

/** The baselines of files: a few lines of Node with a stream, without authentication. */
answerParent({
  async serve(value) {
    const file = z.string().parse(value);
    const { size } = await stat(file);
    return listen((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': size });
      createReadStream(file).pipe(response);
    });
  },
  async receive(value) {
    const folder = z.string().parse(value);
    await mkdir(folder, { recursive: true });
    let received = 0;
    return listen((request, response) => {
      received += 1;
      void store(request, join(folder, String(received))).then(
        (sha256) => response.writeHead(201).end(sha256),
        () => response.writeHead(500).end(),
      );
    });
  },
});

/** Writes the body to the disk and removes it after answering, so that large files do not fill the disk. */
async function store(request: IncomingMessage, file: string): Promise<string> {
  const hash = request.url?.endsWith('?sha256') === true ? createHash('sha256') : null;
  if (hash !== null) request.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(request, createWriteStream(file, { flush: true }));
  setImmediate(() => void rm(file));
  return hash?.digest('hex') ?? '';
}

function listen(handler: RequestListener): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer(handler);
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not on a port');
  return address.port;
}
