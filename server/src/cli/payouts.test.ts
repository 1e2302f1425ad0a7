import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PayoutBatchDetails } from '@farebox/contract';
import { openSqliteFile } from '../../test/databases/sqlite.ts';
import { deskOn } from '../../test/desk.ts';
import { network, payoutDesk, walletOf } from '../../test/payouts.ts';
import { dayMs } from '../clock.ts';
import type { Env } from '../surface/client-address.ts';
import { payoutRoutes } from '../http/payments/payout-routes.ts';
import { migrate } from '../storage/migrate.ts';

const commandLine = resolve(import.meta.dirname, '../../bin/farebox.js');
const opened = await openSqliteFile();
let server: ServerType;
let token: string;

beforeAll(async () => {
  await migrate(opened.database);
  const desk = await deskOn(opened.database);
  await desk.accounts.update(desk.ada, '', { payoutWallet: walletOf('a') });
  await desk.sellAsset(await desk.asset(desk.ada, { priceMicros: 5_000_000 }));
  desk.time.now += 8 * dayMs;
  ({ token } = await desk.accounts.login({ email: 'root@example.com', password: 'correct horse battery' }));
  const app = new Hono<Env>();
  app.route('/api/v1', payoutRoutes({ ...desk.parts, earnings: { ...desk.parts.earnings, ...payoutDesk(desk) } }));
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await opened.database.close();
  await opened.remove();
});

/** Runs `farebox payouts` as an operator does, through a pipe. */
function payouts(...words: string[]): Promise<{ code: number; json: unknown; errors: string }> {
  const address = server.address();
  const url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  return new Promise((done) => {
    const env = { PATH: process.env['PATH'], FAREBOX_URL: url, FAREBOX_KEY: token };
    const child = execFile(process.execPath, [commandLine, 'payouts', ...words], { env, cwd: tmpdir() }, (error, output, errors) => {
      const json: unknown = output.startsWith('{') ? JSON.parse(output) : null;
      done({ code: error === null ? 0 : (child.exitCode ?? -1), json, errors });
    });
  });
}

it('plans, runs, lists and marks payouts on the command line', async () => {
  expect((await payouts('plan')).json).toMatchObject({ network, total: '4.00', lines: [{ amount: '4.00' }] });
  expect((await payouts('plan', 'eip155:1')).json).toMatchObject({ total: '0.00', left_out: [{ reason: 'other_network' }] });
  const made = PayoutBatchDetails.parse((await payouts('run', '--note', 'November')).json);
  expect(made).toMatchObject({ state: 'open', note: 'November', lines: [{ state: 'pending' }] });
  expect((await payouts('run')).json).toMatchObject({ line_count: 0 });
  expect((await payouts('list')).json).toMatchObject({ items: [{ id: made.id }] });
  const line = made.lines[0]?.id ?? '';
  expect((await payouts('mark-paid', line, 'wire', '17')).json).toMatchObject({ state: 'paid', reference: 'wire 17' });
  expect((await payouts('show', made.id)).json).toMatchObject({ state: 'done', paid: '4.00' });
});

it('shows the kind of failure by its exit code', async () => {
  expect(await payouts('pay')).toMatchObject({ code: 2 });
  expect(await payouts('mark-paid', 'pot_01KAGT4M8E3V9S2QZ7XNBC5WRD')).toMatchObject({ code: 2 });
  expect(await payouts('mark-failed', 'pot_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'lost')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no payout'),
  });
});
