import type { Addition } from '../../discovery/addition.ts';
import type { Foundation } from '../../foundation.ts';
import type { Resale, LosingTool } from '../../imports/resale.ts';
import { readDemand } from './demand.ts';
import { acceptedOffer, payingFetch } from './paying-fetch.ts';
import { openSpendingWallet } from './spending-wallet.ts';
import { upstreamPayments, lossesMax, type UpstreamPayments } from './upstream-payments.ts';
import { asProblem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import type { Database } from '../../storage/database.ts';
import { chargedRefusal } from '../../tools/run-tool.ts';
import { UpstreamPaymentListQuery, UpstreamPaymentPage, type UpstreamPayment as UpstreamPaymentBody } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Parts } from '../../parts.ts';
import type { UpstreamPaymentRow } from '../../storage/tables/upstream-payments.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../../http/routes.ts';

/** Sells on what x402 servers sell: the tools that are imported from them are paid for with the operator's wallet. */
export async function openResale({ config, database, clock }: Foundation): Promise<Resale> {
  const { spendingKey, spendingMaxMicros } = config.imports;
  const wallet = await openSpendingWallet({ key: spendingKey, isRealMoney: config.isRealMoney, clock });
  const payments = upstreamPayments({ database, clock, maxMicros: spendingMaxMicros });
  return {
    address: wallet.address,
    missing() {
      if (wallet.address === null) return 'FAREBOX_SPENDING_KEY is not set';
      return payments.isSpent() ? 'what may be paid to other servers in a day is spent' : null;
    },
    async read(url, options) {
      const { readX402 } = await import('./read-x402.ts');
      return readX402(url, { ...options, wallet });
    },
    payingFetch: (fetch, call) => payingFetch(fetch, { wallet, payments }, call),
    async checkOffer(answer, costMicros) {
      acceptedOffer(await readDemand(answer), wallet, costMicros);
    },
    around: losses({ database, payments }),
  };
}

/** What was paid, for admins. */
export function resaleRoom(parts: UpstreamPaymentParts): Addition {
  return { versioned: upstreamPaymentRoutes(parts) };
}

interface LossesOptions {
  database: Pick<Database, 'read'>;
  payments: Pick<UpstreamPayments, 'sold' | 'lost' | 'lossesInRow'>;
}

/** What becomes of a call that this service pays for. */
function losses({ database, payments }: LossesOptions): Resale['around'] {
  async function pauseIfLosing(tool: LosingTool, pause: Parameters<Resale['around']>[3]): Promise<void> {
    const { lost, lostMicros } = await payments.lossesInRow(database.read, tool);
    if (lost < lossesMax) return;
    await pause(tool, `its upstream was paid ${lost} times in a row ($${formatAmount(lostMicros)}), and no buyer got an answer`);
  }

  return async (tool, { whenPaid }, run, pause) => {
    let paymentId: string | null = null;
    whenPaid?.(async (queries) => {
      if (paymentId !== null) await payments.sold(queries, paymentId);
    });
    try {
      return await run((id) => (paymentId = id));
    } catch (thrown) {
      const failure = asProblem(thrown);
      if (paymentId !== null) {
        if (failure.code === 'tool_refused_input') throw chargedRefusal(failure);
        await payments.lost(paymentId);
      }
      await pauseIfLosing(tool, pause);
      throw thrown;
    }
  };
}

type UpstreamPaymentParts = RouteParts & Pick<Parts, 'clock' | 'database' | 'imports'> & { config: Pick<Config, 'imports'> };

const listUpstreamPayments = forAdmins.get('/admin/upstream-payments', {
  operationId: 'listUpstreamPayments',
  summary: 'What this service pays to other x402 servers for imported tools, newest first',
  request: { query: UpstreamPaymentListQuery },
  responses: { 200: answers(UpstreamPaymentPage, 'A page of it, and what is spent today.') },
});

/** What imported tools cost the service. To be mounted at `/api/v1`. */
function upstreamPaymentRoutes(parts: UpstreamPaymentParts): Routes {
  const { clock, config, database, imports } = parts;
  const payments = upstreamPayments({ database, clock, maxMicros: config.imports.spendingMaxMicros });
  const app = new Routes(parts);

  app.openapi(listUpstreamPayments, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    const [page, { spentMicros, maxMicros }] = await Promise.all([payments.list({ limit, cursor }), payments.today()]);
    const today = { spent: formatAmount(spentMicros), max: formatAmount(maxMicros) };
    return c.json({ ...listBody(page, paymentBody), wallet: imports.resale?.address ?? null, today }, 200);
  });

  return app;
}

function paymentBody(row: UpstreamPaymentRow): UpstreamPaymentBody {
  return {
    id: row.id,
    source_id: row.source_id,
    operation: row.operation,
    request_id: row.request_id,
    host: row.host,
    network: row.network,
    pay_to: row.pay_to,
    amount: formatAmount(row.amount_micros),
    currency: 'USD',
    test: row.is_test === 1,
    state: row.state,
    transaction: row.transaction_id,
    expires_at: rfc3339(row.expires_at),
    created_at: rfc3339(row.created_at),
  };
}
