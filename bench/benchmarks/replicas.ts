import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requestText, type HttpRequest } from '../capture.ts';
import { CpuTime } from '../child.ts';
import type { Bench, Farebox, Figure, Figures, Table } from '../comparison.ts';
import { LoadReport, type LoadOrder } from '../load.ts';
import { ownDatabase } from '../own-database.ts';
import { soldTokens } from '../sold-tokens.ts';

const rounds = 3;
const roundMs = 3000;
const connections = 32;
/** Beyond what a round can use up. */
const tokensASecond = 1500;
/** Of unpaid requests, where limits are measured. */
const perMinute = 600;

const path = '/api/tools/word-count';
const headers = { 'Content-Type': 'application/json' };
const body = JSON.stringify({ text: 'Hello world\nBye' });
const challenge: HttpRequest = { method: 'POST', path, headers, body };
const search: HttpRequest = { method: 'GET', path: '/api/v1/assets/search?q=rainfall%20in%20Hong%20Kong', headers: {} };

interface Work {
  name: string;
  expected: LoadOrder['expected'];
  /** The aim: processor time of the service for one. */
  cpuMicrosMax: number | null;
  requests(farebox: Farebox): Promise<Pick<LoadOrder, 'requests' | 'isRepeated'>>;
}

const works: readonly Work[] = [
  {
    name: 'challenge',
    cpuMicrosMax: null,
    expected: { status: 402, texts: ['"payment":'] },
    requests: async () => ({ requests: [requestText(challenge)], isRepeated: true }),
  },
  {
    name: 'paid call',
    cpuMicrosMax: 400,
    expected: { status: 200, texts: ['"words":3'] },
    async requests(farebox) {
      const tokens = await soldTokens(farebox, 'word-count', (tokensASecond * roundMs) / 1000);
      const calls = tokens.map((token) => requestText({ ...challenge, headers: { ...headers, 'X-Payment-Token': token } }));
      return { requests: calls, isRepeated: false };
    },
  },
  {
    name: 'search',
    cpuMicrosMax: 1500,
    expected: { status: 200, texts: ['"results":'] },
    requests: async () => ({ requests: [requestText(search)], isRepeated: true }),
  },
];

/**
 * One and two replicas on PostgreSQL, and one with two threads, under the same load in turn, and whether a rate limit holds over both. On one machine the replicas share
 * its cores with the database and the load: `cpu us` says what a request costs, the rates only what is left.
 */
export async function* replicas(bench: Bench): AsyncIterable<Figures | Table> {
  if (bench.databaseUrl === null) {
    yield { kind: 'figures', title: 'replicas: needs --database postgres://..., whose user may create databases', figures: [] };
    return;
  }
  await using database = await ownDatabase(bench.databaseUrl);
  const settings = {
    DATABASE_URL: database.url,
    FAREBOX_SECRET: randomBytes(32).toString('hex'),
    FAREBOX_BLOBS: pathToFileURL(join(bench.folder, 'shared-blobs')).href,
    FAREBOX_SEED: '1',
  };
  const start = (name: string, more: Readonly<Record<string, string>> = {}) =>
    bench.startFarebox({ ...settings, FAREBOX_DATA_DIR: join(bench.folder, name), ...more });
  const alone = { FAREBOX_THREADS: '1' };
  const pair = [await start('one', alone), await start('two', alone)];
  const threaded = [await start('threads', { FAREBOX_THREADS: '2' })];
  await bothThreads(threaded);
  const subjects = new Map([
    ['1 replica', pair.slice(0, 1)],
    ['2 replicas', pair],
    ['1 replica, 2 threads', threaded],
  ]);
  const loads = [bench.load, bench.start('load.ts')];

  const rows: string[][] = [];
  const costs: Figure[] = [];
  for (const work of works) {
    const measured = new Map<string, Round[]>([...subjects.keys()].map((name) => [name, []]));
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, list] of measured) {
        const result = await roundOf(subjects.get(name) ?? [], loads, work);
        // The first warms up.
        if (round >= 0) list.push(result);
      }
    }
    const results = [...measured].map(([name, list]) => ({ name, figures: medians(list) }));
    const one = results[0]?.figures;
    if (work.cpuMicrosMax !== null)
      costs.push({
        name: `processor of the service, ${work.name}`,
        value: one?.cpuMicros ?? 0,
        unit: 'us',
        aim: { atMost: work.cpuMicrosMax },
      });
    for (const { name, figures } of results) {
      if (one === undefined) continue;
      rows.push([
        work.name,
        name,
        Math.round(figures.perSecond).toLocaleString('en'),
        (figures.perSecond / one.perSecond).toFixed(2),
        figures.p50Ms.toFixed(1),
        figures.p99Ms.toFixed(1),
        Math.round(figures.cpuMicros).toString(),
        String(figures.wrong),
      ]);
    }
  }
  yield {
    kind: 'figures',
    title: 'replicas: PostgreSQL, one replica',
    figures: costs,
  };
  yield {
    kind: 'table',
    title: `replicas: PostgreSQL, ${connections} connections in all, medians of ${rounds} rounds`,
    columns: ['request', 'by', '/s', 'ratio', 'p50 ms', 'p99 ms', 'cpu us', 'wrong'],
    rows,
  };
  await Promise.all([...pair, ...threaded].map(({ process }) => process.end()));
  yield await limitsHeld(start);
}

