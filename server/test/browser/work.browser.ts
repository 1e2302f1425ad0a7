import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { uploadedAsset } from '../registry.ts';
import { adminLogin, startService, textAt, type Service } from '../service.ts';
import { builtConsole, inspect, logIn, openTab, ready, violationsOf } from './chromium.ts';

const owner = { email: 'ada@example.com', password: 'a password of some length' };
const bridgePages = [
  ['', '/payments', '/settlements', '/tools', '/tools/word-count', '/assets', '/users', '/revenue'],
  ['/payouts', '/upstream', '/log', '/demand', '/jobs', '/settings', '/audit'],
]
  .flat()
  .map((page) => `/console/bridge${page}`);
const deskPages = ['', '/assets', '/add', '/earnings', '/purchases', '/credit', '/keys', '/account'].map((page) => `/console/desk${page}`);

describe('the work of owners and operators in a browser', () => {
  const time = { ahead: 0 };
  let service: Service;
  beforeAll(async () => {
    service = await startService({ pages: await builtConsole(), clock: { now: () => systemClock.now() + time.ahead } });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  const tab = () => openTab({ refusalsAreFaults: true });

  /** @returns what is wrong with these pages */
  async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(service.url + path);
      await ready(page);
      faults.push(...(await inspect(page, path.slice(1).replaceAll('/', '-'))));
    }
    return faults;
  }

  it('an owner registers, uploads a file, sees it found and sold, and logs out', async () => {
    const { context, page, complaints } = await tab();
    await page.goto(`${service.url}/console/desk`);
    await page.getByRole('tab', { name: 'Register' }).click();
    // The other tab may be there for a moment yet.
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Register' }) });
    await form.getByLabel('Email').fill(owner.email);
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Password').fill(owner.password);
    await form.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/console/desk');
    expect(await page.evaluate('document.cookie')).toBe('');

    await page.goto(`${service.url}/console/desk/add`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'rain.csv', mimeType: 'text/csv', buffer: Buffer.from('day,mm\n1,2\n2,5\n') });
    await page.getByLabel('Title').fill('Rain in Hong Kong by day');
    await page.getByLabel('Description').fill('Daily rain in millimetres, for each station.');
    await page.getByLabel('Price in USD').fill('0.25');
    await page.getByLabel('Queries that should find it').fill('how much did it rain in Hong Kong');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Rain in Hong Kong by day is for sale').or(page.getByRole('alert')).first().waitFor();
    expect(await page.getByRole('main').textContent()).toContain('Rain in Hong Kong by day is for sale');
    await page
      .getByText(/Rank 1 of/)
      .first()
      .waitFor();

    const { body } = await service.get('/api/v1/assets/search?q=rain+hong+kong');
    const [asset] = Reflect.get(Object(body), 'results') ?? Reflect.get(Object(body), 'items');
    const customer = await service.customer({ credit: '1.00' });
    await page.goto(`${service.url}/console/desk`);
    await ready(page);
    const bought = await service.send('POST', `/api/v1/assets/fetch?asset_id=${asset.id ?? asset.asset_id}`, {
      headers: { ...customer.apiKey, 'x-payment-provider': 'credit' },
    });
    expect(bought).toMatchObject({ status: 200 });
    // By the live view, without a reload.
    await expect.poll(() => page.getByRole('region', { name: 'Latest sales' }).textContent()).toContain('$0.25');

    expect(await faultsOf(page, deskPages)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).first().click();
    await page.waitForURL('**/console/login');
    await context.close();
  });

  it('an owner sees what agents ask for near to what it sells, and drafts it', async () => {
    const seller = { email: 'bea@example.com', password: owner.password };
    const { body } = await service.post('/api/v1/auth/register', seller);
    await uploadedAsset(service, { authorization: `Bearer ${textAt(body, 'token')}` }, { title: 'Rainfall in Hong Kong by day' });
    const { apiKey } = await service.customer({ credit: '5.00' });
    const need = 'Rainfall in Hong Kong by hour, as CSV';
    const paying = { ...apiKey, 'x-payment-provider': 'credit' };
    expect(await service.post('/api/v1/demand/pledges', { need, amount: '2.00' }, paying)).toMatchObject({ status: 201 });
    const found = async () => (await service.get('/api/search?q=rainfall+in+hong+kong&kinds=demand&draft=true')).text;
    await found();
    // Open demand is gathered once a minute, by the next request.
    time.ahead += 10 * minuteMs;
    await expect.poll(found).toContain(need);
    const { context, page, complaints } = await tab();
    await logIn(page, service.url, seller);
    const asked = page.getByRole('list', { name: 'Agents also ask for' });
    await asked.getByText(need).waitFor();
    await asked.getByText('near Rainfall in Hong Kong by day').waitFor();
    await asked.getByText('$2.00 held ready').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await asked.getByRole('link', { name: 'Add it' }).click();
    await page.waitForURL('**/console/desk/add?**');
    expect(await page.getByLabel('Title').inputValue()).toBe(need);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('an operator sees revenue, refunds a payment and suspends an account', async () => {
    const customer = await service.customer({ credit: '2.00' });
    const call = await service.post('/api/tools/word-count', { text: 'one two' }, { ...customer.apiKey, 'x-payment-provider': 'credit' });
    expect(call).toMatchObject({ status: 200 });
    const { context, page, complaints } = await tab();
    await logIn(page, service.url, adminLogin);
    await ready(page);
    await page.goto(`${service.url}/console/bridge/payments`);
    await page.getByRole('row').filter({ hasText: 'Word Count' }).locator('a[href*="/bridge/payments/"]').click();
    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByLabel('Reason').fill('the answer was empty');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    await page.getByText('Administration: payment.refund').waitFor();
    expect(await service.get('/api/v1/me/credit', customer.login)).toMatchObject({ body: { balance: '2.00' } });

    await page.goto(`${service.url}/console/bridge/users/${customer.userId}`);
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByLabel('Reason').fill('fraud');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    expect(await service.get('/api/v1/auth/me', customer.login)).toMatchObject({ status: 401 });
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Suspend' }).waitFor();

    await page.goto(`${service.url}/console/bridge/tools`);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('slugify');
    const tool = page.getByRole('row').filter({ hasText: 'slugify' });
    await tool.getByRole('button', { name: 'Pause' }).click();
    await tool.getByText('not published').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await tool.getByText('published', { exact: true }).waitFor();
    expect(await service.get('/api/catalog/slugify')).toMatchObject({ status: 200 });

    expect(await faultsOf(page, bridgePages)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
