import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { compiledQuery } from '../storage/compiled-query.ts';
import type { Database } from '../storage/database.ts';
import type { ApiKeyRow } from '../storage/tables.ts';
import { apiKeyPrefix, servicesOf } from './api-keys.ts';
import { namedCaller, type Caller, type Role } from './caller.ts';
import { secretHash } from './secrets.ts';
import { sessionPrefix } from './sessions.ts';

export interface Credentials {
  /** The header Authorization. */
  authorization: string | undefined;
  /** The header X-API-Key. */
  apiKey: string | undefined;
  /** The header X-Client-Id. */
  clientId: string | undefined;
}

export interface Authenticator {
  /** @throws malformed_header, api_key_invalid, authentication_required: a credential that is sent has to be good. */
  authenticate(credentials: Credentials): Promise<Caller>;
}

type Key = Pick<ApiKeyRow, 'id' | 'user_id' | 'services' | 'expires_at' | 'revoked_at'> & { role: Role };
interface Login {
  user_id: string;
  expires_at: number;
  role: Role;
}

/** Who the credentials of a request prove it to be: one look-up by hash. */
export function authenticator({ database, clock }: { database: Database; clock: Clock }): Authenticator {
  const findKey = compiledQuery<{ hash: string }, Key>(database.dialect, (db, value) =>
    db
      .selectFrom('api_keys')
      .innerJoin('users', 'users.id', 'api_keys.user_id')
      .select(['api_keys.id', 'api_keys.user_id', 'api_keys.services', 'api_keys.expires_at', 'api_keys.revoked_at', 'users.role'])
      .where('api_keys.key_hash', '=', value.hash),
  );
  const findSession = compiledQuery<{ hash: string }, Login>(database.dialect, (db, value) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.user_id', 'sessions.expires_at', 'users.role'])
      .where('sessions.token_hash', '=', value.hash),
  );

  async function byApiKey(key: string): Promise<Caller> {
    const row = await findKey.first(database.read, { hash: secretHash(key) });
    const now = clock.now();
    if (row === null || row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) throw problem('api_key_invalid');
    return { kind: 'api_key', apiKeyId: row.id, accountId: row.user_id, role: row.role, services: servicesOf(row.services) };
  }

  async function bySession(token: string): Promise<Caller> {
    const sessionHash = secretHash(token);
    const row = await findSession.first(database.read, { hash: sessionHash });
    if (row === null || row.expires_at <= clock.now()) throw problem('authentication_required', { message: 'session is not valid' });
    return { kind: 'account', accountId: row.user_id, role: row.role, sessionHash };
  }

  return {
    async authenticate({ authorization, apiKey, clientId }) {
      const bearer = bearerOf(authorization);
      if (bearer !== null && apiKey !== undefined && bearer !== apiKey) {
        throw problem('malformed_header', { message: 'Authorization and X-API-Key carry different credentials' });
      }
      const secret = apiKey ?? bearer;
      if (secret === null) return namedCaller(clientId);
      if (secret.startsWith(sessionPrefix)) return bySession(secret);
      if (secret.startsWith(apiKeyPrefix)) return byApiKey(secret);
      throw problem('api_key_invalid');
    },
  };
}

/** Other schemes belong to wallets, which overwrite this header with their own. Source: RFC 6750. */
function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +([A-Za-z0-9._~+/=-]{1,512})$/i.exec(authorization ?? '')?.[1] ?? null;
}
