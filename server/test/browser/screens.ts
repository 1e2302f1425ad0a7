/**
 * Takes the pictures of docs/screens: `node server/test/browser/screens.ts`, after a build of the console. They show a service of some weeks,
 * filled through its own API. With `--all FOLDER` it takes every page instead, whole, in both themes and languages, 1440, 1280 and 390 pixels
 * wide, to be looked at after a change; with `--of desk` those whose path matches.
 */
import { CreatedApiKey, Session } from '@farebox/contract';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { dayMs, hourMs, minuteMs } from '../../src/clock.ts';
import { openConsole } from '../../src/http/console/console-files.ts';
import { dice as diceOf } from '../dice.ts';
import { adminLogin, startService, textAt, type Customer } from '../service.ts';

const { all, of = '' } = parseArgs({ options: { all: { type: 'string' }, of: { type: 'string' } } }).values;
const folder = all ?? join(import.meta.dirname, '../../../docs/screens');
const dice = diceOf(7);
/** How far the clock of the service is behind. */
let behindMs = 29 * dayMs + 12 * hourMs;
const owner = { email: 'harbour@example.com', password: adminLogin.password, display_name: 'Harbour Data' };

const data = [
  [
    'Rain in Hong Kong by day, 1997 to 2026',
    'Daily rain in millimetres at 42 stations of Hong Kong, with gaps marked.',
    '0.40',
    rain(),
    'rain.csv',
  ],
  ['Ferry passengers of the Pearl River Delta', 'Passengers by month, line and pier from 2010 to 2026.', '1.20', ferries(), 'ferries.csv'],
  ['Opening hours of 1,800 clinics', 'Clinics of Kowloon with hours, languages and emergency rooms.', '0.75', clinics(), 'clinics.csv'],
] as const;
const searches = [
  'rain in hong kong',
  'count the words of a text',
  'ferry timetable',
  'clinics that open on sunday',
  'make a slug of a title',
];
const unmet = [
  'tide tables of Victoria Harbour as JSON',
  'live queue length at the border checkpoints',
  'menus of dai pai dong with prices',
];

const built = await openConsole();
if (built === null) throw new Error('build the console first: npm run build --workspace console');
const pages = built;
const probing = { FAREBOX_PROBE_SECONDS: '300' };
await using service = await startService({
  pages,
  clock: { now: () => Date.now() - behindMs },
  settings: { ...probing, FAREBOX_SEED: '1', FAREBOX_TOOL_ENGINE: 'local', FAREBOX_PLATFORM_FEE_BPS: '1000' },
});
await fill();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  await mkdir(folder, { recursive: true });
  await (all === undefined ? takeChosen() : takeEvery());
} finally {
  await browser.close();
}

async function fill(): Promise<void> {
  const registered = await service.post('/api/v1/auth/register', owner);
  const login = { authorization: `Bearer ${textAt(registered.body, 'token')}` };
  const assets: string[] = [];
  for (const [title, description, price, file, name] of data) {
    const form = new FormData();
    for (const [member, value] of Object.entries({ title, description, price_amount: price, asset_type: 'dataset' }))
      form.set(member, value);
    form.set('file', new Blob([file], { type: 'text/csv' }), name);
    const { body } = await service.send('POST', '/api/v1/admin/assets/upload', { headers: login, body: form });
    assets.push(textAt(body, 'id'));
  }
  const { user } = Session.parse(registered.body);
  await service.post(`/api/v1/admin/users/${user.id}/credit`, { amount: '80.00' }, await service.asAdmin());
  const limits = { cap_day: '5.00', cap_total: '50.00', services: ['word-count', 'slugify'], expires_at: '2030-01-01T00:00:00Z' };
  await service.post('/api/v1/me/api-keys', { name: 'Report writer', ...limits }, login);
  const own = CreatedApiKey.parse((await service.post('/api/v1/me/api-keys', { name: 'Research agent' }, login)).body);
  const agents: Array<Pick<Customer, 'apiKey'>> = [{ apiKey: { 'x-api-key': own.key } }];
  for (let made = 0; made < 12; made += 1) agents.push(await service.customer({ credit: '500.00' }));
  for (let day = 29; day >= 1; day -= 1) {
    behindMs = day * dayMs + 6 * hourMs;
    for (let asked = 0; day < 7 && asked < 10; asked += 1) {
      behindMs -= 20 * minuteMs;
      await look(dice.oneOf(agents));
    }
    const sales = 2 + Math.round(3 * Math.abs(Math.sin(day / 4))) + dice.int(4);
    for (let sold = 0; sold < sales; sold += 1) {
      behindMs -= hourMs;
      await fetchAsset(dice.oneOf(agents), dice.oneOf(assets));
    }
  }
  for (let hour = 23; hour >= 0; hour -= 1) {
    const rush = 4 + Math.round(9 * (1 + Math.sin((hour + 4) / 3.8)));
    for (let asked = 0; asked < rush; asked += 1) {
      behindMs = Math.max(0, hour * hourMs - asked * 2 * minuteMs);
      await ask(dice.oneOf(agents), assets);
    }
  }
  behindMs = 0;
  await service.parts.accessLog.flush();
}

