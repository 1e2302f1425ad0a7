import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { openConsole, type ConsoleFiles } from '../../src/http/console/console-files.ts';

export const desktop = { width: 1280, height: 860 };
export const phone = { width: 390, height: 844 };

/** Limits end what hangs; on a busy machine, everything takes longer. */
const patienceMs = 120_000;

let launched: Promise<Browser> | null = null;

/** Debian's Chromium, which asks nobody else for anything: one for all tests of a process, with which it ends. */
function sharedChromium(): Promise<Browser> {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  launched ??= chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', ...quiet] });
  return launched;
}

/** @throws if the console is not built */
export async function builtConsole(): Promise<ConsoleFiles> {
  const built = await openConsole();
  if (built === null) throw new Error('build the console first: npm run build --workspace console');
  return built;
}

export interface Tab {
  context: BrowserContext;
  page: Page;
  /** What breaks, and what the page does that it must not. */
  complaints: string[];
}

export interface TabOptions extends BrowserContextOptions {
  /** Whether answers of 400 and more are complaints: the browser itself reports each. */
  refusalsAreFaults?: boolean;
  /** The only address that the page may ask. */
  only?: string;
}

/** A tab of a person that nobody knows yet. */
export async function openTab({ refusalsAreFaults = false, only, ...options }: TabOptions = {}): Promise<Tab> {
  const browser = await sharedChromium();
  const context = await browser.newContext({ viewport: desktop, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && (refusalsAreFaults || !isRefusal)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const isOwn = only === undefined || request.url().startsWith(only) || request.url().startsWith('data:');
    if (!isOwn) complaints.push(`fetched ${request.url()}`);
  });
  return { context, page, complaints };
}

/** Colours in the middle of a fade have no contrast yet. */
const settled = `Promise.allSettled(
  document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
).then(() => null)`;

/** Charts take the new width of a window with the next frame. */
const drawn = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))';

/** What breaks WCAG 2.2 AA on a page, as far as a program sees it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  // Without frames of other sites, the results need no page of their own to be put together: half of the time.
  // What passes is not listed node by node, which takes longer than to find what does not.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}

/** By how many pixels a page is wider than its window. */
export async function overflowOf(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
}

/** Logs in at the console of a service, and waits for the desk or the bridge. */
export async function logIn(page: Page, serviceUrl: string, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${serviceUrl}/console/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/console\/(?:bridge|desk)$/);
}

/** Live views keep the network busy, so the page is ready when its heading and no skeleton is there. */
export async function ready(page: Page): Promise<void> {
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await expect.poll(() => page.locator('.animate-pulse').count()).toBe(0);
}

/** A folder for pictures of the pages, for people to look at; absent: none are made. */
const pictures = process.env['FAREBOX_TEST_PICTURES'];

/**
 * Looks at a page as it is now: each theme and each width once, because axe takes a while; with pictures, at all four.
 * @returns violations of WCAG, and overflow
 */
export async function inspect(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [desktop, phone]) {
      const isChecked = (colorScheme === 'light') === (viewport === desktop);
      if (!isChecked && pictures === undefined) continue;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.evaluate(drawn);
      for (const each of isChecked ? await violationsOf(page) : []) faults.push(`${name} ${colorScheme} ${viewport.width}: ${each}`);
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${name} ${viewport.width}: overflows by ${overflow}`);
      if (pictures === undefined) continue;
      await mkdir(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${viewport.width}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
  return faults;
}
