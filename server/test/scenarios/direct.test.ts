import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRequestListener } from '@hono/node-server';
import { httpApp } from '../../src/http/app.ts';
import { metrics } from '../../src/metrics.ts';
import { rawExchange, rawRequest } from '../raw-http.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';

/** Paid requests are answered before the router. The answers equal those of the router byte for byte, except for ids and times. */
describe('a request handled before the router', () => {
  let service: Service;
  let routed: Server;
  let routedUrl: string;
  let assetId: string;
  beforeAll(async () => {
    service = await startService();
    assetId = (await uploadedAsset(service, (await service.customer()).login)).id;
    const listener = getRequestListener(httpApp({ ...service.parts, metrics: metrics() }, { pages: null, additions: [] }).fetch);
    routed = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1');
    await new Promise((resolve) => routed.once('listening', resolve));
    const address = routed.address();
    routedUrl = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  });
  afterAll(async () => {
    routed.close();
    await service[Symbol.asyncDispose]();
  });

  const json = 'Content-Type: application/json';
  const bodyOf = (value: unknown) => {
    const text = JSON.stringify(value);
    return { text, length: `Content-Length: ${Buffer.byteLength(text)}` };
  };
  const posted = (path: string, value: unknown, headers: readonly string[] = []) => {
    const { text, length } = bodyOf(value);
    return rawRequest(`POST ${path} HTTP/1.1`, [json, length, ...headers], text);
  };
  const fetchPath = '/api/v1/assets/fetch';
  const words = '/api/tools/word-count';

  /** Removes ids, tokens, signatures and times, which differ in each answer. */
  function plain(text: string): string {
    return text
      .replaceAll(/\b(?:pay|tok|req)_[\w-]+/g, '<id>')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replaceAll(/[\w+/=-]{40,}(?:\.[\w-]+)*/g, '<text>')
      .replaceAll(/opaque="[^"]*"|id="[^"]*"/g, '<text>');
  }

  /** Without those of the connection, which `serve.ts` sets for both. */
  function headersOf(head: string): string[] {
    const [, ...lines] = head.split('\r\n');
    return lines
      .filter((line) => !/^(?:date|connection|keep-alive|content-length|transfer-encoding|vary|x-content-type-options):/i.test(line))
      .map((line) => plain(line.replace(/^[^:]+/, (name) => name.toLowerCase())))
      .toSorted();
  }

  const requests: ReadonlyArray<[what: string, request: () => string]> = [
    ['an unpaid call', () => posted(words, { text: 'one two' })],
    ['one with a wrong input', () => posted(words, { txt: 'one two' })],
    ['one that is no JSON', () => rawRequest(`POST ${words} HTTP/1.1`, [json, 'Content-Length: 3'], '{"a')],
    ['one of another type', () => rawRequest(`POST ${words} HTTP/1.1`, ['Content-Type: text/plain', 'Content-Length: 2'], 'ab')],
    ['one without a body', () => rawRequest(`POST ${words} HTTP/1.1`)],
    ['one that names a price', () => posted(words, { text: 'x' }, ['X-Max-Price-Cents: 0.1'])],
    ['one with a bad token', () => posted(words, { text: 'x' }, ['X-Payment-Token: nonsense'])],
    ['one with two tokens', () => posted(words, { text: 'x' }, ['X-Payment-Token: one', 'X-Payment-Token: two'])],
    ['one with a wrong key', () => posted(words, { text: 'x' }, ['X-API-Key: fbx_nobody'])],
    ['one with two credentials', () => posted(words, { text: 'x' }, ['Authorization: Bearer a', 'Authorization: Bearer b'])],
    ['one with a request id', () => posted(words, { text: 'x' }, ['X-Request-Id: my-own-request'])],
    ['a call by GET', () => rawRequest('GET /api/tools/timestamp?timezone=Asia%2FHong_Kong&timezone=UTC HTTP/1.1')],
    ['a call by the wrong method', () => rawRequest(`GET ${words} HTTP/1.1`)],
    ['a call of nothing', () => posted('/api/tools/no-such-tool', {})],
    ['an encoded id', () => rawRequest('GET /api/tools/time%73tamp HTTP/1.1')],
    ['an address in full', () => rawRequest('GET http://farebox.test/api/tools/timestamp HTTP/1.1')],
    ['an unpaid fetch', () => posted(fetchPath, { asset_id: assetId })],
    ['one by GET', () => rawRequest(`GET ${fetchPath}?asset_id=${assetId} HTTP/1.1`)],
    ['one without a name', () => rawRequest(`GET ${fetchPath} HTTP/1.1`)],
    ['one with an empty body', () => rawRequest(`POST ${fetchPath}?asset_id=${assetId} HTTP/1.1`, [json, 'Content-Length: 0'])],
    ['one with two names', () => posted(`${fetchPath}?asset_id=${assetId}`, { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' })],
    ['one with two different tokens', () => posted(fetchPath, { asset_id: assetId, payment_token: 'a' }, ['X-Payment-Token: b'])],
    ['one of nothing', () => posted(fetchPath, { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' })],
    ['one with a member too many', () => posted(fetchPath, { asset_id: assetId, more: 1 })],
  ];

  it.each(requests)('gets the same answer as from the router: %s', async (_what, request) => {
    const [direct, other] = await Promise.all(
      [service.url, routedUrl].map(async (url) => (await rawExchange(url, [request()], { answersMin: 1 })).answers[0]),
    );
    if (direct === undefined || other === undefined) throw new Error('there was no answer');
    expect(direct.status).toBe(other.status);
    expect(plain(direct.body)).toBe(plain(other.body));
    expect(headersOf(direct.head)).toEqual(headersOf(other.head));
  });

  it('is read whole, however it is cut, and further requests can use the connection', async () => {
    const { text, length } = bodyOf({ text: 'háček 香港' });
    const bytes = Buffer.from(text);
    const head = rawRequest(`POST ${words} HTTP/1.1`, [json, length]);
    const parts = [head.slice(0, 20), head.slice(20), ...[...bytes].map((byte) => Buffer.from([byte])), posted(words, { text: 'x' })];
    const { answers } = await rawExchange(service.url, parts, { answersMin: 2 });
    expect(answers.map(({ status }) => status)).toEqual([402, 402]);
    expect(answers[0]?.body).not.toContain('"valid":false');
  });

  it('that is refused before its body is read leaves the connection usable', async () => {
    const parts = [posted('/api/tools/no-such-tool', { text: 'x'.repeat(100_000) }), posted(words, { text: 'x' })];
    const { answers } = await rawExchange(service.url, parts, { answersMin: 2 });
    expect(answers.map(({ status }) => status)).toEqual([404, 402]);
  });
});
