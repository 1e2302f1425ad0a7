import { normalEmail } from '@farebox/contract';
import { BoundedMap } from '../../limits/cache.ts';
import type { RateLimit } from '../../limits/token-bucket.ts';

/** How often somebody may try to log in to one account, from however many addresses. */
export type LoginLimit = ReturnType<typeof loginLimit>;

/** Past that the pair that was remembered first is forgotten. */
const placesMax = 50_000;

/** @param perAccount one that counts by account, and by account and address */
export function loginLimit(perAccount: RateLimit) {
  const places = new BoundedMap<string, true>(placesMax);
  return {
    /** @throws rate_limited */
    take(email: string, address: string): void {
      const place = placeOf(email, address);
      perAccount.take(places.has(place) ? place : normalEmail(email));
    },
    /** From here the owner of the account logs in: strangers who use up its allowance do not lock the owner out. */
    remember(email: string, address: string): void {
      places.set(placeOf(email, address), true);
    },
  };
}

function placeOf(email: string, address: string): string {
  return `${normalEmail(email)} ${address}`;
}
