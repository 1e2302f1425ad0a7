import {
  DiscoveredResources,
  DiscoveryQuery,
  DiscoverySearchAnswer,
  DiscoverySearchQuery,
  X402Manifest,
  type DiscoveredResource,
} from '@farebox/contract';
import { clientIdOf } from '../../accounts/caller.ts';
import type { Parts } from '../../parts.ts';
import { assetsForSale } from '../../assets/for-sale.ts';
import { offeredAsset } from '../../assets/offered-asset.ts';
import { findOffers, type FoundOffers } from '../../demand/offer-search.ts';
import { assetForSale, httpTool, mcpTool, x402Manifest, type Market } from '../../discovery/payment-discovery.ts';
import { problem } from '../../errors.ts';
import { isForWallets } from '../../offered.ts';
import type { Settler } from '../../settlement/settler.ts';
import type { CatalogEntry } from '../../tools/catalog.ts';
import { offeredTool } from '../../tools/offered-tool.ts';
import { agentRequestOf } from '../../surface/request.ts';
import { demandAction } from '../../demand/demand-action.ts';
import { callerOf } from '../../surface/caller.ts';
import { answers } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

type PaymentDiscoveryRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'assets' | 'clock' | 'database' | 'payments' | 'search' | 'tools'>;

const inDiscovery = routesOf({ tags: ['Discovery'] });

const list = inDiscovery.get('/discovery/resources', {
  operationId: 'listPayableResources',
  summary: 'All offers that a wallet can pay with x402',
  description: 'The tools first, then the assets, newest first. Source: x402, extension bazaar.',
  limit: 'unpaid',
  isLenient: true,
  request: { query: DiscoveryQuery },
  responses: {
    200: answers(DiscoveredResources, 'A page of them; none where wallets cannot pay.'),
  },
});

const search = inDiscovery.get('/discovery/search', {
  operationId: 'searchPayableResources',
  summary: 'Offers for wallets that fit a need',
  caller: 'known',
  limit: 'unpaid',
  isLenient: true,
  request: { query: DiscoverySearchQuery },
  responses: {
    200: answers(DiscoverySearchAnswer, 'The best first; none where wallets cannot pay.'),
  },
});

const manifest = inDiscovery.get('/.well-known/x402', {
  operationId: 'getX402Manifest',
  summary: 'The manifest for x402 crawlers',
  limit: 'unpaid',
  problems: ['not_found'],
  responses: {
    200: answers(X402Manifest, 'The manifest.'),
  },
});

/** The most results of each kind in one search. */
const foundMax = 100;
const manifestAssetsMax = 200;

type Filter = Pick<ReturnType<typeof DiscoveryQuery.parse>, 'payTo' | 'scheme' | 'network' | 'extensions'>;

