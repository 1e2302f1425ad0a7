import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, startService, type Service } from '../service.ts';
import { builtConsole, desktop, inspect, openTab, phone, ready, violationsOf, type Tab } from './chromium.ts';

const sampleAsset = 'ast_00000000000000000000000001';
const pages = [
  '/',
  '/console/catalog',
  '/console/catalog?q=count+words',
  '/console/catalog?q=xylophone+zzgrk',
  '/console/tools/word-count',
  '/console/tools/no-such-tool',
  `/console/assets/${sampleAsset}`,
  '/console/sellers/usr_000000000000000000000SAMPS',
  '/console/data',
  '/console/demand',
  '/console/no-such-page',
];

describe('the console in a browser', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_SEED: '1' }, pages: await builtConsole() });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  /** Opens a page and collects what it complains about: scripts that break, violations of the policy, anything fetched from elsewhere. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Tab> {
    const tab = await openTab({ only: service.url, ...options });
    await tab.page.goto(service.url + path);
    await ready(tab.page);
    return tab;
  }

  it.each(pages)('%s has no fault of accessibility, light and dark, wide and narrow', async (path) => {
    const { context, page, complaints } = await open(path);
    expect(await inspect(page, path)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('lets a newcomer find a tool and pay for it with test money on a %s', async (_name, viewport) => {
    const { page, complaints } = await open('/', { viewport });
    await page.getByRole('searchbox').fill('count the words of a text');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/catalog?q=*');
    await page.getByRole('link', { name: 'Word Count' }).click();
    await page.waitForURL('**/console/tools/word-count');
    await page.getByLabel('text').fill('to be or not to be');
    await page.getByRole('button', { name: 'Run with test money' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect.poll(() => result.textContent()).toContain('"words": 6');
    const steps = page.getByRole('list', { name: 'Steps of the payment' }).getByRole('listitem');
    expect(await steps.count()).toBe(3);
    await steps.nth(0).getByText('Show the bytes').click();
    expect(await steps.nth(0).getByRole('region', { name: 'Answer' }).textContent()).toContain('HTTP/1.1 402 Payment Required');
    await steps.nth(2).getByText('Show the bytes').click();
    expect(await steps.nth(2).getByRole('region', { name: 'Request' }).textContent()).toContain('X-Payment-Token: tok_');
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('pays on the start page', async () => {
    const { page, complaints } = await open('/');
    await page.getByLabel('text').fill('one two three');
    await page.getByRole('button', { name: 'Pay and run' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'Answer' }).last().textContent()).toContain('"words": 3');
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows a price by the unit, its steps and what is free, and takes what the 402 asks for', async () => {
    const metered_price = {
      unit: 'characters',
      of: 'title',
      per_unit_amount: '0.02',
      per: 1000,
      min_amount: '0.01',
      steps: [{ above: 10_000, per_unit_amount: '0.01' }],
    };
    const change = async (body: object) =>
      expect(await service.patch('/api/v1/admin/tools/slugify', body, await service.asAdmin())).toMatchObject({ status: 200 });
    await change({ metered_price });
    const { page, complaints } = await open('/console/tools/slugify');
    const facts = page.getByRole('complementary');
    for (const text of ['from $0.01', '$0.02 for 1,000 characters of title', '$0.01 after 10,000 characters', '$0.01 at least']) {
      await facts.getByText(text, { exact: true }).first().waitFor();
    }
    await page.getByRole('textbox', { name: 'title' }).fill('a'.repeat(1500));
    await page.getByRole('button', { name: 'Run with test money' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    const steps = page.getByRole('list', { name: 'Steps of the payment' }).getByRole('listitem');
    expect(await steps.nth(0).textContent()).toContain('"amount": "0.03"');
    await page.context().close();
    await change({ metered_price: null, price_amount: '0.05', free_per_day: 2 });
    const free = await open('/console/tools/slugify');
    await free.page.getByText('2 calls a day are free with an account').waitFor();
    expect([...complaints, ...free.complaints]).toEqual([]);
    await free.page.context().close();
    await change({ free_per_day: 0 });
  });

  it('shows the texts of owners as texts', async () => {
    const { login } = await service.customer();
    const form = new FormData();
    form.set('title', '<img src=x onerror="window.owned=1"> "quoted" {{7*7}}');
    form.set('description', '<script>window.owned=2</script> [link](javascript:window.owned=3) javascript:alert(1)');
    form.set('asset_type', 'dataset');
    form.set('price_amount', '0.10');
    form.set('file', new Blob(['"<svg onload=window.owned=5>",b\n1,2\n'], { type: 'text/csv' }), 'x"><script>window.owned=6</script>.csv');
    const { status, body } = await service.send('POST', '/api/v1/admin/assets/upload', { headers: login, body: form });
    expect(status).toBe(201);
    const { page, complaints } = await open(`/console/assets/${String(Reflect.get(Object(body), 'id'))}`);
    await page.getByRole('heading', { level: 1, name: '<img src=x' }).waitFor();
    for (const link of await page.locator('a[href]').all())
      expect(await link.getAttribute('href')).not.toMatch(/^\s*(?:javascript|data):/i);
    expect(await page.evaluate('window.owned')).toBeUndefined();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['https://example.com/', '//example.com', '/\\\\example.com', '/console/../..//example.com', 'javascript:alert(1)'])(
    'goes nowhere else after a login that a link to %s began',
    async (to) => {
      const { page } = await open(`/console/login?to=${encodeURIComponent(to)}`);
      await page.getByLabel('Email').fill(adminLogin.email);
      await page.getByLabel('Password').fill(adminLogin.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(`${service.url}/console/bridge`);
      await page.context().close();
    },
  );

  it('pays nothing for an input that cannot work', async () => {
    const { page } = await open('/console/tools/slugify');
    const field = page.getByRole('textbox').first();
    await field.fill('');
    await page.getByRole('button', { name: 'Run with test money' }).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toBeTruthy();
    expect(await page.getByRole('list', { name: 'Steps of the payment' }).getByRole('listitem').count()).toBe(1);
    await page.context().close();
  });

  it('sells a file with test money and downloads it', async () => {
    const { page, complaints } = await open(`/console/assets/${sampleAsset}`);
    await page.getByRole('button', { name: 'Buy with test money' }).click();
    const link = page.getByRole('link', { name: /Download planets\.csv/ });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('planets.csv');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('searches while somebody types, and records only what was entered as demand', async () => {
    const { page, complaints } = await open('/console/catalog');
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/search') asked.push(`${url.searchParams.get('q')} ${url.searchParams.get('draft')}`);
    });
    await page.getByRole('searchbox').pressSequentially('slug', { delay: 5 });
    await expect.poll(() => page.getByRole('link', { name: 'Slugify' }).count()).toBe(1);
    expect(asked.every((each) => each.endsWith(' true'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toContain('slug null');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('reports a need that nothing answers', async () => {
    const { page, complaints } = await open('/console/catalog?q=xylophone+zzgrk+qqvvx');
    await page.getByRole('link', { name: 'Report the need' }).click();
    await page.waitForURL('**/console/demand?*');
    expect(await page.getByLabel('What do you need?').inputValue()).toBe('xylophone zzgrk qqvvx');
    await page.getByRole('button', { name: 'Report the need' }).click();
    await expect.poll(() => page.getByRole('status').last().textContent()).toContain('It is stored');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('speaks Chinese to those who read it, and remembers a choice', async () => {
    const { page, complaints } = await open('/', { locale: 'zh-CN' });
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
    await page.getByRole('link', { name: '目录' }).first().click();
    await page.getByRole('searchbox').fill('字数统计');
    // Until then, the list of all tools is shown.
    await page.getByText(/个结果/).waitFor();
    await page.getByRole('link', { name: '字数统计' }).click();
    await page.getByLabel('文本 (text)').waitFor();
    await page.getByRole('button', { name: '用测试币运行' }).click();
    await expect.poll(() => page.getByRole('region', { name: '结果' }).textContent()).toContain('"words"');
    await page.getByRole('button', { name: 'English' }).click();
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('works by keyboard alone', async () => {
    const { page, complaints } = await open('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Commands' });
    await palette.waitFor();
    await page.keyboard.type('word count');
    await page.getByRole('option', { name: 'Search for "word count"' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/catalog?q=word*');
    await page.getByRole('link', { name: 'Word Count' }).waitFor();
    await tabTo(page, 'Word Count');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/tools/word-count');
    await page.getByRole('button', { name: 'Run with test money' }).waitFor();
    await tabTo(page, 'Run with test money');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).textContent()).toContain('"words": 3');
    await tabTo(page, 'curl');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('region', { name: 'TypeScript' }).textContent()).toContain('fareboxClient');
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('slugify');
    const slugify = page.getByRole('option', { name: 'Slugify', exact: true });
    await slugify.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1);
    for (let presses = 0; presses < 10 && (await slugify.getAttribute('aria-selected')) !== 'true'; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/tools/slugify');
    await expect.poll(() => palette.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows the theme that was chosen', async () => {
    const { page } = await open('/', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.reload();
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
    await page.context().close();
  });

  it('says what is wrong when the service cannot be reached, and tries again', async () => {
    const { page } = await open('/console/demand');
    await page.route('**/api/tools?*', (route) => route.abort());
    await page.goto(`${service.url}/console/catalog`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('could not be reached');
    await page.unroute('**/api/tools?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Word Count' }).waitFor();
    await page.context().close();
  });

  it('keeps its own pages while the connection is gone, and goes on when it is back', async () => {
    const { page } = await open('/console/catalog');
    await page.context().setOffline(true);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Demand' }).first();
    await link.hover();
    await link.click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('A part of this page could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('This page could not be shown');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Demand', exact: true }).waitFor();
    expect(page.url()).toBe(`${service.url}/console/demand`);
    await page.context().close();
  });

  it('brings the new parts of a page that was opened before an update of the service', async () => {
    const { page } = await open('/console/catalog');
    await page.route('**/console/static/demand-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('navigation').getByRole('link', { name: 'Demand' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Demand', exact: true }).waitFor();
    await page.context().close();
  });

  it('loads the first page with less than 150 kB, and is usable within a second', async () => {
    const { context, page } = await openTab();
    let bytes = 0;
    page.on('requestfinished', (request) => {
      void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
    });
    await page.goto(service.url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Pay and run' }).waitFor();
    expect(bytes).toBeLessThan(150_000);
    await context.close();
  });

  /** Presses Tab until something with this text has the focus. */
  async function tabTo(page: Page, text: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate('document.activeElement.textContent')) === text) return;
    }
    throw new Error(`${text} cannot be reached by Tab`);
  }
});
