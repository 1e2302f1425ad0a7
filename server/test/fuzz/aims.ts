import { hash, randomBytes, randomUUID } from 'node:crypto';
import {
  AdminPaymentPage,
  CapturedSignal,
  Checkout,
  CreatedInvitation,
  ImportResult,
  InvitationList,
  OwnerTools,
  PayoutBatchDetails,
  SessionList,
  Team,
} from '@farebox/contract';
import { totpAt } from '../../src/accounts/factors/totp.ts';
import { wavFile } from '../fixtures/files.ts';
import { answerConsent, openConsent, usualAnswer } from '../oauth-client.ts';
import { rainCsv, rainFields, uploadedAsset } from '../registry.ts';
import { adminLogin, textAt, type RequestHeaders, type Service } from '../service.ts';
import type { SignedEvent, StripeStandIn } from '../stripe-stand-in.ts';
import { newWallet, richWallet, signedFor, version2 } from '../wallet.ts';
import { ownPage } from '../browser-login.ts';
import type { Actor, Cast } from './cast.ts';
import type { Operation } from './document.ts';
import type { Outside } from './outside.ts';

/** What operations act on. */
export interface Stage {
  service: Service;
  cast: Cast;
  outside: Outside;
  stripe: StripeStandIn;
}

/** What a request needs beside the example of the document. */
export interface Aim {
  actor?: Actor;
  /** Of the path, and of members of the body. */
  values?: Readonly<Record<string, string>>;
  headers?: RequestHeaders;
  /** In the place of the example. */
  body?: unknown;
}

/** Operations that no request of this fuzz can make succeed. */
export const outOfReach: Readonly<Record<string, string>> = {
  'POST /api/v1/admin/settlements/{id}/settled': 'the test network tells the outcome of each settlement at once',
  'POST /api/v1/admin/settlements/{id}/failed': 'the test network tells the outcome of each settlement at once',
  'POST /api/v1/auth/password-reset/confirm': 'the link is in a mail',
  'POST /api/v1/auth/confirm-email': 'the link is in a mail',
  'GET /api/v1/notifications/unsubscribe': 'the link is in a mail',
  'POST /api/v1/notifications/unsubscribe': 'the link is in a mail',
  'POST /api/v1/auth/browser/passkey': 'an authenticator signs it',
  'POST /api/v1/me/passkeys': 'an authenticator signs it',
  'DELETE /api/v1/me/passkeys/{id}': 'an authenticator has signed it',
  'POST /api/v1/auth/browser/oidc': 'there is no issuer',
  'POST /api/v1/auth/browser/oidc/finish': 'there is no issuer',
  'POST /api/v1/me/sign-ins': 'there is no issuer',
  'DELETE /api/v1/me/sign-ins/{id}': 'there is no issuer',
  'POST /api/v1/admin/wallet-credit/{wallet}/refund': 'wallets buy their credit with test money here, which is not paid back',
};

/** Demand is captured with a 402 on purpose. */
export function isSuccess({ path }: Operation, status: number): boolean {
  if (path === '/oauth2/authorize') return status === 302;
  return status < 300 || (status === 402 && /^\/api\/v1\/(?:agent-paywall|flowers)/.test(path));
}

/** Makes what the operation acts on. */
export function aimOf(operation: Operation, stage: Stage): Promise<Aim> {
  const make = aims[`${operation.method} ${operation.path}`] ?? aims[areas.find((area) => operation.path.startsWith(area)) ?? ''];
  return make === undefined ? Promise.resolve({}) : make(stage);
}

const tus = { 'tus-resumable': '1.0.0' };
const password = 'a long enough password';
const credit = { 'x-payment-provider': 'credit' };
const email = () => `${randomUUID()}@example.com`;
const register = async () => ({ body: { email: email(), password } });

