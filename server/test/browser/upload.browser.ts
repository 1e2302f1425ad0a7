import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, startService, textAt, type RequestHeaders, type Service } from '../service.ts';
import { builtConsole, inspect, logIn, openTab, ready } from './chromium.ts';

const owner = { email: 'grace@example.com', password: adminLogin.password };
/** Three pieces. */
const megabytes = 50;

describe('a large upload in a browser', () => {
  let service: Service;
  let login: RequestHeaders;
  let folder: string;
  beforeAll(async () => {
    service = await startService({ pages: await builtConsole() });
    login = { authorization: `Bearer ${textAt((await service.post('/api/v1/auth/register', owner)).body, 'token')}` };
    folder = await mkdtemp(join(tmpdir(), 'farebox-large-'));
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  /** CSV of exactly so many megabytes. @returns its SHA-256 */
  async function writeFile(path: string): Promise<string> {
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    for (let part = 0; part < megabytes; part += 1) {
      const head = `${part},`.padEnd(20, '0');
      const bytes = Buffer.from(`${head}\n`.padEnd(1_000_000, '12345678901,some text\n'));
      hash.update(bytes);
      await file.write(bytes);
    }
    await file.close();
    return hash.digest('hex');
  }
  const offset = async () => {
    const { body } = await service.get('/api/v1/admin/assets/uploads', login);
    const [upload] = Reflect.get(Object(body), 'items');
    return Number(upload?.offset_bytes ?? 0);
  };
  const card = (page: Page) => page.getByRole('tabpanel').locator('.panel').first();

  it('pauses, continues after a reload and a lost connection, and is found', async () => {
    const path = join(folder, 'large.csv');
    const sha256 = await writeFile(path);
    const { context, page, complaints } = await openTab();
    await logIn(page, service.url, owner);
    await page.goto(`${service.url}/console/desk/add`);
    await ready(page);
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 6_000_000 };
    await network.send('Network.emulateNetworkConditions', slow);

    await page.locator('input[type=file]').first().setInputFiles(path);
    await expect.poll(offset).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await card(page).getByText('Paused').waitFor();
    const faults: string[] = [];
    faults.push(...(await inspect(page, 'desk-upload-paused')));
    const paused = await offset();
    expect(paused).toBeLessThan(megabytes * 1_000_000);

    await page.reload();
    await ready(page);
    const unfinished = page.getByRole('region', { name: 'Not published yet' });
    expect(await unfinished.textContent()).toContain('large.csv');
    faults.push(...(await inspect(page, 'desk-upload-unfinished')));
    await page.locator('input[type=file]').first().setInputFiles(path);
    await card(page).getByText('Uploading').waitFor();
    await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
    await card(page).getByText('Connection lost, trying again').waitFor();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    // What was there before is not sent again.
    expect(await offset()).toBeGreaterThanOrEqual(paused);

    await page.getByLabel('Title').fill('Readings of a large network');
    await page.getByLabel('Description').fill('Fifty megabytes of readings, one on each line.');
    await page.getByLabel('Price in USD').fill('1.50');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Readings of a large network is for sale').or(page.getByRole('alert')).first().waitFor();
    expect(await page.getByRole('main').textContent()).toContain('Readings of a large network is for sale');
    expect(await service.get('/api/v1/me/assets', login)).toMatchObject({
      body: { items: [{ sha256, size_bytes: megabytes * 1_000_000, file_name: 'large.csv' }] },
    });
    expect(await service.get('/api/v1/assets/search?q=readings+of+a+large+network')).toMatchObject({
      body: { results: [{ title: 'Readings of a large network' }] },
    });
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
