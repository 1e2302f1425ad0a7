import { MyPurchasePage, Session } from '@farebox/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boughtAsset, uploadedAsset } from '../registry.ts';
import { adminLogin, startService, type RequestHeaders, type Service } from '../service.ts';
import { builtConsole, logIn, openTab, ready, type Tab } from './chromium.ts';

const owner = { email: 'grace@example.com', password: adminLogin.password };

describe('the money of an owner in a browser', () => {
  let service: Service;
  let login: RequestHeaders;
  let userId: string;
  beforeAll(async () => {
    service = await startService({ pages: await builtConsole() });
    const { token, user } = Session.parse((await service.post('/api/v1/auth/register', owner)).body);
    login = { authorization: `Bearer ${token}` };
    userId = user.id;
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  async function desk(path: string): Promise<Tab> {
    const tab = await openTab();
    const { page } = tab;
    await logIn(page, service.url, owner);
    await page.goto(service.url + path);
    await ready(page);
    return tab;
  }
  const textOf = (page: Page, name: string) => page.getByRole('region', { name }).first().textContent();

  it('buys test credit for the account, and lists it', async () => {
    const { page, complaints } = await desk('/console/desk/credit');
    await page.getByText('No movements yet').waitFor();
    await page.getByLabel('Amount in USD').fill('7.50');
    await page.getByRole('button', { name: 'Add with test money' }).click();
    await page.getByText('$7.50 added').waitFor();
    await page.getByRole('row').filter({ hasText: 'Top-up' }).filter({ hasText: '$7.50' }).waitFor();
    expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ body: { balance: '0.00', test_balance: '7.50' } });
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Test credit$7.50');

    await page.getByLabel('Amount in USD').fill('0.50');
    await page.getByRole('button', { name: 'Add with test money' }).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('amount must be from');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says that the ways to buy credit could not be read, and reads them again', async () => {
    const { page, complaints } = await desk('/console/desk');
    const ways = (url: URL) => url.pathname === '/api/v1/capabilities';
    await page.route(ways, (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'it broke', statusCode: 503, code: 'unavailable', hint: 'Try again.' },
      }),
    );
    await page.goto(`${service.url}/console/desk/credit`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('it broke');
    await page.unroute(ways);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Amount in USD').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows what was sold, what is owed, and the statement of a month as a file', async () => {
    const asset = await uploadedAsset(service, login, { title: 'Rain of the harbour', price_amount: '0.40' });
    const buyer = await service.customer({ credit: '1.00' });
    const paid = { ...buyer.apiKey, 'x-payment-provider': 'credit' };
    expect(await service.send('POST', `/api/v1/assets/fetch?asset_id=${asset.id}`, { headers: paid })).toMatchObject({ status: 200 });
    await boughtAsset(service, asset.id);

    const { page, complaints } = await desk('/console/desk/earnings');
    const main = page.getByRole('main');
    await expect.poll(() => main.textContent()).toContain('Owed to you$0.40');
    expect(await main.textContent()).toContain('In test money$0.40');
    expect(await textOf(page, 'Sales')).toContain('Rain of the harbour');
    await page.getByRole('link', { name: 'Name a wallet' }).waitFor();
    await expect.poll(() => main.textContent()).toContain('At the end$0.40');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download as CSV' }).first().click()]);
    expect(file.suggestedFilename()).toMatch(/^statement-usr_\w+\.csv$/);
    const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download as PDF' }).click()]);
    expect(paper.suggestedFilename()).toMatch(/^ST-\d{8}-\d{8}-[0-9A-F]{6}\.pdf$/);
    await page.getByLabel('Month (UTC)').selectOption({ index: 1 });
    await page.getByText('Nothing moved in this month').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows what was bought and spent, with a receipt, and delivers it again for nothing', async () => {
    const seller = await service.customer();
    const asset = await uploadedAsset(service, seller.login, { title: 'Tides of the harbour', price_amount: '0.30' });
    const topUp = await service.post(`/api/v1/admin/users/${userId}/credit`, { amount: '1.00' }, await service.asAdmin());
    expect(topUp.status).toBe(201);
    const paid = { ...login, 'x-payment-provider': 'credit' };
    expect(await service.send('POST', `/api/v1/assets/fetch?asset_id=${asset.id}`, { headers: paid })).toMatchObject({ status: 200 });

    const { page, complaints } = await desk('/console/desk/purchases');
    expect(await textOf(page, 'Spent')).toContain('Tides of the harbour');
    const [receipt] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Receipt' }).first().click()]);
    expect(receipt.suggestedFilename()).toMatch(/^RC-\w+\.pdf$/);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download again' }).first().click()]);
    expect(file.suggestedFilename()).not.toBe('');
    expect(MyPurchasePage.parse((await service.get('/api/v1/me/purchases', login)).body).items).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