const aims: Readonly<Record<string, (stage: Stage) => Promise<Aim>>> = {
  'POST /api/v1/auth/register': register,
  'POST /api/v1/auth/browser/register': async ({ service }) => ({ ...(await register()), headers: ownPage(service) }),
  'POST /api/v1/auth/login': async () => ({ body: adminLogin }),
  'POST /api/v1/auth/browser/login': async ({ service }) => ({ body: adminLogin, headers: ownPage(service) }),
  'POST /api/v1/auth/setup': async (stage) => ({ body: await setup(stage) }),
  'POST /api/v1/auth/browser/setup': async (stage) => ({ body: await setup(stage), headers: ownPage(stage.service) }),
  'POST /api/v1/auth/logout': brief,
  'DELETE /api/v1/me/sessions': brief,
  'PATCH /api/v1/auth/me': async () => ({ body: { display_name: 'Ada' } }),
  'POST /api/v1/admin/users': async () => ({ body: { email: email() } }),
  'POST /api/v1/admin/users/{id}/setup-link': async (stage) => ({ values: { id: await invited(stage) } }),
  'POST /api/v1/webhooks/stripe': async (stage) => {
    const { body, headers } = (await topUp(stage)).event;
    return { body, headers };
  },
  'POST /api/v1/admin/users/{id}/top-ups/{top_up_id}/refund': async (stage) => {
    const { userId, topUpId, event } = await topUp(stage);
    await stage.service.send('POST', '/api/v1/webhooks/stripe', event);
    return { values: { id: userId, top_up_id: topUpId }, body: {} };
  },
  'POST /api/v1/credit': async ({ service }) => {
    const body = { amount: '5.00' };
    return { body, headers: version2(await signedFor(richWallet(), service, '/api/v1/credit', body)) };
  },
  'POST /x402/verify': signed,
  'POST /x402/settle': signed,
  'POST /api/v1/admin/payments/{id}/refund': async (stage) => ({ values: { id: await sold(stage) } }),
  'DELETE /api/v1/agent-demand/{id}/watch': async ({ service, outside, cast }) => {
    const signal = { need: 'ferry timetable', callback_url: `${outside.url}/found` };
    const { watch } = CapturedSignal.parse((await service.post('/api/v1/agent-demand', signal, cast.owner.apiKey)).body);
    return { values: { id: watch?.id ?? '' }, headers: { 'x-watch-secret': watch?.secret ?? '' } };
  },
  '/api/v1/me/credit/notice': async ({ service, outside, cast }) => {
    const notice = {
      headers: { ...cast.owner.login, 'content-type': 'application/json' },
      body: JSON.stringify({ below: '5.00', callback_url: outside.url }),
    };
    await service.send('PUT', '/api/v1/me/credit/notice', notice);
    return {};
  },
  'POST /api/v1/admin/payouts/{id}/lines/{line_id}/paid': payout,
  'POST /api/v1/admin/payouts/{id}/lines/{line_id}/failed': payout,
  'POST /api/v1/admin/payouts': payout,
  'POST /api/v1/admin/tools': async ({ outside }) => ({
    body: {
      kind: 'openapi',
      url: `${outside.url}/openapi.json`,
      name: `rain-${randomUUID().slice(0, 4)}`,
      settings: { price_amount: '0.01' },
      publish: true,
    },
  }),
  'DELETE /api/v1/me/sessions/{id}': async ({ service, cast: { owner } }) => {
    await service.parts.database.write((queries) => service.parts.accounts.sessions.begin(queries, owner.userId));
    const { items } = SessionList.parse((await service.get('/api/v1/me/sessions', owner.login)).body);
    return { values: { id: items.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? '' } };
  },
  'POST /oauth2/token': async (stage) => ({ headers: form, body: new URLSearchParams(await code(stage)).toString() }),
  'POST /oauth2/revoke': async (stage) => {
    const { client_id, code: token } = await code(stage);
    return { headers: form, body: new URLSearchParams({ client_id, token }).toString() };
  },
  'GET /api/v1/oauth/client': async (stage) => ({ values: { client_id: (await asking(stage)).clientId } }),
  'DELETE /api/v1/admin/oauth-clients': async (stage) => ({ values: { client_id: (await asking(stage)).clientId } }),
  'POST /api/v1/oauth/answer': async (stage) => ({ body: { ...usualAnswer, request: (await asking(stage)).request } }),
  'POST /api/v1/auth/browser/passkey/options': async ({ service }) => ({ headers: ownPage(service) }),
  'POST /api/v1/me/passkeys/options': async () => ({ body: { current_password: adminLogin.password } }),
  'POST /api/v1/auth/me/email': async () => ({ body: { email: email(), current_password: adminLogin.password } }),
  'POST /api/v1/me/second-factor/totp': async (stage) => ({ ...(await brief(stage)), body: { current_password: adminLogin.password } }),
  'POST /api/v1/me/second-factor/totp/confirm': async ({ service }) => {
    const { login } = await service.customer();
    const begun = await service.post('/api/v1/me/second-factor/totp', { current_password: adminLogin.password }, login);
    const step = Math.floor(Date.now() / 30_000);
    return { actor: { name: 'a new account', headers: login }, body: { code: totpAt(textAt(begun.body, 'secret'), step) } };
  },
  'DELETE /api/v1/me/teams/{id}': async ({ service, cast: { owner } }) => {
    const { id, owner: first } = await team(service);
    await service.post('/api/v1/invitations/accept', { token: await invitationTo(service, first) }, owner.login);
    return { values: { id } };
  },
  'POST /api/v1/invitations/show': async ({ service }) => ({ body: { token: await invitationTo(service, (await team(service)).owner) } }),
  'POST /api/v1/invitations/accept': async ({ service }) => ({ body: { token: await invitationTo(service, (await team(service)).owner) } }),
  '/api/v1/me/members': async ({ service }) => {
    const { owner } = await team(service);
    const { userId, login } = await service.customer();
    await service.post('/api/v1/invitations/accept', { token: await invitationTo(service, owner) }, login);
    return { actor: { name: 'an owner of a team', headers: owner }, values: { id: userId } };
  },
  '/api/v1/me/invitations': async ({ service }) => {
    const { owner } = await team(service);
    await invitationTo(service, owner);
    const { items } = InvitationList.parse((await service.get('/api/v1/me/invitations', owner)).body);
    return { actor: { name: 'an owner of a team', headers: owner }, values: { id: items[0]?.id ?? '' } };
  },
  'PATCH /api/v1/me/api-keys/{id}': async (stage) => ({ ...(await key(stage)), body: { name: 'renamed' } }),
  'DELETE /api/v1/me/api-keys/{id}': key,
  'DELETE /api/v1/admin/api-keys/{id}': key,
  'POST /api/v1/admin/assets/{id}/tools': async (stage) => ({
    values: { id: await api(stage) },
    body: { settings: { price_amount: '0.10' } },
  }),
  'POST /api/v1/admin/tool-reviews/{tool_id}': async (stage) => {
    const { id, tools } = await ownerTools(stage);
    await stage.service.post(`/api/v1/admin/assets/${id}/tools/verification`, {}, stage.cast.owner.login);
    return { values: { tool_id: tools[0]?.id ?? '', digest: tools[0]?.digest ?? '' } };
  },
  'POST /api/v1/admin/assets/{id}/tools/{tool_id}/publish': async (stage) => {
    const { id, tools } = await ownerTools(stage);
    const [tool] = tools;
    await stage.service.post(`/api/v1/admin/assets/${id}/tools/verification`, {}, stage.cast.owner.login);
    const decision = { decision: 'approve', digest: tool?.digest };
    await stage.service.post(`/api/v1/admin/tool-reviews/${tool?.id}`, decision, stage.cast.admin.headers);
    return { values: { id, tool_id: tool?.id ?? '' } };
  },
  'GET /api/v1/assets/{id}/excerpt': async ({ service, cast: { owner } }) => {
    const file = { bytes: new Uint8Array(wavFile({ seconds: 30 })), name: 'birds.wav', type: 'audio/wav' };
    return { values: { id: (await uploadedAsset(service, owner.login, {}, file)).id } };
  },
  'POST /api/v1/admin/assets/uploads': async () => ({ headers: { ...tus, 'upload-length': '5' } }),
  'POST /api/v1/admin/assets/upload': async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(rainFields)) form.set(name, value);
    form.set('file', new Blob([rainCsv], { type: 'text/csv' }), 'rain.csv');
    const sent = new Response(form);
    return { headers: { 'content-type': sent.headers.get('content-type') ?? '' }, body: await sent.text() };
  },
  'POST /api/v1/admin/jobs/retry': async ({ service }) => {
    const id = `job_${randomUUID()}`;
    const now = Date.now();
    const ran = { claimed_until: null, claimed_by: null, attempts: 8, attempts_max: 8, last_error: 'Error: nobody answers' };
    const job = { id, kind: 'a test', payload: '{}', state: 'dead' as const, ...ran, run_at: now, created_at: now, finished_at: now };
    await service.parts.database.write((queries) => queries.insertInto('jobs').values(job).execute());
    return { values: { id } };
  },
  'PATCH /api/v1/admin/assets/uploads/{id}': async (stage) => ({
    values: { id: await upload(stage) },
    headers: { ...tus, 'upload-offset': '0' },
    body: 'hello',
  }),
  'POST /api/v1/admin/assets/uploads/{id}/publish': async (stage) => {
    const id = await upload(stage);
    const headers = { ...stage.cast.owner.login, ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    await stage.service.send('PATCH', `/api/v1/admin/assets/uploads/${id}`, { headers, body: 'hello' });
    return { values: { id } };
  },
  '/api/payments/{paymentId}': async ({ service }) => {
    const { body } = await service.post('/api/payments', { serviceId: 'timestamp', providerId: 'test' });
    return { values: { paymentId: textAt(body, 'paymentId') } };
  },
  'POST /api/tools/vendor-docai-doc-structure-result': job('doc-structure-submit'),
  'POST /api/tools/vendor-docai-doc-parser-result': job('doc-parser-submit'),
  'POST /api/tools/vendor-docai-document-convert-result': job('pdf-to-markdown-submit'),
  'GET /api/v1/admin/payments/{id}': async (stage) => ({ values: { id: await sold(stage) } }),
  'POST /api/v1/demand/pledges': async () => ({ headers: { 'idempotency-key': randomUUID() } }),
  // What stands for everything below a path.
  '/api/v1/admin/assets/uploads/{id}': async (stage) => ({ values: { id: await upload(stage) }, headers: tus }),
  '/api/v1/admin/users/{id}': async ({ service }) => ({ values: { id: (await service.customer()).userId } }),
  '/api/v1/demand/pledges/{id}': async ({ service, cast: { owner } }) => {
    const pledge = { need: `tides of ${randomUUID()}`, amount: '1.00' };
    const { body } = await service.post('/api/v1/demand/pledges', pledge, { ...owner.apiKey, ...credit, 'idempotency-key': randomUUID() });
    const { login } = await service.customer();
    const listing = await uploadedAsset(service, login, { price_amount: '1.00' });
    return { values: { id: textAt(Reflect.get(Object(body), 'pledge'), 'id'), asset_id: listing.id } };
  },
  '/api/v1/admin/assets/{id}/tools': async (stage) => {
    const { id, tools } = await ownerTools(stage);
    return { values: { id, tool_id: tools[0]?.id ?? '' } };
  },
  '/api/v1/admin/assets/{id}': listing,
  '/api/v1/assets/{id}': listing,
  '/api/v1/assets/fetch': async (stage) => ({ values: { asset_id: (await listing(stage)).values.id } }),
  '/api/v1/admin/tool-sources/{id}': async (stage) => ({ values: { id: (await imported(stage)).source?.id ?? '' } }),
  '/api/v1/admin/tools/{id}': async (stage) => ({ values: { id: (await imported(stage)).tools[0]?.id ?? '' } }),
};

