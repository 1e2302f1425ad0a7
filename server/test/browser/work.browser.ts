import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole } from '../../src/http/console/console-files.ts';
import { uploadedAsset } from '../registry.ts';
import { adminLogin, startService, textAt, type Service } from '../service.ts';
import { desktop, inspect, launchChromium, logIn, ready, violationsOf } from './chromium.ts';

const owner = { email: 'ada@example.com', password: 'a password of some length' };
const bridgePages = [
  ['', '/payments', '/settlements', '/tools', '/tools/word-count', '/assets', '/users', '/revenue'],
  ['/payouts', '/upstream', '/log', '/demand', '/jobs', '/settings', '/audit'],
]
  .flat()
  .map((page) => `/console/bridge${page}`);
const deskPages = ['', '/assets', '/add', '/earnings', '/credit', '/keys', '/account'].map((page) => `/console/desk${page}`);

describe('the work of owners and operators in a browser', () => {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    const pages = await openConsole();
    if (pages === null) throw new Error('build the console first: npm run build --workspace console');
    service = await startService({ pages });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await service[Symbol.asyncDispose]();
  });

  /** A tab of a new browser, with everything that it complains about. */
  async function tab(): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
    const context = await browser.newContext({ viewport: desktop, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    return { context, page, complaints };
  }

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
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
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
    await expect.poll(() => page.getByRole('region', { name: 'Latest sales' }).textContent(), { timeout: 20_000 }).toContain('$0.25');

    expect(await faultsOf(page, deskPages)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).first().click();
    await page.waitForURL('**/console/login');
    await context.close();
  }, 600_000);

  it('an owner sees what agents ask for near to what it sells, and drafts it', async () => {
    const seller = { email: 'bea@example.com', password: owner.password };
    const { body } = await service.post('/api/v1/auth/register', seller);
    await uploadedAsset(service, { authorization: `Bearer ${textAt(body, 'token')}` }, { title: 'Rainfall in Hong Kong by day' });
    const { apiKey } = await service.customer({ credit: '5.00' });
    const need = 'Rainfall in Hong Kong by hour, as CSV';
    const paying = { ...apiKey, 'x-payment-provider': 'credit' };
    expect(await service.post('/api/v1/demand/pledges', { need, amount: '2.00' }, paying)).toMatchObject({ status: 201 });
    // Open demand is gathered once a minute.
    const found = async () => (await service.get('/api/search?q=rainfall+in+hong+kong&kinds=demand&draft=true')).text;
    await expect.poll(found, { timeout: 150_000, interval: 1000 }).toContain(need);
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
  }, 300_000);

  it('an operator sees revenue, refunds a payment and suspends an account', async () => {
    const customer = await service.customer({ credit: '2.00' });
    const call = await service.post('/api/tools/word-count', { text: 'one two' }, { ...customer.apiKey, 'x-payment-provider': 'credit' });
    expect(call).toMatchObject({ status: 200 });
    const { context, page, complaints } = await tab();
    await logIn(page, service.url, adminLogin);
    await ready(page);
    await page.goto(`${service.url}/console/bridge/payments`);
    await page.getByRole('row').filter({ hasText: 'word-count' }).getByRole('link').first().click();
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
  }, 600_000);
});
