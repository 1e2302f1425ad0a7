import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves an app on a free loopback port with the server options of `server/src/serve.ts`. */
export function listenBare(app: Hono): Promise<number> {
  return new Promise((resolve) => {
    serve(
      {
        fetch: app.fetch,
        hostname: '127.0.0.1',
        port: 0,
        createServer,
        serverOptions: { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
      },
      ({ port }) => resolve(port),
    );
  });
}