const areas = Object.keys(aims)
  .filter((area) => area.startsWith('/'))
  .toSorted((a, b) => b.length - a.length);

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A client of OAuth, and the request that its person answers. */
async function asking({ service }: Stage) {
  const redirect_uri = 'http://127.0.0.1:8765/callback';
  const client = { client_name: 'An agent', redirect_uris: [redirect_uri], token_endpoint_auth_method: 'none' };
  const clientId = textAt((await service.post('/oauth2/register', client)).body, 'client_id');
  const code_verifier = randomBytes(32).toString('base64url');
  const asked = new URL(`${service.url}/oauth2/authorize`);
  asked.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri,
    scope: 'search spend',
    code_challenge: hash('sha256', code_verifier, 'base64url'),
    code_challenge_method: 'S256',
    resource: `${service.url}/mcp`,
  }).toString();
  return { clientId, redirect_uri, code_verifier, request: await openConsent(service, asked) };
}

/** What a client sends for its token. */
async function code(stage: Stage) {
  const { clientId: client_id, request, ...rest } = await asking(stage);
  const { redirect_uri: back } = await answerConsent(stage.service, stage.cast.owner.login, request);
  return { grant_type: 'authorization_code', client_id, code: new URL(back).searchParams.get('code') ?? '', ...rest };
}

