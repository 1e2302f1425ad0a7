import { Email, normalEmail, type PayoutWallet, type PayoutWalletProof } from '@farebox/contract';
import { sql } from 'kysely';
import { bound } from '../bound.ts';
import { minuteMs, type Clock } from '../clock.ts';
import { invalid, problem } from '../errors.ts';
import { hook } from '../hook.ts';
import { newId } from '../ids.ts';
import type { Language } from '../language.ts';
import { notifyChange } from '../mail/account-changed.ts';
import type { Mail } from '../mail/mail.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { DiskReserve } from '../storage/disk-reserve.ts';
import { beginsWith, inByteOrder } from '../storage/begins-with.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import type { UserRow } from '../storage/tables.ts';
import { accountOf, accountRow, firstNameOf, lockedAccount, storedWallet, unclaimedEmail, type Account } from './account.ts';
import { endGrantsOf, revokeKeysOf } from './api-keys.ts';
import { operatorActor, type AuditTrail } from './audit-trail.ts';
import type { Role } from './caller.ts';
import { idOrder, pageOf, type Page, type PageRequest } from '../storage/page.ts';
import { changeWallet, passwordRequired, proofRefused, walletState, type WalletChanged } from './payout-wallet.ts';
import { argon2idPasswords, type Passwords } from './passwords.ts';
import { tokenHash } from './bearer-token.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { BrowserLogin, IssuedSession, LoggedIn, Sessions } from './sessions.ts';
import { setupLinks, type SetupLink } from './setup-links.ts';
import type { SecondFactor } from './factors/second-factor.ts';
import { requireStanding } from './standing.ts';
import { requireWayIn } from './ways-in.ts';
import type { WalletChallenge, WalletProofs } from './wallet-proofs.ts';

export interface SignedIn extends IssuedSession {
  account: Account;
}

interface Registration {
  email: string;
  password: string;
  displayName?: string | undefined;
  /** Of the mails to it. */
  language?: Language;
}

interface NewOwner {
  email: string;
  /** Without a password, the owner chooses one through a set-up link, or needs none. */
  password?: string | undefined;
  /** When its address was proved. */
  confirmedAt?: number | null;
  displayName?: string | undefined;
  payoutWallet?: PayoutWallet | null | undefined;
}

interface AccountFilter {
  /** Prefix of the email address. */
  email?: string | undefined;
  role?: Role | undefined;
}

/** Absent members stay unchanged. */
interface AccountChanges {
  displayName?: string | undefined;
  about?: string | null | undefined;
  website?: string | null | undefined;
  payoutWallet?: PayoutWallet | null | undefined;
  /** Of the new or the present `payoutWallet`. */
  walletProof?: PayoutWalletProof | undefined;
  /** Null removes it, where something else is a way in. */
  password?: string | null | undefined;
  /** Required for some of the other changes, where the account has one. */
  currentPassword?: string | undefined;
  /** Of a second factor; another payout wallet needs one. */
  code?: string | undefined;
  /** Revokes every API key together with a new password. */
  revokesKeys?: boolean | undefined;
  /** The member who acts for a team; absent: the account itself. */
  actorId?: string;
}

export type Accounts = ReturnType<typeof accounts>;

export interface AccountsOptions {
  database: Database;
  clock: Clock;
  disk?: Pick<DiskReserve, 'requireSpare'> | undefined;
  sessions: Sessions;
  auditTrail: AuditTrail;
  walletProofs: WalletProofs;
  /** Absent: nobody is written to. */
  mail?: Pick<Mail, 'notify'> | undefined;
  mailedLinks?: Pick<MailedLinks, 'welcome' | 'revoke'> | undefined;
  walletChanged?: Pick<WalletChanged, 'run'> | undefined;
  /** Absent: no account has a second factor. */
  secondFactor?: Pick<SecondFactor, 'show'>;
  /** Whether another payout wallet needs one, also of an account without one. */
  isFactorNeededForWallet?: boolean;
  /** One per process: it limits how many passwords are hashed at once. */
  passwords?: Passwords;
  /** Whether they count, and new ones are taken. */
  arePasswordsOn?: boolean;
}

