import { z } from 'zod';
import type { ExpressionBuilder } from 'kysely';
import { bound } from '../bound.ts';
import { dayMs, type Clock } from '../clock.ts';
import { invalid, problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { ApiKeyRow, Tables } from '../storage/tables.ts';
import { capsOf, changedColumns, columnsOf, zeroCaps, type Caps } from './caps.ts';
import { newToken, tokenHash } from './bearer-token.ts';
import { scopesOf, type Scope } from './oauth/scopes.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';

export interface ApiKey extends Caps {
  id: string;
  name: string;
  /** The first characters of the key, so that people can tell their keys apart. */
  hint: string;
  /** Canonical ids; null for every service. */
  services: string[] | null;
  spentTodayMicros: Micros;
  spentTotalMicros: Micros;
  /** Epoch milliseconds, as is `expiresAt`. */
  createdAt: number;
  expiresAt: number | null;
  /** To the minute. */
  seenAt: number | null;
  /** Of a grant to a client of OAuth; null for a key. */
  grant: { clientId: string; scopes: Scope[] } | null;
  /** The member of a team who made it; null for the key of a person. */
  madeBy: string | null;
}

/** Absent members stay unchanged. */
type ApiKeyChanges = Partial<Caps & Pick<ApiKey, 'name' | 'services' | 'expiresAt'>>;

export interface NewApiKey extends Caps, Pick<ApiKey, 'name' | 'services' | 'expiresAt'> {
  /** Of the member of a team who makes it. */
  membershipId?: string | null;
}

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
export function apiKeys(options: ApiKeysOptions) {
  return bound(options, { create, grant, change, list, revoke });
}

/**
 * @returns also the key itself, which cannot be read again.
 * @throws invalid_input for an unknown service or a time in the past, conflict if the account has too many keys
 */
async function create(options: ApiKeysOptions, accountId: string, wanted: NewApiKey): Promise<{ apiKey: ApiKey; key: string }> {
  const key = newToken('apiKey');
  return { apiKey: await add(options, accountId, wanted, { key_hash: tokenHash(key), hint: key.slice(0, hintLength) }), key };
}

/**
 * A grant to a client of OAuth: a key without a key. Without the scope to spend, it buys nothing that costs something.
 * @throws as `create`
 */
function grant(
  options: ApiKeysOptions,
  accountId: string,
  wanted: NewApiKey,
  { clientId, scopes }: NonNullable<ApiKey['grant']>,
): Promise<ApiKey> {
  const caps = scopes.includes('spend') ? {} : zeroCaps;
  const own = { key_hash: `grant:${newToken('apiKey')}`, hint: '', oauth_client_id: clientId, scopes: JSON.stringify(scopes) };
  return add(options, accountId, { ...wanted, ...caps }, own);
}

async function add(
  { database, clock, canonicalService }: ApiKeysOptions,
  accountId: string,
  { name, services, expiresAt, membershipId = null, ...caps }: NewApiKey,
  own: Pick<ApiKeyRow, 'key_hash' | 'hint'> & Partial<Pick<ApiKeyRow, 'oauth_client_id' | 'scopes'>>,
): Promise<ApiKey> {
  const now = clock.now();
  requireFuture(expiresAt, now);
  const row = {
    id: newId('key', now),
    user_id: accountId,
    name,
    oauth_client_id: null,
    scopes: null,
    membership_id: membershipId,
    ...own,
    services: servicesText(services, canonicalService),
    ...columnsOf(caps),
    spent_day: 0,
    spent_day_micros: 0,
    spent_total_micros: 0,
    created_at: now,
    expires_at: expiresAt,
    revoked_at: null,
    seen_at: null,
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
    if (membershipId !== null) await requireMember(queries, membershipId);
    await queries.insertInto('api_keys').values(row).execute();
  });
  return apiKeyOf({ ...row, made_by: null }, now);
}

/**
 * @param membershipId only a key that this member of a team made; also below
 * @throws not_found, also for the key of another account; invalid_input as `create`, or for caps of a grant that may not spend
 */
