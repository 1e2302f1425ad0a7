import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AdminAct as AdminActBody,
  AdminActPage,
  AdminAsset as AdminAssetBody,
  AdminAssetPage,
  AdminTool,
  AdminToolList,
  AllAssetsQuery,
  AuditQuery,
  ListedTopUp as ListedTopUpBody,
  ToolListQuery,
  TopUpListQuery,
  TopUpPage,
} from '@farebox/contract';
import type { AdminAct } from '../accounts/audit-trail.ts';
import type { PageRequest } from '../storage/page.ts';
import { listTopUps as topUpsOfAll, type ListedTopUp } from '../credit/top-up-list.ts';
import { requireAdminSession } from '../accounts/sessions.ts';
import type { Parts } from '../parts.ts';
import { withOperatorFacts, type OperatedAsset } from '../assets/operator-facts.ts';
import { rfc3339 } from '../clock.ts';
import { formatAmount } from '../money.ts';
import type { CatalogEntry } from '../tools/catalog.ts';
import { listBody } from './accounts/account-bodies.ts';
import { assetBody } from './assets/asset-bodies.ts';
import { callerOf } from './caller.ts';
import type { Env } from './client-address.ts';
import { csvList, listed } from './listings.ts';
import { bySession, registryErrors } from './route-parts.ts';
import { throwInvalid } from './validation.ts';

export type AdminListParts = Pick<Parts, 'assets' | 'database' | 'auditTrail' | 'catalog' | 'authenticator'>;

const assetColumns = AdminAssetBody.omit({ preview: true, excerpt: true, expected_queries: true }).keyof().options;
const topUpColumns = ListedTopUpBody.keyof().options;
const actColumns = AdminActBody.keyof().options;
const toolColumns = AdminTool.keyof().options;

const common = { method: 'get' as const, tags: ['Administration'], security: bySession };
const refusals = registryErrors(400, 401, 403);

const listAllAssets = createRoute({
  ...common,
  path: '/admin/assets',
  operationId: 'listAllAssets',
  summary: 'All assets, the newest first',
  request: { query: AllAssetsQuery },
  responses: { 200: listed(AdminAssetPage, 'A page of assets.', assetColumns), ...refusals },
});

const listTopUps = createRoute({
  ...common,
  path: '/admin/top-ups',
  operationId: 'listTopUps',
  summary: 'Credit that was granted, or bought by card or by wallet, the newest first',
  request: { query: TopUpListQuery },
  responses: { 200: listed(TopUpPage, 'A page of top-ups.', topUpColumns), ...refusals },
});

const listAdminActs = createRoute({
  ...common,
  path: '/admin/audit',
  operationId: 'listAdminActs',
  summary: 'The audit trail, the newest first',
  request: { query: AuditQuery },
  responses: { 200: listed(AdminActPage, 'A page of the audit trail, which nothing is ever removed from.', actColumns), ...refusals },
});

const listAllTools = createRoute({
  ...common,
  path: '/admin/tools',
  operationId: 'listAllTools',
  summary: 'All tools with their settings, also unpublished ones',
  request: { query: ToolListQuery },
  responses: { 200: listed(AdminToolList, 'All tools.', toolColumns), ...refusals },
});

/** Lists of everything for admins, to be mounted at `/api/v1`. */
export function adminListRoutes(parts: AdminListParts): OpenAPIHono<Env> {
  const { assets, database, auditTrail, catalog } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  for (const route of [listAllAssets, listTopUps, listAdminActs, listAllTools]) {
    // Checked before the query: strangers learn nothing. Not for other methods, which owners may use.
    app.get(route.path, async (c, next) => {
      requireAdminSession(await callerOf(parts, c));
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }

  app.openapi(listAllAssets, async (c) => {
    const { limit, cursor = null, format, status, type: assetType, owner_id: ownerId, flagged } = c.req.valid('query');
    const filter = { status, assetType, ownerId, isFlagged: flagged === 'true' };
    const list = async (page: PageRequest) => withOperatorFacts(database, await assets.list(filter, page));
    if (format === 'csv') return csvList(c, { fileName: 'assets.csv', columns: assetColumns, list, cursor, cells: assetCells });
    return c.json(listBody(await list({ limit, cursor }), adminAssetBody), 200);
  });

  app.openapi(listTopUps, async (c) => {
    const { limit, cursor = null, format, user_id: holderId, kind, status } = c.req.valid('query');
    const list = (page: PageRequest) => topUpsOfAll(database, { holderId, kind, status }, page);
    if (format === 'csv') return csvList(c, { fileName: 'top-ups.csv', columns: topUpColumns, list, cursor, cells: listedTopUpBody });
    return c.json(listBody(await list({ limit, cursor }), listedTopUpBody), 200);
  });

  app.openapi(listAdminActs, async (c) => {
    const { limit, cursor = null, format, actor_id: actorId, subject_id: subjectId } = c.req.valid('query');
    const list = (page: PageRequest) => auditTrail.list({ actorId, subjectId }, page);
    if (format === 'csv') return csvList(c, { fileName: 'audit.csv', columns: actColumns, list, cursor, cells: actCells });
    return c.json(listBody(await list({ limit, cursor }), actBody), 200);
  });

  app.openapi(listAllTools, async (c) => {
    const { format } = c.req.valid('query');
    // One for each module: the list does not grow, so it has no pages.
    const list = async () => ({ items: [...catalog.all()], nextCursor: null });
    if (format === 'csv') return csvList(c, { fileName: 'tools.csv', columns: toolColumns, list, cursor: null, cells: toolCells });
    return c.json({ items: catalog.all().map(toolBody) }, 200);
  });

  return app;
}

function listedTopUpBody(topUp: ListedTopUp): ListedTopUpBody {
  return {
    id: topUp.id,
    kind: topUp.kind,
    user_id: topUp.holderId,
    amount: formatAmount(topUp.amountMicros),
    currency: 'USD',
    status: topUp.status,
    test: topUp.isTest,
    refunded: formatAmount(topUp.reversedMicros),
    provider: topUp.providerId,
    payment_id: topUp.paymentId,
    note: topUp.note,
    granted_by: topUp.grantedBy,
    created_at: rfc3339(topUp.createdAt),
  };
}

function adminAssetBody({ asset, ownerEmail, flags }: OperatedAsset): AdminAssetBody {
  return { ...assetBody(asset), owner_email: ownerEmail, text_flags: flags };
}

function assetCells(owned: OperatedAsset) {
  const { preview: _preview, excerpt: _excerpt, expected_queries: _queries, text_flags: flags, ...cells } = adminAssetBody(owned);
  return {
    ...cells,
    text_flags: flags.join(' '),
    paused: cells.paused === null ? null : `${cells.paused.reason} since ${cells.paused.since}`,
  };
}

function actBody(act: AdminAct): AdminActBody {
  return {
    id: act.id,
    actor_id: act.actorId,
    action: act.action,
    subject_id: act.subjectId,
    details: act.details,
    created_at: rfc3339(act.createdAt),
  };
}

function actCells(act: AdminAct) {
  return { ...actBody(act), details: JSON.stringify(act.details) };
}

function toolCells(entry: CatalogEntry) {
  const { metered_price: metered, ...body } = toolBody(entry);
  return { ...body, metered_price: metered === null ? null : JSON.stringify(metered) };
}

function toolBody({ tool, state, priceMicros, metering, freePerDay, engine }: CatalogEntry): AdminTool {
  return {
    id: tool.id,
    name: tool.name,
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
