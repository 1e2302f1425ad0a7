import { pino } from 'pino';
import type { EngineContext, ToolEngine } from '../../src/provider-tools/engines/engine.ts';
import { upstreamEngine, type UpstreamEngineOptions } from '../../src/provider-tools/engines/upstream/upstream-engine.ts';
import { guardedFetch } from '../../src/net/guarded-fetch.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { standInAccount, startUpstream, type StandInOptions, type UpstreamStandIn } from './stand-in.ts';

export interface EngineBench extends AsyncDisposable {
  engine: ToolEngine;
  upstream: UpstreamStandIn;
  clock: { nowMs: number; now(): number };
  /** Where callers have their files: `picture.png`, `clip.mp4`, `page.html`, `huge.png`, `missing.png`. */
  source: string;
  /** Lines of the log. */
  lines: readonly string[];
  /** How long the engine waited, instead of waiting. */
  waits: readonly number[];
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomiso2')]);

/** An engine beside a stand-in of the provider and a place where callers have their files. */
export async function engineBench(
  options: Partial<UpstreamEngineOptions> & Pick<StandInOptions, 'pollsUntilDone' | 'account'> = {},
): Promise<EngineBench> {
  const clock = {
    nowMs: Date.UTC(2026, 10, 20, 8),
    now() {
      return this.nowMs;
    },
  };
  const { pollsUntilDone = 2, account = standInAccount, ...given } = options;
  const upstream = await startUpstream({ clock, pollsUntilDone, account });
  const source = await loopbackUpstream(serveFiles);
  const lines: string[] = [];
  const waits: number[] = [];
  const engine = upstreamEngine({
    credentials: account,
    endpoints: upstream.endpoints,
    fetch,
    guardedFetch: guardedFetch({ allowsPrivateAddresses: true }),
    checkUrl: () => {},
    secrets: ['a secret of this service, long enough'],
    clock,
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    wait: async (timeMs, signal) => {
      signal.throwIfAborted();
      waits.push(timeMs);
      clock.nowMs += timeMs;
    },
    ...given,
  });
  return {
    engine,
    upstream,
    clock,
    source: source.url,
    lines,
    waits,
    async [Symbol.asyncDispose]() {
      await upstream[Symbol.asyncDispose]();
      await source[Symbol.asyncDispose]();
    },
  };
}

const serveFiles: Parameters<typeof loopbackUpstream>[0] = (request, response) => {
  switch (request.url) {
    case '/picture.png':
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    case '/clip.mp4':
      return void response.writeHead(200).end(mp4);
    case '/page.html':
      return void response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><p>Not a picture</p>');
    case '/huge.png':
      return void response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) }).write(png);
    case '/silent.png':
      return;
    default:
      return void response.writeHead(404).end();
  }
};

export function contextOf(owner: string | null = 'key_one', signal: AbortSignal = new AbortController().signal): EngineContext {
  return { signal, requestId: 'req_test', owner };
}

/** A signal that is aborted as the time of a call is. */
export function lateAfter(timeMs: number): AbortSignal {
  return AbortSignal.timeout(timeMs);
}
