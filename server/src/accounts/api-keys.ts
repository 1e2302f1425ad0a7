import type { ApiKey, CreateApiKey, CreatedApiKey } from '@farebox/contract';
import { rfc3339, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId, newSecret } from '../ids.ts';
import { formatAmount, requireAmount } from '../money.ts';
import type { Database } from '../storage/database.ts';
import type { ApiKeyRow } from '../storage/tables.ts';
import { secretHash } from './secrets.ts';

export const apiKeyPrefix = 'fbk_';
const keysMax = 200;
const hintLength = 8;

export interface ApiKeys {
  list(userId: string): Promise<ApiKey[]>;
  /** @throws invalid_input for an unknown service or a malformed cap; conflict past 200 keys. */
  create(userId: string, key: CreateApiKey): Promise<CreatedApiKey>;
  /** Revokes at once; what it has paid for stays paid. @throws not_found */
  revoke(userId: string, keyId: string): Promise<void>;
}

export interface ApiKeysOptions {
  database: Database;
  clock: Clock;
  /** The canonical id of a service, by any of its names; null when there is none. */
  canonicalService: (id: string) => string | null;
}

/** Keys of agents: 256 random bits, stored as a hash, restricted to services and by spending caps. */
export function apiKeys({ database, clock, canonicalService }: ApiKeysOptions): ApiKeys {
  function canonical(services: readonly string[]): string[] {
    return services.map((id, index) => {
      const known = canonicalService(id);
      if (known !== null) return known;
      const message = `services[${index}] is not a known service`;
      throw problem('invalid_input', { message, issues: [{ path: `services[${index}]`, message }] });
    });
  }

  async function rowsOf(userId: string): Promise<ApiKeyRow[]> {
    return database.read.selectFrom('api_keys').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
  }

  return {
    list: async (userId) => (await rowsOf(userId)).map(body),
    async create(userId, { name, services, cap_call: capCall, cap_day: capDay, cap_total: capTotal, expires_at: expiresAt }) {
      const now = clock.now();
      const key = `${apiKeyPrefix}${newSecret()}`;
      const row: ApiKeyRow = {
        id: newId('key', now),
        user_id: userId,
        name,
        key_hash: secretHash(key),
        hint: key.slice(0, hintLength),
        services: services === undefined || services === null ? null : JSON.stringify(canonical(services)),
        cap_call_micros: capOf('cap_call', capCall),
        cap_day_micros: capOf('cap_day', capDay),
        cap_total_micros: capOf('cap_total', capTotal),
        spent_day: 0,
        spent_day_micros: 0,
        spent_total_micros: 0,
        created_at: now,
        expires_at: expiresAt === undefined || expiresAt === null ? null : Date.parse(expiresAt),
        revoked_at: null,
      };
      if ((await rowsOf(userId)).length >= keysMax) throw problem('conflict', { message: `an account has at most ${keysMax} keys` });
      await database.write((queries) => queries.insertInto('api_keys').values(row).execute());
      return { ...body(row), key };
    },
    async revoke(userId, keyId) {
      const now = clock.now();
      const { numUpdatedRows } = await database.write((queries) =>
        queries
          .updateTable('api_keys')
          .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
          .where('id', '=', keyId)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow(),
      );
      if (numUpdatedRows === 0n) throw problem('not_found', { message: 'API key not found' });
    },
  };
}

/** The services column as a list; null means all. Only `create` writes it. */
export function servicesOf(column: string | null): readonly string[] | null {
  const parsed: unknown = column === null ? null : JSON.parse(column);
  return Array.isArray(parsed) ? parsed.map(String) : null;
}

function capOf(name: string, amount: string | null | undefined): number | null {
  return amount === undefined || amount === null ? null : requireAmount(name, amount);
}

function body(row: ApiKeyRow): ApiKey {
  const amount = (micros: number | null) => (micros === null ? null : formatAmount(micros));
  const time = (epochMs: number | null) => (epochMs === null ? null : rfc3339(epochMs));
  const services = servicesOf(row.services);
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    services: services === null ? null : [...services],
    cap_call: amount(row.cap_call_micros),
    cap_day: amount(row.cap_day_micros),
    cap_total: amount(row.cap_total_micros),
    spent_total: formatAmount(row.spent_total_micros),
    created_at: rfc3339(row.created_at),
    expires_at: time(row.expires_at),
    revoked_at: time(row.revoked_at),
  };
}
