import { expect, it } from 'vitest';
import { hourMs, secondMs } from '../../clock.ts';
import { pagedTotals } from './paged-totals.ts';

function world() {
  const time = { now: 0, sold: 0, summed: 0 };
  const totals = async () => {
    time.summed += 1;
    return { events: time.sold, amountMicros: 0, feeMicros: 0, testAmountMicros: 0 };
  };
  return { time, of: pagedTotals({ totals }, { now: () => time.now }) };
}

it('are added up once for all pages of a list', async () => {
  const { time, of } = world();
  for (const cursor of [null, 'rev_1', 'rev_2', 'rev_3']) expect(await of({ ownerId: 'usr_1' }, cursor)).toMatchObject({ events: 0 });
  expect(time.summed).toBe(1);
});

it('are those of now on the first page', async () => {
  const { time, of } = world();
  await of({}, null);
  time.sold = 1;
  expect(await of({}, null)).toMatchObject({ events: 1 });
  expect(await of({}, 'rev_1')).toMatchObject({ events: 1 });
});

it('of many sales are used for some seconds on the first page too', async () => {
  const { time, of } = world();
  time.sold = 1_000_000;
  for (let read = 0; read < 100; read += 1) await of({}, null);
  expect(time.summed).toBe(1);
  time.now += 20 * secondMs;
  time.sold += 1;
  expect(await of({}, null)).toMatchObject({ events: 1_000_001 });
});

it('are of their own filter, and not too old', async () => {
  const { time, of } = world();
  await of({ ownerId: 'usr_1' }, null);
  await of({ ownerId: 'usr_2' }, 'rev_1');
  expect(time.summed).toBe(2);
  time.now += hourMs;
  await of({ ownerId: 'usr_1' }, 'rev_1');
  expect(time.summed).toBe(3);
});