async function look({ apiKey }: Pick<Customer, 'apiKey'>): Promise<void> {
  await service.get(`/api/search?q=${encodeURIComponent(dice.oneOf(dice.oneIn(6) ? unmet : searches))}`, apiKey);
}

async function ask(agent: Pick<Customer, 'apiKey'>, assets: readonly string[]): Promise<void> {
  const { apiKey } = agent;
  await look(agent);
  if (dice.oneIn(3)) await service.post('/api/tools/word-count', { text: 'to be or not to be' }, apiKey);
  else if (dice.oneIn(5)) await fetchAsset(agent, dice.oneOf(assets));
  else {
    const paying = { ...apiKey, 'x-payment-provider': 'credit' };
    if (dice.oneIn(12)) await service.post('/api/tools/slugify', { title: '東京' }, paying);
    else await service.post('/api/tools/word-count', { text: 'the quick brown fox' }, paying);
  }
}

async function fetchAsset({ apiKey }: Pick<Customer, 'apiKey'>, asset: string): Promise<void> {
  await service.send('POST', `/api/v1/assets/fetch?asset_id=${asset}`, { headers: { ...apiKey, 'x-payment-provider': 'credit' } });
}

async function takeChosen(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await tab(colorScheme);
    await take(visitor, '/', `start-${colorScheme}`);
    if (colorScheme === 'light') {
      await take(visitor, '/console/catalog?q=rain+in+hong+kong', 'catalog-light');
      const { body } = await service.get('/api/v1/assets?limit=20');
      const items: Array<{ id: string; title: string }> = Reflect.get(Object(body), 'items');
      await take(visitor, `/console/assets/${items.find(({ title }) => title.startsWith('Rain in Hong Kong by'))?.id}`, 'asset-light');
    } else {
      // Health is measured in real time.
      await using fresh = await startService({ pages, settings: probing });
      await take(visitor, '/console/tools/word-count', 'tool-dark', {
        url: fresh.url,
        act: async (page) => {
          await page.getByRole('button', { name: 'Run with test money' }).click();
          await page.getByRole('region', { name: 'Result' }).waitFor();
          await page.getByText('Show the bytes').first().click();
          await page.evaluate('document.querySelector("#try-it").scrollIntoView(); scrollBy(0, -90)');
        },
      });
    }
    const operator = await tab(colorScheme, adminLogin);
    await take(operator, '/console/bridge', `bridge-${colorScheme}`);
    if (colorScheme === 'light') {
      const { body } = await service.get('/api/v1/admin/payments?limit=1&status=paid', await service.asAdmin());
      const [payment]: Array<{ id: string }> = Reflect.get(Object(body), 'items');
      await take(operator, `/console/bridge/payments/${payment?.id}`, 'payment-light');
    } else await take(operator, '/console/bridge/demand', 'demand-dark');
    await take(await tab(colorScheme, owner), '/console/desk', `desk-${colorScheme}`);
  }
  const phone = await tab('light', adminLogin, { width: 390, height: 780 });
  await take(phone, '/console/bridge', 'bridge-phone');
}

