import type { AssetType, FoundKind } from '@farebox/contract';
import { assetTypes } from './asset-types.ts';

export const kinds = ['tool', 'asset', 'demand'] as const satisfies readonly FoundKind[];
export const prices = ['0.05', '0.20', '1'] as const;

/** What the address of the catalog says; empty: nothing is chosen. */
export interface CatalogSearch {
  q: string;
  kind: FoundKind | '';
  type: AssetType | '';
  category: string;
  max: string;
  health: 'healthy' | '';
  language: string;
  all: boolean;
}

export const usualSearch: CatalogSearch = { q: '', kind: '', type: '', category: '', max: '', health: '', language: '', all: false };

export function catalogSearchIn(given: Partial<Record<keyof CatalogSearch, unknown>>): Partial<CatalogSearch> {
  return {
    q: textOf(given.q),
    kind: kinds.find((kind) => kind === given.kind) ?? '',
    type: assetTypes.find((type) => type === given.type) ?? '',
    category: textOf(given.category),
    max: prices.find((price) => price === String(given.max)) ?? '',
    health: given.health === 'healthy' ? 'healthy' : '',
    language: languageOf(given.language) ?? '',
    all: given.all === true,
  };
}

/** What the address of the list of data says. */
export interface DataSearch {
  type?: AssetType | undefined;
  /** ISO 639-1. */
  language?: string | undefined;
}

export function dataSearchIn({ type, language }: Partial<Record<keyof DataSearch, unknown>>): DataSearch {
  return { type: assetTypes.find((each) => each === type), language: languageOf(language) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 1000) : '';
}

/** A language, whether something for sale has it or not. */
function languageOf(given: unknown): string | undefined {
  return typeof given === 'string' && /^[a-z]{2}$/.test(given) ? given : undefined;
}
