import { Email, normalEmail } from '@farebox/contract';
import { z } from 'zod';
import { bound } from '../bound.ts';
import { dayMs, hourMs, minuteMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isLanguage, type Language } from '../language.ts';
import { notifyChange } from '../mail/account-changed.ts';
import type { Mail } from '../mail/mail.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import { deleteExpired } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { UserRow } from '../storage/tables.ts';
import type { MailTables } from '../storage/tables/mail.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { accountRow } from './account.ts';
import { endGrantsOf } from './api-keys.ts';
import { isToken, newToken, tokenHash } from './bearer-token.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SetupLinks } from './setup-links.ts';
import { requireStanding } from './standing.ts';

type Purpose = MailTables['mailed_links']['purpose'];

/** Links in mails that act for an account: a forgotten password, an address that is confirmed or changed. */
export type MailedLinks = ReturnType<typeof mailedLinks>;

export interface MailedLinksOptions {
  database: Database;
  clock: Clock;
  /** The runner of mails. */
  mails: Jobs;
  mail: Pick<Mail, 'isOn' | 'send' | 'notify'>;
  secrets: Pick<WebhookSecrets, 'seal' | 'open'>;
  passwords: Pick<Passwords, 'hash'>;
  sessions: Pick<Sessions, 'endAll'>;
  setupLinks: Pick<SetupLinks, 'revoke'>;
  arePasswordsOn: boolean;
  publicUrl(): string;
}

const facts = {
  confirm_address: { ttlMs: 7 * dayMs, page: 'confirm' },
  change_address: { ttlMs: dayMs, page: 'confirm' },
  reset_password: { ttlMs: hourMs, page: 'password' },
} as const satisfies Record<Purpose, { ttlMs: number; page: string }>;

/** Who wants a link: by the address that somebody typed, or by the account that is logged in. */
const LinkRequest = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('reset_password'), email: z.string(), language: z.string() }),
  z.object({ purpose: z.literal('confirm_address'), accountId: z.string(), language: z.string() }),
  z.object({ purpose: z.literal('change_address'), accountId: z.string(), email: z.string(), language: z.string() }),
]);
type LinkRequest = z.output<typeof LinkRequest>;

const kind = 'mail_link';
/** The same request again within this time is the same. */
const sameMs = minuteMs;
const Payload = z.object({ id: z.string(), sealed: z.string() });

export function mailedLinks(options: MailedLinksOptions) {
  options.mails.handle(kind, async (payload) => {
    const { id, sealed } = Payload.parse(payload);
    const opened = options.secrets.open(id, sealed);
    if (opened !== null) await issue(options, LinkRequest.parse(JSON.parse(opened)));
  });
  return { ...bound(options, { ask, welcome, reset, confirm, forgetExpired }), revoke: endLinks };
}

/**
 * Stores the request, whether or not there is such an account: the answer and its time say nothing about that. A job looks for it.
 * @throws mail_off, passwords_off
 */
async function ask(options: MailedLinksOptions, request: LinkRequest): Promise<void> {
  if (!options.mail.isOn) throw problem('mail_off');
  if (request.purpose === 'reset_password' && !options.arePasswordsOn) throw problem('passwords_off');
  await options.database.write((queries) => store(options, queries, request));
}

/** Asks a new account to confirm its address, in the transaction that creates it. */
async function welcome(options: MailedLinksOptions, queries: Queries, accountId: string, language: Language): Promise<void> {
  if (options.mail.isOn) await store(options, queries, { purpose: 'confirm_address', accountId, language });
}

async function store({ clock, mails, secrets }: MailedLinksOptions, queries: Queries, request: LinkRequest): Promise<void> {
  const who = 'email' in request ? normalEmail(request.email) : request.accountId;
  const id = `${kind}:${tokenHash(`${request.purpose} ${who} ${Math.floor(clock.now() / sameMs)}`)}`;
  await mails.add(queries, { kind, id, payload: { id, sealed: secrets.seal(id, JSON.stringify(request)) } });
}

/** Mails a link if there is an account for it. Only the newest link of a purpose works. */
async function issue({ database, clock, mail, publicUrl }: MailedLinksOptions, request: LinkRequest): Promise<void> {
  const { purpose } = request;
  const token = newToken('mailedLink');
  const hash = tokenHash(token);
  await database.write(async (queries) => {
    const account = await accountFor(queries, request);
    if (account === null) return;
    const now = clock.now();
    const to = request.purpose === 'change_address' ? request.email : account.email;
    const language = isLanguage(account.language) ? account.language : isLanguage(request.language) ? request.language : 'en';
    const expiresAt = now + facts[purpose].ttlMs;
    const link = `${publicUrl()}/console/${facts[purpose].page}#token=${token}`;
    if (!(await mail.send(queries, { id: `${purpose}:${hash}`, kind: purpose, to, language, until: expiresAt, values: { link } }))) return;
    await endLinks(queries, account.id, purpose);
    const row = { token_hash: hash, user_id: account.id, purpose, email: to, created_at: now, expires_at: expiresAt };
    await queries.insertInto('mailed_links').values(row).execute();
  });
}

