import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { httpClient, repeatingClient, type HttpClient } from './http-client.ts';
import { until } from '../until.ts';

/** The real service in a process of its own. */
export interface ChildService {
  url: string;
  http: HttpClient;
  pid: number;
  /** SIGKILL: no handler runs, nothing is flushed, the sockets break. */
  kill(): Promise<void>;
  /** SIGTERM. @returns the exit code. */
  stop(): Promise<number | null>;
  /** What it wrote to standard output and standard error. */
  output(): string;
  /** SIGSTOP: it does nothing any more, and gives no sign of it. */
  freeze(): void;
  thaw(): void;
  /** Whether it has ended. */
  hasEnded(): boolean;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** A machine may be busy with something else. */
const startMsMax = 60_000;
/** Nothing that was started here outlives this process, however that ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts `main.ts` and returns at once; `ready` waits until it takes requests.
 * @param environment all of its settings: none of this process's `FAREBOX_*` is handed on.
 * @param preload a module that Node imports before the service
 */
export function spawnService(
  environment: Readonly<Record<string, string>>,
  port: number,
  preload: string | null = null,
): ChildService & { ready(): Promise<void> } {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:FAREBOX_|DATABASE_URL$|HOST$|PORT$)/.test(name));
  const child = spawn(process.execPath, [...(preload === null ? [] : ['--import', preload]), main], {
    // A `.env` of the folder that the tests run in is nobody's business here.
    cwd: environment['FAREBOX_DATA_DIR'],
    // What the programs of this machine can do is asked only by tests of that.
    env: { ...Object.fromEntries(inherited), FAREBOX_TOOL_ENGINE: 'upstream', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (bytes) => output.push(String(bytes)));
  child.stderr.on('data', (bytes) => output.push(String(bytes)));
  running.add(child);
  const ended = once(child, 'close').finally(() => running.delete(child));
  const http = httpClient(`http://127.0.0.1:${port}`);

  return {
    url: `http://127.0.0.1:${port}`,
    http: repeatingClient(http),
    pid: child.pid ?? 0,
    output: () => output.join(''),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    hasEnded: () => hasEnded(child),
    ready: () =>
      until(
        'the service takes requests',
        async () => {
          if (hasEnded(child)) throw new Error(`the service ended:\n${output.join('')}`);
          return (await http.send('GET', '/readyz').catch(() => null))?.status === 200;
        },
        { withinMs: startMsMax, everyMs: 20 },
      ).then(() => undefined),
    async kill() {
      child.kill('SIGKILL');
      await ended;
      http.close();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      http.close();
      return child.exitCode;
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Logged errors that somebody has to look at. A probe that is late says only that the machine is busy. */
export function errorsIn(child: Pick<ChildService, 'output'>): string[] {
  return child
    .output()
    .split('\n')
    .filter((line) => /"level":"(?:error|fatal)"/.test(line) && !/"msg":"readiness check failed"/.test(line))
    .map((line) => `logged ${line.slice(0, 500)}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
