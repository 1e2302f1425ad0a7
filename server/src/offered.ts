import type { Availability } from '@farebox/contract';
import type { Micros } from './money.ts';

/** What can be bought, for which price: the one record behind every document and protocol. */
export interface Offered {
  kind: 'tool' | 'asset';
  id: string;
  /** 0: free. */
  priceMicros: Micros;
  availability: Availability;
}

/** Whether somebody can buy it now. */
export function isBuyable({ availability }: Pick<Offered, 'availability'>): boolean {
  return availability === 'available' || availability === 'api_key_required';
}

/** Whether a wallet that nobody knows can buy it now: it has a price and needs no API key. */
export function isForWallets({ availability, priceMicros }: Pick<Offered, 'availability' | 'priceMicros'>): boolean {
  return availability === 'available' && priceMicros > 0;
}
