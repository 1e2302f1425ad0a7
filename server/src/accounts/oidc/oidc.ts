import { Email, normalEmail } from '@farebox/contract';
import { z } from 'zod';
import { bound } from '../../bound.ts';
import { minuteMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { notifyChange } from '../../mail/account-changed.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { UserRow } from '../../storage/tables.ts';
import { storableText } from '../../storage/storable-text.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { accountRow, unclaimedEmail } from '../account.ts';
import type { Accounts, SignedIn } from '../accounts.ts';
import { endGrantsOf } from '../api-keys.ts';
import { serviceActor, type AuditTrail } from '../audit-trail.ts';
import { newToken, tokenHash } from '../bearer-token.ts';
import type { LoggedIn, BrowserLogin, Sessions } from '../sessions.ts';
import type { SetupLinks } from '../setup-links.ts';
import { remember, take } from '../shown-once.ts';
import { requireStanding } from '../standing.ts';
import { requireWayIn } from '../ways-in.ts';
import { refused, type Issuers, type ProvenIdentity } from './issuers.ts';

export interface OidcOptions {
  database: Database;
  clock: Clock;
  issuers: Issuers;
  accounts: Pick<Accounts, 'add' | 'enter'>;
  sessions: Pick<Sessions, 'endAll'>;
  setupLinks: Pick<SetupLinks, 'accountOf' | 'use'>;
  auditTrail: AuditTrail;
  mail: Pick<Mail, 'notify'>;
  arePasswordsOn: boolean;
}

/** What a sign-in is for: to log in, to be connected to an account, or to complete a set-up link. */
const Purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('log_in') }),
  z.object({ kind: z.literal('connect'), accountId: z.string() }),
  z.object({ kind: z.literal('set_up'), accountId: z.string(), linkHash: z.string() }),
]);
type Purpose = z.output<typeof Purpose>;

const Flow = z.object({
  issuer: z.string(),
  purpose: Purpose,
  /** Null once they were used: an answer of an issuer counts once. */
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }).nullable(),
  /** Kept where a code of an app is still to come. */
  proven: z.custom<ProvenIdentity>((value) => typeof value === 'object' && value !== null).nullable(),
});
type Flow = z.output<typeof Flow>;

/** An identity of an account. */
interface Identity {
  id: string;
  issuer: string;
  name: string;
  email: string | null;
  createdAt: number;
  seenAt: number;
}

/** A browser that comes back from an issuer. */
interface ReturnedBrowser extends BrowserLogin {
  /** From the cookie of the browser that began: nobody completes the sign-in of another. */
  flow: string;
  issuer: string;
  answer: string;
  code: string | undefined;
  person: LoggedIn | null;
}

export const flowTtlMs = 10 * minuteMs;

/** Sign-in by the issuers of the operator. An account is known by issuer and subject, never by an address. */
export function oidc(options: OidcOptions) {
  return { issuers: options.issuers.list, ...bound(options, { begin, finish, list, disconnect }) };
}

/**
 * @param wanted absent: to log in; a person who connects the sign-in, or the token of a set-up link
 * @returns where the browser signs in, and what its cookie holds @throws not_found, unavailable, invalid_credentials
 */
async function begin(
  { database, clock, issuers, setupLinks }: OidcOptions,
  issuer: string,
  wanted: { person?: LoggedIn; setupToken?: string | undefined } = {},
): Promise<{ url: string; flow: string }> {
  const { person, setupToken } = wanted;
  const linked = setupToken === undefined ? null : await setupLinks.accountOf(setupToken);
  if (setupToken !== undefined && linked === null) throw problem('invalid_credentials', { message: 'set-up link is not valid' });
  const purpose: Purpose =
    person !== undefined
      ? { kind: 'connect', accountId: person.accountId }
      : linked !== null && setupToken !== undefined
        ? { kind: 'set_up', accountId: linked, linkHash: tokenHash(setupToken) }
        : { kind: 'log_in' };
  const { url, checks } = await issuers.begin(issuer);
  const flow = newToken('signIn');
  const value = JSON.stringify({ issuer, purpose, checks, proven: null } satisfies Flow);
  await database.write((queries) => remember({ clock }, queries, { identifier: nameOf(flow), value, ttlMs: flowTtlMs }));
  return { url, flow };
}

function nameOf(flow: string): string {
  return `oidc:${tokenHash(flow)}`;
}

