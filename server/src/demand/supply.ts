import { AssetType } from '@farebox/contract';

/** A need, as matching reads it. */
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
  /** Null: free. `amount` is an exact decimal. */
  price: { amount: string; currency: string } | null;
  /** Where to read more, and to get it. */
  href: string;
}

/** Finds what answers a need among all that is for sale. */
export interface Matcher {
  /** The best of what is for sale now, the best first. */
  matches(need: Need, topK: number): Promise<Match[]>;
  /** Whether this one supply answers the need well enough to send a webhook to those who wait for it; null also when it is no longer for sale. */
  answers(need: Need, supply: Supply): Promise<Match | null>;
}

/** Below this score a need counts as unmet. */
export const goodScoreMin = 0.5;

/** The one type that a need names; null where it names none that is known, or several. */
export function soleAssetType(names: readonly string[]): AssetType | null {
  const known = AssetType.options.filter((type) => names.some((name) => name.toLowerCase() === type));
  return known.length === 1 ? (known[0] ?? null) : null;
}
