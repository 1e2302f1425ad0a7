import { z } from '@hono/zod-openapi';
import { ServiceDescriptor, UpdateTool } from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { problem } from '../../errors.ts';
import { requireAmount } from '../../money.ts';
import type { ToolSettings } from '../../tools/set-price.ts';
import { forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

type AdminToolRouteParts = RouteParts & Pick<Parts, 'imports' | 'log' | 'tools'>;

const updateTool = forAdmins.patch('/admin/tools/{id}', {
  operationId: 'updateTool',
  summary: 'Publish, enable or price a tool, require an API key, or choose its engine',
  problems: ['conflict', 'tool_not_found'],
  request: {
    params: z.object({
      id: z.string().max(128).meta({ example: 'timestamp' }),
    }),
    body: { required: true, content: { 'application/json': { schema: UpdateTool } } },
  },
  responses: {
    200: { description: 'The descriptor as it is now.', content: { 'application/json': { schema: ServiceDescriptor } } },
  },
});

/** `/api/v1/admin/tools`: the operator's settings of a tool. */
export function adminToolRoutes(parts: AdminToolRouteParts): Routes {
  const { imports } = parts;
  const { catalog } = parts.tools;
  const app = new Routes(parts);

  app.forCaller(updateTool, async (c, admin) => {
    const { id } = c.req.valid('param');
    const { published, enabled, api_key_required: apiKeyRequired, price_amount: price, ...changes } = c.req.valid('json');
    const { metered_price: meteredPrice, free_per_day: freePerDay, engine, related, ...release } = changes;
    const settings: ToolSettings = {
      ...(published === undefined ? {} : { published }),
      ...(enabled === undefined ? {} : { enabled }),
      ...(apiKeyRequired === undefined ? {} : { apiKeyRequired }),
      ...(price === undefined ? {} : { priceMicros: price === null ? null : requireAmount('price_amount', price) }),
      ...(meteredPrice === undefined ? {} : { meteredPrice }),
      ...(freePerDay === undefined ? {} : { freePerDay }),
      ...(engine === undefined ? {} : { engine }),
      ...(related === undefined ? {} : { related }),
    };
    if (release.accept_change === true) {
      const accepted = await imports.tools.accept(id, admin.accountId);
      if (accepted === null) throw problem('tool_not_found', { message: 'the tool was removed, as at its source' });
    }
    if (published === true && (await imports.tools.tool(id)) !== null)
      await imports.tools.publish(id, admin.accountId, release.force === true);
    const entry = await catalog.configure(id, settings, admin.accountId);
    parts.log.info({ tool: entry.tool.id, settings, by: admin.accountId }, 'tool settings changed');
    return c.json(catalog.descriptor(entry), 200);
  });

  return app;
}
