import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { input, Rain, secret } from '../rain-api.ts';
import { adminLogin, startService, type Service } from '../service.ts';
import { builtConsole, inspect, logIn, openTab, ready } from './chromium.ts';

const owner = { email: 'rain@example.com', password: 'a password of some length' };

describe('the API of an owner, sold as tools in a browser', () => {
  let service: Service;
  let rain: Rain;
  beforeAll(async () => {
    [service, rain] = await Promise.all([startService({ pages: await builtConsole() }), Rain.open()]);
    expect(await service.post('/api/v1/auth/register', owner)).toMatchObject({ status: 201 });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rain[Symbol.asyncDispose]();
  });

  const complaints: string[][] = [];
  async function open(login: { email: string; password: string }): Promise<Page> {
    const { page, complaints: ofPage } = await openTab();
    complaints.push(ofPage);
    await logIn(page, service.url, login);
    return page;
  }

  it('is proven by its host, approved by the operator, called, paused and removed', async () => {
    const page = await open(owner);
    await page.goto(`${service.url}/console/desk/add`);
    await page.getByRole('tab', { name: 'Register an address' }).click();
    await page.getByLabel('Title').fill('Rain by the hour');
    await page.getByLabel('Description').fill('Millimetres of rain at a station of Hong Kong.');
    await page.getByLabel('Price in USD').fill('0.10');
    await page.getByLabel('Address of the API').fill(`${rain.upstream.url}/rain`);
    await page.getByLabel('Its OpenAPI document').fill(`${rain.upstream.url}/openapi.json`);
    await page.getByRole('button', { name: 'Publish' }).click();
    const sell = page.getByRole('link', { name: 'Sell it as tools' });
    await sell.or(page.getByRole('alert')).first().waitFor();
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
    await sell.click();
    await page.getByRole('button', { name: 'Read the API and make tools' }).waitFor();
    expect(await inspect(page, 'owner-tools-form')).toEqual([]);

    rain.paths = ['/rain', '/secret'];
    await page.getByLabel('Price of a call').fill('0.02');
    await page.getByLabel('Secret').fill(secret);
    await page.getByLabel('Operations that are not sold').fill('GET /secret');
    await page.getByRole('button', { name: 'Read the API and make tools' }).click();
    await page.getByText('1 tool was made').waitFor();
    await page.getByText('its host has not agreed yet').waitFor();
    expect(await inspect(page, 'owner-tools')).toEqual([]);

    const line = page.getByRole('region', { name: 'The line' });
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByRole('alert').waitFor();
    rain.proof = (await line.textContent()) ?? '';
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('The host has agreed').waitFor();
    await line.waitFor({ state: 'detached' });
    await page.getByText('waits for the operator’s approval').waitFor();

    const bridge = await open(adminLogin);
    await bridge.getByRole('link', { name: '1 tool of an owner waits for your approval' }).click();
    const waiting = bridge.getByRole('list', { name: 'Wait for your approval' });
    await waiting.getByText(`GET ${rain.upstream.url}/rain`).waitFor();
    expect(await inspect(bridge, 'tool-reviews')).toEqual([]);
    await waiting.getByRole('button', { name: 'Approve' }).click();
    await bridge.getByText('Rain of an hour is approved').waitFor();
    await waiting.waitFor({ state: 'detached' });

    await page.reload();
    await page.getByRole('link', { name: 'Public page' }).click();
    await page.waitForURL('**/console/tools/*');
    const id = page.url().split('/').at(-1) ?? '';
    const call = async () => {
      const { status } = await service.post(`/api/tools/${id}`, input);
      return status;
    };
    expect(await call()).toBe(402);
    const { token } = await service.paid(id);
    expect(await service.post(`/api/tools/${id}`, input, { 'x-payment-token': token })).toMatchObject({ body: { millimetres: 12 } });

    await page.goBack();
    await page.getByRole('button', { name: 'Pause all' }).click();
    await page.getByText('Paused by you').waitFor();
    expect(await call()).toBe(503);
    await page.getByRole('button', { name: 'Sell again' }).click();
    await page.getByText('Your tools are for sale').waitFor();
    expect(await call()).toBe(402);

    await page.getByRole('button', { name: 'Credentials' }).click();
    await page.getByRole('dialog').getByLabel('Secret').fill('another secret');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('The credentials are replaced').waitFor();
    await page.getByRole('button', { name: 'Price of a call' }).click();
    await page.getByLabel('Amount in USD').fill('0.03');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('$0.03').waitFor();

    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Rain by the hour');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Read the API and make tools' }).waitFor();
    expect(await call()).toBe(404);
    expect(complaints.flat()).toEqual([]);
    await Promise.all([page.context().close(), bridge.context().close()]);
  });

  it('is refused with a reason that its owner reads', async () => {
    const page = await open(owner);
    await page.goto(`${service.url}/console/desk/assets`);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Sell as tools' }).click();
    await page.getByLabel('Price of a call').fill('0.02');
    await page.getByLabel('Secret').fill(secret);
    rain.paths = ['/rain'];
    await page.getByRole('button', { name: 'Read the API and make tools' }).click();
    const line = page.getByRole('region', { name: 'The line' });
    rain.proof = (await line.textContent()) ?? '';
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('waits for the operator’s approval').waitFor();

    const bridge = await open(adminLogin);
    await bridge.goto(`${service.url}/console/bridge/tools`);
    await bridge.getByRole('button', { name: 'Refuse' }).click();
    await bridge.getByRole('dialog').getByLabel('Reason').fill('say which stations it knows');
    await bridge.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await bridge.getByText('Rain of an hour is refused').waitFor();

    await page.reload();
    await page.getByText('say which stations it knows').waitFor();
    await page.getByText('refused by the operator').waitFor();
    await page.getByRole('button', { name: /中文/ }).click();
    await page.getByRole('heading', { name: 'Rain by the hour：作为工具出售' }).waitFor();
    await ready(page);
    expect(await page.getByRole('main').textContent()).toContain('运营者已拒绝');
    expect(complaints.flat()).toEqual([]);
    await Promise.all([page.context().close(), bridge.context().close()]);
  });
});
