import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../dice.ts';

/** One UUID that a process asked for: the proof, from outside, that a tool ran. */
export interface HandedOut {
  uuid: string;
  /** Which start of the service asked. */
  start: number;
  atMs: number;
}

export interface UuidSource extends AsyncDisposable {
  /** The address for one start of the service. */
  urlFor(start: number): string;
  /** An API: `GET /measure?text=` uses half of what it is sent, `POST /once?text=` often fails. OpenAPI, as JSON. */
  measuring: string;
  handedOut: readonly HandedOut[];
  /** How often it failed instead. */
  failures(): number;
}

const delayMsMax = 20;

/**
 * A third party that gives each asker another UUID after a little while, and remembers every one.
 * @param failsOneIn one request in so many fails, after the first of each start; null: none
 */
export async function uuidSource(dice: Dice, failsOneIn: number | null = null): Promise<UuidSource> {
  const handedOut: HandedOut[] = [];
  const asked = new Set<number>();
  let failed = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://third.party');
    // Whether the host of an imported API answers at all is asked by probes, and runs no tool.
    if (pathname === '/') {
      response.writeHead(204).end();
      return;
    }
    const measured = searchParams.get('text');
    const start = Number(pathname.slice(1));
    const isFirst = measured === null && !asked.has(start);
    asked.add(start);
    if (failsOneIn !== null && !isFirst && dice.oneIn(pathname === '/once' ? 2 : failsOneIn)) {
      failed += 1;
      void pause(dice.int(delayMsMax)).then(() => response.writeHead(500).end());
      return;
    }
    const uuid = randomUUID();
    // Remembered before it is sent: a caller that has it is in the list, even if the answer never arrives.
    if (measured === null) handedOut.push({ uuid, start, atMs: Date.now() });
    const answer = measured === null ? { uuid } : { id: uuid, used: Math.floor(measured.length / 2) };
    void pause(dice.int(delayMsMax)).then(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    urlFor: (start) => `http://127.0.0.1:${address.port}/${start}`,
    measuring: measuringApi(`http://127.0.0.1:${address.port}`),
    handedOut,
    failures: () => failed,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function measuringApi(url: string): string {
  const result = { type: 'object', properties: { id: { type: 'string' }, used: { type: 'integer' } }, required: ['id', 'used'] };
  const operation = {
    parameters: [{ name: 'text', in: 'query', required: true, schema: { type: 'string' }, example: 'abcdef' }],
    responses: { 200: { description: 'Measured.', content: { 'application/json': { schema: result } } } },
  };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Measure', version: '1' },
    servers: [{ url }],
    paths: {
      '/measure': { get: { operationId: 'text', ...operation } },
      '/once': { post: { operationId: 'once', ...operation } },
    },
  });
}
