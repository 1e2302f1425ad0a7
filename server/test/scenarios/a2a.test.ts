import { AgentCard, Role, TaskState, verifyAgentCardSignature, type Message, type Task } from '@a2a-js/sdk';
import { ClientFactory, JsonRpcTransportFactory, type Client } from '@a2a-js/sdk/client';
import type { PaymentRequired } from '@x402/core/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ownKeys, x402Keys } from '../../src/optional/a2a/messages.ts';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachDatabase } from '../databases.ts';
import { startService, type Service } from '../service.ts';
import { walletService, type WalletService } from '../wallet-service.ts';
import { movedBy, newWallet, type Wallet } from '../wallet.ts';

let bed: WalletService;
let service: Service;
beforeAll(async () => {
  bed = await walletService();
  ({ service } = bed);
});
afterAll(() => service[Symbol.asyncDispose]());

/** The unmodified client of the SDK, with the headers of its owner. */
async function clientOf({ url }: Service, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
  const fetchImpl: typeof fetch = (input, init) => {
    const all = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return fetch(input, { ...init, headers: all });
  };
  return new ClientFactory({ transports: [new JsonRpcTransportFactory({ fetchImpl })] }).createFromUrl(url);
}

const skillPart = (data: unknown) => ({
  content: { $case: 'data' as const, value: data },
  metadata: undefined,
  filename: '',
  mediaType: '',
});
const textPart = (text: string) => ({ content: { $case: 'text' as const, value: text }, metadata: undefined, filename: '', mediaType: '' });

function message(parts: Message['parts'], rest: Partial<Message> = {}): Message {
  return {
    messageId: crypto.randomUUID(),
    contextId: '',
    taskId: '',
    role: Role.ROLE_USER,
    parts,
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
    ...rest,
  };
}

const asks = (sent: Message) => ({ tenant: '', message: sent, configuration: undefined, metadata: undefined });
const counting = skillPart({ skill: 'word-count', input: { text: 'to be or not to be' } });
const counted = { characters: 18, lines: 1, words: 6 };

async function taskOf(client: Client, sent: Message): Promise<Task> {
  const answer = await client.sendMessage(asks(sent));
  if ('messageId' in answer) throw new Error('a message instead of a task');
  return answer;
}

const said = (task: Task) => task.status?.message?.metadata ?? {};
const stateOf = (task: Task) => TaskState[task.status?.state ?? 0];
const resultOf = (task: Task) => {
  const content = task.artifacts[0]?.parts[0]?.content;
  return content?.$case === 'data' ? content.value : undefined;
};

async function paymentFor(wallet: Wallet, task: Task): Promise<Message> {
  const required: PaymentRequired = said(task)[x402Keys.required];
  const payload = await wallet.client.createPaymentPayload(required);
  const metadata = { [x402Keys.status]: 'payment-submitted', [x402Keys.payload]: payload };
  return message([textPart('Here is the payment.')], { taskId: task.id, contextId: task.contextId, metadata });
}

