import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogListing, CatalogSummary } from '@farebox/contract';
import { startService, type Service } from '../../test/service.ts';
import { acceptedEncoding, compressAnswer } from './compression.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** As it is on the wire: `fetch` decompresses by itself. */
function raw(url: string, { method = 'GET', body, ...headers }: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }));
    });
    sent.on('error', reject).end(body);
  });
}

const decoders = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync } as const;
const encodings = ['gzip', 'br', 'zstd'] as const;

const paths = [
  '/api/tools?view=summary',
  '/api/tools/search?q=words',
  '/api/catalog/word-count',
  '/openapi.json',
  '/docs',
  '/llms.txt',
  '/.well-known/agent-demand.json',
  '/api/v1/capabilities',
] as const;

describe('answers', () => {
  it.each(paths)('%s is compressed as the client asks, and says that it depends on that', async (path) => {
    const plain = await raw(service.url + path, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toMatch(/\bAccept-Encoding\b/);
    for (const encoding of encodings) {
      const { headers, bytes } = await raw(service.url + path, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(bytes.length), vary: plain.headers.vary });
      expect(bytes.length).toBeLessThan(plain.bytes.length * 0.6);
      expect(decoders[encoding](bytes).toString().slice(0, 20)).toBe(plain.bytes.toString().slice(0, 20));
    }
  });

  it.each(['/api/tools', '/openapi.json', '/.well-known/agent-demand.json', '/'])(
    '%s has one weak tag, known in each encoding',
    async (path) => {
      const tags = new Set<string>();
      for (const encoding of ['identity', ...encodings])
        tags.add((await raw(service.url + path, { 'accept-encoding': encoding })).headers.etag ?? '');
      expect([...tags]).toEqual([expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
      const [tag = ''] = tags;
      for (const encoding of ['identity', 'br']) {
        const known = await raw(service.url + path, { 'accept-encoding': encoding, 'if-none-match': tag });
        expect(known).toMatchObject({ status: 304, headers: { etag: tag } });
        expect(known.headers.vary).toMatch(/\bAccept-Encoding\b/);
        expect(known.headers['content-encoding']).toBeUndefined();
        expect(known.bytes).toHaveLength(0);
      }
    },
  );

  it('to HEAD, of a few bytes, and to paid calls are not compressed', async () => {
    const head = await raw(`${service.url}/api/tools`, { method: 'HEAD', 'accept-encoding': 'gzip' });
    expect(head).toMatchObject({ status: 200, headers: { vary: 'Accept-Language, Accept-Encoding' } });
    expect(head.headers['content-encoding']).toBeUndefined();
    const small = await raw(`${service.url}/api/tools/none-such-tool/none`, { 'accept-encoding': 'gzip' });
    expect(small.headers['content-encoding']).toBeUndefined();
    const unpaid = await raw(`${service.url}/api/tools/timestamp`, { 'accept-encoding': 'gzip' });
    expect(unpaid.status).toBe(402);
    expect(unpaid.headers['content-encoding']).toBeUndefined();
    expect(() => JSON.parse(unpaid.bytes.toString())).not.toThrow();
  });

  it('that are kept are compressed once', async () => {
    const [first, second] = [
      await raw(`${service.url}/docs`, { 'accept-encoding': 'br' }),
      await raw(`${service.url}/docs`, { 'accept-encoding': 'br' }),
    ];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });
});

describe('what is written to a connection', () => {
  const long = JSON.stringify('word '.repeat(1000));

  async function written(listener: RequestListener): Promise<Raw> {
    const server = createServer((incoming, outgoing) => {
      compressAnswer(incoming, outgoing);
      listener(incoming, outgoing);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    try {
      return await raw(`http://127.0.0.1:${address.port}/`, { 'accept-encoding': 'gzip' });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('in parts of a known length is compressed as one', async () => {
    const { headers, bytes } = await written((_, outgoing) => {
      outgoing.setHeader('Content-Length', long.length);
      outgoing.writeHead(200, { 'content-type': 'application/problem+json', Vary: 'Accept' });
      outgoing.write(Buffer.from(long.slice(0, 1000)));
      outgoing.end(long.slice(1000));
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept, Accept-Encoding' });
    expect(gunzipSync(bytes).toString()).toBe(long);
  });

  it('is not compressed where its length is not known', async () => {
    const { headers, bytes } = await written((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.write(long.slice(0, 2000));
      outgoing.end(long.slice(2000));
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toBe(long);
  });

  it.each([
    ['events', { 'content-type': 'text/event-stream', 'content-length': long.length }],
    ['a picture', { 'content-type': 'image/png', 'content-length': long.length }],
    ['a part of a file', { 'content-type': 'application/json', 'content-length': long.length, 'accept-ranges': 'bytes' }],
    ['a download', { 'content-type': 'text/csv', 'content-length': long.length, 'content-disposition': 'attachment' }],
    ['what is encoded', { 'content-type': 'text/html', 'content-length': long.length, 'content-encoding': 'identity' }],
    ['what must not change', { 'content-type': 'text/html', 'content-length': long.length, 'cache-control': 'no-transform' }],
  ])('is not compressed: %s', async (_, head) => {
    const { headers, bytes } = await written((_incoming, outgoing) => outgoing.writeHead(200, head).end(long));
    expect(headers['content-encoding']).not.toBe('gzip');
    expect(bytes.toString()).toBe(long);
  });
});

it.each([
  [undefined, null],
  ['', null],
  ['gzip', 'gzip'],
  ['X-GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['*;q=0', null],
  ['br;q=0, *', 'zstd'],
  ['identity', null],
  ['gzip; q=0.2 , deflate', 'gzip'],
  ['gzip;q=nonsense', null],
])('takes %s for %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted, ['br', 'zstd', 'gzip'])).toBe(encoding);
});

describe('a page of the catalog', () => {
  it.each([
    ['full', CatalogListing],
    ['summary', CatalogSummary],
  ] as const)('has all members, and pages have all tools: %s', async (view, schema) => {
    const all = schema.parse((await service.get(`/api/tools?view=${view}`)).body);
    expect(all).not.toHaveProperty('nextCursor');
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const from = cursor === undefined ? '' : `&cursor=${cursor}`;
      const page = schema.parse((await service.get(`/api/tools?view=${view}&limit=7${from}`)).body);
      expect(page.services.length).toBeLessThanOrEqual(7);
      expect(page).toMatchObject({ schemaVersion: all.schemaVersion, payment: all.payment });
      ids.push(...page.services.map(({ id }) => id));
      ({ nextCursor: cursor } = page);
      expect(cursor).toBeDefined();
    } while (typeof cursor === 'string');
    expect(ids).toEqual(all.services.map(({ id }) => id));
  });

  it('is refused with a limit or cursor that is none, and known by its tag', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=none-such', 'cursor=']) {
      expect(await service.get(`/api/tools?${query}`), query).toMatchObject({
        status: 400,
        body: { statusCode: 400, code: 'invalid_input' },
      });
    }
    const { headers } = await service.get('/api/tools?limit=2');
    expect(await service.get('/api/tools?limit=2', { 'if-none-match': headers.get('etag') ?? '' })).toMatchObject({ status: 304 });
    expect((await service.get('/api/tools?limit=3')).headers.get('etag')).not.toBe(headers.get('etag'));
  });
});
