import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentBody } from '@farebox/contract';
import { freePort, spawnService } from '../crash/child-service.ts';
import type { HttpAnswer } from '../crash/http-client.ts';
import { gate } from '../counted-tool.ts';
import { pausingProxy } from '../databases/pausing-proxy.ts';
import { openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { until } from '../until.ts';

const uuid = '3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farebox-stopping-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A third party that answers the first request (the health probe) at once and holds later ones until a gate opens. */
async function slowSource() {
  const door = gate();
  let asked = 0;
  const upstream = await loopbackUpstream((_request, response) => {
    asked += 1;
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ uuid }));
    if (asked === 1) answer();
    else void door.wait().then(answer);
  });
  return { door, upstream, probed: () => asked >= 1 };
}

async function start(settings: Record<string, string>) {
  const child = spawnService(
    { FAREBOX_DATA_DIR: dataDir, FAREBOX_LOG_LEVEL: 'error', FAREBOX_WEATHER_URL: 'http://127.0.0.1:9', ...settings },
    await freePort(),
  );
  await child.ready();
  return child;
}

type Child = Awaited<ReturnType<typeof start>>;

async function paid({ http }: Child): Promise<PaymentBody> {
  const created = await http.send('POST', '/api/payments', { json: { serviceId: 'random-uuid' } });
  return payment({ http }, PaymentBody.parse(JSON.parse(created.text)).paymentId);
}

async function payment({ http }: Pick<Child, 'http'>, paymentId: string): Promise<PaymentBody> {
  return PaymentBody.parse(JSON.parse((await http.send('GET', `/api/payments/${paymentId}`)).text));
}

const call = ({ http }: Child, { token }: PaymentBody, headers: Record<string, string> = {}): Promise<HttpAnswer> =>
  http.send('GET', '/api/tools/random-uuid', { headers: { 'x-payment-token': token, ...headers } });

