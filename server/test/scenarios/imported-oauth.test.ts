import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ImportResult } from '@farebox/contract';
import { minuteMs, secondMs, systemClock } from '../../src/clock.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

interface TokenRequest {
  authorization: string | undefined;
  form: URLSearchParams;
}

const time = { ahead: 0 };
const credential = 'client id:secret/of:the client';
let service: Service;
let api: LoopbackUpstream;
let admin: RequestHeaders;
/** What the token endpoint got, and the tokens that the API takes. */
let asked: TokenRequest[] = [];
let valid: string[] = [];
let token: { status: number; body: object; takesHeader: boolean };

beforeAll(async () => {
  api = await loopbackUpstream((request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/openapi.json') return json(200, document());
    if (request.url === '/token') {
      void text(request).then((body) => {
        asked.push({ authorization: request.headers.authorization, form: new URLSearchParams(body) });
        if (!token.takesHeader && request.headers.authorization !== undefined) return json(401, { error: 'invalid_client' });
        const issued = `token-number-${asked.length}`;
        if (token.status === 200) valid.push(issued);
        return json(token.status, { access_token: issued, token_type: 'Bearer', ...token.body });
      });
      return;
    }
    const [, sent = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!valid.includes(sent)) return void json(401, { message: 'who are you' });
    json(200, request.url === '/mirror' ? { said: sent } : { sky: 'clear' });
  });
  service = await startService({ clock: { now: () => systemClock.now() + time.ahead } });
  admin = await service.asAdmin();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});
beforeEach(async () => {
  [asked, valid] = [[], []];
  token = { status: 200, body: { expires_in: 600 }, takesHeader: true };
});

/** A new source for each test: what one has kept is not used by another. */
async function imported(name: string, given = credential): Promise<ImportResult> {
  const body = { kind: 'openapi', name, url: `${api.url}/openapi.json`, credentials: { login: given }, publish: true };
  return ImportResult.parse((await service.post('/api/v1/admin/tools', body, admin)).body);
}

function document(): object {
  const get = { responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Sky', version: '1' },
    servers: [{ url: api.url }],
    components: {
      securitySchemes: { login: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: { 'sky:read': 'Read' } } } } },
    },
    security: [{ login: ['sky:read'] }],
    paths: { '/sky': { get: { ...get, operationId: 'sky' } }, '/mirror': { get: { ...get, operationId: 'mirror' } } },
  };
}

async function call(id: string) {
  const paid = await service.paid(id);
  return service.post(`/api/tools/${id}`, {}, { 'x-payment-token': paid.token });
}

it('exchanges client credentials for a token, and keeps it until shortly before it ends', async () => {
  const { tools } = await imported('kept');
  expect(tools.find(({ id }) => id === 'kept-sky')?.state).toBe('published');
  expect(asked).toHaveLength(1);
  const basic = Buffer.from('client+id:secret%2Fof%3Athe+client').toString('base64');
  expect(asked[0]?.authorization).toBe(`Basic ${basic}`);
  expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({ grant_type: 'client_credentials', scope: 'sky:read' });
  expect(await call('kept-sky')).toMatchObject({ status: 200, body: { sky: 'clear' } });
  time.ahead += 8 * minuteMs;
  await call('kept-sky');
  expect(asked).toHaveLength(1);
  time.ahead += 2 * minuteMs;
  expect(await call('kept-sky')).toMatchObject({ status: 200 });
  expect(asked).toHaveLength(2);
});

it('asks once for calls at the same time, and once more when a token is refused', async () => {
  await imported('shared');
  valid = [];
  const paid = await Promise.all(Array.from({ length: 8 }, () => service.paid('shared-sky')));
  const answers = await Promise.all(paid.map((each) => service.post('/api/tools/shared-sky', {}, { 'x-payment-token': each.token })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(asked).toHaveLength(2);
});

it('sends the credentials in the body where the header is refused', async () => {
  token.takesHeader = false;
  await imported('inbody');
  expect(asked.map(({ authorization }) => authorization !== undefined)).toEqual([true, false]);
  expect(Object.fromEntries(asked[1]?.form ?? [])).toMatchObject({ client_id: 'client id', client_secret: 'secret/of:the client' });
});

it('sends a token that the operator has made as it is', async () => {
  valid = ['a-token-of-the-operator'];
  await imported('own', 'a-token-of-the-operator');
  expect(await call('own-sky')).toMatchObject({ status: 200 });
  expect(asked).toEqual([]);
});

it.each([
  ['is refused', { status: 403, body: { error: 'access_denied' } }, 'it gives no access token: status 403, access_denied'],
  ['gets no token for Bearer', { status: 200, body: { token_type: 'mac' } }, 'its answer has no access token for Bearer'],
  [
    'gets a token that would begin another header',
    { status: 200, body: { access_token: 'a\r\nx: y' } },
    'its answer has no access token for Bearer',
  ],
])('tells the operator why when it %s, refunds the call, and asks again a little later', async (what, said, reason) => {
  const name = what.replaceAll(/[^a-z]/g, '').slice(0, 20);
  await imported(name);
  time.ahead += 10 * minuteMs;
  Object.assign(token, said);
  asked = [];
  const { token: paid, paymentId } = await service.paid(`${name}-sky`);
  const failed = await service.post(`/api/tools/${name}-sky`, {}, { 'x-payment-token': paid });
  expect(failed).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
  expect(failed.text).not.toContain('secret');
  await service.post(`/api/tools/${name}-sky`, {}, { 'x-payment-token': paid });
  expect(asked).toHaveLength(1);
  expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
  const probed = await service.post(`/api/v1/admin/tools/${name}-sky/probe`, {}, admin);
  expect(probed.text).toContain(reason);
  token = { status: 200, body: {}, takesHeader: true };
  time.ahead += 10 * secondMs;
  expect(await service.post(`/api/tools/${name}-sky`, {}, { 'x-payment-token': paid })).toMatchObject({ status: 200 });
  await service.balances();
});

it('sells no answer with its token in it', async () => {
  await imported('mirror');
  expect((await call('mirror-sky')).status).toBe(200);
  const { body } = await service.post('/api/v1/admin/tools/mirror-mirror/probe', {}, admin);
  expect(JSON.stringify(body)).toContain('its answer repeats a credential');
});
