import { PayoutWallet } from '@farebox/contract';
import type { UserRow } from '../storage/tables.ts';
import type { Role } from './caller.ts';

/** Somebody with an account: an owner of assets, an admin. */
export interface Account {
  id: string;
  email: string;
  displayName: string;
  role: Role;
  payoutWallet: PayoutWallet | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

export function accountOf(row: UserRow): Account {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    payoutWallet: row.payout_wallet === null ? null : PayoutWallet.parse(JSON.parse(row.payout_wallet)),
    createdAt: row.created_at,
  };
}

export function storedWallet(wallet: PayoutWallet | null): string | null {
  return wallet === null ? null : JSON.stringify(wallet);
}

/** How an account is called until its owner says otherwise. */
export function nameFromEmail(email: string): string {
  return email.slice(0, email.indexOf('@'));
}

/** Stands for the address of the first admin until the set-up link is used; no address that anybody can register. */
export const unclaimedEmail = '(first admin)';

/** The forms of an address that are one account. Input of the API comes so already; settings do not. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
