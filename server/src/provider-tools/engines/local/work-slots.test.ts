import { expect, it } from 'vitest';
import { workSlots } from './work-slots.ts';

const signal = AbortSignal.timeout(60_000);

it('limits the number of slots, and lets clients take turns', async () => {
  const slots = workSlots(1);
  const order: string[] = [];
  const first = await slots.take(signal, 'a');
  const others = ['a2', 'a3', 'b1', 'a4', 'b2'].map(async (name) => {
    const { leave } = await slots.take(signal, name.slice(0, 1));
    order.push(name);
    leave();
  });
  expect(order).toEqual([]);
  first.leave();
  await Promise.all(others);
  expect(order).toEqual(['b1', 'a2', 'b2', 'a3', 'a4']);
});

it('keeps no slot for disconnected clients', async () => {
  const slots = workSlots(1);
  const { leave } = await slots.take(signal, 'a');
  const gone = new AbortController();
  const waiting = slots.take(gone.signal, 'b');
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  leave();
  await expect(slots.take(signal, 'c')).resolves.toMatchObject({ waitedMs: expect.any(Number) });
});
