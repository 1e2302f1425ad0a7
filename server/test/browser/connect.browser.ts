import { Session } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleFiles } from '../../src/http/console/console-files.ts';
import { oauthAgents, redirectUri } from '../oauth-client.ts';
import { adminLogin, startService, type Service } from '../service.ts';
import { builtConsole, inspect, logIn, openTab, ready } from './chromium.ts';

const { password } = adminLogin;

describe('an agent that a person connects in a browser', () => {
  let pages: ConsoleFiles;
  let service: Service;
  beforeAll(async () => {
    pages = await builtConsole();
    service = await startService({ pages });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  it.each(oauthAgents)('pays within the limits that the page asked for, with the official %s', async (name, connectAgent) => {
    const email = `${name.replaceAll(/\W/g, '-')}@example.com`;
    const registered = await service.post('/api/v1/auth/register', { email, password });
    const { id: userId } = Session.parse(registered.body).user;
    await service.post(`/api/v1/admin/users/${userId}/credit`, { amount: '1.00' }, await service.asAdmin());
    const agent = connectAgent(service.url);
    expect(await agent.connect()).toEqual({ isConnected: false });

    const { context, page, complaints } = await openTab();
    await context.route(`${redirectUri}*`, (route) => route.fulfill({ body: 'connected' }));
    await page.goto(agent.asked().href);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText(`Test agent asks to act for your account ${email}.`).waitFor();
    expect(await inspect(page, 'connect')).toEqual([]);
    await page.getByLabel('Per day').fill('0.04');
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('connected').waitFor();
    await agent.finish(page.url());
    expect(await agent.call('timestamp', { pay: 'credit' })).toMatchObject({ structuredContent: { status: 'ok' } });
    expect(await agent.call('timestamp', { pay: 'credit' })).toMatchObject({ isError: true });

    await page.goto(`${service.url}/console/desk/keys`);
    await ready(page);
    expect(await page.getByText('Agent: search, spend').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await agent.close();
    await context.close();
  });

  it('is not shown within a page of somebody else', async () => {
    const { headers } = await service.send('GET', '/console/connect', { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('logs in with a passkey, which no other site can use', async () => {
    // A key belongs to a name, not to an address.
    await using named = await startService({ pages, settings: { HOST: 'localhost' } });
    const email = 'passkey@example.com';
    await named.post('/api/v1/auth/register', { email, password });
    const { context, page, complaints } = await openTab();
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
    await logIn(page, named.url, { email, password });
    await page.goto(`${named.url}/console/desk/account`);
    await ready(page);
    await page.locator('input[name=name]').last().fill('my phone');
    await page.locator('input[name=current_password]').last().fill(password);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Remove passkey my phone' }).waitFor();
    await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(/\/console\/desk/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
