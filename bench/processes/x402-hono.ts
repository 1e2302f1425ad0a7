import { x402Facilitator } from '@x402/core/facilitator';
import { ExactEvmScheme as ExactFacilitator } from '@x402/evm/exact/facilitator';
import { ExactEvmScheme } from '@x402/evm/exact/server';
import { paymentMiddleware, x402ResourceServer } from '@x402/hono';
import { Hono } from 'hono';
import { z } from 'zod';
import { systemClock } from '../../server/src/clock.ts';
import { testNetwork } from '../../server/src/settlement/test-network.ts';
import { migrate } from '../../server/src/storage/migrate.ts';
import { openSqlite } from '../../server/src/storage/sqlite.ts';
import { answerParent } from '../child.ts';
import { ledgerSigner, memoryLedger } from '../ledger-signer.ts';
import { listenBare } from '../listen-bare.ts';
import { StockOrder } from '../stock-seller.ts';

const Input = z.object({ text: z.string() });

/** A stock x402 seller of word counts: the middleware and the facilitator as in their README, both in this process. */
answerParent({
  async start(value) {
    const { network, asset, payTo, price, path, file } = StockOrder.parse(value);
    const ledger = file === null ? memoryLedger() : await ledgerOn(file);
    const facilitator = new x402Facilitator().register(network, new ExactFacilitator(ledgerSigner(ledger, asset)));
    const supported = facilitator.getSupported();
    const kinds = supported.kinds.map((kind) => ({ ...kind, network }));
    const server = new x402ResourceServer({
      verify: (...payment) => facilitator.verify(...payment),
      settle: (...payment) => facilitator.settle(...payment),
      getSupported: async () => ({ ...supported, kinds }),
    }).register(network, new ExactEvmScheme());

    const app = new Hono();
    const accepts = { scheme: 'exact', price, network, payTo };
    app.use(paymentMiddleware({ [`POST ${path}`]: { accepts, description: 'Counts words', mimeType: 'application/json' } }, server));
    app.post(path, async (c) => {
      const { text } = Input.parse(await c.req.json());
      const words = text.split(/\s+/).filter((word) => word !== '').length;
      return c.json({ characters: text.length, lines: text.split('\n').length, words });
    });
    return listenBare(app);
  },
});

/** The ledger of the service's test network, also on a disk. */
async function ledgerOn(file: string) {
  const database = openSqlite({ file });
  await migrate(database);
  return testNetwork({ database, clock: systemClock });
}
