import { expect, it } from 'vitest';
import { CatalogListing, PaymentBody } from '@farebox/contract';
import { eachDatabase } from '../databases.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { connectClient } from '../mcp-client.ts';
import { startService, type Answer } from '../service.ts';
import { newUptoWallet, settlementOf, signedFor, version2 } from '../wallet.ts';

const amountOf = ({ body }: Answer) => PaymentBody.parse(Object(body).payment).amount;

eachDatabase('an imported tool with a metered price', (open) => {
  const document = (host: string) => ({
    openapi: '3.1.0',
    info: { title: 'Words', version: '1' },
    servers: [{ url: host }],
    paths: {
      '/translate': {
        post: {
          operationId: 'translate',
          summary: 'Translate a text',
          'x-nothing': 1,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } } },
          },
          responses: {
            200: {
              description: 'Done',
              content: { 'application/json': { schema: { type: 'object', properties: { said: { type: 'string' } } } } },
            },
          },
        },
      },
      '/status': { get: { operationId: 'status', summary: 'Is it up', responses: { 200: { description: 'Yes' } } } },
    },
  });
  const cents = { unit: 'characters', of: 'body.text', per_unit_amount: '0.01', used_path: 'usage.characters' } as const;

  it('is sold over HTTP, MCP and to wallets, charged by what it used, and described everywhere', async () => {
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ said: 'ja', usage: { characters: 3 } }));
    });
    await using service = await startService({ database: await open() });
    const admin = await service.asAdmin();
    const settings = { metered_price: cents, free_per_day: 0, verify_output: false, rules: [{ operation: 'GET *', price_amount: '0.02' }] };
    const imported = await service.post(
      '/api/v1/admin/tools',
      { kind: 'openapi', name: 'words', document: JSON.stringify(document(upstream.url)), settings, publish: true, force: true },
      admin,
    );
    expect(imported).toMatchObject({
      body: {
        tools: expect.arrayContaining([
          expect.objectContaining({ id: 'words-translate', state: 'published', price_amount: '0.01', metered_price: cents }),
          expect.objectContaining({ id: 'words-status', price_amount: '0.02' }),
        ]),
      },
    });
    const translate = '/api/tools/words-translate';
    const { apiKey, userId } = await service.customer({ credit: '1.00' });
    const first = await service.post(translate, { body: { text: 'abcdef' } }, { ...apiKey, 'x-payment-provider': 'credit' });
    expect([first.status, first.text]).toEqual([200, '{"said":"ja","usage":{"characters":3}}']);
    expect((await service.balances())[`credit:${userId}`]).toBe(970_000);
    const wallet = newUptoWallet();
    const signed = await signedFor(wallet, service, translate, { body: { text: 'abcdef' } });
    expect(settlementOf(await service.post(translate, { body: { text: 'abcdef' } }, version2(signed)))).toMatchObject({ amount: '60000' });
    // It may change something, so it is settled before it runs: what it did not use is credit of the wallet.
    expect((await service.balances())[`test:credit:${wallet.account.address.toLowerCase()}`]).toBe(30_000);
    // Never more than was quoted.
    expect(await service.post(translate, { body: { text: 'ab' } }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({
      status: 200,
    });
    expect((await service.balances())[`credit:${userId}`]).toBe(950_000);

    await using agent = await connectClient(service.url, 'auto', apiKey);
    const unpaid = await agent.call('words_translate', { body: { text: 'abcd' } });
    expect(JSON.stringify(unpaid)).toContain('0.04');
    const paid = await agent.call('words_translate', { body: { text: 'abcd' }, pay: 'credit' });
    expect(paid.status).toBe('ok');
    expect((await service.balances())[`credit:${userId}`]).toBe(920_000);
    const created = await agent.call('create_payment', { serviceId: 'words_translate', input: { body: { text: 'abcde' } } });
    expect(JSON.stringify(created)).toContain('0.05');

    const pricing = {
      amount: '0.01',
      billingMode: 'per_unit',
      unit: 'characters',
      countedIn: 'body.text',
      perUnit: '0.01',
      per: 1,
      min: '0.01',
      chargedBy: 'use',
    };
    const listed = CatalogListing.parse((await service.get('/api/tools')).body).services;
    expect(listed.find(({ id }) => id === 'words-translate')?.pricing).toMatchObject(pricing);
    expect(listed.find(({ id }) => id === 'words-status')?.pricing).not.toHaveProperty('unit');
    expect((await service.get('/api/tools?view=summary')).text).toContain('"amount":"0.01","currency":"USD","unit":"characters"');
    const openapi = await service.get('/openapi.json');
    expect(openapi).toMatchObject({
      body: {
        paths: { [translate]: { post: { 'x-payment-info': { price: { mode: 'dynamic', min: '0.01', rule: { unit: 'characters' } } } } } },
      },
    });
    const found = await service.get('/discovery/resources?limit=100');
    expect(found.text).toContain('"io.github.farebox/pricing":{"unit":"characters"');
    expect((await service.get('/.well-known/agent-card.json')).text).toContain('0.01 USD per character of body.text');
    const shown = (await agent.tools('all')).find(({ name }) => name === 'words_translate');
    expect(shown?.description).toContain('Costs 0.01 USD per character of body.text, from 0.01 USD a call.');
    expect(shown?._meta).toMatchObject({
      'io.github.farebox/price': { perCall: false, unit: 'characters' },
      x402: { paymentRequired: true },
    });
    expect(shown?._meta).not.toHaveProperty('x402.amount');
    expect(shown?._meta).not.toHaveProperty(['agents-x402/priceUSD']);

    // A price of the source replaces it at once, and quotes hold.
    const again = await service.post('/api/payments', {
      serviceId: 'words-translate',
      providerId: 'test',
      input: { body: { text: 'abc' } },
    });
    const { token } = await service.payment(PaymentBody.parse(again.body).paymentId);
    await service.patch(
      '/api/v1/admin/tool-sources/words',
      { settings: { ...settings, metered_price: { ...cents, per_unit_amount: '0.05' } } },
      admin,
    );
    expect(amountOf(await service.post(translate, { body: { text: 'abc' } }))).toBe('0.15');
    expect(await service.post(translate, { body: { text: 'abc' } }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    await service.balances();
  });

  it('charges at most the quote, and is no error of the buyer, whatever its upstream says that it used', async () => {
    let used = '1';
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"said":"ja","usage":{"characters":${used}}}`);
    });
    await using service = await startService({ database: await open() });
    const rules = [
      { operation: 'POST *', safe: true },
      { operation: 'GET *', skip: true },
    ];
    const settings = { metered_price: cents, verify_output: false, rules };
    const source = {
      kind: 'openapi',
      name: 'words',
      document: JSON.stringify(document(upstream.url)),
      settings,
      publish: true,
      force: true,
    };
    expect((await service.post('/api/v1/admin/tools', source, await service.asAdmin())).status).toBeLessThan(300);
    const [path, input] = ['/api/tools/words-translate', { body: { text: 'abcdef' } }];
    const answers = [
      '1e12',
      '1e300',
      '1e400',
      '123456789012345678901234567890',
      '-5',
      '-1e400',
      '"12"',
      '"many"',
      'null',
      'true',
      '[3]',
      '{}',
    ];
    for (used of answers) {
      const { apiKey, userId } = await service.customer({ credit: '1.00' });
      const answer = await service.post(path, input, { ...apiKey, 'x-payment-provider': 'credit', 'x-max-price-cents': '6' });
      expect([used, answer.status, (await service.balances())[`credit:${userId}`]]).toEqual([used, 200, 940_000]);
      const signed = await signedFor(newUptoWallet(), service, path, input);
      const settled = settlementOf(await service.post(path, input, version2(signed)));
      expect([used, settled?.amount]).toEqual([used, '60000']);
    }
    used = '0.2';
    const signed = await signedFor(newUptoWallet(), service, path, input);
    expect(settlementOf(await service.post(path, input, version2(signed)))).toMatchObject({ amount: '10000' });
  });

  it('that the operator calls safe is charged after it ran, by what it used, and shown as one that only reads', async () => {
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ said: 'ja', usage: { characters: 3 } }));
    });
    await using service = await startService({ database: await open() });
    const settings = {
      metered_price: cents,
      verify_output: false,
      rules: [
        { operation: 'POST *', safe: true },
        { operation: 'GET *', skip: true },
      ],
    };
    const imported = await service.post(
      '/api/v1/admin/tools',
      { kind: 'openapi', name: 'words', document: JSON.stringify(document(upstream.url)), settings, publish: true, force: true },
      await service.asAdmin(),
    );
    expect(imported).toMatchObject({ body: { tools: [{ id: 'words-translate', state: 'published', read_only: true }] } });
    const translate = '/api/tools/words-translate';
    const signed = await signedFor(newUptoWallet(), service, translate, { body: { text: 'abcdef' } });
    expect(settlementOf(await service.post(translate, { body: { text: 'abcdef' } }, version2(signed)))).toMatchObject({ amount: '30000' });
    await using agent = await connectClient(service.url, 'auto');
    const shown = (await agent.tools('all')).find(({ name }) => name === 'words_translate');
    expect(shown?.annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    await service.balances();
  });

  it('is not sold where its input has nothing to count', async () => {
    await using service = await startService({ database: await open() });
    const admin = await service.asAdmin();
    const request = {
      kind: 'openapi',
      name: 'words',
      document: JSON.stringify(document('http://127.0.0.1:9')),
      settings: { metered_price: cents },
      publish: true,
      force: true,
    };
    await service.post('/api/v1/admin/tools', request, admin);
    expect(await service.post('/api/tools/words-status', {})).toMatchObject({ status: 503, body: { code: 'tool_not_configured' } });
    const both = { ...request, name: 'both', settings: { metered_price: cents, price_amount: '0.01' } };
    expect(await service.post('/api/v1/admin/tools', both, admin)).toMatchObject({ status: 400 });
  });
});
