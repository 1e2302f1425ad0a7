import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { requestText, type HttpRequest } from '../capture.ts';
import { CpuTime } from '../child.ts';
import type { Bench, Farebox, Finding } from '../comparison.ts';
import { writtenAsset, writtenQuestion } from '../corpus.ts';
import { loginOf } from '../files.ts';
import { LoadReport, type Expectation } from '../load.ts';
import { costsFile, operations, type Cost, type Costs, type Operation } from '../scale/costs.ts';
import { growth, postgresSize, sqliteSize, type DatabaseSize } from '../scale/database-size.ts';
import { writeScalePage } from '../scale/page.ts';
import { soldTokens } from '../sold-tokens.ts';

const dialects = ['sqlite', 'postgres'] as const;
const connections = 4;
/** So many of each, and a tenth before to warm up. */
const counts: Record<Exclude<Operation, 'asset'>, number> = { challenge: 2000, paidCall: 600, fetch: 600, search: 100, event: 100 };
const assetCounts = { few: 500, all: 2500 };
const batchLines = 500;
/** Lines of the log of requests, statistics and jobs are written in the seconds after. */
const writtenMs = 3000;

/** The cost of each operation on both databases, for the simulation: they are written to scale/costs.json, and with them docs/scale.md. */
export async function* scale(bench: Bench): AsyncIterable<Finding> {
  const { databaseUrl } = bench;
  if (databaseUrl === null) {
    yield { kind: 'figures', title: 'scale: skipped, it needs --database with an empty PostgreSQL', figures: [] };
    return;
  }
  const postgres = await measured(bench, databaseUrl);
  const sqlite = await measured(bench, null);
  const costs: Costs = {
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    node: process.version,
    assets: [assetCounts.few, assetCounts.all],
    sqlite: sqlite.costs,
    postgres: postgres.costs,
    searchAmongFew: { sqlite: sqlite.searchAmongFew, postgres: postgres.searchAmongFew },
  };
  await writeFile(costsFile, `${JSON.stringify(costs, null, 2)}\n`);
  await writeScalePage();
  for (const dialect of dialects) {
    yield {
      kind: 'table',
      title: `scale: cost of one operation, ${dialect}`,
      columns: ['operation', 'service us', 'database us', 'rows', 'bytes'],
      rows: operations.map((operation) => {
        const { serverCpuMicros, databaseCpuMicros, rows, bytes } = costs[dialect][operation];
        return [operation, serverCpuMicros.toFixed(0), databaseCpuMicros?.toFixed(0) ?? '?', rows.toFixed(2), bytes.toFixed(0)];
      }),
    };
  }
}

interface Measured {
  costs: Costs['sqlite'];
  searchAmongFew: Cost;
}

async function measured(bench: Bench, databaseUrl: string | null): Promise<Measured> {
  const folder = join(bench.folder, databaseUrl === null ? 'sqlite' : 'postgres');
  const farebox = await bench.startFarebox({
    FAREBOX_DATA_DIR: folder,
    FAREBOX_RATE_CAPTURE_PER_MINUTE: '0',
    FAREBOX_SEED: '0',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, FAREBOX_SECRET: 'of a benchmark and longer than 32 characters' }),
  });
  const size = async () => (databaseUrl === null ? sqliteSize(join(folder, 'farebox.sqlite')) : postgresSize(databaseUrl));
  const meter = meterOf(farebox, size);
  const token = await loginOf(farebox);

  const publish = async (from: number, to: number) => {
    for (let at = from; at < to; at += batchLines) await publishBatch(farebox, token, at, Math.min(to, at + batchLines));
  };
  await publish(0, assetCounts.few);
  await pause(writtenMs);
  const searchAmongFew = await ofRequests(bench, farebox, meter, 'search', null);
  const asset = await meter(assetCounts.all - assetCounts.few, () => publish(assetCounts.few, assetCounts.all));
  const assetId = await newestAsset(farebox);
  const of = (operation: Exclude<Operation, 'asset'>) => ofRequests(bench, farebox, meter, operation, assetId);
  const costs = {
    asset,
    challenge: await of('challenge'),
    paidCall: await of('paidCall'),
    fetch: await of('fetch'),
    search: await of('search'),
    event: await of('event'),
  };
  await farebox.process.end();
  return { costs, searchAmongFew };
}

