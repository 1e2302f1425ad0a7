import { parse } from 'csv-parse/sync';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { PayoutBatchDetails, PayoutBatchPage, PayoutLine, PayoutLinePage, PayoutPlan } from '@farebox/contract';
import { eachDatabase } from '../../../test/databases.ts';
import { deskOn } from '../../../test/desk.ts';
import { network, payoutDesk, walletOf } from '../../../test/payouts.ts';
import { readAnswer, type RequestHeaders } from '../../../test/service.ts';
import { dayMs } from '../../clock.ts';
import { asProblem } from '../../errors.ts';
import { earningsAccount } from '../../payments/money/ledger.ts';
import type { Env } from '../../surface/client-address.ts';
import { payoutRoutes } from './payout-routes.ts';

eachDatabase('the payout routes', (open) => {
  let desk: Awaited<ReturnType<typeof deskOn>>;
  let app: Hono<Env>;

  beforeEach(async () => {
    desk = await deskOn(await open());
    app = new Hono<Env>();
    app.route('/api/v1', payoutRoutes({ ...desk.parts, earnings: { ...desk.parts.earnings, ...payoutDesk(desk) } }));
    app.onError((thrown, c) => {
      const { status, code, message, details } = asProblem(thrown);
      return new Response(JSON.stringify({ error: message, code, issues: details.issues }), { status, headers: c.res.headers });
    });
    for (const [owner, digit] of [
      [desk.ada, 'a'],
      [desk.bob, 'b'],
    ] as const) {
      await desk.accounts.update(owner, '', { payoutWallet: walletOf(digit) });
      await desk.sellAsset(await desk.asset(owner, { priceMicros: 5_000_000 }));
    }
  });

  async function ask(method: string, path: string, headers: RequestHeaders = {}, body?: unknown) {
    const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
    return readAnswer(await app.request(`/api/v1${path}`, { method, headers: { ...headers }, ...json }));
  }
  const post = (path: string, body: unknown, headers: RequestHeaders = desk.asAdmin) => ask('POST', path, headers, body);
  const get = (path: string, headers: RequestHeaders = desk.asAdmin) => ask('GET', path, headers);

  /** The logins are short-lived: time passes before they are made. */
  async function due(): Promise<void> {
    desk.time.now += 8 * dayMs;
    for (const who of ['root', 'ada', 'bob'] as const) {
      const { token } = await desk.accounts.login({ email: `${who}@example.com`, password: 'correct horse battery' });
      const bearer = { authorization: `Bearer ${token}` };
      if (who === 'root') desk.asAdmin = bearer;
      if (who === 'ada') desk.asAda = bearer;
      if (who === 'bob') desk.asBob = bearer;
    }
  }
  async function made() {
    await due();
    return PayoutBatchDetails.parse((await post('/admin/payouts', { note: 'November' })).body);
  }
  const lineOf = ({ lines }: PayoutBatchDetails, owner: string) => {
    const line = lines.find(({ owner_id: id }) => id === owner);
    if (line === undefined) throw new Error('no such line');
    return line;
  };

  it('plan without an effect, then pay', async () => {
    await due();
    const { status, body, headers } = await post('/admin/payouts', { dry_run: true });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(PayoutPlan.parse(body)).toEqual(body);
    expect(body).toMatchObject({ network, method: 'export', minimum: '1.00', line_count: 2, total: '8.00', left_out_count: 0 });
    expect(PayoutBatchPage.parse((await get('/admin/payouts')).body).items).toEqual([]);
    const real = await post('/admin/payouts', {});
    expect(real.status).toBe(201);
    expect(PayoutBatchDetails.parse(real.body)).toEqual(real.body);
    expect(real.body).toMatchObject({ state: 'open', line_count: 2, total: '8.00', paid: '0.00', created_by: desk.adminId });
    expect(await post('/admin/payouts', {})).toMatchObject({ status: 200, body: { line_count: 0, total: '0.00' } });
  });

  it('honour the Idempotency-Key', async () => {
    await due();
    const keyed = { ...desk.asAdmin, 'idempotency-key': 'november' };
    const first = await post('/admin/payouts', {}, keyed);
    const second = await post('/admin/payouts', {}, keyed);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await post('/admin/payouts', { note: 'other' }, keyed)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('list batches, show one with its lines, and export both without spreadsheet formulas', async () => {
    const batch = await made();
    expect(PayoutBatchPage.parse((await get('/admin/payouts?state=open')).body).items).toMatchObject([{ id: batch.id, note: 'November' }]);
    expect((await get(`/admin/payouts/${batch.id}`)).body).toEqual(batch);
    const line = lineOf(batch, desk.ada);
    await post(`/admin/payouts/${batch.id}/lines/${line.id}/paid`, { reference: '=cmd|"/c calc"!A1' });
    const file = await get(`/admin/payouts/${batch.id}?format=csv`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="payout-${batch.id}.csv"`);
    const rows: Array<Record<string, string>> = parse(file.text, { columns: true });
    expect(rows.find(({ owner_id: owner }) => owner === desk.ada)).toMatchObject({
      id: line.id,
      address: walletOf('a').address,
      amount: '4.00',
      state: 'paid',
      reference: `'=cmd|"/c calc"!A1`,
    });
    expect(parse((await get('/admin/payouts?format=csv')).text, { columns: true })).toMatchObject([{ id: batch.id, paid: '4.00' }]);
  });

  it('accept an admin’s decision about a line once', async () => {
    const batch = await made();
    const path = (owner: string) => `/admin/payouts/${batch.id}/lines/${lineOf(batch, owner).id}`;
    const paid = await post(`${path(desk.ada)}/paid`, { reference: 'wire 17' });
    expect(paid.status).toBe(200);
    expect(PayoutLine.parse(paid.body)).toMatchObject({ state: 'paid', reference: 'wire 17', failure: null });
    expect(await post(`${path(desk.ada)}/paid`, { reference: 'wire 17' })).toMatchObject({ status: 200, body: paid.body });
    expect(await post(`${path(desk.ada)}/failed`, { reason: 'no' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await post(`${path(desk.bob)}/failed`, { reason: 'closed' })).toMatchObject({ status: 200, body: { failure: 'closed' } });
    expect(await desk.ledger.balance(desk.database.read, earningsAccount(desk.bob))).toBe(4_000_000);
    expect((await get(`/admin/payouts/${batch.id}`)).body).toMatchObject({ state: 'done', paid: '4.00', failed: '4.00' });
    expect(await post(`/admin/payouts/${batch.id}/lines/pot_unknown/paid`, { reference: 'x' })).toMatchObject({ status: 404 });
    expect(await get('/admin/payouts/pob_unknown')).toMatchObject({ status: 404 });
  });

  it('show owners only their own payouts', async () => {
    const batch = await made();
    const page = PayoutLinePage.parse((await get('/me/payouts', desk.asAda)).body);
    expect(page).toEqual({ items: [lineOf(batch, desk.ada)], next_cursor: null });
    expect((await get('/me/payouts', desk.withAdaKey)).body).toEqual(page);
    expect((await get('/me/payouts?format=csv', desk.asBob)).text).not.toContain(desk.ada);
    expect(await get('/me/payouts', desk.asAdmin)).toMatchObject({ status: 200, body: { items: [] } });
  });

  describe('refuse', () => {
    it('callers without the login of an admin, before the request is parsed', async () => {
      const batch = await made();
      const line = lineOf(batch, desk.ada).id;
      for (const [method, path] of [
        ['POST', '/admin/payouts'],
        ['GET', '/admin/payouts?limit=nonsense'],
        ['GET', `/admin/payouts/${batch.id}`],
        ['GET', '/admin/payouts/pob_unknown'],
        ['POST', `/admin/payouts/${batch.id}/lines/${line}/paid`],
        ['POST', `/admin/payouts/${batch.id}/lines/${line}/failed`],
      ] as const) {
        const body = method === 'POST' ? { nonsense: 1 } : undefined;
        expect(await ask(method, path, {}, body)).toMatchObject({ status: 401 });
        for (const credential of [desk.asAda, desk.withAdaKey, desk.withAdminKey]) {
          expect(await ask(method, path, credential, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
        }
      }
      expect(await get('/me/payouts', {})).toMatchObject({ status: 401 });
    });

    it('malformed requests', async () => {
      const batch = await made();
      const line = lineOf(batch, desk.ada).id;
      for (const body of [
        { dry_run: 'yes' },
        { network: 'base' },
        { network: 'eip155:0' },
        { method: 'cheque' },
        { method: 'chain' },
        { note: '' },
        { note: 'a\u0000b' },
        { amount: '5.00' },
        { owners: [desk.ada] },
      ]) {
        expect(await post('/admin/payouts', body), JSON.stringify(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      }
      for (const body of [{}, { reference: '' }, { reference: 'a\nb' }, { reference: 'x'.repeat(201) }, { reference: 'x', amount: '1' }]) {
        expect(await post(`/admin/payouts/${batch.id}/lines/${line}/paid`, body)).toMatchObject({ status: 400 });
      }
      expect(await post(`/admin/payouts/${batch.id}/lines/a'b/paid`, { reference: 'x' })).toMatchObject({ status: 400 });
      for (const query of ['cursor=usr_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'state=lost', 'format=xml', "line_id='"]) {
        expect(await get(`/admin/payouts?${query}`)).toMatchObject({ status: 400 });
      }
      expect(await post('/admin/payouts', {}, { ...desk.asAdmin, 'idempotency-key': 'a,b' })).toMatchObject({ status: 400 });
    });
  });
});