describe('SIGTERM', () => {
  it('ends an idle service at once, without an error, even if clients keep their connections open', async () => {
    // Longer than the test may take: it would not end if it waited for them.
    const child = await start({ FAREBOX_SHUTDOWN_SECONDS: '3600' });
    await call(child, await paid(child));
    await Promise.all(Array.from({ length: 20 }, () => child.http.send('GET', '/api/tools')));
    expect(await child.stop()).toBe(0);
    expect(child.output()).not.toMatch(/"level":"(?:error|fatal)"/);
  });

  it('lets the running call finish, answers it, and charges it', async () => {
    const { door, upstream, probed } = await slowSource();
    await using _ = upstream;
    const child = await start({ FAREBOX_UUID_SOURCE_URL: upstream.url });
    await until('the health probe has asked', probed);
    const bought = await paid(child);
    const answer = call(child, bought);
    await until('the call runs', () => door.waiting() === 1);

    const exit = child.stop();
    await until('no new connection is taken', () => refuses(child));
    expect(door.waiting()).toBe(1);
    door.open();

    expect(await answer).toMatchObject({ status: 200, text: JSON.stringify({ uuid }) });
    expect(await exit).toBe(0);
    const next = await start({});
    expect(await payment(next, bought.paymentId)).toMatchObject({ status: 'paid', usedCalls: 1, remainingCalls: 0 });
    await next.stop();
  });

  it('shows in /readyz before the listener closes, and answers announce that their connection closes', async () => {
    const { door, upstream, probed } = await slowSource();
    await using _ = upstream;
    const child = await start({ FAREBOX_UUID_SOURCE_URL: upstream.url, FAREBOX_DRAIN_SECONDS: '5' });
    await until('the health probe has asked', probed);
    const bought = await paid(child);
    const running = fetch(`${child.url}/api/tools/random-uuid`, { headers: { 'x-payment-token': bought.token } });
    await until('the call runs', () => door.waiting() === 1);
    const ready = await fetch(`${child.url}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([200, 'keep-alive']);
    const exit = child.stop();
    const draining = await until('it is seen', async () => {
      const answer = await fetch(`${child.url}/readyz`);
      return answer.status === 503 ? answer : null;
    });
    expect(draining.headers.get('connection')).toBe('close');
    expect(await draining.json()).toMatchObject({ checks: { accepting: false, database: true } });
    door.open();
    expect([(await running).status, (await running).headers.get('connection')]).toEqual([200, 'close']);
    expect(await exit).toBe(0);
  });

  it('gives back a call that takes longer than the service waits', async () => {
    const { door, upstream, probed } = await slowSource();
    await using _ = upstream;
    const child = await start({ FAREBOX_UUID_SOURCE_URL: upstream.url, FAREBOX_SHUTDOWN_SECONDS: '1' });
    await until('the health probe has asked', probed);
    const bought = await paid(child);
    const interrupted = call(child, bought);
    await until('the call runs', () => door.waiting() === 1);

    expect(await child.stop()).toBe(0);
    const { status, text } = await interrupted;
    expect({ status, body: JSON.parse(text) }).toMatchObject({
      status: 503,
      body: { error: 'the call was interrupted', payment: { paymentId: bought.paymentId, remainingCalls: 1 } },
    });
    door.open();

    const next = await start({});
    expect(await payment(next, bought.paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
    expect(await call(next, bought)).toMatchObject({ status: 200 });
    await next.stop();
  });
});

describe('SIGHUP', () => {
  it('does not end a service without a terminal', async () => {
    const child = await start({});
    process.kill(child.pid, 'SIGHUP');
    await call(child, await paid(child));
    expect(child.hasEnded()).toBe(false);
    expect(await child.stop()).toBe(0);
  });

  const terminal = '/usr/bin/script';
  it.skipIf(!existsSync(terminal) || !existsSync('/proc/self/status'))(
    'ends a service whose terminal closes (skipped without script)',
    async () => {
      const port = await freePort();
      const env = {
        PATH: process.env['PATH'],
        PORT: String(port),
        FAREBOX_DATA_DIR: dataDir,
        FAREBOX_SEED: '0',
        FAREBOX_DRAIN_SECONDS: '0',
      };
      const pidFile = join(dataDir, 'pid');
      const service = `echo $$ > ${pidFile}; exec ${process.execPath} server/src/main.ts`;
      const opened = spawn(terminal, ['-qec', service, '/dev/null'], { cwd: root, env, stdio: ['pipe', 'ignore', 'ignore'] });
      const answers = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true;
      await until('the service answers', answers, { withinMs: 60_000, everyMs: 50 });
      opened.kill('SIGKILL');
      const pid = Number(readFileSync(pidFile, 'utf8'));
      // Not only its port is free: it has written its last lines to a terminal that is gone.
      await until('the service has ended', () => !isRunning(pid), { withinMs: 30_000, everyMs: 50 });
    },
  );
});

describe('connections that are open at SIGTERM', () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: farebox\r\n\r\n';

  /** Half of them are new, the other half have had an answer. */
  async function connections(child: Child) {
    return Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const socket = connect(Number(new URL(child.url).port), '127.0.0.1');
        const told = { text: '', error: null as string | null };
        socket.on('error', ({ message }) => (told.error = message));
        await once(socket, 'connect');
        if (index % 2 === 1) {
          socket.write(request);
          await once(socket, 'data');
        }
        socket.on('data', (chunk) => (told.text += String(chunk)));
        return { socket, told, ended: once(socket, 'close') };
      }),
    );
  }

  it('are answered where their request comes as the service stops', async () => {
    const child = await start({ FAREBOX_DRAIN_SECONDS: '0' });
    const open = await connections(child);
    child.freeze();
    const exit = child.stop();
    for (const { socket } of open) socket.write(request);
    child.thaw();
    await Promise.all(open.map(({ ended }) => ended));
    expect(open.map(({ told }) => [told.error, told.text.split('\r\n')[0]])).toEqual(open.map(() => [null, 'HTTP/1.1 200 OK']));
    expect(await exit).toBe(0);
  });

  it('are answered or closed after the last new connection, and never reset', async () => {
    const child = await start({ FAREBOX_DRAIN_SECONDS: '0' });
    const open = await connections(child);
    const exit = child.stop();
    await until('no new connection is taken', () => refuses(child));
    for (const { socket } of open) if (socket.writable) socket.write(request);
    await Promise.all(open.map(({ ended }) => ended));
    expect(open.map(({ told }) => told.error)).toEqual(open.map(() => null));
    for (const { told } of open) expect(['', 'HTTP/1.1 200 OK']).toContain(told.text.split('\r\n')[0]);
    expect(await exit).toBe(0);
  });
});

describe('a port that is in use', () => {
  it('reports it before anything is made, with its number', async () => {
    const taken = await loopbackUpstream((_request, response) => response.end());
    await using _ = taken;
    const { port } = new URL(taken.url);
    const folder = join(dataDir, 'data');
    const env = { PATH: process.env['PATH'], PORT: port, HOST: '127.0.0.1', FAREBOX_DATA_DIR: folder };
    for (const words of [['server/src/main.ts'], ['server/src/cli/main.ts', 'start']]) {
      const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
      const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(`port ${port} of 127.0.0.1 is in use`) });
    }
    expect(existsSync(folder)).toBe(false);
  });
});

describe('npm start', () => {
  /** Under npm, which hands on nothing but its own settings; without a terminal, as with nohup. */
  async function npmStart() {
    const port = await freePort();
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      FAREBOX_DATA_DIR: dataDir,
      FAREBOX_SEED: '0',
      FAREBOX_DRAIN_SECONDS: '0',
    };
    // Not `prestart`: a console need not be built here.
    const npm = spawn('npm', ['start', '--ignore-scripts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (bytes) => output.push(String(bytes)));
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('the service answers', answers, { withinMs: 60_000, everyMs: 50 });
    return { npm, answers, output: () => output.join(''), ended: once(npm, 'exit') };
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves no service when npm gets %s', async (signal) => {
    const { npm, answers, output, ended } = await npmStart();
    npm.kill(signal);
    await ended;
    await until('the port is free', async () => !(await answers()), { withinMs: 20_000 });
    await until('the service has stopped in order', async () => output().includes('stopping: running calls are finished first'));
  });
});

describe.skipIf(postgresUrl === undefined)('SIGTERM while the database hangs (postgres)', () => {
  it('ends the service within its setting and a few seconds, whatever waits for the database', async () => {
    const { hostname, port } = new URL(postgresUrl ?? '');
    await using proxy = await pausingProxy(hostname, Number(port || '5432'));
    const { database, remove } = await openPostgresDatabase(proxy);
    try {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.read);
      const url = `postgres://postgres@127.0.0.1:${proxy.port}/${rows[0]?.name}`;
      const settings = {
        DATABASE_URL: url,
        FAREBOX_BLOBS: pathToFileURL(join(dataDir, 'blobs')).href,
        FAREBOX_SECRET: 'a secret of a test that is longer than thirty-two characters',
      };
      const startedAt = performance.now();
      const child = await start({ ...settings, FAREBOX_SHUTDOWN_SECONDS: '2' });
      // On a busy machine the end takes longer too.
      const startMs = performance.now() - startedAt;
      const bought = await paid(child);
      proxy.pause();
      const waiting = Promise.allSettled([call(child, bought), child.http.send('GET', `/api/payments/${bought.paymentId}`)]);
      const started = performance.now();
      await child.stop();
      // Two seconds of grace, two for interrupted calls, three to close.
      expect(performance.now() - started).toBeLessThan(10_000 + startMs);
      await waiting;
      proxy.resume();

      const next = await start(settings);
      await until('the call is used or given back', async () => {
        const { usedCalls, status } = await payment(next, bought.paymentId);
        return status === 'paid' && (usedCalls === 1 || (await call(next, bought)).status === 200);
      });
      expect(await next.stop()).toBe(0);
    } finally {
      proxy.resume();
      await database.close();
      await remove();
    }
  });
});

describe('a second service on the same data', () => {
  it('is refused with the reason, and does no harm', async () => {
    const first = await start({});
    const bought = await paid(first);
    const second = spawnService({ FAREBOX_DATA_DIR: dataDir }, await freePort());
    await until('the second gives up', second.hasEnded);
    expect(second.output()).toMatch(/another process uses the database/);
    expect(await call(first, bought)).toMatchObject({ status: 200 });
    expect(await first.stop()).toBe(0);
  });
});

/** Whether a new connection is refused; the client under test keeps its open connections. */
async function refuses({ url }: Child): Promise<boolean> {
  return fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );
}

/** On Linux; one that has ended and that nobody asked for its end yet is not. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