/** For wallets, and for lists of services that wallets can pay. To be mounted at `/`. */
export function paymentDiscoveryRoutes(parts: PaymentDiscoveryRouteParts): Routes {
  const { clock, database, publicUrl } = parts;
  const { catalog } = parts.tools;
  const { settler } = parts.payments;
  const app = new Routes(parts);
  const forSale = assetsForSale({ database, clock, ...parts.assets });
  /** Tools have no time of change: they all changed with the catalog. */
  let toolsUpdatedAt = clock.now();
  catalog.onChange(() => {
    toolsUpdatedAt = clock.now();
  });

  const marketOf = ({ network, payTo, offers }: Settler): Market => ({ publicUrl: publicUrl(), network, payTo, offers });
  const services = () =>
    catalog
      .entries()
      .filter(isPlainlyCallable)
      .map((entry) => catalog.descriptor(entry));

  app.openapi(list, async (c) => {
    c.header('Cache-Control', 'public, max-age=60');
    const { type, limit, offset, ...filter } = c.req.valid('query');
    if (settler === null || !isSoldBy(settler, filter)) {
      return c.json({ x402Version: 2 as const, items: [], pagination: { limit, offset, total: 0 } }, 200);
    }
    const market = marketOf(settler);
    const tools = services().map((service) => (type === 'mcp' ? mcpTool : httpTool)(service, market, toolsUpdatedAt));
    const items = tools.slice(offset, offset + limit);
    let total = tools.length;
    if (type === 'http') {
      const page = await forSale.page(limit - items.length, Math.max(0, offset - tools.length));
      items.push(...page.map((asset) => assetForSale(asset, market)));
      // The count may be a minute old; the listed items are current.
      total = Math.max(total + (await forSale.count()), items.length === 0 ? 0 : offset + items.length);
    }
    return c.json({ x402Version: 2 as const, items, pagination: { limit, offset, total } }, 200);
  });

  app.openapi(search, async (c) => {
    const { query, type, limit, cursor, ...filter } = c.req.valid('query');
    if (settler === null || !isSoldBy(settler, filter)) {
      return c.json({ x402Version: 2 as const, resources: [], partialResults: false, pagination: null }, 200);
    }
    const market = marketOf(settler);
    const request = cursor === undefined ? agentRequestOf(c, clientIdOf(await callerOf(parts, c))) : null;
    const kinds = type === 'http' ? 'all' : 'tools';
    const { answered, tools, assets: data } = await findOffers(parts, { query, limit: foundMax, kinds, request, signal: c.req.raw.signal });
    // Its answer has no mark for what is only near.
    const ranked = !answered
      ? []
      : [
          ...rankedTools(catalog, tools, (service) => (type === 'mcp' ? mcpTool : httpTool)(service, market, toolsUpdatedAt)),
          ...rankedAssets(data, market),
        ].toSorted((one, other) => other.score - one.score);
    const start = Number(cursor ?? 0);
    const end = start + limit;
    return c.json(
      {
        x402Version: 2 as const,
        resources: ranked.slice(start, end).map(({ resource }) => resource),
        partialResults: answered && (tools.total > foundMax || data.total > foundMax),
        pagination: { limit: Math.min(limit, Math.max(0, ranked.length - start)), cursor: end < ranked.length ? String(end) : null },
        ...(ranked.length > 0 ? {} : { demand: demandAction(publicUrl(), query, undefined) }),
      },
      200,
    );
  });

  app.openapi(manifest, async (c) => {
    if (settler === null) throw problem('not_found');
    c.header('Cache-Control', 'public, max-age=60');
    const newest = await forSale.page(manifestAssetsMax, 0);
    const ids = newest.map(({ id }) => id);
    const updatedAt = Math.max(toolsUpdatedAt, ...newest.map((asset) => asset.updatedAt));
    return c.json(x402Manifest(marketOf(settler), services(), ids, updatedAt), 200);
  });

  return app;
}

interface Ranked {
  score: number;
  resource: DiscoveredResource;
}

function rankedTools(
  catalog: Parts['tools']['catalog'],
  { services: found }: FoundOffers['tools'],
  resourceOf: (service: ReturnType<Parts['tools']['catalog']['descriptor']>) => DiscoveredResource,
): Ranked[] {
  return found.flatMap(({ id, matchScore }) => {
    const entry = catalog.find(id);
    if (entry === null || !isPlainlyCallable(entry)) return [];
    return [{ score: matchScore / 100, resource: resourceOf(catalog.descriptor(entry)) }];
  });
}

function rankedAssets({ results }: FoundOffers['assets'], market: Market): Ranked[] {
  const priced = results.filter(({ asset }) => isForWallets(offeredAsset(asset)));
  return priced.map(({ asset, hit }) => ({ score: hit.score, resource: assetForSale(asset, market) }));
}

/** Everything here is paid for in the same way: a filter matches all or nothing. */
function isSoldBy(settler: Settler, { payTo, scheme, network, extensions }: Filter): boolean {
  return (
    (payTo === undefined || payTo.toLowerCase() === settler.payTo.toLowerCase()) &&
    (scheme === undefined || settler.offers(0).some((offer) => offer.scheme === scheme)) &&
    (network === undefined || network === settler.network) &&
    (extensions === undefined || extensions === 'bazaar')
  );
}

/** Whether anybody may call it, and has to pay. */
function isPlainlyCallable(entry: CatalogEntry): boolean {
  return isForWallets(offeredTool(entry));
}
