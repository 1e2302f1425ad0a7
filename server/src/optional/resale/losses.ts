import type { LosingTool, Resale } from '../../imports/resale.ts';
import { asProblem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import type { Database } from '../../storage/database.ts';
import { chargedRefusal } from '../../tools/run-tool.ts';
import { lossesMax, type UpstreamPayments } from './upstream-payments.ts';

export interface LossesOptions {
  database: Pick<Database, 'read'>;
  payments: Pick<UpstreamPayments, 'sold' | 'lost' | 'lossesInRow'>;
}

/** What becomes of a call that this service pays for. */
export function losses({ database, payments }: LossesOptions): Resale['around'] {
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
