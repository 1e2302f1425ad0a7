import { normalEmail } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../storage/database.ts';
import { unclaimedEmail } from './account.ts';
import { argon2idPasswords, type Passwords } from './passwords.ts';
import { setupLinks, type SetupLink, type SetupLinks } from './setup-links.ts';

export interface FirstAdminOptions {
  database: Database;
  clock: Clock;
  /** Address and password from the settings. If null, the first user of the link chooses them. */
  preset: { email: string; password: string } | null;
  passwords?: Passwords;
}

export type FirstAdmin =
  | { kind: 'exists' }
  /** A link that was shown earlier, or by another process, is still valid. */
  | { kind: 'waiting' }
  /** Created from the preset. */
  | { kind: 'created' }
  /** Shown only once: only the hash of the token is stored. */
  | { kind: 'link'; link: SetupLink };

/**
 * The first admin's id in every installation. If replicas start together, the one whose insert succeeds creates the admin. As a ULID it
 * sorts before any other.
 */
const firstAdminId = 'usr_00000000000000000000000000';

/**
 * Ensures that an installation has an admin: from the preset, or through a set-up link that works once, within 24 hours. A link that
 * expired unused is replaced at the next start. A valid link is kept, although it cannot be shown again. Several processes may run this
 * at once: only one of them gets the link.
 */
export async function firstAdmin({ database, clock, preset, passwords = argon2idPasswords() }: FirstAdminOptions): Promise<FirstAdmin> {
  const links = setupLinks({ database, clock });
  if (await hasAdmin(database)) return { kind: 'exists' };
  if (preset === null) return database.write((queries) => linkForAdmin(queries, links, clock.now()));
  const email = normalEmail(preset.email);
  const passwordHash = await passwords.hash(preset.password);
  return database.write((queries) => presetAdmin(queries, links, { email, passwordHash }, clock.now()));
}

async function hasAdmin(database: Database): Promise<boolean> {
  const row = await database.read
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where((admin) =>
      admin.or([
        admin('password_hash', 'is not', null),
        admin.exists(admin.selectFrom('sign_in_identities').select('sign_in_identities.id').whereRef('user_id', '=', 'users.id')),
        admin.exists(admin.selectFrom('passkeys').select('passkeys.id').whereRef('user_id', '=', 'users.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function linkForAdmin(queries: Queries, links: SetupLinks, nowMs: number): Promise<FirstAdmin> {
  const isNew = await insertAdmin(queries, { email: unclaimedEmail, displayName: 'Admin', passwordHash: null }, nowMs);
  const link = isNew ? await links.issue(queries, firstAdminId) : await links.renew(queries, firstAdminId);
  return link === null ? { kind: 'waiting' } : { kind: 'link', link };
}

async function presetAdmin(
  queries: Queries,
  links: SetupLinks,
  { email, passwordHash }: { email: string; passwordHash: string },
  nowMs: number,
): Promise<FirstAdmin> {
  // An account that registered with the preset address has not proved ownership of the address, and does not become admin.
  const namesake = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', firstAdminId)
    .executeTakeFirst();
  if (namesake !== undefined)
    throw new Error('FAREBOX_ADMIN_EMAIL is the address of an account that is not an admin; choose another address');

  const isNew = await insertAdmin(queries, { email, displayName: 'Admin', passwordHash }, nowMs);
  if (isNew) return { kind: 'created' };
  // An earlier start without a preset created an admin whose link was never used.
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ email, password_hash: passwordHash, updated_at: nowMs })
    .where('id', '=', firstAdminId)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { kind: 'exists' };
  await links.revoke(queries, firstAdminId);
  return { kind: 'created' };
}

/** @returns false if the first admin already exists. */
async function insertAdmin(
  queries: Queries,
  { email, displayName, passwordHash }: { email: string; displayName: string; passwordHash: string | null },
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('users')
    .values({
      id: firstAdminId,
      email,
      display_name: displayName,
      role: 'admin',
      password_hash: passwordHash,
      payout_wallet: null,
      created_at: nowMs,
      updated_at: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