describe('A2A', () => {
  it('asks for a payment, takes it in the next message, and answers with the result and a receipt', async () => {
    const client = await clientOf(service);
    const wallet = newWallet();
    const asked = await taskOf(client, message([counting]));
    expect(stateOf(asked)).toBe('TASK_STATE_INPUT_REQUIRED');
    expect(said(asked)).toMatchObject({
      [x402Keys.status]: 'payment-required',
      [x402Keys.required]: { x402Version: 2, accepts: expect.arrayContaining([expect.objectContaining({ scheme: 'exact' })]) },
      [ownKeys.payment]: { token: expect.any(String), status: 'pending' },
    });
    const done = await taskOf(client, await paymentFor(wallet, asked));
    expect(done.id).toBe(asked.id);
    expect(stateOf(done)).toBe('TASK_STATE_COMPLETED');
    expect(resultOf(done)).toMatchObject(counted);
    expect(said(done)).toMatchObject({ [x402Keys.status]: 'payment-completed', [x402Keys.receipts]: [{ success: true }] });
    expect(await movedBy(service, wallet)).toHaveLength(1);
    const read = await client.getTask({ tenant: '', id: done.id, historyLength: 0 });
    expect(resultOf(read)).toEqual(resultOf(done));
    await service.balances();
  });

  it('streams a task, its artifact and its end', async () => {
    const client = await clientOf(service);
    const { token } = await service.paid('word-count');
    const events: string[] = [];
    const sent = message([counting], { metadata: { [ownKeys.token]: token } });
    for await (const { payload } of client.sendMessageStream(asks(sent))) events.push(payload?.$case ?? '');
    expect(events).toEqual(['task', 'artifactUpdate', 'statusUpdate']);
  });

  it('takes the token of a paid payment, and credit of an API key, and refuses a used token', async () => {
    const client = await clientOf(service);
    const { token } = await service.paid('word-count');
    const paid = message([skillPart({ skill: 'word_count', input: { text: 'a b' }, paymentToken: token })]);
    expect(resultOf(await taskOf(client, paid))).toMatchObject({ words: 2 });
    const again = await taskOf(client, message([counting], { metadata: { [ownKeys.token]: token } }));
    expect(stateOf(again)).toBe('TASK_STATE_INPUT_REQUIRED');
    expect(said(again)).toMatchObject({ [x402Keys.status]: 'payment-failed', [x402Keys.error]: 'payment_token_used' });
    const rich = await service.customer({ credit: '1.00' });
    const byKey = await clientOf(service, rich.apiKey);
    const bought = await taskOf(byKey, message([counting], { metadata: { [ownKeys.pay]: 'credit' } }));
    expect(stateOf(bought)).toBe('TASK_STATE_COMPLETED');
  });

  it('delivers an asset', async () => {
    const client = await clientOf(service);
    const { token } = await service.paid(bed.assetId);
    const sent = message([skillPart({ skill: 'fetch-asset', input: { asset_id: bed.assetId } })], { metadata: { [ownKeys.token]: token } });
    const done = await taskOf(client, sent);
    expect(resultOf(done)).toMatchObject({ asset_id: bed.assetId, delivery: { type: 'signed_url' } });
  });

  it('answers plain words with a search and no task', async () => {
    const client = await clientOf(service);
    const answer = await client.sendMessage(asks(message([textPart('count the words of a text')])));
    if (!('messageId' in answer)) throw new Error('a task instead of a message');
    const data = answer.parts.find(({ content }) => content?.$case === 'data')?.content?.value;
    expect(data).toMatchObject({ tools: expect.arrayContaining([expect.objectContaining({ id: 'word-count' })]), demand: null });
    expect(answer.parts[0]?.content?.value).toContain('This is a search');
  });

  it('refuses invalid input before anybody pays, and a skill that is not there', async () => {
    const client = await clientOf(service);
    const task = await taskOf(client, message([skillPart({ skill: 'word-count', input: { text: 5 } })]));
    expect(stateOf(task)).toBe('TASK_STATE_REJECTED');
    expect(said(task)).toMatchObject({ [ownKeys.problem]: { issues: [{ path: 'text' }] } });
    await expect(client.sendMessage(asks(message([skillPart({ skill: 'no-such-skill', input: {} })])))).rejects.toThrow('tool not found');
  });

  it('cancels a task that nobody paid for, and no other', async () => {
    const client = await clientOf(service);
    const asked = await taskOf(client, message([counting]));
    const cancelled = await client.cancelTask({ tenant: '', id: asked.id, metadata: undefined });
    expect(stateOf(cancelled)).toBe('TASK_STATE_CANCELED');
    await expect(client.cancelTask({ tenant: '', id: asked.id, metadata: undefined })).rejects.toThrow('cannot be cancelled');
    await expect(taskOf(client, await paymentFor(newWallet(), asked))).rejects.toThrow('has ended');
    await expect(client.getTask({ tenant: '', id: 'task_unknown', historyLength: undefined })).rejects.toThrow('no such task');
  });

  it('keeps the tasks of a key from other callers, and lists them for it', async () => {
    const owner = await service.customer({ credit: '1.00' });
    const byOwner = await clientOf(service, owner.apiKey);
    const done = await taskOf(byOwner, message([counting], { metadata: { [ownKeys.pay]: 'credit' } }));
    const listing = { tenant: '', contextId: '', status: 0, pageToken: '', statusTimestampAfter: undefined };
    expect((await byOwner.listTasks(listing)).tasks.map(({ id }) => id)).toEqual([done.id]);
    const stranger = await clientOf(service, (await service.customer()).apiKey);
    await expect(stranger.getTask({ tenant: '', id: done.id, historyLength: undefined })).rejects.toThrow('no such task');
    expect((await stranger.listTasks(listing)).tasks).toEqual([]);
    const nobody = await clientOf(service);
    await expect(nobody.getTask({ tenant: '', id: done.id, historyLength: undefined })).rejects.toThrow('no such task');
  });

  it('lists the tasks of a key by the page, and tells how many there are', async () => {
    const byOwner = await clientOf(service, (await service.customer({ credit: '1.00' })).apiKey);
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.unshift((await taskOf(byOwner, message([counting], { metadata: { [ownKeys.pay]: 'credit' } }))).id);
    const listing = { tenant: '', contextId: '', status: 0, statusTimestampAfter: undefined, pageSize: 2 };
    const first = await byOwner.listTasks({ ...listing, pageToken: '' });
    expect(first).toMatchObject({ totalSize: 3, pageSize: 2 });
    const second = await byOwner.listTasks({ ...listing, pageToken: first.nextPageToken });
    expect(second).toMatchObject({ totalSize: 3, nextPageToken: '' });
    expect([...first.tasks, ...second.tasks].map(({ id }) => id)).toEqual(ids);
  });
});