/** A session that the request may end. */
async function brief({ service }: Stage): Promise<Aim> {
  return { actor: { name: 'a new account', headers: (await service.customer()).login } };
}

async function key({ service, cast: { owner } }: Stage): Promise<Aim> {
  return { values: { id: textAt((await service.post('/api/v1/me/api-keys', { name: 'another' }, owner.login)).body, 'id') } };
}

/** @returns the id of an account that has no password yet */
async function invited({ service, cast }: Stage): Promise<string> {
  return textAt((await service.post('/api/v1/admin/users', { email: email() }, cast.admin.headers)).body, 'id');
}

async function setup(stage: Stage) {
  const { body } = await stage.service.post(`/api/v1/admin/users/${await invited(stage)}/setup-link`, {}, stage.cast.admin.headers);
  const { hash } = new URL(textAt(body, 'url'));
  return { token: new URLSearchParams(hash.slice(1)).get('token'), email: email(), password };
}

async function topUp({ service, stripe, cast: { owner } }: Stage): Promise<{ userId: string; topUpId: string; event: SignedEvent }> {
  const { id } = Checkout.parse((await service.post('/api/v1/me/credit/checkout', { amount: '25.00' }, owner.login)).body);
  const session = [...stripe.sessions.values()].find(({ client_reference_id: ours }) => ours === id);
  const event = stripe.event('checkout.session.completed', stripe.pay(session?.id ?? ''));
  return { userId: owner.userId, topUpId: id, event };
}