/**
 * Completes a sign-in, once. Without the code of an app that the account has, it can be repeated with one.
 * @returns null where a sign-in was connected to the account that is logged in
 * @throws invalid_credentials, second_factor_required, second_factor_invalid, email_taken, conflict, account_suspended, unavailable
 */
async function finish(options: OidcOptions, came: ReturnedBrowser): Promise<SignedIn | null> {
  const { database } = options;
  const { purpose, proven } = await provenFlow(options, came);
  if (purpose.kind === 'connect' && came.person?.accountId !== purpose.accountId) throw refused(null);
  try {
    return await database.write(async (queries) => {
      if ((await take(options, queries, nameOf(came.flow))) === null) throw refused(null);
      if (purpose.kind === 'connect') {
        await connect(options, queries, purpose.accountId, proven);
        return null;
      }
      const row = purpose.kind === 'set_up' ? await setUp(options, queries, purpose, proven) : await logIn(options, queries, proven);
      requireStanding(row);
      return options.accounts.enter(queries, await withRole(options, queries, row, proven), came, {
        code: came.code,
        hasFactor: proven.hasFactor,
      });
    });
  } catch (thrown) {
    throw isUniqueViolation(thrown) ? problem('conflict', { message: 'this sign-in belongs to an account', cause: thrown }) : thrown;
  }
}

/** Uses the answer of the issuer up, before the issuer is asked: of two at once, one counts. */
async function provenFlow(
  { database, clock, issuers }: OidcOptions,
  { flow: token, issuer, answer }: ReturnedBrowser,
): Promise<{ purpose: Purpose; proven: ProvenIdentity }> {
  const identifier = nameOf(token);
  const row = await database.read
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  const flow = row === undefined ? null : Flow.parse(JSON.parse(row.value));
  if (row === undefined || flow === null || flow.issuer !== issuer) throw refused(null);
  const { purpose, checks, proven } = flow;
  if (proven !== null) return { purpose, proven };
  const replace = (before: string, after: Partial<Flow>) =>
    database.write((queries) =>
      queries
        .updateTable('verifications')
        .set({ value: JSON.stringify({ ...flow, checks: null, ...after }) })
        .where('identifier', '=', identifier)
        .where('value', '=', before)
        .executeTakeFirst(),
    );
  if (checks === null || (await replace(row.value, {})).numUpdatedRows === 0n) throw refused(null);
  const identified = await issuers.identify(issuer, answer, checks);
  await replace(JSON.stringify({ ...flow, checks: null }), { proven: identified });
  return { purpose, proven: identified };
}

/** The account of an identity; a new one for one that is not known. */
async function logIn(options: OidcOptions, queries: Queries, proven: ProvenIdentity): Promise<UserRow> {
  const now = options.clock.now();
  const known = await queries
    .updateTable('sign_in_identities')
    .set({ seen_at: now, email: emailOf(proven) })
    .where('issuer', '=', proven.issuer)
    .where('subject', '=', proven.subject)
    .returning('user_id')
    .executeTakeFirst();
  if (known !== undefined) return accountRow(queries, known.user_id);
  const email = emailOf(proven);
  if (email === null) throw noAddress();
  // An account with this address may be somebody else's: only a person who can log in to it may connect the sign-in.
  const taken = await queries.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken !== undefined) throw addressTaken(options);
  const confirmedAt = proven.isEmailVerified ? now : null;
  const row = await options.accounts.add(queries, { email, confirmedAt, displayName: shownName(proven) });
  await insert(options, queries, row.id, proven);
  return row;
}

