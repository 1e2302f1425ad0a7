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

  const lives = () => paymentLives({ database, clock: { now: () => start }, names: { meant: (text) => Promise.resolve(text.split(' ')) } });
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
    [{ text: 'bob rare' }, [8, 6, 4, 0]],
    [{ text: 'bob rare', status: 'refunded' as const }, [0]],
    [{ since: start + 3 * minuteMs, until: start + 6 * minuteMs }, [5, 4, 3]],
  ])('finds the same for %j in both orders, on pages of any size', async (filter, expected) => {
    for (const order of ['newest', 'oldest'] as const) {
      for (const limit of [1, 2, 100]) {
        const found: number[] = [];
        let cursor: string | null = null;
        do {
          const page: Page<KnownPayment> = await lives().list(filter, { limit, cursor, order });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          found.push(...numbers(page));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(found, `${order}, ${limit}`).toEqual(order === 'newest' ? expected : expected.toReversed());
      }
    }
  });
});
