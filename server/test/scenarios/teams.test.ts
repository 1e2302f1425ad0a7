import { CreatedApiKey, CreatedInvitation, MemberList, Team, type TeamRole } from '@farebox/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { answerConsent, oauthAgents, openConsent, person } from '../oauth-client.ts';
import { rainFields, uploadedAsset } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

const shopping = { 'x-payment-provider': 'credit' };
const call = '/api/tools/word-count';

async function teamOf(service: Service, { login }: Customer, credit?: string): Promise<{ id: string; owner: RequestHeaders }> {
  const { id } = Team.parse((await service.post('/api/v1/me/teams', { name: 'Ferry Data' }, login)).body);
  if (credit !== undefined) await service.post(`/api/v1/admin/users/${id}/credit`, { amount: credit }, await service.asAdmin());
  return { id, owner: { ...login, 'farebox-account': id } };
}

async function invited(service: Service, owner: RequestHeaders, role: TeamRole, caps = {}): Promise<string> {
  const made = await service.post('/api/v1/me/invitations', { email: 'new@example.com', role, ...caps }, owner);
  return CreatedInvitation.parse(made.body).url.split('#token=')[1] ?? '';
}

/** @returns how the new member acts for the team */
async function joined(service: Service, { id, owner }: { id: string; owner: RequestHeaders }, person: Customer, role: TeamRole, caps = {}) {
  const token = await invited(service, owner, role, caps);
  expect(await service.post('/api/v1/invitations/accept', { token }, person.login)).toMatchObject({ status: 200, body: { id, role } });
  return { ...person.login, 'farebox-account': id };
}

const buy = (service: Service, headers: RequestHeaders) => service.post(call, { text: 'a b' }, { ...shopping, ...headers });
const priceOf = async (service: Service) => Number(Reflect.get(Object((await service.post(call, { text: 'a b' })).body), 'payment').amount);

