import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PublishedAsset, Session } from '@farebox/contract';
import { freePort, spawnService, type ChildService } from '../crash/child-service.ts';
import { rainFields } from '../registry.ts';
import { until } from '../until.ts';

const path = '/api/v1/admin/assets/uploads';
const tus = { 'tus-resumable': '1.0.0' };
const mebibyte = 1024 * 1024;
const pieceBytes = 16 * mebibyte;

let dataDir: string;
let child: ChildService;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farebox-killed-upload-'));
});
afterEach(async () => {
  await child.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const settings = { FAREBOX_DATA_DIR: dataDir, FAREBOX_SECRET: 'a secret of this test that is long enough', FAREBOX_LOG_LEVEL: 'error' };
  const started = spawnService(settings, await freePort());
  child = started;
  await started.ready();
}

async function registered(): Promise<Record<string, string>> {
  const json = { email: 'ada@example.com', password: 'correct horse battery' };
  const answer = await child.http.send('POST', '/api/v1/auth/register', { json });
  return { authorization: `Bearer ${Session.parse(JSON.parse(answer.text)).token}` };
}

/** The whole pieces in the store, by the names of their files. */
async function piecesStored(): Promise<number> {
  const entries = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter(({ name, parentPath }) => parentPath.includes('upl_') && name !== 'about').length;
}

/** Sends a part of the declared body, and keeps the connection open. */
function sendPart(at: string, login: Record<string, string>, declared: number, part: Buffer) {
  const { hostname, port, host } = new URL(child.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  const headers = {
    host,
    ...login,
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'content-length': declared,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`PATCH ${at} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(part);
  return { end: () => socket.destroy(), answer: () => answer };
}

it('a kill in the middle of a PATCH costs at most the last piece: the upload continues, and its bytes are right', async () => {
  await start();
  const login = await registered();
  const row = (at: number) => `${String(at).padStart(14, '0')},x\n`;
  const bytes = Buffer.from(
    `${randomBytes(6).toString('hex')},number\n${Array.from({ length: (40 * mebibyte) / 17 }, (_, at) => row(at)).join('')}`,
  );
  const metadata = `filename ${Buffer.from('numbers.csv').toString('base64')},filetype ${Buffer.from('text/csv').toString('base64')}`;
  const begun = await child.http.send('POST', path, {
    headers: { ...login, ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  const at = begun.headers.location ?? '';
  expect(begun.status, begun.text).toBe(201);

  const sent = sendPart(at, login, bytes.length, bytes.subarray(0, pieceBytes + 5 * mebibyte));
  await until('a piece is stored', async () => (await piecesStored()) > 0, { withinMs: 30_000 });
  await child.kill();
  sent.end();
  expect(sent.answer()).toBe('');

  await start();
  const head = await child.http.send('HEAD', at, { headers: { ...login, ...tus } });
  const offset = Number(head.headers['upload-offset']);
  expect(offset).toBe(pieceBytes);
  const rest = await fetch(child.url + at, {
    method: 'PATCH',
    headers: { ...login, ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: new Uint8Array(bytes.subarray(offset)),
  });
  expect(rest.status).toBe(204);
  expect(rest.headers.get('upload-offset')).toBe(String(bytes.length));

  const { title, asset_type, description, price_amount } = rainFields;
  const json = { title, asset_type, description, price_amount, expected_queries: ['numbers'] };
  const published = await child.http.send('POST', `${at}/publish`, { headers: login, json });
  expect(published.status, published.text).toBe(201);
  const asset = PublishedAsset.parse(JSON.parse(published.text));
  expect(asset).toMatchObject({ size_bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  expect(await piecesStored()).toBe(0);
}, 180_000);
