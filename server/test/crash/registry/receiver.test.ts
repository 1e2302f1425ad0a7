import { expect, it } from 'vitest';
import { dice } from '../../dice.ts';
import { until } from '../../until.ts';
import { webhookReceiver } from './receiver.ts';

/** Refuses whatever it may. */
const refusing = { ...dice(1), oneIn: () => true };

async function post(url: string, id: string, signal?: AbortSignal): Promise<number> {
  const headers = { 'webhook-id': id };
  return (await fetch(url, { method: 'POST', headers, body: '{}', ...(signal === undefined ? {} : { signal }) })).status;
}

it('refuses a webhook once', async () => {
  await using receiver = await webhookReceiver(refusing);
  expect([await post(receiver.url, 'msg_1'), await post(receiver.url, 'msg_1'), await post(receiver.url, 'msg_2')]).toEqual([
    503, 204, 503,
  ]);
});

it('refuses none that it has let hang: more would delay it beyond what a round waits', async () => {
  await using receiver = await webhookReceiver(refusing);
  receiver.mood = 'hangs';
  const leaving = new AbortController();
  const hanging = post(receiver.url, 'msg_1', leaving.signal).catch(() => null);
  await until('it has arrived', () => receiver.received() > 0);
  leaving.abort();
  expect(await hanging).toBe(null);
  receiver.mood = 'works';
  expect(await post(receiver.url, 'msg_1')).toBe(204);
  expect(receiver.webhooks).toHaveLength(1);
});
