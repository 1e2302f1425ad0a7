import { Session } from '@farebox/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, startService, type Service } from '../service.ts';
import { until } from '../until.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { builtConsole, inspect, logIn, openTab, ready } from './chromium.ts';

const owner = { email: 'ada@example.com', password: 'a password of some length' };

describe('the pages of webhooks in a browser', () => {
  let service: Service;
  let inbox: Awaited<ReturnType<typeof webhookReceiver>>;
  beforeAll(async () => {
    service = await startService({ pages: await builtConsole() });
    inbox = await webhookReceiver();
    const { token, user } = Session.parse((await service.post('/api/v1/auth/register', owner)).body);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ below: '1.00', callback_url: inbox.url });
    expect(await service.send('PUT', '/api/v1/me/credit/notice', { headers, body })).toMatchObject({ status: 200 });
    const message = { type: 'account.test', data: { url: inbox.url } } as const;
    await service.parts.database.write((queries) => service.parts.credit.accountMessages.add(queries, user.id, message));
    const delivered = async () => (await service.get('/api/v1/me/webhook-deliveries?state=delivered', headers)).text;
    await until('the webhook was delivered', async () => (await delivered()).includes('account.test'));
  });
  afterAll(async () => {
    await inbox[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });

  async function filterTo(page: Page, state: string): Promise<void> {
    await page.getByLabel('State').selectOption(state);
    await page.waitForURL(`**state=${state}*`);
  }

  it.each([
    ['desk', owner],
    ['bridge', adminLogin],
  ])('of the %s list, filter and show a webhook, and send it again', async (place, login) => {
    const { context, page, complaints } = await openTab({ refusalsAreFaults: true });
    await logIn(page, service.url, login);
    await page.goto(`${service.url}/console/${place}/webhooks`);
    await ready(page);
    const row = page.getByRole('row').filter({ hasText: 'account.test' });
    await expect.poll(() => row.count()).toBe(1);
    const faults = await inspect(page, `${place}-webhooks`);

    await filterTo(page, 'failed');
    await expect.poll(() => row.count()).toBe(0);
    await filterTo(page, 'delivered');
    await expect.poll(() => row.count()).toBe(1);

    await row.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: 'account.test' });
    expect(await details.getByRole('region', { name: 'Request' }).textContent()).toContain(inbox.webhooks[0]?.body ?? 'nothing');
    expect(await details.textContent()).toContain('204');
    faults.push(...(await inspect(page, `${place}-webhook`)));
    expect(faults).toEqual([]);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });

    const before = inbox.webhooks.length;
    await row.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => inbox.webhooks.length).toBe(before + 1);
    expect(inbox.webhooks.at(-1)).toMatchObject({ body: inbox.webhooks[0]?.body });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
