import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { RegistryError, ServiceDescriptor, UpdateTool } from '@farebox/contract';
import { requireAdminSession } from '../../accounts/sessions.ts';
import type { Parts } from '../../parts.ts';
import { requireAmount } from '../../money.ts';
import type { ToolSettings } from '../../tools/catalog.ts';
import { callerOf } from '../caller.ts';
import type { Env } from '../client-address.ts';
import { throwInvalid } from '../validation.ts';

type AdminToolRouteParts = Pick<Parts, 'authenticator' | 'catalog' | 'log'>;

const error = (description: string) => ({ description, content: { 'application/json': { schema: RegistryError } } });

const updateTool = createRoute({
  method: 'patch',
  path: '/admin/tools/{id}',
  operationId: 'updateTool',
  tags: ['Administration'],
  summary: 'Publish, enable or price a tool, require an API key, or choose its engine',
  security: [{ bearer: [] }],
  request: {
    params: z.object({
      id: z.string().max(128).meta({ example: 'timestamp' }),
    }),
    body: { required: true, content: { 'application/json': { schema: UpdateTool } } },
  },
  responses: {
    200: { description: 'The descriptor as it is now.', content: { 'application/json': { schema: ServiceDescriptor } } },
    400: error('Invalid input.'),
    401: error('Not logged in.'),
    403: error('Not an admin.'),
    404: error('No such tool.'),
  },
});

/** `/api/v1/admin/tools`: the operator's settings of a tool. */
export function adminToolRoutes(parts: AdminToolRouteParts): OpenAPIHono<Env> {
  const { catalog } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

  app.openapi(updateTool, async (c) => {
    const admin = requireAdminSession(await callerOf(parts, c));
    const { id } = c.req.valid('param');
    const { published, enabled, api_key_required: apiKeyRequired, price_amount: price, engine, related } = c.req.valid('json');
    const settings: ToolSettings = {
      ...(published === undefined ? {} : { published }),
      ...(enabled === undefined ? {} : { enabled }),
      ...(apiKeyRequired === undefined ? {} : { apiKeyRequired }),
      ...(price === undefined ? {} : { priceMicros: price === null ? null : requireAmount('price_amount', price) }),
      ...(engine === undefined ? {} : { engine }),
      ...(related === undefined ? {} : { related }),
    };
    const entry = await catalog.configure(id, settings, admin.accountId);
    parts.log.info({ tool: entry.tool.id, settings, by: admin.accountId }, 'tool settings changed');
    return c.json(catalog.descriptor(entry), 200);
  });

  return app;
}
