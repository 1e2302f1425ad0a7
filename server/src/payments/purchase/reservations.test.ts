import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import type { TestDatabase } from '../../../test/databases.ts';
import { moneyCore } from '../../../test/money-core.ts';
import { hourMs } from '../../clock.ts';
import { migrate } from '../../storage/migrate.ts';
import { testProvider } from '../providers/test.ts';

const now = 1_795_000_000_000;

describe('a call that cannot be taken', () => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await openSqliteFile();
    await migrate(opened.database);
  });
  afterEach(async () => {
    await opened.database.close();
    await opened.remove();
  });

  it('needs no second payment if it was refunded a moment ago', async () => {
    const { database } = opened;
    const { payments, reservations } = moneyCore({ database, clock: { now: () => now }, providers: [testProvider()] });
    const { id, expiresAt } = await payments.create({ kind: 'tool', serviceId: 'word-count', amountMicros: 50_000 }, 'anonymous');
    const whenRefused = (at: number) => reservations.refusal(database.read, id, expiresAt, at);
    expect(await whenRefused(now)).toMatchObject({ code: 'payment_not_completed' });
    await payments.verify(id, { kind: 'anonymous' });
    expect(await whenRefused(now)).toMatchObject({ code: 'payment_in_flight', details: { retryAfterSeconds: 1 } });
    expect(await whenRefused(now + 25 * hourMs)).toMatchObject({ code: 'payment_token_expired' });
  });
});
