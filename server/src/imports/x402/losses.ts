import { asProblem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import type { Database } from '../../storage/database.ts';
import { chargedRefusal } from '../../tools/run-tool.ts';
import type { ToolContext } from '../../tools/tool.ts';
import { lossesMax, type UpstreamPayment, type UpstreamPayments } from './upstream-payments.ts';

export type LosingTool = Pick<UpstreamPayment, 'sourceId' | 'operation' | 'losingSince'>;

/** What becomes of a call that this service pays for. */
export interface Losses {
  /**
   * Runs a call. Once its signature has left, a refusal of the input is charged to its buyer: a signature is money until it expires. Every
   * other failure is a loss of the operator, and too many in a row take the tool from sale.
   * @param run told by `paid` what was signed
   */
  around<T>(
    tool: LosingTool,
    context: Partial<Pick<ToolContext, 'whenPaid'>>,
    run: (paid: (paymentId: string) => void) => Promise<T>,
  ): Promise<T>;
}

export interface LossesOptions {
  database: Pick<Database, 'read'>;
  payments: Pick<UpstreamPayments, 'sold' | 'lost' | 'lossesInRow'>;
  /** Takes a tool from sale until an admin puts it back. */
  pause(tool: LosingTool, reason: string): Promise<void>;
}

export function losses({ database, payments, pause }: LossesOptions): Losses {
  async function pauseIfLosing(tool: LosingTool): Promise<void> {
    const { lost, lostMicros } = await payments.lossesInRow(database.read, tool);
    if (lost < lossesMax) return;
    await pause(tool, `its upstream was paid ${lost} times in a row ($${formatAmount(lostMicros)}), and no buyer got an answer`);
  }

  return {
    async around(tool, { whenPaid }, run) {
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
        await pauseIfLosing(tool);
        throw thrown;
      }
    },
  };
}
