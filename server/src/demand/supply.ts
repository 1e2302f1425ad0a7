import { AssetType } from '@farebox/contract';

/** A need, in the form that matching reads. */
export interface Need {
  text: string;
  assetType?: AssetType;
}

/** Something for sale. */
export interface Supply {
  kind: 'asset' | 'tool';
  id: string;
}

export interface Match extends Supply {
  title: string;
  /** 0..1 */
  score: number;
  /** Null if free. `amount` is an exact decimal. */
  price: { amount: string; currency: string } | null;
  /** Where to read about it and get it. */
  href: string;
}

/** Finds everything for sale that answers a need. */
export interface Matcher {
  /** The best matches that are for sale now, best first. */
  matches(need: Need, topK: number): Promise<Match[]>;
  /** What is for sale and nearest to a need, whether it answers it or not, best first. */
  nearest(need: Need, topK: number): Promise<Match[]>;
  /** Whether this one supply answers the need well enough for a webhook. Null if not, or if it is no longer for sale. */
  answers(need: Need, supply: Supply): Promise<Match | null>;
}

/** Below this score a need counts as unmet. */
export const goodScoreMin = 0.5;

/** The only asset type that a need names; null if it names none that is known, or several. */
export function soleAssetType(names: readonly string[]): AssetType | null {
  const known = AssetType.options.filter((type) => names.some((name) => name.toLowerCase() === type));
  return known.length === 1 ? (known[0] ?? null) : null;
}