async function signed({ service }: Stage): Promise<Aim> {
  const paymentPayload = await signedFor(newWallet(), service, '/api/tools/timestamp');
  const paymentRequirements = { ...paymentPayload.accepted, payTo: `0x${'5'.repeat(40)}` };
  return { body: { x402Version: 2, paymentPayload, paymentRequirements } };
}

/** @returns how the admin names the payment */
async function sold({ service, cast }: Stage): Promise<string> {
  const asset = await uploadedAsset(service, cast.owner.login, { title: `Rain ${randomUUID()}`, price_amount: '5.00' });
  const buyer = await service.customer({ credit: '5.00' });
  await service.post('/api/v1/assets/fetch', { asset_id: asset.id }, { ...buyer.apiKey, ...credit });
  const { body } = await service.get(`/api/v1/admin/payments?service_id=${asset.id}`, cast.admin.headers);
  return AdminPaymentPage.parse(body).items[0]?.id ?? '';
}

/** A line that is to be paid. */
async function payout(stage: Stage): Promise<Aim> {
  const { service, cast } = stage;
  const wallet = { network: 'eip155:8453', address: `0x${'a'.repeat(40)}` };
  await service.patch('/api/v1/auth/me', { payout_wallet: wallet }, cast.owner.login);
  // A wallet that has just changed is not paid yet.
  await service.parts.database.write((queries) => queries.updateTable('payout_wallet_changes').set({ changed_at: 0 }).execute());
  await sold(stage);
  const body = { network: wallet.network, method: 'export' };
  const { lines, id } = PayoutBatchDetails.parse((await service.post('/api/v1/admin/payouts', body, cast.admin.headers)).body);
  return { values: { id, line_id: lines.find(({ owner_id: owner }) => owner === cast.owner.userId)?.id ?? '' } };
}

