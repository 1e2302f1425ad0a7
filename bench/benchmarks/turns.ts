import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Bench, Farebox, Figure, Finding } from '../comparison.ts';
import { writtenQuestion } from '../corpus.ts';
import { loginOf, sendOnce, uploaded, uploadOf } from '../files.ts';
import { LoadReport } from '../load.ts';
import { requestText } from '../capture.ts';

/** The aim for the longest turn, in processor time. */
const turnMs = 20;
const Turns = z.object({ ms: z.number(), p99Ms: z.number(), collectionMs: z.number() });
const commandLine = fileURLToPath(new URL('../../server/src/cli/main.ts', import.meta.url));
const admin = { email: 'admin@example.com', password: 'correct horse battery staple' };

interface Size {
  uploadBytes: number;
  documentBytes: number;
  texts: number;
  searchMs: number;
}

const smallest: Size = { uploadBytes: 1e5, documentBytes: 1e5, texts: 1, searchMs: 500 };
const usual: Size = { uploadBytes: 200e6, documentBytes: 13e6, texts: 20, searchMs: 5000 };

/** How long one turn of the event loop keeps everybody else waiting, while one client does what takes much. */
export async function* turns(bench: Bench): AsyncIterable<Finding> {
  const assets = bench.isThorough ? 100_000 : bench.isSmallest ? 100 : 10_000;
  const folder = join(bench.folder, 'shop');
  const stock = bench.start('stock.ts');
  await stock.ask('open', { folder }, z.unknown());
  for (let from = 0; from < assets; from += 2000)
    await stock.ask('addAssets', { from, to: Math.min(assets, from + 2000), fileBytes: 64, fileOneIn: 100 }, z.unknown());
  await stock.ask('close', null, z.unknown());
  await stock.end();
  const farebox = await bench.startFarebox({
    FAREBOX_DATA_DIR: folder,
    FAREBOX_ADMIN_EMAIL: admin.email,
    FAREBOX_ADMIN_PASSWORD: admin.password,
    FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1',
  });
  const owner = await loginOf(farebox);
  // What is loaded and compiled only once.
  for (const [, work] of worksOf(bench, { ...farebox, folder, owner }, smallest)) await work();

  const size = bench.isSmallest ? smallest : usual;
  const figures: Figure[] = [];
  for (const [name, work] of worksOf(bench, { ...farebox, folder, owner }, size)) {
    await farebox.process.ask('beginTurns', null, z.unknown());
    await work();
    const { ms, p99Ms, collectionMs } = await farebox.process.ask('longestTurn', null, Turns);
    figures.push(
      { name: `${name}: p99`, value: p99Ms, unit: 'ms', aim: null },
      { name: `${name}: longest`, value: ms, unit: 'ms', aim: { atMost: turnMs } },
      { name: `${name}: of it collection of garbage`, value: collectionMs, unit: 'ms', aim: null },
    );
  }
  yield { kind: 'figures', title: `turns of the event loop, in processor time, with ${assets} assets`, figures };
}

interface Subject extends Farebox {
  folder: string;
  /** A bearer token. */
  owner: string;
}

function worksOf(bench: Bench, { port, folder, owner }: Subject, size: Size): ReadonlyArray<readonly [string, () => Promise<void>]> {
  const requests = Array.from({ length: 200 }, (_, number) =>
    requestText({ method: 'GET', path: `/api/v1/assets/search?q=${encodeURIComponent(writtenQuestion(number))}`, headers: {} }),
  );
  const expected = { status: 200, texts: ['"results":'] };
  const search = { port, connections: 8, durationMs: size.searchMs, requests, isRepeated: true, expected };
  return [
    ['searches', async () => void (await bench.load.ask('run', search, LoadReport))],
    [`an upload of ${size.uploadBytes / 1e6} MB`, () => sendOnce(bench, port, uploadOf(size.uploadBytes, owner), uploaded)],
    [`${size.texts} texts are uploaded and read`, () => uploadTexts(port, owner, size.texts)],
    [`an OpenAPI document of ${size.documentBytes / 1e6} MB`, () => importDocument(port, size.documentBytes)],
    ['a backup', () => backUp(folder, join(bench.folder, 'place'))],
  ];
}

/** An OpenAPI document of many operations, none of which is called. */
async function servedDocument(bytes: number): Promise<{ url: string } & AsyncDisposable> {
  const operation = (number: number) => ({
    get: {
      operationId: `read${number}`,
      summary: `The readings of station ${number}`,
      description: 'Temperature, rain and wind by the hour. '.repeat(20),
      parameters: [{ name: 'day', in: 'query', required: true, schema: { type: 'string', format: 'date' } }],
      responses: {
        200: { description: 'The readings.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Readings' } } } },
      },
    },
  });
  const count = Math.ceil(bytes / JSON.stringify(operation(1000)).length);
  const document = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Stations', version: '1' },
    servers: [{ url: 'http://127.0.0.1:9' }],
    paths: Object.fromEntries(Array.from({ length: count }, (_, number) => [`/stations/${number}`, operation(number)])),
    components: { schemas: { Readings: { type: 'object', properties: { degrees: { type: 'number' } } } } },
  });
  const server = createServer((_request, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end(document));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/openapi.json`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function importDocument(port: number, bytes: number): Promise<void> {
  await using city = await servedDocument(bytes);
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { token } = z.object({ token: z.string() }).parse(await (await send('/api/v1/auth/login', admin)).json());
  const wanted = { kind: 'openapi', name: 'stations', url: city.url, settings: { price_amount: '0.01' }, dry_run: true };
  const answer = await send('/api/v1/admin/tools', wanted, { Authorization: `Bearer ${token}` });
  // It may have more operations than are read: also that is said after reading all of it.
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`the import was answered ${answer.status} ${text.slice(0, 500)}`);
  if (answer.status !== 200) process.stderr.write(`the import was answered ${answer.status} ${text.slice(0, 300)}\n`);
}

/** Their previews, titles and search documents are made of what is in them. */
async function uploadTexts(port: number, token: string, count: number): Promise<void> {
  const paragraph = 'The gauge at the harbour measured rain, wind and the height of the tide in every hour of the year.\n\n';
  for (let number = 0; number < count; number += 1) {
    const form = new FormData();
    const fields = { title: `Report ${number}`, asset_type: 'text', description: 'A report on the weather.', price_amount: '0.10' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('license_terms', 'CC-BY-4.0');
    form.set('file', new Blob([`# Report ${number}\n\n${paragraph.repeat(5000)}`]), `report-${number}.md`);
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/admin/assets/upload`, { method: 'POST', headers, body: form });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`the upload was answered ${answer.status} ${text.slice(0, 500)}`);
  }
}

async function backUp(folder: string, place: string): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:FAREBOX_|DATABASE_URL$)/.test(name));
  const child = spawn(process.execPath, [commandLine, 'backup', place], {
    env: { ...Object.fromEntries(inherited), FAREBOX_DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 2],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`farebox backup ended with ${code}`);
}
