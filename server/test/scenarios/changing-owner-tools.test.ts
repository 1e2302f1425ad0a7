import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ImportResult, OwnerTools, type Asset } from '@farebox/contract';
import { eachDatabase } from '../databases.ts';
import { assetOf, idOf, input, pathOf, Rain, secret, toolsOf, wanted, withoutApproval } from '../rain-api.ts';
import { startService, tally, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';
import { webhookReceiver } from '../webhook-receiver.ts';

eachDatabase("the definition of an owner's tool", (open) => {
  let service: Service;
  let rain: Rain;
  let admin: RequestHeaders;
  let owner: Customer;

  beforeAll(async () => {
    rain = await Rain.open();
    service = await startService({
      database: await open(),
      settings: { ...withoutApproval, FAREBOX_OWNER_TOOLS: '2' },
    });
    admin = await service.asAdmin();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rain[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    rain.mode = 'answers';
    rain.summary = 'Rain of an hour';
    rain.paths = ['/rain'];
    owner = await service.customer();
  });

  it('is imported once when two requests race, within the limit for each owner', async () => {
    const first = await assetOf(service, owner, rain);
    const send = (of: Asset) => service.post(pathOf(of), wanted(), owner.login);
    const raced = await Promise.all([send(first), send(first), send(first)]);
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const more = [await assetOf(service, owner, rain), await assetOf(service, owner, rain)];
    const both = await Promise.all(more.map(send));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const other = await service.customer();
    expect((await service.post(pathOf(await assetOf(service, other, rain)), wanted(), other.login)).status).toBe(201);
  });

  it('gets no more operations by a later read than its owner may have', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    rain.paths = ['/rain', '/snow', '/hail', '/fog'];
    const found = await service.parts.imports.tools.tool(idOf(tool));
    await service.parts.imports.tools.reread(found?.source.id ?? '');
    const { tools } = OwnerTools.parse((await service.get(pathOf(rainAsset), owner.login)).body);
    expect(tools).toHaveLength(2);
    expect(tools.map(({ price_amount: price }) => price)).toEqual(['0.10', '0.10']);
  });

  it.each(['its owner', 'the operator'])('gets a new operation once when three reads of its source race, sold by %s', async (seller) => {
    const name = `read-${owner.userId.slice(-6).toLowerCase()}`;
    const source = { kind: 'openapi', url: `${rain.upstream.url}/openapi.json`, name, credentials: { credential: secret } };
    if (seller === 'the operator') expect((await service.post('/api/v1/admin/tools', source, admin)).status).toBe(201);
    const [tool] = seller === 'the operator' ? [] : await toolsOf(service, owner, await assetOf(service, owner, rain));
    const { tools } = service.parts.imports;
    const { id } = tool === undefined ? await tools.source(name) : ((await tools.tool(idOf(tool)))?.source ?? expect.fail('no source'));
    rain.paths = ['/rain', '/snow'];
    const read = () => service.post(`/api/v1/admin/tool-sources/${id}/read`, {}, admin);
    rain.readersMin = 3;
    const raced = await Promise.all([read(), read(), read()]);
    rain.readersMin = 1;
    expect(
      raced.filter(({ status }) => status !== 200 && status !== 409),
      JSON.stringify(tally(raced)),
    ).toEqual([]);
    expect(raced.some(({ status }) => status === 200)).toBe(true);
    const found = await tools.toolsOf(id);
    expect(found.map(({ operation }) => operation.key).toSorted()).toEqual(['GET /rain', 'GET /snow']);
  });

  it('tells its owner once that its definition has changed', async () => {
    await using inbox = await webhookReceiver();
    const callback = await service.send('PUT', '/api/v1/me/credit/notice', {
      headers: { ...owner.login, 'content-type': 'application/json' },
      body: JSON.stringify({ below: '1.00', callback_url: inbox.url }),
    });
    expect(callback.status, callback.text).toBeLessThan(300);
    const changes = () => inbox.webhooks.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'account.tool_changed');
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain));
    const found = await service.parts.imports.tools.tool(idOf(tool));
    rain.summary = 'Something else';
    for (let read = 0; read < 2; read += 1) await service.parts.imports.tools.reread(found?.source.id ?? '');
    await until('the owner knows', () => changes().length > 0);
    expect(changes()).toMatchObject([
      {
        type: 'account.tool_changed',
        data: { tool_id: idOf(tool), source: found?.source.name, operation: 'GET /rain', paused: true },
      },
    ]);
  });

  it('takes a changed definition once when two requests race', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    rain.summary = 'Something else';
    const found = await service.parts.imports.tools.tool(idOf(tool));
    await service.parts.imports.tools.reread(found?.source.id ?? '');
    const accept = () => service.post(`${pathOf(rainAsset)}/${idOf(tool)}/publish`, {}, owner.login);
    const raced = await Promise.all([accept(), accept(), accept()]);
    expect(raced.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(
      raced.some(({ status }) => status === 200),
      JSON.stringify(tally(raced)),
    ).toBe(true);
    const { tools } = OwnerTools.parse((await service.get(pathOf(rainAsset), owner.login)).body);
    expect(tools).toMatchObject([{ name: 'Something else', state: 'published' }]);
  });

  it('stays from sale when its accepted definition fails its probe', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    rain.summary = 'Something else';
    const found = await service.parts.imports.tools.tool(idOf(tool));
    await service.parts.imports.tools.reread(found?.source.id ?? '');
    rain.mode = 'fails';
    await service.post(`${pathOf(rainAsset)}/${idOf(tool)}/publish`, {}, owner.login);
    expect((await service.post(`/api/tools/${idOf(tool)}`, input)).status).not.toBe(402);
    rain.mode = 'answers';
    expect(await service.post(`${pathOf(rainAsset)}/${idOf(tool)}/publish`, {}, owner.login)).toMatchObject({
      status: 200,
      body: { state: 'published', name: 'Something else' },
    });
    expect((await service.post(`/api/tools/${idOf(tool)}`, input)).status).toBe(402);
  });

  it('of the operator stays from sale too when its accepted definition fails its probe', async () => {
    const name = `op-${owner.userId.slice(-6).toLowerCase()}`;
    const location = { kind: 'openapi', url: `${rain.upstream.url}/openapi.json`, name, publish: true };
    const made = await service.post('/api/v1/admin/tools', { ...location, credentials: { credential: secret } }, admin);
    expect(made, made.text).toMatchObject({ status: 201 });
    const id = ImportResult.parse(made.body).tools[0]?.id ?? expect.fail('no tool');
    expect((await service.post(`/api/tools/${id}`, input)).status).toBe(402);
    rain.summary = 'Something else';
    expect((await service.post(`/api/v1/admin/tool-sources/${name}/read`, {}, admin)).status).toBe(200);
    rain.mode = 'fails';
    await service.patch(`/api/v1/admin/tools/${id}`, { accept_change: true }, admin);
    expect((await service.post(`/api/tools/${id}`, input)).status).not.toBe(402);
  });
});
