import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';
import { openTab, overflowOf, type Tab } from './chromium.ts';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

describe('the pages in a browser', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  /** Opens a page and collects what it complains about: broken scripts, refused styles, anything fetched from elsewhere. */
  async function open(path: string, viewport = widths.desktop): Promise<Tab> {
    const tab = await openTab({ viewport, refusalsAreFaults: true, only: service.url });
    const { page } = tab;
    await page.goto(service.url + path);
    return tab;
  }

  it('shows the documentation without overflow on a desktop and on a phone', async () => {
    for (const [path, heading] of [
      ['/docs', 'Data, APIs and tools'],
      ['/docs/sell-data', 'Sell data'],
      ['/docs/demand', 'Report an unmet need'],
      ['/docs/operating', 'Operating'],
      ['/docs/errors', 'Errors'],
      ['/docs/tools', 'Tools'],
      ['/docs/tools/word-count', 'Word Count'],
    ] as const) {
      const { page, complaints } = await open(path);
      expect(await page.locator('h1').count(), path).toBe(1);
      expect(await page.locator('h1').textContent()).toContain(heading);
      for (const [name, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        expect(await overflowOf(page), `${path} on a ${name}`).toBeLessThanOrEqual(0);
      }
      expect(complaints, path).toEqual([]);
      await page.close();
    }
  });

  it('sends a browser from / to the documentation', async () => {
    const { page } = await open('/');
    expect(new URL(page.url()).pathname).toBe('/docs');
    await page.close();
  });
});
