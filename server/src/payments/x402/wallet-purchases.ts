import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { Payment } from '../payment.ts';
import type { Offer, Payments } from '../payments.ts';
import type { ClaimKey } from './claims.ts';
import type { Settler } from './settler.ts';

/** What wallets bought before, and may still have. */
export interface WalletPurchases {
  /**
   * The latest payment of a wallet that is still good for what is offered: an asset is delivered again until the payment's life
   * ends, a tool is called with a call that was given back. Null where there is none.
   *
   * @param wallet an address whose owner is the one who asks: whoever gets the payment can spend it.
   * @param clientId whose the payment is: the wallet's own, or that of the account that the wallet paid for
   */
  find(wallet: string, offer: Pick<Offer, 'kind' | 'serviceId'>, clientId?: string): Promise<Payment | null>;
  /** The same, as the writes leave it that are about to be committed: for whoever was told by one of them that another was faster. */
  findNow(wallet: string, offer: Pick<Offer, 'kind' | 'serviceId'>): Promise<Payment | null>;
  /** Whether a payment that the wallet signed for an asset is being settled. */
  isOnItsWay(wallet: string, offer: Pick<Offer, 'serviceId'>): Promise<boolean>;
}

export interface WalletPurchasesOptions {
  database: Database;
  payments: Pick<Payments, 'find'>;
  settler: Pick<Settler, 'network' | 'asset'>;
  clock: Clock;
}

/** What is looked for, and whose it is. */
export type Purchase = Pick<Offer, 'kind' | 'serviceId'> & Pick<Payment, 'clientId'>;

export function walletPurchases({ database, payments, settler, clock }: WalletPurchasesOptions): WalletPurchases {
  const of = (wallet: string) => ({ network: settler.network, asset: settler.asset.toLowerCase(), payer: addressOf(wallet) });
  const found = (paymentId: string | null) => (paymentId === null ? null : payments.find(paymentId));
  return {
    async find(wallet, { kind, serviceId }, clientId = addressOf(wallet)) {
      return found(await boughtBefore(database.read, { ...of(wallet), kind, serviceId, clientId }, clock.now()));
    },
    async findNow(wallet, { kind, serviceId }) {
      const sought = { ...of(wallet), kind, serviceId, clientId: addressOf(wallet) };
      return found(await database.write((queries) => boughtBefore(queries, sought, clock.now())));
    },
    async isOnItsWay(wallet, { serviceId }) {
      const { network, asset, payer } = of(wallet);
      const row = await database.read
        .selectFrom('x402_claims')
        .select('payment_id')
        .where('network', '=', network)
        .where('asset', '=', asset)
        .where('payer', '=', payer)
        .where('service_id', '=', serviceId)
        // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
        .where(sql<boolean>`is_only = 1 and state <> 'settled'`)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** The id of the latest payment that is still good: one that was signed, else one from the credit of the wallet. */
export async function boughtBefore(queries: Queries, by: Purchase & Omit<ClaimKey, 'nonce'>, nowMs: number): Promise<string | null> {
  const row = await queries
    .selectFrom('x402_claims')
    .innerJoin('payments', 'payments.id', 'x402_claims.payment_id')
    .select('payments.id')
    .where('x402_claims.network', '=', by.network)
    .where('x402_claims.asset', '=', by.asset)
    .where('x402_claims.payer', '=', by.payer)
    .where('x402_claims.service_id', '=', by.serviceId)
    .where('x402_claims.state', '=', 'settled')
    // What a wallet paid for an account belongs to the account.
    .where('payments.client_id', '=', by.clientId)
    .where(isGood(by, nowMs))
    .orderBy('payments.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? boughtFromCredit(queries, by, nowMs);
}

/** What a wallet paid from its credit, in its own name. */
export async function boughtFromCredit(queries: Queries, by: Purchase, nowMs: number): Promise<string | null> {
  const row = await queries
    .selectFrom('wallet_proofs')
    .innerJoin('payments', 'payments.id', 'wallet_proofs.payment_id')
    .select('payments.id')
    .where('wallet_proofs.wallet', '=', by.clientId)
    .where('wallet_proofs.service_id', '=', by.serviceId)
    .where('payments.payer_account_id', '=', by.clientId)
    .where('payments.client_id', '=', by.clientId)
    .where(isGood(by, nowMs))
    .orderBy('payments.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Paid, not over, and a tool's with its call at hand. */
function isGood({ kind }: Pick<Purchase, 'kind'>, nowMs: number): RawBuilder<boolean> {
  const alive = sql<boolean>`payments.status = 'paid' and payments.expires_at > ${nowMs}`;
  return kind === 'tool' ? sql<boolean>`${alive} and ${hasCallBack}` : alive;
}

/** A payment whose call has not begun yet is another request's, which is just about to. */
const hasCallBack = sql<boolean>`payments.used_calls < payments.max_calls and exists (
  select 1 from calls where calls.payment_id = payments.id and calls.state = 'given_back'
)`;

/** Hex in lower case, as everywhere here; the letters of Solana are not the same in another case. */
function addressOf(wallet: string): string {
  return wallet.startsWith('0x') ? wallet.toLowerCase() : wallet;
}
