import { createLog } from '../src/log.ts';
import { metrics } from '../src/metrics.ts';
import { dayMs, minuteMs, type Clock } from '../src/clock.ts';
import { paymentCore } from '../src/payments/payment-core.ts';
import type { PaymentProvider } from '../src/payments/provider.ts';
import { sealer } from '../src/payments/quotes/sealed-quote.ts';
import type { Database } from '../src/storage/database.ts';

export interface MoneyCoreOptions {
  database: Database;
  clock: Clock;
  providers: readonly PaymentProvider[];
  processId?: string;
  takesTestMoney?: boolean;
  settlesFirst?: boolean;
}

/** Payments, ledger and purchases on a database, without anything that is sold. */
export function moneyCore({
  database,
  clock,
  providers,
  processId = 'proc_1',
  takesTestMoney = true,
  settlesFirst = false,
}: MoneyCoreOptions) {
  const log = createLog({ level: 'silent' });
  const seals = sealer(['a secret of at least thirty-two characters']);
  const ttl = { quoteTtlMs: 15 * minuteMs, tokenTtlMs: dayMs };
  const counted = metrics();
  const core = paymentCore({
    database,
    sealer: seals,
    providers,
    clock,
    log,
    metrics: counted,
    processId,
    takesTestMoney,
    settlesFirst,
    ...ttl,
  });
  return { ...core, sealer: seals, processId };
}
