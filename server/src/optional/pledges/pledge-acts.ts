import type { Parts } from '../../parts.ts';
import { pledgeEnds, type PledgeEnds } from './pledge-ends.ts';
import { pledgePurchases, type PledgePurchases } from './pledge-purchases.ts';
import { pledges, type Pledges } from './pledges.ts';

/** What is done with pledges, for routes and tools. */
export interface PledgeActs {
  pledges: Pledges;
  pledgePurchases: PledgePurchases;
  pledgeEnds: PledgeEnds;
}

export type PledgeActsParts = Pick<
  Parts,
  'accessLog' | 'accounts' | 'assets' | 'clock' | 'config' | 'credit' | 'database' | 'earnings' | 'jobs' | 'log' | 'payments'
>;

export function pledgeActs(parts: PledgeActsParts): PledgeActs {
  const { accessLog, accounts, assets, clock, config, credit, database, earnings, jobs, log, payments } = parts;
  return {
    pledges: pledges(parts),
    pledgePurchases: pledgePurchases({ ...payments, database, jobs }),
    pledgeEnds: pledgeEnds({
      ...payments,
      accessLog,
      assets: assets.assets,
      auditTrail: accounts.auditTrail,
      checkDeliverable: assets.checkDeliverable,
      clock,
      database,
      log,
      messages: credit.accountMessages,
      revenue: earnings.revenue,
      usableMs: config.tokenTtlMs,
    }),
  };
}