/** Asks for what costs little until the second thread has begun. */
async function bothThreads(services: readonly Farebox[]): Promise<void> {
  for (const { port } of services) {
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    while (!(await ask('/metrics')).includes('thread="1"')) await Promise.all(Array.from({ length: 500 }, () => ask('/healthz')));
  }
}

interface Round {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the services alone, without the database. */
  cpuMicros: number;
  wrong: number;
}

async function roundOf(services: readonly Farebox[], loads: Bench['load'][], work: Work): Promise<Round> {
  const supplies: Array<Awaited<ReturnType<Work['requests']>>> = [];
  for (const service of services) supplies.push(await work.requests(service));
  const before = await cpuOf(services);
  const reports = await Promise.all(
    services.map(({ port }, at) => {
      const load = loads[at];
      const supply = supplies[at];
      if (load === undefined || supply === undefined) throw new Error('a load for each service');
      const order: LoadOrder = {
        port,
        connections: connections / services.length,
        durationMs: roundMs,
        expected: work.expected,
        isCalm: true,
        ...supply,
      };
      return load.ask('run', order, LoadReport);
    }),
  );
  const cpu = (await cpuOf(services)) - before;
  const answers = reports.reduce((sum, report) => sum + report.answers, 0);
  return {
    perSecond: reports.reduce((sum, report) => sum + report.answers / report.seconds, 0),
    // Of requests of two services that are alike, the slower one counts.
    p50Ms: Math.max(...reports.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...reports.map(({ p99Ms }) => p99Ms)),
    cpuMicros: cpu / answers,
    wrong: reports.flatMap((report) => Object.values(report.wrong)).reduce((sum, count) => sum + count, 0),
  };
}

async function cpuOf(services: readonly Farebox[]): Promise<number> {
  const times = await Promise.all(services.map(({ process }) => process.ask('cpu', null, CpuTime)));
  return times.reduce((sum, { user, system }) => sum + user + system, 0);
}

function medians(list: readonly Round[]): Round {
  const of = (name: keyof Round) => list.map((round) => round[name]).toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), cpuMicros: of('cpuMicros'), wrong: of('wrong') };
}

/** One client asks both as fast as it can, in a burst of more than the limit. */
async function limitsHeld(start: (name: string, more: Readonly<Record<string, string>>) => Promise<Farebox>): Promise<Figures> {
  const limited = { FAREBOX_THREADS: '1', FAREBOX_RATE_UNPAID_PER_MINUTE: String(perMinute) };
  const pair = [await start('limited one', limited), await start('limited two', limited)];
  const known = async ({ port }: Farebox) => /^farebox_replicas 2$/m.test(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  while (!(await Promise.all(pair.map(known))).every(Boolean)) await new Promise((resolve) => setTimeout(resolve, 500));
  const startedAt = performance.now();
  let admitted = 0;
  for (let asked = 0; asked < 2 * perMinute; asked += 1) {
    const service = pair[asked % pair.length];
    if (service === undefined) throw new Error('a service');
    const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    if (answer.status === 402) admitted += 1;
  }
  const tookMs = performance.now() - startedAt;
  // Before their database is removed.
  await Promise.all(pair.map(({ process }) => process.end()));
  // The part of the allowance that was refilled in the meantime.
  const allowed = perMinute + (tookMs / 60_000) * perMinute;
  return {
    kind: 'figures',
    title: `replicas: a limit of ${perMinute} unpaid requests a minute over both`,
    figures: [
      { name: 'admitted by both of what the limit allows', value: admitted / allowed, unit: '', aim: { atMost: 1.01 } },
      { name: 'asked', value: 2 * perMinute, unit: '', aim: null },
      { name: 'admitted', value: admitted, unit: '', aim: null },
    ],
  };
}
