import { AdminActPage, AdminWebhookDeliveryPage, WebhookDeliveryPage } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';
import { webhookReceiver } from '../webhook-receiver.ts';

describe('webhooks that were sent', () => {
  let service: Service;
  let ada: Customer;
  let admin: RequestHeaders;
  beforeAll(async () => {
    service = await startService();
    ada = await service.customer();
    admin = await service.asAdmin();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const own = '/api/v1/me/webhook-deliveries';
  const all = '/api/v1/admin/webhook-deliveries';
  const listed = async (query = '', login = ada.login) =>
    WebhookDeliveryPage.parse((await service.get(`${own}${query}`, login)).body).items;

  /** Tells ada about a change of her account. @returns the delivery, once it has this state */
  async function message(url: string, state: string) {
    const body = JSON.stringify({ below: '1.00', callback_url: url });
    const headers = { ...ada.login, 'content-type': 'application/json' };
    expect(await service.send('PUT', '/api/v1/me/credit/notice', { headers, body })).toMatchObject({ status: 200 });
    const told = { type: 'account.test', data: { url } } as const;
    await service.parts.database.write((queries) => service.parts.credit.accountMessages.add(queries, ada.userId, told));
    return until('the webhook was tried', async () => {
      const found = (await listed()).find((each) => each.url === url);
      return found?.state === state && found.last_at !== null ? found : null;
    });
  }

  it('are listed for their owner, with the request and the answer, and sent again with the same id', async () => {
    await using inbox = await webhookReceiver();
    const delivery = await message(inbox.url, 'delivered');
    expect(delivery).toMatchObject({ kind: 'account', event: 'account.test', last_status: 204, next_attempt_at: null, attempts: 1 });
    expect(delivery.body).toBe(inbox.webhooks[0]?.body);
    expect(await service.post(`${own}/${delivery.id}/resend`, {}, ada.login)).toMatchObject({ status: 202 });
    await until('it arrives again', () => inbox.webhooks.length === 2);
    expect(inbox.webhooks.map(({ headers, body }) => [headers['webhook-id'], body])).toEqual([
      [delivery.webhook_id, delivery.body],
      [delivery.webhook_id, delivery.body],
    ]);
    expect(await listed('?state=failed')).toEqual([]);
    expect(await listed('?kind=watch')).toEqual([]);
  });

  it('say when the next attempt is', async () => {
    await using inbox = await webhookReceiver(1);
    const delivery = await message(inbox.url, 'waiting');
    expect(delivery).toMatchObject({ last_status: 503, next_attempt_at: expect.any(String) });
  });

  it('are those of one account, and of all for admins, who see no path of an address', async () => {
    await using inbox = await webhookReceiver();
    const { id } = await message(inbox.url, 'delivered');
    const bob = await service.customer();
    expect(await listed('', bob.login)).toEqual([]);
    expect(await service.post(`${own}/${id}/resend`, {}, bob.login)).toMatchObject({ status: 404 });
    expect(await service.get(all, bob.login)).toMatchObject({ status: 403 });

    const { body } = await service.get(`${all}?kind=account&owner_id=${ada.userId}`, admin);
    expect(AdminWebhookDeliveryPage.parse(body).items[0]).toMatchObject({ id, owner_id: ada.userId, url: new URL(inbox.url).origin });
    expect(AdminWebhookDeliveryPage.parse((await service.get(`${all}?owner_id=${bob.userId}`, admin)).body).items).toEqual([]);
    expect(await service.post(`${all}/${id}/resend`, {}, admin)).toMatchObject({ status: 202 });
    await until('it arrives again', () => inbox.webhooks.length === 2);
    const acts = AdminActPage.parse((await service.get(`/api/v1/admin/audit?subject_id=${id}`, admin)).body);
    expect(acts.items).toMatchObject([{ action: 'webhook.resend', details: { kind: 'account' } }]);
  });

  it.each(['?state=lost', '?kind=mail', '?cursor=nonsense'])('are not listed by %s', async (query) => {
    expect(await service.get(`${own}${query}`, ada.login)).toMatchObject({ status: 400 });
  });
});
