import { CapturedSignal, CreatedInvitation, MyPurchasePage, OwnerTools, SessionList, Team, TeamRole } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type OpenApiDocument, type Operation } from '../fuzz/document.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, textAt, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let account: Customer;
let operations: Operation[];
beforeAll(async () => {
  service = await startService();
  account = await service.customer();
  const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
  operations = operationsOf(document);
});
afterAll(() => service[Symbol.asyncDispose]());

/** The operations of an asset belong to its owner. All others under this path are reserved for admins. */
const isAdmins = ({ path }: Operation) => path.startsWith('/api/v1/admin/') && !path.startsWith('/api/v1/admin/assets');

/** Builds the request from the document: bodies, and the ids that are not given, are its examples. */
function ask(
  { method, path, parameters, body }: Operation,
  headers: RequestHeaders,
  ids: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const example = parameters.find((each) => each.name === name)?.schema?.example;
    return ids[name] ?? (typeof example === 'string' ? example : 'a');
  });
  const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
  const example = content?.example ?? {};
  const sent = type === undefined ? {} : { body: typeof example === 'string' ? example : JSON.stringify(named(example, ids)) };
  return service.send(method, filled, { headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers }, ...sent });
}

/** An example with ids of real things in the place of its own. */
const named = (example: unknown, ids: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(Object(example)).map(([name, value]) => [name, ids[name] ?? value]));

/** The operations that answered with an unexpected status. */
async function othersThan(expected: readonly number[], asked: readonly Operation[], headers: RequestHeaders): Promise<string[]> {
  const others: string[] = [];
  for (const operation of asked) {
    const { status } = await ask(operation, headers);
    if (!expected.includes(status)) others.push(`${operation.method} ${operation.path}: ${status}`);
  }
  return others;
}

describe('operations of the OpenAPI document', () => {
  it('include some that need a login, and some for admins', () => {
    expect(operations.filter(({ isClosed }) => isClosed).length).toBeGreaterThan(40);
    expect(operations.filter(isAdmins).length).toBeGreaterThan(20);
  });

  it.each([
    ['nobody', {}],
    ['a key that does not exist', { 'x-api-key': 'fbx_0000000000000000000000000000000000000000000' }],
    ['a session that does not exist', { authorization: 'Bearer ses_00000000000000000000000000' }],
  ])('that need a login are refused to %s', async (_who, headers) => {
    const closed = operations.filter(({ isClosed }) => isClosed);
    expect(await othersThan([401], closed, headers)).toEqual([]);
  });

  it('for admins are marked in the document as restricted', () => {
    expect(operations.filter((operation) => isAdmins(operation) && !operation.isClosed)).toEqual([]);
  });

  it('for admins are refused to an account and to its key', async () => {
    const admins = operations.filter(isAdmins);
    expect(await othersThan([403], admins, account.login)).toEqual([]);
    expect(await othersThan([401, 403], admins, account.apiKey)).toEqual([]);
  });
});

