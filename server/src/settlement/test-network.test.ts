import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { newNonce, newPayer } from '../../test/evm/payers.ts';
import { hourMs } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { reasons } from './schemes/eip3009.ts';
import { lower } from './schemes/signature.ts';
import type { Hex } from './payload.ts';
import { testNetwork, type TestNetwork, type TestTransfer } from './test-network.ts';

eachDatabase('the ledger of the test network', (open) => {
  const time = { now: 1_795_000_000_000 };
  let database: Database;
  let network: TestNetwork;
  beforeEach(async () => {
    database = await open();
    network = testNetwork({ database, clock: { now: () => time.now } });
  });

  const transfer = (payer: Hex, payee: Hex, amountMicros: number): TestTransfer => ({
    payer,
    payee,
    amountMicros,
    nonce: newNonce(),
    validBeforeMs: BigInt(time.now + 60_000),
    hash: newNonce(),
  });
  const address = () => lower(newPayer().address);
  const total = async () => {
    const { rows } = await sql<{ had: number; given: number }>`
      select cast(sum(balance_micros) as bigint) as had, cast(sum(granted_micros) as bigint) as given from test_network_balances
    `.execute(database.read);
    return rows[0];
  };

  it('creates money only by grants, also with concurrent transfers', async () => {
    const people = Array.from({ length: 5 }, address);
    const someone = (index: number) => people[index % people.length] ?? address();
    const moves = await Promise.all(
      Array.from({ length: 60 }, (_, index) => network.move(transfer(someone(index), someone(index * 3 + 1), 1_500_000))),
    );
    expect(moves.some(({ kind }) => kind === 'moved')).toBe(true);
    const sums = await total();
    expect(sums?.had).toBe(sums?.given);
  });

  it('never takes more than the balance, also with concurrent transfers', async () => {
    const [payer, payee] = [address(), address()];
    const moves = await Promise.all(Array.from({ length: 20 }, () => network.move(transfer(payer, payee, 3_000_000))));
    expect(moves.filter(({ kind }) => kind === 'moved')).toHaveLength(3);
    expect(new Set(moves.flatMap((move) => (move.kind === 'refused' ? [move.reason] : [])))).toEqual(new Set([reasons.funds]));
    expect(await network.balance(payer)).toBe(1_000_000);
  });

  it('grants the first money once, and no payment made meanwhile is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [payer, payee] = [address(), address()];
      const moves = await Promise.all(Array.from({ length: 10 }, () => network.move(transfer(payer, payee, 1_000_000))));
      expect(moves.filter(({ kind }) => kind === 'refused')).toEqual([]);
      expect(await network.balance(payer)).toBe(0);
    }
  });

  it('executes a transfer once, and no other with its nonce', async () => {
    const once = transfer(address(), address(), 1_000_000);
    const moves = await Promise.all(Array.from({ length: 20 }, () => network.move(once)));
    expect(new Set(moves.map((move) => JSON.stringify(move)))).toEqual(new Set([JSON.stringify({ kind: 'moved', hash: once.hash })]));
    expect(await network.move({ ...once, hash: newNonce() })).toEqual({ kind: 'refused', reason: reasons.nonceUsed });
    expect(await network.balance(once.payer)).toBe(9_000_000);
  });

  it('stores nothing of refused transfers', async () => {
    const late = { ...transfer(address(), address(), 1), validBeforeMs: BigInt(time.now) };
    const poor = transfer(address(), address(), 10_000_001);
    const self = address();
    const vain = transfer(self, self, 10_000_001);
    expect(await network.move(late)).toEqual({ kind: 'refused', reason: reasons.validBefore });
    expect(await network.move(poor)).toEqual({ kind: 'refused', reason: reasons.funds });
    expect(await network.move(vain)).toEqual({ kind: 'refused', reason: reasons.funds });
    expect([await network.find(late.payer, late.nonce), await network.find(poor.payer, poor.nonce)]).toEqual([null, null]);
    expect((await total())?.given ?? 0).toBe(0);
  });

  it('grants nothing more after the hourly limit is reached', async () => {
    const given = Array.from({ length: 10_000 }, (_, index) => ({
      address: `0x${index.toString(16).padStart(40, '0')}`,
      balance_micros: 0,
      granted_micros: 0,
      granted_at: time.now,
    }));
    for (let from = 0; from < given.length; from += 1000) {
      const some = given.slice(from, from + 1000);
      await database.write((queries) => queries.insertInto('test_network_balances').values(some).execute());
    }
    await expect(network.fund(address())).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await network.move(transfer(address(), address(), 1))).toEqual({ kind: 'refused', reason: reasons.funds });
    time.now += hourMs;
    expect(await network.fund(address())).toBe(10_000_000);
  });
});
