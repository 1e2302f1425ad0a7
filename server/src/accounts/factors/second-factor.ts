import { randomBytes } from 'node:crypto';
import { bound } from '../../bound.ts';
import type { Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { notifyChange } from '../../mail/account-changed.ts';
import type { Mail } from '../../mail/mail.ts';
import type { WebhookSecrets } from '../../net/webhook-secrets.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { UserRow } from '../../storage/tables.ts';
import { tokenHash } from '../bearer-token.ts';
import { newTotpSecret, totpStepOf, totpUri } from './totp.ts';

export interface SecondFactorOptions {
  database: Database;
  clock: Clock;
  /** Seals the secrets of apps: a copy of the database alone makes no code. */
  seals: Pick<WebhookSecrets, 'seal' | 'open'>;
  mail: Pick<Mail, 'notify'>;
  publicUrl(): string;
}

export type SecondFactor = ReturnType<typeof secondFactor>;

const recoveryCodesMax = 10;

/** Codes of an app beside the password, and codes on paper for who has lost the app. */
export function secondFactor(options: SecondFactorOptions) {
  return { ...bound(options, { status, begin, confirm, remove, show }) };
}

async function status({ database }: SecondFactorOptions, accountId: string): Promise<{ hasTotp: boolean; recoveryCodesLeft: number }> {
  const row = await database.read.selectFrom('users').select('totp_step').where('id', '=', accountId).executeTakeFirst();
  const left = await database.read
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', accountId)
    .where('used_at', 'is', null)
    .limit(recoveryCodesMax)
    .execute();
  return { hasTotp: typeof row?.totp_step === 'number', recoveryCodesLeft: left.length };
}

/** A secret for an app. It counts once a code of it is shown. @throws conflict if there is an app already */
async function begin({ database, seals, publicUrl }: SecondFactorOptions, accountId: string): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const row = await database.write((queries) =>
    queries
      .updateTable('users')
      .set({ totp_secret: seals.seal(accountId, secret) })
      .where('id', '=', accountId)
      .where('totp_step', 'is', null)
      .returning('email')
      .executeTakeFirst(),
  );
  if (row === undefined) throw problem('conflict', { message: 'the account has an authenticator app', hint: 'Remove it first.' });
  return { secret, uri: totpUri(secret, { issuer: new URL(publicUrl()).host, email: row.email }) };
}

/** @returns new recovery codes, shown once @throws second_factor_invalid */
async function confirm(options: SecondFactorOptions, { accountId, sessionHash }: Shower, code: string): Promise<string[]> {
  const { database, seals, clock } = options;
  const codes = Array.from({ length: recoveryCodesMax }, newRecoveryCode);
  await database.write(async (queries) => {
    const row = await queries.selectFrom('users').select('totp_secret').where('id', '=', accountId).executeTakeFirst();
    const sealed = row?.totp_secret ?? null;
    const secret = sealed === null ? null : seals.open(accountId, sealed);
    const step = secret === null ? null : totpStepOf(secret, code, clock.now());
    if (step === null) throw invalidCode();
    const own = queries.updateTable('users').set({ totp_step: step }).where('id', '=', accountId).where('totp_step', 'is', null);
    const { numUpdatedRows } = await own.executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidCode();
    await queries.deleteFrom('recovery_codes').where('user_id', '=', accountId).execute();
    const hashes = codes.map((each) => ({ user_id: accountId, code_hash: hashOf(accountId, each), used_at: null }));
    await queries.insertInto('recovery_codes').values(hashes).execute();
    await markShown(queries, sessionHash, clock.now());
    await notifyChange(options, queries, accountId, 'second_factor');
  });
  return codes;
}

/** @throws second_factor_required, second_factor_invalid */
async function remove(options: SecondFactorOptions, accountId: string, code: string): Promise<void> {
  await options.database.write(async (queries) => {
    await show(options, queries, accountId, code);
    await queries.updateTable('users').set({ totp_secret: null, totp_step: null }).where('id', '=', accountId).execute();
    await queries.deleteFrom('recovery_codes').where('user_id', '=', accountId).execute();
    await notifyChange(options, queries, accountId, 'second_factor');
  });
}

/**
 * Checks a code in the caller's transaction, of the app or on paper: each works once, also of two at once.
 * @returns when it was shown; null for an account without a second factor
 * @throws second_factor_required without a code, second_factor_invalid
 */
async function show(
  { seals, clock }: SecondFactorOptions,
  queries: Queries,
  accountId: string,
  code: string | undefined,
): Promise<number | null> {
  const row = await queries.selectFrom('users').select(['totp_secret', 'totp_step']).where('id', '=', accountId).executeTakeFirst();
  if (row === undefined || row.totp_secret === null || row.totp_step === null) return null;
  if (code === undefined) throw problem('second_factor_required');
  const now = clock.now();
  const secret = seals.open(accountId, row.totp_secret);
  const step = secret === null ? null : totpStepOf(secret, code.replaceAll(/\s/g, ''), now);
  const used =
    step === null
      ? queries
          .updateTable('recovery_codes')
          .set({ used_at: now })
          .where('user_id', '=', accountId)
          .where('code_hash', '=', hashOf(accountId, code))
          .where('used_at', 'is', null)
      : queries.updateTable('users').set({ totp_step: step }).where('id', '=', accountId).where('totp_step', '<', step);
  const { numUpdatedRows } = await used.executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalidCode();
  return now;
}

type Shower = Record<'accountId' | 'sessionHash', string>;

/** From here the session has shown a second factor. */
export async function markShown(queries: Queries, sessionHash: string, now: number): Promise<void> {
  await queries.updateTable('sessions').set({ factor_at: now }).where('token_hash', '=', sessionHash).execute();
}

/** 50 bits, in a form that people can copy. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789x'.charAt(byte % 32));
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

function hashOf(accountId: UserRow['id'], code: string): string {
  return tokenHash(`${accountId} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`);
}

function invalidCode() {
  return problem('second_factor_invalid');
}
