import { minuteMs, type Clock } from '../clock.ts';
import { BoundedMap } from '../limits/cache.ts';
import type { AssetHit, AssetSearch } from '../search/asset-search.ts';
import { isFindable, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import type { FoundAssets } from './find.ts';
import { documentOf } from './search-document.ts';

/** Other assets that may interest the reader of an asset. */
export type RelatedAssets = ReturnType<typeof relatedAssets>;

const shownMax = 5;
/** Some may be archived before they are shown. */
const keptHits = 2 * shownMax;
const keptMs = minuteMs;
const keptMax = 1000;

/** The neighbours of an asset are searched at most once a minute; whether they are for sale is checked each time. */
export function relatedAssets({ assets, search, clock }: { assets: Assets; search: AssetSearch; clock: Clock }) {
  const kept = new BoundedMap<string, { updatedAt: number; until: number; hits: AssetHit[] }>(keptMax);

  async function hitsOf(asset: Asset, signal: AbortSignal): Promise<AssetHit[]> {
    const known = kept.get(asset.id);
    if (known !== undefined && known.updatedAt === asset.updatedAt && clock.now() < known.until) return known.hits;
    const hits = await search.related(documentOf(asset), { topK: keptHits, signal });
    kept.set(asset.id, { updatedAt: asset.updatedAt, until: clock.now() + keptMs, hits });
    return hits;
  }

  return {
    /** At most five published assets, most similar first. */
    async of(asset: Asset, signal: AbortSignal): Promise<FoundAssets['results']> {
      const hits = await hitsOf(asset, signal);
      const found = new Map((await assets.findAll(hits.map(({ assetId }) => assetId))).map((each) => [each.id, each]));
      return hits
        .flatMap((hit) => {
          const other = found.get(hit.assetId);
          return other !== undefined && isFindable(other) ? [{ asset: other, hit }] : [];
        })
        .slice(0, shownMax);
    },
  };
}
