import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivateKeyAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { z } from 'zod';
import type { Asset } from '@farebox/contract';
import { verifyReceipt } from '../../../client/src/receipts.ts';
import { testAccount, toolRevenueAccount } from '../../src/payments/money/ledger.ts';
import { encoded } from '../../src/payments/x402/wire.ts';
import { countedTool } from '../counted-tool.ts';
import { newPayer, signedPayment } from '../evm/payers.ts';
import { exactOf } from '../evm/terms.ts';
import { authorizationOf, challengeIn, credentialFor, type Credential } from '../machine-wallet.ts';
import { fetchAsset, uploadedAsset } from '../registry.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';

const priceMicros = 50_000;
const counted = countedTool({ id: 'counted-echo' });
const input = { note: 'hello' };
const path = '/api/tools/counted-echo';

let service: Service;
let rain: Asset;
beforeAll(async () => {
  service = await startService({ extraTools: [counted.tool] });
  rain = await uploadedAsset(service, (await service.customer()).login);
});
afterAll(() => service[Symbol.asyncDispose]());

const echo = (headers: RequestHeaders = {}, body: unknown = input) => service.post(path, body, headers);
const asked = async () => challengeIn((await echo()).headers.get('www-authenticate'));
const jsonOf = (text: string | null) => JSON.parse(Buffer.from(text ?? '', 'base64').toString('utf8'));

/** The tool revenue so far. */
async function revenue(): Promise<number> {
  return (await service.balances())[testAccount(toolRevenueAccount('counted-echo'))] ?? 0;
}

/** Checks that a request is refused, runs nothing and charges nobody. */
async function refusedFreely(send: () => Promise<Answer>, expected: object): Promise<Answer> {
  const [runs, before] = [counted.runCount(), await service.balances()];
  const answer = await send();
  expect(answer, answer.text).toMatchObject(expected);
  expect(answer.headers.get('payment-receipt')).toBeNull();
  expect(answer.headers.get('x-payment-receipt')).toBeNull();
  expect(counted.runCount()).toBe(runs);
  expect(await service.balances()).toEqual(before);
  return answer;
}

describe('the Machine Payments Protocol over HTTP', () => {
  it('names the problem in the body for those who prefer all', async () => {
    const full = { prefer: 'payment=full' };
    for (const unpaid of [
      await echo(full),
      await service.get('/api/tools/timestamp', full),
      await service.get(`/api/v1/assets/fetch?asset_id=${rain.id}`, full),
    ]) {
      expect(unpaid).toMatchObject({
        status: 402,
        body: { type: 'https://paymentauth.org/problems/payment-required', title: 'Payment Required', status: 402 },
      });
    }
  });

  it('sells a call for a credential that answers the challenge', async () => {
    const wallet = newPayer();
    const challenge = await asked();
    const before = await revenue();
    const answer = await echo(authorizationOf(await credentialFor(wallet, challenge)));
    expect(answer).toMatchObject({ status: 200, body: input });
    expect(jsonOf(answer.headers.get('payment-receipt'))).toEqual({
      status: 'success',
      method: 'evm',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      reference: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      challengeId: challenge['id'],
      chainId: 84532,
    });
    expect(await revenue()).toBe(before + priceMicros);
  });

  it('accepts two payments of one wallet for one tool, even beside an API key and in the other header', async () => {
    const wallet = newPayer();
    const { apiKey } = await service.customer();
    const first = await echo({ ...apiKey, ...authorizationOf(await credentialFor(wallet, await asked())) });
    expect(first).toMatchObject({ status: 200 });
    const { authorization } = authorizationOf(await credentialFor(wallet, await asked()));
    expect(await echo({ authorization: `Bearer ${apiKey['x-api-key']}`, 'payment-authorization': authorization })).toMatchObject({
      status: 200,
    });
  });

  it('sells plain GET tools and assets', async () => {
    const wallet = newPayer();
    const plain = await service.get('/api/tools/timestamp');
    const paid = await credentialFor(wallet, challengeIn(plain.headers.get('www-authenticate')));
    expect(await service.get('/api/tools/timestamp', authorizationOf(paid))).toMatchObject({ status: 200 });
    const challenge = challengeIn((await fetchAsset(service, rain.id)).headers.get('www-authenticate'));
    const delivered = await fetchAsset(service, rain.id, authorizationOf(await credentialFor(wallet, challenge)));
    expect(delivered).toMatchObject({ status: 200, body: { asset_id: rain.id } });
    expect(delivered.headers.get('payment-receipt')).not.toBeNull();
  });

  it('gives every plain 402 a new challenge', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.get('/api/tools/timestamp')));
    expect(new Set(answers.map(({ headers }) => challengeIn(headers.get('www-authenticate'))['id'])).size).toBe(5);
    expect(new Set(answers.map(({ headers }) => headers.get('payment-required'))).size).toBe(5);
  });

  it('runs once for forty copies of one credential', async () => {
    const headers = authorizationOf(await credentialFor(newPayer(), await asked()));
    const [runs, before] = [counted.runCount(), await revenue()];
    const answers = await Promise.all(Array.from({ length: 40 }, () => echo(headers)));
    const [answered, waiting] = [200, 409].map((status) => answers.filter((answer) => answer.status === status));
    expect([answered?.length === 0, (answered?.length ?? 0) + (waiting?.length ?? 0)]).toEqual([false, 40]);
    expect(new Set(answered?.map(({ text }) => text)).size).toBe(1);
    expect(waiting?.every(({ headers: told }) => told.get('retry-after') !== null)).toBe(true);
    expect(counted.runCount()).toBe(runs + 1);
    expect(await revenue()).toBe(before + priceMicros);
    await refusedFreely(() => echo(headers, { note: 'other' }), { status: 402, body: { code: 'payment_signature_used' } });
  });

  it('is neither offered nor accepted when disabled', async () => {
    await using off = await startService({ settings: { FAREBOX_WITHOUT: 'mpp' } });
    const challenge = await off.get('/api/tools/timestamp');
    expect(challenge.headers.get('www-authenticate')).toBeNull();
    expect(challenge.headers.get('payment-required')).not.toBeNull();
    const sent = authorizationOf(await credentialFor(newPayer(), await asked()));
    expect(await off.get('/api/tools/timestamp', sent)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  });
});

