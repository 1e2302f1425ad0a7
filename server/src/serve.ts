import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { sandboxGaps } from '@farebox/documents/sandbox';
import { createApp, type AppOptions } from './app.ts';
import type { Parts } from './parts.ts';
import { argon2idPasswords } from './accounts/passwords.ts';
import { firstAdmin } from './accounts/first-admin.ts';
import { setupUrl } from './accounts/setup-links.ts';
import { isStartedByNpm, readConfig, readListenAddress, type Config } from './config.ts';
import { hourMs, minuteMs, secondMs } from './clock.ts';
import { admission } from './http/admission.ts';
import { uploadPath } from './http/assets/admin-asset-routes.ts';
import { compressAnswer } from './http/compression.ts';
import { direct } from './http/direct.ts';
import { admissions } from './http/known-routes.ts';
import { unreadAnswers } from './http/unread-answers.ts';
import { createLog, type Log } from './log.ts';
import { publicTestMoneyWarning, requireMeantTestMoney, sellsForTestMoneyInPublic } from './payments/money/test-money.ts';
import { sharedMemory, threadsIn } from './limits/shared-memory.ts';
import { onProcessEnd } from './process-end.ts';
import { damageIn } from './storage/damage.ts';
import { partOf, threadPool, threadsMax, type StopOptions } from './threads.ts';
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
   * @param quietMs how long connections without a request are still read; default 0
   */
  stop(options?: StopOptions): Promise<void>;
  /** Closes each open connection after its next answer, so that its client opens another one, which any thread may get. */
  renewConnections(): void;
}

/** Starts the service that the environment describes. @throws before anything is made in the data folder if its port is in use */
export async function serveConfigured(options: Partial<AppOptions> = {}): Promise<RunningServer> {
  const address = readListenAddress();
  if (address !== null) await requireFreePort(address);
  try {
    return await serveFarebox(readConfig(), options);
  } catch (thrown) {
    throw damageIn(thrown) ?? thrown;
  }
}

