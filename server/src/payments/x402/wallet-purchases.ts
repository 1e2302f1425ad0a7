import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import type { Payment } from '../payment.ts';
import type { Offer, Payments } from '../payments.ts';
import type { Settler } from './settler.ts';

/** What wallets bought before, and may still have. */
export interface WalletPurchases {
  /**
   * The latest payment of a wallet that is still good for what is offered: an asset is delivered again until the payment's life
   * ends, a tool is called with a call that was given back. Null where there is none.
   *
   * @param wallet an address whose owner is the one who asks: whoever gets the payment can spend it.
   */
  find(wallet: string, offer: Pick<Offer, 'kind' | 'serviceId'>): Promise<Payment | null>;
}

export interface WalletPurchasesOptions {
  database: Database;
  payments: Pick<Payments, 'find'>;
  settler: Pick<Settler, 'network' | 'asset'>;
  clock: Clock;
}

export function walletPurchases({ database, payments, settler, clock }: WalletPurchasesOptions): WalletPurchases {
  return {
    async find(wallet, { kind, serviceId }) {
      const address = wallet.toLowerCase();
      const row = await database.read
        .selectFrom('x402_claims')
        .innerJoin('payments', 'payments.id', 'x402_claims.payment_id')
        .select('payments.id')
        .where('x402_claims.network', '=', settler.network)
        .where('x402_claims.asset', '=', settler.asset.toLowerCase())
        .where('x402_claims.payer', '=', address)
        .where('x402_claims.service_id', '=', serviceId)
        .where('x402_claims.state', '=', 'settled')
        // What a wallet paid for an account belongs to the account.
        .where('payments.client_id', '=', address)
        .where('payments.status', '=', 'paid')
        .where('payments.expires_at', '>', clock.now())
        .$if(kind === 'tool', (query) => query.where(hasCallBack))
        .orderBy('payments.paid_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? fromCredit(address, kind, serviceId) : payments.find(row.id);
    },
  };

  /** What was paid from the credit of the wallet. */
  async function fromCredit(address: string, kind: Offer['kind'], serviceId: string): Promise<Payment | null> {
    const row = await database.read
      .selectFrom('wallet_proofs')
      .innerJoin('payments', 'payments.id', 'wallet_proofs.payment_id')
      .select('payments.id')
      .where('wallet_proofs.wallet', '=', address)
      .where('wallet_proofs.service_id', '=', serviceId)
      .where('payments.payer_account_id', '=', address)
      .where('payments.client_id', '=', address)
      .where('payments.status', '=', 'paid')
      .where('payments.expires_at', '>', clock.now())
      .$if(kind === 'tool', (query) => query.where(hasCallBack))
      .orderBy('payments.paid_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : payments.find(row.id);
  }
}

/** A payment whose call has not begun yet is another request's, which is just about to. */
const hasCallBack = sql<boolean>`payments.used_calls < payments.max_calls and exists (
  select 1 from calls where calls.payment_id = payments.id and calls.state = 'given_back'
)`;