describe('a paid task', () => {
  it('is paid once, however often and at once its payment is sent', async () => {
    const client = await clientOf(service);
    const wallet = newWallet();
    const asked = await taskOf(client, message([counting]));
    const payment = await paymentFor(wallet, asked);
    const attempts = await Promise.allSettled([1, 2, 3].map(() => taskOf(client, { ...payment, messageId: crypto.randomUUID() })));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await movedBy(service, wallet)).toHaveLength(1);
  });

  it('is asked for again where the signature does not pay it, and nothing moves', async () => {
    const client = await clientOf(service);
    const wallet = newWallet();
    const asked = await taskOf(client, message([counting]));
    const payment = await paymentFor(wallet, asked);
    const payload = structuredClone(payment.metadata?.[x402Keys.payload]);
    payload.payload.signature = `0x${'11'.repeat(65)}`;
    const refused = await taskOf(client, { ...payment, metadata: { ...payment.metadata, [x402Keys.payload]: payload } });
    expect(stateOf(refused)).toBe('TASK_STATE_INPUT_REQUIRED');
    expect(said(refused)).toMatchObject({ [x402Keys.status]: 'payment-failed', [x402Keys.required]: { accepts: expect.any(Array) } });
    expect(await movedBy(service, wallet)).toEqual([]);
    expect(stateOf(await taskOf(client, await paymentFor(wallet, refused)))).toBe('TASK_STATE_COMPLETED');
  });
});

eachDatabase('a paid task', (open) => {
  it('is read again after a restart, with its answer and receipt, by the same caller only', async () => {
    const database = await open();
    const [wallet, ids] = [newWallet(), new Map<string, string>()];
    let key: Readonly<Record<string, string>> = {};
    {
      await using before = await startService({ database });
      const asked = await taskOf(await clientOf(before), message([counting]));
      const done = await taskOf(await clientOf(before), await paymentFor(wallet, asked));
      ids.set('wallet', done.id);
      const customer = await before.customer({ credit: '1.00' });
      key = customer.apiKey;
      const own = await taskOf(await clientOf(before, key), message([counting], { metadata: { [ownKeys.pay]: 'credit' } }));
      ids.set('key', own.id);
    }
    await using after = await startService({ database, settings: { FAREBOX_NEW_STORE: '1' } });
    const anyone = await clientOf(after);
    const read = await anyone.getTask({ tenant: '', id: ids.get('wallet') ?? '', historyLength: undefined });
    expect(stateOf(read)).toBe('TASK_STATE_COMPLETED');
    expect(resultOf(read)).toMatchObject(counted);
    expect(said(read)[x402Keys.receipts]).toMatchObject([{ success: true, payer: wallet.account.address.toLowerCase() }]);
    const ofKey = { tenant: '', id: ids.get('key') ?? '', historyLength: undefined };
    await expect(anyone.getTask(ofKey)).rejects.toThrow('no such task');
    const owner = await clientOf(after, key);
    expect(resultOf(await owner.getTask(ofKey))).toMatchObject(counted);
    const listing = { tenant: '', contextId: '', status: 0, pageToken: '', statusTimestampAfter: undefined };
    expect((await owner.listTasks(listing)).tasks.map(({ id }) => id)).toEqual([ofKey.id]);
    expect(await movedBy(after, wallet)).toHaveLength(1);
  });
});