interface AccountsParts extends AccountsOptions {
  walletChanged: NonNullable<AccountsOptions['walletChanged']>;
  passwords: NonNullable<AccountsOptions['passwords']>;
  secondFactor: NonNullable<AccountsOptions['secondFactor']>;
  links: ReturnType<typeof setupLinks>;
}

export function accounts(options: AccountsOptions) {
  const { database, clock, walletProofs, walletChanged = hook(), passwords = argon2idPasswords() } = options;
  const links = setupLinks({ database, clock });
  const { secondFactor = { show: async () => null } } = options;
  const parts: AccountsParts = { ...options, walletChanged, passwords, links, secondFactor };

  return {
    ...bound(parts, { register, login, get, update, requireProof, list, createOwner, newSetupLink, setUp, loginProven, enter, add }),

    /** What `wallet` signs to prove that it belongs to the account. @throws invalid_input */
    async walletChallenge(accountId: string, wallet: PayoutWallet): Promise<WalletChallenge> {
      return walletProofs.challenge(accountId, wallet, await walletState(database.read, accountId));
    },
  };
}

async function signIn(
  parts: AccountsParts,
  queries: Queries,
  row: UserRow,
  { browser, factorAt }: { browser: BrowserLogin | undefined; factorAt: number | null },
): Promise<SignedIn> {
  const session = await parts.sessions.begin(queries, row.id, browser === undefined ? null : { ...browser, role: row.role }, factorAt);
  return { ...session, account: accountOf(row) };
}

