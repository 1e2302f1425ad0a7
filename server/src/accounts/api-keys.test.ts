import { beforeEach, expect, it } from 'vitest';
import { accountsOn, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { capStatements, countAgainstCaps } from '../payments/money/spending-caps.ts';
import { apiKeys, apiKeysMax, type ApiKeys, type NewApiKey } from './api-keys.ts';

const dayMs = 86_400_000;
const plain: NewApiKey = { name: 'agent', services: null, capCallMicros: null, capDayMicros: null, capTotalMicros: null, expiresAt: null };
const canonicalIds = new Map([
  ['timestamp', 'timestamp'],
  ['vendor-time-now', 'timestamp'],
  ['slugify', 'slugify'],
]);

eachDatabase('API keys', (open) => {
  let room: ReturnType<typeof accountsOn>;
  let keys: ApiKeys;
  let ada: string;
  let bob: string;
  const listed = (accountId: string) => keys.list(accountId, { limit: 200, cursor: null });

  beforeEach(async () => {
    room = accountsOn(await open());
    keys = apiKeys({ ...room, canonicalService: (id) => canonicalIds.get(id) ?? null });
    ada = (await room.accounts.createOwner({ email: 'ada@example.com' })).account.id;
    bob = (await room.accounts.createOwner({ email: 'bob@example.com' })).account.id;
  });

  it('are shown once, stored as a hash, and told apart by a hint', async () => {
    const { key, apiKey } = await keys.create(ada, plain);
    expect(key).toMatch(/^fbk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ ...plain, hint: key.slice(0, 8), spentTodayMicros: 0, spentTotalMicros: 0, createdAt: room.time.now });
    const stored = JSON.stringify(await room.database.read.selectFrom('api_keys').selectAll().execute());
    expect(stored).not.toContain(key.slice(8));
    expect((await listed(ada)).items).toEqual([apiKey]);
  });

  it('list their services by canonical ids, without repeats', async () => {
    const { apiKey } = await keys.create(ada, { ...plain, services: ['vendor-time-now', 'slugify', 'timestamp'] });
    expect(apiKey.services).toEqual(['timestamp', 'slugify']);
    expect((await listed(ada)).items[0]?.services).toEqual(['timestamp', 'slugify']);
  });

  it('are refused for a service that does not exist', async () => {
    const made = keys.create(ada, { ...plain, services: ['timestamp', 'time-machine'] });
    const issues = [{ path: 'services[1]', message: 'services[1] is not a known service: time-machine' }];
    await expect(made).rejects.toEqual(refusal('invalid_input', { details: expect.objectContaining({ issues }) }));
    expect((await listed(ada)).items).toEqual([]);
  });

  it('are refused for an expiry in the past', async () => {
    await expect(keys.create(ada, { ...plain, expiresAt: room.time.now })).rejects.toEqual(refusal('invalid_input'));
    await expect(keys.create(ada, { ...plain, expiresAt: room.time.now + 1 })).resolves.toBeDefined();
  });

  it('report what they have spent, today and in total', async () => {
    const { apiKey } = await keys.create(ada, { ...plain, capDayMicros: 500_000 });
    const caps = capStatements(room.database.dialect);
    const spend = () => room.database.write((queries) => countAgainstCaps(caps, queries, apiKey.id, 30_000, room.time.now));
    await spend();
    await spend();
    expect((await listed(ada)).items[0]).toMatchObject({ capDayMicros: 500_000, spentTodayMicros: 60_000, spentTotalMicros: 60_000 });
    room.time.now += dayMs;
    expect((await listed(ada)).items[0]).toMatchObject({ spentTodayMicros: 0, spentTotalMicros: 60_000 });
  });

  it('are listed newest first, page by page, only to their owner', async () => {
    for (const name of ['one', 'two', 'three']) {
      room.time.now += 1;
      await keys.create(ada, { ...plain, name });
    }
    await keys.create(bob, plain);
    const first = await keys.list(ada, { limit: 2, cursor: null });
    expect(first.items.map((key) => key.name)).toEqual(['three', 'two']);
    const second = await keys.list(ada, { limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ name: 'one' }], nextCursor: null });
  });

  it('are revoked only by their owner, and once', async () => {
    const { apiKey } = await keys.create(ada, plain);
    await expect(keys.revoke(bob, apiKey.id)).rejects.toEqual(refusal('not_found'));
    expect((await listed(ada)).items).toHaveLength(1);
    await keys.revoke(ada, apiKey.id);
    expect((await listed(ada)).items).toEqual([]);
    await expect(keys.revoke(ada, apiKey.id)).rejects.toEqual(refusal('not_found'));
  });

  it('are limited per account', async () => {
    for (let count = 0; count < apiKeysMax; count += 1) await keys.create(ada, plain);
    await expect(keys.create(ada, plain)).rejects.toEqual(refusal('conflict'));
    const [oldest] = (await listed(ada)).items;
    await keys.revoke(ada, oldest?.id ?? '');
    await expect(keys.create(ada, plain)).resolves.toBeDefined();
    await expect(keys.create(bob, plain)).resolves.toBeDefined();
  });
});