/** Starts the service and stops it gracefully when its process is asked to end. */
async function serveFarebox(config: Config, options: Partial<AppOptions> = {}): Promise<RunningServer> {
  const log = options.log ?? createLog({ level: config.logLevel });
  const starting = startThreads(config, { ...options, log });
  onProcessEnd(isStartedByNpm(), ({ reason, isByPerson }) => {
    log.info({ reason }, 'stopping: running calls are finished first');
    // A hanging database or disk must not keep the process alive after its grace period.
    const force = setTimeout(
      () => {
        log.fatal('could not stop in time');
        process.exit(1);
      },
      config.shutdownMs + interruptedMs + closingMs,
    );
    force.unref();
    const stopped = starting.then((server) => server.stop(isByPerson ? {} : { announcedMs: config.drainMs, quietMs: quietSocketMs }));
    void stopped.then(
      () => process.exit(0),
      (cause: unknown) => {
        log.fatal({ err: cause }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  });
  const server = await starting;
  announce(config, server, { hasConsole: (options.pages ?? null) !== null });
  return server;
}

/** The service on every core, as far as its settings and its database allow. */
export async function startThreads(config: Config, options: Partial<AppOptions> & { log: Log }): Promise<RunningServer> {
  const count = threadsMax(config);
  if (count === 1) return startServer(config, options);
  const memory = sharedMemory(count);
  const part = partOf(config, count);
  const first = await startServer(part, { ...options, threads: threadsIn(memory, 0) });
  const pool = threadPool({
    config: { ...part, port: Number(new URL(first.url).port) },
    memory,
    hasPages: (options.pages ?? null) !== null,
    log: options.log,
    joined: () => first.renewConnections(),
  });
  return { ...first, stop: async (stopping = {}) => void (await Promise.all([pool.stop(stopping), first.stop(stopping)])) };
}

/** The service on its own port, without changing the process: for tests and `serveFarebox`. */
export async function startServer(
  config: Config,
  { limits, ...options }: Partial<AppOptions> & { log: Log; limits?: Partial<ConnectionLimits> },
): Promise<RunningServer> {
  requireMeantTestMoney(config);
  const isFirst = options.threads === undefined || options.threads.index === 0;
  // Threads share those of Node that make hashes.
  const passwords = options.passwords ?? argon2idPasswords(options.threads === undefined ? {} : { runningMax: 1 });
  const app = await createApp({ config, ...options, passwords });
  const { database, clock } = app.parts;
  const { log } = options;
  let listening: Listening;
  try {
    if (config.admin !== null) await firstAdmin({ database, clock, preset: config.admin, passwords });
    await app.start();
    listening = await listen(
      {
        fetch: app.http.fetch,
        direct: direct(app.parts),
        admit: (answer) => admission(app.parts, admissions(app.http), answer),
        tracing: app.parts.tracing,
      },
      { ...config, isShared: options.threads !== undefined },
      { ...connectionLimits, ...limits },
    );
  } catch (cause) {
    await app.stop();
    throw cause;
  }
  // Only now: the link of a failed start would be valid for a day without anybody having seen it.
  const admin = isFirst ? await firstAdmin({ database, clock, preset: null }) : null;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${listening.port}`;
  // Nobody waits for it: trying it takes as long as a few requests.
  if (isFirst) void sandboxGaps().then((gaps) => gaps.forEach((gap) => log.warn(gap)));
  if (isFirst && sellsForTestMoneyInPublic(config)) log.warn({ publicUrl: config.publicUrl }, publicTestMoneyWarning);
  app.reachableAt(config.publicUrl ?? address);
  return {
    url: address,
    parts: app.parts,
    setupUrl: admin?.kind === 'link' ? setupUrl(app.parts.publicUrl(), admin.link.token) : null,
    async stop({ announcedMs = 0, quietMs = 0 } = {}) {
      app.drain();
      announceClosing(listening);
      const announced = Math.min(announcedMs, config.shutdownMs);
      if (announced > 0) await setTimeoutPromise(announced);
      const graceMs = config.shutdownMs - announced;
      await close(listening, { graceMs, quietMs: Math.min(quietMs, graceMs) }, () => app.interrupt());
      await app.stop();
    },
    renewConnections: () => listening.connections.forEach((_last, socket) => listening.leaving.add(socket)),
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
  /** These close after their next answer. */
  leaving: WeakSet<Socket>;
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
  { host, port, isShared }: Pick<Config, 'host' | 'port'> & { isShared: boolean },
  limits: ConnectionLimits,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const connections: Connections = new Map();
    const routed = getRequestListener(fetch, { hostname: host });
    const answer = admit((incoming, outgoing) => {
      // Its answers name all their headers at once, which Node then writes without keeping each.
      if (isAnswered(incoming, outgoing)) return;
      outgoing.setHeader('X-Content-Type-Options', 'nosniff');
      compressAnswer(incoming, outgoing);
      void routed(incoming, outgoing);
    });
    // Node has one limit for all requests, but an upload of a gigabyte may take hours.
    const server = createServer({ ...limits, requestTimeout: uploadTimeoutMs }, (incoming, outgoing) => {
      // The connection was closed before its request was read: nobody would get the answer, so nothing is done.
      if (incoming.socket.writableEnded) return;
      connections.set(incoming.socket, { incoming, outgoing, since: performance.now() });
      if (listening.isClosing || listening.leaving.has(incoming.socket)) outgoing.setHeader('Connection', 'close');
      if (tracing === null) answer(incoming, outgoing);
      else tracing.request(incoming, outgoing, () => answer(incoming, outgoing));
    });
    const listening: Listening = { server, port, connections, isClosing: false, leaving: new WeakSet() };
    // The kernel then shares the connections among the threads that listen there.
    server.listen({ port, host, backlog, reusePort: isShared }, () => {
      listening.port = portOf(server);
      resolve(listening);
    });
    server.once('error', (cause) => reject(notListening(cause, { host, port })));
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

/** Whether the service could listen there; another process may still be faster. @throws with the port and what to do */
function requireFreePort(address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = new NetServer();
    trial.once('error', (cause) => reject(notListening(cause, address)));
    trial.listen(address, () => trial.close(() => resolve()));
  });
}

function notListening(cause: Error, { host, port }: { host: string; port: number }): Error {
  const told: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} of ${host} is in use: stop what uses it, or set PORT to another one`,
    EACCES: `port ${port} may not be used by this user: set PORT to one above 1023`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
  };
  const message = 'code' in cause ? told[String(cause.code)] : undefined;
  return message === undefined ? cause : new Error(message, { cause });
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

/** How long a connection without a request is still read after SIGTERM: what its client has sent may be on its way. */
const quietSocketMs = 500;
/** How long a client has to notice that its connection is closed, before the connection is dropped. */
const lingerMs = secondMs;

/**
 * Takes no more connections and closes the others: busy ones after their answer, quiet ones after `quietMs`. Calls that run longer than
 * `graceMs` are interrupted, then closed. A connection is closed by ending it: dropping one whose client has just sent a request would
 * reset it, and the client could not tell whether it was served.
 */
async function close(
  { server, connections }: Listening,
  { graceMs, quietMs }: { graceMs: number; quietMs: number },
  interrupt: () => void,
): Promise<void> {
  // Connections that the kernel has set up are taken: it resets those that are left when the listener closes.
  await nextTurn();
  await nextTurn();
  const late = setTimeout(interrupt, graceMs);
  const force = setTimeout(() => server.closeAllConnections(), graceMs + interruptedMs);
  const quietUntil = performance.now() + quietMs;
  const endQuiet = () => {
    if (performance.now() < quietUntil) return;
    for (const [socket, last] of connections) {
      if (socket.writableEnded || (last !== null && !last.outgoing.closed)) continue;
      socket.end();
      setTimeout(() => socket.destroy(), lingerMs).unref();
    }
  };
  const sweep = setInterval(endQuiet, 20);
  await new Promise<void>((resolve) => {
    // Not that of `http.Server`, which drops idle connections whatever they have received.
    NetServer.prototype.close.call(server, () => resolve());
    endQuiet();
  });
  for (const timer of [late, force, sweep]) clearTimeout(timer);
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
