import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';
import { openTab } from './chromium.ts';

const counted = { words: 6, lines: 1 };

/** What an agent in a page imports, in the one file that its bundler makes of it. */
async function bundled(): Promise<string> {
  const input = fileURLToPath(new URL('./agent-in-a-page.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  return output[0].code;
}

describe('the client in a page of another site', () => {
  let site: Server;
  let origin: string;
  let service: Service;
  beforeAll(async () => {
    const code = await bundled();
    site = createServer((request, response) => {
      if (request.url === '/agent.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><script type="module" src="/agent.js"></script>');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const address = site.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    service = await startService({ settings: { FAREBOX_ALLOWED_ORIGINS: origin } });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    site.close();
  });

  async function open(): Promise<Page> {
    const { page } = await openTab();
    await page.goto(origin, { waitUntil: 'load' });
    return page;
  }
  const run = (page: Page, what: string) => page.evaluate(`agent.${what}`);
  const paidCalls = async () =>
    (await service.parts.database.read.selectFrom('payments').select('id').where('status', '=', 'paid').execute()).length;

  it('finds a tool, pays with test money and calls it', async () => {
    const page = await open();
    expect(await run(page, `typed(${JSON.stringify(service.url)})`)).toMatchObject(counted);
    await page.context().close();
  });

  it('pays with a wallet, and verifies the receipt', async () => {
    const page = await open();
    expect(await run(page, `byWallet(${JSON.stringify(service.url)})`)).toMatchObject({ answer: counted, receipts: [service.url] });
    await page.context().close();
  });

  it('pays for an MCP client, where the operator lets the site in', async () => {
    const page = await open();
    expect(await run(page, `overMcp(${JSON.stringify(service.url)})`)).toMatchObject(counted);
    await page.context().close();
  });

  it('uses what it paid when the page was closed before the answer came', async () => {
    const page = await open();
    const before = await paidCalls();
    await page.route('**/api/tools/word-count', async (route) => {
      const response = await route.fetch();
      if (response.status() === 200) await route.abort();
      else await route.fulfill({ response });
    });
    const lost = run(page, `remembered(${JSON.stringify(service.url)})`).catch((thrown: unknown) => String(thrown));
    await expect.poll(paidCalls).toBe(before + 1);
    // The page is closed, and the lost answer stopped, before answers are let through: its own retry must not get one.
    const address = page.url();
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(address, { waitUntil: 'load' });
    expect(String(await lost)).not.toContain('words');
    expect(await run(page, `remembered(${JSON.stringify(service.url)})`)).toMatchObject(counted);
    expect(await paidCalls()).toBe(before + 1);
    await page.context().close();
  });
});
