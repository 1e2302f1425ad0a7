import { PayoutWallet } from '@farebox/contract';
import { problem } from '../errors.ts';
import type { Queries } from '../storage/database.ts';
import type { UserRow } from '../storage/tables.ts';
import { isApiKeyId, type Role } from './caller.ts';

/** A person with an account, or a team: an owner of assets, or an admin. */
export interface Account {
  id: string;
  kind: 'person' | 'team';
  /** Empty for a team. */
  email: string;
  displayName: string;
  /** On the public page of a seller. */
  about: string | null;
  website: string | null;
  role: Role;
  payoutWallet: PayoutWallet | null;
  /** Whether the wallet signed a challenge for this account. */
  isPayoutWalletProven: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Since when and why an admin has suspended the account; null if it is in good standing. */
  suspended: { since: number; reason: string | null } | null;
  /** The account's own storage limit; null to use the limit of the settings. */
  storageQuotaBytes: number | null;
}

export function accountOf(row: UserRow): Account {
  return {
    id: row.id,
    kind: row.kind,
    email: row.kind === 'team' ? '' : row.email,
    displayName: row.display_name,
    about: row.about,
    website: row.website,
    role: row.role,
    payoutWallet: row.payout_wallet === null ? null : PayoutWallet.parse(JSON.parse(row.payout_wallet)),
    isPayoutWalletProven: row.payout_wallet_proof !== null,
    createdAt: row.created_at,
    suspended: row.suspended_at === null ? null : { since: row.suspended_at, reason: row.suspended_reason },
    storageQuotaBytes: row.storage_quota_bytes,
  };
}

/** @throws not_found */
export async function accountRow(queries: Queries, accountId: string): Promise<UserRow> {
  return known(await queries.selectFrom('users').selectAll().where('id', '=', accountId).executeTakeFirst());
}

/** The row, which nobody else changes before the end of the transaction. @throws not_found */
export async function lockedAccount(queries: Queries, accountId: string): Promise<UserRow> {
  const unchanged = queries.updateTable('users').set((eb) => ({ updated_at: eb.ref('updated_at') }));
  return known(await unchanged.where('id', '=', accountId).returningAll().executeTakeFirst());
}

function known(row: UserRow | undefined): UserRow {
  if (row === undefined) throw problem('not_found', { message: 'account not found' });
  return row;
}

/** The account behind the id of a client: the account itself, or that of an API key; null for wallets and strangers. */
export async function accountOfClient(queries: Queries, clientId: string): Promise<string | null> {
  if (!isApiKeyId(clientId)) return clientId.startsWith('usr_') ? clientId : null;
  const key = await queries.selectFrom('api_keys').select('user_id').where('id', '=', clientId).executeTakeFirst();
  return key?.user_id ?? null;
}

export function storedWallet(wallet: PayoutWallet | null): string | null {
  return wallet === null ? null : JSON.stringify(wallet);
}

/** The display name until the owner sets one. Everybody sees it, so it says nothing of the address. */
export function firstNameOf(accountId: string): string {
  return `Account ${accountId.slice(-5)}`;
}

/** The address of the first admin until the set-up link is used. Nobody can register it. */
export const unclaimedEmail = '(first admin)';
