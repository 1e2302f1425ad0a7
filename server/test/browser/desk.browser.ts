import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleFiles } from '../../src/http/console/console-files.ts';
import { adminLogin, startService, textAt, type RequestHeaders, type Service } from '../service.ts';
import { builtConsole, inspect, logIn, openTab, ready } from './chromium.ts';

const owner = { email: 'grace@example.com', password: adminLogin.password };
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const { address } = key;

describe('what a browser adds to the console', () => {
  let pages: ConsoleFiles;
  let service: Service;
  let login: RequestHeaders;
  beforeAll(async () => {
    pages = await builtConsole();
    service = await startService({ pages, settings: { FAREBOX_ADMIN_EMAIL: '', FAREBOX_ADMIN_PASSWORD: '' } });
    login = { authorization: `Bearer ${textAt((await service.post('/api/v1/auth/register', owner)).body, 'token')}` };
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  const tab = (locale = 'en-GB') => openTab({ locale });

  /** Wallets as extensions put them into a page. */
  const wallets = (answer: string) => `
    const provider = { request: async ({ method, params }) => { ${answer} } };
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', {
      detail: Object.freeze({ info: { uuid: '1', name: 'Test Wallet', icon: 'data:,', rdns: 'example.test' }, provider }),
    }));
    addEventListener('eip6963:requestProvider', announce);
    window.ethereum = provider;`;

  it('takes the address of a wallet that announces itself and signs, and shows that it is proven until it changes', async () => {
    const { context, page, complaints } = await tab();
    await context.exposeFunction('signAsWallet', (raw: string) => key.signMessage({ message: { raw: `0x${raw.slice(2)}` } }));
    await page.addInitScript(
      wallets(`
        if (method === 'eth_requestAccounts') return ['${address}'];
        if (method === 'personal_sign' && params[1] === '${address}') return window.signAsWallet(params[0]);
        throw new Error(method);`),
    );
    await logIn(page, service.url, owner);
    await page.goto(`${service.url}/console/desk/account`);
    await ready(page);
    expect(await page.getByRole('button', { name: 'Prove with the wallet of this browser' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Prove with Test Wallet' }).click();
    await page.getByText('No payment was signed').waitFor();
    expect(await page.getByLabel('Wallet for payouts').inputValue()).toBe(address);
    expect(await inspect(page, 'desk-wallet')).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect
      .poll(async () => (await service.get('/api/v1/auth/me', login)).body)
      .toMatchObject({ payout_wallet: { network: 'eip155:8453', address }, payout_wallet_proven: true });
    await page.getByText('proven by its signature').waitFor();
    expect(await inspect(page, 'desk-wallet-proven')).toEqual([]);
    await page.getByLabel('Wallet for payouts').fill('0x52908400098527886E0F7030069857D2E4169EE7');
    expect(await page.getByText('proven by its signature').count()).toBe(0);
    await page.getByLabel('Current password').first().fill(owner.password);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('not proven').waitFor();
    expect((await service.get('/api/v1/auth/me', login)).body).toMatchObject({ payout_wallet_proven: false });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes no for an answer, and offers the wallet of an older browser', async () => {
    const { context, page, complaints } = await tab();
    await page.addInitScript(`window.ethereum = { request: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })) };`);
    await logIn(page, service.url, owner);
    await page.goto(`${service.url}/console/desk/account`);
    await page.getByRole('button', { name: 'Prove with the wallet of this browser' }).click();
    await page.getByText('The wallet did not sign.').waitFor();
    await page.getByLabel('Wallet for payouts').fill('0x1');
    expect(await page.getByText('The wallet did not sign.').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    [
      'en-GB',
      {
        email: 'Email',
        password: 'Password',
        setUp: 'Set up',
        answers: 'leads to this service',
        again: 'Check again',
        end: 'To the overview',
        login: 'Log in',
      },
    ],
    [
      'zh-CN',
      { email: '电子邮箱', password: '密码', setUp: '设置', answers: '可访问此服务', again: '重新检测', end: '前往概览', login: '登录' },
    ],
  ])('sets up a new service in %s: the account, then every part really tried, and ends on the bridge', async (locale, say) => {
    await using fresh = await startService({ pages, settings: { FAREBOX_ADMIN_EMAIL: '', FAREBOX_ADMIN_PASSWORD: '' } });
    const { context, page, complaints } = await tab(locale);
    const token = new URL(fresh.setupUrl ?? '').hash;
    await page.goto(`${fresh.url}/console/setup${token}`);
    await page.getByLabel(say.email).fill(adminLogin.email);
    await page.getByLabel(say.password).fill(adminLogin.password);
    await page.getByRole('main').getByRole('button', { name: say.setUp }).click();
    await page.getByText(say.answers).waitFor();
    await expect.poll(() => page.locator('[data-outcome=checking]').count()).toBe(0);
    const outcomes = await page.locator('[data-outcome]').evaluateAll((steps) => steps.map((step) => step.getAttribute('data-outcome')));
    expect(await page.getByRole('banner').getByRole('link', { name: say.login }).count()).toBe(0);
    expect(outcomes).toEqual(['good', 'warn', 'warn', 'warn', 'good', 'warn']);
    expect(await inspect(page, `setup-${locale}`)).toEqual([]);
    const checked = page.waitForResponse((answer) => answer.url().endsWith('/setup-checks/storage'));
    await page.getByRole('button', { name: say.again }).last().click();
    expect((await checked).status()).toBe(200);
    // The checks are there again for an admin who is logged in.
    await page.goto(`${fresh.url}/console/setup`);
    await page.getByText(say.answers).waitFor();
    await page.getByRole('link', { name: say.end }).click();
    await page.waitForURL('**/console/bridge');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('runs a free call with a key, counts what is left, and pays nothing when none is', async () => {
    await using shop = await startService({ pages });
    const admin = await shop.asAdmin();
    expect(await shop.patch('/api/v1/admin/tools/slugify', { free_per_day: 1 }, admin)).toMatchObject({ status: 200 });
    const { apiKey } = await shop.customer();
    const { context, page, complaints } = await tab();
    await page.goto(`${shop.url}/console/tools/slugify`);
    await ready(page);
    await page.getByText('1 call a day is free with an API key').waitFor();
    await page.getByLabel('API key').fill(apiKey['x-api-key'] ?? '');
    await page.getByRole('button', { name: 'Run for free' }).click();
    await page.getByText('Nothing was paid. 0 free calls are left today.').waitFor();
    const steps = page.getByRole('list', { name: 'Steps of the payment' }).getByRole('listitem');
    expect(await steps.count()).toBe(1);
    expect(await steps.first().textContent()).toContain('It is answered without a payment.');
    await steps.first().getByText('Show the bytes').click();
    expect(await steps.first().textContent()).not.toContain(apiKey['x-api-key']);
    expect(await inspect(page, 'tool-free-call')).toEqual([]);
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.getByText('No free call is left today').waitFor();
    expect(await steps.count()).toBe(1);
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toContain(apiKey['x-api-key']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('runs a free tool without a payment', async () => {
    await using shop = await startService({ pages });
    expect(await shop.patch('/api/v1/admin/tools/word-count', { price_amount: '0' }, await shop.asAdmin())).toMatchObject({ status: 200 });
    const { context, page, complaints } = await tab();
    await page.goto(`${shop.url}/console/tools/word-count`);
    await page.getByText('It costs nothing').waitFor();
    await page.getByRole('button', { name: 'Run for free' }).click();
    await page.getByText('Nothing was paid.').waitFor();
    expect(await page.getByRole('list', { name: 'Steps of the payment' }).getByRole('listitem').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