describe('a hostile credential', () => {
  const changed = async (change: (credential: Credential) => unknown) =>
    authorizationOf(change(await credentialFor(newPayer(), await asked())));
  const withChallenge = (change: object) => (credential: Credential) => ({
    ...credential,
    challenge: { ...credential.challenge, ...change },
  });

  it.each<[name: string, headers: () => Promise<RequestHeaders>, reason: string]>([
    ['with a forged id', () => changed(withChallenge({ id: 'A'.repeat(43) })), 'invalid-challenge'],
    ['of another realm', () => changed(withChallenge({ realm: 'other.example' })), 'invalid-challenge'],
    ['that says it has more time', () => changed(withChallenge({ expires: '2036-01-01T00:00:00.000Z' })), 'invalid-challenge'],
    [
      'for another request',
      () => changed(withChallenge({ request: Buffer.from('{"amount":"1"}').toString('base64url') })),
      'invalid-challenge',
    ],
    [
      'signed for less',
      async () => authorizationOf(await credentialFor(newPayer(), await asked(), { value: '1' })),
      'invalid_exact_evm_payload_authorization_value',
    ],
    [
      'signed for another payee',
      async () => authorizationOf(await credentialFor(newPayer(), await asked(), { to: newPayer().address })),
      'invalid_exact_evm_payload_recipient_mismatch',
    ],
    [
      'signed with another nonce',
      async () => authorizationOf(await credentialFor(newPayer(), await asked(), { nonce: `0x${'11'.repeat(32)}` })),
      'verification-failed',
    ],
    [
      'whose payer did not sign',
      () => changed((credential) => ({ ...credential, source: null, payload: { ...credential.payload, from: newPayer().address } })),
      'invalid_exact_evm_payload_signature',
    ],
    ['that is no base64', async () => ({ authorization: 'Payment {"challenge":{}}' }), 'malformed-credential'],
    ['that is nothing', async () => ({ authorization: 'Payment' }), 'malformed-credential'],
    ['that is garbage', async () => authorizationOf([1, 2, 3]), 'malformed-credential'],
  ])('%s is answered with a new challenge', async (_name, headers, reason) => {
    const sent = await headers();
    const answer = await refusedFreely(() => echo(sent), { status: 402, body: { code: 'payment_refused', reason } });
    expect(challengeIn(answer.headers.get('www-authenticate'))).toMatchObject({ method: 'evm' });
  });

  it('for another tool at the same price is refused', async () => {
    const challenge = challengeIn((await service.get('/api/tools/random-uuid')).headers.get('www-authenticate'));
    const sent = authorizationOf(await credentialFor(newPayer(), challenge));
    await refusedFreely(() => echo(sent), { status: 402, body: { code: 'payment_other_resource' } });
  });

  it('beside a payment of x402, or beside another credential, is refused', async () => {
    const wallet = newPayer();
    const credential = authorizationOf(await credentialFor(wallet, await asked()));
    const { settler } = service.parts.payments;
    if (settler === null) throw new Error('no settler');
    const accepted = exactOf(settler, priceMicros);
    const payload = await signedPayment(wallet, accepted, service.parts.clock.now());
    const both = { ...credential, 'payment-signature': encoded({ x402Version: 2, accepted, payload }) };
    const twice = { ...credential, 'payment-authorization': credential.authorization };
    for (const headers of [both, twice]) await refusedFreely(() => echo(headers), { status: 400, body: { code: 'payment_malformed' } });
  });

  it('of a megabyte is refused over either transport', async () => {
    const megabyte = 'A'.repeat(1024 * 1024);
    expect(await echo({ authorization: `Payment ${megabyte}` }).catch(() => ({ status: 431 }))).toMatchObject({ status: 431 });
    await refusedFreely(() => callTool({ 'org.paymentauth/credential': megabyte.slice(0, 900_000) }), {
      status: 200,
      body: { result: { isError: true } },
    });
  });

  it('does not get what another wallet paid for, although the chain makes that payment public', async () => {
    const credential = await credentialFor(newPayer(), await asked());
    expect(await echo(authorizationOf(credential))).toMatchObject({ status: 200 });
    const { signature } = (await credentialFor(newPayer(), await asked())).payload;
    const forged = authorizationOf({ ...credential, payload: { ...credential.payload, signature } });
    await refusedFreely(() => echo(forged), { status: 409, body: { code: 'payment_already_used' } });
  });
});

