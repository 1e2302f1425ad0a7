import { upstreamPayments } from '../../src/optional/resale/upstream-payments.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { BoughtCredit, Checkout, CreatedInvitation, MadePledge, NewTotp, PaymentBody, PayoutBatchDetails, Team } from '@farebox/contract';
import { z } from 'zod';
import { totpAt } from '../../src/accounts/factors/totp.ts';
import { dayMs, systemClock, type Clock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import type { Database } from '../../src/storage/database.ts';
import { cityDocument, cityKey, cityServices } from '../city-services.ts';
import { countedTool, gate } from '../counted-tool.ts';
import { describedTools, fakeLocalEngine } from '../fake-engines.ts';
import { boughtAsset, fetchAsset, linkOf, uploadedAsset } from '../registry.ts';
import { answerConsent, oauthAgents, openConsent, person } from '../oauth-client.ts';
import { adminLogin, startService, textAt, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { standInFacilitator } from '../stand-in-facilitator.ts';
import { stripeStandIn } from '../stripe-stand-in.ts';
import { until } from '../until.ts';
import type { Made } from './made.ts';
import { newWallet, richWallet, signedFor, version2 } from '../wallet.ts';

const tulips = { title: 'Prices of tulips in Holland', description: 'Prices of tulip bulbs by week and variety.' };
const watchedNeed = 'census counts of ring-tailed lemurs in Madagascar';

const note = { note: 'hello' };
const echo = '/api/tools/counted-echo';
const nowhere = 'http://127.0.0.1:49150/hook';
const documentUrl = 'https://documents.example/report.pdf';
const transaction = `0x${'a'.repeat(64)}`;
const wallets = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const;

/**
 * Fills an empty database through the service, with each kind of thing in each state that it can be left in.
 * @param snapshot copies the database while calls are still running
 */
export async function fill(database: Database, blobsUrl: string, snapshot: (made: Made) => Promise<void>): Promise<void> {
  const sold = await sell(database, blobsUrl);
  await leaveOpen(database, blobsUrl, sold, snapshot);
}

/** Money behind needs: held, released to a seller, and returned. */
async function pledges(service: Service, assetId: string): Promise<void> {
  const path = '/api/v1/demand/pledges';
  const { apiKey } = await service.customer({ credit: '9.00' });
  const pledged = async (need: string) => {
    const answer = await ok(service.post(path, { need, amount: '3.00', days: 90 }, { ...apiKey, 'x-payment-provider': 'credit' }), 201);
    return MadePledge.parse(answer.body).pledge.id;
  };
  await pledged('Tide tables of Macau');
  await ok(service.post(`${path}/${await pledged('Prices of tulips')}/accept`, { asset_id: assetId }, apiKey));
  await ok(service.send('DELETE', `${path}/${await pledged('Bird songs of Lantau')}`, { headers: apiKey }));
}

/** An API whose operations are sold, with a credential; one of its definitions has changed since. */
async function importTools(service: Service, admin: RequestHeaders): Promise<void> {
  await using city = await cityServices();
  const settings = {
    server_variables: { scheme: 'http', host: city.host },
    rules: [{ skip: true }, { operation: 'GET /bikes*', skip: false }, { operation: 'POST /trees', skip: false }],
  };
  const source = { kind: 'openapi', name: 'city', url: `${city.url}/openapi.yaml`, settings, credentials: { apiKey: cityKey } };
  await ok(service.post('/api/v1/admin/tools', { ...source, publish: true }, admin), 201);
  city.document = cityDocument.replace('summary: List bikes', 'summary: All bikes');
  await ok(service.post('/api/v1/admin/tool-sources/city/read', {}, admin));
  await paidUpstream(service);
}

/** A tool that failed a check, and works again. */
async function checks({ parts }: Service): Promise<void> {
  const failed = { status: 'unhealthy', latencyMs: 20_000, detail: 'timeout: the tool took too long' } as const;
  await parts.tools.quality.probed('counted-echo', failed);
  await parts.tools.quality.probed('counted-echo', { status: 'healthy', latencyMs: 3, detail: null });
}

/** Calls paid to another x402 server: one was settled, of the other nothing was heard. */
async function paidUpstream({ parts }: Service): Promise<void> {
  const payments = upstreamPayments({ ...parts, maxMicros: parts.config.imports.spendingMaxMicros });
  const payment = {
    sourceId: 'src_gone',
    operation: 'https://weather.example/today',
    requestId: null,
    host: 'weather.example',
    network: 'eip155:84532',
    payTo: wallets[1],
    amountMicros: 20_000,
    isTest: true,
    expiresAt: systemClock.now(),
    losingSince: 0,
  };
  await payments.end(await payments.begin(payment), { state: 'settled', transactionId: transaction });
  await payments.begin(payment);
}

/** All that ends, paid by the test network, by credit and by card. */
async function sell(database: Database, blobsUrl: string): Promise<Omit<Made, 'madeAt'>> {
  const time = { ahead: -4 * dayMs };
  const clock = { now: () => systemClock.now() + time.ahead };
  const failing = countedTool({ id: 'failing-echo', work: () => Promise.reject(problem('upstream_failed')) });
  await using stripe = await stripeStandIn(clock);
  await using service = await startService({
    database,
    clock,
    extraTools: [countedTool().tool, failing.tool],
    providerTools: { tools: describedTools, engines: [fakeLocalEngine().engine] },
    settings: {
      FAREBOX_TOOL_ENGINE: 'auto',
      FAREBOX_BLOBS: blobsUrl,
      FAREBOX_TOKEN_TTL_SECONDS: '3600',
      FAREBOX_PAYOUT_HOLD_DAYS: '0',
      FAREBOX_PLATFORM_FEE_BPS: '1000',
      FAREBOX_STRIPE_KEY: stripe.key,
      FAREBOX_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      FAREBOX_STRIPE_URL: stripe.url,
    },
  });
  const admin = await service.asAdmin();
  const [owner, other, buyer] = [await service.customer(), await service.customer(), await service.customer({ credit: '20.00' })];

  // Days ago: what ends by itself, and wallets that nobody has changed lately.
  for (const [{ login }, address] of [
    [owner, wallets[0]],
    [other, wallets[1]],
  ] as const) {
    await ok(service.patch('/api/v1/auth/me', { payout_wallet: { network: 'eip155:84532', address } }, login));
  }
  await quoted(service, 'counted-echo', 'test');
  await service.paid('counted-echo');
  await paidByCredit(service, 'counted-echo', buyer.apiKey);
  time.ahead = 0;
  await service.parts.payments.payments.sweep();

  // Assets: for sale, free, unlisted, archived, and one whose file is lost after a sale.
  const rain = await uploadedAsset(service, owner.login);
  const bulbs = await uploadedAsset(
    service,
    other.login,
    { ...tulips, price_amount: '2.00' },
    { bytes: 'week,variety,price\n1,Parrot,2\n' },
  );
  const notes = { bytes: 'notes\n', name: 'notes.txt', type: 'text/plain' };
  const unlisted = await uploadedAsset(service, owner.login, { title: 'Notes that are unlisted' }, notes);
  await ok(service.patch(`/api/v1/admin/assets/${unlisted.id}`, { status: 'unlisted' }, owner.login));
  const archived = await uploadedAsset(service, owner.login, { title: 'Notes that are archived' }, { ...notes, bytes: 'older notes\n' });
  await ok(service.send('DELETE', `/api/v1/admin/assets/${archived.id}`, { headers: owner.login }));
  const lost = await uploadedAsset(service, owner.login, { title: 'Sightings of quokkas' }, { bytes: 'place,count\nRottnest,7\n' });
  const { delivered } = await boughtAsset(service, lost.id);
  const blobKey = (await service.parts.assets.assets.find(lost.id))?.blobKey ?? '';
  await rm(join(fileURLToPath(blobsUrl), blobKey));
  await ok(service.get(linkOf(delivered).slice(service.url.length)), 502);

  // Calls: by a token, with a key, given back, and by wallets.
  await ok(call(service, await service.paid('counted-echo')));
  await ok(call(service, await paidByCredit(service, 'counted-echo', buyer.apiKey), { ...buyer.apiKey, 'idempotency-key': 'first' }));
  const failed = await service.paid('failing-echo');
  expect((await service.post('/api/tools/failing-echo', note, { 'x-payment-token': failed.token })).status).toBeGreaterThanOrEqual(500);
  await ok(service.post(echo, note, version2(await signedFor(newWallet(), service, echo, note))));
  await walletCredit(service, admin);

  // Assets sold for test money and for credit, and what owners earned paid out.
  await boughtAsset(service, rain.id);
  for (const [assetId, count] of [
    [rain.id, 12],
    [bulbs.id, 1],
  ] as const) {
    for (let sales = 0; sales < count; sales += 1) {
      const { token } = await paidByCredit(service, assetId, buyer.apiKey);
      await ok(fetchAsset(service, assetId, { ...buyer.apiKey, 'x-payment-token': token }));
    }
  }
  const batch = PayoutBatchDetails.parse((await ok(service.post('/api/v1/admin/payouts', { note: 'November' }, admin), 201)).body);
  const [line] = batch.lines;
  await ok(service.post(`/api/v1/admin/payouts/${batch.id}/lines/${line?.id}/paid`, { reference: 'wire 17' }, admin));

  await pledges(service, bulbs.id);
  await cards(service, stripe, buyer, admin);
  await demand(service, owner);
  await people(service, clock);
  await team(service);
  await ok(service.post('/api/v1/admin/users', { email: 'eve@example.com' }, admin), 201);
  await ok(service.patch('/api/v1/admin/tools/timestamp', { price_amount: '0.04' }, admin));

  await importTools(service, admin);
  await checks(service);
  const { token } = await service.paid('scan-submit');
  const submitted = await ok(service.post('/api/tools/scan-submit', { fileUrl: documentUrl }, { 'x-payment-token': token }));
  await until('the job is done', async () => {
    await service.parts.providerTools.runDue();
    return (await database.read.selectFrom('tool_jobs').select('id').where('state', '=', 'succeeded').execute()).length > 0;
  });

  // As the local engine writes them, which would look for its models first.
  const person = { client_id: owner.userId, created_at: clock.now() };
  await database.write(async (queries) => {
    await queries
      .insertInto('face_databases')
      .values({ ...person, name: 'staff' })
      .execute();
    await queries
      .insertInto('face_entities')
      .values({ ...person, database_name: 'staff', entity_id: 'anna', labels: '' })
      .execute();
  });

  const { balance } = z.looseObject({ balance: z.string() }).parse((await service.get('/api/v1/me/credit', buyer.login)).body);
  return {
    owner: { ...owner.login },
    buyer: { ...buyer.apiKey },
    balance,
    rainId: rain.id,
    unusedToken: (await service.paid('counted-echo')).token,
    jobId: textAt(Object(submitted.body).data, 'id'),
    watchedNeed,
  };
}

/** What is still open, by a facilitator that does not always know: and so it is copied. */
async function leaveOpen(database: Database, blobsUrl: string, sold: Omit<Made, 'madeAt'>, snapshot: (made: Made) => Promise<void>) {
  const door = gate();
  const slow = countedTool({ id: 'slow-echo', work: door.wait, maxLatencyMs: 60_000 });
  const answers = [
    { success: false, errorReason: 'insufficient_funds', transaction: '' },
    { success: false, errorReason: 'the node is gone', transaction: '' },
  ];
  await using facilitator = await standInFacilitator({
    supported: () => ({ kinds: [], signers: {} }),
    verify: () => ({ isValid: true }),
    settle: () => answers.shift(),
  });
  await using service = await startService({
    database,
    extraTools: [countedTool().tool, slow.tool],
    providerTools: { tools: describedTools, engines: [fakeLocalEngine(door.wait).engine] },
    settings: {
      FAREBOX_TOOL_ENGINE: 'auto',
      FAREBOX_BLOBS: blobsUrl,
      FAREBOX_X402: 'facilitator',
      FAREBOX_X402_FACILITATOR_URL: facilitator.url,
      FAREBOX_X402_PAY_TO: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
    },
  });
  for (const status of [402, 503]) await ok(service.post(echo, note, version2(await signedFor(newWallet(), service, echo, note))), status);

  const { token } = await service.paid('scan-submit');
  await ok(service.post('/api/tools/scan-submit', { fileUrl: documentUrl }, { 'x-payment-token': token }));
  const working = service.parts.providerTools.runDue();
  const paid = await service.paid('slow-echo');
  const running = service.post('/api/tools/slow-echo', note, { 'x-payment-token': paid.token });
  await until('a job and a call are running', () => door.waiting() === 2);
  await quoted(service, 'counted-echo', 'credit', sold.buyer);
  await service.parts.accessLog.flush();
  await service.parts.tools.quality.flush();
  await snapshot({ madeAt: systemClock.now(), ...sold });
  door.open();
  await ok(running);
  await working;
}

async function ok(asked: Promise<Answer>, status = 200): Promise<Answer> {
  const answer = await asked;
  expect(answer, answer.text).toMatchObject({ status });
  return answer;
}

async function quoted(service: Service, serviceId: string, providerId: string, headers: RequestHeaders = {}): Promise<PaymentBody> {
  return PaymentBody.parse((await ok(service.post('/api/payments', { serviceId, providerId }, headers), 201)).body);
}

async function paidByCredit(service: Service, serviceId: string, headers: RequestHeaders): Promise<PaymentBody> {
  const { paymentId } = await quoted(service, serviceId, 'credit', headers);
  return PaymentBody.parse((await ok(service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, headers))).body);
}

function call(service: Service, { token }: PaymentBody, headers: RequestHeaders = {}): Promise<Answer> {
  return service.post(echo, note, { ...headers, 'x-payment-token': token });
}

/** A wallet buys credit, spends some by signing in, and is sent some back. */
async function walletCredit(service: Service, admin: RequestHeaders): Promise<void> {
  const wallet = richWallet();
  const order = { amount: '1.00' };
  const bought = await ok(service.post('/api/v1/credit', order, version2(await signedFor(wallet, service, '/api/v1/credit', order))), 201);
  const { holder } = BoughtCredit.parse(bought.body);
  await ok(service.post(echo, note, await signedIn(wallet.account, signInInfo(await service.post(echo, note)))));
  const refund = { amount: '0.40', transaction, test: true };
  await ok(service.post(`/api/v1/admin/wallet-credit/${holder}/refund`, refund, admin), 201);
}

/** Top-ups by card: one paid and refunded in part, one open; and a warning when the credit runs low. */
async function cards(
  service: Service,
  stripe: Awaited<ReturnType<typeof stripeStandIn>>,
  { userId, login }: Customer,
  admin: RequestHeaders,
) {
  await ok(
    service.send('PUT', '/api/v1/me/credit/notice', {
      headers: { ...login, 'content-type': 'application/json' },
      body: JSON.stringify({ below: '1.00', callback_url: nowhere }),
    }),
  );
  const order = async () => Checkout.parse((await ok(service.post('/api/v1/me/credit/checkout', { amount: '5.00' }, login), 201)).body).id;
  const id = await order();
  const session = [...stripe.sessions.values()].find(({ client_reference_id: ours }) => ours === id);
  const { body, headers } = stripe.event('checkout.session.completed', stripe.pay(session?.id ?? ''));
  await ok(service.send('POST', '/api/v1/webhooks/stripe', { headers, body }));
  await ok(service.post(`/api/v1/admin/users/${userId}/top-ups/${id}/refund`, { amount: '2.00' }, admin), 201);
  await order();
}

/** A person with a second factor, whose agent may spend. */
async function people(service: Service, clock: Clock): Promise<void> {
  const { headers } = await person(service);
  const [connectAgent] = oauthAgents.map(([, connect]) => connect);
  if (connectAgent === undefined) throw new Error('there is no client of OAuth');
  const agent = connectAgent(service.url);
  await agent.connect();
  const { redirect_uri: back } = await answerConsent(service, headers, await openConsent(service, agent.asked()));
  await agent.finish(back);
  await agent.close();
  const totp = '/api/v1/me/second-factor/totp';
  const { body } = await ok(service.post(totp, { current_password: adminLogin.password }, headers), 201);
  await ok(service.post(`${totp}/confirm`, { code: totpAt(NewTotp.parse(body).secret, Math.floor(clock.now() / 30_000)) }, headers));
}

/** A team with a member within caps, a key of a member, and an invitation; an account that an issuer vouches for. */
async function team(service: Service): Promise<void> {
  const [owner, developer] = [await service.customer(), await service.customer()];
  const made = Team.parse((await ok(service.post('/api/v1/me/teams', { name: 'Ferries' }, owner.login), 201)).body);
  const acting = { 'farebox-account': made.id };
  const invite = async (email: string) => {
    const invited = { email, role: 'developer', cap_day: '1.00' };
    return CreatedInvitation.parse((await ok(service.post('/api/v1/me/invitations', invited, { ...owner.login, ...acting }), 201)).body)
      .url;
  };
  const token = (await invite('dora@example.com')).split('#token=')[1];
  await ok(service.post('/api/v1/invitations/accept', { token }, developer.login));
  await invite('nobody@example.com');
  await ok(service.post('/api/v1/me/api-keys', { name: 'ferries' }, { ...developer.login, ...acting }), 201);
  const identity = { id: 'idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', issuer: 'https://id.example', subject: 'dora', email: null, gives_admin: 0 };
  const row = { ...identity, user_id: developer.userId, created_at: 0, seen_at: 0 };
  await service.parts.database.write((queries) => queries.insertInto('sign_in_identities').values(row).execute());
}

/** Signals of each source, a watch that was answered, to somebody who is not there, and one that was not. */
async function demand(service: Service, { login }: Customer): Promise<void> {
  const watch = (need: string) => ok(service.post('/api/v1/agent-demand', { need, asset_type: 'dataset', callback_url: nowhere }), 202);
  await watch('sightings of quetzals in Costa Rica');
  await watch(watchedNeed);
  // The last of these is more than a stranger gets: its receiver is challenged.
  for (const place of ['Alps', 'Andes', 'Atlas', 'Carpathians', 'Caucasus', 'Dolomites', 'Pyrenees', 'Rockies', 'Urals']) {
    await watch(`snow depths of the ${place}`);
  }
  await ok(service.get('/api/v1/agent-paywall?q=lemur+census&budget=0.50&agent_id=scout'), 402);
  await ok(service.get('/api/v1/agent-demand?q=lemur+census'), 202);
  await uploadedAsset(
    service,
    login,
    { title: 'Sightings of quetzals in Costa Rica', description: 'Sightings of quetzals by day.' },
    { bytes: 'day,count\n1,3\n' },
  );
  await until('the watch is answered', async () => {
    await service.parts.jobs.runDue();
    return (await service.parts.database.read.selectFrom('webhooks').select('id').execute()).length > 0;
  });
}
