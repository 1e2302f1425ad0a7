import { AdminAsset as AdminAssetBody, AdminAssetPage, AllAssetsQuery } from '@farebox/contract';
import { withOperatorFacts, type OperatedAsset } from '../../assets/operator-facts.ts';
import type { Only, Parts } from '../../parts.ts';
import type { PageRequest } from '../../storage/page.ts';
import { listBody } from '../../surface/list-body.ts';
import { csvList, listed } from '../listings.ts';
import { forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { assetBody } from '../../surface/asset-bodies.ts';

const assetColumns = AdminAssetBody.omit({ preview: true, excerpt: true, expected_queries: true }).keyof().options;

const listAllAssets = forAdmins.get('/admin/assets', {
  operationId: 'listAllAssets',
  summary: 'All assets',
  request: { query: AllAssetsQuery },
  responses: { 200: listed(AdminAssetPage, 'A page of assets.', assetColumns) },
});

/** The assets of all owners, for admins. To be mounted at `/api/v1`. */
export function assetListRoutes(
  parts: RouteParts & Pick<Parts, 'database'> & Only<'assets', 'assets'> & Only<'operations', 'names'>,
): Routes {
  const { database } = parts;
  const { names } = parts.operations;
  const { assets } = parts.assets;
  const app = new Routes(parts);

  app.openapi(listAllAssets, async (c) => {
    const { limit, cursor = null, format, order, q, status, type: assetType, owner_id: ownerId, flagged } = c.req.valid('query');
    const meant = q === undefined ? undefined : { ids: await names.meant(q), title: q };
    const filter = { status, assetType, ownerId, meant, isFlagged: flagged === 'true' };
    const list = async (page: PageRequest) => withOperatorFacts(database, await assets.list(filter, { ...page, order }));
    if (format === 'csv') return csvList(c, { fileName: 'assets.csv', columns: assetColumns, list, cursor, cells: assetCells });
    return c.json(listBody(await list({ limit, cursor }), adminAssetBody), 200);
  });

  return app;
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
