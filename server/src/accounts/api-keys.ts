import { z } from 'zod';
import { dayMs, type Clock } from '../clock.ts';
import { invalid, problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { ApiKeyRow } from '../storage/tables.ts';
import { newToken, tokenHash } from './bearer-token.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';

export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key, so that people can tell their keys apart. */
  hint: string;
  /** Canonical ids; null for every service. */
  services: string[] | null;
  capCallMicros: Micros | null;
  capDayMicros: Micros | null;
  capTotalMicros: Micros | null;
  spentTodayMicros: Micros;
  spentTotalMicros: Micros;
  /** Epoch milliseconds, as is `expiresAt`. */
  createdAt: number;
  expiresAt: number | null;
}

export type NewApiKey = Pick<ApiKey, 'name' | 'services' | 'capCallMicros' | 'capDayMicros' | 'capTotalMicros' | 'expiresAt'>;

export type ApiKeys = ReturnType<typeof apiKeys>;

export interface ApiKeysOptions {
  database: Database;
  clock: Clock;
  /** The canonical id of a service, given any of its ids; null for an unknown service. */
  canonicalService(id: string): string | null;
}

/** Per account. Revoked keys do not count. */
export const apiKeysMax = 100;
const hintLength = 8;

/** Credentials of agents, limited by services, spending caps and time. */
export function apiKeys({ database, clock, canonicalService }: ApiKeysOptions) {
  return {
    /**
     * @returns also the key itself, which cannot be read again.
     * @throws invalid_input for an unknown service or a time in the past, conflict if the account has too many keys
     */
    async create(accountId: string, { name, services, expiresAt, ...caps }: NewApiKey): Promise<{ apiKey: ApiKey; key: string }> {
      const now = clock.now();
      if (expiresAt !== null && expiresAt <= now) throw invalid('expires_at', 'expires_at must be in the future');
      const key = newToken('apiKey');
      const row = {
        id: newId('key', now),
        user_id: accountId,
        name,
        key_hash: tokenHash(key),
        hint: key.slice(0, hintLength),
        services: services === null ? null : JSON.stringify(canonicalServices(services, canonicalService)),
        cap_call_micros: caps.capCallMicros,
        cap_day_micros: caps.capDayMicros,
        cap_total_micros: caps.capTotalMicros,
        spent_day: 0,
        spent_day_micros: 0,
        spent_total_micros: 0,
        created_at: now,
        expires_at: expiresAt,
        revoked_at: null,
      };
      await database.write(async (queries) => {
        const { count } = await queries
          .selectFrom('api_keys')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', accountId)
          .where('revoked_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (count >= apiKeysMax)
          throw problem('conflict', { message: `an account has at most ${apiKeysMax} API keys`, hint: 'Revoke an unused one.' });
        await queries.insertInto('api_keys').values(row).execute();
      });
      return { apiKey: apiKeyOf(row, now), key };
    },

    /** The keys of an account that are not revoked, newest first. */
    async list(accountId: string, { limit, cursor }: PageRequest): Promise<Page<ApiKey>> {
      const now = clock.now();
      const live = database.read
        .selectFrom('api_keys')
        .selectAll()
        .where('user_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .orderBy('id', 'desc');
      const after = cursor === null ? live : live.where('id', '<', cursor);
      return pageOf(await after.limit(limit + 1).execute(), limit, (row) => apiKeyOf(row, now));
    },

    /** @throws not_found, also for the key of another account */
    async revoke(accountId: string, apiKeyId: string): Promise<void> {
      const { numUpdatedRows } = await database.write((queries) =>
        queries
          .updateTable('api_keys')
          .set({ revoked_at: clock.now() })
          .where('id', '=', apiKeyId)
          .where('user_id', '=', accountId)
          .where('revoked_at', 'is', null)
          .executeTakeFirst(),
      );
      if (numUpdatedRows === 0n) throw problem('not_found', { message: 'api key not found' });
    },
  };
}

/** Revokes every key of an account, in the caller's transaction. @returns how many */
export async function revokeKeysOf(queries: Queries, accountId: string, now: number): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const Services = z.array(z.string());

/** The services of a stored key; null for every service. */
export function servicesOf({ services }: Pick<ApiKeyRow, 'services'>): string[] | null {
  return services === null ? null : Services.parse(JSON.parse(services));
}

function apiKeyOf(row: ApiKeyRow, nowMs: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    services: servicesOf(row),
    capCallMicros: row.cap_call_micros,
    capDayMicros: row.cap_day_micros,
    capTotalMicros: row.cap_total_micros,
    spentTodayMicros: row.spent_day === Math.floor(nowMs / dayMs) ? row.spent_day_micros : 0,
    spentTotalMicros: row.spent_total_micros,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** Removes repeats and returns the canonical ids that calls are compared with. */
function canonicalServices(ids: readonly string[], canonicalService: ApiKeysOptions['canonicalService']): string[] {
  const found = ids.map((id, index) => ({ path: `services[${index}]`, id, canonical: canonicalService(id) }));
  const issues = found
    .filter(({ canonical }) => canonical === null)
    .map(({ path, id }) => ({ path, message: `${path} is not a known service: ${id}` }));
  if (issues.length > 0) throw problem('invalid_input', { message: 'services names an unknown service', issues });
  return [...new Set(found.flatMap(({ canonical }) => canonical ?? []))];
}
