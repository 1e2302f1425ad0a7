import type { Foundation } from '../../foundation.ts';
import { FaucetGrant, FaucetRequest, TestBalance, TestBalanceParams } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { Hex } from '../../settlement/payload.ts';
import type { Settler } from '../../settlement/settler.ts';
import { grantEveryMs, grantMicros, testNetwork } from '../../settlement/test-network.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

export interface TestNetworkParts extends RouteParts, Pick<Foundation, 'clock' | 'database'> {
  payments: RouteParts['payments'] & { settler: Settler | null };
}

const inPayments = routesOf({ tags: ['Payments'] });
const askFaucet = inPayments.post('/api/v1/test-network/faucet', {
  operationId: 'askFaucet',
  security: [{}],
  summary: 'Get test USDC for an address',
  description:
    'Ten test USDC, once an hour. An address that never had any needs not ask: it gets its first ten when its first payment is settled.',
  limit: 'capture',
  request: { body: { required: true, content: { 'application/json': { schema: FaucetRequest } } } },
  responses: {
    200: { description: 'The test USDC is there.', content: { 'application/json': { schema: FaucetGrant } } },
  },
});

const getTestBalance = inPayments.get('/api/v1/test-network/balances/{address}', {
  operationId: 'getTestBalance',
  security: [{}],
  summary: 'The test USDC of an address',
  limit: 'capture',
  request: { params: TestBalanceParams },
  responses: {
    200: { description: 'The balance.', content: { 'application/json': { schema: TestBalance } } },
  },
});

/** The faucet of the test network. Absent if payments are settled elsewhere. With full paths, to be mounted at `/`. */
export function testNetworkRoutes(parts: TestNetworkParts): Routes {
  const { database, clock } = parts;
  const { settler } = parts.payments;
  const app = new Routes(parts);
  if (settler === null || settler.isOnChain) return app;
  const { network, asset } = settler;
  const money = testNetwork({ database, clock });
  const body = (address: string, balanceMicros: Micros) =>
    ({ address, balance: formatAmount(balanceMicros), currency: 'USDC', network, asset }) as const;

  app.openapi(askFaucet, async (c) => {
    const { address } = c.req.valid('json');
    const balanceMicros = await money.fund(hexOf(address));
    const nextAt = rfc3339(clock.now() + grantEveryMs);
    return c.json({ ...body(address, balanceMicros), granted: formatAmount(grantMicros), next_at: nextAt }, 200);
  });
  app.openapi(getTestBalance, async (c) => {
    const { address } = c.req.valid('param');
    return c.json(body(address, await money.balance(hexOf(address))), 200);
  });
  return app;
}

/** For a text whose form was checked. */
function hexOf(address: string): Hex {
  return `0x${address.slice(2)}`;
}
