import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedAsset } from '../registry.ts';
import { adminLogin, startService, textAt, type Service } from '../service.ts';
import { builtConsole, inspect, logIn, openTab, ready } from './chromium.ts';

describe('teams in the console', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ pages: await builtConsole() });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  async function person(email: string) {
    const credentials = { email, password: adminLogin.password };
    const login = { authorization: `Bearer ${textAt((await service.post('/api/v1/auth/register', credentials)).body, 'token')}` };
    const opened = await openTab({ locale: 'en-GB' });
    await logIn(opened.page, service.url, credentials);
    return { ...opened, login };
  }

  it('are made, joined and left; each tab acts for its own account', async () => {
    const ada = await person('ada@example.com');
    const { page } = ada;
    await uploadedAsset(service, ada.login, { title: 'Ferries of Macau' });
    await page.goto(`${service.url}/console/desk/team`);
    expect(await page.getByLabel('Act for').count()).toBe(0);
    await page.getByLabel('Name').fill('Ferry Data');
    await page.getByRole('button', { name: 'Make a team' }).click();
    await page.waitForURL('**/console/desk');
    await page.goto(`${service.url}/console/desk/team`);
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('Email').fill('bob@example.com');
    await page.getByLabel('Cap of a day').fill('2.00');
    expect(await inspect(page, 'team-invite')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await page.getByText('The invitation, shown once').waitFor();
    const link = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';

    const bob = await person('bob@example.com');
    await bob.page.goto(link.trim());
    await bob.page.getByText('Ferry Data').waitFor();
    expect(await inspect(bob.page, 'invitation')).toEqual([]);
    await bob.page.getByRole('button', { name: 'Join the team' }).click();
    await bob.page.waitForURL('**/console/desk');
    await bob.page.goto(`${service.url}/console/desk/team`);
    await bob.page.getByText('ada@example.com').waitFor();
    expect(await bob.page.getByRole('button', { name: 'Remove' }).count()).toBe(0);

    // The own account, in another tab: its asset moves to the team.
    const other = await page.context().newPage();
    await other.goto(`${service.url}/console/desk/assets`);
    await other.getByRole('button', { name: /Ferries of Macau/ }).click();
    await other.getByRole('menuitem', { name: 'Move' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await other.getByText('Moved').waitFor();
    await page.goto(`${service.url}/console/desk/assets`);
    await page.getByText('Ferries of Macau').first().waitFor();

    await page.goto(`${service.url}/console/desk/team`);
    await ready(page);
    expect(await inspect(page, 'team')).toEqual([]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('bob@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Removed').first().waitFor();
    await bob.page.goto(`${service.url}/console/desk/keys`);
    await bob.page.waitForURL('**/console/desk');
    await expect.poll(() => bob.page.getByLabel('Act for').count()).toBe(0);
    for (const { context } of [ada, bob]) await context.close();
  });
});
