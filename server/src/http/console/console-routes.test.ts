import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../../test/service.ts';
import { openConsole } from './console-files.ts';

const people = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = '<!doctype html><title>farebox</title>';
const script = 'console.log("farebox");';

describe('the console', () => {
  let folder: string;
  let service: Service;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-console-'));
    await mkdir(join(folder, 'static'));
    await Promise.all([
      writeFile(join(folder, 'index.html'), page),
      writeFile(join(folder, 'index.html.br'), brotliCompressSync(page)),
      writeFile(join(folder, 'static/main-Ab12.js'), script),
      writeFile(join(folder, 'static/main-Ab12.js.br'), brotliCompressSync(script)),
      writeFile(join(folder, 'built-from.txt'), 'digest'),
    ]);
    const pages = await openConsole([folder]);
    if (pages === null) throw new Error('a built console was not found');
    service = await startService({ pages });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  it('is at / for people, under a policy that allows nothing from elsewhere and nothing inline', async () => {
    const { status, headers, text } = await service.get('/', people);
    expect([status, text]).toEqual([200, page]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('leaves / to agents as it was', async () => {
    for (const accept of ['*/*', 'application/json', '']) {
      const { headers, body } = await service.get('/', { accept });
      expect(headers.get('content-type')).toContain('application/json');
      expect(body).toMatchObject({ service: 'farebox' });
    }
  });

  it('answers deep links with the page, and programs that ask there with 404', async () => {
    for (const path of ['/console', '/console/tools/word-count', '/console/whatever?q=1']) {
      expect(await service.get(path, people), path).toMatchObject({ status: 200, text: page });
      expect(await service.get(path, { accept: 'application/json' }), path).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('shows people the page for an address that nothing answers, and leaves 404 to programs', async () => {
    for (const path of ['/pricing', '/tools/none', '/readme.html?q=1']) {
      const { status, headers, text } = await service.get(path, { ...people, 'if-none-match': '*' });
      expect([status, headers.get('content-type'), text], path).toEqual([404, 'text/html; charset=utf-8', page]);
      expect(await service.get(path), path).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    for (const path of ['/api/tools/none', '/api/nothing', '/.well-known/nothing'])
      expect(await service.get(path, people), path).toMatchObject({ status: 404, body: { statusCode: 404 } });
    expect(await service.post('/pricing', {}, people)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await service.post('/console', {}, people)).toMatchObject({ status: 405 });
  });

  it('sends scripts compressed, to be kept for ever, and again only if they changed', async () => {
    const path = '/console/static/main-Ab12.js';
    const { status, headers, text } = await service.get(path, { 'accept-encoding': 'gzip, br' });
    expect([status, text]).toEqual([200, script]);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = headers.get('etag') ?? '';
    expect(await service.get(path, { 'accept-encoding': 'br', 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    const plain = await service.get(path, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect([etag, plain.headers.get('etag')]).toEqual([expect.stringMatching(/^W\/"/), etag]);
    expect(plain.text).toBe(script);
  });

  it.each([
    '/console/static/none.js',
    '/console/static/..%2findex.html',
    '/console/static/built-from.txt',
    '/console/static/main-Ab12.js.br',
  ])('has no file %s', async (path) => {
    expect(await service.get(path, people)).toMatchObject({ status: 404 });
  });

  it('is not there where it was not built', async () => {
    expect(await openConsole([join(folder, 'static')])).toBe(null);
    const without = await startService();
    expect((await without.get('/', people)).headers.get('location')).toBe('/docs');
    expect(await without.get('/console', people)).toMatchObject({ status: 404 });
    await without[Symbol.asyncDispose]();
  });
});
