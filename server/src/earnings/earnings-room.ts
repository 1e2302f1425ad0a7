import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { payouts, type Payouts } from './payouts.ts';
import { revenueBooks, type RevenueBooks } from './revenue-books.ts';
import { revenue, type Revenue } from './revenue.ts';

/** What owners earned, and how they are paid. */
export interface EarningsRoom {
  payouts: Payouts;
  revenue: Revenue;
  revenueBooks: RevenueBooks;
}

export function earningsRoom(
  { config, database, clock, log, transfers }: Foundation,
  { ledger, settler, auditTrail }: Pick<PaymentsRoom, 'ledger' | 'settler'> & { auditTrail: AuditTrail },
): EarningsRoom {
  const sender = settler?.sender ?? null;
  const { network } = config.x402;
  return {
    payouts: payouts({ database, ledger, auditTrail, clock, log, jobs: transfers, sender, network, ...config.payouts }),
    revenue: revenue({ ledger, dialect: database.dialect, feeBps: config.platformFeeBps }),
    revenueBooks: revenueBooks(database),
  };
}
