import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssetSearchAnswer, Session, type PaymentBody } from '@farebox/contract';
import { boughtAsset, fetchAsset, linkOf, rainCsv, sendUpload, uploadedAsset } from '../registry.ts';
import { adminLogin, startService, type Customer, type Service } from '../service.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { until } from '../until.ts';

const wallet = { network: 'eip155:84532', address: '0x52908400098527886e0f7030069857d2e4169ee7' };

describe('a suspended account', () => {
  let service: Service;
  let owner: Customer;
  let assetId: string;
  let link: string;
  let used: string;
  let unused: PaymentBody;
  const admin = () => service.asAdmin();
  const path = () => `/api/v1/admin/users/${owner.userId}`;
  const found = async () => {
    const { body } = await service.get('/api/v1/assets/search?q=rainfall');
    return AssetSearchAnswer.parse(body).results.map(({ asset_id: id }) => id);
  };

  beforeAll(async () => {
    service = await startService();
    owner = await service.customer({ credit: '1.00' });
    assetId = (await uploadedAsset(service, owner.login)).id;
    const bought = await boughtAsset(service, assetId);
    link = linkOf(bought.delivered).slice(service.url.length);
    used = bought.payment.token;
    unused = await service.paid(assetId);
    expect(await found()).toEqual([assetId]);
    const suspended = await service.post(`${path()}/suspend`, { reason: 'sells stolen data' }, await admin());
    expect(suspended).toMatchObject({ status: 200, body: { suspended_reason: 'sells stolen data', suspended_at: expect.any(String) } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('has no valid sessions or keys, and cannot log in', async () => {
    expect(await service.get('/api/v1/auth/me', owner.login)).toMatchObject({ status: 401 });
    const refused = { status: 403, body: { code: 'account_suspended' } };
    expect(await service.get('/api/v1/auth/me', owner.apiKey)).toMatchObject(refused);
    const paying = { ...owner.apiKey, 'x-payment-provider': 'credit' };
    expect(await service.post('/api/tools/word-count', { text: 'a' }, paying)).toMatchObject(refused);
    const { email } = await service.parts.accounts.accounts.get(owner.userId);
    expect(await service.post('/api/v1/auth/login', { email, password: adminLogin.password })).toMatchObject(refused);
    expect(await service.post('/api/v1/auth/login', { email, password: 'a wrong password' })).toMatchObject({ status: 401 });
  });

  it('sells nothing, and is not found', async () => {
    expect(await fetchAsset(service, assetId)).toMatchObject({
      status: 503,
      body: { code: 'asset_paused', paused: 'owner_suspended' },
    });
    expect(await found()).toEqual([]);
    await until('its assets have left the index', async () => (await service.parts.search.status()).documents === 0);
    expect(await service.get(`/api/v1/assets/${assetId}`)).toMatchObject({ body: { paused: { reason: 'owner_suspended' } } });
  });

  it('still delivers what was bought, and keeps unused payments valid', async () => {
    expect(await service.get(link)).toMatchObject({ status: 200, text: rainCsv });
    expect(await fetchAsset(service, assetId, { 'x-payment-token': used })).toMatchObject({ status: 200 });
    expect(await fetchAsset(service, assetId, { 'x-payment-token': unused.token })).toMatchObject({ status: 503 });
    expect(await service.payment(unused.paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
  });

  it('is shown as suspended in the list of accounts', async () => {
    const { body } = await service.get('/api/v1/admin/users?role=owner', await admin());
    expect(body).toMatchObject({ items: [{ id: owner.userId, suspended_reason: 'sells stolen data' }] });
  });

  it('stays suspended when it is suspended again, and this is recorded once', async () => {
    expect(await service.post(`${path()}/suspend`, {}, await admin())).toMatchObject({
      status: 200,
      body: { suspended_reason: 'sells stolen data' },
    });
    const { body } = await service.get(`/api/v1/admin/audit?subject_id=${owner.userId}`, await admin());
    expect(body).toMatchObject({
      items: [{ action: 'user.suspend', details: { reason: 'sells stolen data' } }, { action: 'credit.grant' }],
    });
  });

  it('works again when it is resumed', async () => {
    expect(await service.post(`${path()}/resume`, {}, await admin())).toMatchObject({ status: 200, body: { suspended_at: null } });
    expect(await service.get('/api/v1/auth/me', owner.apiKey)).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/auth/me', owner.login)).toMatchObject({ status: 401 });
    await until('it is sold again', async () => (await fetchAsset(service, assetId)).status === 402);
    expect(await fetchAsset(service, assetId, { 'x-payment-token': unused.token })).toMatchObject({ status: 200 });
    await until('it is found again', async () => (await found()).length === 1);
  });
});

describe('acts of an admin on accounts', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_OWNER_MAX_BYTES: String(2 * rainCsv.length) } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('are refused to owners and to keys, and on the own account', async () => {
    const { login, userId, apiKeyId } = await service.customer();
    for (const [method, path] of [
      ['GET', `/api/v1/admin/users/${userId}`],
      ['PATCH', `/api/v1/admin/users/${userId}`],
      ['POST', `/api/v1/admin/users/${userId}/suspend`],
      ['POST', `/api/v1/admin/users/${userId}/resume`],
      ['POST', `/api/v1/admin/users/${userId}/end-sessions`],
      ['GET', `/api/v1/admin/users/${userId}/api-keys`],
      ['DELETE', `/api/v1/admin/api-keys/${apiKeyId}`],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: method === 'PATCH' ? '{"storage_quota_bytes":1}' : '{}' };
      const answer = await service.send(method, path, { headers: { ...login, 'content-type': 'application/json' }, ...body });
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
    const { body } = await service.post('/api/v1/auth/login', adminLogin);
    const { user } = Session.parse(body);
    expect(await service.post(`/api/v1/admin/users/${user.id}/suspend`, {}, await service.asAdmin())).toMatchObject({ status: 409 });
  });

  it('end sessions, and keys if requested', async () => {
    const { login, apiKey, userId } = await service.customer();
    const path = `/api/v1/admin/users/${userId}/end-sessions`;
    expect(await service.post(path, {}, await service.asAdmin())).toMatchObject({ status: 200, body: { sessions: 1, api_keys: 0 } });
    expect((await service.get('/api/v1/auth/me', login)).status).toBe(401);
    expect((await service.get('/api/v1/auth/me', apiKey)).status).toBe(200);
    expect(await service.post(path, { revoke_keys: true }, await service.asAdmin())).toMatchObject({ body: { sessions: 0, api_keys: 1 } });
    expect((await service.get('/api/v1/auth/me', apiKey)).status).toBe(401);
  });

  it('list and revoke any key', async () => {
    const { apiKey, apiKeyId, userId } = await service.customer();
    const list = await service.get(`/api/v1/admin/users/${userId}/api-keys`, await service.asAdmin());
    expect(list).toMatchObject({ status: 200, body: { items: [{ id: apiKeyId, name: 'agent' }] } });
    const path = `/api/v1/admin/api-keys/${apiKeyId}`;
    expect((await service.send('DELETE', path, { headers: await service.asAdmin() })).status).toBe(204);
    expect((await service.send('DELETE', path, { headers: await service.asAdmin() })).status).toBe(404);
    expect((await service.get('/api/v1/auth/me', apiKey)).status).toBe(401);
    const { body } = await service.get(`/api/v1/admin/audit?subject_id=${apiKeyId}`, await service.asAdmin());
    expect(body).toMatchObject({ items: [{ action: 'api_key.revoke', details: { accountId: userId } }] });
  });

  it('limit how much an owner stores', async () => {
    const { login, userId } = await service.customer();
    const room = (storage_quota_bytes: number | null) => async () =>
      service.patch(`/api/v1/admin/users/${userId}`, { storage_quota_bytes }, await service.asAdmin());
    const upload = () => sendUpload(service, login, { title: 'Rain', asset_type: 'dataset' });
    expect(await upload()).toMatchObject({ status: 201 });
    expect(await room(rainCsv.length)()).toMatchObject({ status: 200, body: { storage_quota_bytes: rainCsv.length } });
    expect(await upload()).toMatchObject({ status: 507, body: { code: 'storage_quota_exceeded' } });
    expect(await room(null)()).toMatchObject({ status: 200, body: { storage_quota_bytes: null } });
    const both = await Promise.all([upload(), upload()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 507]);
    expect(await service.get(`/api/v1/admin/users/${userId}`, await service.asAdmin())).toMatchObject({
      status: 200,
      body: { stored_bytes: 2 * rainCsv.length },
    });
  });
});

describe("a change to one's own account", () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('of the password ends other sessions and, if requested, the keys', async () => {
    const { login, apiKey, userId } = await service.customer();
    const { email } = await service.parts.accounts.accounts.get(userId);
    const other = Session.parse((await service.post('/api/v1/auth/login', { email, password: adminLogin.password })).body);
    const change = (password: string, current: string, more = {}) =>
      service.patch('/api/v1/auth/me', { password, current_password: current, ...more }, login);
    expect((await change('the second password', adminLogin.password)).status).toBe(200);
    expect((await service.get('/api/v1/auth/me', { authorization: `Bearer ${other.token}` })).status).toBe(401);
    expect((await service.get('/api/v1/auth/me', apiKey)).status).toBe(200);
    expect((await change('the third password', 'the second password', { revoke_keys: true })).status).toBe(200);
    expect((await service.get('/api/v1/auth/me', apiKey)).status).toBe(401);
    expect(await service.patch('/api/v1/auth/me', { revoke_keys: true }, login)).toMatchObject({ status: 400 });
  });

  it('of the payout wallet requires the password if there is already a wallet', async () => {
    const { login } = await service.customer();
    const change = (body: object) => service.patch('/api/v1/auth/me', body, login);
    const other = { ...wallet, address: '0x00000000000000000000000000000000000000aa' };
    expect(await change({ payout_wallet: wallet })).toMatchObject({ status: 200, body: { user: { payout_wallet: wallet } } });
    expect(await change({ payout_wallet: wallet })).toMatchObject({ status: 200 });
    for (const payout_wallet of [other, null]) {
      expect(await change({ payout_wallet })).toMatchObject({
        status: 400,
        body: { error: 'current_password is required', issues: [{ path: 'current_password' }] },
      });
      expect(await change({ payout_wallet, current_password: 'a wrong guess' })).toMatchObject({ status: 401 });
    }
    const current_password = adminLogin.password;
    expect(await change({ payout_wallet: other, current_password })).toMatchObject({ body: { user: { payout_wallet: other } } });
    expect(await change({ payout_wallet: null, current_password })).toMatchObject({ body: { user: { payout_wallet: null } } });
  });

  it('of the payout wallet is reported to the webhook of the account', async () => {
    await using receiver = await webhookReceiver();
    await using attacker = await webhookReceiver();
    const { login, userId } = await service.customer();
    const listen = (callback_url: string) =>
      service.send('PUT', '/api/v1/me/credit/notice', {
        headers: { ...login, 'content-type': 'application/json' },
        body: JSON.stringify({ below: '1.00', callback_url }),
      });
    expect((await listen(receiver.url)).status).toBe(200);
    expect((await service.patch('/api/v1/auth/me', { payout_wallet: wallet }, login)).status).toBe(200);
    expect((await listen(attacker.url)).status).toBe(200);
    await until('the owner gets a webhook', async () => receiver.webhooks.length === 1);
    expect(JSON.parse(receiver.webhooks[0]?.body ?? '')).toMatchObject({
      type: 'account.payout_wallet_changed',
      data: { account_id: userId, payout_wallet: wallet },
    });
    expect(attacker.webhooks).toEqual([]);
  });
});
