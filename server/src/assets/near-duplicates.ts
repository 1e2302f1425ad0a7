import type { AssetSearch } from '../search/asset-search.ts';
import { isFindable, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { documentOf } from './search-document.ts';

/** A published asset that is, or says, nearly the same as another. */
export interface NearDuplicate {
  asset: Asset;
  /** 0..1; 1 for the very same bytes. */
  similarity: number;
  hasSameBytes: boolean;
}

const shownMax = 5;
/** More than are shown: some are passed over. */
const lookedAtMax = 4 * shownMax;

/** Which published assets are nearly the same as a published one, its owner's own and others', the most alike first. */
export async function nearDuplicates(
  { assets, search }: { assets: Assets; search: AssetSearch },
  asset: Asset,
  signal: AbortSignal,
): Promise<NearDuplicate[]> {
  const sameBytes = asset.sha256 === null ? [] : await assets.published({ sha256: asset.sha256, except: asset.id, limit: shownMax });
  const twins = await search.twins(documentOf(asset), { topK: lookedAtMax, signal });
  const similarities = new Map(twins.map(({ assetId, similarity }) => [assetId, similarity]));
  const known = new Set(sameBytes.map(({ id }) => id));
  const similar = (await assets.findAll([...similarities.keys()])).filter(
    (other) => isFindable(other) && !known.has(other.id) && !isAnother(asset, other),
  );
  return [
    ...sameBytes.map((other) => ({ asset: other, similarity: 1, hasSameBytes: true })),
    ...similar.map((other) => ({ asset: other, similarity: similarities.get(other.id) ?? 0, hasSameBytes: false })),
  ].slice(0, shownMax);
}

/** The message for its owner. */
export function duplicateMessage({ asset, hasSameBytes }: NearDuplicate, ownerId: string): string {
  const whose = asset.ownerId === ownerId ? 'your own asset' : 'an asset of another owner';
  const isLike = hasSameBytes ? 'It has the very same bytes as' : 'It says nearly the same as';
  return `${isLike} ${whose}, "${asset.title}": a buyer who sees both may take the other. Say what is different, or archive one of them.`;
}

/** Two years, two volumes, two stations: alike but for a number in the title, or of another kind. */
function isAnother(a: Asset, b: Asset): boolean {
  return a.assetType !== b.assetType || numbersOf(a.title) !== numbersOf(b.title);
}

function numbersOf(title: string): string {
  return (title.normalize('NFKC').match(/\d+/g) ?? []).sort().join(' ');
}