async function change(
  { database, clock, canonicalService }: ApiKeysOptions,
  accountId: string,
  apiKeyId: string,
  { name, services, expiresAt, ...caps }: ApiKeyChanges,
  membershipId: string | null = null,
): Promise<ApiKey> {
  const now = clock.now();
  requireFuture(expiresAt, now);
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(services === undefined ? {} : { services: servicesText(services, canonicalService) }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    ...changedColumns(caps),
  };
  const row = await database.write(async (queries) => {
    const changed = await queries
      .updateTable('api_keys')
      .set((eb) => ({ id: eb.ref('id'), ...changes }))
      .where('id', '=', apiKeyId)
      .where(isOf(accountId, membershipId))
      .where('revoked_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw problem('not_found', { message: 'api key not found' });
    const maySpend = changed.scopes === null || scopesOf(changed).includes('spend');
    if (!maySpend && Object.values(capsOf(changed)).some((cap) => cap !== 0)) {
      throw invalid('cap_call', 'cap_call: this grant may not spend, and its client has to ask for that');
    }
    return changed;
  });
  return apiKeyOf({ ...row, made_by: null }, now);
}

/** The keys of an account that are not revoked, newest first. */
async function list({ database, clock }: ApiKeysOptions, accountId: string, { limit, cursor }: PageRequest): Promise<Page<ApiKey>> {
  const now = clock.now();
  const live = database.read
    .selectFrom('api_keys')
    .leftJoin('memberships', 'memberships.id', 'api_keys.membership_id')
    .selectAll('api_keys')
    .select('memberships.member_id as made_by')
    .where('api_keys.user_id', '=', accountId)
    .where('api_keys.revoked_at', 'is', null)
    .orderBy('api_keys.id', 'desc');
  const after = cursor === null ? live : live.where('api_keys.id', '<', cursor);
  return pageOf(await after.limit(limit + 1).execute(), limit, (row) => apiKeyOf(row, now));
}

/** @throws not_found, also for the key of another account */
async function revoke(
  { database, clock }: ApiKeysOptions,
  accountId: string,
  apiKeyId: string,
  membershipId: string | null = null,
): Promise<void> {
  const { numUpdatedRows } = await database.write((queries) =>
    queries
      .updateTable('api_keys')
      .set({ revoked_at: clock.now() })
      .where('id', '=', apiKeyId)
      .where(isOf(accountId, membershipId))
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw problem('not_found', { message: 'api key not found' });
}

function isOf(accountId: string, membershipId: string | null) {
  return (eb: ExpressionBuilder<Tables, 'api_keys'>) =>
    eb.and({ user_id: accountId, ...(membershipId === null ? {} : { membership_id: membershipId }) });
}

/** Locks the membership, so that none of its keys is made while it ends. @throws forbidden */
async function requireMember(queries: Queries, membershipId: string): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('memberships')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', membershipId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('forbidden', { message: 'you are no member of this team any more' });
}

function servicesText(services: string[] | null, canonicalService: ApiKeysOptions['canonicalService']): string | null {
  return services === null ? null : JSON.stringify(canonicalServices(services, canonicalService));
}

function requireFuture(expiresAt: number | null | undefined, now: number): void {
  if (typeof expiresAt === 'number' && expiresAt <= now) throw invalid('expires_at', 'expires_at must be in the future');
}

/** Revokes every key of an account, or every key that a member of a team made, in the caller's transaction. @returns how many */
export async function revokeKeysOf(queries: Queries, of: { accountId: string } | { membershipId: string }, now: number): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where((eb) => eb.and('accountId' in of ? { user_id: of.accountId } : { membership_id: of.membershipId }))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Ends what a person granted to agents by OAuth, for the own account and for teams, in the caller's transaction: somebody who had the account may have granted it. Keys stay,
 * because what runs with them would stop.
 * @returns the names of the keys that stay, for their owner to look at; not more than twenty
 */
export async function endGrantsOf(queries: Queries, accountId: string, now: number): Promise<string[]> {
  const own = queries.selectFrom('memberships').select('id').where('member_id', '=', accountId);
  await queries
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where((eb) => eb.or([eb('user_id', '=', accountId), eb('membership_id', 'in', own)]))
    .where('revoked_at', 'is', null)
    .where('oauth_client_id', 'is not', null)
    .execute();
  const kept = queries.selectFrom('api_keys').select('name').where('user_id', '=', accountId).where('revoked_at', 'is', null);
  return (await kept.orderBy('id', 'desc').limit(20).execute()).map(({ name }) => name);
}

const Services = z.array(z.string());

/** The services of a stored key; null for every service. */
export function servicesOf({ services }: Pick<ApiKeyRow, 'services'>): string[] | null {
  return services === null ? null : Services.parse(JSON.parse(services));
}

function apiKeyOf(row: ApiKeyRow & { made_by: string | null }, nowMs: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    services: servicesOf(row),
    ...capsOf(row),
    spentTodayMicros: row.spent_day === Math.floor(nowMs / dayMs) ? row.spent_day_micros : 0,
    spentTotalMicros: row.spent_total_micros,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    seenAt: row.seen_at,
    grant: row.oauth_client_id === null ? null : { clientId: row.oauth_client_id, scopes: scopesOf(row) },
    madeBy: row.made_by,
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
