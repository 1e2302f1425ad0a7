import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../../until.ts';
import { freePort, spawnService, type ChildService } from '../child-service.ts';
import { httpClient, type HttpClient } from '../http-client.ts';
import { patienceMs, type Target } from './patient-client.ts';

/** One replica of the service, process after process on one port. */
export interface Replica extends Target {
  name: string;
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM. @returns the exit code */
  stop(): Promise<number | null>;
  freeze(): void;
  thaw(): void;
  isRunning(): boolean;
  /** Of its last process. */
  output(): string;
  /** Sets its clock that far from the machine's. */
  setClock(stepMs: number): Promise<void>;
  /** Whether its clock was set since it started. */
  hasSteppedClock(): boolean;
  /** What it says of itself. */
  isReady(): Promise<boolean>;
  /** What its processes, the latest ones, said about a request. */
  saidOf(requestId: string): string[];
  /** It ended, or said so, although nobody ended it; forgotten then. */
  surprises(): string[];
}

export interface ReplicaOptions {
  name: string;
  dataDir: string;
  /** Of each start. */
  settings: () => Readonly<Record<string, string>>;
}

const steppingClock = fileURLToPath(new URL('stepping-clock.ts', import.meta.url));

/** More than a round starts. */
const processesKept = 10;

export async function newReplica({ name, dataDir, settings }: ReplicaOptions): Promise<Replica> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const clockFile = join(dataDir, 'clock-step');
  const port = await freePort();
  const http: HttpClient = httpClient(`http://127.0.0.1:${port}`, patienceMs);
  const surprises: string[] = [];
  let child: ChildService | null = null;
  let last: ChildService | null = null;
  let processes: ChildService[] = [];
  let isFrozen = false;
  /** Before that it may end by itself: it cannot start without its database. */
  let wasReady = false;
  /** When it was last gone for a while; it is now while it is not running or frozen. */
  let goneUntil = 0;
  let hasSteppedClock = false;
  const isRunning = () => child !== null && !child.hasEnded();

  function end(): ChildService | null {
    const ending = child;
    if (ending?.hasEnded() === true && wasReady) surprises.push(`${name} ended by itself: ${ending.output().slice(-1500)}`);
    if (ending !== null && wasReady) surprises.push(...fatalsIn(ending));
    wasReady = false;
    child = null;
    return ending;
  }

  const replica: Replica = {
    name,
    http,
    wasGoneSince: (startedAt) => !isRunning() || isFrozen || goneUntil > startedAt,
    isRunning,
    output: () => last?.output() ?? '',
    async start() {
      end();
      await writeFile(clockFile, '0');
      hasSteppedClock = false;
      const started = spawnService({ ...settings(), FAREBOX_DATA_DIR: dataDir, FAREBOX_TEST_CLOCK_FILE: clockFile }, port, steppingClock);
      child = last = started;
      processes = [...processes.slice(1 - processesKept), started];
      await started.ready();
      wasReady = true;
      goneUntil = performance.now();
    },
    async kill() {
      await end()?.kill();
      goneUntil = performance.now();
    },
    async stop() {
      const ending = end();
      const code = ending === null || ending.hasEnded() ? 0 : await ending.stop();
      goneUntil = performance.now();
      return code;
    },
    freeze() {
      isFrozen = true;
      child?.freeze();
    },
    thaw() {
      child?.thaw();
      isFrozen = false;
      goneUntil = performance.now();
    },
    async setClock(stepMs) {
      hasSteppedClock = true;
      await writeFile(clockFile, String(stepMs));
      if (child !== null && !child.hasEnded()) process.kill(child.pid, 'SIGUSR2');
    },
    hasSteppedClock: () => hasSteppedClock,
    isReady: async () => isRunning() && (await http.send('GET', '/readyz').catch(() => null))?.status === 200,
    saidOf: (requestId) =>
      processes.flatMap((each) =>
        each
          .output()
          .split('\n')
          .filter((line) => line.includes(requestId)),
      ),
    surprises: () => surprises.splice(0),
  };
  return replica;
}

/** Those that have ended are started; all are waited for. @returns how long it took, in milliseconds */
export async function untilAllReady(replicas: readonly Replica[], withinMs: number): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(replicas.filter((replica) => !replica.isRunning()).map((replica) => replica.start()));
  await until(
    'every replica is ready',
    async () => (await Promise.all(replicas.map((replica) => replica.isReady()))).every((isReady) => isReady),
    { withinMs, everyMs: 50 },
  );
  return performance.now() - startedAt;
}

function fatalsIn(child: ChildService): string[] {
  return child
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"fatal"') || /^\s*(?:Uncaught|node:internal)/.test(line))
    .map((line) => `logged ${line.slice(0, 500)}`);
}
