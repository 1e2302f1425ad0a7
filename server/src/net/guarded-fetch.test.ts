import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../test/until.ts';
import { guardedFetch, type GuardedRequest, type GuardedResponse } from './guarded-fetch.ts';

interface Outside {
  server: Server;
  port: number;
  requests: Array<{ line: string; headers: IncomingMessage['headers']; body: string }>;
  connections: () => Promise<number>;
}

const opened: Server[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** The internet: a server on the loopback that notes whole requests. */
async function outside(answer: RequestListener, host = '127.0.0.1'): Promise<Outside> {
  const requests: Outside['requests'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(request, response);
    });
  });
  opened.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const connections = () =>
    new Promise<number>((resolve, reject) => server.getConnections((e, n) => (e === null ? resolve(n) : reject(e))));
  return { server, port: address.port, requests, connections };
}

/** Private addresses are refused, yet a name with the address 93.184.216.34 is the server of the test. */
function strictFetch(names: Record<string, readonly string[]>, asked: string[] = []) {
  return guardedFetch({
    allowsPrivateAddresses: false,
    resolve: async (name) => {
      asked.push(name);
      return names[name] ?? [];
    },
    route: (address) => (address === '93.184.216.34' ? '127.0.0.1' : address),
  });
}

const openFetch = guardedFetch({ allowsPrivateAddresses: true });
const shop = { 'shop.example': ['93.184.216.34'], 'other.example': ['93.184.216.34'] };

function wanted(request: Partial<GuardedRequest> = {}): GuardedRequest {
  return { signal: new AbortController().signal, timeoutMs: 5000, bytesMax: 1_000_000, ...request };
}

async function textOf(response: GuardedResponse): Promise<string> {
  return new Response(response.body).text();
}

const refused = expect.objectContaining({ code: 'address_refused', status: 400 });
const unreachable = expect.objectContaining({ code: 'address_unreachable', status: 400 });
const late = expect.objectContaining({ code: 'upstream_timeout', status: 504 });