async function accountFor(queries: Queries, request: LinkRequest): Promise<Pick<UserRow, 'id' | 'email' | 'language'> | null> {
  const inStanding = queries
    .selectFrom('users')
    .select(['id', 'email', 'language', 'email_confirmed_at'])
    .where('suspended_at', 'is', null);
  const found =
    request.purpose === 'reset_password'
      ? await inStanding.where('email', '=', request.email).executeTakeFirst()
      : await inStanding.where('id', '=', request.accountId).executeTakeFirst();
  // The first admin has no address before it is set up.
  if (found === undefined || !Email.safeParse(found.email).success) return null;
  if (request.purpose === 'confirm_address' && found.email_confirmed_at !== null) return null;
  if (request.purpose === 'change_address' && (await isTaken(queries, request.email))) return null;
  return found;
}

async function isTaken(queries: Queries, email: string): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/**
 * Sets a new password through a link, once; ends every session, every grant to an agent and every other link: an intruder may have asked for
 * them. Keys go on working, and the mail names them. A person who reads the mails to an address has confirmed it.
 * @throws invalid_credentials, account_suspended, passwords_off, unavailable
 */
async function reset(options: MailedLinksOptions, { token, password }: { token: string; password: string }): Promise<void> {
  const { database, clock, passwords, sessions, setupLinks } = options;
  if (!options.arePasswordsOn) throw problem('passwords_off');
  // Before the password is hashed, which takes long.
  await linkOf(options, database.read, token, ['reset_password']);
  const passwordHash = await passwords.hash(password);
  await database.write(async (queries) => {
    const link = await takeLink(options, queries, token, ['reset_password']);
    const now = clock.now();
    const row = await queries
      .updateTable('users')
      .set((eb) => ({
        password_hash: passwordHash,
        updated_at: now,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)),
      }))
      .where('id', '=', link.user_id)
      .where('email', '=', link.email)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw linkSpent();
    requireStanding(row);
    await endLinks(queries, row.id);
    await setupLinks.revoke(queries, row.id);
    await sessions.endAll(queries, row.id);
    const kept = await endGrantsOf(queries, row.id, now);
    await notifyChange(options, queries, row.id, 'password_reset', kept.length === 0 ? null : kept.join(', '));
  });
}

/**
 * Confirms the address of an account through a link, or gives it the address that the link was sent to.
 * @returns the address that the account has now @throws invalid_credentials, email_taken, account_suspended
 */
async function confirm(options: MailedLinksOptions, token: string): Promise<string> {
  const { database, clock } = options;
  try {
    return await database.write(async (queries) => {
      const link = await takeLink(options, queries, token, ['confirm_address', 'change_address']);
      const before = await accountRow(queries, link.user_id);
      requireStanding(before);
      if (link.purpose === 'confirm_address' && before.email !== link.email) throw linkSpent();
      if (before.email !== link.email) {
        // To the old address, as long as it is the one of the account; the new one is not shown in full there.
        const detail = link.email.replace(/^(.).*@/u, '$1...@');
        await notifyChange(options, queries, before.id, 'address', detail);
        await endLinks(queries, before.id);
      }
      const now = clock.now();
      await queries
        .updateTable('users')
        .set({ email: link.email, email_confirmed_at: now, updated_at: now })
        .where('id', '=', before.id)
        .execute();
      return link.email;
    });
  } catch (thrown) {
    throw isUniqueViolation(thrown) ? problem('email_taken', { cause: thrown }) : thrown;
  }
}

/** A live link. @throws invalid_credentials */
async function linkOf({ clock }: Pick<MailedLinksOptions, 'clock'>, queries: Queries, token: string, purposes: readonly Purpose[]) {
  const live = queries.selectFrom('mailed_links').selectAll().where('token_hash', '=', tokenHash(token)).where('purpose', 'in', purposes);
  const link = isToken('mailedLink', token) ? await live.where('expires_at', '>', clock.now()).executeTakeFirst() : undefined;
  if (link === undefined) throw linkSpent();
  return link;
}

/** Uses a link up: of two simultaneous uses, one finds it. @throws invalid_credentials */
async function takeLink(options: Pick<MailedLinksOptions, 'clock'>, queries: Queries, token: string, purposes: readonly Purpose[]) {
  const link = await linkOf(options, queries, token, purposes);
  const { numDeletedRows } = await queries.deleteFrom('mailed_links').where('token_hash', '=', link.token_hash).executeTakeFirst();
  if (numDeletedRows === 0n) throw linkSpent();
  return link;
}

/** @param purpose absent: of every purpose */
async function endLinks(queries: Queries, accountId: string, purpose?: Purpose): Promise<void> {
  const ofAccount = queries.deleteFrom('mailed_links').where('user_id', '=', accountId);
  await (purpose === undefined ? ofAccount : ofAccount.where('purpose', '=', purpose)).execute();
}

/** @returns how many. */
function forgetExpired({ database, clock }: MailedLinksOptions): Promise<number> {
  return deleteExpired(database, 'mailed_links', clock.now(), 'token_hash');
}

function linkSpent() {
  return problem('invalid_credentials', {
    message: 'the link is not valid',
    hint: 'The link was used, has expired, or was replaced by a newer one: ask for another.',
  });
}
