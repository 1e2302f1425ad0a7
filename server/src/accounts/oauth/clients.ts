import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { invalid, problem } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import type { AuditTrail } from '../audit-trail.ts';
import type { LoggedIn } from '../sessions.ts';
import type { Library } from './library.ts';

/** A client of OAuth as admins see it. */
export interface ListedClient {
  clientId: string;
  name: string;
  /** `document`: it describes itself at its address; `registered`: by itself; `entered`: by an admin. */
  origin: 'document' | 'registered' | 'entered';
  redirectUris: string[];
  /** Whether it proves itself by a secret. */
  hasSecret: boolean;
  grants: number;
  createdAt: number | null;
}

/** A client as an admin enters it. */
export interface EnteredClient {
  name: string;
  redirectUris: readonly string[];
  hasSecret: boolean;
}

interface Entering {
  database: Database;
  auditTrail: AuditTrail;
  clock: Clock;
  publicUrl(): string;
}

/** @returns the secret once; null without one @throws invalid_input */
export async function enterClient(
  { database, auditTrail, clock, publicUrl }: Entering,
  library: Pick<Library, 'answer'>,
  { accountId, sessionHash }: LoggedIn,
  { name, redirectUris, hasSecret }: EnteredClient,
): Promise<{ clientId: string; secret: string | null }> {
  const metadata = {
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: hasSecret ? 'client_secret_basic' : 'none',
  };
  const headers = { 'Content-Type': 'application/json', Origin: publicUrl() };
  const request = new Request(`${publicUrl()}/oauth2/register`, { method: 'POST', headers, body: JSON.stringify(native(metadata)) });
  const answer = await library.answer(request, { accountId, sessionHash, sessionCreatedAt: clock.now(), grantId: '' });
  const body: unknown = await answer.json();
  const made = Registered.safeParse(body);
  if (!made.success) {
    const { error_description: why } = Refused.catch({ error_description: 'refused' }).parse(body);
    throw invalid('redirect_uris', `redirect_uris: ${why}`);
  }
  const { client_id: clientId, client_secret: secret = null } = made.data;
  const act = { actorId: accountId, action: 'oauth_client.create', subjectId: clientId, details: { name, redirectUris } } as const;
  await database.write((queries) => auditTrail.record(queries, act));
  return { clientId, secret };
}

const Registered = z.object({ client_id: z.string(), client_secret: z.string().optional() });
const Refused = z.object({ error_description: z.string() });

/** Clients on the machine of a person send their user back to that machine, and do not say that they are such clients. */
export function native(metadata: object): object {
  const redirects: unknown = 'redirect_uris' in metadata ? metadata.redirect_uris : null;
  const isWeb = Array.isArray(redirects) && redirects.every((uri) => typeof uri === 'string' && uri.startsWith('https://'));
  return 'application_type' in metadata || isWeb ? metadata : { ...metadata, application_type: 'native' };
}

const Redirects = z.array(z.string());

/** The clients that have asked, or that an admin has entered. */
export async function listClients(database: Database, { limit, cursor }: PageRequest): Promise<Page<ListedClient>> {
  let query = database.read
    .selectFrom('oauth_clients')
    .select(['id', 'client_id', 'client_secret', 'client_discovery_id', 'user_id', 'name', 'redirect_uris', 'created_at'])
    .select((client) =>
      client
        .selectFrom('api_keys')
        .select((key) => key.fn.countAll<number>().as('count'))
        .whereRef('oauth_client_id', '=', 'oauth_clients.client_id')
        .where('revoked_at', 'is', null)
        .as('grants'),
    )
    .orderBy('id', 'desc');
  if (cursor !== null) query = query.where('id', '<', cursor);
  return pageOf(await query.limit(limit + 1).execute(), limit, (row) => ({
    clientId: row.client_id,
    name: row.name ?? row.client_id,
    origin: row.client_discovery_id !== null ? 'document' : row.user_id !== null ? 'entered' : 'registered',
    redirectUris: Redirects.parse(JSON.parse(row.redirect_uris)),
    hasSecret: row.client_secret !== null,
    grants: row.grants ?? 0,
    createdAt: row.created_at,
  }));
}

/** Forgets a client and ends every grant to it. One that describes itself can ask again. @throws not_found */
export async function removeClient(
  { database, clock, auditTrail }: { database: Database; clock: Clock; auditTrail: AuditTrail },
  clientId: string,
  actorId: string,
): Promise<void> {
  await database.write(async (queries) => {
    const { numDeletedRows } = await queries.deleteFrom('oauth_clients').where('client_id', '=', clientId).executeTakeFirst();
    if (numDeletedRows === 0n) throw problem('not_found', { message: 'client not found' });
    for (const table of ['oauth_access_tokens', 'oauth_refresh_tokens'] as const) {
      await queries.deleteFrom(table).where('client_id', '=', clientId).execute();
    }
    const { numUpdatedRows } = await queries
      .updateTable('api_keys')
      .set({ revoked_at: clock.now() })
      .where('oauth_client_id', '=', clientId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    const details = { grants: Number(numUpdatedRows) };
    await auditTrail.record(queries, { actorId, action: 'oauth_client.remove', subjectId: clientId, details });
  });
}
