import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentBody } from '@farebox/contract';
import { createLog } from '../../src/log.ts';
import { rawExchange, rawRequest } from '../raw-http.ts';
import { startService, type Service } from '../service.ts';
import { bodyMaxBytes, expectStillGood, json, words } from '../tries.ts';

/** Errors that the service logs as its own. */
const faults: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void faults.push(line) } });

let service: Service;
beforeAll(async () => {
  service = await startService({ log });
});
afterAll(() => service[Symbol.asyncDispose]());

const typeJson = 'Content-Type: application/json';
const chunked = [typeJson, 'Transfer-Encoding: chunked'];

/** Bytes on a socket, and the expected statuses; empty if the connection is just closed. */
interface RawTry {
  bytes: (token: string) => ReadonlyArray<string | Buffer>;
  statuses: readonly number[];
}

/** Sends each case on its own connection. Afterwards the service still runs, no money has moved, and the token still pays for a call. */
function rawTable(name: string, tries: Readonly<Record<string, RawTry>>): void {
  describe(name, () => {
    let payment: PaymentBody;
    beforeAll(async () => {
      payment = await service.paid('word-count');
    });

    it.each(Object.entries(tries))('%s', async (_name, { bytes, statuses }) => {
      const answersMin = Math.max(1, statuses.length);
      const { answers, closed } = await rawExchange(service.url, bytes(payment.token), { answersMin });
      expect(answers.map(({ status }) => status)).toEqual(statuses);
      expect(answers.length > 0 || closed).toBe(true);
    });

    it('and afterwards the service answers and nothing is lost', async () => {
      expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
      await expectStillGood(service, payment);
    });
  });
}

const oneLine =
  (startLine: string, ...headers: string[]): RawTry['bytes'] =>
  () => [rawRequest(startLine, headers)];
const postWith =
  (headers: readonly string[], body: string): RawTry['bytes'] =>
  (token) => [rawRequest(`POST ${words} HTTP/1.1`, [typeJson, `X-Payment-Token: ${token}`, ...headers], body)];
const badRequest = [400];

rawTable('bytes that are not a request', {
  'every byte there is': {
    bytes: () => [Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 197 + 13) % 256))],
    statuses: badRequest,
  },
  'a TLS handshake': { bytes: () => [Buffer.from('1603010200010001fc0303', 'hex'), Buffer.alloc(200)], statuses: badRequest },
  'HTTP/2': { bytes: () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], statuses: badRequest },
  'HTTP/9.9': { bytes: oneLine('GET /healthz HTTP/9.9'), statuses: badRequest },
  'a method in small letters': { bytes: oneLine('get /healthz HTTP/1.1'), statuses: badRequest },
  'a method that nobody knows': { bytes: oneLine('FETCH /healthz HTTP/1.1'), statuses: badRequest },
  'a path with a space': { bytes: oneLine('GET /api tools HTTP/1.1'), statuses: badRequest },
  'a path with a NUL': { bytes: oneLine('GET /api\0tools HTTP/1.1'), statuses: badRequest },
  'a path with a backslash': { bytes: oneLine('GET /api\\tools HTTP/1.1'), statuses: badRequest },
  'a path without a slash': { bytes: oneLine('GET healthz HTTP/1.1'), statuses: badRequest },
  'a path that is a star': { bytes: oneLine('GET * HTTP/1.1'), statuses: badRequest },
  'OPTIONS of everything': { bytes: oneLine('OPTIONS * HTTP/1.1'), statuses: badRequest },
  'an address of another scheme': { bytes: oneLine('GET ftp://farebox.test/healthz HTTP/1.1'), statuses: badRequest },
  'an address that is none': { bytes: oneLine('GET http://[/healthz HTTP/1.1'), statuses: badRequest },
  'a tunnel': { bytes: oneLine('CONNECT farebox.test:443 HTTP/1.1'), statuses: [] },
  'no host': { bytes: () => ['GET /healthz HTTP/1.1\r\n\r\n'], statuses: badRequest },
  'a host with a space': { bytes: () => ['GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n'], statuses: badRequest },
  'a host that is half an address': { bytes: () => ['GET /healthz HTTP/1.1\r\nHost: [::1\r\n\r\n'], statuses: badRequest },
  'a host with a path': { bytes: () => ['GET /healthz HTTP/1.1\r\nHost: a/b?c\r\n\r\n'], statuses: badRequest },
  'lines that end with LF alone': { bytes: () => ['GET /healthz HTTP/1.1\nHost: a\n\n'], statuses: badRequest },
  'a header without a colon': { bytes: oneLine('GET /healthz HTTP/1.1', 'nothing'), statuses: badRequest },
  'a header with a space before the colon': { bytes: oneLine('GET /healthz HTTP/1.1', 'X-A : b'), statuses: badRequest },
  'a header that goes on in the next line': { bytes: oneLine('GET /healthz HTTP/1.1', 'X-A: b', ' c'), statuses: badRequest },
  'a header with a NUL': { bytes: oneLine('GET /healthz HTTP/1.1', 'X-A: b\0c'), statuses: badRequest },
  'a header with a CR': { bytes: oneLine('GET /healthz HTTP/1.1', 'X-A: b\rX-B: c'), statuses: badRequest },
  'a header of 20,000 characters': { bytes: oneLine('GET /healthz HTTP/1.1', `X-A: ${'a'.repeat(20_000)}`), statuses: [431] },
  '5,000 headers': { bytes: oneLine('GET /healthz HTTP/1.1', ...Array.from({ length: 5000 }, () => 'a:b')), statuses: [431] },
  'a path of 20,000 characters': { bytes: oneLine(`GET /${'a'.repeat(20_000)} HTTP/1.1`), statuses: [431] },
  'an expectation that nobody can meet': { bytes: oneLine('GET /healthz HTTP/1.1', 'Expect: miracles'), statuses: [417] },
});

