import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { FaucetGrant, FaucetRequest, TestBalance, TestBalanceParams } from '@farebox/contract';
import { rfc3339, type Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { Hex } from '../../settlement/payload.ts';
import type { Settler } from '../../settlement/settler.ts';
import { grantEveryMs, grantMicros, testNetwork } from '../../settlement/test-network.ts';
import type { Database } from '../../storage/database.ts';
import { clientAddress, type Env } from '../client-address.ts';
import type { RateLimit } from '../../limits/token-bucket.ts';
import { registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';

export interface TestNetworkParts {
  config: Pick<Config, 'trustedHops'>;
  database: Database;
  clock: Clock;
  settler: Settler | null;
  limits: { capture: RateLimit };
}

const tags = ['Payments'];
const askFaucet = createRoute({
  method: 'post',
  path: '/api/v1/test-network/faucet',
  operationId: 'askFaucet',
  tags,
  security: [{}],
  summary: 'Get test USDC for an address',
  description:
    'Ten test USDC, once an hour. An address that never had any needs not ask: it gets its first ten when its first payment is settled.',
  request: { body: { required: true, content: { 'application/json': { schema: FaucetRequest } } } },
  responses: {
    200: { description: 'The test USDC is there.', content: { 'application/json': { schema: FaucetGrant } } },
    ...registryErrors(400, 415, 429),
  },
});

const getTestBalance = createRoute({
  method: 'get',
  path: '/api/v1/test-network/balances/{address}',
  operationId: 'getTestBalance',
  tags,
  security: [{}],
  summary: 'The test USDC of an address',
  request: { params: TestBalanceParams },
  responses: {
    200: { description: 'The balance.', content: { 'application/json': { schema: TestBalance } } },
    ...registryErrors(400, 429),
  },
});

/** The faucet of the test network. Absent if payments are settled elsewhere. With full paths, to be mounted at `/`. */
export function testNetworkRoutes({ config, database, clock, settler, limits }: TestNetworkParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  if (settler === null || settler.isOnChain) return app;
  const { network, asset } = settler;
  const money = testNetwork({ database, clock });
  const body = (address: string, balanceMicros: Micros) =>
    ({ address, balance: formatAmount(balanceMicros), currency: 'USDC', network, asset }) as const;

  app.use('/api/v1/test-network/*', async (c, next) => {
    limits.capture.take(clientAddress(c, config.trustedHops));
    c.header('Cache-Control', 'no-store');
    await next();
  });
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