/** Every page of the console, by who sees it. */
async function everyPage(): Promise<Array<{ login?: { email: string; password: string }; paths: string[] }>> {
  const admin = await service.asAdmin();
  const idIn = async (path: string) => {
    const { body } = await service.get(path, admin);
    const [first]: Array<{ id: string }> = Reflect.get(Object(body), 'items');
    return first?.id ?? 'none';
  };
  const bridge = [
    'assets',
    'audit',
    'clients',
    'demand',
    'jobs',
    'log',
    'payments',
    'payouts',
    'revenue',
    'settings',
    'settlements',
    'tools',
    'upstream',
    'users',
    'webhooks',
  ];
  return [
    {
      paths: [
        '/',
        '/console/catalog',
        '/console/catalog?q=rain+in+hong+kong',
        '/console/catalog?q=qwzx+vbnk+plmokn',
        '/console/tools/word-count',
        `/console/assets/${await idIn('/api/v1/assets?limit=1')}`,
        '/console/demand',
        '/console/data',
        '/console/login',
        '/console/setup',
        '/docs',
      ],
    },
    {
      login: owner,
      paths: ['', '/add', '/assets', '/tools/none', '/earnings', '/purchases', '/credit', '/keys', '/account', '/team', '/webhooks'].map(
        (page) => `/console/desk${page}`,
      ),
    },
    {
      login: adminLogin,
      paths: [
        '/console/bridge',
        ...bridge.map((page) => `/console/bridge/${page}`),
        `/console/bridge/payments/${await idIn('/api/v1/admin/payments?limit=1&status=paid')}`,
        '/console/bridge/tools/word-count',
        `/console/bridge/users/${await idIn('/api/v1/admin/users?limit=1&role=owner')}`,
      ],
    },
  ];
}

async function takeEvery(): Promise<void> {
  for (const { login, paths } of await everyPage()) {
    const asked = paths.filter((path) => new RegExp(of).test(path));
    if (asked.length === 0) continue;
    for (const locale of ['en-GB', 'zh-CN']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await tab(colorScheme, login, { locale });
        for (const path of asked) {
          const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'start';
          await take(context, path, `${name}-${locale.slice(0, 2)}-${colorScheme}`, { widths: [1440, 1280, 390] });
        }
        await context.close();
      }
    }
  }
}

async function tab(
  colorScheme: 'light' | 'dark',
  login?: { email: string; password: string },
  { width = 1280, height = 800, locale = 'en-GB' } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale, reducedMotion: 'reduce' });
  if (login === undefined) return context;
  const page = await context.newPage();
  await page.goto(`${service.url}/console/login`);
  await page.locator('input[type=email]').fill(login.email);
  await page.locator('input[type=password]').fill(login.password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL(/\/console\/(?:bridge|desk)$/);
  await page.close();
  return context;
}

async function take(
  context: BrowserContext,
  path: string,
  name: string,
  { url = service.url, act, widths = [] }: { url?: string; act?: (page: Page) => Promise<void>; widths?: readonly number[] } = {},
): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + path);
  await page.locator('h1').waitFor();
  await page.locator('.animate-pulse').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(700);
  await act?.(page);
  if (widths.length === 0) await page.screenshot({ path: join(folder, `${name}.png`) });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(200);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (Number(overflow) > 0) process.stdout.write(`${name}: ${String(overflow)} px too wide at ${width}\n`);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.close();
  process.stdout.write(`${name}\n`);
}

function rain(): string {
  const lines = Array.from({ length: 200 }, (_, day) => `2026-0${1 + (day % 9)}-${10 + (day % 18)},${(day * 37) % 83},King's Park`);
  return `day,mm,station\n${lines.join('\n')}\n`;
}

function ferries(): string {
  const lines = Array.from({ length: 120 }, (_, at) => `${2010 + (at % 16)}-0${1 + (at % 9)},Macau,${400_000 + at * 1311}`);
  return `month,line,passengers\n${lines.join('\n')}\n`;
}

function clinics(): string {
  const lines = Array.from({ length: 120 }, (_, at) => `Clinic ${at + 1},09:00-18:00,${at % 3 === 0 ? 'yes' : 'no'}`);
  return `name,hours,emergency\n${lines.join('\n')}\n`;
}