describe('operations on what belongs to an account', () => {
  const tus = { 'tus-resumable': '1.0.0', 'upload-offset': '0' };
  let owner: Customer;
  let upstream: LoopbackUpstream;
  let proof: string;
  beforeAll(async () => {
    owner = await service.customer({ credit: '100.00' });
    upstream = await loopbackUpstream((request, response) => {
      const isProof = request.url === '/.well-known/farebox-verification.txt';
      if (isProof) return response.writeHead(200, { 'content-type': 'text/plain' }).end(proof);
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  afterAll(() => upstream[Symbol.asyncDispose]());

  /** Makes something new of the owner for each operation below a path. */
  const make: Record<string, () => Promise<Record<string, string>>> = {
    '/api/v1/me/sessions/{id}': async () => {
      await service.parts.database.write((queries) => service.parts.accounts.sessions.begin(queries, owner.userId));
      const { items } = SessionList.parse((await service.get('/api/v1/me/sessions', owner.login)).body);
      return { id: items.find((each) => !each.is_current)?.id ?? expect.fail('no other session') };
    },
    '/api/v1/me/passkeys/{id}': async () => {
      const row = { id: `passkey${Math.random()}`, user_id: owner.userId, name: 'phone', public_key: '', counter: 0, created_at: 0 };
      await service.parts.database.write((queries) => queries.insertInto('passkeys').values(row).execute());
      return { id: row.id };
    },
    '/api/v1/me/sign-ins/{id}': async () => {
      const id = `idn_${Math.random()}`;
      const row = {
        id,
        issuer: 'https://id.example',
        subject: id,
        user_id: owner.userId,
        gives_admin: 0,
        created_at: 0,
        seen_at: 0,
        email: null,
      };
      await service.parts.database.write((queries) => queries.insertInto('sign_in_identities').values(row).execute());
      return { id };
    },
    '/api/v1/me/purchases/{id}/receipt': async () => {
      await service.post('/api/tools/word-count', { text: 'a word' }, { ...owner.apiKey, 'x-payment-provider': 'credit' });
      const { body } = await service.get('/api/v1/me/purchases', owner.login);
      return { id: MyPurchasePage.parse(body).items[0]?.id ?? expect.fail('no purchase') };
    },
    '/api/v1/me/webhook-deliveries/{id}': async () => {
      const { webhooks } = service.parts;
      const webhook = { kind: 'account', subjectId: owner.userId, ownerId: owner.userId, url: upstream.url, secretSealed: '' } as const;
      const webhookId = `msg_${Math.random()}`;
      await service.parts.database.write((queries) => webhooks.add(queries, { ...webhook, webhookId, type: 'account.test', data: {} }));
      return { id: (await webhooks.find(webhookId))?.id ?? expect.fail('no webhook') };
    },
    '/api/v1/me/api-keys/{id}': async () => created('/api/v1/me/api-keys', { name: 'another' }),
    '/api/v1/me/teams/{id}': async () => created('/api/v1/me/teams', { name: 'Ferries' }),
    '/api/v1/me/members/{id}': async () => {
      const { id: team } = await created('/api/v1/me/teams', { name: 'Ferries' });
      return { team, id: owner.userId };
    },
    '/api/v1/me/invitations/{id}': async () => {
      const { id: team } = await created('/api/v1/me/teams', { name: 'Ferries' });
      const acting = { ...owner.login, 'farebox-account': team };
      return { team, ...(await created('/api/v1/me/invitations', { email: 'x@example.com', role: 'viewer' }, acting)) };
    },
    '/api/v1/agent-demand/{id}/watch': async () => {
      const { body } = await service.post('/api/v1/agent-demand', { need: 'ferry timetable', callback_url: `${upstream.url}/found` });
      const { watch } = CapturedSignal.parse(body);
      return { id: watch?.id ?? '', secret: watch?.secret ?? '' };
    },
    '/api/v1/demand/pledges/{id}': async () => {
      const paying = { ...owner.apiKey, 'x-payment-provider': 'credit' };
      const { body } = await service.post('/api/v1/demand/pledges', { need: 'tides of Macau', amount: '1.00' }, paying);
      const listing = await uploadedAsset(service, account.login, { price_amount: '1.00' });
      return { id: textAt(Reflect.get(Object(body), 'pledge'), 'id'), asset_id: listing.id };
    },
    '/api/v1/admin/assets/uploads/{id}': async () => {
      const begun = await service.send('POST', '/api/v1/admin/assets/uploads', {
        headers: { ...owner.login, ...tus, 'upload-length': '11' },
      });
      return { id: textAt(begun.body, 'id') };
    },
    '/api/v1/admin/assets/{id}': async () => ({ id: (await uploadedAsset(service, owner.login)).id }),
    '/api/v1/admin/assets/{id}/tools': async () => {
      const fields = {
        title: 'Rain',
        description: 'Of an hour.',
        asset_type: 'api',
        api_endpoint_url: `${upstream.url}/rain`,
        price_amount: '0.10',
      };
      const { id } = await created('/api/v1/admin/assets', fields);
      const { body } = await service.post(`/api/v1/admin/assets/${id}/tools`, { settings: { price_amount: '0.10' } }, owner.login);
      const { verification, tools } = OwnerTools.parse(body);
      proof = verification.token;
      return { id, tool_id: tools[0]?.id ?? expect.fail('no tool') };
    },
  };

  async function created(path: string, body: unknown, headers = owner.login): Promise<{ id: string }> {
    const answer = await service.post(path, body, headers);
    return { id: textAt(answer.body, 'id') };
  }

  /** What an operation answers, without what differs each time. */
  function outcome({ status, body }: Answer): string {
    const [code, hint]: unknown[] = ['code', 'hint'].map((member) => Reflect.get(Object(body), member));
    return `${status} ${String(code)} ${String(hint)}`;
  }

  it('answer it, and refuse everybody else', async () => {
    const faults: string[] = [];
    for (const operation of operations.filter((each) => each.isClosed && !isAdmins(each) && each.path.includes('{'))) {
      const kind = Object.keys(make).findLast((path) => operation.path.startsWith(path)) ?? '';
      const { secret, team, ...ids } = (await make[kind]?.()) ?? expect.fail(`whose is ${operation.path}?`);
      const acting = team === undefined ? {} : { 'farebox-account': team };
      const asked = async (headers: RequestHeaders) => outcome(await ask(operation, { ...tus, ...acting, ...headers }, ids));
      const others = [await asked(account.login), await asked(account.apiKey)];
      const own = await asked({ ...owner.login, ...(secret === undefined ? {} : { 'x-watch-secret': secret }) });
      const isRefused = others.every((answer) => /^40[34] /.test(answer));
      // The owner may still be refused, by another rule.
      if (!isRefused || others.includes(own)) faults.push(`${operation.method} ${operation.path}: ${[...others, own].join(', ')}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('operations for a team', () => {
  /** About the person, whatever the header names. */
  const personal =
    /^\/api\/v1\/(?:me\/(?:sessions|sign-ins|teams|second-factor|passkeys)|invitations\/|oauth\/client|auth\/(?:logout|browser|me\/))/;
  const keys = new Set(['answerClient', 'createApiKey', 'resendWebhookDelivery', 'revokeApiKey', 'updateApiKey']);
  const billing = new Set(['createCheckout', 'removeCreditNotice', 'setCreditNotice']);
  const manage = new Set([
    'challengePayoutWallet',
    'createInvitation',
    'endWatch',
    'removeMember',
    'updateMember',
    'updateMe',
    'withdrawInvitation',
  ]);
  const spend = new Set(['acceptPledge', 'withdrawPledge']);
  const allowed: Readonly<Record<TeamRole, ReadonlyArray<'keys' | 'billing' | 'manage' | 'spend' | 'sell'>>> = {
    owner: ['keys', 'billing', 'manage', 'spend', 'sell'],
    billing: ['billing'],
    seller: ['sell'],
    developer: ['keys', 'spend'],
    viewer: [],
  };

  function needOf({ operationId, method, path }: Operation): 'keys' | 'billing' | 'manage' | 'spend' | 'sell' | null {
    if (keys.has(operationId)) return 'keys';
    if (billing.has(operationId)) return 'billing';
    if (manage.has(operationId)) return 'manage';
    if (spend.has(operationId)) return 'spend';
    if (method === 'GET') return null;
    return path.startsWith('/api/v1/admin/assets') || operationId === 'changeMyListings' ? 'sell' : expect.fail(`who may ${operationId}?`);
  }

  it.each(TeamRole.options)('are refused to a member who is %s, unless the role allows them', async (role) => {
    const [owner, person] = [await service.customer(), await service.customer()];
    const team = Team.parse((await service.post('/api/v1/me/teams', { name: 'Ferries' }, owner.login)).body);
    const invitation = await service.post(
      '/api/v1/me/invitations',
      { email: 'x@example.com', role },
      { ...owner.login, 'farebox-account': team.id },
    );
    const token = CreatedInvitation.parse(invitation.body).url.split('#token=')[1];
    await service.post('/api/v1/invitations/accept', { token }, person.login);
    const acting = { ...person.login, 'farebox-account': team.id };
    const faults: string[] = [];
    for (const operation of operations.filter((each) => each.isClosed && !isAdmins(each) && !personal.test(each.path))) {
      if (operation.path.endsWith('/live')) continue;
      const need = needOf(operation);
      const { status, body } = await ask(operation, acting);
      const isRefused = status === 403 && String(Reflect.get(Object(body), 'error')).startsWith('your role in this team');
      if (isRefused === (need === null || allowed[role].includes(need)))
        faults.push(`${operation.operationId} (${String(need)}): ${status}`);
    }
    expect(faults).toEqual([]);
    expect(await othersThan([403], operations.filter(isAdmins), acting)).toEqual([]);
  });
});
