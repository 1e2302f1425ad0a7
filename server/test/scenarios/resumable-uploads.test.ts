import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { rainFields } from '../registry.ts';
import { readAnswer, replicaOf, startService, textAt, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const path = '/api/v1/admin/assets/uploads';
const tus = { 'tus-resumable': '1.0.0' };
const offsetType = { 'content-type': 'application/offset+octet-stream' };
const { title, asset_type: type, description, price_amount: price } = rainFields;
const fields = { title, asset_type: type, description, price_amount: price, expected_queries: ['rain in Hong Kong'] };
const mebibyte = 1024 * 1024;

/** CSV of about this size that no other has. */
function csvOf(bytes: number): Buffer {
  const salt = randomBytes(6).toString('hex');
  const row = (at: number) => `${salt},${String(at).padStart(12, '0')}\n`;
  const rows = Math.ceil(bytes / row(0).length);
  return Buffer.from(`salt,number\n${Array.from({ length: rows }, (_, at) => row(at)).join('')}`);
}
const base64 = (text: string) => Buffer.from(text).toString('base64');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function begin(service: Service, login: RequestHeaders, sizeBytes: number, name = 'rain.csv'): Promise<Answer> {
  const metadata = { 'upload-metadata': `filename ${base64(name)},filetype ${base64('text/csv')},other` };
  return service.send('POST', path, { headers: { ...login, ...tus, 'upload-length': String(sizeBytes), ...metadata } });
}
async function begun(service: Service, login: RequestHeaders, sizeBytes: number): Promise<string> {
  const answer = await begin(service, login, sizeBytes);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  const at = answer.headers.get('location') ?? '';
  expect(at).toBe(`${path}/${textAt(answer.body, 'id')}`);
  return at;
}
function send(service: Service, login: RequestHeaders, at: string, offset: number, bytes: Buffer): Promise<Answer> {
  return service.send('PATCH', at, {
    headers: { ...login, ...tus, ...offsetType, 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  });
}
/** Without a Content-Length. */
async function sendUndeclared(service: Service, login: RequestHeaders, at: string, offset: number, parts: Buffer[]): Promise<Answer> {
  const headers = { ...login, ...tus, ...offsetType, 'upload-offset': String(offset) };
  const request = { method: 'PATCH', headers, body: new Blob(parts.map((part) => new Uint8Array(part))).stream(), duplex: 'half' };
  return readAnswer(await fetch(service.url + at, request));
}
async function offsetOf(service: Service, login: RequestHeaders, at: string): Promise<number> {
  const answer = await service.send('HEAD', at, { headers: { ...login, ...tus } });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}
const publish = (service: Service, login: RequestHeaders, at: string, more: object = {}) =>
  service.post(`${at}/publish`, { ...fields, ...more }, login);

/** Sends the beginning of a PATCH over a raw connection, and breaks it off. */
function breakOff(service: Service, login: RequestHeaders, at: string, offset: number, lengthBytes: number, bytes: Buffer): () => void {
  const { hostname, port } = new URL(service.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.resume();
  const headers = {
    host: 'farebox.test',
    ...login,
    ...tus,
    ...offsetType,
    'upload-offset': String(offset),
    'content-length': String(lengthBytes),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`PATCH ${at} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(bytes);
  return () => socket.destroy();
}

describe('an upload in several requests', () => {
  let service: Service;
  let login: RequestHeaders;
  beforeEach(async () => {
    service = await startService({ settings: { FAREBOX_MAX_UPLOAD_BYTES: String(64 * mebibyte) } });
    login = (await service.customer()).login;
  });
  afterEach(() => service[Symbol.asyncDispose]());
  const filesOf = async (folder: string) => {
    const entries = await readdir(join(service.parts.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it('becomes an asset with exactly its bytes, once, and leaves nothing behind', async () => {
    const bytes = csvOf(3 * mebibyte);
    const at = await begun(service, login, bytes.length);
    const [first, second] = [1_000_003, 2_000_006];
    expect(await send(service, login, at, 0, bytes.subarray(0, first))).toMatchObject({ status: 204 });
    expect(await offsetOf(service, login, at)).toBe(first);
    expect(await publish(service, login, at)).toMatchObject({ status: 409, body: { code: 'upload_unfinished' } });
    const answer = await send(service, login, at, first, bytes.subarray(first, second));
    expect(answer.headers.get('upload-offset')).toBe(String(second));
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await service.get(path, login)).toMatchObject({
      body: { items: [{ file_name: 'rain.csv', offset_bytes: second, size_bytes: bytes.length }] },
    });
    expect(await send(service, login, at, second, bytes.subarray(second))).toMatchObject({ status: 204 });

    const published = await publish(service, login, at);
    expect(published, published.text).toMatchObject({
      status: 201,
      body: { sha256: sha256(bytes), size_bytes: bytes.length, file_name: 'rain.csv', mime_type: 'text/csv', preview: { kind: 'dataset' } },
    });
    expect(textAt(published.body, 'id').slice(4)).toBe(at.split('upl_')[1]);
    // The answer may have been lost.
    expect(await publish(service, login, at)).toMatchObject({ status: 201, body: { id: textAt(published.body, 'id') } });
    expect(await service.get('/api/v1/me/assets', login)).toMatchObject({ body: { items: [{ sha256: sha256(bytes) }] } });
    expect(await service.get(path, login)).toMatchObject({ body: { items: [] } });
    expect(await filesOf('uploads')).toEqual([]);
    expect((await filesOf('blobs/uploads')).length).toBe(0);
    expect(await service.parts.database.read.selectFrom('pending_blobs').selectAll().execute()).toEqual([]);
  });

  it('keeps what came before the connection was lost', async () => {
    const bytes = csvOf(20 * mebibyte);
    const at = await begun(service, login, bytes.length);
    const cut = 17 * mebibyte + 5;
    const breaks = breakOff(service, login, at, 0, bytes.length, bytes.subarray(0, cut));
    await until('a whole piece is kept', async () => (await offsetOf(service, login, at)) >= 16 * mebibyte);
    breaks();
    await until('the rest of what came is kept', async () => (await offsetOf(service, login, at)) > 16 * mebibyte);
    const offset = await offsetOf(service, login, at);
    expect(offset).toBeLessThanOrEqual(cut);
    expect(await send(service, login, at, offset, bytes.subarray(offset))).toMatchObject({ status: 204 });
    expect(await publish(service, login, at)).toMatchObject({ status: 201, body: { sha256: sha256(bytes) } });
  }, 120_000);

  it('refuses another offset, more than was announced, other types and other versions, and stays as it is', async () => {
    const bytes = csvOf(3000);
    const at = await begun(service, login, bytes.length);
    await send(service, login, at, 0, bytes.subarray(0, 1000));
    for (const offset of [0, 999, 1001, bytes.length]) {
      expect(await send(service, login, at, offset, bytes.subarray(0, 10))).toMatchObject({ status: 409, body: { code: 'upload_offset' } });
    }
    expect(await send(service, login, at, 1000, bytes)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect(await offsetOf(service, login, at)).toBe(1000);
    const patch = (headers: RequestHeaders) => service.send('PATCH', at, { headers: { ...login, ...headers }, body: 'x' });
    expect(await patch({ ...tus, ...offsetType })).toMatchObject({ status: 400 });
    expect(await patch({ ...tus, ...offsetType, 'upload-offset': '-1' })).toMatchObject({ status: 400 });
    expect(await patch({ ...tus, 'upload-offset': '1000', 'content-type': 'text/csv' })).toMatchObject({ status: 415 });
    const other = await patch({ ...offsetType, 'upload-offset': '1000', 'tus-resumable': '0.2.2' });
    expect(other).toMatchObject({ status: 412, body: { code: 'tus_version_unsupported' } });
    expect(other.headers.get('tus-version')).toBe('1.0.0');
    expect(await sendUndeclared(service, login, at, 1000, [bytes.subarray(1000), Buffer.alloc(1000)])).toMatchObject({ status: 413 });
    // What fits is as good as what comes before a connection is lost.
    const offset = await offsetOf(service, login, at);
    expect(offset).toBeGreaterThanOrEqual(1000);
    expect(offset).toBeLessThanOrEqual(bytes.length);
    expect(await send(service, login, at, offset, bytes.subarray(offset))).toMatchObject({ status: 204 });
    expect(await publish(service, login, at, { title: '' })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await publish(service, login, at)).toMatchObject({ status: 201, body: { sha256: sha256(bytes) } });
  });

  it('is nobody else’s', async () => {
    const at = await begun(service, login, 10);
    const { login: thief } = await service.customer();
    expect(await service.send('HEAD', at, { headers: { ...thief, ...tus } })).toMatchObject({ status: 404 });
    expect(await send(service, thief, at, 0, Buffer.alloc(10))).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    expect(await service.send('DELETE', at, { headers: { ...thief, ...tus } })).toMatchObject({ status: 404 });
    expect(await publish(service, thief, at)).toMatchObject({ status: 404 });
    expect(await service.get(path, thief)).toMatchObject({ body: { items: [] } });
    expect(await send(service, {}, at, 0, Buffer.alloc(10))).toMatchObject({ status: 401 });
    expect(await send(service, login, `${path}/upl_x.y`, 0, Buffer.alloc(10))).toMatchObject({ status: 404 });
    expect(await offsetOf(service, login, at)).toBe(0);
    await send(service, login, at, 0, Buffer.alloc(10));
    expect(await publish(service, login, at)).toMatchObject({ status: 201 });
    // Only the owner can ask again, and gets the asset that it became.
    expect(await publish(service, thief, at)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
  });

  it('may be sent twice at the same time: the bytes stay those of the file', async () => {
    const bytes = csvOf(mebibyte);
    const at = await begun(service, login, bytes.length);
    const answers = await Promise.all([bytes, bytes.subarray(0, 300_000), bytes].map((part) => send(service, login, at, 0, part)));
    expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    const offset = await offsetOf(service, login, at);
    if (offset < bytes.length) await send(service, login, at, offset, bytes.subarray(offset));
    const twice = await Promise.all([publish(service, login, at), publish(service, login, at)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(twice.map(({ body }) => textAt(body, 'id'))).size).toBe(1);
    expect(twice[0]).toMatchObject({ body: { sha256: sha256(bytes) } });
  });

  it('has limits: of size, of places and of the storage of an account', async () => {
    expect(await begin(service, login, 64 * mebibyte + 1)).toMatchObject({ status: 413 });
    expect(await service.send('POST', path, { headers: { ...login, ...tus, 'upload-length': 'many' } })).toMatchObject({ status: 400 });
    const { login: small, userId } = await service.customer();
    await service.patch(`/api/v1/admin/users/${userId}`, { storage_quota_bytes: 1000 }, await service.asAdmin());
    await begun(service, small, 600);
    // Unfinished uploads count, or many of them would take what the quota forbids.
    expect(await begin(service, small, 401)).toMatchObject({ status: 507, body: { code: 'storage_quota_exceeded' } });
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => begin(service, login, 10)));
    const uploads = atOnce.flatMap(({ status, headers }) => (status === 201 ? [headers.get('location') ?? ''] : []));
    expect(uploads).toHaveLength(8);
    expect(await begin(service, login, 10)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await service.send('DELETE', uploads[0] ?? '', { headers: { ...login, ...tus } })).toMatchObject({ status: 204 });
    expect(await service.send('HEAD', uploads[0] ?? '', { headers: { ...login, ...tus } })).toMatchObject({ status: 404 });
    expect(await begin(service, login, 10)).toMatchObject({ status: 201 });
  });

  it('takes an empty file, and names what it offers', async () => {
    const at = await begun(service, login, 0);
    expect(await publish(service, login, at)).toMatchObject({ status: 201, body: { size_bytes: 0 } });
    const offer = await service.send('OPTIONS', path);
    expect(offer.headers.get('tus-version')).toBe('1.0.0');
    expect(offer.headers.get('tus-extension')).toBe('creation,expiration,termination');
    expect(offer.headers.get('tus-max-size')).toBe(String(64 * mebibyte));
  });
});

describe('an unfinished upload', () => {
  it('ends after a day, and the janitor removes its bytes', async () => {
    let now = Date.now();
    await using service = await startService({ clock: { now: () => now } });
    const { login } = await service.customer();
    const at = await begun(service, login, 10);
    expect(await send(service, login, at, 0, Buffer.from('12345'))).toMatchObject({ status: 204 });
    now += 24 * 3_600_000 + 1;
    const renewed = (await service.customer()).login;
    expect(await service.parts.assets.resumableUploads.list('nobody', AbortSignal.timeout(1000))).toEqual([]);
    expect(await service.get(path, renewed)).toMatchObject({ body: { items: [] } });
    const folder = join(service.parts.config.dataDir, 'blobs', 'uploads');
    const files = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
    expect(await files()).toBe(2);
    await service.parts.assets.pendingBlobs.sweep(now - 24 * 3_600_000);
    expect(await files()).toBe(0);
  });
});

eachDatabase('an upload in several requests', (open) => {
  it('continues on another replica, and after a restart', async () => {
    const database = await open();
    const one = await startService({ database });
    const settings = replicaOf(one);
    const { login } = await one.customer();
    const bytes = csvOf(300_000);
    const at = await begun(one, login, bytes.length);
    expect(await send(one, login, at, 0, bytes.subarray(0, 100_000))).toMatchObject({ status: 204 });
    {
      await using two = await startService({ database, settings });
      expect(await offsetOf(two, login, at)).toBe(100_000);
      expect(await send(two, login, at, 100_000, bytes.subarray(100_000))).toMatchObject({ status: 204 });
      expect(await publish(two, login, at)).toMatchObject({ status: 201, body: { sha256: sha256(bytes) } });
    }
    await one[Symbol.asyncDispose]();
  }, 120_000);

  it('are at most eight of an account, over all replicas', async () => {
    const database = await open();
    await using one = await startService({ database });
    await using two = await startService({ database, settings: replicaOf(one) });
    const { login } = await one.customer();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(at % 2 === 0 ? one : two, login, 1000)));
    const ofStatus = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([ofStatus(201), ofStatus(409)]).toEqual([8, 12]);
    expect(await begin(two, login, 0)).toMatchObject({ status: 409 });
    const [at = ''] = answers.flatMap(({ status, headers }) => (status === 201 ? [headers.get('location') ?? ''] : []));
    expect(await two.send('DELETE', at, { headers: { ...login, ...tus } })).toMatchObject({ status: 204 });
    expect(await begin(one, login, 1000)).toMatchObject({ status: 201 });
    expect(await begin(two, (await one.customer()).login, 1000)).toMatchObject({ status: 201 });
  }, 120_000);
});