/** One server may read these bytes as a body, another as the next request. None of these may be answered twice. */
const hidden = `GET /api/tools HTTP/1.1\r\nHost: farebox.test\r\n\r\n`;

rawTable('a request that hides another', {
  'two names of the host': { bytes: oneLine('GET /healthz HTTP/1.1', 'Host: elsewhere.example'), statuses: badRequest },
  'a compressed body': { bytes: postWith(['Content-Encoding: gzip', 'Content-Length: 18'], '{"text":"one two"}'), statuses: [415] },
  'behind two lengths of a body': {
    bytes: postWith(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    statuses: badRequest,
  },
  'behind two lengths the other way round': {
    bytes: postWith(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`),
    statuses: badRequest,
  },
  'behind two different lengths': { bytes: postWith(['Content-Length: 2', 'Content-Length: 60'], `{}${hidden}`), statuses: badRequest },
  'behind a list of lengths': { bytes: postWith(['Content-Length: 2, 60'], `{}${hidden}`), statuses: badRequest },
  'behind a length with a sign': { bytes: postWith(['Content-Length: +2'], `{}${hidden}`), statuses: badRequest },
  'behind a negative length': { bytes: postWith(['Content-Length: -2'], `{}${hidden}`), statuses: badRequest },
  'behind a length in hexadecimal': { bytes: postWith(['Content-Length: 0x2'], `{}${hidden}`), statuses: badRequest },
  'behind a length beyond all numbers': { bytes: postWith([`Content-Length: ${'9'.repeat(30)}`], `{}${hidden}`), statuses: badRequest },
  'behind an unknown encoding': { bytes: postWith(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`), statuses: badRequest },
  'behind an encoding that is not the last': {
    bytes: postWith(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
    statuses: badRequest,
  },
  'behind two encodings': {
    bytes: postWith(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`),
    statuses: badRequest,
  },
  'behind a chunk of no size': { bytes: postWith(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${hidden}`), statuses: badRequest },
  'behind a chunk of negative size': {
    bytes: postWith(['Transfer-Encoding: chunked'], `-1\r\n{}\r\n0\r\n\r\n${hidden}`),
    statuses: badRequest,
  },
  'behind a chunk beyond all sizes': {
    bytes: postWith(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n{}${hidden}`),
    statuses: badRequest,
  },
  'behind a chunk with a long extension': {
    bytes: postWith(['Transfer-Encoding: chunked'], `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    statuses: [413],
  },
  'in the body of a GET': {
    bytes: () => [rawRequest('GET /api/tools/timestamp HTTP/1.1', [`Content-Length: ${hidden.length}`], hidden)],
    statuses: [402],
  },
  'in the trailer of a body': {
    bytes: () => [rawRequest(`POST ${words} HTTP/1.1`, chunked, `c\r\n{"text":"a"}\r\n0\r\nX-Payment-Token: tok_x\r\n\r\n`)],
    statuses: [402],
  },
});

describe('a client that keeps its connection open', () => {
  let guarded: Service;
  beforeAll(async () => {
    guarded = await startService({
      log,
      limits: { headersTimeout: 300, requestTimeout: 600, keepAliveTimeout: 300, connectionsCheckingInterval: 50 },
    });
  });
  afterAll(() => guarded[Symbol.asyncDispose]());

  it.concurrent.each([
    ['says nothing', []],
    ['never ends its first line', ['GET /heal']],
    ['never ends its headers', [rawRequest('GET /healthz HTTP/1.1', ['X-A: b']).slice(0, -2)]],
    ['never sends its body', [rawRequest(`POST ${words} HTTP/1.1`, [typeJson, 'Content-Length: 12'])]],
    ['never ends its body', [rawRequest(`POST ${words} HTTP/1.1`, [typeJson, 'Content-Length: 12'], '{"text":')]],
    ['never ends its chunks', [rawRequest(`POST ${words} HTTP/1.1`, chunked, '8\r\n{"text":\r\n')]],
    [
      'never ends the body of a new payment',
      [rawRequest('POST /api/payments HTTP/1.1', [typeJson, 'Content-Length: 99'], '{"serviceId":')],
    ],
  ])('and %s is disconnected', async (_name, parts) => {
    const { answers, closed } = await rawExchange(guarded.url, parts);
    expect(closed).toBe(true);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it.concurrent('and sends a header at a time is disconnected', async () => {
    const dribble = Array.from({ length: 1000 }, (_, index) => `X-${index}: a\r\n`);
    const { answers, closed } = await rawExchange(guarded.url, ['GET /healthz HTTP/1.1\r\n', ...dribble], { pauseMs: 20 });
    expect({ closed, statuses: answers.map(({ status }) => status) }).toEqual({ closed: true, statuses: [408] });
  });

  it('and disconnects in the middle of its body is not charged', async () => {
    const payment = await service.paid('word-count');
    const half = rawRequest(`POST ${words} HTTP/1.1`, [typeJson, 'Content-Length: 12', `X-Payment-Token: ${payment.token}`], '{"text":');
    await Promise.all(Array.from({ length: 20 }, () => rawExchange(service.url, [half], { patienceMs: 50 })));
    await expectStillGood(service, payment);
  });

  it.concurrent('keeps its connection after its body was refused unread', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refusedPort = await statusAndPort(agent, 'POST', '/api/payments', 'a'.repeat(bodyMaxBytes + 1));
    const until = performance.now() + 800;
    const ports = new Set<string>();
    while (performance.now() < until) ports.add(await statusAndPort(agent, 'GET', '/healthz'));
    agent.destroy();
    expect([...ports]).toEqual([refusedPort.replace('413', '200')]);
  });
});

it('causes no error log', () => {
  expect(faults).toEqual([]);
});

/** Status and local port of one request, e.g. `200 from 40112`. */
function statusAndPort(agent: Agent, method: string, path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(service.url + path, { method, agent, headers: body === undefined ? {} : json }, (incoming) => {
      const { localPort } = incoming.socket;
      incoming.resume().on('end', () => resolve(`${incoming.statusCode} from ${localPort}`));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