eachDatabase('a task whose first payment was refused', (open) => {
  it('is read again after a restart with what the second one bought', async () => {
    const database = await open();
    const wallet = newWallet();
    let id = '';
    {
      await using before = await startService({ database });
      const client = await clientOf(before);
      const { token } = await before.paid('word-count');
      expect(await before.post('/api/tools/word-count', { text: 'used' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
      const asked = await taskOf(
        client,
        message([skillPart({ skill: 'word-count', input: { text: 'to be or not to be' }, paymentToken: token })]),
      );
      expect(stateOf(asked)).toBe('TASK_STATE_INPUT_REQUIRED');
      const done = await taskOf(client, await paymentFor(wallet, asked));
      expect(stateOf(done)).toBe('TASK_STATE_COMPLETED');
      ({ id } = done);
    }
    await using after = await startService({ database, settings: { FAREBOX_NEW_STORE: '1' } });
    const read = await (await clientOf(after)).getTask({ tenant: '', id, historyLength: undefined });
    expect(stateOf(read)).toBe('TASK_STATE_COMPLETED');
    expect(resultOf(read)).toMatchObject(counted);
    expect(await movedBy(after, wallet)).toHaveLength(1);
  });
});

it('has no push notifications, as its card says', async () => {
  const client = await clientOf(service);
  const asked = await taskOf(client, message([counting]));
  const config = { tenant: '', id: 'mine', taskId: asked.id, url: 'https://agent.example/', token: '', authentication: undefined };
  const rpc = (method: string, params: object) => service.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, { 'A2A-Version': '1.0' });
  const notSupported = { body: { error: { code: -32_003 } } };
  expect(await rpc('CreateTaskPushNotificationConfig', config)).toMatchObject(notSupported);
  expect(await rpc('ListTaskPushNotificationConfigs', { taskId: asked.id })).toMatchObject(notSupported);
  const sent = { message: { messageId: '1', role: 'ROLE_USER', parts: [{ text: 'rain' }] } };
  expect(await rpc('SendMessage', { ...sent, configuration: { taskPushNotificationConfig: config } })).toMatchObject(notSupported);
});

describe('the signature of the card', () => {
  const publicKeys = async ({ url }: Service) =>
    z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }).parse(await (await fetch(`${url}/.well-known/jwks.json`)).json()).keys;
  const verifying = (of: Service) =>
    verifyAgentCardSignature(async (kid) => {
      const key = (await publicKeys(of)).find((known) => known.kid === kid);
      if (key === undefined) throw new Error('unknown key');
      return key;
    });

  it.each(['secret', 'file'])('by the %s is verified by the SDK with the published key, and finds a change', async (by) => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-card-'));
    const path = join(folder, 'card.pem');
    await writeFile(path, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
    await using signing = await startService({ settings: { FAREBOX_CARD_SIGNING: by === 'secret' ? 'secret' : path } });
    const card = AgentCard.fromJSON((await signing.get('/.well-known/agent-card.json')).body);
    expect(card.signatures).toHaveLength(1);
    await verifying(signing)(card);
    await expect(verifying(signing)({ ...card, name: 'another' })).rejects.toThrow(/signature/i);
    expect(await publicKeys(signing)).toHaveLength(2);
    await rm(folder, { recursive: true });
  });

  it('is absent without the setting', async () => {
    expect(AgentCard.fromJSON((await service.get('/.well-known/agent-card.json')).body).signatures).toEqual([]);
    expect(await publicKeys(service)).toHaveLength(1);
  });
});

describe('members of another type than the protocol says', () => {
  const noText = { toString: 1 };
  const messages = [
    { messageId: noText, parts: [] },
    { messageId: 'm', parts: [null] },
    { messageId: 'm', role: noText, parts: [{ text: noText }] },
  ];

  it.each(messages)('are refused: %j', async (sent) => {
    const call = (method: string, params: unknown) => service.post('/a2a', { jsonrpc: '2.0', id: 7, method, params });
    for (const method of ['SendMessage', 'SendStreamingMessage']) {
      const { status, body } = await call(method, { message: sent });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { id: 7, error: { code: -32_602, message: expect.stringContaining('another type') } },
      });
    }
  });
});

it('speaks 1.0 only, and says so to clients of 0.3', async () => {
  const sent = { messageId: 'm', role: 'user', kind: 'message', parts: [{ kind: 'text', text: 'hello' }] };
  const before = (headers: Record<string, string>) =>
    service.post('/a2a', { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message: sent } }, headers);
  expect((await before({ 'a2a-version': '0.3' })).body).toMatchObject({ error: { code: -32_009 } });
  expect((await before({})).body).toMatchObject({ error: { code: -32_601 } });
});

it('tells a caller over JSON-RPC nothing of an unforeseen error', async () => {
  await using broken = await startService();
  vi.spyOn(broken.parts.database.read, 'selectFrom').mockImplementation(() => {
    throw new Error('connect ECONNREFUSED 10.1.2.3:5432');
  });
  const answer = await broken.post('/a2a', { jsonrpc: '2.0', id: 7, method: 'GetTask', params: { id: 'task_1' } });
  vi.restoreAllMocks();
  expect(answer.body).toMatchObject({ id: 7, error: { code: -32_603, message: 'internal error' } });
});

describe('pages in browsers', () => {
  const from = (url: string, origin: string) =>
    fetch(`${url}/a2a`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' });

  it('of other origins are refused, unless the operator lets them in', async () => {
    expect((await from(service.url, 'https://app.example.com')).status).toBe(403);
    await using open = await startService({ settings: { FAREBOX_ALLOWED_ORIGINS: 'https://app.example.com' } });
    const allowed = await from(open.url, 'https://app.example.com');
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await from(open.url, 'https://evil.example')).status).toBe(403);
    const listed = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const mcp = (origin: string) => open.post('/mcp', listed, { origin, accept: 'application/json, text/event-stream' });
    expect((await mcp('https://evil.example')).status).toBe(403);
    expect((await mcp('https://app.example.com')).status).not.toBe(403);
  });
});
