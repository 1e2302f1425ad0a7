import type { AuthenticationResponseJSON, AuthenticatorTransportFuture, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { bound } from '../../bound.ts';
import { minuteMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { notifyChange } from '../../mail/account-changed.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Database } from '../../storage/database.ts';
import { remember, take } from '../shown-once.ts';
import { requireWayIn } from '../ways-in.ts';
import { markShown } from './second-factor.ts';

export interface PasskeysOptions {
  database: Database;
  clock: Clock;
  mail: Pick<Mail, 'notify'>;
  arePasswordsOn: boolean;
  publicUrl(): string;
}

interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  seenAt: number | null;
}

/** Per account. */
const passkeysMax = 20;
const challengeTtlMs = 5 * minuteMs;

/**
 * Keys of a device, which a person unlocks by a finger or a PIN: two factors at once, and for no other site. A challenge works once.
 * Source: WebAuthn 3.
 */
export function passkeys(options: PasskeysOptions) {
  return bound(options, { list, beginAdding, add, remove, beginLogin, accountOf });
}

/** Takes a third of a second to load, so only people with passkeys wait for it. */
const library = () => import('@simplewebauthn/server');

/** The name and the address that browsers bind a key to. */
function partyOf({ publicUrl }: PasskeysOptions) {
  const { hostname: rpID, origin } = new URL(publicUrl());
  return { rpID, origin };
}

async function list({ database }: PasskeysOptions, accountId: string): Promise<Passkey[]> {
  const rows = await database.read
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'seen_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .limit(passkeysMax)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, seenAt: row.seen_at }));
}

/** What the browser makes a key with. @throws conflict if there are too many */
async function beginAdding(options: PasskeysOptions, accountId: string) {
  const { generateRegistrationOptions } = await library();
  const known = await list(options, accountId);
  if (known.length >= passkeysMax) throw problem('conflict', { message: `an account has at most ${passkeysMax} passkeys` });
  const row = await options.database.read.selectFrom('users').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
  const wanted = await generateRegistrationOptions({
    rpName: 'farebox',
    rpID: partyOf(options).rpID,
    userID: new TextEncoder().encode(accountId),
    userName: row.email,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await rememberChallenge(options, wanted.challenge, accountId);
  return wanted;
}

/** @throws passkey_invalid */
async function add(
  options: PasskeysOptions,
  { accountId, sessionHash }: Record<'accountId' | 'sessionHash', string>,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<void> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = partyOf(options);
  const expectedChallenge = (challenge: string) => takeChallenge(options, challenge, accountId);
  const checked = await verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID }).catch(
    invalidPasskey,
  );
  if (!checked.verified) throw invalidPasskey();
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  const now = options.clock.now();
  await options.database.write(async (queries) => {
    const row = {
      id,
      user_id: accountId,
      name,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      created_at: now,
      seen_at: null,
    };
    await queries
      .insertInto('passkeys')
      .values({ ...row, transports: transports === undefined ? null : JSON.stringify(transports) })
      .execute();
    await markShown(queries, sessionHash, now);
    await notifyChange(options, queries, accountId, 'passkey');
  });
}

/** @throws not_found, conflict for the last way into the account */
async function remove(options: PasskeysOptions, accountId: string, id: string): Promise<void> {
  await options.database.write(async (queries) => {
    const { numDeletedRows } = await queries
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw problem('not_found', { message: 'passkey not found' });
    await requireWayIn(queries, accountId, options.arePasswordsOn);
    await notifyChange(options, queries, accountId, 'passkey');
  });
}

/** What the browser asks its keys with: it shows those of this service, so nobody says who they are. */
async function beginLogin(options: PasskeysOptions) {
  const { generateAuthenticationOptions } = await library();
  const wanted = await generateAuthenticationOptions({ rpID: partyOf(options).rpID, userVerification: 'required' });
  await rememberChallenge(options, wanted.challenge, '');
  return wanted;
}

/** Whose key has answered. @throws passkey_invalid */
async function accountOf(options: PasskeysOptions, response: AuthenticationResponseJSON): Promise<string> {
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = partyOf(options);
  const row = await options.database.read.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (row === undefined) throw invalidPasskey();
  const credential = {
    id: row.id,
    publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
    counter: row.counter,
    transports: transportsOf(row.transports),
  };
  const expectedChallenge = (challenge: string) => takeChallenge(options, challenge, '');
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential,
  }).catch(invalidPasskey);
  if (!checked.verified) throw invalidPasskey();
  const { newCounter } = checked.authenticationInfo;
  const now = options.clock.now();
  await options.database.write((queries) =>
    queries.updateTable('passkeys').set({ counter: newCounter, seen_at: now }).where('id', '=', row.id).execute(),
  );
  return row.user_id;
}

const Transports = z.array(z.custom<AuthenticatorTransportFuture>((value) => typeof value === 'string'));

function transportsOf(stored: string | null): AuthenticatorTransportFuture[] {
  return stored === null ? [] : Transports.parse(JSON.parse(stored));
}

/** @param accountId empty: anybody may answer it */
const nameOf = (challenge: string, accountId: string) => `passkey:${accountId}:${challenge}`;

function rememberChallenge(options: PasskeysOptions, challenge: string, accountId: string): Promise<void> {
  const wanted = { identifier: nameOf(challenge, accountId), value: '', ttlMs: challengeTtlMs };
  return options.database.write((queries) => remember(options, queries, wanted));
}

async function takeChallenge(options: PasskeysOptions, challenge: string, accountId: string): Promise<boolean> {
  return (await options.database.write((queries) => take(options, queries, nameOf(challenge, accountId)))) !== null;
}

function invalidPasskey(cause?: unknown): never {
  throw problem('passkey_invalid', { cause });
}