type Meter = (count: number, work: () => Promise<void>) => Promise<Cost>;

function meterOf(farebox: Farebox, size: () => Promise<DatabaseSize>): Meter {
  return async (count, work) => {
    const [before, cpuBefore] = [await size(), await farebox.process.ask('cpu', null, CpuTime)];
    await work();
    await pause(writtenMs);
    const [after, cpuAfter] = [await size(), await farebox.process.ask('cpu', null, CpuTime)];
    const { rows, bytes, cpuMicros } = growth(before, after);
    const serverMicros = cpuAfter.user + cpuAfter.system - cpuBefore.user - cpuBefore.system;
    return {
      serverCpuMicros: round(serverMicros / count),
      databaseCpuMicros: cpuMicros === null ? null : round(cpuMicros / count),
      rows: round(rows / count),
      bytes: round(bytes / count),
    };
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

async function ofRequests(
  bench: Bench,
  farebox: Farebox,
  meter: Meter,
  operation: Exclude<Operation, 'asset'>,
  assetId: string | null,
): Promise<Cost> {
  const count = counts[operation];
  const run = async (of: number) => {
    const { requests, expected } = await supplied(farebox, operation, of, assetId);
    const order = { port: farebox.port, connections, durationMs: 100_000, requests, isRepeated: false, expected };
    const { answers, wrong } = await bench.load.ask('run', order, LoadReport);
    if (answers !== of || Object.keys(wrong).length > 0)
      throw new Error(`${operation}: ${answers} of ${of} answers, ${JSON.stringify(wrong)}`);
  };
  await run(count / 10);
  return meter(count, () => run(count));
}

/** Payments are sold within the measured time: a paid call begins with its payment. */
async function supplied(farebox: Farebox, operation: Exclude<Operation, 'asset'>, count: number, assetId: string | null) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const all = (status: number, texts: string[], made: readonly HttpRequest[]) => {
    const expected: Expectation = { status, texts };
    return { requests: made.map(requestText), expected };
  };
  switch (operation) {
    case 'challenge':
      return all(
        402,
        ['"token":"tok_'],
        numbers.map(() => wordCount(null)),
      );
    case 'paidCall':
      return all(200, ['"words":3'], (await soldTokens(farebox, 'word-count', count)).map(wordCount));
    case 'fetch': {
      const tokens = await soldTokens(farebox, assetId ?? '', count);
      return all(
        200,
        ['"revenue_event_id":"rev_'],
        tokens.map((token) => post('/api/v1/assets/fetch', { asset_id: assetId }, token)),
      );
    }
    case 'search':
      return all(200, ['"results":['], numbers.map(searchOf));
    case 'event':
      return all(202, ['"signal_id":"sig_'], numbers.map(signalOf));
  }
}

const wordCount = (token: string | null) => post('/api/tools/word-count', { text: 'Hello world\nBye' }, token);
const signalOf = (number: number) =>
  post('/api/v1/agent-demand', { need: writtenQuestion(number), asset_type: 'dataset', budget: '0.50' }, null);

function searchOf(number: number): HttpRequest {
  return { method: 'GET', path: `/api/v1/assets/search?q=${encodeURIComponent(writtenQuestion(number))}`, headers: {} };
}

function post(path: string, body: unknown, token: string | null): HttpRequest {
  const headers = { 'Content-Type': 'application/json', ...(token === null ? {} : { 'X-Payment-Token': token }) };
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

/** APIs: registering one asks no source, so that only the service is measured. */
async function publishBatch(farebox: Farebox, token: string, from: number, to: number): Promise<void> {
  const lines = Array.from({ length: to - from }, (_, index) => {
    const { title, description } = writtenAsset(from + index);
    const api_endpoint_url = `https://api.example/${from + index}`;
    return JSON.stringify({ key: `k${from + index}`, title, description, asset_type: 'api', api_endpoint_url, price_amount: '0.05' });
  });
  const answer = await fetch(`http://127.0.0.1:${farebox.port}/api/v1/admin/assets/batch`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  const made = (await answer.text()).split('"status":"created"').length - 1;
  if (made !== lines.length) throw new Error(`${made} of ${lines.length} assets were made`);
}

async function newestAsset({ process }: Farebox): Promise<string> {
  return (await process.ask('newestAsset', null, z.looseObject({ id: z.string() }))).id;
}