eachDatabase('a team', (open) => {
  it('owns the credit that its members and their keys spend, within the caps of each member', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob, eve] = [await service.customer(), await service.customer(), await service.customer()];
    const team = await teamOf(service, ada, '5.00');
    const price = await priceOf(service);
    const developer = await joined(service, team, bob, 'developer', { cap_total: (3 * price).toFixed(6) });
    const viewer = await joined(service, team, eve, 'viewer');

    const { key, id: keyId } = CreatedApiKey.parse((await service.post('/api/v1/me/api-keys', { name: 'agent' }, developer)).body);
    expect(await buy(service, developer)).toMatchObject({ status: 200 });
    expect(await buy(service, { 'x-api-key': key })).toMatchObject({ status: 200 });
    const raced = await Promise.all([buy(service, developer), buy(service, { 'x-api-key': key })]);
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(raced.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'spending_cap_exceeded' });

    expect(await buy(service, viewer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const { items } = MemberList.parse((await service.get('/api/v1/me/members', viewer)).body);
    expect(items.map(({ role, spent_total: spent }) => [role, Number(spent)])).toEqual([
      ['owner', 0],
      ['developer', expect.closeTo(3 * price)],
      ['viewer', 0],
    ]);
    expect(await service.get('/api/v1/me/api-keys', team.owner)).toMatchObject({ body: { items: [{ id: keyId, made_by: bob.userId }] } });
    // Nobody's own account has paid, or knows of it.
    expect(await service.get('/api/v1/me/purchases', bob.login)).toMatchObject({ body: { items: [] } });
    await service.balances();
  });

  it('refuses strangers, wrong accounts of keys, and members of suspended teams or who are suspended themselves', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob] = [await service.customer(), await service.customer()];
    const team = await teamOf(service, ada, '5.00');
    const of = (id: string, headers: RequestHeaders) => service.get('/api/v1/me/credit', { ...headers, 'farebox-account': id });
    const refused = { status: 403, body: { code: 'forbidden' } };
    const answers = [await of(team.id, bob.login), await of('usr_01KA0000000000000000000000', bob.login), await of(team.id, ada.apiKey)];
    for (const answer of [...answers, await of('\u00e9', bob.login)]) expect(answer).toMatchObject(refused);
    // An admin is none for a team.
    const developer = await joined(service, team, bob, 'developer');
    const { key } = CreatedApiKey.parse((await service.post('/api/v1/me/api-keys', { name: 'agent' }, developer)).body);
    const admin = await service.asAdmin();
    await service.post(`/api/v1/admin/users/${bob.userId}/suspend`, { reason: 'fraud' }, admin);
    expect(await buy(service, { 'x-api-key': key })).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    await service.post(`/api/v1/admin/users/${team.id}/suspend`, { reason: 'fraud' }, admin);
    expect(await service.get('/api/v1/me/credit', team.owner)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    expect(await service.post(`/api/v1/admin/users/${team.id}/setup-link`, {}, admin)).toMatchObject({ status: 409 });
  });

  it('takes only the first person who uses an invitation', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob, eve] = [await service.customer(), await service.customer(), await service.customer()];
    const team = await teamOf(service, ada);
    const token = await invited(service, team.owner, 'seller');
    const shown = { status: 200, body: { team: 'Ferry Data', role: 'seller' } };
    expect(await service.post('/api/v1/invitations/show', { token }, bob.login)).toMatchObject(shown);
    const accepts = [bob, eve, bob].map(({ login }) => service.post('/api/v1/invitations/accept', { token }, login));
    expect((await Promise.all(accepts)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect(MemberList.parse((await service.get('/api/v1/me/members', team.owner)).body).items).toHaveLength(2);

    const withdrawn = await service.post('/api/v1/me/invitations', { email: 'x@example.com', role: 'owner' }, team.owner);
    const { id, url } = CreatedInvitation.parse(withdrawn.body);
    expect(await service.send('DELETE', `/api/v1/me/invitations/${id}`, { headers: team.owner })).toMatchObject({ status: 204 });
    const late = await service.post('/api/v1/invitations/accept', { token: url.split('#token=')[1] }, eve.login);
    expect(late).toMatchObject({ status: 403, body: { code: 'link_invalid' } });
  });

  it('keeps an owner, and ends what a member made who leaves or may do less', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob, eve] = [await service.customer(), await service.customer(), await service.customer()];
    const team = await teamOf(service, ada, '5.00');
    const other = await joined(service, team, bob, 'owner');
    const token = await invited(service, other, 'developer');
    const { key } = CreatedApiKey.parse((await service.post('/api/v1/me/api-keys', { name: 'agent' }, other)).body);
    const leave = ({ login }: Customer) => service.send('DELETE', `/api/v1/me/teams/${team.id}`, { headers: login });
    const kept = await service.patch(`/api/v1/me/members/${bob.userId}`, { role: 'owner', cap_call: '1.00' }, team.owner);
    expect(kept).toMatchObject({ status: 200, body: { cap_call: '1.00' } });
    expect(await service.get('/api/v1/me/credit', { 'x-api-key': key })).toMatchObject({ status: 200 });
    await service.patch(`/api/v1/me/members/${bob.userId}`, { role: 'developer' }, team.owner);
    expect(await service.get('/api/v1/me/credit', { 'x-api-key': key })).toMatchObject({ status: 401 });
    expect(await service.post('/api/v1/invitations/accept', { token }, eve.login)).toMatchObject({ status: 403 });
    expect(await service.post('/api/v1/me/invitations', { email: 'x@example.com', role: 'owner' }, other)).toMatchObject({ status: 403 });

    await service.patch(`/api/v1/me/members/${bob.userId}`, { role: 'owner' }, team.owner);
    const left = await Promise.all([leave(ada), leave(bob)]);
    expect(left.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await leave(left[0].status === 204 ? bob : ada)).toMatchObject({ status: 409 });
    const gone = left[0].status === 204 ? team.owner : other;
    expect(await service.get('/api/v1/me/credit', gone)).toMatchObject({ status: 403 });
  });

  it('ends at once the keys, the agent and the open stream of a member who is removed', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob] = [await service.customer(), await person(service)];
    const team = await teamOf(service, ada, '5.00');
    const token = await invited(service, team.owner, 'developer');
    await service.post('/api/v1/invitations/accept', { token }, bob.headers);
    const acting = { ...bob.headers, 'farebox-account': team.id };
    const { key } = CreatedApiKey.parse((await service.post('/api/v1/me/api-keys', { name: 'agent' }, acting)).body);
    const agent = oauthAgents[0][1](service.url);
    await agent.connect();
    await agent.finish((await answerConsent(service, acting, await openConsent(service, agent.asked()))).redirect_uri);
    expect(await agent.call('timestamp', { pay: 'credit' })).toMatchObject({ structuredContent: { status: 'ok' } });
    const { access_token: access } = agent.tokens();
    const stream = await fetch(`${service.url}/api/v1/me/live`, { headers: acting });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');

    const removed = await service.send('DELETE', `/api/v1/me/members/${bob.userId}`, { headers: team.owner });
    expect(removed).toMatchObject({ status: 204 });
    expect(await buy(service, { 'x-api-key': key })).toMatchObject({ status: 401 });
    expect(await buy(service, { authorization: `Bearer ${String(access)}` })).toMatchObject({ status: 401 });
    // With its refresh token, too, the agent gets nothing.
    expect(await agent.call('timestamp', { pay: 'credit' }).catch((thrown: unknown) => thrown)).toBeInstanceOf(Error);
    expect(await service.get('/api/v1/me/credit', acting)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await stream.text()).toContain('logged_out');
    expect(await service.get('/api/v1/auth/me', bob.headers)).toMatchObject({ status: 200 });
    await agent.close();
  });

  it('gets assets of its sellers, with an entry in the audit trail that names person and team', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob, eve] = [await service.customer(), await service.customer(), await service.customer()];
    const team = await teamOf(service, ada);
    const seller = await joined(service, team, bob, 'seller');
    const viewer = await joined(service, team, eve, 'viewer');
    const { id } = await uploadedAsset(service, bob.login, rainFields);
    const move = (to: string, headers: RequestHeaders) => service.patch(`/api/v1/admin/assets/${id}`, { owner_id: to }, headers);
    expect(await move(eve.userId, bob.login)).toMatchObject({ status: 403 });
    expect(await move(team.id, bob.login)).toMatchObject({ status: 200, body: { owner_id: team.id } });
    expect(await move(team.id, bob.login)).toMatchObject({ status: 403 });
    expect(await move(eve.userId, viewer)).toMatchObject({ status: 403 });
    expect(await move(bob.userId, seller)).toMatchObject({ status: 200, body: { owner_id: bob.userId } });
    const acts = await service.get(`/api/v1/admin/audit?subject_id=${id}`, await service.asAdmin());
    expect(acts).toMatchObject({ body: { items: [{ actor_id: bob.userId, details: { team: team.id } }, { actor_id: bob.userId }] } });
  });

  it('lets only its owners set the payout wallet, with their own password', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob] = [await service.customer(), await service.customer()];
    const team = await teamOf(service, ada);
    const billing = await joined(service, team, bob, 'billing');
    const walletOf = (digit: string) => ({ payout_wallet: { network: 'eip155:8453', address: `0x${digit.repeat(40)}` } });
    const set = (body: object, headers: RequestHeaders) => service.patch('/api/v1/auth/me', body, headers);
    expect(await set(walletOf('1'), billing)).toMatchObject({ status: 403 });
    expect(await set(walletOf('1'), team.owner)).toMatchObject({ status: 200, body: { user: { id: team.id, kind: 'team', email: '' } } });
    expect(await set(walletOf('2'), team.owner)).toMatchObject({ status: 400 });
    expect(await set({ ...walletOf('2'), current_password: 'not the password' }, team.owner)).toMatchObject({ status: 401 });
    expect(await set({ ...walletOf('2'), current_password: 'correct horse battery staple' }, team.owner)).toMatchObject({ status: 200 });
    expect(await set({ password: 'another password', current_password: 'x' }, team.owner)).toMatchObject({ status: 400 });
    expect(await service.get('/api/v1/auth/me', ada.login)).toMatchObject({ body: { id: ada.userId, payout_wallet: null } });
  });
});
