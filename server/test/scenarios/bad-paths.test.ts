import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../raw-http.ts';
import { startService, type Service } from '../service.ts';
import { badInput, expectStillGood, json, noTool, rawAnswer, tableOfTries, words } from '../tries.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

const table = tableOfTries(() => service);

const to = (method: string, path: string) => ({
  send: (token: string) => service.send(method, path, { headers: { 'x-payment-token': token } }),
});
const rawTo = (target: string) => ({
  send: (token: string) => rawAnswer(service, [rawRequest(`GET ${target} HTTP/1.1`, [`X-Payment-Token: ${token}`])]),
});
const noMethod = { status: 405, error: /^method not allowed: [A-Z]+; use [A-Z, ]+$/ };
const noPath = { status: 404, error: 'not found' };

table('a method', {
  'GET of a tool that takes POST': { ...to('GET', words), ...noMethod },
  'PUT of a tool': { ...to('PUT', words), ...noMethod },
  'PATCH of a tool': { ...to('PATCH', words), ...noMethod },
  'DELETE of a tool': { ...to('DELETE', words), ...noMethod },
  'POST of a tool that takes GET': { ...to('POST', '/api/tools/timestamp'), ...noMethod },
  'QUERY of a tool': { ...to('QUERY', words), ...noMethod },
  'GET of all payments': { ...to('GET', '/api/payments'), ...noMethod },
  'PUT of payments': { ...to('PUT', '/api/payments'), ...noMethod },
  'DELETE of a payment': { ...to('DELETE', '/api/payments/pay_x'), ...noMethod },
  'GET of paying': { ...to('GET', '/api/payments/pay_x/pay'), ...noMethod },
  'POST of the catalog': { ...to('POST', '/api/tools'), ...noMethod },
  'DELETE of the health': { ...to('DELETE', '/healthz'), ...noMethod },
});

describe('the answer to a wrong method', () => {
  it.each([
    ['GET', words, 'POST'],
    ['POST', '/api/tools/timestamp', 'GET'],
    ['GET', '/api/payments', 'POST'],
    ['DELETE', '/api/payments/pay_x', 'GET'],
  ])('%s %s allows %s', async (method, path, allowed) => {
    const { headers } = await service.send(method, path);
    expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining([allowed, 'OPTIONS']));
  });

  it('has no HEAD where it has no GET', async () => {
    const payment = await service.paid('word-count');
    const answer = await service.send('HEAD', words, { headers: { 'x-payment-token': payment.token } });
    expect(answer).toMatchObject({ status: 405, text: '' });
    await expectStillGood(service, payment);
  });
});

table('a path', {
  'names no tool': { ...to('POST', '/api/tools/no-such-tool'), ...noTool },
  'names a property of every object': { ...to('POST', '/api/tools/__proto__'), ...noTool },
  'names the constructor': { ...to('POST', '/api/tools/constructor'), ...noTool },
  'has the tool in capitals': { ...to('POST', '/api/tools/WORD-COUNT'), ...noTool },
  'has a space after the tool': { ...to('POST', `${words}%20`), ...noTool },
  'has a NUL after the tool': { ...to('POST', `${words}%00`), ...noTool },
  'is a NUL': { ...to('POST', '/api/tools/%00'), ...noTool },
  'has a line break': { ...to('POST', '/api/tools/a%0d%0aX-Admin:%20true'), ...noTool },
  'has invalid percent signs': { ...to('POST', '/api/tools/%zz%'), ...noTool },
  'has bytes that are not UTF-8': { ...to('POST', '/api/tools/%ff%fe'), ...noTool },
  'has an encoded slash': { ...to('POST', '/api/tools/word-count%2f..'), ...noTool },
  'has encoded dots': { ...rawTo('/api/tools/%2e%2e/%2e%2e/etc/passwd'), ...noPath },
  'climbs up': { ...rawTo('/api/tools/../../etc/passwd'), ...noPath },
  'climbs up with backslashes': { ...rawTo('/api/tools/..%5c..%5cetc%5cpasswd'), ...noTool },
  'has two slashes': { ...rawTo('//api//tools//word-count'), ...noPath },
  'goes deeper than a tool': { ...to('POST', `${words}/more`), ...noPath },
  'has four thousand characters': { ...to('POST', `/api/tools/${'a'.repeat(4000)}`), ...noTool },
  'has a thousand folders': { ...to('GET', '/a'.repeat(1000)), ...noPath },
  'is full of percent signs': { ...to('GET', `/${'%25'.repeat(1000)}`), ...noPath },
  'names no descriptor': { ...to('GET', '/api/catalog/no-such-tool'), ...noTool },
  'names a descriptor of 200 characters': { ...to('GET', `/api/catalog/${'a'.repeat(200)}`), ...badInput(/^id/) },
  'is a file of the server': { ...to('GET', '/server/src/main.ts'), ...noPath },
  'is a dot file': { ...to('GET', '/.env'), ...noPath },
});

describe('metrics', () => {
  it('have no labels invented by clients', async () => {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const path = `/made-up-${index}`;
        await service.get(path);
        await service.send('OPTIONS', path);
        await service.send('OPTIONS', `/api/v1${path}`);
        await service.send('POST', path, { headers: { 'content-type': 'text/plain' }, body: 'x' });
        await service.send('POST', `/api/v1${path}`, { headers: json, body: '{' });
        await service.send('DELETE', `/api/v1/me/api-keys${path}`);
        await service.send('GET', `/api/tools${path}`);
        await service.send('GET', `/api/payments${path}`);
        await service.send('GET', `/docs${path}`);
        await service.send('GET', `/.well-known${path}`);
      }),
    );
    const { text } = await service.get('/metrics');
    expect(text.split('\n').filter((line) => line.includes('made-up'))).toEqual([]);
    expect(text).toContain('farebox_http_requests_total');
  });
});