describe('guardedFetch', () => {
  it('returns status, headers, body and address, and requests no compression', async () => {
    const { port, requests } = await outside((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain', 'set-cookie': 'a=b', 'x-name': 'caf\u00e9' }).end('nothing here');
    });
    const response = await strictFetch(shop)(
      `http://shop.example:${port}/a%20b?c=d#e`,
      wanted({ headers: { 'X-Key': 'k', Host: 'evil', 'Accept-Encoding': 'gzip' } }),
    );
    expect([response.status, response.headers.get('content-type'), await textOf(response)]).toEqual([404, 'text/plain', 'nothing here']);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.url).toBe(`http://shop.example:${port}/a%20b?c=d#e`);
    expect(requests[0]?.line).toBe('GET /a%20b?c=d');
    expect(requests[0]?.headers).toMatchObject({
      host: `shop.example:${port}`,
      'user-agent': 'farebox/0.1.0',
      'accept-encoding': 'identity',
      'x-key': 'k',
    });
  });

  it('posts a body', async () => {
    const { port, requests } = await outside((_request, response) => response.end('thanks'));
    await textOf(
      await openFetch(
        `http://127.0.0.1:${port}/`,
        wanted({ method: 'POST', body: '{"ü":1}', headers: { 'content-type': 'application/json' } }),
      ),
    );
    expect(requests[0]).toMatchObject({
      line: 'POST /',
      body: '{"ü":1}',
      headers: { 'content-type': 'application/json', 'content-length': '8' },
    });
  });

  it('connects to an IPv6 address if private ones are allowed', async () => {
    const { port } = await outside((_request, response) => response.end('six'), '::1');
    expect(await textOf(await openFetch(`http://[::1]:${port}/`, wanted()))).toBe('six');
  });

  it.each(['http://127.0.0.1:PORT/', 'http://0x7f.1:PORT/', 'http://localhost:PORT/', 'http://[::ffff:127.0.0.1]:PORT/'])(
    'does not connect to %s',
    async (url) => {
      const { port, requests } = await outside((_request, response) => response.end('secret'));
      await expect(strictFetch({})(url.replace('PORT', String(port)), wanted())).rejects.toEqual(refused);
      expect(requests).toEqual([]);
    },
  );

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::ffff:169.254.169.254']],
    [['93.184.216.34', '127.0.0.1']],
    [['93.184.216.34', 'fd00::1']],
    [['nonsense']],
  ])('does not connect to a name that resolves to %j', async (addresses) => {
    const { port, requests } = await outside((_request, response) => response.end('secret'));
    await expect(strictFetch({ 'shop.example': addresses })(`http://shop.example:${port}/`, wanted())).rejects.toEqual(refused);
    expect(requests).toEqual([]);
  });

  it('resolves a name once and connects to what was checked, even if the next answer would differ', async () => {
    const { port, requests } = await outside((_request, response) => response.end('first'));
    const answers = [['93.184.216.34'], ['127.0.0.1'], ['169.254.169.254']];
    let asked = 0;
    const fetching = guardedFetch({
      allowsPrivateAddresses: false,
      resolve: async () => answers[asked++] ?? [],
      route: (address) => (address === '93.184.216.34' ? '127.0.0.1' : address),
    });
    expect(await textOf(await fetching(`http://rebind.example:${port}/`, wanted()))).toBe('first');
    expect(asked).toBe(1);
    await expect(fetching(`http://rebind.example:${port}/`, wanted())).rejects.toEqual(refused);
    expect(requests).toHaveLength(1);
  });

  it('reports what is wrong with a name and with a closed port', async () => {
    await expect(strictFetch({})('http://nowhere.example/', wanted())).rejects.toThrow(
      'the address could not be read: its name is not known',
    );
    const { server, port } = await outside(() => {});
    opened.splice(opened.indexOf(server), 1);
    server.close();
    await once(server, 'close');
    await expect(openFetch(`http://127.0.0.1:${port}/`, wanted())).rejects.toThrow(
      'the address could not be read: it refuses the connection',
    );
  });

  it('reports an answer that is not HTTP without quoting it', async () => {
    const { port } = await outside((request) => request.socket.end('SSH-2.0-secret-version\r\n'));
    const failure = await openFetch(`http://127.0.0.1:${port}/`, wanted()).catch((thrown: unknown) => thrown);
    expect(failure).toEqual(unreachable);
    expect(String(failure)).not.toContain('secret');
  });

  describe('a redirect', () => {
    const to =
      (location: string, status = 302): RequestListener =>
      (request, response) => {
        if (request.url === '/end') response.end('the end');
        else response.writeHead(status, { location, 'content-encoding': 'gzip' }).end('moved');
      };

    it('is followed', async () => {
      const { port, requests } = await outside(to('/end', 308));
      const response = await strictFetch(shop)(`http://shop.example:${port}/start`, wanted());
      expect([await textOf(response), response.url]).toEqual(['the end', `http://shop.example:${port}/end`]);
      expect(requests.map(({ line }) => line)).toEqual(['GET /start', 'GET /end']);
    });

    it.each([
      'http://127.0.0.1:PORT/end',
      'http://localhost:PORT/end',
      '//127.1:PORT/end',
      'http://inside.example:PORT/end',
      'file:///etc/passwd',
      'http://user:pw@shop.example:PORT/end',
      'http://[',
    ])('to %s is refused', async (location) => {
      let port = 0;
      const upstream = await outside((request, response) => to(location.replace('PORT', String(port)))(request, response));
      port = upstream.port;
      const names = { ...shop, 'inside.example': ['10.0.0.5'] };
      await expect(strictFetch(names)(`http://shop.example:${port}/start`, wanted())).rejects.toEqual(refused);
      expect(upstream.requests).toHaveLength(1);
      await until('no connection is left', async () => (await upstream.connections()) === 0);
    });

    it('is followed at most three times', async () => {
      const { port, requests } = await outside(to('/again'));
      await expect(openFetch(`http://127.0.0.1:${port}/`, wanted())).rejects.toThrow('it redirects more than 3 times');
      expect(requests).toHaveLength(4);
    });

    it('is refused if redirects are not allowed', async () => {
      const { port, requests } = await outside(to('/end', 307));
      await expect(openFetch(`http://127.0.0.1:${port}/`, wanted({ method: 'POST', body: 'x', redirectsMax: 0 }))).rejects.toThrow(
        'it redirects to another',
      );
      expect(requests).toHaveLength(1);
    });

    it('to another origin is sent without credentials', async () => {
      let port = 0;
      const upstream = await outside((request, response) => to(`http://other.example:${port}/end`)(request, response));
      port = upstream.port;
      const headers = { Authorization: 'Bearer s', Cookie: 'c', 'X-API-Key': 'k', 'webhook-signature': 'w', Range: 'bytes=0-1' };
      await textOf(await strictFetch(shop)(`http://shop.example:${port}/start`, wanted({ headers })));
      expect(upstream.requests[0]?.headers).toMatchObject({ authorization: 'Bearer s', cookie: 'c', 'x-api-key': 'k' });
      const second = upstream.requests[1]?.headers ?? {};
      expect(second).toMatchObject({ range: 'bytes=0-1', host: `other.example:${port}` });
      expect(['authorization', 'cookie', 'x-api-key', 'webhook-signature'].filter((name) => name in second)).toEqual([]);
    });

    it.each([
      [301, 'GET /end', ''],
      [302, 'GET /end', ''],
      [303, 'GET /end', ''],
      [307, 'POST /end', 'payload'],
      [308, 'POST /end', 'payload'],
    ])('with status %i turns a POST into %s', async (status, line, body) => {
      const { port, requests } = await outside(to('/end', status));
      await textOf(await openFetch(`http://127.0.0.1:${port}/start`, wanted({ method: 'POST', body: 'payload' })));
      expect(requests[1]).toMatchObject({ line, body });
    });
  });

  describe('the limits', () => {
    it('abort a body that is too long, and its connection', async () => {
      const { port, connections } = await outside((_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(50_000)));
        };
        response.on('drain', more);
        more();
      });
      const response = await openFetch(`http://127.0.0.1:${port}/`, wanted({ bytesMax: 120_000 }));
      await expect(textOf(response)).rejects.toEqual(unreachable);
      await until('no connection is left', async () => (await connections()) === 0);
    });

    it('refuse a body with a too large Content-Length before reading it', async () => {
      const { port } = await outside((_request, response) => response.writeHead(200, { 'content-length': '5000000000' }).write('x'));
      await expect(openFetch(`http://127.0.0.1:${port}/`, wanted())).rejects.toThrow('it answers with more than 1000000 bytes');
    });

    it('accept a body of exactly the maximum length', async () => {
      const { port } = await outside((_request, response) => response.end('12345'));
      expect(await textOf(await openFetch(`http://127.0.0.1:${port}/`, wanted({ bytesMax: 5 })))).toBe('12345');
    });

    it.each([
      ['gzip', gzipSync],
      ['x-gzip', gzipSync],
      ['deflate', deflateSync],
      ['Deflate', deflateRawSync],
      ['br', brotliCompressSync],
      ['zstd', zstdCompressSync],
      ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
    ] as const)('decode what comes compressed without being asked: %s', async (encoding, compress) => {
      const { port } = await outside((_request, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(compress('{"name":"Ada"}')),
      );
      const answer = await openFetch(`http://127.0.0.1:${port}/`, wanted());
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await textOf(answer)).toBe('{"name":"Ada"}');
    });

    it('refuse a decompression bomb, stacked and unknown encodings, and damaged ones', async () => {
      const { port } = await outside((request, response) => {
        const [, encoding = '', kind] = (request.url ?? '').split('/').map(decodeURIComponent);
        const bomb = kind === 'small' ? gzipSync('x'.repeat(1_000_001)) : gzipSync(Buffer.alloc(30_000_000));
        response.writeHead(200, { 'content-encoding': encoding }).end(kind === 'damaged' ? 'no gzip' : bomb);
      });
      const read = async (path: string, bytesMax = 1_000_000) =>
        textOf(await openFetch(`http://127.0.0.1:${port}/${path}`, wanted({ bytesMax })));
      await expect(read('gzip/small')).rejects.toThrow('more than 1000000 bytes');
      await expect(read('gzip/large', 100_000_000)).rejects.toThrow('compressed too much');
      await expect(read('gzip%2Cgzip%2Cgzip%2Cgzip/small')).rejects.toThrow('compressed 4 times');
      await expect(read('unknown/small')).rejects.toThrow('encoding that is not known');
      await expect(read('gzip/damaged')).rejects.toMatchObject({ code: 'address_unreachable' });
    });

    it('abort a request without an answer, and its connection', async () => {
      const { port, connections } = await outside(() => {});
      await expect(openFetch(`http://127.0.0.1:${port}/`, wanted({ timeoutMs: 50 }))).rejects.toEqual(late);
      await until('no connection is left', async () => (await connections()) === 0);
    });

    it('abort a request whose header never ends', async () => {
      const { port } = await outside((request) => request.socket.write('HTTP/1.1 200 OK\r\nX-Slow: '));
      await expect(openFetch(`http://127.0.0.1:${port}/`, wanted({ timeoutMs: 50 }))).rejects.toEqual(late);
    });

    it('abort a name resolution that takes too long', async () => {
      const fetching = guardedFetch({
        allowsPrivateAddresses: false,
        resolve: (_name, signal) =>
          new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled')))),
      });
      await expect(fetching('http://slow.example/', wanted({ timeoutMs: 50 }))).rejects.toEqual(late);
    });

    it('cover the time of all redirects', async () => {
      const { port } = await outside((request, response) => {
        if (request.url === '/0') response.writeHead(302, { location: '/1' }).end();
      });
      await expect(openFetch(`http://127.0.0.1:${port}/0`, wanted({ timeoutMs: 100 }))).rejects.toEqual(late);
    });

    it('abort a body that stalls', async () => {
      const { port, connections } = await outside((_request, response) => response.writeHead(200).write('half'));
      const response = await openFetch(`http://127.0.0.1:${port}/`, wanted({ idleMs: 50 }));
      const reader = response.body.getReader();
      expect((await reader.read()).value?.byteLength).toBe(4);
      await expect(reader.read()).rejects.toEqual(late);
      await until('no connection is left', async () => (await connections()) === 0);
    });

    it('do not abort a body whose reader is slow', async () => {
      const { port } = await outside((_request, response) => response.end('x'.repeat(300_000)));
      const response = await openFetch(`http://127.0.0.1:${port}/`, wanted({ idleMs: 400, timeoutMs: 60_000 }));
      const reader = response.body.getReader();
      let bytes = (await reader.read()).value?.byteLength ?? 0;
      const since = performance.now();
      await until('more than the longest silence has passed', () => performance.now() - since > 800);
      for (let next = await reader.read(); !next.done; next = await reader.read()) bytes += next.value.byteLength;
      expect(bytes).toBe(300_000);
    });

    it('report a truncated body', async () => {
      const { port } = await outside((_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      });
      await expect(textOf(await openFetch(`http://127.0.0.1:${port}/`, wanted()))).rejects.toEqual(unreachable);
    });
  });

  describe('closes the connection', () => {
    const halfway: RequestListener = (_request, response) => response.writeHead(200).write('half');

    it('when the signal aborts before the answer', async () => {
      const controller = new AbortController();
      const upstream = await outside(() => controller.abort(new Error('enough')));
      await expect(openFetch(`http://127.0.0.1:${upstream.port}/`, wanted({ signal: controller.signal }))).rejects.toThrow('enough');
      await until('no connection is left', async () => (await upstream.connections()) === 0);
    });

    it.each([true, false])('when the signal aborts in the middle of the body; read: %s', async (isRead) => {
      const controller = new AbortController();
      const { port, connections } = await outside(halfway);
      const response = await openFetch(`http://127.0.0.1:${port}/`, wanted({ signal: controller.signal }));
      const reader = response.body.getReader();
      if (isRead) await reader.read();
      controller.abort(new Error('enough'));
      await expect(reader.read()).rejects.toThrow('enough');
      await until('no connection is left', async () => (await connections()) === 0);
    });

    it('when the body is cancelled', async () => {
      const { port, connections } = await outside(halfway);
      const response = await openFetch(`http://127.0.0.1:${port}/`, wanted());
      await response.body.cancel();
      await until('no connection is left', async () => (await connections()) === 0);
    });

    it('when there is no body', async () => {
      const { port, connections } = await outside((request, response) => {
        if (request.url === '/204') response.writeHead(204).end();
        else response.writeHead(200, { 'content-length': request.method === 'HEAD' ? '5000000000' : '0' }).end();
      });
      const head = await openFetch(`http://127.0.0.1:${port}/`, wanted({ method: 'HEAD' }));
      await openFetch(`http://127.0.0.1:${port}/204`, wanted());
      await openFetch(`http://127.0.0.1:${port}/`, wanted());
      await until('no connection is left', async () => (await connections()) === 0);
      expect([head.headers.get('content-length'), await textOf(head)]).toEqual(['5000000000', '']);
    });

    it('when the body was read completely', async () => {
      const { port, connections } = await outside((_request, response) => response.end('all'));
      expect(await textOf(await openFetch(`http://127.0.0.1:${port}/`, wanted()))).toBe('all');
      await until('no connection is left', async () => (await connections()) === 0);
    });
  });
});
