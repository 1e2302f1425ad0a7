import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { done, fakeLocalEngine, fakeUpstream } from '../fake-engines.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { bob, fileUrl, paidCall, serviceWith, submitted } from '../tool-job-desk.ts';
import { until } from '../until.ts';

describe('a callback', () => {
  it.each([
    // Nobody would get the result.
    [undefined, 400],
    ['', 400],
    ['ftp://receiver.example/', 400],
    ['https://user:pass@receiver.example/', 400],
    ['not an address', 400],
    ['http://169.254.169.254/latest/meta-data', 400],
  ])('to %s is refused before payment', async (callbackUrl, status) => {
    await using shop = await serviceWith([fakeLocalEngine().engine], { settings: { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' } });
    const input = { fileUrl, enableEventCallback: true, callbackUrl };
    const issues = [{ path: 'callbackUrl', message: expect.stringMatching(/^callbackUrl/) }];
    expect(await shop.service.post('/api/tools/scan-submit', input)).toMatchObject({
      status: 402,
      body: { input: { valid: false, issues } },
    });
    const { answer, paymentId } = await paidCall(shop.service, 'scan-submit', input);
    expect(answer).toMatchObject({ status, body: { issues } });
    expect(await shop.service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    expect(await shop.service.parts.database.read.selectFrom('tool_jobs').selectAll().execute()).toEqual([]);
  });

  it('is signed with the secret from the submission, and the upstream is polled although no client polls', async () => {
    await using inbox = await webhookReceiver();
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine]);
    const { service } = shop;
    const { id, answer } = await submitted(service, bob, { fileUrl, enableEventCallback: true, callbackUrl: inbox.url });
    upstream.state = done;
    const { database } = service.parts;
    await database.write((queries) => queries.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'poll_tool_job').execute());
    await until('a notice has arrived', async () => {
      await service.parts.providerTools.runDue();
      return inbox.webhooks.length > 0;
    });
    const [notice] = inbox.webhooks;
    const secret = /whsec_[^"]*/.exec(answer.text)?.[0] ?? '';
    expect(new Webhook(secret).verify(notice?.body ?? '', notice?.headers ?? {})).toMatchObject({ data: { id, status: 'succeeded' } });
  });
});
