import { Hono } from 'hono';
import { apiKeys } from '../src/accounts/api-keys.ts';
import { authenticator } from '../src/accounts/authenticate.ts';
import { firstAdmin } from '../src/accounts/first-admin.ts';
import { asProblem } from '../src/errors.ts';
import type { Env } from '../src/surface/client-address.ts';
import { knownNames } from '../src/operations/known-names.ts';
import { createLog } from '../src/log.ts';
import type { Database } from '../src/storage/database.ts';
import { catalog } from '../src/tools/catalog.ts';
import { textKit } from '../src/tools/kits/text.ts';
import { timeKit } from '../src/tools/kits/time.ts';
import { qualityLog } from '../src/tools/quality.ts';
import { password } from './accounts.ts';
import { doors } from './doors.ts';
import { shopOn } from './shop.ts';

type Headers = Readonly<Record<string, string>>;

/** A shop with people at its doors: an admin and an owner, each with a login and an API key. */
export async function deskOn(database: Database) {
  const shop = await shopOn(database);
  const log = createLog({ level: 'silent' });
  const keys = apiKeys({ ...shop, canonicalService: (id) => id });
  await firstAdmin({ ...shop, preset: { email: 'root@example.com', password } });
  const root = await shop.accounts.login({ email: 'root@example.com', password });
  const ada = await shop.accounts.register({ email: 'ada@example.com', password });
  const bob = await shop.accounts.register({ email: 'bob@example.com', password });
  const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
  const keyOf = async (accountId: string): Promise<Headers> => {
    const unbounded = { name: 'agent', services: null, capCallMicros: null, capDayMicros: null, capTotalMicros: null, expiresAt: null };
    return { 'x-api-key': (await keys.create(accountId, unbounded)).key };
  };
  const quality = qualityLog({ ...shop, log });
  const tools = [...timeKit(shop), ...textKit()];

  const { accounts, sessions, auditTrail, standing, ledger, topUps, assets, clock } = shop;
  /** What routes take. */
  const listing = catalog({ ...shop, tools, quality, publicUrl: doors().publicUrl });
  const parts = {
    ...doors(),
    database,
    clock,
    log,
    accounts: {
      accounts,
      sessions,
      auditTrail,
      standing,
      apiKeys: keys,
      authenticator: authenticator({ ...shop, publicUrl: doors().publicUrl }),
    },
    payments: { ...doors().payments, ledger },
    credit: { topUps },
    assets: { assets },
    earnings: { revenue: shop.revenue, revenueBooks: shop.revenueBooks },
    tools: { catalog: listing },
    operations: { names: knownNames({ database, catalog: listing }) },
  };

  return {
    ...shop,
    parts,
    log,
    adminId: root.account.id,
    ada: ada.account.id,
    bob: bob.account.id,
    asAdmin: bearer(root.token),
    asAda: bearer(ada.token),
    asBob: bearer(bob.token),
    withAdminKey: await keyOf(root.account.id),
    withAdaKey: await keyOf(ada.account.id),
  };
}

/** Routes as the app mounts them. */
export function asker(routes: Hono<Env>) {
  const app = new Hono<Env>();
  app.route('/api/v1', routes);
  app.onError((thrown, c) => {
    const { status, code, message, details } = asProblem(thrown);
    return new Response(JSON.stringify({ error: message, code, issues: details.issues }), { status, headers: c.res.headers });
  });
  return async (path: string, headers: Headers = {}, method = 'GET') => {
    const answer = await app.request(`/api/v1${path}`, { method, headers: { ...headers } });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: jsonOrNull(text) };
  };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
