import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Authenticator } from '../../src/accounts/authenticate.ts';
import { namedCaller } from '../../src/accounts/caller.ts';
import { systemClock } from '../../src/clock.ts';
import { asProblem } from '../../src/errors.ts';
import { facilitatorRoutes, type FacilitatorParts } from '../../src/http/payments/facilitator-routes.ts';
import { rateLimit } from '../../src/requests/rate-limit.ts';
import type { Settler } from '../../src/settlement/settler.ts';
import { readConfig } from '../../src/config.ts';

export interface RunningFacilitator extends AsyncDisposable {
  /** The base that `/verify` is put behind. */
  url: string;
}

const nobody: Authenticator = {
  authenticate: async () => namedCaller(undefined),
  browserCaller: async () => null,
  publicUrl: () => 'http://127.0.0.1',
};

/** The facilitator routes alone, on a port of the loopback. */
export async function startFacilitator(settler: Settler, parts: Partial<FacilitatorParts> = {}): Promise<RunningFacilitator> {
  const { trustedHops, x402 } = readConfig({ FAREBOX_SECRET: 'x'.repeat(32) });
  const limits = { unpaid: rateLimit({ perMinute: 0, clock: systemClock }), capture: rateLimit({ perMinute: 0, clock: systemClock }) };
  const app = new Hono();
  app.route('/', facilitatorRoutes({ config: { trustedHops, x402 }, settler, authenticator: nobody, limits, ...parts }));
  app.onError((thrown) => {
    const { code, status, details } = asProblem(thrown);
    return Response.json({ code, ...details.members }, { status });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/x402`,
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
