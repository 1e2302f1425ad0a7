import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { sandboxGaps } from '@farebox/vision/sandbox';
import { createApp, type AppOptions } from './app.ts';
import type { Parts } from './parts.ts';
import { firstAdmin } from './accounts/first-admin.ts';
import { setupUrl } from './accounts/setup-links.ts';
import type { Config } from './config.ts';
import { hourMs, minuteMs } from './clock.ts';
import { uploadPath } from './http/app.ts';
import { admission } from './http/admission.ts';
import { direct } from './http/direct.ts';
import { unreadAnswers } from './http/unread-answers.ts';
import { createLog, type Log } from './log.ts';
import { publicTestMoneyWarning, requireMeantTestMoney, sellsForTestMoneyInPublic } from './payments/test-money.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface RunningServer {
  /** E.g. `http://127.0.0.1:4020`. */
  url: string;
  parts: Parts;
  /** The set-up link of the first admin; null if there is an admin, or an earlier link still works. */
  setupUrl: string | null;
  /**
   * Drains: no new connections, running calls finish, then everything is closed.
   * @param announcedMs how long `/readyz` says so before that, and new connections are still taken; default 0
   */
  stop(options?: { announcedMs?: number }): Promise<void>;
}

/** Starts the service and stops it gracefully on SIGTERM or SIGINT. */
export async function serveFarebox(config: Config, options: Partial<AppOptions> = {}): Promise<RunningServer> {
  const log = options.log ?? createLog({ level: config.logLevel });
  const server = await startServer(config, { ...options, log });
  announce(config, server, { hasConsole: (options.pages ?? null) !== null });
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping: running calls are finished first');
    // A hanging database or disk must not keep the process alive after its grace period.
    const force = setTimeout(
      () => {
        log.fatal('could not stop in time');
        process.exit(1);
      },
      config.shutdownMs + interruptedMs + closingMs,
    );
    force.unref();
    // Ctrl+C comes from a person: there is no load balancer to warn.
    void server.stop({ announcedMs: signal === 'SIGTERM' ? config.drainMs : 0 }).then(
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

/** The service on its own port, without changing the process: for tests and `serveFarebox`. */
export async function startServer(
  config: Config,
  { limits, ...options }: Partial<AppOptions> & { log: Log; limits?: Partial<ConnectionLimits> },
): Promise<RunningServer> {
  requireMeantTestMoney(config);
  const app = await createApp({ config, ...options });
  const { database, clock } = app.parts;
  const { log } = options;
  let listening: Listening;
  try {
    if (config.admin !== null) await firstAdmin({ database, clock, preset: config.admin });
    await app.start();
    listening = await listen(
      { fetch: app.http.fetch, direct: direct(app.parts), admit: (answer) => admission(app.parts, answer), tracing: app.parts.tracing },
      config,
      { ...connectionLimits, ...limits },
    );
  } catch (cause) {
    await app.stop();
    throw cause;
  }
  // Only now: the link of a failed start would be valid for a day without anybody having seen it.
  const admin = await firstAdmin({ database, clock, preset: null });
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${listening.port}`;
  // Nobody waits for it: trying it takes as long as a few requests.
  void sandboxGaps().then((gaps) => gaps.forEach((gap) => log.warn(gap)));
  if (sellsForTestMoneyInPublic(config)) log.warn({ publicUrl: config.publicUrl }, publicTestMoneyWarning);
  app.reachableAt(config.publicUrl ?? address);
  return {
    url: address,
    parts: app.parts,
    setupUrl: admin.kind === 'link' ? setupUrl(app.parts.publicUrl(), admin.link.token) : null,
    async stop({ announcedMs = 0 } = {}) {
      app.drain();
      announceClosing(listening);
      const announced = Math.min(announcedMs, config.shutdownMs);
      if (announced > 0) await setTimeoutPromise(announced);
      await close(listening, config.shutdownMs - announced, () => app.interrupt());
      await app.stop();
    },
  };
}

export type ConnectionLimits = Record<
  | 'headersTimeout'
  | 'requestTimeout'
  | 'keepAliveTimeout'
  | 'connectionsCheckingInterval'
  | 'maxHeaderSize'
  | 'unreadMs'
  | 'unreadBytesPerSecond',
  number
>;

/** Limits for clients that send their request slowly, or none. Milliseconds and bytes; tests use lower ones. */
const connectionLimits: ConnectionLimits = {
  headersTimeout: 15_000,
  // Not for uploads.
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  // Node checks its time limits only at intervals; its default of 30 s would triple the first limit.
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  // Of an answer, or of a part of a download.
  unreadMs: 60_000,
  unreadBytesPerSecond: 16 * 1024,
};

interface Listening {
  server: Server;
  port: number;
  connections: Connections;
  /** From then on each answer says that its connection closes. */
  isClosing: boolean;
}

/** Open connections, with the last request on each; null before the first. */
type Connections = Map<Socket, { incoming: IncomingMessage; outgoing: ServerResponse; since: number } | null>;

interface Listeners {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Called first. @returns false to leave the request to `fetch` */
  direct(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Decides when each request is answered, and whether. */
  admit(answer: Listener): Listener;
  tracing: Tracing | null;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

function listen(
  { fetch, direct: isAnswered, admit, tracing }: Listeners,
  { host, port }: Config,
  limits: ConnectionLimits,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const connections: Connections = new Map();
    const routed = getRequestListener(fetch, { hostname: host });
    const answer = admit((incoming, outgoing) => {
      if (!isAnswered(incoming, outgoing)) void routed(incoming, outgoing);
    });
    // Node has one limit for all requests, but an upload of a gigabyte may take hours.
    const server = createServer({ ...limits, requestTimeout: uploadTimeoutMs }, (incoming, outgoing) => {
      connections.set(incoming.socket, { incoming, outgoing, since: performance.now() });
      outgoing.setHeader('X-Content-Type-Options', 'nosniff');
      if (listening.isClosing) outgoing.setHeader('Connection', 'close');
      if (tracing === null) answer(incoming, outgoing);
      else tracing.request(incoming, outgoing, () => answer(incoming, outgoing));
    });
    const listening: Listening = { server, port, connections, isClosing: false };
    server.listen({ port, host, backlog }, () => {
      listening.port = portOf(server);
      resolve(listening);
    });
    server.once('error', reject);
    server.on('connection', (socket) => {
      connections.set(socket, null);
      socket.once('close', () => connections.delete(socket));
    });
    // A dead connection.
    server.setTimeout(silenceMs);
    const endUnread = unreadAnswers({ graceMs: limits.unreadMs, bytesPerSecondMin: limits.unreadBytesPerSecond });
    const sweep = setInterval(() => {
      cutOffLate(connections, limits.requestTimeout);
      endUnread(connections.keys());
    }, limits.connectionsCheckingInterval);
    sweep.unref();
    server.once('close', () => clearInterval(sweep));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return address.port;
}

/** Connections that wait to be accepted; the kernel lets others try again after seconds. It may allow fewer. */
const backlog = 4096;
const uploadTimeoutMs = 6 * hourMs;
/** Longer than any call: a document that is processed at once has five minutes. */
const silenceMs = 6 * minuteMs;

function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.split('?')[0] === uploadPath;
}

/** Ends requests whose small body arrives too slowly. */
function cutOffLate(connections: Connections, timeoutMs: number): void {
  const before = performance.now() - timeoutMs;
  for (const [socket, last] of connections) {
    if (last !== null && last.since < before && !last.incoming.complete && !isUpload(last.incoming)) socket.destroy();
  }
}

/** Clients then take another replica for their next request, instead of one that is gone. */
function announceClosing(listening: Listening): void {
  listening.isClosing = true;
  for (const last of listening.connections.values()) {
    if (last !== null && !last.outgoing.headersSent) last.outgoing.setHeader('Connection', 'close');
  }
}

/** The time for refunding and answering interrupted calls before their connections are closed. */
const interruptedMs = 2000;
/** How long the rest has to be closed. */
const closingMs = 3000;

/** Idle connections close at once, busy ones after their answer; calls that run longer than `graceMs` are interrupted, then closed. */
function close({ server, connections }: Listening, graceMs: number, interrupt: () => void): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(interrupt, graceMs);
    const force = setTimeout(() => server.closeAllConnections(), graceMs + interruptedMs);
    // A connection that was busy when closing began is idle after its answer, and Node would keep it open for the next request.
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

/** For people at a terminal; the log has the same for machines. */
function announce(
  { providers, databaseUrl, dataDir }: Config,
  { url, setupUrl }: RunningServer,
  { hasConsole }: { hasConsole: boolean },
): void {
  const lines = [
    `farebox is listening on ${url}`,
    `  console   ${hasConsole ? `${url}/` : 'not built: npm run build --workspace console'}`,
    `  catalog   ${url}/api/tools`,
    `  MCP       ${url}/mcp`,
    `  docs      ${url}/docs`,
    `  payments  ${providers.join(', ')}${providers.includes('test') ? ' (test: worthless test money)' : ''}`,
    `  data      ${databaseUrl === null ? dataDir : 'PostgreSQL'}`,
    ...(setupUrl === null ? [] : ['', `  Set up the first admin, once, within 24 hours: ${setupUrl}`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
