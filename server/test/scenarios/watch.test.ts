import { expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { CapturedSignal, DemandPaymentRequired } from '@farebox/contract';
import { eachDatabase } from '../databases.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { uploadedAsset } from '../registry.ts';
import { startService } from '../service.ts';
import { until } from '../until.ts';

const lemur = { title: 'Census of ring-tailed lemurs in Madagascar', description: 'Counts of lemurs by forest and year.' };

eachDatabase('a watched need', (open) => {
  it('that is met after a restart gets a signed webhook, once for each publication', async () => {
    const database = await open();
    await using inbox = await webhookReceiver();
    let captured: CapturedSignal;
    {
      await using before = await startService({ database });
      const answer = await before.post('/api/v1/agent-demand', {
        need: 'census counts of ring-tailed lemurs in Madagascar',
        asset_type: 'dataset',
        callback_url: inbox.url,
      });
      expect(answer, answer.text).toMatchObject({ status: 202, body: { status: 'captured', matches: [] } });
      captured = CapturedSignal.parse(answer.body);
    }
    await using service = await startService({ database });
    const owner = await service.customer();
    await uploadedAsset(service, owner.login, { title: 'Prices of tulips in Holland', description: 'By week.' });
    const asset = await uploadedAsset(service, owner.login, lemur);
    await until('a notice arrives', () => inbox.webhooks.length > 0);

    const [notice] = inbox.webhooks;
    if (notice === undefined || captured.watch === null) throw new Error('no notice, or no watch');
    const verified = new Webhook(captured.watch.secret).verify(notice.body, notice.headers);
    expect(verified).toMatchObject({
      type: 'supply.matched',
      data: { signal_id: captured.signal_id, match: { kind: 'asset', id: asset.id } },
    });
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { status: 'unlisted' }, owner.login);
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { status: 'published' }, owner.login);
    await service.parts.jobs.runDue();
    const ofCensus = () => inbox.webhooks.map(({ body }) => body).filter((body) => body.includes(asset.id)).length;
    await until('it came back on the same day', () => ofCensus() === 2);
    await uploadedAsset(service, owner.login, { title: 'Lemurs of Madagascar: a second census', description: lemur.description });
    await until('the notice of the second census arrives', () => inbox.webhooks.length > 2);
    expect(ofCensus()).toBe(2);
  });

  it('gets one webhook for an asset that was unlisted when it was watched for', async () => {
    const database = await open();
    await using inbox = await webhookReceiver();
    await using service = await startService({ database });
    const owner = await service.customer();
    const asset = await uploadedAsset(service, owner.login, lemur);
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { status: 'unlisted' }, owner.login);
    await service.post('/api/v1/agent-demand', { need: 'census of ring-tailed lemurs in Madagascar', callback_url: inbox.url });
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { status: 'published' }, owner.login);
    await uploadedAsset(service, owner.login, { title: 'Lemurs of Madagascar: a second census', description: lemur.description });
    await until('both have a webhook', () => inbox.webhooks.length > 1);
    await service.parts.jobs.runDue();
    expect(inbox.webhooks.filter(({ body }) => body.includes(asset.id))).toHaveLength(1);
  });

  it('gets a webhook for a tool that was unpublished and published again at once', async () => {
    const database = await open();
    await using inbox = await webhookReceiver();
    await using service = await startService({ database });
    const admin = await service.asAdmin();
    await service.post('/api/v1/agent-demand', { need: 'turn a title into a slug', callback_url: inbox.url });
    for (const published of [false, true]) await service.patch('/api/v1/admin/tools/slugify', { published }, admin);
    await until('it has a webhook', () => inbox.webhooks.some(({ body }) => body.includes('slugify')));
  });

  it('gets it again after the receiver was away, with the same id', async () => {
    const database = await open();
    await using inbox = await webhookReceiver(1);
    await using service = await startService({ database });
    await service.post('/api/v1/agent-demand', { need: 'census of ring-tailed lemurs in Madagascar', callback_url: inbox.url });
    const owner = await service.customer();
    await uploadedAsset(service, owner.login, lemur);
    await until('the second try arrives', () => inbox.webhooks.length > 0);
  });

  it('that a paywall records is stored, and nothing in its answer can be paid', async () => {
    await using service = await startService({ database: await open() });
    const asked = await service.get('/api/v1/agent-paywall?q=lemur+census&budget=0.50&agent_id=scout');
    expect(asked.status).toBe(402);
    expect(DemandPaymentRequired.parse(asked.body)).toMatchObject({ payable: false, payment: null, purpose: 'demand_capture' });
    for (const header of ['x-payment-required', 'x-payment-token', 'www-authenticate', 'payment-required']) {
      expect(asked.headers.get(header)).toBeNull();
    }
    const report = await service.get('/api/v1/admin/agent-demand', await service.asAdmin());
    expect(report, report.text).toMatchObject({ status: 200, body: { totals: { paywall: 1 } } });
  });
});
