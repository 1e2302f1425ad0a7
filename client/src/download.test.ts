import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type DeliveredAsset } from './shapes.ts';
import { fareboxClient } from './client.ts';

const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251));
const sha256 = createHash('sha256').update(bytes).digest('hex');

type Serve = (request: IncomingMessage, response: ServerResponse, count: number) => void;
let close: () => void = () => undefined;
afterEach(() => close());

/** A service that answers downloads as a test wants. */
async function service(serve: Serve) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    serve(request, response, requests.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => (server.closeAllConnections(), server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return { url, requests, client: fareboxClient({ url, apiKey: 'fbk_secret', timeoutMs: 2000 }) };
}

function delivered(url: string, link: { sha256?: string | null; size_bytes?: number | null } = {}): DeliveredAsset {
  return {
    asset_id: 'ast_1',
    delivery: {
      type: 'signed_url',
      url: `${url}/download?signature=x`,
      expires_at: '2030-01-01T00:00:00.000Z',
      file_name: 'rain.csv',
      mime_type: 'text/csv',
      size_bytes: bytes.length,
      sha256,
      ...link,
    },
    payment: null,
    revenue_event_id: null,
  };
}

/** As a server that knows ranges. */
function send(request: IncomingMessage, response: ServerResponse, { until = bytes.length, content = bytes } = {}): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const range = from === 0 ? {} : { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
  response.writeHead(from === 0 ? 200 : 206, { 'content-length': content.length - from, etag: '"one"', ...range });
  response.write(content.subarray(from, until), () => (until < content.length ? response.destroy() : response.end()));
}

async function read(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer());
}

