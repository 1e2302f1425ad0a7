import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { x402Client } from '@x402/core/client';
import type { PaymentPayload, PaymentRequired } from '@x402/core/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectClient, type ListedTool } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';
import { feePayer } from '../solana-wallet.ts';
import { standInFacilitator } from '../stand-in-facilitator.ts';
import { walletService } from '../wallet-service.ts';
import { askedFor, newWallet } from '../wallet.ts';

const counted = { characters: 18, lines: 1, words: 6 };
const text = { text: 'to be or not to be' };

let service: Service;
let assetId: string;
let tools: ListedTool[];
let client: Client;
beforeAll(async () => {
  ({ service, assetId } = await walletService());
  tools = await listed(service);
  client = new Client({ name: 'wallet', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
});
afterAll(async () => {
  await client.close();
  await service[Symbol.asyncDispose]();
});

async function listed({ url }: Service): Promise<ListedTool[]> {
  await using connection = await connectClient(url, 'auto');
  return await connection.tools('all');
}

const markOf = (name: string) => tools.find((tool) => tool.name === name)?._meta?.['x402'];

/** The metadata that a wallet uses to sign before it is asked, like mcpc. */
const Mark = z.object({
  paymentRequired: z.literal(true),
  scheme: z.literal('exact'),
  network: z.templateLiteral([z.string(), ':', z.string()]),
  amount: z.string(),
  asset: z.string(),
  payTo: z.string(),
  maxTimeoutSeconds: z.number(),
  extra: z.object({ name: z.string(), version: z.string() }),
});

/** Signs the payment requirements in the tool metadata, without a resource and without a prior 402. */
async function signedByMark(wallet: x402Client, mark: unknown): Promise<PaymentPayload> {
  const { paymentRequired: _, ...accept } = Mark.parse(mark);
  const { resource: _resource, ...payload } = await wallet.createPaymentPayload({
    x402Version: 2,
    resource: { url: '' },
    accepts: [accept],
  });
  return payload;
}

const Refused = z.looseObject({
  isError: z.literal(true),
  structuredContent: z.custom<PaymentRequired>(
    (value) => z.looseObject({ x402Version: z.literal(2), accepts: z.array(z.unknown()).min(1) }).safeParse(value).success,
  ),
});

describe('the list of tools', () => {
  it('includes the payment requirements of the 402 for each priced tool', async () => {
    const sold = tools.filter(({ _meta }) => _meta?.['io.github.farebox/price'] !== undefined);
    expect(sold.length).toBeGreaterThan(5);
    for (const { _meta } of sold) expect(Mark.safeParse(_meta?.['x402']).success).toBe(true);
    const [accept] = askedFor(await service.get('/api/tools/timestamp')).accepts;
    expect(markOf('timestamp')).toEqual({ paymentRequired: true, ...accept });
  });

  it('gives no amount for a price that depends on the arguments', () => {
    const { amount: _, ...unpriced } = Mark.parse(markOf('timestamp'));
    expect([markOf('fetch_asset'), markOf('call_tool')]).toEqual([unpriced, unpriced]);
  });

  it('includes no requirements for free tools', async () => {
    for (const name of [
      'search_tools',
      'get_tool',
      'search_assets',
      'get_asset',
      'create_payment',
      'get_payment',
      'pay_payment',
      'submit_demand',
    ]) {
      expect(tools.map((tool) => tool.name)).toContain(name);
      expect(markOf(name), name).toBeUndefined();
    }
    const admin = await service.asAdmin();
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: '0' }, admin);
    const slugify = (await listed(service)).find(({ name }) => name === 'slugify');
    expect(slugify?._meta).not.toHaveProperty('x402');
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: '0.07' }, admin);
    const dearer = (await listed(service)).find(({ name }) => name === 'slugify');
    expect(dearer?._meta).toMatchObject({ x402: { amount: '70000' }, 'agents-x402/priceUSD': 0.07 });
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: null }, admin);
  });

  it('includes no requirements if no wallet can pay', async () => {
    await using plain = await startService({ settings: { FAREBOX_PAYMENTS: 'test,credit' } });
    for (const { _meta } of await listed(plain)) {
      expect(_meta ?? {}).not.toHaveProperty('x402');
      expect(_meta ?? {}).not.toHaveProperty('agents-x402/paymentRequired');
    }
  });

  it('includes them as soon as the facilitator has named its requirements, and updates them', async () => {
    const network = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
    const supported = (payer: string) => ({
      kinds: [{ x402Version: 2, scheme: 'exact', network, extra: { feePayer: payer } }],
      signers: {},
    });
    await using facilitator = await standInFacilitator({ supported: () => undefined, verify: () => undefined, settle: () => undefined });
    await using sold = await startService({
      settings: {
        FAREBOX_PAYMENTS: 'x402',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: network,
        FAREBOX_X402_FACILITATOR_URL: facilitator.url,
        FAREBOX_X402_PAY_TO: '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4',
      },
    });
    const learn = () => sold.parts.payments.settler?.refresh?.(new AbortController().signal);
    const marks = async () =>
      (await listed(sold)).filter(({ name }) => ['timestamp', 'fetch_asset'].includes(name)).map(({ _meta }) => _meta?.['x402']);
    expect(await marks()).toEqual([undefined, undefined]);
    for (const payer of [feePayer.address, '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4']) {
      facilitator.say({ supported: () => supported(payer) });
      await learn();
      const asked = { paymentRequired: true, scheme: 'exact', network, extra: { feePayer: payer } };
      expect(await marks()).toMatchObject([asked, { ...asked, amount: '30000' }]);
    }
    facilitator.say({ supported: () => ({ kinds: [], signers: {} }) });
    await learn();
    expect(await marks()).toEqual([undefined, undefined]);
  });
});

describe('a wallet that relies on the list', () => {
  it('pays with its first call, without being asked', async () => {
    const wallet = newWallet();
    const payment = await signedByMark(wallet.client, markOf('word_count'));
    const paid = await client.callTool({ name: 'word_count', arguments: text, _meta: { 'x402/payment': payment } });
    expect(paid).toMatchObject({ structuredContent: { status: 'ok', data: counted } });
    expect(paid._meta).toMatchObject({ 'x402/payment-response': { success: true, payer: wallet.account.address.toLowerCase() } });
  });

  it.each([
    ['call_tool', () => ({ name: 'word_count', arguments: text }), counted],
    ['fetch_asset', () => ({ asset_id: assetId }), {}],
  ])('pays for %s the amount that the answer requests', async (name, input, data) => {
    const wallet = newWallet();
    const refused = Refused.parse(await client.callTool({ name, arguments: input() }));
    const payment = await wallet.client.createPaymentPayload(refused.structuredContent);
    const paid = await client.callTool({ name, arguments: input(), _meta: { 'x402/payment': payment } });
    expect(paid).toMatchObject({ structuredContent: { status: 'ok', data } });
    expect(paid._meta).toMatchObject({ 'x402/payment-response': { success: true } });
  });

  it('is asked again if the amount that it signed for another tool is too low', async () => {
    const payment = await signedByMark(newWallet().client, markOf('timestamp'));
    const refused = await client.callTool({ name: 'fetch_asset', arguments: { asset_id: assetId }, _meta: { 'x402/payment': payment } });
    expect(Refused.safeParse(refused).success).toBe(true);
  });
});
