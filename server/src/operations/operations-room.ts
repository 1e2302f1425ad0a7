import type { AssetsRoom } from '../assets/assets-room.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { CreditRoom } from '../credit/credit-room.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Embedder } from '../search/embedder.ts';
import type { ToolsRoom } from '../tools/tools-room.ts';
import type { DemandRoom } from '../demand/demand-room.ts';
import type { Mail } from '../mail/mail.ts';
import { knownNames, type KnownNames } from './known-names.ts';
import { notices, type Notices } from './notices.ts';
import { overviews, type Overviews } from './overview.ts';
import { paymentLives, type PaymentLives } from './payment-lives.ts';
import { paymentRefunds, type PaymentRefunds } from './payment-refunds.ts';
import { queuedJobs, type QueuedJobs } from './queued-jobs.ts';
import { revenueSeries, type RevenueSeries } from './revenue-series.ts';
import { salesReports, type SalesReports } from './sales-report.ts';
import { setupChecks, type SetupChecks } from './setup-checks.ts';

/** What operators look at and decide, and the earnings that owners look at. */
export interface OperationsRoom {
  overviews: Overviews;
  revenueSeries: RevenueSeries;
  salesReports: SalesReports;
  names: KnownNames;
  paymentLives: PaymentLives;
  paymentRefunds: PaymentRefunds;
  queuedJobs: QueuedJobs;
  setupChecks: SetupChecks;
  notices: Notices;
}

export interface OperationsRoomOptions
  extends
    Pick<PaymentsRoom, 'unresolved' | 'money' | 'creditSpent' | 'ledger' | 'reservations' | 'receipts' | 'settler'>,
    Pick<CreditRoom, 'checkCards'>,
    Pick<AssetsRoom, 'takeBack'>,
    Pick<ToolsRoom, 'catalog'>,
    Pick<DemandRoom, 'nearMisses'> {
  mail: Mail;
  auditTrail: AuditTrail;
  search: AssetSearch;
  embedder: Embedder;
}

export function operationsRoom(foundation: Foundation, options: OperationsRoomOptions): OperationsRoom {
  const series = revenueSeries(foundation.database);
  const names = knownNames({ ...foundation, ...options });
  return {
    overviews: overviews({ ...foundation, ...options, series }),
    revenueSeries: series,
    salesReports: salesReports({ ...foundation, series }),
    names,
    paymentLives: paymentLives({ ...foundation, names }),
    paymentRefunds: paymentRefunds({ ...foundation, ...options }),
    queuedJobs: queuedJobs({ ...foundation, ...options }),
    setupChecks: setupChecks({ ...foundation, ...options }),
    notices: notices({ ...foundation, ...options }),
  };
}
