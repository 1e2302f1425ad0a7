import type { Clock } from '../clock.ts';
import { batchMax, inBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { SignedInWallet } from './provider.ts';

/** What a proof of a wallet is used for. */
export interface ProofUse {
  wallet: SignedInWallet;
  paymentId: string;
  serviceId: string;
  createdAt: number;
}

/**
 * Binds what a wallet signed to the one payment that it stands for, in the caller's transaction: whoever comes with the same proof
 * again, its wallet or somebody who has read it somewhere, gets that payment and no other.
 * @returns the payment that the proof is bound to: another where it was used before.
 */
export async function bindProof(queries: Queries, { wallet, paymentId, serviceId, createdAt }: ProofUse): Promise<string> {
  const values = { proof_id: wallet.proofId, wallet: wallet.address, payment_id: paymentId, service_id: serviceId, created_at: createdAt };
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('wallet_proofs')
    .values(values)
    .onConflict((conflict) => conflict.column('proof_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? paymentId : ((await boundPayment(queries, wallet)) ?? paymentId);
}

/** The payment that a proof was used for; null for a fresh one. */
export async function boundPayment(queries: Queries, { proofId }: Pick<SignedInWallet, 'proofId'>): Promise<string | null> {
  const row = await queries.selectFrom('wallet_proofs').select('payment_id').where('proof_id', '=', proofId).executeTakeFirst();
  return row?.payment_id ?? null;
}

/**
 * Forgets proofs once nobody can sign in with them any more, and what they paid for is past its life.
 * @param keptMs how long after the payment was quoted
 * @returns how many.
 */
export function forgetProofs({ database, clock }: { database: Database; clock: Clock }, keptMs: number): Promise<number> {
  const before = clock.now() - keptMs;
  return inBatches(() => database.write((queries) => forgetSome(queries, before)));
}

async function forgetSome(queries: Queries, before: number): Promise<number> {
  const old = queries.selectFrom('wallet_proofs').select('proof_id').where('created_at', '<', before).limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('wallet_proofs').where('proof_id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
