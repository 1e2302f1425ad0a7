import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, startService, type Service } from '../service.ts';

const tries = 5;

describe('guesses at the password of an account from many addresses', () => {
  let service: Service;
  const logIn = (email: string, password: string, address: string) =>
    service.post('/api/v1/auth/login', { email, password }, { 'x-forwarded-for': address });
  const owner = 'ada@example.com';
  const home = '192.0.2.1';

  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_TRUSTED_HOPS: '1', FAREBOX_RATE_AUTH_PER_MINUTE: String(tries) } });
    const registered = await service.post(
      '/api/v1/auth/register',
      { email: owner, password: adminLogin.password },
      { 'x-forwarded-for': home },
    );
    expect(registered.status).toBe(201);
    expect((await logIn(owner, adminLogin.password, home)).status).toBe(200);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('are refused after a few, whatever the spelling of the email address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 2 * tries; index += 1) {
      const answer = await logIn(index % 2 === 0 ? owner : ' ADA@Example.com', `wrong guess ${index}`, `198.51.100.${index}`);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(tries);
    expect(statuses.slice(tries)).toEqual(Array.from({ length: tries }, () => 429));
  });

  it('do not lock out an owner who logs in from a known address', async () => {
    expect((await logIn(owner, adminLogin.password, home)).status).toBe(200);
  });

  it('do not affect other accounts', async () => {
    expect((await logIn(adminLogin.email, adminLogin.password, '203.0.113.7')).status).toBe(200);
  });
});