async function upload({ service, cast: { owner } }: Stage): Promise<string> {
  const headers = { ...owner.login, ...tus, 'upload-length': '5' };
  return textAt((await service.send('POST', '/api/v1/admin/assets/uploads', { headers })).body, 'id');
}

async function listing({ service, cast: { owner } }: Stage) {
  return { values: { id: (await uploadedAsset(service, owner.login)).id } };
}

/** @returns the id of an asset that is an API */
async function api({ service, outside, cast: { owner } }: Stage): Promise<string> {
  const endpoint = { asset_type: 'api', api_endpoint_url: `${outside.url}/rain`, price_amount: '0.10' };
  const { body } = await service.post('/api/v1/admin/assets', { title: 'Rain', description: 'Of an hour.', ...endpoint }, owner.login);
  return textAt(body, 'id');
}

async function ownerTools(stage: Stage) {
  const id = await api(stage);
  const made = await stage.service.post(`/api/v1/admin/assets/${id}/tools`, { settings: { price_amount: '0.10' } }, stage.cast.owner.login);
  const { verification, tools } = OwnerTools.parse(made.body);
  stage.outside.proofs.push(verification.token);
  return { id, tools };
}

async function imported({ service, outside, cast }: Stage): Promise<ImportResult> {
  const source = { kind: 'openapi', url: `${outside.url}/openapi.json`, name: `rain-${randomUUID().slice(0, 6)}` };
  const { body } = await service.post(
    '/api/v1/admin/tools',
    { ...source, settings: { price_amount: '0.01' }, publish: true },
    cast.admin.headers,
  );
  const result = ImportResult.parse(body);
  outside.proofs.push(result.source?.verification?.token ?? '');
  return result;
}

/** A document that is being read. */
function job(submit: string) {
  return async ({ service, outside, cast }: Stage): Promise<Aim> => {
    const headers = { ...cast.agent.headers, ...credit };
    const { body } = await service.post(`/api/tools/vendor-docai-${submit}`, { fileUrl: `${outside.url}/rain.pdf` }, headers);
    return { actor: cast.agent, values: { id: textAt(Reflect.get(Object(body), 'data'), 'id') } };
  };
}

/** A team, and what its owner sends. */
async function team(service: Service): Promise<{ id: string; owner: RequestHeaders }> {
  const { login } = await service.customer();
  const { id } = Team.parse((await service.post('/api/v1/me/teams', { name: 'Ferries' }, login)).body);
  return { id, owner: { ...login, 'farebox-account': id } };
}

async function invitationTo(service: Service, owner: RequestHeaders): Promise<string> {
  const made = await service.post('/api/v1/me/invitations', { email: email(), role: 'seller' }, owner);
  return CreatedInvitation.parse(made.body).url.split('#token=')[1] ?? '';
}
