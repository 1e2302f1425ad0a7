import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { password, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { shopOn } from '../../test/shop.ts';
import { createLog } from '../log.ts';
import { catalog } from '../tools/catalog.ts';
import { timeKit } from '../tools/kits/time.ts';
import { qualityLog } from '../tools/quality.ts';
import { accounts } from './accounts.ts';
import type { AuditTrail } from './audit-trail.ts';
import { topUps } from '../credit/top-ups.ts';

const log = createLog({ level: 'silent' });
const admin = 'usr_admin';

eachDatabase('the audit trail', (open) => {
  let shop: Awaited<ReturnType<typeof shopOn>>;
  let ada: string;
  /** The number of acts before the test began. */
  let before: number;

  beforeEach(async () => {
    shop = await shopOn(await open());
    ada = await shop.owner();
    before = (await all()).length;
    shop.time.now += 1;
  });
  const all = async () => (await shop.auditTrail.list({}, { limit: 100, cursor: null })).items;
  const acts = async () =>
    (await all()).slice(0, -before).map(({ actorId, action, subjectId, details }) => [actorId, action, subjectId, details]);
  const grant = (changes = {}) =>
    shop.topUps.grant({ accountId: ada, amountMicros: 5_000_000, note: 'invoice', grantedBy: admin, idempotencyKey: 'key-1', ...changes });
  const tools = (auditTrail: AuditTrail = shop.auditTrail) =>
    catalog({
      ...shop,
      tools: timeKit(shop),
      payments: shop.payments,
      quality: qualityLog({ ...shop, log }),
      auditTrail,
      publicUrl: () => 'http://farebox.example',
    });

  describe('records', () => {
    it('who created an account, without its address or password', async () => {
      const { account } = await shop.accounts.createOwner({ email: 'bob@example.com', password, displayName: 'Bob' }, admin);
      expect(await acts()).toEqual([[admin, 'user.create', account.id, { role: 'owner', hasPassword: true }]]);
      expect(JSON.stringify(await all())).not.toMatch(/bob|battery/i);
    });

    it('who created a set-up link, without the link', async () => {
      const { setupLink } = await shop.accounts.newSetupLink(ada, admin);
      expect(await acts()).toEqual([[admin, 'user.setup_link', ada, {}]]);
      expect(JSON.stringify(await all())).not.toContain(setupLink.token);
    });

    it('who granted credit, once for a repeated request', async () => {
      const { topUp } = await grant();
      await grant();
      shop.time.now += 1;
      await Promise.all([grant({ idempotencyKey: 'key-2' }), grant({ idempotencyKey: 'key-2' })]);
      const details = { topUpId: topUp.id, amountMicros: 5_000_000, currency: 'USD', note: 'invoice' };
      expect((await acts()).at(-1)).toEqual([admin, 'credit.grant', ada, details]);
      expect(await acts()).toHaveLength(2);
    });

    it('who changed a tool and how, under its canonical id', async () => {
      const sold = tools();
      await sold.configure('current-time', { enabled: false, priceMicros: null }, admin);
      shop.time.now += 1;
      await sold.configure('timestamp', { published: true });
      expect(await acts()).toEqual([
        ['operator', 'tool.update', 'timestamp', { published: true }],
        [admin, 'tool.update', 'timestamp', { enabled: false, priceMicros: null }],
      ]);
    });
  });

  it('does not record an act that failed', async () => {
    await expect(shop.accounts.createOwner({ email: 'ada@example.com' }, admin)).rejects.toEqual(refusal('email_taken'));
    await expect(shop.accounts.newSetupLink('usr_unknown', admin)).rejects.toEqual(refusal('not_found'));
    await expect(grant({ accountId: 'usr_unknown' })).rejects.toEqual(refusal('not_found'));
    await expect(tools().configure('nonsense', { enabled: false }, admin)).rejects.toEqual(refusal('tool_not_found'));
    expect(await acts()).toEqual([]);
    await grant();
    await expect(grant({ amountMicros: 1 })).rejects.toEqual(refusal('idempotency_mismatch'));
    expect(await acts()).toHaveLength(1);
  });

  it('is complete: an act that cannot be recorded is undone', async () => {
    const full: AuditTrail = { ...shop.auditTrail, record: () => Promise.reject(new Error('disk is full')) };
    const room = { ...shop, auditTrail: full };
    await expect(accounts(room).createOwner({ email: 'bob@example.com' }, admin)).rejects.toThrow('disk is full');
    await expect(accounts(room).newSetupLink(ada, admin)).rejects.toThrow('disk is full');
    const credit = topUps(room);
    await expect(credit.grant({ accountId: ada, amountMicros: 1, note: null, grantedBy: admin, idempotencyKey: null })).rejects.toThrow(
      'disk is full',
    );
    await expect(tools(full).configure('timestamp', { enabled: false }, admin)).rejects.toThrow('disk is full');

    expect((await shop.accounts.list({ limit: 9, cursor: null }, { email: 'bob' })).items).toEqual([]);
    expect(await credit.balance(ada)).toBe(0);
    expect((await shop.ledger.audit()).discrepancies).toEqual([]);
    const sold = tools();
    await sold.refresh();
    expect(sold.find('timestamp')?.state.enabled).toBe(true);
  });

  it('is append only: the database refuses to change or remove an act', async () => {
    await grant();
    const { database } = shop;
    const stored = await all();
    for (const tampering of [
      () => database.write((queries) => queries.updateTable('admin_acts').set({ actor_id: 'usr_other' }).execute()),
      () => database.write((queries) => queries.deleteFrom('admin_acts').execute()),
      () => database.write((queries) => sql`update admin_acts set details = '{}' where action = 'credit.grant'`.execute(queries)),
    ]) {
      await expect(tampering()).rejects.toThrow('append only');
    }
    expect(await all()).toEqual(stored);
  });

  it('is read in pages, newest first, filtered by admin or subject', async () => {
    for (const actorId of [admin, 'usr_other', admin]) {
      shop.time.now += 1;
      await shop.accounts.newSetupLink(ada, actorId);
    }
    const { list } = shop.auditTrail;
    const first = await list({ subjectId: ada }, { limit: 2, cursor: null });
    expect(first.items.map(({ actorId }) => actorId)).toEqual([admin, 'usr_other']);
    const second = await list({ subjectId: ada }, { limit: 2, cursor: first.nextCursor });
    expect(second.items.map(({ action }) => action)).toEqual(['user.setup_link', 'user.create']);
    expect(second.nextCursor).toBeNull();
    expect((await list({ actorId: 'usr_other' }, { limit: 9, cursor: null })).items).toHaveLength(1);
    expect((await list({ actorId: admin, subjectId: 'usr_nobody' }, { limit: 9, cursor: null })).items).toEqual([]);
  });
});
