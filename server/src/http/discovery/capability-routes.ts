import { OpenAPIHono } from '@hono/zod-openapi';
import { Capabilities } from '@farebox/contract';
import { capabilities } from '../../discovery/capabilities.ts';
import { factsOf, type FactsParts } from '../../discovery/facts.ts';
import type { Env } from '../../surface/client-address.ts';
import { answers } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';

const getCapabilities = route.get('/capabilities', {
  operationId: 'getCapabilities',
  tags: ['Discovery'],
  summary: 'Features, payments, limits and links of this server',
  responses: { 200: answers(Capabilities, 'The capabilities.') },
});

/** To be mounted at `/api/v1`. */
export function capabilityRoutes(parts: FactsParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  app.openapi(getCapabilities, (c) => {
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(capabilities(factsOf(parts)), 200);
  });
  return app;
}
