import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { minuteMs } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Page } from '../storage/page.ts';
import type { Database } from '../storage/database.ts';
import type { PaymentRow } from '../storage/tables.ts';
import { paymentLives, type KnownPayment } from './payment-lives.ts';

const start = 1_790_000_000_000;

/** Twelve payments, a minute apart; every sixth is for `rare`, and every fourth of `bob`. */
eachDatabase('the list of payments', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    const rows = Array.from({ length: 12 }, (_, at): PaymentRow => {
      const createdAt = start + at * minuteMs;
      return {
        id: `${newId('pay', createdAt)}rest`,
        offer_kind: 'tool',
        service_id: at % 6 === 0 ? 'rare' : 'usual',
        provider_id: 'credit',
        status: at === 0 ? 'refunded' : 'paid',
        amount_micros: 10_000,
        currency: 'USD',
        max_calls: 1,
        used_calls: 1,
        client_id: at % 4 === 0 ? 'bob' : 'alice',
        payer_account_id: null,
        created_at: createdAt,
        expires_at: createdAt + minuteMs,
        paid_at: createdAt,
        api_key_id: null,
        capped_at: null,
      };
    });
    await database.write((queries) => queries.insertInto('payments').values(rows).execute());
  });

  const lives = (windows?: { rows: number; max: number }) =>
    paymentLives({ database, clock: { now: () => start }, ...(windows === undefined ? {} : { windows }) });
  const numbers = ({ items }: Page<KnownPayment>) => items.map(({ createdAt }) => (createdAt - start) / minuteMs);

  it.each([
    [{}, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    [{ serviceId: 'rare' }, [6, 0]],
    [{ clientId: 'bob' }, [8, 4, 0]],
    [{ clientId: 'bob', serviceId: 'rare' }, [0]],
    [{ clientId: 'alice', serviceId: 'rare' }, [6]],
    [{ status: 'refunded' as const }, [0]],
    [{ serviceId: 'never-sold' }, []],
    [{ clientId: 'nobody' }, []],
  ])('finds the same for %j, however little is read at a time', async (filter, expected) => {
    for (const [windows, limit] of [
      [undefined, 100],
      [{ rows: 1, max: 100 }, 2],
      [{ rows: 2, max: 1 }, 100],
      [{ rows: 5, max: 2 }, 1],
    ] as const) {
      const found: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<KnownPayment> = await lives(windows).list(filter, { limit, cursor });
        expect(page.items.length).toBeLessThanOrEqual(limit);
        found.push(...numbers(page));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found, `${JSON.stringify(windows)}, ${limit}`).toEqual(expected);
    }
  });

  it('stops after so many windows, with a cursor that goes on', async () => {
    const first = await lives({ rows: 3, max: 2 }).list({ serviceId: 'rare', status: 'refunded' }, { limit: 10, cursor: null });
    expect(first).toEqual({ items: [], nextCursor: expect.stringMatching(/^pay_[0-9A-Z]{26}$/) });
    const second = await lives({ rows: 3, max: 3 }).list(
      { serviceId: 'rare', status: 'refunded' },
      { limit: 10, cursor: first.nextCursor },
    );
    expect(numbers(second)).toEqual([0]);
    expect(second.nextCursor).toBeNull();
  });
});
