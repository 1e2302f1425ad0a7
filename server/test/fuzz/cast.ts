import { CreatedInvitation, Team } from '@farebox/contract';
import type { Customer, RequestHeaders, Service } from '../service.ts';

export interface Actor {
  name: string;
  headers: RequestHeaders;
  /** A key that is restricted to some services. */
  isRestricted?: boolean;
}

/** Somebody of each kind that the service knows. */
export interface Cast {
  all: readonly Actor[];
  admin: Actor;
  /** An account that owns what is made in its name, and its key. */
  owner: Actor & Customer;
  agent: Actor;
}

/** What must never be in an answer to anybody who acts here. */
export interface Victim {
  secrets: readonly string[];
}

/** Made anew now and then: an actor may log out, or end its own key. */
export async function castOf(service: Service): Promise<Cast> {
  const customer = await service.customer({ credit: '1000.00' });
  const other = await service.customer({ credit: '1000.00' });
  const restricted = await service.customer({ credit: '5.00', key: { services: ['word-count'], cap_call: '0.05' } });
  const owner = { name: 'an account', headers: customer.login, ...customer };
  const agent = { name: 'an agent', headers: customer.apiKey };
  const admin = { name: 'an admin', headers: await adminSession(service) };
  const all = [
    { name: 'nobody', headers: {} },
    { name: 'a stranger', headers: { 'x-api-key': 'fbx_0000000000000000000000000000000000000000000' } },
    owner,
    agent,
    { name: 'another account', headers: other.login },
    { name: 'another agent', headers: other.apiKey },
    { name: 'a viewer of a team', headers: await viewer(service, customer) },
    { name: 'a restricted agent', headers: restricted.apiKey, isRestricted: true },
    admin,
  ];
  return { all, admin, owner, agent };
}
/** An account that takes no part: nobody but the admin may learn of it, and nobody at all of its secrets. */
export async function victimOf(service: Service): Promise<Victim> {
  const { login, apiKey } = await service.customer({ credit: '1.00' });
  return { secrets: [login['authorization'] ?? '', apiKey['x-api-key'] ?? ''].map((header) => header.replace('Bearer ', '')) };
}

/** Of a team of somebody else, which holds credit. */
async function viewer(service: Service, { login }: Customer): Promise<RequestHeaders> {
  const person = await service.customer();
  const { id } = Team.parse((await service.post('/api/v1/me/teams', { name: 'Ferries' }, login)).body);
  const invitation = { email: 'viewer@example.com', role: 'viewer' };
  const made = await service.post('/api/v1/me/invitations', invitation, { ...login, 'farebox-account': id });
  const { url } = CreatedInvitation.parse(made.body);
  await service.post('/api/v1/invitations/accept', { token: url.split('#token=')[1] }, person.login);
  return { ...person.login, 'farebox-account': id };
}

/** Not the admin of the service, whose sessions the fuzzer needs: an actor may end all of its own. */
async function adminSession(service: Service): Promise<RequestHeaders> {
  const { userId, login } = await service.customer();
  await service.parts.database.write((queries) => queries.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute());
  return login;
}
