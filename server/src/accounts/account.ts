import { PayoutWallet } from '@farebox/contract';
import type { UserRow } from '../storage/tables.ts';
import type { Role } from './caller.ts';

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

export function storedWallet(wallet: PayoutWallet | null): string | null {
  return wallet === null ? null : JSON.stringify(wallet);
}

/** The display name until the owner sets one. Everybody sees it, so it says nothing of the address. */
export function firstNameOf(accountId: string): string {
  return `Account ${accountId.slice(-5)}`;
}

/** The address of the first admin until the set-up link is used. Nobody can register it. */
export const unclaimedEmail = '(first admin)';
