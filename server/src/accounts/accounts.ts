import { PayoutWallet, type Session, type UpdateMe, type User } from '@farebox/contract';
import { rfc3339, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Database, Queries } from '../storage/database.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import type { UserRow } from '../storage/tables.ts';
import type { Role } from './caller.ts';
import { passwords } from './passwords.ts';
import { secretHash } from './secrets.ts';
import type { Sessions } from './sessions.ts';

export interface NewUser {
  email: string;
  displayName?: string | undefined;
  /** Null: it is set through a set-up link. */
  password: string | null;
  role: Role;
}

export interface Accounts {
  /** @throws email_taken */
  create(user: NewUser): Promise<User>;
  /** Creates an owner and logs them in. @throws email_taken */
  register(user: { email: string; password: string; displayName?: string | undefined }): Promise<Session>;
  /** @throws invalid_credentials, the same and as slow for a wrong password and an unknown address. */
  login(email: string, password: string): Promise<Session>;
  /** @throws not_found */
  user(userId: string): Promise<User>;
  /** @throws invalid_credentials when the password is to change and the current one is wrong; other sessions then close. */
  update(userId: string, token: string, change: UpdateMe): Promise<Session>;
  /** Sets address and password at once and logs in: what a set-up link does, in the caller's transaction. */
  complete(queries: Queries, userId: string, email: string, passwordHash: string): Promise<Session>;
  hashPassword(password: string): Promise<string>;
  list(page: { limit: number; cursor: string | undefined }): Promise<{ items: User[]; next_cursor: string | null }>;
}

/** Accounts of owners and admins. */
export function accounts({ database, clock, sessions }: { database: Database; clock: Clock; sessions: Sessions }): Accounts {
  const secrets = passwords();

  async function insert(queries: Queries, user: NewUser, passwordHash: string | null): Promise<UserRow> {
    const now = clock.now();
    const email = normalEmail(user.email);
    const row: UserRow = {
      id: newId('usr', now),
      email,
      display_name: user.displayName ?? email.split('@')[0] ?? email,
      role: user.role,
      password_hash: passwordHash,
      payout_wallet: null,
      created_at: now,
      updated_at: now,
    };
    await queries.insertInto('users').values(row).execute();
    return row;
  }

  async function unlessTaken<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (thrown) {
      throw isUniqueViolation(thrown) ? problem('email_taken') : thrown;
    }
  }

  async function opened(queries: Queries, row: UserRow): Promise<Session> {
    const { token, expiresAt } = await sessions.open(queries, row.id);
    return { token, token_type: 'Bearer', expires_at: rfc3339(expiresAt), user: userBody(row) };
  }

  async function find(queries: Queries, userId: string): Promise<UserRow> {
    const row = await queries.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    if (row === undefined) throw problem('not_found', { message: 'user not found' });
    return row;
  }

  return {
    async create(user) {
      const hash = user.password === null ? null : await secrets.hash(user.password);
      return userBody(await unlessTaken(database.write((queries) => insert(queries, user, hash))));
    },

    async register({ email, password, displayName }) {
      const hash = await secrets.hash(password);
      const user: NewUser = { email, displayName, password, role: 'owner' };
      return unlessTaken(database.write(async (queries) => opened(queries, await insert(queries, user, hash))));
    },

    async login(email, password) {
      const row = await database.read.selectFrom('users').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst();
      const isRight = await secrets.isRight(password, row?.password_hash ?? null);
      if (row === undefined || !isRight) throw problem('invalid_credentials');
      return database.write((queries) => opened(queries, row));
    },

    user: async (userId) => userBody(await find(database.read, userId)),

    async update(userId, token, { display_name: displayName, payout_wallet: wallet, password, current_password: current }) {
      const before = await find(database.read, userId);
      if (password !== undefined && !(await secrets.isRight(current ?? '', before.password_hash))) {
        throw problem('invalid_credentials', { message: 'current_password is wrong' });
      }
      const hash = password === undefined ? null : await secrets.hash(password);
      const kept = secretHash(token);
      const row = await database.write(async (queries) => {
        const change = {
          ...(displayName === undefined ? {} : { display_name: displayName }),
          ...(wallet === undefined ? {} : { payout_wallet: wallet === null ? null : JSON.stringify(wallet) }),
          ...(hash === null ? {} : { password_hash: hash }),
          updated_at: clock.now(),
        };
        await queries.updateTable('users').set(change).where('id', '=', userId).execute();
        if (hash !== null) await sessions.closeOthers(queries, userId, kept);
        return find(queries, userId);
      });
      const expiresAt = (await sessions.expiryOf(kept)) ?? clock.now();
      return { token, token_type: 'Bearer', expires_at: rfc3339(expiresAt), user: userBody(row) };
    },

    complete: (queries, userId, email, passwordHash) =>
      unlessTaken(
        (async () => {
          const change = { email: normalEmail(email), password_hash: passwordHash, updated_at: clock.now() };
          await queries.updateTable('users').set(change).where('id', '=', userId).execute();
          return opened(queries, await find(queries, userId));
        })(),
      ),

    hashPassword: (password) => secrets.hash(password),

    async list({ limit, cursor }) {
      let query = database.read
        .selectFrom('users')
        .selectAll()
        .orderBy('id')
        .limit(limit + 1);
      if (cursor !== undefined) query = query.where('id', '>', cursor);
      const rows = await query.execute();
      const items = rows.slice(0, limit);
      return { items: items.map(userBody), next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
    },
  };
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function userBody(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    display_name: row.display_name,
    role: row.role,
    payout_wallet: row.payout_wallet === null ? null : PayoutWallet.parse(JSON.parse(row.payout_wallet)),
    created_at: rfc3339(row.created_at),
  };
}
