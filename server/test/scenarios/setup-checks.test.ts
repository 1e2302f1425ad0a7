import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { SetupCheck, type SetupPart } from '@farebox/contract';
import { rememberBackup } from '../../src/backup/last-backup.ts';
import { browserLogin } from '../browser-login.ts';
import { startService, type Service } from '../service.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers everything in one way. @returns its address */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function check(service: Service, part: SetupPart) {
  const answer = await service.post(`/api/v1/admin/setup-checks/${part}`, {}, await browserLogin(service));
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const { outcome, findings } = SetupCheck.parse(answer.body);
  return { outcome, found: findings.map(({ code, detail }) => (detail === null ? code : `${code}: ${detail}`)) };
}

describe('the checks of the set-up', () => {
  it('request the public address, and tell this service from any other', async () => {
    await using service = await startService();
    expect(await check(service, 'address')).toEqual({
      outcome: 'warn',
      found: [`address_answers: ${service.url}`, `address_unset: ${service.url}`],
    });
    const other = await answering(200, '{"keys":[{"kid":"of another service"}]}');
    await using mistaken = await startService({ settings: { FAREBOX_PUBLIC_URL: other } });
    expect(await check(mistaken, 'address')).toEqual({
      outcome: 'bad',
      found: [`address_of_another: ${other}`, `address_insecure: ${other}`],
    });
    await using dead = await startService({ settings: { FAREBOX_PUBLIC_URL: 'http://127.0.0.1:9' } });
    const { outcome, found } = await check(dead, 'address');
    expect(outcome).toBe('bad');
    expect(found[0]).toMatch(/^address_unreachable: /);
    await using broken = await startService({ settings: { FAREBOX_PUBLIC_URL: await answering(500, '{}') } });
    expect((await check(broken, 'address')).found[0]).toMatch(/^address_unreachable: .* answers 500$/);
  }, 120_000);

  it('ask each way to pay', async () => {
    await using service = await startService();
    const { outcome, found } = await check(service, 'payments');
    expect(outcome).toBe('warn');
    expect(found).toContain('test_money');
    expect(found).toContain('provider_works: credit');
    const settings = { FAREBOX_STRIPE_KEY: 'sk_test_1', FAREBOX_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const unknown = await answering(
      404,
      '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"No such session"}}',
    );
    await using cards = await startService({ settings: { ...settings, FAREBOX_STRIPE_URL: unknown } });
    expect((await check(cards, 'payments')).found).toContain('provider_works: cards');
    const refusing = await answering(401, '{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}');
    await using wrong = await startService({ settings: { ...settings, FAREBOX_STRIPE_URL: refusing } });
    const refused = await check(wrong, 'payments');
    expect(refused.outcome).toBe('bad');
    expect(refused.found.find((each) => each.startsWith('provider_fails: cards'))).toContain('Invalid API Key');
  }, 120_000);

  it('make a vector, count the tools, write a file and know the newest backup', async () => {
    await using service = await startService();
    const { config } = service.parts;
    expect((await check(service, 'search')).found[0]).toMatch(/^embedding_works: /);
    expect((await check(service, 'tools')).found[0]).toMatch(/^tools_published: \d+$/);
    expect(await check(service, 'storage')).toEqual({ outcome: 'warn', found: ['files_work: filesystem', 'backup_missing'] });
    await rememberBackup(config.dataDir, Date.now());
    expect(await check(service, 'storage')).toMatchObject({ outcome: 'good' });
    await rememberBackup(config.dataDir, Date.now() - 3 * 86_400_000);
    expect((await check(service, 'storage')).found[1]).toMatch(/^backup_old: /);
    const silent = 'openai:http://127.0.0.1:9/v1#model';
    await using without = await startService({ settings: { FAREBOX_EMBEDDER: silent, FAREBOX_EMBEDDER_KEY: 'key' } });
    expect(await check(without, 'search')).toMatchObject({ outcome: 'bad' });
  }, 120_000);

  it('are for admins only, and only of known parts', async () => {
    await using service = await startService();
    const { login } = await service.customer();
    expect(await service.post('/api/v1/admin/setup-checks/address', {}, login)).toMatchObject({ status: 403 });
    expect(await service.post('/api/v1/admin/setup-checks/address', {})).toMatchObject({ status: 401 });
    expect(await service.post('/api/v1/admin/setup-checks/other', {}, await browserLogin(service))).toMatchObject({ status: 400 });
  });
});
