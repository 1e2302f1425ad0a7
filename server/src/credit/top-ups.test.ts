import { beforeEach, expect, it } from 'vitest';
import { accountsOn, outcomes, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { creditAccount, grantsAccount, ledger, type Ledger } from '../payments/money/ledger.ts';
import { topUps, type Grant, type TopUps } from './top-ups.ts';

eachDatabase('top-ups', (open) => {
  let room: ReturnType<typeof accountsOn>;
  let books: Ledger;
  let credit: TopUps;
  let accountId: string;
  const grant = (changes: Partial<Grant> = {}) =>
    credit.grant({ accountId, amountMicros: 25_000_000, note: 'invoice 117', grantedBy: 'usr_admin', idempotencyKey: 'key-1', ...changes });
  const rows = () => room.database.read.selectFrom('top_ups').selectAll().execute();

  beforeEach(async () => {
    room = accountsOn(await open());
    books = ledger(room.database);
    credit = topUps({ ...room, ledger: books });
    accountId = (await room.accounts.createOwner({ email: 'ada@example.com' })).account.id;
  });

  it('move money from the operator to the account', async () => {
    expect(await credit.balance(accountId)).toBe(0);
    const { topUp, isReplay } = await grant();
    expect(topUp).toEqual({
      id: expect.stringMatching(/^top_[0-9A-Z]{26}$/),
      accountId,
      amountMicros: 25_000_000,
      currency: 'USD',
      note: 'invoice 117',
      grantedBy: 'usr_admin',
      createdAt: room.time.now,
    });
    expect(isReplay).toBe(false);
    expect(await credit.balance(accountId)).toBe(25_000_000);
    expect(await books.audit()).toMatchObject({
      entryCount: 1,
      balances: { [creditAccount(accountId)]: 25_000_000, [grantsAccount]: -25_000_000 },
      discrepancies: [],
    });
  });

  it('answer a repeated request with the first answer, and credit once', async () => {
    const { topUp } = await grant();
    room.time.now += 86_400_000;
    expect(await grant()).toEqual({ topUp, isReplay: true });
    expect(await credit.balance(accountId)).toBe(25_000_000);
  });

  it('credit once for ten simultaneous requests with one key', async () => {
    const granted = await Promise.all(Array.from({ length: 10 }, () => grant()));
    expect(granted.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(granted.map(({ topUp }) => topUp.id)).size).toBe(1);
    expect(await credit.balance(accountId)).toBe(25_000_000);
    expect((await books.audit()).discrepancies).toEqual([]);
  });

  it('refuse a key that was used for another request', async () => {
    await grant();
    const other = (await room.accounts.createOwner({ email: 'bob@example.com' })).account.id;
    for (const change of [{ amountMicros: 1 }, { note: null }, { accountId: other }]) {
      await expect(grant(change)).rejects.toEqual(refusal('idempotency_mismatch', { status: 422 }));
    }
    expect([await credit.balance(accountId), await credit.balance(other)]).toEqual([25_000_000, 0]);
    expect(await rows()).toHaveLength(1);
  });

  it('keep the keys of two admins apart', async () => {
    await grant();
    expect(await grant({ grantedBy: 'usr_other', amountMicros: 1 })).toMatchObject({ isReplay: false });
    expect(await credit.balance(accountId)).toBe(25_000_001);
  });

  it('are separate grants without a key', async () => {
    expect(await outcomes([grant({ idempotencyKey: null }), grant({ idempotencyKey: null })])).toEqual({ succeeded: 2, codes: [] });
    expect(await credit.balance(accountId)).toBe(50_000_000);
  });

  it('are refused for an unknown account, and leave the key unused', async () => {
    await expect(grant({ accountId: 'usr_unknown' })).rejects.toEqual(refusal('not_found'));
    expect(await rows()).toEqual([]);
    await expect(grant()).resolves.toMatchObject({ isReplay: false });
  });
});