const accept = { accept: 'application/json, text/event-stream' };

/** Calls the tool over MCP. */
function callTool(meta: Record<string, unknown>): Promise<Answer> {
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {}, ...meta };
  const params = { name: 'counted_echo', arguments: input, _meta };
  const routing = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'counted_echo' };
  return service.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { ...accept, ...routing });
}

const Refused = z.object({
  result: z.object({
    _meta: z.object({
      'org.paymentauth/payment-required': z.object({
        httpStatus: z.literal(402),
        challenges: z.tuple([z.looseObject({ id: z.string() })]),
      }),
      'x402/error': z.looseObject({ x402Version: z.literal(2) }),
    }),
  }),
});

describe('the Machine Payments Protocol over MCP', () => {
  it('sells a call for a credential in _meta', async () => {
    const wallet = newPayer();
    const refused = Refused.parse((await callTool({})).body);
    const [challenge] = refused.result._meta['org.paymentauth/payment-required'].challenges;
    const answer = await callTool({ 'org.paymentauth/credential': await credentialFor(wallet, challenge) });
    expect(answer, answer.text).toMatchObject({
      body: {
        result: {
          structuredContent: { status: 'ok', data: input },
          _meta: { 'org.paymentauth/receipt': { status: 'success', method: 'evm', challengeId: challenge.id } },
        },
      },
    });
  });

  it('refuses a forged one, with a new challenge and without a receipt', async () => {
    const credential = await credentialFor(newPayer(), await asked());
    const forged = { ...credential, challenge: { ...credential.challenge, id: 'A'.repeat(43) } };
    const answer = await refusedFreely(() => callTool({ 'org.paymentauth/credential': forged }), { status: 200 });
    expect(answer.body).toMatchObject({ result: { isError: true, structuredContent: { code: 'payment_refused' } } });
    expect(Refused.parse(answer.body).result._meta).not.toHaveProperty('org.paymentauth/receipt');
  });
});

/** The header of a wallet that signs in as the 402 of an asset requests. A test can change the proof before or after signing. */
async function signIn(wallet: PrivateKeyAccount, { before = {}, after = {} }: { before?: object; after?: object } = {}) {
  const required = jsonOf((await fetchAsset(service, rain.id)).headers.get('payment-required'));
  const { info, supportedChains } = required.extensions['sign-in-with-x'];
  const [chain] = supportedChains;
  const said = { ...info, ...before };
  const message = createSiweMessage({
    domain: said.domain,
    address: wallet.address,
    uri: said.uri,
    version: '1',
    chainId: 84532,
    nonce: said.nonce,
    issuedAt: new Date(said.issuedAt),
    expirationTime: new Date(said.expirationTime),
  });
  const signature = await wallet.signMessage({ message });
  return { 'sign-in-with-x': encoded({ ...said, ...chain, address: wallet.address, signature, ...after }) };
}

