import type { AssetSearch } from '../search/asset-search.ts';
import { isFindable, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { documentOf } from './search-document.ts';

/** A published asset with the same or nearly the same content as another. */
export interface NearDuplicate {
  asset: Asset;
  /** From 0 to 1; 1 if the bytes are identical. */
  similarity: number;
  hasSameBytes: boolean;
}

const shownMax = 5;
/** More than are shown, because some are skipped. */
const candidatesMax = 4 * shownMax;

/** The published assets most similar to a published one, its owner's and others', most similar first. */
export async function nearDuplicates(
  { assets, search }: { assets: Assets; search: AssetSearch },
  asset: Asset,
  signal: AbortSignal,
): Promise<NearDuplicate[]> {
  const sameBytes = asset.sha256 === null ? [] : await assets.published({ sha256: asset.sha256, except: asset.id, limit: shownMax });
  const twins = await search.twins(documentOf(asset), { topK: candidatesMax, signal });
  const similarities = new Map(twins.map(({ assetId, similarity }) => [assetId, similarity]));
  const known = new Set(sameBytes.map(({ id }) => id));
  const similar = (await assets.findAll([...similarities.keys()])).filter(
    (other) => isFindable(other) && !known.has(other.id) && !isDistinct(asset, other),
  );
  return [
    ...sameBytes.map((other) => ({ asset: other, similarity: 1, hasSameBytes: true })),
    ...similar.map((other) => ({ asset: other, similarity: similarities.get(other.id) ?? 0, hasSameBytes: false })),
  ].slice(0, shownMax);
}

/** The message to the owner. */
export function duplicateMessage({ asset, hasSameBytes }: NearDuplicate, ownerId: string): string {
  const whose = asset.ownerId === ownerId ? 'your own asset' : 'an asset of another owner';
  const isLike = hasSameBytes ? 'Its bytes are identical to those of' : 'Its content is nearly the same as';
  return `${isLike} ${whose}, "${asset.title}": a buyer who sees both may choose the other. Describe the difference, or archive one of them.`;
}

/**
 * Whether two assets belong to a series (two years, two volumes, two stations: titles that differ only by a number) or are of different
 * kinds.
 */
function isDistinct(a: Asset, b: Asset): boolean {
  return a.assetType !== b.assetType || numbersOf(a.title) !== numbersOf(b.title);
}

function numbersOf(title: string): string {
  return (title.normalize('NFKC').match(/\d+/g) ?? []).sort().join(' ');
}
