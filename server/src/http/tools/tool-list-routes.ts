import { AdminTool, AdminToolList, ToolListQuery } from '@farebox/contract';
import { languageIn } from '../../language.ts';
import { formatAmount } from '../../money.ts';
import type { Only } from '../../parts.ts';
import type { CatalogEntry } from '../../tools/catalog.ts';
import { csvList, listed } from '../listings.ts';
import { forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

const toolColumns = AdminTool.keyof().options;

const listAllTools = forAdmins.get('/admin/tools', {
  operationId: 'listAllTools',
  summary: 'All tools with their settings, also unpublished ones',
  request: { query: ToolListQuery },
  responses: { 200: listed(AdminToolList, 'All tools.', toolColumns) },
});

/** All tools with their settings, for admins. To be mounted at `/api/v1`. */
export function toolListRoutes(parts: RouteParts & Only<'tools', 'catalog'>): Routes {
  const { catalog } = parts.tools;
  const app = new Routes(parts);

  app.openapi(listAllTools, async (c) => {
    const { format } = c.req.valid('query');
    const language = languageIn(c);
    const bodyOf = (entry: CatalogEntry) => toolBody(entry, catalog.nameOf(entry.tool.id, language));
    // One for each module: the list does not grow, so it has no pages.
    const list = async () => ({ items: [...catalog.all()], nextCursor: null });
    if (format === 'csv')
      return csvList(c, { fileName: 'tools.csv', columns: toolColumns, list, cursor: null, cells: (entry) => toolCells(bodyOf(entry)) });
    return c.json({ items: catalog.all().map(bodyOf) }, 200);
  });

  return app;
}

function toolCells({ metered_price: metered, ...body }: AdminTool) {
  return { ...body, metered_price: metered === null ? null : JSON.stringify(metered) };
}

function toolBody({ tool, state, priceMicros, metering, freePerDay, engine }: CatalogEntry, name: string | null): AdminTool {
  return {
    id: tool.id,
    name: name ?? tool.name,
    category: tool.category,
    source_id: tool.upstreamId ?? null,
    published: state.published,
    enabled: state.enabled,
    configured: state.configured,
    missing_configuration: tool.missingConfiguration?.() ?? null,
    engine,
    served_by: tool.servedBy?.() ?? null,
    has_engines: tool.servedBy !== undefined,
    api_key_required: state.apiKeyRequired,
    price_amount: formatAmount(priceMicros),
    metered_price: metering?.rule ?? null,
    free_per_day: freePerDay,
    default_price_amount: formatAmount(tool.pricing.amountMicros),
    currency: 'USD',
  };
}