describe('a download', () => {
  it('returns the bytes, verified, and sends no credential with the link', async () => {
    const { url, client, requests } = await service((request, response) => send(request, response));
    const { body, ...facts } = await client.download(delivered(url));
    expect(facts).toEqual({ fileName: 'rain.csv', mimeType: 'text/csv', sizeBytes: bytes.length, isChecked: true });
    expect((await read(body)).equals(bytes)).toBe(true);
    expect(requests[0]?.headers).not.toHaveProperty('x-api-key');
  });

  it('resumes a broken connection at the same byte, as long as it makes progress', async () => {
    const { url, client, requests } = await service((request, response, count) => send(request, response, { until: count * 9000 }));
    expect((await read((await client.download(delivered(url))).body)).equals(bytes)).toBe(true);
    expect(requests.length).toBe(6);
    expect(requests[1]?.headers).toMatchObject({ 'if-range': '"one"', range: expect.stringMatching(/^bytes=\d+-$/) });
  });

  it('gives up without progress', async () => {
    const { url, client, requests } = await service((request, response) => send(request, response, { until: 9000 }));
    await expect(read((await client.download(delivered(url))).body)).rejects.toThrow('terminated');
    expect(requests.length).toBeLessThan(12);
  });

  it('does not join bytes of a source that changed between two connections', async () => {
    const { url, client } = await service((request, response, count) => {
      if (count === 1) return send(request, response, { until: 9000 });
      response.writeHead(200, { etag: '"two"' }).end(bytes);
    });
    await expect(read((await client.download(delivered(url))).body)).rejects.toMatchObject({ code: 'download_broken' });
  });

  it('does not resume a source that could change unnoticed', async () => {
    const { url, client, requests } = await service((_request, response) => {
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 9000), () => response.destroy());
    });
    await expect(read((await client.download(delivered(url, { sha256: null }))).body)).rejects.toThrow('terminated');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['other bytes', Buffer.from(bytes).fill(7, 10, 11)],
    ['too many bytes', Buffer.concat([bytes, bytes])],
  ])('fails at %s', async (_what, content) => {
    const { url, client } = await service((request, response) => send(request, response, { content, until: content.length }));
    await expect(read((await client.download(delivered(url))).body)).rejects.toMatchObject({ code: 'asset_corrupted' });
  });

  it('fails if the connection ends normally but bytes are missing', async () => {
    const { url, client } = await service((_request, response) => response.writeHead(200).end(bytes.subarray(0, 100)));
    await expect(read((await client.download(delivered(url))).body)).rejects.toThrow('cannot take it up again');
  });

  it('accepts an unknown size or hash, and reports that nothing was verified', async () => {
    const { url, client } = await service((_request, response) => response.writeHead(200).end(bytes));
    const { body, sizeBytes, isChecked } = await client.download(delivered(url, { sha256: null, size_bytes: null }));
    expect({ sizeBytes: sizeBytes ?? bytes.length, isChecked }).toEqual({ sizeBytes: bytes.length, isChecked: false });
    expect((await read(body)).equals(bytes)).toBe(true);
  });

  it('reads an empty file', async () => {
    const { url, client } = await service((_request, response) => response.writeHead(200).end());
    const empty = createHash('sha256').digest('hex');
    expect((await read((await client.download(delivered(url, { sha256: empty, size_bytes: 0 }))).body)).length).toBe(0);
  });

  it('renews an expired link with the existing payment', async () => {
    const { url, client, requests } = await service((request, response, count) => {
      if (request.url === '/api/v1/assets/fetch') return response.writeHead(200).end(JSON.stringify(delivered(`${url}/fresh`)));
      if (request.url?.startsWith('/fresh') === true) return send(request, response);
      if (count === 1) return send(request, response, { until: 9000 });
      return response.writeHead(410, { 'content-type': 'application/json' }).end('{"error":"expired signed URL","code":"link_expired"}');
    });
    expect((await read((await client.download(delivered(url))).body)).equals(bytes)).toBe(true);
    expect(requests.map((request) => request.url?.split('?')[0])).toEqual([
      '/download',
      '/download',
      '/api/v1/assets/fetch',
      '/fresh/download',
    ]);
  });

  it.each([
    [403, { error: 'invalid signed URL', code: 'link_invalid' }],
    [502, { error: 'the source of the asset could not be read', code: 'asset_not_readable' }],
  ])('throws the refusal %i before there is a stream', async (status, answer) => {
    const { url, client } = await service((_request, response) => response.writeHead(status).end(JSON.stringify(answer)));
    await expect(client.download(delivered(url))).rejects.toMatchObject({ status, code: answer.code });
  });

  it('ends a stalled connection', async () => {
    const { url } = await service((_request, response) => {
      response.writeHead(200);
      response.write('x');
    });
    const client = fareboxClient({ url, timeoutMs: 50 });
    // On a busy machine, the time may be over before the headers come.
    const downloaded = async () => read((await client.download(delivered(url, { sha256: null, size_bytes: null }))).body);
    await expect(downloaded()).rejects.toThrow('nothing came for 50 ms');
  });

  it('ends its connection when it is cancelled, or its signal is aborted', async () => {
    const ended: Array<Promise<unknown>> = [];
    const { url, client } = await service((_request, response) => {
      ended.push(once(response, 'close'));
      response.writeHead(200);
      response.write('x');
    });
    const unknown = { sha256: null, size_bytes: null };
    const first = (await client.download(delivered(url, unknown))).body.getReader();
    await first.read();
    await first.cancel();
    const stop = new AbortController();
    const second = (await client.download(delivered(url, unknown), { signal: stop.signal })).body.getReader();
    await second.read();
    stop.abort(new Error('enough'));
    await expect(second.read()).rejects.toThrow('enough');
    await Promise.all(ended);
  });

  it.each(['file:///etc/passwd', 'data:text/plain,x', 'javascript:alert(1)'])('does not follow the link %s', async (link) => {
    const { url, client, requests } = await service((request, response) => send(request, response));
    const bad = delivered(url);
    const evil = { ...bad, delivery: { ...bad.delivery, url: link } } as DeliveredAsset;
    await expect(client.download(evil)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(requests).toEqual([]);
  });
});
