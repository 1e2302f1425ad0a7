import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { MyRevenuePage, RevenuePage, Statement } from '@farebox/contract';
import { eachDatabase } from '../../../test/databases.ts';
import { asker, deskOn } from '../../../test/desk.ts';
import type { Asset } from '../../assets/asset.ts';
import { newId } from '../../ids.ts';
import { earningsAccount } from '../../payments/money/ledger.ts';
import { revenueRoutes } from './revenue-routes.ts';

const minute = 60_000;
const since = '2026-11-18T00:00:00Z';

eachDatabase('the revenue routes', (open) => {
  let desk: Awaited<ReturnType<typeof deskOn>>;
  let ask: ReturnType<typeof asker>;
  let rain: Asset;
  let tides: Asset;

  beforeEach(async () => {
    desk = await deskOn(await open());
    ask = asker(revenueRoutes(desk.parts));
    [rain, tides] = [await desk.asset(desk.ada), await desk.asset(desk.bob)];
    for (const sell of [
      () => desk.sellAsset(rain),
      () => desk.sellCall('timestamp', 30_000),
      () => desk.sellAsset(tides),
      () => desk.sellAsset(rain, { isTest: true }),
    ]) {
      await sell();
      desk.time.now += minute;
    }
  });

  describe('show an admin', () => {
    it('all sales, with totals', async () => {
      const { status, body, headers } = await ask('/admin/revenue-events', desk.asAdmin);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      const page = RevenuePage.parse(body);
      expect(page).toEqual(body);
      expect(page.items.map(({ service_id }) => service_id)).toEqual([rain.id, tides.id, 'timestamp', rain.id]);
      expect(page.items[0]).toMatchObject({
        is_test: true,
        owner_id: desk.ada,
        asset_id: rain.id,
        amount: '0.05',
        fee: '0.01',
        net: '0.04',
      });
      expect(page.items[2]).toMatchObject({ kind: 'tool_call', owner_id: null, asset_id: null, amount: '0.03', fee: '0.03', net: '0.00' });
      expect(page.totals).toEqual({ events: 4, amount: '0.13', fee: '0.05', net: '0.08', test_amount: '0.05', currency: 'USD' });
    });

    it('the filtered sales, page by page, with the same totals on each', async () => {
      const first = RevenuePage.parse((await ask('/admin/revenue-events?kind=asset_delivery&limit=2', desk.asAdmin)).body);
      const second = RevenuePage.parse(
        (await ask(`/admin/revenue-events?kind=asset_delivery&limit=2&cursor=${first.next_cursor}`, desk.asAdmin)).body,
      );
      expect([first.items.length, second.items.length, second.next_cursor]).toEqual([2, 1, null]);
      expect(second.totals).toEqual(first.totals);
      const ofBob = RevenuePage.parse((await ask(`/admin/revenue-events?owner_id=${desk.bob}`, desk.asAdmin)).body);
      expect(ofBob.items.map(({ asset_id }) => asset_id)).toEqual([tides.id]);
      const early = '/admin/revenue-events?since=2026-11-18T19:06:40%2B08:00&until=2026-11-18T11:07:40Z';
      expect(RevenuePage.parse((await ask(early, desk.asAdmin)).body).totals.events).toBe(1);
    });

    it('the statement of an owner', async () => {
      const { body } = await ask(`/admin/users/${desk.ada}/statement?since=${since}`, desk.asAdmin);
      expect(Statement.parse(body)).toMatchObject({ account_id: desk.ada, opening_balance: '0.00', closing_balance: '0.04' });
      expect(await ask(`/admin/users/usr_unknown/statement?since=${since}`, desk.asAdmin)).toMatchObject({ status: 404 });
    });
  });

  describe('show an owner', () => {
    it.each(['asAda', 'withAdaKey'] as const)('their own revenue and balance, %s', async (credential) => {
      const { status, body } = await ask('/me/revenue', desk[credential]);
      expect(status).toBe(200);
      const page = MyRevenuePage.parse(body);
      expect(page.items.map(({ asset_id, is_test }) => [asset_id, is_test])).toEqual([
        [rain.id, true],
        [rain.id, false],
      ]);
      expect(page).toMatchObject({ balance: '0.04', test_balance: '0.04', totals: { events: 2, net: '0.04', test_amount: '0.05' } });
    });

    it('nothing of other owners, with any filter', async () => {
      const others = await ask(`/me/revenue?asset_id=${tides.id}`, desk.asAda);
      expect(others.body).toMatchObject({ items: [], totals: { events: 0, amount: '0.00' } });
      // A filter that only the operator has is refused.
      expect((await ask(`/me/revenue?owner_id=${desk.bob}`, desk.asAda)).body).toMatchObject({ code: 'invalid_input' });
      for (const query of [`owner_id=${desk.bob}`, 'kind=tool_call']) {
        const { text } = await ask(`/me/revenue?${query}`, desk.asAda);
        expect(text).not.toContain(tides.id);
        expect(text).not.toContain('timestamp');
      }
      expect((await ask('/me/revenue?format=csv', desk.asAda)).text).not.toContain(tides.id);
      expect((await ask(`/me/statement?since=${since}`, desk.asAda)).body).toMatchObject({ account_id: desk.ada });
    });

    it('a statement whose balances add up, also as a file', async () => {
      await desk.payOut(earningsAccount(desk.ada), 15_000);
      desk.time.now += minute;
      const { body } = await ask(`/me/statement?since=${since}`, desk.asAda);
      expect(Statement.parse(body)).toMatchObject({
        since: '2026-11-18T00:00:00.000Z',
        until: '2026-11-18T11:11:40.000Z',
        opening_balance: '0.00',
        closing_balance: '0.025',
        entries: [
          { kind: 'sale', amount: '0.04', balance: '0.04' },
          { kind: 'refund', amount: '-0.015', balance: '0.025', payment_id: null },
        ],
        is_complete: true,
      });
      const file = await ask(`/me/statement?since=${since}&format=csv`, desk.withAdaKey);
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="statement-${desk.ada}.csv"`);
      expect(parse(file.text, { columns: true })).toMatchObject([
        { kind: 'opening_balance', balance: '0', created_at: '2026-11-18T00:00:00.000Z' },
        { kind: 'sale', amount: '0.04', balance: '0.04' },
        { kind: 'refund', amount: '-0.015', balance: '0.025' },
        { kind: 'closing_balance', amount: '', balance: '0.025', created_at: '2026-11-18T11:11:40.000Z' },
      ]);
    });
  });

  it('give a statement for an accountant', async () => {
    const file = await ask(`/me/statement?since=${since}&format=pdf&language=zh`, desk.asAda);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="ST-20261118-20261118-[0-9A-F]{6}\.pdf"$/);
    expect(file.text.startsWith('%PDF-1.5')).toBe(true);
  });

  it('export all events, optionally from a cursor', async () => {
    const file = await ask('/admin/revenue-events?format=csv&limit=1', desk.asAdmin);
    expect(file.headers.get('content-type')).toContain('text/csv');
    const rows: Array<Record<string, string>> = parse(file.text, { columns: true });
    expect(rows.map(({ service_id: id }) => id)).toEqual([rain.id, tides.id, 'timestamp', rain.id]);
    expect(rows[2]).toMatchObject({ kind: 'tool_call', owner_id: '', amount: '0.03', is_test: 'false' });
    const rest = await ask(`/admin/revenue-events?format=csv&cursor=${rows[1]?.['id']}`, desk.asAdmin);
    expect(parse(rest.text, { columns: true })).toEqual(rows.slice(2));
  });

  it('check the credential before the query', async () => {
    const adminOnly = ['/admin/revenue-events', `/admin/users/${desk.ada}/statement`, '/admin/revenue-events?format=csv'];
    for (const path of adminOnly) {
      for (const query of ['', `${path.includes('?') ? '&' : '?'}limit=nonsense&since=never`]) {
        expect(await ask(path + query)).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
        expect(await ask(path + query, { 'x-client-id': 'root' })).toMatchObject({ status: 401 });
        for (const credential of [desk.asAda, desk.withAdaKey, desk.withAdminKey]) {
          expect(await ask(path + query, credential)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
        }
      }
    }
    for (const path of ['/me/revenue', '/me/statement', '/me/revenue?format=csv', '/me/statement?since=never']) {
      expect(await ask(path)).toMatchObject({ status: 401 });
      expect(await ask(path, { 'x-api-key': 'fbk_guess' })).toMatchObject({ status: 401 });
    }
  });

  it('refuse invalid pages, filters and ranges', async () => {
    const queries = [
      'cursor=nonsense',
      'cursor=rev_',
      `cursor=${newId('usr', 1)}`,
      "cursor=rev_01KAGT4M8E3V9S2QZ7XNBC5W'D",
      'limit=0',
      'limit=201',
      'since=yesterday',
      'since=2026-11-18',
      'since=2026-11-18T00:00:01Z&until=2026-11-18T00:00:00Z',
      'format=xml',
      'asset_id=a%00b',
      'asset_id=%25',
    ];
    for (const query of queries) {
      for (const [path, credential] of [
        ['/admin/revenue-events', desk.asAdmin],
        ['/me/revenue', desk.asAda],
      ] as const) {
        expect(await ask(`${path}?${query}`, credential), query).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      }
    }
  });

  it('refuse a statement with an invalid time, a reversed range, or more than 400 days', async () => {
    const queries = [
      'since=now',
      'since=2026-11-19T00:00:00Z',
      'since=2026-11-18T00:00:01Z&until=2026-11-18T00:00:00Z',
      'since=2025-01-01T00:00:00Z',
      'since=0001-01-01T00:00:00Z&until=9999-12-31T00:00:00Z',
      `since=${since}&format=docx`,
    ];
    for (const query of queries) {
      expect(await ask(`/me/statement?${query}`, desk.asAda), query).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(await ask(`/admin/users/${desk.ada}/statement?${query}`, desk.asAdmin)).toMatchObject({ status: 400 });
    }
  });
});