describe('a wallet that signs in', () => {
  async function buyer(): Promise<PrivateKeyAccount> {
    const wallet = newPayer();
    const challenge = challengeIn((await fetchAsset(service, rain.id)).headers.get('www-authenticate'));
    expect(await fetchAsset(service, rain.id, authorizationOf(await credentialFor(wallet, challenge)))).toMatchObject({ status: 200 });
    return wallet;
  }

  it('receives its sign-in request in a header under 3 KB', async () => {
    const header = (await fetchAsset(service, rain.id)).headers.get('payment-required') ?? '';
    expect(header.length).toBeLessThan(3000);
    expect(jsonOf(header).extensions).toMatchObject({
      'sign-in-with-x': { supportedChains: [{ chainId: 'eip155:84532', type: 'eip191' }] },
    });
  });

  it('fetches again what it paid for, without paying', async () => {
    const wallet = await buyer();
    const before = await service.balances();
    const again = await fetchAsset(service, rain.id, await signIn(wallet));
    expect(again).toMatchObject({ status: 200, body: { asset_id: rain.id } });
    expect(await service.balances()).toEqual(before);
  });

  it('gets nothing that it did not pay for', async () => {
    const sent = await signIn(newPayer());
    await refusedFreely(() => fetchAsset(service, rain.id, sent), { status: 402, body: { code: 'payment_required' } });
    await refusedFreely(() => echo(sent), { status: 402, body: { code: 'payment_required' } });
  });

  it.each<[name: string, change: { before?: object; after?: object }]>([
    ['another site', { before: { domain: 'other.example' } }],
    ['another address of this site', { before: { uri: 'https://other.example/' } }],
    ['a nonce of its own', { before: { nonce: 'abcdef0123456789abcdef0123456789' } }],
    ['a time long past', { before: { issuedAt: '2020-01-01T00:00:00.000Z' } }],
    ['a time to come', { before: { issuedAt: '2036-01-01T00:00:00.000Z' } }],
    ['an end that has passed', { before: { expirationTime: '2020-01-01T00:00:00.000Z' } }],
    ['another chain than was signed', { after: { chainId: 'eip155:1' } }],
    ['a statement that was not signed', { after: { statement: 'I agree' } }],
    ['the signature of another', { after: { signature: `0x${'11'.repeat(65)}` } }],
  ])('is asked to pay if it signed for %s', async (_name, change) => {
    const sent = await signIn(await buyer(), change);
    await refusedFreely(() => fetchAsset(service, rain.id, sent), { status: 402 });
  });

  it('cannot sign in as another wallet', async () => {
    const sent = await signIn(newPayer(), { after: { address: (await buyer()).address } });
    await refusedFreely(() => fetchAsset(service, rain.id, sent), { status: 402 });
  });

  it.each([
    ['no base64', '{}'],
    ['no JSON', Buffer.from('x').toString('base64')],
    ['another shape', encoded({ address: 1 })],
    ['more than a proof needs', 'A'.repeat(10_000)],
  ])('gets a refusal with a reason for a credential that is %s', async (_name, header) => {
    await refusedFreely(() => fetchAsset(service, rain.id, { 'sign-in-with-x': header }), {
      status: 400,
      body: { code: 'malformed_header' },
    });
  });

  it('receives no sign-in request beside an API key, which takes precedence', async () => {
    const { apiKey } = await service.customer();
    const sent = { ...apiKey, 'sign-in-with-x': '{}' };
    expect(await fetchAsset(service, rain.id, sent)).toMatchObject({ status: 402 });
  });
});

describe('a signed receipt', () => {
  const check = async (answer: Answer, sent: unknown = input, body = answer.text) =>
    verifyReceipt(answer.headers.get('x-payment-receipt'), {
      keys: Object((await service.get('/.well-known/jwks.json')).body),
      issuer: service.url,
      input: sent,
      body,
    });

  it('comes with every answer that a wallet paid for, and can be verified', async () => {
    const wallet = newPayer();
    const answer = await echo(authorizationOf(await credentialFor(wallet, await asked())));
    expect(await check(answer)).toMatchObject({
      iss: service.url,
      sub: wallet.address.toLowerCase(),
      jti: expect.stringMatching(/^pay_[0-9A-Z]{26}$/),
      service: 'counted-echo',
      amount: '0.05',
      currency: 'USD',
      network: 'eip155:84532',
      transaction: jsonOf(answer.headers.get('payment-receipt')).reference,
    });
    await expect(check(answer, { note: 'another' })).rejects.toThrow('another request');
    await expect(check(answer, input, '{}')).rejects.toThrow('another answer');
  });

  it('comes with the delivery of an asset', async () => {
    const challenge = challengeIn((await fetchAsset(service, rain.id)).headers.get('www-authenticate'));
    const answer = await fetchAsset(service, rain.id, authorizationOf(await credentialFor(newPayer(), challenge)));
    expect(await check(answer, { asset_id: rain.id })).toMatchObject({ service: rain.id });
  });

  it('is sent to other payers who request one, and to no others', async () => {
    const token = async () => ({ 'x-payment-token': (await service.paid('counted-echo')).token });
    expect((await echo(await token())).headers.get('x-payment-receipt')).toBeNull();
    for (const asking of [{ 'x-want-receipt': '1' }, { prefer: 'respond-async, receipt' }]) {
      const receipt = await check(await echo({ ...(await token()), ...asking }));
      expect(receipt).toMatchObject({ sub: 'anonymous', service: 'counted-echo' });
      expect(receipt).not.toHaveProperty('transaction');
    }
    await refusedFreely(() => echo({ prefer: 'receipt' }), { status: 402 });
  });
});
