import { queryLanguage } from '../search/query-language.ts';
import type { Asset } from './asset.ts';

/** The language of an asset, ISO 639-1: of a text file, else of the title and description; null if it is unclear. */
export function languageOfAsset({ preview, title, description }: Pick<Asset, 'preview' | 'title' | 'description'>): string | null {
  return (preview.kind === 'text' ? preview.language : null) ?? queryLanguage(`${title}\n${description ?? ''}`);
}