async function createOwnerRow(
  parts: AccountsParts,
  queries: Queries,
  owner: NewOwner & Pick<Registration, 'language'>,
  passwordHash: string | null,
): Promise<UserRow> {
  const now = parts.clock.now();
  const id = newId('usr', now);
  const row = await queries
    .insertInto('users')
    .values({
      id,
      email: normalEmail(owner.email),
      email_confirmed_at: owner.confirmedAt ?? null,
      display_name: owner.displayName ?? firstNameOf(id),
      role: 'owner',
      password_hash: passwordHash,
      language: owner.language ?? null,
      payout_wallet: storedWallet(owner.payoutWallet ?? null),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw problem('email_taken');
  return row;
}

/** The stored hash, after the password was verified. */
async function verifiedHash(
  parts: AccountsParts,
  row: Pick<UserRow, 'password_hash'> | undefined,
  password: string,
): Promise<string | null> {
  const stored = row?.password_hash ?? null;
  return (await parts.passwords.verify(stored, password)) ? stored : null;
}

/** The stored hash, after the current password was verified. @throws invalid_credentials */
async function provenHash(parts: AccountsParts, accountId: string, current: string): Promise<string> {
  const row = await parts.database.read.selectFrom('users').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  const hash = await verifiedHash(parts, row, current);
  if (hash === null) throw problem('invalid_credentials', { hint: 'current_password is not the password of this account.' });
  return hash;
}

/** How long after a log-in a session proves as much as a password, where there is none to ask for. */
const recentMs = 10 * minuteMs;

/**
 * For what a stolen session must not do. An account without a password shows that it has just logged in.
 * @returns the verified hash; null without one @throws invalid_input without the current password, invalid_credentials, forbidden
 */
async function requireProof(parts: AccountsParts, person: Person, current: string | undefined): Promise<string | null> {
  if (await hasPassword(parts, person.accountId)) {
    if (current === undefined) throw passwordRequired();
    return provenHash(parts, person.accountId, current);
  }
  const row = await parts.database.read
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', person.sessionHash)
    .executeTakeFirst();
  if (row !== undefined && parts.clock.now() - row.created_at < recentMs) return null;
  throw problem('forbidden', {
    message: 'log in again to do this',
    hint: 'The account has no password to confirm this with, so the log-in has to be less than ten minutes old.',
  });
}

type Person = Pick<LoggedIn, 'accountId' | 'sessionHash'>;

/** @throws passwords_off */
function requirePasswordsOn({ arePasswordsOn = true }: Pick<AccountsOptions, 'arePasswordsOn'>): void {
  if (!arePasswordsOn) throw problem('passwords_off');
}

/** @param browser opens the session of a browser instead of a bearer token; also below @throws email_taken, passwords_off, unavailable */
async function register(parts: AccountsParts, registration: Registration, browser?: BrowserLogin): Promise<SignedIn> {
  requirePasswordsOn(parts);
  parts.disk?.requireSpare();
  const passwordHash = await parts.passwords.hash(registration.password);
  return parts.database.write(async (queries) => {
    const row = await createOwnerRow(parts, queries, registration, passwordHash);
    await parts.mailedLinks?.welcome(queries, row.id, registration.language ?? 'en');
    return signIn(parts, queries, row, { browser, factorAt: null });
  });
}

/** A new account without a password, in the caller's transaction. @throws email_taken, storage_full */
function add(parts: AccountsParts, queries: Queries, owner: Omit<NewOwner, 'password'>): Promise<UserRow> {
  parts.disk?.requireSpare();
  return createOwnerRow(parts, queries, owner, null);
}

/**
 * Takes the same time for an unknown address.
 * @throws invalid_credentials, second_factor_required, second_factor_invalid, passwords_off, unavailable
 */
async function login(
  parts: AccountsParts,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  browser?: BrowserLogin,
): Promise<SignedIn> {
  requirePasswordsOn(parts);
  const found = await findForLogin(parts.database, email);
  const verified = await verifiedHash(parts, found, password);
  if (found === undefined || verified === null) throw problem('invalid_credentials');
  return parts.database.write(async (queries) => {
    const row = await lockedAccount(queries, found.id);
    // It may have changed while the password was verified.
    if (row.password_hash !== verified) throw problem('invalid_credentials');
    requireStanding(row);
    const factorAt = await parts.secondFactor.show(queries, row.id, code);
    return signIn(parts, queries, row, { browser, factorAt });
  });
}

/** Logs in whom something else than a password has proved. @param factorAt whether that counts as two factors @throws account_suspended, not_found */
function loginProven(parts: AccountsParts, accountId: string, browser: BrowserLogin, factorAt: number | null): Promise<SignedIn> {
  return parts.database.write(async (queries) => {
    const row = await accountRow(queries, accountId);
    requireStanding(row);
    return signIn(parts, queries, row, { browser, factorAt });
  });
}

/**
 * Logs in whom an issuer has proved, in the caller's transaction. The code of an app counts beside it, as it does beside a password.
 * @throws account_suspended, second_factor_required, second_factor_invalid
 */
async function enter(
  parts: AccountsParts,
  queries: Queries,
  row: UserRow,
  browser: BrowserLogin,
  { code, hasFactor }: { code: string | undefined; hasFactor: boolean },
): Promise<SignedIn> {
  requireStanding(row);
  const shownAt = await parts.secondFactor.show(queries, row.id, code);
  return signIn(parts, queries, row, { browser, factorAt: shownAt ?? (hasFactor ? parts.clock.now() : null) });
}

/** @throws not_found */
async function get(parts: AccountsParts, accountId: string): Promise<Account> {
  return accountOf(await accountRow(parts.database.read, accountId));
}

/**
 * A new password, or a wallet that replaces another, needs the current password. A new password ends every other session than
 * `sessionHash` and every set-up link. A team has no password: that of the person who acts counts, and it stays as it is.
 * @throws invalid_credentials, invalid_input, conflict, forbidden, passwords_off, unavailable
 */
async function update(
  parts: AccountsParts,
  accountId: string,
  sessionHash: string,
  { displayName, payoutWallet: wallet, walletProof: proof, about, website, password, revokesKeys = false, ...changes }: AccountChanges,
): Promise<Account> {
  const { passwords, walletProofs, database, clock, sessions, links, mail } = parts;
  const { actorId = accountId, code, currentPassword: current } = changes;
  const isOwn = actorId === accountId;
  if (!isOwn && password !== undefined) throw invalid('password', 'password: a team has none; change your own without Farebox-Account');
  if (typeof password === 'string') requirePasswordsOn(parts);
  const isProven = password !== undefined || current !== undefined || (wallet !== undefined && !(await hasPassword(parts, actorId)));
  const from = isProven ? await requireProof(parts, { accountId: actorId, sessionHash }, current) : null;
  const to = typeof password === 'string' ? await passwords.hash(password) : password;
  // Before the transaction, because verifying takes long.
  const isSigned = proof === undefined || (wallet && (await walletProofs.isSigned(accountId, wallet, proof)));
  if (isSigned !== true) throw proofRefused();
  return database.write(async (queries) => {
    const change = { proof, isProven, code, actorId };
    const ofWallet = wallet === undefined ? {} : await changeWallet(parts, queries, accountId, { wallet, ...change });
    if (to === null) await requireWayIn(queries, accountId, false);
    const ofAccount = queries
      .updateTable('users')
      .set({
        updated_at: clock.now(),
        ...(displayName === undefined ? {} : { display_name: displayName }),
        ...(about === undefined ? {} : { about }),
        ...(website === undefined ? {} : { website }),
        ...ofWallet,
        ...(to === undefined ? {} : { password_hash: to }),
      })
      .where('id', '=', accountId);
    const update = from === null || !isOwn ? ofAccount : ofAccount.where('password_hash', '=', from);
    const row = await update.returningAll().executeTakeFirst();
    if (row === undefined) throw problem('conflict', { message: 'the password was changed at the same time' });
    if (to !== undefined) {
      await sessions.endAll(queries, accountId, sessionHash);
      await links.revoke(queries, accountId);
      // One that an intruder asked for.
      await parts.mailedLinks?.revoke(queries, accountId);
      if (mail !== undefined) await notifyChange({ mail, clock }, queries, accountId, 'password');
      if (revokesKeys) await revokeKeysOf(queries, { accountId }, clock.now());
    }
    return accountOf(row);
  });
}

/** Whether the account has a password that counts. */
async function hasPassword({ database, arePasswordsOn = true }: AccountsParts, accountId: string): Promise<boolean> {
  const row = await database.read.selectFrom('users').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return arePasswordsOn && typeof row?.password_hash === 'string';
}

/** Newest first. */
async function list(parts: AccountsParts, page: PageRequest, { email, role }: AccountFilter = {}): Promise<Page<Account>> {
  const { dialect, read } = parts.database;
  const { limit, cursor } = page;
  let query = read.selectFrom('users').selectAll();
  if (role !== undefined) query = query.where('role', '=', role);
  if (email === undefined) {
    const { after, direction } = idOrder(page);
    query = query.where(after).orderBy('id', direction);
  } else {
    // In the order of the index that finds them: sorting all that begin with one letter would read every account.
    const address = sql`email`;
    query = query.where(beginsWith(dialect, address, normalEmail(email))).orderBy(inByteOrder(dialect, address));
    if (cursor !== null) {
      const { email: last = '' } = (await read.selectFrom('users').select('email').where('id', '=', cursor).executeTakeFirst()) ?? {};
      query = query.where(sql<boolean>`${inByteOrder(dialect, address)} > ${last}`);
    }
  }
  return pageOf(await query.limit(limit + 1).execute(), limit, accountOf);
}

/** `actorId` is the admin. @throws email_taken, unavailable */
async function createOwner(
  parts: AccountsParts,
  owner: NewOwner,
  actorId: string = operatorActor,
): Promise<{ account: Account; setupLink: SetupLink | null }> {
  const { passwords, database, auditTrail, links } = parts;
  if (owner.password !== undefined) requirePasswordsOn(parts);
  const passwordHash = owner.password === undefined ? null : await passwords.hash(owner.password);
  return database.write(async (queries) => {
    const row = await createOwnerRow(parts, queries, owner, passwordHash);
    // Without the email address: the trail never loses an entry, and people may ask to be forgotten.
    const details = { role: row.role, hasPassword: passwordHash !== null };
    await auditTrail.record(queries, { actorId, action: 'user.create', subjectId: row.id, details });
    return { account: accountOf(row), setupLink: passwordHash === null ? await links.issue(queries, row.id) : null };
  });
}

/** A link through which the owner chooses a new password; `actorId` is the admin. @throws not_found */
function newSetupLink(
  parts: AccountsParts,
  accountId: string,
  actorId: string = operatorActor,
): Promise<{ account: Account; setupLink: SetupLink }> {
  return parts.database.write(async (queries) => {
    const row = await accountRow(queries, accountId);
    if (row.kind === 'team') throw problem('conflict', { message: 'a team has no password: its members log in' });
    await parts.auditTrail.record(queries, { actorId, action: 'user.setup_link', subjectId: accountId, details: {} });
    return { account: accountOf(row), setupLink: await parts.links.issue(queries, row.id) };
  });
}

/**
 * Completes a set-up link: sets the password and, if given, the address, and ends every session and every grant to an agent.
 * @throws invalid_credentials for an invalid link; invalid_input, email_taken, after which the link still works.
 */
async function setUp(
  parts: AccountsParts,
  { token, email, password, code }: { token: string; email?: string | undefined; password: string; code?: string | undefined },
  browser?: BrowserLogin,
): Promise<SignedIn> {
  const { links, passwords, database, clock, sessions } = parts;
  requirePasswordsOn(parts);
  const accountId = await links.accountOf(token);
  if (accountId === null) throw linkSpent();
  const claimed = email === undefined ? undefined : normalEmail(email);
  const passwordHash = await passwords.hash(password);
  try {
    return await database.write(async (queries) => {
      if (!(await links.use(queries, tokenHash(token)))) throw linkSpent();
      const row = await queries
        .updateTable('users')
        .set({ password_hash: passwordHash, updated_at: clock.now(), ...(claimed === undefined ? {} : { email: claimed }) })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (row.email === unclaimedEmail) throw emailRequired();
      requireStanding(row);
      // Who reads the mails of a person, and finds a link to a new password there, still lacks the app.
      const factorAt = await parts.secondFactor.show(queries, row.id, code);
      await links.revoke(queries, accountId);
      await sessions.endAll(queries, accountId);
      await endGrantsOf(queries, accountId, clock.now());
      return signIn(parts, queries, row, { browser, factorAt });
    });
  } catch (cause) {
    throw isUniqueViolation(cause) ? problem('email_taken', { cause }) : cause;
  }
}

/** Any other text is not an email address, and some databases cannot store it. */
async function findForLogin(database: Database, email: string): Promise<Pick<UserRow, 'id' | 'password_hash'> | undefined> {
  const address = Email.safeParse(email);
  if (!address.success) return undefined;
  return database.read.selectFrom('users').select(['id', 'password_hash']).where('email', '=', address.data).executeTakeFirst();
}

function linkSpent() {
  return problem('invalid_credentials', {
    message: 'set-up link is not valid',
    hint: 'The link was used, has expired, or was replaced: ask an admin for a new one. The first admin gets one at the next start after a day, or starts the server with FAREBOX_ADMIN_EMAIL and FAREBOX_ADMIN_PASSWORD.',
  });
}

function emailRequired() {
  return invalid('email', 'email is required');
}
