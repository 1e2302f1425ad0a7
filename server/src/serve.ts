import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sandboxGaps } from '@farebox/vision/sandbox';
import { createApp, type AppOptions } from './app.ts';
import type { Parts } from './parts.ts';
import { firstAdmin } from './accounts/first-admin.ts';
import { setupUrl } from './accounts/setup-links.ts';
import type { Config } from './config.ts';
import { hourMs, minuteMs } from './clock.ts';
import { uploadPath } from './http/app.ts';
import { direct } from './http/direct.ts';
import { createLog, type Log } from './log.ts';

export interface RunningServer {
  /** E.g. `http://127.0.0.1:4020`. */
  url: string;
  parts: Parts;
  /** Where the first admin is set up; null when there is one, or when a link that was printed before still works. */
  setupUrl: string | null;
  /** Drains: no new connections, running calls finish, then everything is closed. */
  stop(): Promise<void>;
}

/** Starts the service and stops it gracefully on SIGTERM or SIGINT. */
export async function serveFarebox(config: Config, options: Partial<AppOptions> = {}): Promise<RunningServer> {
  const log = options.log ?? createLog({ level: config.logLevel });
  const server = await startServer(config, { ...options, log });
  announce(config, server);
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping: running calls are finished first');
    void server.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        log.fatal({ err: cause }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return server;
}

/** The service on a port of its own, without touching the process: what tests and `serveFarebox` start. */
export async function startServer(
  config: Config,
  { limits, ...options }: Partial<AppOptions> & { log: Log; limits?: Partial<ConnectionLimits> },
): Promise<RunningServer> {
  const app = await createApp({ config, ...options });
  const { database, clock } = app.parts;
  const { log } = options;
  let listening: Listening;
  try {
    if (config.admin !== null) await firstAdmin({ database, clock, preset: config.admin });
    await app.start();
    listening = await listen({ fetch: app.http.fetch, direct: direct(app.parts) }, config, { ...connectionLimits, ...limits });
  } catch (cause) {
    await app.stop();
    throw cause;
  }
  // Only now: a link that a failed start made would be waiting for a day without anybody having seen it.
  const admin = await firstAdmin({ database, clock, preset: null });
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${listening.port}`;
  // Nobody waits for it: trying it takes as long as a few requests.
  void sandboxGaps().then((gaps) => gaps.forEach((gap) => log.warn(gap)));
  app.reachableAt(config.publicUrl ?? address);
  return {
    url: address,
    parts: app.parts,
    setupUrl: admin.kind === 'link' ? setupUrl(app.parts.publicUrl(), admin.link.token) : null,
    async stop() {
      app.drain();
      await close(listening, config.shutdownMs, () => app.interrupt());
      await app.stop();
    },
  };
}

export type ConnectionLimits = Record<
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval' | 'maxHeaderSize',
  number
>;

/** What a client that dribbles its request, or sends none, can hold on to. Milliseconds and bytes; a test of them takes less. */
const connectionLimits: ConnectionLimits = {
  headersTimeout: 15_000,
  // Of what is no upload.
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  // Node looks for those that are over their time only so often; its own 30 s would triple the first of them.
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

interface Listening {
  server: Server;
  port: number;
  connections: Connections;
}

/** Open ones, with the last request on each; null where nothing was asked yet. */
type Connections = Map<Socket, { incoming: IncomingMessage; since: number } | null>;

interface Listeners {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Asked first. @returns false for what it leaves to `fetch` */
  direct(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

function listen({ fetch, direct: isAnswered }: Listeners, { host, port }: Config, limits: ConnectionLimits): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const connections: Connections = new Map();
    const routed = getRequestListener(fetch, { hostname: host });
    // Node has one limit for all requests, and an upload of a gigabyte may take hours.
    const server = createServer({ ...limits, requestTimeout: uploadTimeoutMs }, (incoming, outgoing) => {
      connections.set(incoming.socket, { incoming, since: performance.now() });
      if (!isAnswered(incoming, outgoing)) void routed(incoming, outgoing);
    });
    server.listen(port, host, () => resolve({ server, port: portOf(server), connections }));
    server.once('error', reject);
    server.on('connection', (socket) => {
      connections.set(socket, null);
      socket.once('close', () => connections.delete(socket));
    });
    // A client that reads nothing of what it asked for, or a connection that died without a word.
    server.setTimeout(silenceMs);
    const sweep = setInterval(() => cutOffLate(connections, limits.requestTimeout), limits.connectionsCheckingInterval);
    sweep.unref();
    server.once('close', () => clearInterval(sweep));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return address.port;
}

const uploadTimeoutMs = 6 * hourMs;
/** Longer than any call may take: a document that is worked on at once has five minutes. */
const silenceMs = 6 * minuteMs;

function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.split('?')[0] === uploadPath;
}

/** Cuts off clients that dribble a body which is small by its nature. */
function cutOffLate(connections: Connections, timeoutMs: number): void {
  const before = performance.now() - timeoutMs;
  for (const [socket, last] of connections) {
    if (last !== null && last.since < before && !last.incoming.complete && !isUpload(last.incoming)) socket.destroy();
  }
}

/** How long interrupted calls have to be given back and answered before their connections are cut. */
const interruptedMs = 2000;

/** Idle connections close at once, busy ones after their answer; what still runs after `graceMs` is interrupted, then cut. */
function close({ server, connections }: Listening, graceMs: number, interrupt: () => void): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(interrupt, graceMs);
    const force = setTimeout(() => server.closeAllConnections(), graceMs + interruptedMs);
    // A connection that was busy when closing began is idle after its answer, and Node keeps it open for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(late);
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
    // Browsers open connections in advance, and Node does not count those as idle.
    for (const [socket, last] of connections) if (last === null) socket.destroy();
  });
}

/** For the person at the terminal; the log has the same for machines. */
function announce({ providers, databaseUrl, dataDir }: Config, { url, setupUrl }: RunningServer): void {
  const lines = [
    `farebox is listening on ${url}`,
    `  catalog   ${url}/api/tools`,
    `  MCP       ${url}/mcp`,
    `  docs      ${url}/docs`,
    `  payments  ${providers.join(', ')}${providers.includes('test') ? ' (test is play money)' : ''}`,
    `  data      ${databaseUrl === null ? dataDir : 'PostgreSQL'}`,
    ...(setupUrl === null ? [] : ['', `  Set up the first admin, once, within 24 hours: ${setupUrl}`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
