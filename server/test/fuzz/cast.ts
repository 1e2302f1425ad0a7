import type { RequestHeaders, Service } from '../service.ts';

export interface Actor {
  name: string;
  headers: RequestHeaders;
  /** A key that is restricted to some services. */
  isRestricted?: boolean;
}

/** What must never be in an answer to anybody who acts here. */
export interface Victim {
  secrets: readonly string[];
}

/** Somebody of each kind that the service knows. Made anew now and then: an actor may log out, or end its own key. */
export async function castOf(service: Service): Promise<Actor[]> {
  const agent = await service.customer({ credit: '1000.00' });
  const restricted = await service.customer({ credit: '5.00', key: { services: ['word-count'], cap_call: '0.05' } });
  return [
    { name: 'nobody', headers: {} },
    { name: 'a stranger', headers: { 'x-api-key': 'fbx_0000000000000000000000000000000000000000000' } },
    { name: 'an account', headers: agent.login },
    { name: 'an agent', headers: agent.apiKey },
    { name: 'a restricted agent', headers: restricted.apiKey, isRestricted: true },
    { name: 'an admin', headers: await adminSession(service) },
  ];
}

/** An account that takes no part: nobody but the admin may learn of it, and nobody at all of its secrets. */
export async function victimOf(service: Service): Promise<Victim> {
  const { login, apiKey } = await service.customer({ credit: '1.00' });
  return { secrets: [login['authorization'] ?? '', apiKey['x-api-key'] ?? ''].map((header) => header.replace('Bearer ', '')) };
}

/** Not the admin of the service, whose sessions the fuzzer needs: an actor may end all of its own. */
async function adminSession(service: Service): Promise<RequestHeaders> {
  const { userId, login } = await service.customer();
  await service.parts.database.write((queries) => queries.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute());
  return login;
}