/** Completes a set-up link without a password. */
async function setUp(
  options: OidcOptions,
  queries: Queries,
  { accountId, linkHash }: Extract<Purpose, { kind: 'set_up' }>,
  proven: ProvenIdentity,
): Promise<UserRow> {
  const now = options.clock.now();
  if (!(await options.setupLinks.use(queries, linkHash))) throw refused(null);
  const before = await accountRow(queries, accountId);
  const email = before.email === unclaimedEmail ? emailOf(proven) : before.email;
  if (email === null) throw noAddress();
  const confirmed = proven.isEmailVerified && email === emailOf(proven) ? { email_confirmed_at: now } : {};
  await options.sessions.endAll(queries, accountId);
  await endGrantsOf(queries, accountId, now);
  await insert(options, queries, accountId, proven);
  return queries
    .updateTable('users')
    .set({ email, updated_at: now, ...confirmed })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function connect(options: OidcOptions, queries: Queries, accountId: string, proven: ProvenIdentity): Promise<void> {
  const row = await accountRow(queries, accountId);
  requireStanding(row);
  await insert(options, queries, accountId, proven);
  await notifyChange(options, queries, accountId, 'sign_in');
}

async function insert({ clock }: OidcOptions, queries: Queries, accountId: string, proven: ProvenIdentity): Promise<void> {
  const now = clock.now();
  const { issuer, subject } = proven;
  const row = { id: newId('idn', now), issuer, subject, user_id: accountId, email: emailOf(proven), gives_admin: 0 };
  await queries
    .insertInto('sign_in_identities')
    .values({ ...row, created_at: now, seen_at: now })
    .execute();
}

/** The role follows the claim of the issuer. Only what a claim gave is taken away again. */
async function withRole(options: OidcOptions, queries: Queries, row: UserRow, proven: ProvenIdentity): Promise<UserRow> {
  if (proven.isAdmin === null) return row;
  const identity = await queries
    .selectFrom('sign_in_identities')
    .select(['id', 'gives_admin'])
    .where('issuer', '=', proven.issuer)
    .where('subject', '=', proven.subject)
    .executeTakeFirstOrThrow();
  const gives = proven.isAdmin && (row.role === 'owner' || identity.gives_admin === 1);
  if (gives === (identity.gives_admin === 1)) return row;
  await queries
    .updateTable('sign_in_identities')
    .set({ gives_admin: Number(gives) })
    .where('id', '=', identity.id)
    .execute();
  return changeRole(options, queries, row, gives ? 'admin' : 'owner');
}

/** Ends what was begun with the other role: a stolen session must not rise with its owner. */
async function changeRole(options: OidcOptions, queries: Queries, row: UserRow, role: UserRow['role']): Promise<UserRow> {
  if (row.role === role || (role === 'owner' && (await isGivenAdmin(queries, row.id)))) return row;
  await options.sessions.endAll(queries, row.id);
  await options.auditTrail.record(queries, { actorId: serviceActor, action: 'user.role', subjectId: row.id, details: { role } });
  return queries.updateTable('users').set({ role }).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow();
}

async function isGivenAdmin(queries: Queries, accountId: string): Promise<boolean> {
  const given = queries.selectFrom('sign_in_identities').select('id').where('user_id', '=', accountId).where('gives_admin', '=', 1);
  return (await given.executeTakeFirst()) !== undefined;
}

async function list({ database, issuers }: OidcOptions, accountId: string): Promise<Identity[]> {
  const rows = await database.read
    .selectFrom('sign_in_identities')
    .selectAll()
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    issuer: row.issuer,
    name: issuers.nameAt(row.issuer),
    email: row.email,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }));
}

/** @throws not_found, conflict for the last way into the account */
async function disconnect(options: OidcOptions, { accountId, sessionHash }: LoggedIn, id: string): Promise<void> {
  await options.database.write(async (queries) => {
    const own = queries.deleteFrom('sign_in_identities').where('id', '=', id).where('user_id', '=', accountId);
    const gone = await own.returning('gives_admin').executeTakeFirst();
    if (gone === undefined) throw problem('not_found', { message: 'sign-in not found' });
    const row = await accountRow(queries, accountId);
    await requireWayIn(queries, accountId, options.arePasswordsOn);
    await options.sessions.endAll(queries, accountId, sessionHash);
    if (gone.gives_admin === 1) await changeRole(options, queries, row, 'owner');
    await notifyChange(options, queries, accountId, 'sign_in');
  });
}

/** Null where the issuer says none, or something else. */
function emailOf({ email }: ProvenIdentity): string | null {
  const read = Email.safeParse(email === null ? null : normalEmail(email));
  return read.success ? read.data : null;
}

function shownName({ name }: ProvenIdentity): string | undefined {
  return storableText(name?.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim(), 100) ?? undefined;
}

function noAddress() {
  return problem('invalid_credentials', {
    message: 'the issuer names no email address',
    hint: 'Ask its operator to give this service the claim email.',
  });
}

function addressTaken({ arePasswordsOn }: OidcOptions) {
  const hint = arePasswordsOn
    ? 'Log in to that account as before, then connect this sign-in under Account.'
    : 'Ask an admin for a set-up link of that account, and open it in this browser.';
  return problem('email_taken', { hint });
}
