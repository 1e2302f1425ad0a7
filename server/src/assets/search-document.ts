import type { SearchDocument } from '../search/asset-search.ts';
import { languageOfAsset, type Asset } from './asset.ts';

/** The document that search indexes for an asset. */
export function documentOf(asset: Asset): SearchDocument {
  return {
    assetId: asset.id,
    title: asset.title,
    description: asset.description,
    body: asset.searchText,
    assetType: asset.assetType,
    mimeType: asset.mimeType ?? asset.sniffedMimeType,
    licenseTerms: asset.licenseTerms,
    priceMicros: asset.priceMicros ?? 0,
    ownerId: asset.ownerId,
    language: languageOfAsset(asset),
  };
}
