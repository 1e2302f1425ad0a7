import { editorOf } from '../../assets/publish.ts';
import { ChangedListings, ChangeListings, Listing, ListingPage, ListingQuery, type UpdateAsset } from '@farebox/contract';
import type { Asset } from '../../assets/asset.ts';
import type { ListingFigures } from '../../assets/listing-figures.ts';
import { dayMs, rfc3339 } from '../../clock.ts';
import { asProblem, problem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import { assetBody } from '../../surface/asset-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import { showSeller } from '../../surface/records/assets.ts';
import { answers, forOwners, forReaders, jsonBody } from '../../surface/route-parts.ts';
import { csvList, listed } from '../listings.ts';
import { Routes, type RouteParts } from '../routes.ts';

const listingColumns = Listing.omit({ preview: true, excerpt: true, expected_queries: true, paused: true }).keyof().options;

const listMyListings = forReaders.get('/me/listings', {
  operationId: 'listMyListings',
  summary: 'Your assets with what they did in a period: shown by searches, looked at, sold, earned',
  request: { query: ListingQuery },
  responses: { 200: listed(ListingPage, 'A page of your assets, with the totals of all that the filters let through.', listingColumns) },
});

const changeMyListings = forOwners.patch('/me/listings', {
  operationId: 'changeMyListings',
  summary: 'Change the price of many of your assets, or stop or continue selling them',
  limit: 'unpaid',
  request: jsonBody(ChangeListings),
  responses: { 200: answers(ChangedListings, 'What became of each.') },
});

type ListingRouteParts = RouteParts & Pick<Parts, 'assets' | 'clock'>;

/** What owners see of their assets together, and buyers of owners. To be mounted at `/api/v1`. */
export function listingRoutes(parts: ListingRouteParts): Routes {
  const { listings, assets, publisher } = parts.assets;
  const app = new Routes(parts);

  app.openapi(showSeller, async (c) => {
    const seller = await parts.assets.sellers.find(c.req.valid('param').id);
    if (seller === null) throw problem('not_found', { message: 'seller not found' });
    return c.json({ ...seller, since: rfc3339(seller.since) }, 200);
  });

  app.forCaller(listMyListings, async (c, { accountId: ownerId }) => {
    const { limit, cursor = null, format, days, q: query, status, type: assetType, sort } = c.req.valid('query');
    const today = Math.floor(parts.clock.now() / dayMs);
    const request = { ownerId, since: (today - days + 1) * dayMs, query, status, assetType, sort };
    const list = (page: { limit: number; cursor: string | null }) =>
      listings.list(request, { limit: page.limit, offset: offsetOf(page.cursor) });
    if (format === 'csv') return csvList(c, { fileName: 'listings.csv', columns: listingColumns, list, cursor, cells: listingBody });
    const [page, totals] = await Promise.all([list({ limit, cursor }), listings.totals(request)]);
    return c.json({ ...listBody(page, listingBody), totals: figuresBody(totals) }, 200);
  });

  app.forCaller(changeMyListings, async (c, caller) => {
    const { ids, status, price_amount: price, price_percent: percent } = c.req.valid('json');
    const editor = { ...editorOf(caller), isAdmin: false };
    const items: ChangedListings['items'] = [];
    for (const id of new Set(ids)) {
      const before = percent === undefined ? null : await assets.find(id);
      const change: UpdateAsset = {
        ...(status === undefined ? {} : { status }),
        ...(price === undefined ? {} : { price_amount: price }),
        ...(percent === undefined || (before?.priceMicros ?? null) === null ? {} : { price_amount: raised(before, percent) }),
      };
      const isNothing = Object.keys(change).length === 0;
      items.push(isNothing ? isFree(id) : await outcomeOf(id, () => publisher.update(editor, id, change, c.req.raw.signal)));
    }
    return c.json({ items }, 200);
  });

  return app;
}

async function outcomeOf(id: string, change: () => Promise<unknown>): Promise<ChangedListings['items'][number]> {
  try {
    await change();
    return { id, is_changed: true };
  } catch (thrown) {
    const { message, code, status } = asProblem(thrown);
    // A fault of the service is none of the listing.
    if (status >= 500) throw thrown;
    return { id, is_changed: false, error: message, code };
  }
}

function isFree(id: string): ChangedListings['items'][number] {
  return { id, is_changed: false, error: 'it is free', code: 'conflict' };
}

function raised(asset: Pick<Asset, 'priceMicros'> | null, percent: number): string {
  return formatAmount(Math.min(priceMicrosMax, Math.round((asset?.priceMicros ?? 0) * (1 + percent / 100))));
}

const priceMicrosMax = 1_000_000_000_000;

/** The order is by figures that change, so a page begins at a count. */
function offsetOf(cursor: string | null): number {
  return cursor === null || !/^\d{1,9}$/.test(cursor) ? 0 : Number(cursor);
}

function listingBody(asset: Asset & ListingFigures): Listing {
  return { ...assetBody(asset), ...figuresBody(asset) };
}

function figuresBody({ shown, views, sales, earnedMicros, testMicros }: ListingFigures) {
  return {
    shown,
    views,
    sales,
    earned: formatAmount(earnedMicros),
    test_amount: formatAmount(testMicros),
    conversion: views === 0 ? null : sales / views,
  };
}
