import type { PayoutWallet, PayoutWalletProof } from '@farebox/contract';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { invalid, problem } from '../errors.ts';
import type { Hook } from '../hook.ts';
import type { Queries } from '../storage/database.ts';
import { lockedAccount, storedWallet } from './account.ts';
import type { SecondFactor } from './factors/second-factor.ts';
import type { WalletProofs, WalletState } from './wallet-proofs.ts';

export interface WalletChange {
  wallet: PayoutWallet | null;
  /** Its signature was verified. */
  proof: PayoutWalletProof | undefined;
  /** Whether the person has just shown to be the owner. */
  isProven: boolean;
  code: string | undefined;
  /** Whose second factor counts. */
  actorId: string;
}

/** Runs when an owner sets, replaces or removes a payout wallet. */
export type WalletChanged = Hook<[queries: Queries, accountId: string, wallet: PayoutWallet | null]>;

interface WalletChangeParts {
  clock: Clock;
  walletProofs: WalletProofs;
  walletChanged: Pick<WalletChanged, 'run'>;
  secondFactor: Pick<SecondFactor, 'show'>;
  isFactorNeededForWallet?: boolean;
}

/**
 * Call this before the change. A proof is not a password: it shows who holds the new wallet, not who owns the account.
 * @returns the columns to set
 * @throws invalid_input if the wallet replaces another and the person did not prove to be the owner, or for a proof that does not count
 */
export async function changeWallet(
  parts: WalletChangeParts,
  queries: Queries,
  accountId: string,
  { wallet, proof, isProven, code, actorId }: WalletChange,
) {
  const stored = storedWallet(wallet);
  // Two simultaneous requests must not use one proof.
  const before = await lockedAccount(queries, accountId);
  const isSame = before.payout_wallet === stored;
  if (!isSame && before.payout_wallet !== null && !isProven) throw passwordRequired();
  if (!isSame) await requireFactor(parts, queries, actorId, code);
  if (wallet !== null && proof !== undefined) {
    const state = await walletState(queries, accountId);
    if (!parts.walletProofs.isValid(accountId, wallet, state, proof.nonce)) throw proofRefused();
  }
  if (!isSame) {
    await noteWalletChange(queries, accountId, stored, parts.clock.now());
    await parts.walletChanged.run(queries, accountId, wallet);
  }
  return { payout_wallet: stored, payout_wallet_proof: proof?.nonce ?? (isSame ? before.payout_wallet_proof : null) };
}

/** @throws second_factor_required, second_factor_invalid */
async function requireFactor(
  { secondFactor, isFactorNeededForWallet = false }: WalletChangeParts,
  queries: Queries,
  accountId: string,
  code: string | undefined,
): Promise<void> {
  const shownAt = await secondFactor.show(queries, accountId, code);
  if (shownAt === null && isFactorNeededForWallet) throw problem('second_factor_required');
}

export async function walletState(queries: Queries, accountId: string): Promise<WalletState> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('payout_wallet_changes', 'payout_wallet_changes.user_id', 'users.id')
    .select(['payout_wallet_proof', 'changed_at'])
    .where('users.id', '=', accountId)
    .executeTakeFirst();
  return { changedAt: row?.changed_at ?? 0, proof: row?.payout_wallet_proof ?? null };
}

/**
 * Payouts are held for some time after the wallet has changed, so that the owner can notice an attacker who took over the account. Call
 * this before the change.
 */
async function noteWalletChange(queries: Queries, accountId: string, wallet: string | null, now: number): Promise<void> {
  await queries
    .insertInto('payout_wallet_changes')
    .columns(['user_id', 'changed_at'])
    .expression(
      queries
        .selectFrom('users')
        .select(['id', sql<number>`cast(${now} as bigint)`.as('changed_at')])
        .where('id', '=', accountId)
        .where(sql<boolean>`coalesce(payout_wallet, '') <> ${wallet ?? ''}`),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet((eb) => ({ changed_at: eb.ref('excluded.changed_at') })))
    .execute();
}

export function passwordRequired() {
  return invalid('current_password', 'current_password is required');
}

export function proofRefused() {
  const message = 'the proof is not valid for this account and wallet, has expired, or was used';
  return invalid('payout_wallet_proof', message, {
    hint: 'Request a new challenge for this wallet, and sign its message as it is. Wallets of contracts cannot prove themselves; they need no proof.',
  });
}
