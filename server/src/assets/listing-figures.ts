import type { AssetStatus, AssetType, ListingSort } from '@farebox/contract';
import { sql, type RawBuilder } from 'kysely';
import { isDeliveryKept } from '../earnings/kept-sales.ts';
import { dayMs } from '../clock.ts';
import { idFloor } from '../ids.ts';
import type { Micros } from '../money.ts';
import { lowered } from '../storage/begins-with.ts';
import type { Database } from '../storage/database.ts';
import type { Dialect } from '../storage/dialect.ts';
import type { Page } from '../storage/page.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';

export interface ListingFigures {
  /** Searches that showed it. */
  shown: number;
  views: number;
  /** Also in test money; none that was given back. */
  sales: number;
  /** The share of the owner, in real money. */
  earnedMicros: Micros;
  testMicros: Micros;
}

interface ListingRequest {
  ownerId: string;
  /** Epoch milliseconds; the days (UTC) from then on count. */
  since: number;
  /** In the title. */
  query?: string | undefined;
  status?: AssetStatus | undefined;
  assetType?: AssetType | undefined;
  sort: ListingSort;
}

export interface ListingsOfOwner {
  list(request: ListingRequest, page: { limit: number; offset: number }): Promise<Page<Asset & ListingFigures>>;
  totals(request: ListingRequest): Promise<ListingFigures>;
}

interface FigureRow {
  id: string;
  shown: number;
  views: number;
  sales: number;
  earned: Micros;
  test: Micros;
}

const orders: Readonly<Record<ListingSort, RawBuilder<unknown>>> = {
  newest: sql`assets.id desc`,
  title: sql`lower(title), assets.id`,
  shown: sql`shown desc, assets.id desc`,
  views: sql`views desc, assets.id desc`,
  sales: sql`sales desc, assets.id desc`,
  earned: sql`earned desc, test desc, assets.id desc`,
  conversion: sql`coalesce(sales * 1.0 / nullif(views, 0), -1) desc, assets.id desc`,
};

/** What each asset of an owner did in a period: how often it was shown, looked at and sold. */
export function listingsOfOwnerWithFigures({ read, dialect }: Database, assets: Pick<Assets, 'findAll'>): ListingsOfOwner {
  return {
    async list(request, { limit, offset }) {
      const { rows } = await sql<FigureRow>`
        select assets.id as id, ${eachFigure} from ${listed(dialect, request)}
        order by ${orders[request.sort]} limit ${limit + 1} offset ${offset}`.execute(read);
      const shown = rows.slice(0, limit);
      const found = new Map((await assets.findAll(shown.map(({ id }) => id))).map((asset) => [asset.id, asset]));
      const items = shown.flatMap((row) => {
        const asset = found.get(row.id);
        return asset === undefined ? [] : [{ ...asset, ...figuresOf(row) }];
      });
      return { items, nextCursor: rows.length > limit ? String(offset + limit) : null };
    },
    async totals(request) {
      const { rows } = await sql<FigureRow>`
        select ${sql.join(['shown', 'views', 'sales', 'earned', 'test'].map((name) => sumOf(name)))}
        from (select ${eachFigure} from ${listed(dialect, request)}) figures`.execute(read);
      return figuresOf(rows[0] ?? { shown: 0, views: 0, sales: 0, earned: 0, test: 0 });
    },
  };
}

const eachFigure = sql`coalesce(counted.shown, 0) as shown, coalesce(counted.views, 0) as views,
  coalesce(sold.sales, 0) as sales, coalesce(sold.earned, 0) as earned, coalesce(sold.test, 0) as test`;

function sumOf(name: string) {
  return sql`cast(coalesce(sum(${sql.ref(name)}), 0) as bigint) as ${sql.ref(name)}`;
}

/** Only of this owner, by their indexes: what others sell costs nothing here. */
function listed(dialect: Dialect, { ownerId, since, query = '', status, assetType }: ListingRequest) {
  const part = `%${lowered(dialect, query.trim()).replaceAll(/[!%_]/g, '!$&')}%`;
  return sql`assets
    left join (
      select listing_id, cast(sum(shown) as bigint) as shown, cast(sum(views) as bigint) as views from listing_days
      where day >= ${Math.floor(since / dayMs)} and listing_id in (select id from assets where owner_id = ${ownerId})
      group by listing_id
    ) counted on counted.listing_id = assets.id
    left join (
      select asset_id, count(*) as sales,
        cast(coalesce(sum(case when is_test = 0 then amount_micros - fee_micros end), 0) as bigint) as earned,
        cast(coalesce(sum(case when is_test = 1 then amount_micros end), 0) as bigint) as test
      from revenue_events
      where owner_id = ${ownerId} and id >= ${idFloor('rev', since)}
        and ${isDeliveryKept}
      group by asset_id
    ) sold on sold.asset_id = assets.id
    where owner_id = ${ownerId} and lower(title) like ${part} escape '!'
    ${status === undefined ? sql`` : sql`and status = ${status}`}
    ${assetType === undefined ? sql`` : sql`and asset_type = ${assetType}`}`;
}

function figuresOf({ shown, views, sales, earned, test }: Omit<FigureRow, 'id'>): ListingFigures {
  return { shown, views, sales, earnedMicros: earned, testMicros: test };
}
